import UIKit

/// A kind of view that a spec can create, under its UIKit name.
struct Kind: Sendable {
    let name: String
    let summary: String
    /// The kind whose properties it inherits.
    let parent: String?
    /// The lists of children that it accepts.
    let lists: [ChildList]
    /// The only list that it is allowed in; nil if it is allowed wherever views are.
    let standsIn: ChildList?
    /// Its own properties, in the order in which they are set.
    let properties: [SpecProperty]
    /// The table of the class; nil for a class without properties of its own.
    let table: PropertyTable?
    /// Creates the view. Properties that are needed at creation are read here and set again later, which has no effect.
    let make: @MainActor @Sendable (Values) -> UIView

    /// - Parameters:
    ///   - table: The table of the class. What it offers to specs is set after the properties in `first`, before the other ones.
    init<View: UIView>(
        _ name: String, _ summary: String, parent: String? = "UIView", lists: [ChildList] = [], standsIn: ChildList? = nil,
        make: @escaping @MainActor @Sendable (Values) -> View, first: [SpecPropertyOf<View>] = [], table: PropertyTable? = nil,
        properties: [SpecPropertyOf<View>] = []
    ) {
        self.name = name
        self.summary = summary
        self.parent = parent
        self.lists = lists
        self.standsIn = standsIn
        self.properties = first.map(\.property) + (table?.own ?? []).compactMap(SpecProperty.init) + properties.map(\.property)
        self.table = table
        self.make = make
    }

    /// Every kind, starting with those that can be used alone.
    static let all: [Kind] = [
        .view, .stackView, .scrollView, .label, .imageView, .button, .textField, .textView, .toggle, .slider, .segmentedControl, .stepper,
        .colorWell,
        .progressView, .activityIndicator, .pageControl, .visualEffectView, .tableView, .tableViewCell, .tableViewHeaderFooterView,
        .collectionView, .collectionReusableView, .collectionViewCell, .collectionViewListCell, .searchBar, .tabBar,
    ]

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    static func named(_ name: String) -> Kind? { byName[name] }

    /// UIControl cannot be named in a spec; its subclasses share its properties.
    private static let shared: [String: (parent: String, properties: [SpecProperty])] = [
        "UIControl": ("UIView", UIControl.table.own.compactMap(SpecProperty.init))
    ]

    /// All properties, inherited ones first.
    var allProperties: [SpecProperty] { lookup.properties }

    /// The settings of a view that is about to be created. Few views look at them.
    struct Values {
        let settings: [Setting]

        subscript(name: String) -> Value? { settings.last { $0.property == name }?.value }
    }

    /// All properties of a kind. Looked up once for each view that a spec creates.
    struct Lookup {
        let properties: [SpecProperty]
        /// The indices of the properties by name.
        let indices: [String: Int]

        fileprivate init(_ properties: [SpecProperty]) {
            self.properties = properties
            indices = Dictionary(properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    private static let lookups = byName.mapValues { Lookup($0.collectedProperties) }

    var lookup: Lookup { Self.lookups[name] ?? Lookup(collectedProperties) }

    private var collectedProperties: [SpecProperty] {
        guard let parent else { return properties }
        if let shared = Self.shared[parent] {
            return (Self.named(shared.parent)?.collectedProperties ?? []) + shared.properties + properties
        }
        return (Self.named(parent)?.collectedProperties ?? []) + properties
    }

    /// Whether the view has content and frame guides.
    var scrolls: Bool { name == "UIScrollView" || name == "UITextView" }
}
