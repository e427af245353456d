import UIKit

extension UITableView {
    open override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = .systemGray6
    }
}

extension UIWindow {
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { print("shaken") }
    }
}

extension UIAlertController {
    override open var keyCommands: [UIKeyCommand]? { [] }
}

extension UITableViewController {
    override open var keyCommands: [UIKeyCommand]? { nil }
}

extension UINavigationController {
    open override var childForStatusBarStyle: UIViewController? { visibleViewController }
    open override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? super.shouldAutorotate }
}

final class ServerTable: UITableView {
    override func awakeFromNib() {
        super.awakeFromNib()
        rowHeight = 60
    }
}
