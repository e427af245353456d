import UIKit

/// A kind of view that a spec can make, under its UIKit name.
struct Kind: Sendable {
    let name: String
    let summary: String
    /// The kind whose properties it has too.
    let parent: String?
    /// The lists of views that it holds.
    let lists: [ChildList]
    /// The list that it stands in alone; nil: wherever views stand.
    let standsIn: ChildList?
    /// Own properties, in the order in which they are set.
    let properties: [Property]
    /// Makes the view. Properties that must be known at creation are read here, and set again harmlessly.
    let make: @MainActor @Sendable ([String: Value]) -> UIView

    init<View: UIView>(
        _ name: String, _ summary: String, parent: String? = "UIView", lists: [ChildList] = [], standsIn: ChildList? = nil,
        make: @escaping @MainActor @Sendable ([String: Value]) -> View, properties: [PropertyOf<View>]
    ) {
        self.name = name
        self.summary = summary
        self.parent = parent
        self.lists = lists
        self.standsIn = standsIn
        self.properties = properties.map(\.property)
        self.make = make
    }

    /// Every kind, those that stand alone first.
    static let all: [Kind] = [
        .view, .stackView, .scrollView, .label, .imageView, .button, .textField, .textView, .toggle, .slider, .segmentedControl, .stepper,
        .progressView, .activityIndicator, .pageControl, .visualEffectView, .tableView, .tableViewCell, .tableViewHeaderFooterView,
        .collectionView, .collectionReusableView, .collectionViewCell, .collectionViewListCell, .searchBar, .tabBar,
    ]

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    static func named(_ name: String) -> Kind? { byName[name] }

    /// UIControl cannot be named in a spec; its subclasses share its properties.
    private static let shared: [String: (parent: String, properties: [Property])] = ["UIControl": ("UIView", Self.control.map(\.property))]

    /// Inherited properties first.
    var allProperties: [Property] { table.properties }

    /// The place of a property among all of them; nil for one that the kind has not.
    func place(of property: String) -> Int? { table.places[property] }

    /// All properties of a kind, asked for with each view that a spec makes.
    private struct Table {
        let properties: [Property]
        let places: [String: Int]

        init(_ properties: [Property]) {
            self.properties = properties
            places = Dictionary(properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    private static let tables = byName.mapValues { Table($0.collectedProperties) }

    private var table: Table { Self.tables[name] ?? Table(collectedProperties) }

    private var collectedProperties: [Property] {
        guard let parent else { return properties }
        if let shared = Self.shared[parent] {
            return (Self.named(shared.parent)?.collectedProperties ?? []) + shared.properties + properties
        }
        return (Self.named(parent)?.collectedProperties ?? []) + properties
    }

    /// Whether it has content and frame guides.
    var scrolls: Bool { name == "UIScrollView" || name == "UITextView" }
}
