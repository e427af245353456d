extension UIControl {
    nonisolated static let controlProperties = PropertyTable(
        UIControl.self, parent: UIView.viewProperties,
        [
            .flag("isEnabled", \.isEnabled, "Disabled controls are dimmed and ignore touches."),
            .flag("isSelected", \.isSelected, "Whether the control looks selected."),
            .flag("isHighlighted", \.isHighlighted, "Whether the control looks highlighted."),
            .choice(
                "contentHorizontalAlignment", \.contentHorizontalAlignment, "an alignment",
                ["center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing],
                "The horizontal alignment of the content."),
            .choice(
                "contentVerticalAlignment", \.contentVerticalAlignment, "an alignment",
                ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill], "The vertical alignment of the content."),
            .flag("isContextMenuInteractionEnabled", \.isContextMenuInteractionEnabled),
            .flag("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction),
            .string("toolTip", \.toolTip),
        ])
}
