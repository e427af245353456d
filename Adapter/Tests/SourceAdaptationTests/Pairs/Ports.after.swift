import Foundation

/// Waits in a run loop that has nothing else to do.
final class Waiting {
    private let port = NSMachPort()

    func wait() {
        let loop = RunLoop.current
        loop.add(port, forMode: .default)
        loop.add(NSMachPort(), forMode: .common)
        loop.remove(port, forMode: .default)
    }
}
