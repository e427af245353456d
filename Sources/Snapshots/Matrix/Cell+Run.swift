import UIKit

extension Cell {
    /// The process's run as the person has it who holds this device: with the cell's language.
    package var run: SimulatedRun {
        var run = SimulatedRun.current
        if case .code(let code) = language { run = run.speaking(code) }
        run.idiom = device.idiom == .pad ? "ipad" : "iphone"
        return run
    }
}
