import UIKit

/// A process of tests begins as one in the Simulator does: with the variables of its device, which suites read before they compare anything.
@section(".init_array") @used private nonisolated let simulatorVariables: @convention(c) @Sendable () -> Void = {
    SimulatedDevice.setSimulatorVariables()
}
