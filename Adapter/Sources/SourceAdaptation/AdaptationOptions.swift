/// The classes that storyboards and nibs name.
public struct DocumentClasses: Hashable, Codable, Sendable {
    /// The controllers that storyboards make. They are drawn from there.
    public var controllers: Set<String>
    /// The owners of nibs: controllers and views that code makes, and that load the nib themselves.
    public var owners: Set<String>
    /// The objects that lie beside views and controllers, such as a list's source of data.
    public var objects: Set<String>

    var isEmpty: Bool { controllers.isEmpty && owners.isEmpty }

    public init(controllers: Set<String> = [], owners: Set<String> = [], objects: Set<String> = []) {
        (self.controllers, self.owners, self.objects) = (controllers, owners, objects)
    }
}

/// The options of an adaptation: what the compiler finds beside the rewritten files.
public struct AdaptationOptions: Hashable, Codable, Sendable {
    /// The modules that can be imported: those of the toolchain, of Plumb, and the app's own.
    public var modules: Set<String>
    /// Modules whose files are compiled together with these. Imports of them are removed silently.
    public var ownModules: Set<String> = []
    /// The flags that conditions ask for, such as `DEBUG`; nil if they are not known.
    public var flags: Set<String>?
    /// The modules that were compiled before these files and are registered with them: other people's, with the names that Swift has for them.
    public var dependencies: [String] = []
    /// Whether the files are such a module.
    public var isDependency = false
    /// The modules that the target's Objective-C headers import. All its files see what these declare.
    public var headerModules: [String] = []
    /// Whether `#sourceLocation` maps errors to the author's file.
    public var locatesSource = true
    /// Whether a list of the module's screens and classes is generated for storyboards and previews.
    public var registersClasses = true

    /// Whether the app's controllers, views and previews are screens. Those of tests are not.
    public var hasScreens = true

    /// Whether a failed `assert` stops the program, as it does in tests.
    public var keepsAssertions = false

    /// Folders of other people's code. Documents find its classes, but they are not screens.
    public var foreignFolders: [String] = []

    /// Files and folders of modules that are not on the main actor, in an app that is.
    public var nonisolatedSources: [String] = []

    func isNonisolated(_ path: String) -> Bool { nonisolatedSources.contains { path == $0 || path.hasPrefix($0 + "/") } }

    /// The classes that the app's documents name.
    public var documentClasses = DocumentClasses()

    /// How iOS starts the app, as its `Info.plist` says; nil for code that is no app.
    public var launch: Launch?

    /// The names of what an app starts with.
    public struct Launch: Hashable, Codable, Sendable {
        public var sceneDelegate: String?
        public var storyboard: String?

        public init(sceneDelegate: String?, storyboard: String?) { (self.sceneDelegate, self.storyboard) = (sceneDelegate, storyboard) }
    }

    public init(modules: Set<String> = []) { self.modules = Self.usual.union(modules) }

    /// The modules that every file can import.
    public static let usual: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "Synchronization",
        "Observation", "RegexBuilder", "Builtin", "Distributed", "_Concurrency", "_StringProcessing", "FoundationInternationalization",
        "XCTest", "Testing", "UIKit", "CoreGraphics", "CoreText", "QuartzCore", "SwiftUI",
    ]
}
