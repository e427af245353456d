import UIKit

/// The node of something of UIKit's, whose properties are connected as those of a view.
class RepresentableNode<Represented: View>: Node, Evaluated {
    private(set) var view: Represented?
    private let properties = PropertyStore()

    final override var name: String { "\(Represented.self)" }

    final override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.view = view as? Represented
        self.environment = environment
        evaluate()
    }

    final func evaluate() {
        graph.evaluated(self)
        guard let view else { return }
        let connected = properties.connect(view, self)
        self.view = connected
        reading { show(connected) }
        invalidate()
    }

    /// Creates what is shown, if that has not happened yet, and updates it.
    func show(_ view: Represented) {}

    override func leave() { properties.disconnect() }
}

/// The view around something of UIKit's: it gives it the traits of SwiftUI's environment.
final class RepresentedHost: UIView {
    func show(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = bounds
        addSubview(view)
    }

    /// Overrides those traits that differ from the ones above.
    func takeTraits(of environment: EnvironmentValues) {
        let own = environment.traits, host = environment.hostTraits
        overrideUserInterfaceStyle = own.userInterfaceStyle == host.userInterfaceStyle ? .unspecified : own.userInterfaceStyle
        if own.layoutDirection != host.layoutDirection { traitOverrides.layoutDirection = own.layoutDirection }
        if own.preferredContentSizeCategory != host.preferredContentSizeCategory {
            traitOverrides.preferredContentSizeCategory = own.preferredContentSizeCategory
        }
        environment.writeBridgedTraits(to: &traitOverrides)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews where view.frame != bounds { view.frame = bounds }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}
