import UIKit

/// What the shape of a view's content stands for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// The part of a view that touches reach.
public struct _ContentShapeModifier<Content: Shape>: ElementModifier {
    public typealias Body = Never
    let shape: Content
    let isEvenOdd: Bool
    func update(_ wrapper: ContentShapeElement) {
        wrapper.view.outline = { [shape] in shape.path(in: CGRect(origin: .zero, size: $0)) }
        wrapper.view.isEvenOdd = isEvenOdd
    }
}

final class ContentShapeElement: WrapperElement {
    private(set) lazy var view = ContentShapeView()

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on stage: Stage) {
        stage.show(view, rect) { inner in
            put(content, at: .zero, proposal, in: CGRect(origin: .zero, size: rect.size), on: inner)
        }
    }
}

/// A view that touches reach in a shape.
final class ContentShapeView: UIView {
    var outline: (CGSize) -> Path = { _ in Path() }
    var isEvenOdd = false

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        outline(bounds.size).contains(point, eoFill: isEvenOdd)
    }
}

/// Whether touches reach a view.
public struct _AllowsHitTestingModifier: ElementModifier {
    public typealias Body = Never
    let isAllowed: Bool
    func update(_ wrapper: HitTestingElement) { wrapper.view.isAllowed = isAllowed }
}

final class HitTestingElement: WrapperElement {
    private(set) lazy var view = HitTestingView()

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on stage: Stage) {
        stage.show(view, rect) { inner in
            put(content, at: .zero, proposal, in: CGRect(origin: .zero, size: rect.size), on: inner)
        }
    }
}

/// A view that touches may pass.
final class HitTestingView: UIView {
    var isAllowed = true

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        isAllowed && subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
    }
}

extension View {
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
    }
    @ViewBuilder public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        // The other kinds shape previews and effects of which no picture is made.
        if kind.contains(.interaction) { modifier(_ContentShapeModifier(shape: shape, isEvenOdd: eoFill)) } else { self }
    }
    public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(_AllowsHitTestingModifier(isAllowed: enabled)) }
}
