import Foundation
@_exported import XMLTree

/// A storyboard or xib that was read and checked, without any views: a value, the same for every device it is drawn on.
package struct IBDocument: Sendable {
    package enum Kind: String, Sendable { case storyboard, xib }

    /// The name given when reading, used in errors and findings.
    package let file: String
    package let kind: Kind
    /// The build of Interface Builder that wrote the document, for example 22505 (Xcode 15). 0 if absent.
    package let toolsVersion: ToolsVersion
    /// Interface Builder's id of the device that the canvas showed (`retina6_12`), or nil in documents older than Xcode 8.
    package let deviceID: String?
    package let isLandscape: Bool
    package let usesSafeAreas: Bool
    package let usesTraitVariations: Bool
    /// Each scene of a storyboard, or each top-level view of a xib, in document order.
    package let scenes: [IBScene]
    /// The controller a storyboard starts with.
    package let initialControllerID: String?
    /// The class of a xib's owner, which code makes and which loads the xib.
    package let ownerClass: String?

    let images: [ImageResource]
    let namedColors: [String: IBColor]
    let systemColors: [String: IBColor]
    let tree: ElementTree
    let device: CanvasDevice?

    struct ImageResource: Sendable {
        let name: String
        /// The image's catalog; `system` for a symbol.
        let catalog: String?
        /// In points.
        let width: Double
        let height: Double
    }

    /// Reads a document. Cost: one pass over the text, 6 ms for the largest storyboards known.
    package static func read(_ data: Data, file: String) throws(IBError) -> IBDocument {
        let tree: ElementTree
        do { tree = try ElementReader.read(data, file: file) } catch { throw IBError(error, file: file) }
        return try DocumentReader.document(from: tree)
    }

    package static func read(_ text: String, file: String) throws(IBError) -> IBDocument {
        try read(Data(text.utf8), file: file)
    }

    /// Returns the scene with this scene id, controller id, storyboard identifier, title or class name.
    package func scene(named name: String) throws(IBError) -> IBScene {
        if let scene = scenes.first(where: { $0.id == name || $0.controller?.id == name }) { return scene }
        if let scene = scenes.first(where: { $0.names.contains(name) }) { return scene }
        throw .noSuchScene(file: file, name: name, known: scenes.map(\.name))
    }

    /// Returns the document's record of an image's size.
    func image(named name: String, catalog: String?) -> ImageResource? {
        images.first { $0.name == name && $0.catalog == catalog } ?? images.first { $0.name == name }
    }
}

/// One scene of a storyboard, or one top-level object of a xib.
package struct IBScene: Sendable {
    /// The scene id; in a xib the id of the top-level object.
    package let id: String
    package let line: Int
    package let controller: IBController?
    /// The bars that shape the scene's safe area.
    package let bars: SimulatedBars
    /// The controller's view, followed by the views beside it in the scene.
    let views: [Element]

    /// Whether there is anything to draw.
    package var hasViews: Bool { !views.isEmpty }

    /// The names that the scene can be requested by, the most descriptive first.
    package var names: [String] {
        guard let controller else {
            return [views.first?["userLabel"], views.first?["customClass"], id].compactMap(\.self)
        }
        let element = controller.element
        return [element["storyboardIdentifier"], element["title"], element["userLabel"], controller.customClass, id].compactMap(\.self)
    }

    package var name: String { names[0] }

    /// The name by which code makes the scene's controller.
    package var storyboardIdentifier: String? { controller?.element["storyboardIdentifier"] }
}

/// A view controller of a document.
package struct IBController: Sendable {
    package enum Kind: String, Sendable {
        case view, table, collection, navigation, tabBar, split, page, hosting, player, gl, placeholder

        /// Creates the kind for an element name.
        init?(elementName: String) {
            switch elementName {
            case "viewController": self = .view
            case "tableViewController": self = .table
            case "collectionViewController": self = .collection
            case "navigationController": self = .navigation
            case "tabBarController": self = .tabBar
            case "splitViewController": self = .split
            case "pageViewController": self = .page
            case "hostingController": self = .hosting
            case "avPlayerViewController", "playerViewController": self = .player
            case "glkViewController": self = .gl
            case "viewControllerPlaceholder": self = .placeholder
            default: return nil
            }
        }
    }

    package let id: String
    package let kind: Kind
    package let customClass: String?
    package let segues: [IBSegue]
    let element: Element
    let view: Element?
    /// Ids of the top and bottom layout guides of documents older than Xcode 9.
    let topLayoutGuide: String?
    let bottomLayoutGuide: String?
}

/// A connection from one controller to another.
package struct IBSegue: Sendable {
    package let id: String?
    /// `show`, `push`, `relationship`, `embed`, `presentation` …
    package let kind: String
    /// For `relationship`: `rootViewController`, `viewControllers` …
    package let relationship: String?
    package let destination: String
    /// The element that owns the connection: a container view for `embed`.
    let source: Element
    /// The element of the segue itself.
    var element: Element?
}
