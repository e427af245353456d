import Foundation
import Graphics

/// An image in text, placed like a letter.
open class NSTextAttachment: NSObject {
    /// Must stay the first stored property; see `FoundationMark`.
    private let foundationMark = FoundationMark.object
    open var image: UIImage?
    /// The rectangle of the image relative to the baseline, y up; zero for the image's own size.
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?
    open var lineLayoutPadding: CGFloat = 0

    /// The character that stands for an attachment.
    public static let character = 0xFFFC

    public override init() { super.init() }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    public init(data: Data?, ofType uti: String?) {
        contents = data
        fileType = uti
        super.init()
        image = data.flatMap { UIImage(data: $0) }
    }

    /// Returns the rectangle of the image relative to the baseline, y up; zero for the image's own size. Called once for each run of text.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { bounds }

    /// Returns the image for a rectangle.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { image }

    /// Returns the attachment as a value for drawing, in the colour of the text around it.
    /// - Parameter lineHeight: The line height of the text's font in points, proposed to subclasses as the line fragment.
    func value(color: CGColor, traits: UITraitCollection, lineHeight: CGFloat) -> TextRun.Attachment {
        var rect = attachmentBounds(
            for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: 1e7, height: lineHeight), glyphPosition: .zero, characterIndex: 0)
        guard let image = image(forBounds: rect, textContainer: nil, characterIndex: 0) else {
            return TextRun.Attachment(image: nil, bounds: rect)
        }
        if rect.size == .zero {
            rect.size = image.size
            // A symbol sits on the baseline as a letter does.
            if let offset = image.baselineOffsetFromBottom { rect.origin.y -= offset }
        }
        let appearance = ImageAppearance(tint: color, traits: traits)
        let list = image.value.drawing(in: CGRect(origin: .zero, size: rect.size), appearance: appearance)
        let scale = max(traits.displayScale, 1)
        return TextRun.Attachment(image: ImageFile.rasterize(list, size: rect.size, scale: scale), bounds: rect)
    }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

open class NSShadow: NSObject, NSCopying {
    /// Must stay the first stored property; see `FoundationMark`.
    private let foundationMark = FoundationMark.object
    /// The offset in points.
    open var shadowOffset = CGSize.zero
    /// Twice the standard deviation of the blur, points.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour, a `UIColor`. The default is black with an opacity of a third.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    public override init() { super.init() }

    func value(traits: UITraitCollection) -> Shadow? {
        guard let color = shadowColor as? UIColor else { return nil }
        return Shadow(color: color.resolvedCGColor(with: traits), offset: shadowOffset, radius: shadowBlurRadius / 2)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }
}
