import Graphics
import UIKit

/// A view that is drawn by a closure.
public struct Canvas<Symbols: View> {
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var symbols: Symbols

    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
        self.renderer = renderer
        self.symbols = symbols()
    }
}

extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer, symbols: { EmptyView() }
        )
    }
}

extension Canvas: ContainerView {
    public typealias Body = Never
    func content(_ element: CanvasElement) -> Symbols { symbols }
    func makeElement(_ node: Node) -> CanvasElement { CanvasElement(node) }
    func update(_ element: CanvasElement) { element.renderer = renderer }
}

final class CanvasElement: ContainerElement {
    var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
    private lazy var view = DrawingView()

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        canvas.show(view, rect)
        let recording = GraphicsContext.Recording()
        recording.symbols = { [unowned self] id in
            let id = Unchecked(id)
            return MainActor.assumeIsolated { Unchecked(self.symbol(id.value)) }.value
        }
        var context = GraphicsContext(recording, environment, CGRect(origin: .zero, size: rect.size))
        renderer(&context, rect.size)
        view.list = recording.list
    }

    /// Returns the picture of the view with a tag.
    private func symbol(_ id: AnyHashable) -> GraphicsContext.DisplayListPicture? {
        guard let element = contents.first(where: { $0.trait(TagTrait.self) == id || $0.innermost.environment.rowIdentity == id }) else {
            return nil
        }
        let size = element.size(.unspecified)
        let holder = UIView(frame: CGRect(origin: .zero, size: size))
        let inner = Stage(holder, origin: .zero, node.graph)
        inner.isNew = true
        put(element, at: .zero, .unspecified, in: holder.bounds, on: inner)
        inner.finish()
        return .init(size: size, list: holder.layerTree().displayList)
    }
}

/// A view that shows what a canvas has drawn.
final class DrawingView: UIView {
    var list = DisplayList() { didSet { if list != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("A drawing is made in code.") }

    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(list) }
}
