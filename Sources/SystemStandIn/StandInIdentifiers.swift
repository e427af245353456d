import Foundation
import Synchronization
import UIKit

/// Counts the objects to which a system would give random identifiers, so that every run gives the same.
final class StandInIdentifiers: Sendable {
    private let count = Mutex<UInt32>(0)

    static func next() -> UUID { ScreenEnvironment.shared { StandInIdentifiers() }.make() }

    private func make() -> UUID {
        let number = count.withLock { count in
            count += 1
            return count
        }
        let bytes = (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) }
        return UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, bytes[0], bytes[1], bytes[2], bytes[3]))
    }
}
