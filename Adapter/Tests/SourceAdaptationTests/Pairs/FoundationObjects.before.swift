import Foundation

protocol Reactive {}
extension NSObject: Reactive {}

final class Count: NSLock, @unchecked Sendable {
    var value = 0
}

func read(_ url: URL) throws -> [Data] { try [Data(contentsOf: url), Data(contentsOf: url, options: .mappedIfSafe), Data()] }
