import Foundation

/// The size of a button, and the frames of its parts.
extension UIButton {
    /// Returns the sizes of the visible parts, from which they are arranged.
    private func contents(width: CGFloat?) -> ButtonContents {
        refresh()
        var contents = ButtonContents(pixelScale: pixelScale, isRightToLeft: isRightToLeft)
        if let wheel = activityIndicator, !wheel.isHidden {
            contents.image = wheel.intrinsicContentSize
        } else if let view = imageViewStorage, !view.isHidden, let image = view.shownImage {
            contents.image = showsConfiguredTypeImage ? Self.configuredTypeImageSize : image.size
        }
        contents.placement = configuration?.imagePlacement ?? .leading
        contents.imagePadding = configuration?.imagePadding ?? 0
        contents.titlePadding = configuration?.titlePadding ?? 0
        contents.alignment = configuration?.titleAlignment ?? .automatic
        let room = width.map { max($0 - contents.sidewaysImageWidth, 0) }
        if let label = titleLabelStorage, !label.isHidden { contents.title = size(of: label, in: room) }
        if let label = subtitleLabelStorage, !label.isHidden { contents.subtitle = size(of: label, in: room) }
        return contents
    }

    private func size(of label: UILabel, in room: CGFloat?) -> CGSize {
        guard label.numberOfLines != 1, let room else { return label.sizeThatFits(.zero) }
        let single = label.sizeThatFits(.zero)
        return single.width <= room ? single : label.sizeThatFits(CGSize(width: room, height: 0))
    }

    var contentPadding: UIEdgeInsets {
        guard let configuration else { return contentEdgeInsets }
        var insets = configuration.contentInsets
        insets.trailing += indicatorSpace
        return insets.resolved(isRightToLeft: isRightToLeft)
    }

    func size(forWidth width: CGFloat?) -> CGSize {
        let insets = contentPadding
        let contents = contents(width: width.map { $0 - insets.left - insets.right })
        guard configuration == nil else {
            let size = contents.size
            return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
        }
        return partsSize(contents)
    }

    /// The size without a configuration, in whole points.
    ///
    /// Six points are added above and below the title unless there are edge insets (Controls.md, UIButton.system), or an image is beside it
    /// (Corpus.md: 2 of 2 buttons, two owners). An image alone is at least as tall as a line (7 of 7 smaller images, four owners). A
    /// background without title or image determines the size. A button without image and insets is at least 30 wide (Suites.md,
    /// buttonSizes).
    private func partsSize(_ contents: ButtonContents) -> CGSize {
        guard buttonType != .close else { return CGSize(width: Self.closeSide, height: Self.closeSide) }
        let background = currentBackgroundImage?.size ?? .zero
        if contents.title == nil, contents.image == nil, background != .zero { return background }
        let hasInsets = contentEdgeInsets != .zero
        var size = CGSize(width: 0, height: standardFont.lineHeight.rounded(.up))
        // An empty title has no width, but is as tall as a line (Suites.md, buttonSizes).
        if let title = contents.title {
            let line = title.height > 0 ? title.height : titleLabelStorage?.font.lineHeight ?? 0
            size = CGSize(width: title.width.rounded(.up), height: line.rounded(.up))
        }
        if let image = contents.image {
            size.width += image.width
            size.height = max(size.height, image.height)
        } else if !hasInsets {
            size.height += 12
            size.width = max(size.width, 30)
        }
        size.width += contentEdgeInsets.left + contentEdgeInsets.right
        size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
        return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }

    /// Returns the frames of the parts within the content rectangle. Without a configuration, an image that is larger than the rectangle
    /// shrinks to it, each side by itself (Controls.md, UIButton.image).
    func placed(in content: CGRect) -> ButtonFrames {
        var contents = contents(width: content.width)
        if configuration == nil, let image = contents.image {
            let room = content.inset(by: imageEdgeInsets)
            contents.image = CGSize(width: min(image.width, max(room.width, 0)), height: min(image.height, max(room.height, 0)))
        }
        var frames = contents.arranged(in: content, horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment)
        guard configuration == nil else { return frames }
        frames.title = frames.title.offset(by: titleEdgeInsets, in: content)
        frames.image = frames.image.offset(by: imageEdgeInsets, in: content)
        return frames
    }
}

extension CGRect {
    /// Moves a part by the edge insets. It keeps its size as long as it fits between them.
    fileprivate func offset(by insets: UIEdgeInsets, in content: CGRect) -> CGRect {
        guard insets != .zero else { return self }
        var rect = offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
        let room = content.width - insets.left - insets.right
        if rect.width > room, insets.left > 0 || insets.right > 0 {
            rect.origin.x = content.minX + insets.left
            rect.size.width = max(room, 0)
        }
        return rect
    }
}
