import Foundation

/// A location in text that TextKit 2 lays out.
public protocol NSTextLocation: AnyObject {
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// TextKit 2's layout manager. Text is laid out without it; the class exists for code that names it.
@preconcurrency @MainActor
open class NSTextLayoutManager: NSObject {
    open weak var textContainer: NSTextContainer?
    open var usesFontLeading = true
}

/// Provides a view in place of an attachment. Stored but not used: text shows the attachment's image.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
    public init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
    ) {
        self.textAttachment = textAttachment
        self.textLayoutManager = textLayoutManager
        self.location = location
        super.init()
    }

    open private(set) weak var textAttachment: NSTextAttachment?
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    public let location: any NSTextLocation
    open var view: UIView?
    open var tracksTextAttachmentViewBounds = false
    open func loadView() {}
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect { textAttachment?.bounds ?? .zero }
}

extension NSTextAttachment {
    /// Does nothing: text shows the attachment's image.
    @preconcurrency @MainActor public class func registerViewProviderClass(
        _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
    ) {}
}
