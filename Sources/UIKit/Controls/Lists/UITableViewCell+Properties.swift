extension UITableViewCell {
    nonisolated static let tableViewCellProperties = PropertyTable(
        UITableViewCell.self, parent: UIView.viewProperties,
        [
            .choice(
                "accessoryType", \.accessoryType, "an accessory",
                [
                    "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
                    "checkmark": .checkmark, "detailButton": .detailButton,
                ], "The accessory at the end of the row."),
            .choice(
                "selectionStyle", \.selectionStyle, "a selection style", ["none": .none, "default": .default],
                "Whether a selected row is grey."),
            .flag("isSelected", \.isSelected, "Whether the row is selected."),
            .value("backgroundConfiguration", \.backgroundConfiguration),
            .flag("automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration),
            .flag("automaticallyUpdatesBackgroundConfiguration", \.automaticallyUpdatesBackgroundConfiguration),
            .flag("isHighlighted", \.isHighlighted),
            .flag("isEditing", \.isEditing),
            .value("focusStyle", \.focusStyle),
            .flag("showsReorderControl", \.showsReorderControl),
            .flag("shouldIndentWhileEditing", \.shouldIndentWhileEditing),
            .integer("indentationLevel", \.indentationLevel),
            .number("indentationWidth", \.indentationWidth),
            .flag("userInteractionEnabledWhileDragging", \.userInteractionEnabledWhileDragging),
            .value("editingAccessoryType", \.editingAccessoryType),
            .insets("separatorInset", \.separatorInset),
        ])
}
