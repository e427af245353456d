import CombineStandIn
import UIKit

/// Acts on the values of a publisher while a view is part of the screen.
public struct _SubscriptionModifier<Source: Publisher>: ViewModifier, PrimitiveModifier where Source.Failure == Never {
    public typealias Body = Never
    let publisher: Source
    let action: (Source.Output) -> Void
    func makeNode(_ scope: Scope) -> Node { SubscriptionNode<Source>(scope) }
}

private final class SubscriptionNode<Source: Publisher>: ModifierNode<_SubscriptionModifier<Source>> where Source.Failure == Never {
    private var subscription: AnyCancellable?

    override func didUpdate(from former: _SubscriptionModifier<Source>?) {
        guard let modifier else { return }
        // A publisher that a body has made anew replaces the former one, as on iOS: `onReceive(Just(text))` is told each new text.
        if let former, ViewComparison.hasSameBytes(former.publisher, modifier.publisher) { return }
        subscription = modifier.publisher.observe({ [weak self] value in
            let received = Unchecked(value)
            onMainActor { self?.receive(received.value) }
        }) { _ in }
    }

    /// Values that come while views are evaluated wait for the end of that.
    private func receive(_ value: Source.Output) {
        graph.afterUpdate { [weak self] in self?.modifier?.action(value) }
    }

    override func leave() { subscription = nil }
}

/// Acts on something that the system hands to the app.
public struct _DeliveryModifier: ViewModifier, PrimitiveModifier {
    public typealias Body = Never
    let accept: (Delivery) -> Void
    func makeNode(_ scope: Scope) -> Node { DeliveryNode(scope) }
}

/// What the system hands to the app.
enum Delivery {
    case url(URL)
    case activity(NSUserActivity)
}

/// The node of a view that accepts what the system hands to the app.
final class DeliveryNode: ModifierNode<_DeliveryModifier> {
    func accept(_ delivery: Delivery) { modifier?.accept(delivery) }
}

extension ViewGraph {
    /// Hands something to the views that accept it.
    func deliver(_ delivery: Delivery) { root.node.map { deliver(delivery, to: $0) } }

    private func deliver(_ delivery: Delivery, to node: Node) {
        (node as? DeliveryNode)?.accept(delivery)
        for child in node.children { deliver(delivery, to: child) }
    }
}

extension View {
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        modifier(_SubscriptionModifier(publisher: publisher, action: action))
    }

    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(_DeliveryModifier { if case .url(let url) = $0 { action(url) } })
    }

    public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View {
        modifier(
            _DeliveryModifier {
                if case .activity(let activity) = $0, activity.activityType == activityType { action(activity) }
            })
    }

    /// Activities are only offered to other apps and devices, of which there are none.
    public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void) -> some View {
        self
    }

    /// There is one scene.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
