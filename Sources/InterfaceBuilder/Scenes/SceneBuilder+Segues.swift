import UIKit

/// Segues from one scene to others.
extension SceneBuilder {
    /// Returns the actions of `performSegue(withIdentifier:sender:)` by identifier.
    func segues(of owner: IBController, from controller: UIViewController) -> [String: (Any?) -> Void] {
        var table: [String: (Any?) -> Void] = [:]
        for segue in owner.segues where segue.kind != "relationship" && segue.kind != "embed" {
            guard let identifier = segue.element?["identifier"] else { continue }
            table[identifier] = { [self, weak controller] sender in controller.map { perform(segue, from: $0, sender: sender) } }
        }
        return table
    }

    private func perform(_ segue: IBSegue, from source: UIViewController, sender: Any?) {
        if segue.kind == "unwind" { return unwind(segue, from: source, sender: sender) }
        guard let destination = controller(id: segue.destination) else { return }
        setStyle(of: destination, segue)
        let identifier = segue.element?["identifier"]
        source.prepare(for: UIStoryboardSegue(identifier: identifier, source: source, destination: destination), sender: sender)
        switch segue.kind {
        case "push", "show": source.show(destination, sender: sender)
        case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
        default: source.present(destination, animated: segue.element?["animates"] != "NO")
        }
    }

    private func setStyle(of destination: UIViewController, _ segue: IBSegue) {
        let presentations: [String: UIModalPresentationStyle] = [
            "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
            "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
        ]
        let transitions: [String: UIModalTransitionStyle] = [
            "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
            "partialCurl": .partialCurl,
        ]
        if let style = segue.element?["modalPresentationStyle"].flatMap({ presentations[$0] }) {
            destination.modalPresentationStyle = style
        }
        if let style = segue.element?["modalTransitionStyle"].flatMap({ transitions[$0] }) { destination.modalTransitionStyle = style }
    }

    /// Goes back to the nearest screen whose class has the segue's action: it is called, then everything above it leaves.
    private func unwind(_ segue: IBSegue, from source: UIViewController, sender: Any?) {
        guard let name = segue.element?["unwindAction"] else { return }
        var found: (controller: UIViewController, action: Selector)?
        for candidate in source.screensBelow {
            guard let action = InterfaceModules.action(name, of: candidate) else { continue }
            found = (candidate, action)
            break
        }
        guard let (destination, action) = found else { return }
        let unwinding = UIStoryboardSegue(identifier: segue.element?["identifier"], source: source, destination: destination)
        source.prepare(for: unwinding, sender: sender)
        _ = unsafe destination.perform(action, with: unwinding)
        let isAnimated = segue.element?["animates"] != "NO"
        if source.presentingViewController != nil, destination.presentedFromHere != nil { destination.dismiss(animated: isAnimated) }
        destination.navigationController?.popToViewController(destination, animated: isAnimated)
    }

    /// Connects a control, bar item, gesture recogniser or cell that a segue begins at.
    func addTrigger(_ element: Element, _ trigger: AnyObject, _ owner: IBController, _ controller: UIViewController) {
        guard let segue = owner.segues.first(where: { $0.element == element }), segue.kind != "relationship", segue.kind != "embed" else {
            return
        }
        let relay = SegueRelay(isForAccessory: element["trigger"] == "accessoryAction") { [self, weak controller] sender in
            guard let controller else { return }
            let identifier = element["identifier"]
            guard identifier.map({ controller.shouldPerformSegue(withIdentifier: $0, sender: sender) }) ?? true else { return }
            perform(segue, from: controller, sender: sender)
        }
        let action = Selector("fire:", SegueRelay.fire(_:))
        switch trigger {
        case let control as UIControl: control.addTarget(relay, action: action, for: .primaryActionTriggered)
        case let item as UIBarButtonItem:
            item.target = relay
            item.action = action
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(relay, action: action)
        case let cell as UITableViewCell: cell.interfaceObjects.append(relay)
        case let cell as UICollectionViewCell: cell.interfaceObjects.append(relay)
        default: return
        }
        controller.origin.objects.append(relay)
    }
}

extension UIViewController {
    /// The screens below this one, nearest first: those of its stack, what contains it, and what presents it.
    fileprivate var screensBelow: [UIViewController] {
        var result: [UIViewController] = [], current: UIViewController? = self
        while let controller = current {
            if let parent = controller.parent {
                result += parent.stackBelow(controller) + [parent]
                current = parent
            } else {
                let presenter = controller.presentingViewController
                result += presenter.map { $0.shownScreens + [$0] } ?? []
                current = presenter
            }
        }
        return result
    }

    private func stackBelow(_ child: UIViewController) -> [UIViewController] {
        guard let stack = (self as? UINavigationController)?.viewControllers, let place = stack.firstIndex(where: { $0 === child }) else {
            return []
        }
        return stack[..<place].reversed()
    }

    /// The screens that a container shows, topmost first.
    private var shownScreens: [UIViewController] {
        switch self {
        case let stack as UINavigationController: stack.viewControllers.reversed().flatMap { $0.shownScreens + [$0] }
        case let tabs as UITabBarController: tabs.selectedViewController.map { $0.shownScreens + [$0] } ?? []
        default: children.reversed().flatMap { $0.shownScreens + [$0] }
        }
    }

    /// The controller that this one, or what contains it, presents.
    fileprivate var presentedFromHere: UIViewController? { presentedViewController ?? parent?.presentedFromHere }
}

/// The target of what a segue begins at.
@MainActor private final class SegueRelay: RowSegue {
    let isForAccessory: Bool
    private let body: (Any?) -> Void

    init(isForAccessory: Bool, _ body: @escaping (Any?) -> Void) {
        self.isForAccessory = isForAccessory
        self.body = body
    }

    func fire(_ sender: Any?) { body(sender) }
}
