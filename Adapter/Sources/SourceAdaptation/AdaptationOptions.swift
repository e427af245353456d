/// What the compiler will find beside the rewritten files.
public struct AdaptationOptions: Hashable, Codable, Sendable {
    /// Modules that can be imported: those of the toolchain, of Plumb, and the app's own.
    public var modules: Set<String>
    /// Modules whose files are compiled with these: their imports go without a word.
    public var ownModules: Set<String> = []
    /// Whether `#sourceLocation` leads errors to the author's file.
    public var locatesSource = true
    /// Whether a list of the module's screens and classes is written for storyboards and previews.
    public var registersClasses = true

    /// Folders of code that others wrote: its classes are found by documents, and are no screens.
    public var foreignFolders: [String] = []

    public init(modules: Set<String> = []) { self.modules = Self.usual.union(modules) }

    static let usual: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "Synchronization",
        "Observation", "RegexBuilder", "XCTest", "Testing", "UIKit", "CoreGraphics", "QuartzCore",
    ]
}
