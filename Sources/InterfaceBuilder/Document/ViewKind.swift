/// The view classes of Interface Builder documents by element name: all that occur in 3,545 public documents.
enum ViewKind: String, Sendable {
    case view, label, button, imageView, stackView, scrollView, textField, textView, slider, segmentedControl
    case `switch`
    case tableView, tableViewCell, tableViewCellContentView, tableViewHeaderFooterView
    case collectionView, collectionViewCell, collectionViewCellContentView, collectionReusableView
    case navigationBar, toolbar, tabBar, searchBar
    case activityIndicatorView, progressView, pageControl, pickerView, datePicker, stepper, refreshControl, colorWell, control
    case visualEffectView, containerView, window
    case mapView, webView, wkWebView, pdfView, arView, arscnView, arskView, sceneKitView, skView, spriteKitView, glkView, mtkView
    case avPlayerView, lpLinkView, opaqueRepresentation
    /// An element among subviews that has a frame and an unknown name.
    case unknown

    init?(element: Element) {
        if let kind = ViewKind(rawValue: element.name), kind != .unknown {
            self = kind
        } else if element.parent?.name == "subviews", element.children.contains(where: { $0.name == "rect" && $0.key == "frame" }) {
            self = .unknown
        } else {
            return nil
        }
    }

    /// Whether the content comes from elsewhere (a map, a web page, a 3-D scene) and a placeholder is drawn.
    var isForeign: Bool {
        switch self {
        case .mapView, .webView, .wkWebView, .pdfView, .arView, .arscnView, .arskView, .sceneKitView, .skView, .spriteKitView, .glkView,
            .mtkView, .avPlayerView, .lpLinkView:
            true
        default: false
        }
    }

    /// The class of another framework, which a program may have a stand-in for.
    var foreignClass: String? {
        switch self {
        case .mapView: "MKMapView"
        case .wkWebView: "WKWebView"
        case .pdfView: "PDFView"
        case .lpLinkView: "LPLinkView"
        default: nil
        }
    }

    /// Whether the view's edges, seen from inside, are those of its content.
    var scrolls: Bool {
        switch self {
        case .scrollView, .tableView, .collectionView, .textView: true
        default: false
        }
    }
}
