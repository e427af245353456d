/// Empty values by type. They replace values that do not compile here, and unknown arguments.
enum EmptyValue {
    /// Returns nil for a type without a known empty value.
    static func of(_ type: String) -> String? {
        if type.isEmpty { return nil }
        if type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<") { return "nil" }
        if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
        return known[type]
    }

    private static let known = [
        "Bool": "false", "Int": "0", "UInt": "0", "Int64": "0", "Int32": "0", "UInt32": "0", "UInt64": "0", "Double": "0", "Float": "0",
        "CGFloat": "0", "TimeInterval": "0", "String": "\"\"", "CGRect": ".zero", "CGSize": ".zero", "CGPoint": ".zero",
        "UIEdgeInsets": ".zero", "Data": "Data()", "NSAttributedString": "NSAttributedString()", "UITableView.Style": ".plain",
        "UIImage": "UIImage()", "UIView": "UIView()", "UIViewController": "UIViewController()", "UIColor": ".label",
        "UINavigationController": "UINavigationController()", "NotificationCenter": ".default", "UserDefaults": ".standard",
        "Bundle": ".main", "FileManager": ".default", "UICollectionViewLayout": "UICollectionViewFlowLayout()", "Set<String>": "[]",
        "UITableViewCell": "UITableViewCell()", "UILabel": "UILabel()", "UIButton": "UIButton()", "UIImageView": "UIImageView()",
        "UIStackView": "UIStackView()", "UIBarButtonItem": "UIBarButtonItem()",
    ]
}
