import SwiftSyntax

extension CodeBlockItemSyntax {
    /// For a `super.init(…)`, the call that creates the superclass without data; nil if no such call is known.
    var plainSuperInit: String? {
        guard case .expr(let expression) = item, expression.trimmedDescription.hasPrefix("super.init") else { return nil }
        var node: Syntax? = parent
        while let here = node, !here.is(ClassDeclSyntax.self) { node = here.parent }
        let names = node?.as(ClassDeclSyntax.self)?.inheritanceClause.names ?? []
        return names.first.flatMap { Self.plainInits[$0] }
    }

    private static let plainInits: [String: String] = {
        var inits = ["NSObject": "super.init()", "UIBarButtonItem": "super.init()"]
        for view in [
            "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIStackView", "UIScrollView", "UITextField", "UISlider",
            "UISwitch",
            "UICollectionViewCell", "UICollectionReusableView", "UISearchBar", "UINavigationBar", "UIToolbar", "UITabBar", "UIPickerView",
            "UICollectionViewListCell", "UIDatePicker", "UIPageControl", "UIProgressView",
        ] { inits[view] = "super.init(frame: .zero)" }
        for controller in ["UIViewController", "UINavigationController", "UITabBarController"] {
            inits[controller] = "super.init(nibName: nil, bundle: nil)"
        }
        inits["UITextView"] = "super.init(frame: .zero, textContainer: nil)"
        inits["UITableView"] = "super.init(frame: .zero, style: .plain)"
        inits["UITableViewCell"] = "super.init(style: .default, reuseIdentifier: nil)"
        inits["UITableViewHeaderFooterView"] = "super.init(reuseIdentifier: nil)"
        inits["UITableViewController"] = "super.init(style: .plain)"
        inits["UICollectionViewController"] = "super.init(collectionViewLayout: UICollectionViewFlowLayout())"
        return inits
    }()
}
