import UIKit

/// The resources that scenes use from outside the document: the strings of a language, and the images and colours of catalogs.
package struct DocumentResources {
    package var strings = StringTables()
    /// The change that a pseudo-language makes to every text, or nil to leave texts as they are.
    package var change: ((String) -> String)?
    /// Returns nil for a name that is in no catalog or folder.
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
