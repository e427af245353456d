import Foundation

/// The sizes of a button's parts, and how they are arranged.
struct ButtonContents {
    var image: CGSize?
    var title: CGSize?
    var subtitle: CGSize?
    var placement: NSDirectionalRectEdge = .leading
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    var alignment = UIButton.Configuration.TitleAlignment.automatic
    var pixelScale: CGFloat
    var isRightToLeft: Bool

    init(pixelScale: CGFloat, isRightToLeft: Bool) {
        self.pixelScale = pixelScale
        self.isRightToLeft = isRightToLeft
    }

    private var isVertical: Bool { placement == .top || placement == .bottom }

    private var hasText: Bool { title != nil || subtitle != nil }

    private var padding: CGFloat { image != nil && hasText ? imagePadding : 0 }

    /// The width that an image beside the text takes, including padding.
    var sidewaysImageWidth: CGFloat { isVertical ? 0 : (image?.width ?? 0) + (image != nil ? imagePadding : 0) }

    /// The size of the title above the subtitle.
    private var text: CGSize {
        let gap = title != nil && subtitle != nil ? titlePadding : 0
        return CGSize(
            width: max(title?.width ?? 0, subtitle?.width ?? 0), height: (title?.height ?? 0) + (subtitle?.height ?? 0) + gap)
    }

    var size: CGSize {
        let image = image ?? .zero, text = text
        return isVertical
            ? CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
            : CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
    }

    func arranged(
        in content: CGRect, horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment
    ) -> ButtonFrames {
        let natural = size
        var block = CGRect(x: 0, y: 0, width: min(natural.width, max(content.width, 0)), height: natural.height)
        block.origin.x =
            switch horizontal {
            case .left: content.minX
            case .right: content.maxX - block.width
            case .fill: content.minX
            default: PixelGrid.round(content.midX - block.width / 2, pixelScale)
            }
        if horizontal == .fill { block.size.width = content.width }
        block.origin.y =
            switch vertical {
            case .top: content.minY
            case .bottom: content.maxY - block.height
            default: PixelGrid.round(content.midY - block.height / 2, pixelScale)
            }
        return isVertical ? stacked(in: block) : sideBySide(in: block)
    }

    private func sideBySide(in block: CGRect) -> ButtonFrames {
        let image = image ?? .zero
        let imageLeads = (placement == .leading) != isRightToLeft
        let textWidth = max(block.width - image.width - padding, 0)
        let imageX = imageLeads ? block.minX : block.maxX - image.width
        let textX = imageLeads ? block.minX + image.width + padding : block.minX
        var frames = ButtonFrames()
        frames.image = CGRect(
            x: imageX, y: PixelGrid.round(block.midY - image.height / 2, pixelScale), width: image.width, height: image.height)
        let textTop = PixelGrid.round(block.midY - text.height / 2, pixelScale)
        layOut(text: CGRect(x: textX, y: textTop, width: textWidth, height: text.height), into: &frames)
        return frames
    }

    private func stacked(in block: CGRect) -> ButtonFrames {
        let image = image ?? .zero
        let imageFirst = placement == .top
        let imageY = imageFirst ? block.minY : block.maxY - image.height
        var frames = ButtonFrames()
        frames.image = CGRect(
            x: PixelGrid.round(block.midX - image.width / 2, pixelScale), y: imageY, width: image.width, height: image.height)
        let top = imageFirst ? block.minY + image.height + padding : block.minY
        layOut(text: CGRect(x: block.minX, y: top, width: block.width, height: text.height), into: &frames)
        return frames
    }

    private func layOut(text area: CGRect, into frames: inout ButtonFrames) {
        func frame(_ size: CGSize, y: CGFloat) -> CGRect {
            let width = min(size.width, area.width)
            let leads: Bool? =
                switch alignment {
                case .leading: true
                case .trailing: false
                case .center: nil
                case .automatic: subtitle != nil && !isVertical ? true : nil
                }
            let x: CGFloat =
                switch leads {
                case nil: PixelGrid.round(area.midX - width / 2, pixelScale)
                case true?: isRightToLeft ? area.maxX - width : area.minX
                case false?: isRightToLeft ? area.minX : area.maxX - width
                }
            return CGRect(x: x, y: y, width: width, height: size.height)
        }
        if let title { frames.title = frame(title, y: area.minY) }
        if let subtitle { frames.subtitle = frame(subtitle, y: area.maxY - subtitle.height) }
    }
}

/// The frames of a button's parts, in its bounds.
struct ButtonFrames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
}
