import UIKit

/// Makes a picture of a view.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    public var content: Content
    public var proposedSize = ProposedViewSize.unspecified
    public var scale: CGFloat = 1
    public var isOpaque = false
    public var colorMode = ColorRenderingMode.nonLinear
    public var allowedDynamicRange: Image.DynamicRange?

    public init(content: Content) { self.content = content }

    public var uiImage: UIImage? {
        let host = laidOutHost()
        guard host.bounds.width > 0, host.bounds.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = isOpaque
        return UIGraphicsImageRenderer(bounds: host.bounds, format: format).image { context in host.layer.render(in: context.cgContext) }
    }

    public var cgImage: CGImage? { uiImage?.cgImage }

    /// Draws the view by a closure, in a size of its own.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        let host = laidOutHost()
        renderer(host.bounds.size) { host.layer.render(in: $0) }
    }

    private func laidOutHost() -> HostingView {
        let host = HostingView()
        host.respectsSafeArea = false
        host.show(content)
        host.frame.size = host.fitting(proposedSize)
        host.layoutIfNeeded()
        return host
    }
}
