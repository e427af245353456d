import Foundation
import UIKit

// The parts of PDFKit that screens use: a document that cannot be read, and a view with a document's background.

/// A document, which no data can be read as.
open class PDFDocument: NSObject {
    public override init() { super.init() }
    public init?(url: URL) { return nil }
    public init?(data: Data) { return nil }
    open var documentURL: URL? { nil }
    open var pageCount: Int { 0 }
    open var isLocked: Bool { false }
    open var isEncrypted: Bool { false }
    open var string: String? { nil }
    open func page(at index: Int) -> PDFPage? { nil }
    open func index(for page: PDFPage) -> Int { 0 }
    open func insert(_ page: PDFPage, at index: Int) {}
    open func removePage(at index: Int) {}
    open func unlock(withPassword password: String) -> Bool { false }
    open func dataRepresentation() -> Data? { nil }
    @discardableResult open func write(to url: URL) -> Bool { false }
}

public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

open class PDFPage: NSObject {
    public override init() { super.init() }
    public init?(image: UIImage) { super.init() }
    open var document: PDFDocument? { nil }
    open var string: String? { nil }
    open func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
}

@preconcurrency @MainActor
open class PDFView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .secondarySystemBackground
    }
    open var document: PDFDocument?
    open var currentPage: PDFPage? { nil }
    open var displayMode = PDFDisplayMode.singlePageContinuous
    open var displayDirection = PDFDisplayDirection.vertical
    open var displayBox = PDFDisplayBox.cropBox
    open var displaysPageBreaks = true
    open var pageBreakMargins = UIEdgeInsets.zero
    open var pageShadowsEnabled = true
    open var autoScales = false
    open var scaleFactor: CGFloat = 1
    open var minScaleFactor: CGFloat = 0.25
    open var maxScaleFactor: CGFloat = 5
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open var canGoToNextPage: Bool { false }
    open var canGoToPreviousPage: Bool { false }
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
    open func go(to page: PDFPage) {}
    open func goToFirstPage(_ sender: Any?) {}
    open func goToLastPage(_ sender: Any?) {}
    open func goToNextPage(_ sender: Any?) {}
    open func goToPreviousPage(_ sender: Any?) {}
    open func layoutDocumentView() {}
}

@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
    open weak var pdfView: PDFView?
    open var thumbnailSize = CGSize.zero
    open var layoutMode = PDFThumbnailLayoutMode.vertical
}

public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }

/// The button that offers other devices for sound and pictures. It has its place and shows nothing.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    open var activeTintColor: UIColor! = .tintColor
    open var prioritizesVideoDevices = false
}

@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: AnyObject {
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
