import UIKit

/// What a document's scenes take from beside the document: the strings of a language, pictures and colours of catalogs.
package struct DocumentResources {
    package var strings = StringTables()
    /// How a pseudo-language changes every text; nil to leave them.
    package var change: ((String) -> String)?
    /// Nil for a name that no catalog or folder has.
    package var image: (String, UITraitCollection) -> UIImage?
    package var color: (String) -> UIColor?

    package init(
        strings: StringTables = StringTables(), change: ((String) -> String)? = nil,
        image: @escaping (String, UITraitCollection) -> UIImage? = { _, _ in nil },
        color: @escaping (String) -> UIColor? = { _ in nil }
    ) {
        self.strings = strings
        self.change = change
        self.image = image
        self.color = color
    }

    func changed(_ text: String) -> String { change?(text) ?? text }
}
