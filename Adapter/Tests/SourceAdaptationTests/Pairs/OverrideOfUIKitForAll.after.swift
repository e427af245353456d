import UIKit

extension UITableView {
    public func plumb_UITableView_awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = .systemGray6
    }
}

extension UIWindow {
    public func plumb_UIWindow_motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { print("shaken") }
    }
}

extension UIAlertController {
    public var plumb_UIAlertController_keyCommands: [UIKeyCommand]? { [] }
}

extension UITableViewController {
    public var plumb_UITableViewController_keyCommands: [UIKeyCommand]? { nil }
}

extension UINavigationController {
    public var plumb_UINavigationController_childForStatusBarStyle: UIViewController? { visibleViewController }
    public var plumb_UINavigationController_shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? super.shouldAutorotate }
}

final class ServerTable: UITableView {
    override func awakeFromNib() {
        super.awakeFromNib()
        rowHeight = 60
    }
}

extension UINavigationController { @_dynamicReplacement(for: childForStatusBarStyle) var plumbReplacing_UINavigationController_childForStatusBarStyle: UIViewController? { if let own = self as? UINavigationController, InterfaceReplacement.begins(own, "childForStatusBarStyle", UINavigationController.self) { defer { InterfaceReplacement.ends() }; return own.plumb_UINavigationController_childForStatusBarStyle }; return childForStatusBarStyle } }
extension UIResponder { @_dynamicReplacement(for: motionEnded(_:with:)) func plumbReplacing_UIResponder_motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { if let own = self as? UIWindow, InterfaceReplacement.begins(own, "motionEnded(_:with:)", UIWindow.self) { defer { InterfaceReplacement.ends() }; return own.plumb_UIWindow_motionEnded(motion, with: event) }; return motionEnded(motion, with: event) } }
extension UIView { @_dynamicReplacement(for: awakeFromNib()) func plumbReplacing_UIView_awakeFromNib() { if let own = self as? UITableView, InterfaceReplacement.begins(own, "awakeFromNib()", UITableView.self) { defer { InterfaceReplacement.ends() }; return own.plumb_UITableView_awakeFromNib() }; return awakeFromNib() } }
extension UIViewController { @_dynamicReplacement(for: keyCommands) var plumbReplacing_UIViewController_keyCommands: [UIKeyCommand]? { if let own = self as? UIAlertController, InterfaceReplacement.begins(own, "keyCommands", UIAlertController.self) { defer { InterfaceReplacement.ends() }; return own.plumb_UIAlertController_keyCommands }; if let own = self as? UITableViewController, InterfaceReplacement.begins(own, "keyCommands", UITableViewController.self) { defer { InterfaceReplacement.ends() }; return own.plumb_UITableViewController_keyCommands }; return keyCommands } }
extension UIViewController { @_dynamicReplacement(for: shouldAutorotate) var plumbReplacing_UIViewController_shouldAutorotate: Bool { if let own = self as? UINavigationController, InterfaceReplacement.begins(own, "shouldAutorotate", UINavigationController.self) { defer { InterfaceReplacement.ends() }; return own.plumb_UINavigationController_shouldAutorotate }; return shouldAutorotate } }
