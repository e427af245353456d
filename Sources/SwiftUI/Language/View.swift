import UIKit

/// A value that describes a part of a screen.
@MainActor @preconcurrency public protocol View: HostedContent {
    /// The type of the views that this view consists of. `Never` for the views that this module draws itself.
    associatedtype Body: View
    /// The views that this view consists of. Evaluated again when a value that it has read changes.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View {
    public func makeHostingController() -> UIViewController { UIHostingController(rootView: self) }
}

extension Never: View {
    public var body: Never { fatalError("Never has no values.") }
}

/// A view that this module lays out and draws itself: it makes its node instead of having a body.
@MainActor protocol PrimitiveView {
    func makeNode(_ scope: Scope) -> Node
}

extension View where Body == Never {
    /// Primitive views have no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}
