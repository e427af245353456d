import Foundation
import UIKit

/// A placeholder for a map, a web page or a video, with a caption.
final class ForeignView: UIView {
    private let kind: ViewKind

    init(_ kind: ViewKind) {
        self.kind = kind
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        accessibilityLabel = caption
    }

    required init?(coder: NSCoder) { nil }

    private var caption: String {
        switch kind {
        case .mapView: "Map"
        case .webView, .wkWebView: "Web page"
        case .pdfView: "PDF"
        case .avPlayerView: "Video"
        case .lpLinkView: "Link"
        case .arView, .arscnView, .arskView: "Camera"
        default: "Scene"
        }
    }

    private var symbol: String {
        switch kind {
        case .mapView: "map"
        case .webView, .wkWebView: "globe"
        case .pdfView: "doc"
        case .avPlayerView: "play.circle"
        case .lpLinkView: "link"
        case .arView, .arscnView, .arskView: "camera"
        default: "cube"
        }
    }

    /// Draws a symbol above its caption in the middle, if there is room for them.
    override func draw(_ rect: CGRect) {
        guard bounds.width >= 60, bounds.height >= 60 else { return }
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel,
        ]
        let size = caption.size(withAttributes: attributes)
        let image = UIImage(systemName: symbol)?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 28))?
            .withTintColor(.secondaryLabel)
        let height = (image?.size.height ?? 0) + 4 + size.height
        var y = bounds.midY - height / 2
        if let image {
            image.draw(at: CGPoint(x: bounds.midX - image.size.width / 2, y: y))
            y += image.size.height + 4
        }
        caption.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: y), withAttributes: attributes)
    }
}
