import Foundation; import UIKit; import CoreFoundation

protocol Reactive {}
extension NSObject: Reactive {}

final class Count: NSLock, @unchecked Sendable {
    var value = 0
}

func read(_ url: URL) throws -> [Data] { try [InterfaceSample.data(contentsOf: url), InterfaceSample.data(contentsOf: url, options: .mappedIfSafe), Data()] }

final class Pages {
    private lazy var visible: NSMutableSet = NSMutableSet(array: [])
    let shown: NSSet = NSSet(array: [1, 2]), names: [String] = []
}

extension NotificationCenter: Reactive {}
extension FileManager: Reactive {}
extension ProcessInfo: Reactive {}
