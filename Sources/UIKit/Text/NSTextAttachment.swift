import Foundation
import Graphics

/// A picture that stands in text like a letter.
open class NSTextAttachment: NSObject {
    /// Stays first.
    private let foundationMark = FoundationMark.object
    open var image: UIImage?
    /// Relative to the baseline, y up; zero for the image's own size.
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

    /// Where the picture stands, relative to the baseline, y up; zero for the image's own size. Asked once for a run of text.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { bounds }

    /// The picture for a rectangle of that size.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { image }

    /// The attachment as text drawing wants it, in the colour of the text it stands in.
    /// - Parameter lineHeight: of the text's font, points: the line that a class of its own is asked for.
    func value(color: CGColor, traits: UITraitCollection, lineHeight: CGFloat) -> TextRun.Attachment {
        var place = attachmentBounds(
            for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: 1e7, height: lineHeight), glyphPosition: .zero, characterIndex: 0)
        guard let image = image(forBounds: place, textContainer: nil, characterIndex: 0) else {
            return TextRun.Attachment(image: nil, bounds: place)
        }
        if place.size == .zero {
            place.size = image.size
            // A symbol stands on the baseline as a letter does.
            if let offset = image.baselineOffsetFromBottom { place.origin.y -= offset }
        }
        let appearance = ImageAppearance(tint: color, traits: traits)
        let list = image.value.drawing(in: CGRect(origin: .zero, size: place.size), appearance: appearance)
        let scale = max(traits.displayScale, 1)
        return TextRun.Attachment(image: ImageFile.rasterize(list, size: place.size, scale: scale), bounds: place)
    }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

open class NSShadow: NSObject, NSCopying {
    /// Stays first.
    private let foundationMark = FoundationMark.object
    /// Points.
    open var shadowOffset = CGSize.zero
    /// Twice the standard deviation of the blur, points.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; black at a third opacity until set.
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
