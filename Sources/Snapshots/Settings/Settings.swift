import Foundation

/// What a `plumb.yaml` says. Paths in it are relative to its folder.
public struct Settings: Sendable, Hashable {
    /// Files and patterns of inputs that `plumb test` and `plumb approve` take when none are named.
    public var inputs: [String] = []
    /// Folder of goldens.
    public var goldens: String?
    /// Goldens keep the text and the picture's hash, and no picture.
    public var hashOnly = false
    /// Folder for everything that is drawn but not kept.
    public var output: String?
    /// Font files, or folders of them, beside the standard ones: `UIFont(name:size:)`, specs and documents find their faces by name.
    public var fonts: [String] = []
    /// Name of the matrix that inputs are drawn over.
    public var matrix: String?
    /// Devices beside the catalog's.
    public var devices: [Device] = []
    /// Matrices by name, beside the presets; one of the same name replaces the preset.
    public var matrices: [DeviceMatrix] = []
    /// What single cases have of their own.
    public var cases: [CaseSettings] = []

    /// An app's own code, whose screens are drawn; nil where all is specs, documents and screens of a program.
    public var code: CodeSettings?
    /// What comparisons of every case let pass.
    public var tolerance: Tolerance?
    /// What cannot be still in any case.
    public var masks: [Mask] = []
    /// How heavy findings weigh, and which are known.
    public var findings = FindingSettings()
    /// The world around every screen: time, chance, region.
    public var run = RunSettings()

    public init() {}

    public struct CaseSettings: Sendable, Hashable {
        /// The case's name, or a pattern of names.
        public var name: String
        public var matrix: String?
        public var tolerance: Tolerance?
        public var masks: [Mask] = []
        /// Animations of the case that are held against goldens.
        package var animations: [String] = []
    }

    /// The name that these files have everywhere.
    public static let fileName = "plumb.yaml"
}

/// Where in a file something stands. Lines and columns count from 1.
public struct SourcePlace: Sendable, Hashable {
    public var file: String
    public var line: Int
    public var column: Int

    public init(file: String, line: Int, column: Int) { self.file = file; self.line = line; self.column = column }
}

/// A fault in a settings file or in the options that stand for one.
public struct SettingsError: Error, Sendable, Hashable {
    public enum Problem: Sendable, Hashable {
        case invalidYAML(String)
        /// A key that is not one of those allowed here.
        case unknownKey(String, allowed: [String])
        /// A value that is not one of those an axis or setting has.
        case unknownValue(String, of: String, allowed: [String])
        case wrongKind(key: String, expected: String)
        case missingKey(String, of: String)
        case duplicateName(String)
        /// `use:` leads back to the matrix that it stands in.
        case circularUse(String)
        case emptyList(String)
    }

    public var problem: Problem
    /// nil for a fault in options.
    public var place: SourcePlace?
    /// The line at fault, for the caret.
    public var sourceLine: String?

    public init(_ problem: Problem, at place: SourcePlace? = nil, sourceLine: String? = nil) {
        self.problem = problem; self.place = place; self.sourceLine = sourceLine
    }
}

/// All faults of a file at once.
public struct SettingsErrors: Error, Sendable, Hashable {
    public var errors: [SettingsError]

    public init(_ errors: [SettingsError]) { self.errors = errors }
}
