/// The names that nested types and static members of UIKit have in Objective-C, and had in Swift before 4.2: `UIControlState` is
/// `UIControl.State` now, and `UITableViewAutomaticDimension` is `UITableView.automaticDimension`.
enum EarlierNames {
    /// Returns a type's name of today; nil for a name that is not an earlier one.
    static func type(_ name: String) -> String? { others[name] ?? types[name] }

    /// Returns a constant as it is written today, if it begins with the name of a type. Whether the type has it, the compiler tells.
    static func constant(_ name: String) -> String? {
        if let known = others[name] { return known }
        let trait = "UIAccessibilityTrait"
        if name.hasPrefix(trait) { return member(name.dropFirst(trait.count), of: "UIAccessibilityTraits") }
        var length = name.count - 1
        while length > 2 {
            let start = String(name.prefix(length))
            if let type = types[start] ?? (KnownModules.index.types[start] == nil ? nil : start) {
                return member(name.dropFirst(length), of: type)
            }
            length -= 1
        }
        return nil
    }

    /// Returns the constant that a notification's name is now: `UIKeyboardWillShow` was a member of `Notification.Name`.
    static func notification(_ name: String) -> String? {
        name.hasPrefix("UIKeyboard") ? member(name.dropFirst(2) + "Notification", of: "UIResponder") : constant(name + "Notification")
    }

    private static func member(_ rest: some StringProtocol, of type: String) -> String? {
        guard rest.first?.isUppercase == true else { return nil }
        return type + "." + ObjectiveCName.lowered(String(rest))
    }

    private static let types: [String: String] = {
        let nested = KnownModules.index.types.keys.filter { $0.contains(".") }.sorted()
        return Dictionary(nested.map { ($0.filter { $0 != "." }, $0) }, uniquingKeysWith: { one, _ in one })
            .filter { !KnownModules.index.declares($0.key) }
    }()

    /// Names that changed more than by a dot.
    private static let others = [
        "UITableViewCellStyle": "UITableViewCell.CellStyle", "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
        "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle", "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
        "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UIButtonType": "UIButton.ButtonType",
        "UITextBorderStyle": "UITextField.BorderStyle", "UIControlEvents": "UIControl.Event",
        "UILayoutConstraintAxis": "NSLayoutConstraint.Axis", "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
        "NSLayoutRelation": "NSLayoutConstraint.Relation", "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
        "UIViewAutoresizing": "UIView.AutoresizingMask", "UITabBarSystemItem": "UITabBarItem.SystemItem",
        "NSAttributedStringKey": "NSAttributedString.Key",
        "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
        "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
        "kCAMediaTimingFunctionLinear": "CAMediaTimingFunctionName.linear",
        "kCAMediaTimingFunctionEaseIn": "CAMediaTimingFunctionName.easeIn",
        "kCAMediaTimingFunctionEaseOut": "CAMediaTimingFunctionName.easeOut",
        "kCAMediaTimingFunctionEaseInEaseOut": "CAMediaTimingFunctionName.easeInEaseOut",
        "kCAGravityResizeAspect": "CALayerContentsGravity.resizeAspect",
        "kCAGravityResizeAspectFill": "CALayerContentsGravity.resizeAspectFill", "kCAFillModeForwards": "CAMediaTimingFillMode.forwards",
        "kCALineCapRound": "CAShapeLayerLineCap.round", "kCAFillRuleEvenOdd": "CAShapeLayerFillRule.evenOdd",
        "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
        "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
        "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
        "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize", "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
        "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
        "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
        "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
        "NSStringEncoding": "String.Encoding", "NSComparisonResult": "ComparisonResult", "NSCalendarUnit": "Calendar.Component",
        "NSURLSessionAuthChallengeDisposition": "URLSession.AuthChallengeDisposition",
    ]
}
