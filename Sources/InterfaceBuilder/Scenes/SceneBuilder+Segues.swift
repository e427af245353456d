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
        guard let destination = controller(id: segue.destination) else { return }
        let identifier = segue.element?["identifier"]
        source.prepare(for: UIStoryboardSegue(identifier: identifier, source: source, destination: destination), sender: sender)
        switch segue.kind {
        case "push", "show": source.show(destination, sender: sender)
        case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
        default: source.present(destination, animated: segue.element?["animates"] != "NO")
        }
    }

    /// Connects the buttons and bar items that segues begin at.
    func addTriggers(_ owner: IBController, _ controller: UIViewController, _ builder: ViewBuilder) {
        for segue in owner.segues where segue.kind != "relationship" && segue.kind != "embed" && segue.kind != "unwind" {
            guard let id = segue.source.id, let trigger = builder.items[id] else { continue }
            let relay = SegueRelay { [self, weak controller] sender in
                guard let controller else { return }
                let identifier = segue.element?["identifier"]
                guard identifier.map({ controller.shouldPerformSegue(withIdentifier: $0, sender: sender) }) ?? true else { return }
                perform(segue, from: controller, sender: sender)
            }
            controller.origin.objects.append(relay)
            let action = Selector("fire:", SegueRelay.fire(_:))
            switch trigger {
            case let control as UIControl: control.addTarget(relay, action: action, for: .primaryActionTriggered)
            case let item as UIBarButtonItem:
                item.target = relay
                item.action = action
            default: break
            }
        }
    }
}

/// The target of a control that a segue begins at.
@MainActor private final class SegueRelay {
    private let body: (Any?) -> Void

    init(_ body: @escaping (Any?) -> Void) { self.body = body }

    func fire(_ sender: Any?) { body(sender) }
}
