/// Commands of an app's menu bar, which an iPad shows while a person holds the command key. They are not drawn.
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Primitive commands have no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Builds commands from the statements of a closure.
@resultBuilder public enum CommandsBuilder {
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands { EmptyCommands() }
    public static func buildOptional(_ content: EmptyCommands?) -> EmptyCommands { EmptyCommands() }
    public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands { EmptyCommands() }
    public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands { EmptyCommands() }
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> EmptyCommands { EmptyCommands() }
}

/// No commands.
public struct EmptyCommands: Commands {
    public typealias Body = Never
    nonisolated public init() {}
}

/// Where the commands of a group stand.
public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let systemServices = CommandGroupPlacement()
    public static let appVisibility = CommandGroupPlacement()
    public static let appTermination = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let importExport = CommandGroupPlacement()
    public static let printItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let textFormatting = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let windowSize = CommandGroupPlacement()
    public static let windowArrangement = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
    public static let singleWindowList = CommandGroupPlacement()
}

/// Commands beside or in place of those of the system.
public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A menu of commands.
public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// The commands of a sidebar.
public struct SidebarCommands: Commands {
    public typealias Body = Never
    nonisolated public init() {}
}

/// The commands of a toolbar.
public struct ToolbarCommands: Commands {
    public typealias Body = Never
    nonisolated public init() {}
}

/// The commands of texts.
public struct TextEditingCommands: Commands {
    public typealias Body = Never
    nonisolated public init() {}
}

/// The commands of formatted texts.
public struct TextFormattingCommands: Commands {
    public typealias Body = Never
    nonisolated public init() {}
}

/// The commands of an inspector.
public struct InspectorCommands: Commands {
    public typealias Body = Never
    nonisolated public init() {}
}

extension Scene {
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    public func commandsRemoved() -> some Scene { self }
}
