import Foundation

/// Sorts rows into sections by their first letter.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static var shared: UILocalizedIndexedCollation { ScreenEnvironment.shared { UILocalizedIndexedCollation() } }
    open class func current() -> Self {
        guard let collation = shared as? Self else { preconditionFailure("\(Self.self) is made by nobody") }
        return collation
    }

    /// The letters of English, and `#` for all other texts.
    open var sectionTitles: [String] { "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init) }
    open var sectionIndexTitles: [String] { sectionTitles }
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// Returns the section of an object, whose text `selector` returns.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        section(of: text(of: object, selector))
    }

    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.map { (text(of: $0, selector), $0) }.sorted {
            $0.0.compare($1.0, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedAscending
        }
        .map(\.1)
    }

    private func section(of text: String) -> Int {
        let letter = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).uppercased().prefix(1)
        return sectionTitles.firstIndex(of: String(letter)) ?? sectionTitles.count - 1
    }

    private func text(of object: Any, _ selector: Selector) -> String {
        object as? String ?? (object as? UIResponder).flatMap { selector.send(to: $0) as? String } ?? ""
    }
}
