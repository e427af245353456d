import UIKit

/// The content of a cell, as SwiftUI views.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    let content: Content
    let background: Background
    var insets = PartialInsets()
    var minimum = (width: CGFloat?.none, height: CGFloat?.none)

    private init(content: Content, background: Background, insets: PartialInsets, minimum: (width: CGFloat?, height: CGFloat?)) {
        (self.content, self.background, self.insets, self.minimum) = (content, background, insets, minimum)
    }

    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, some View> {
        background { Rectangle().fill(style) }
    }

    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(content: self.content, background: content(), insets: insets, minimum: minimum)
    }

    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        var result = self
        result.insets.set(edges, insets)
        return result
    }

    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var result = self
        result.minimum = (width ?? minimum.width, height ?? minimum.height)
        return result
    }

    public func makeContentView() -> UIView & UIContentView { HostingContentView(self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration where Background == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), background: EmptyView(), insets: PartialInsets(), minimum: (nil, nil))
    }
}

/// Insets of which some are set.
struct PartialInsets {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets) {
        if edges.contains(.top) { top = insets.top }
        if edges.contains(.leading) { leading = insets.leading }
        if edges.contains(.bottom) { bottom = insets.bottom }
        if edges.contains(.trailing) { trailing = insets.trailing }
    }
}

/// What a content view needs to know of a configuration, whatever its types are.
@MainActor protocol HostedConfiguration: UIContentConfiguration {
    var contentView: any View { get }
    var backgroundView: any View { get }
    var insets: PartialInsets { get }
    var minimum: (width: CGFloat?, height: CGFloat?) { get }
}

extension UIHostingConfiguration: HostedConfiguration {
    var contentView: any View { content }
    var backgroundView: any View { background }
}

/// Shows SwiftUI views in a cell, inside the cell's margins.
final class HostingContentView: HostedContentView, UIContentView {
    private var hosted: any HostedConfiguration
    private let content = HostingView()
    private let background = HostingView()

    init(_ configuration: any HostedConfiguration) {
        hosted = configuration
        super.init(frame: .zero)
        preservesSuperviewLayoutMargins = true
        for view in [background, content] {
            view.respectsSafeArea = false
            addSubview(view)
        }
        content.contentDidChange = { [weak self] in self?.sizeMayHaveChanged() }
        show()
    }

    required init?(coder: NSCoder) { fatalError("A cell's content is made by its configuration.") }

    var configuration: any UIContentConfiguration {
        get { hosted }
        set {
            guard let new = newValue as? any HostedConfiguration else { return }
            hosted = new
            show()
        }
    }

    func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is any HostedConfiguration }

    private func show() {
        content.show(hosted.contentView)
        background.show(hosted.backgroundView)
        sizeMayHaveChanged()
    }

    private func sizeMayHaveChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        sizeMayHaveChanged()
    }

    /// The margins of the cell, and those that the configuration sets.
    private var insets: UIEdgeInsets {
        let margins = directionalMargins, own = hosted.insets
        let (leading, trailing) = (own.leading ?? margins.leading, own.trailing ?? margins.trailing)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: own.top ?? margins.top, left: isMirrored ? trailing : leading, bottom: own.bottom ?? margins.bottom,
            right: isMirrored ? leading : trailing)
    }

    private var directionalMargins: NSDirectionalEdgeInsets {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft, margins = layoutMargins
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isMirrored ? margins.left : margins.right)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        content.frame = bounds.inset(by: insets)
    }

    /// Rows are at least 44 points tall, as those of UIKit.
    override func contentSize(forWidth width: CGFloat?) -> CGSize {
        let insets = insets
        let inner = content.contentSize(forWidth: width.map { max($0 - insets.left - insets.right, 0) })
        return CGSize(
            width: max(inner.width + insets.left + insets.right, hosted.minimum.width ?? 0),
            height: max(inner.height + insets.top + insets.bottom, hosted.minimum.height ?? 44))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(forWidth: size.width > 0 ? size.width : nil) }
}
