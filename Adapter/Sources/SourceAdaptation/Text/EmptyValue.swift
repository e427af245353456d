/// Empty values of types that are not among the known modules' declarations. They replace values that do not compile here, and unknown arguments.
enum EmptyValue {
    /// Returns nil for a type without a known empty value.
    static func of(_ type: String) -> String? {
        if type.isEmpty { return nil }
        if type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<") { return "nil" }
        if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
        return known[type]
    }

    /// Values of the types of Swift and Foundation, which are not among the known declarations, and values that are better than the first
    /// that would do: text in `.label` can be read in both styles, a layout without cells' frames shows nothing, a store has the app's model.
    private static let known = [
        "Bool": "false", "Int": "0", "UInt": "0", "Int64": "0", "Int32": "0", "UInt32": "0", "UInt64": "0", "Double": "0", "Float": "0",
        "CGFloat": "0", "TimeInterval": "0", "String": "\"\"", "CGRect": ".zero", "CGSize": ".zero", "CGPoint": ".zero",
        "Data": "Data()", "NSAttributedString": "NSAttributedString()", "NotificationCenter": ".default", "UserDefaults": ".standard",
        "Bundle": ".main", "FileManager": ".default", "Set<String>": "[]", "UIColor": ".label",
        "UICollectionViewLayout": "UICollectionViewFlowLayout()", "some View": "OmittedView()", "any View": "OmittedView()",
        "AnyView": "AnyView(OmittedView())",
        "NSManagedObjectModel": "NSManagedObjectModel.mergedModel(from: nil) ?? NSManagedObjectModel()",
    ]
}
