import Foundation

protocol Reactive {}
extension NSObject: Reactive {}

final class Count: NSLock, @unchecked Sendable {
    var value = 0
}

func read(_ url: URL) throws -> [Data] { try [Data(contentsOf: url), Data(contentsOf: url, options: .mappedIfSafe), Data()] }

final class Pages {
    private lazy var visible: NSMutableSet = []
    let shown: NSSet = [1, 2], names: [String] = []
}
