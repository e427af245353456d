import Foundation

/// Waits in a run loop that has nothing else to do.
final class Waiting {
    private let port = Port()

    func wait() {
        let loop = RunLoop.current
        loop.add(port, forMode: .default)
        loop.add(Port(), forMode: .common)
        loop.remove(port, forMode: .default)
    }
}
