import Foundation

/// What a `plumb.yaml` says. Paths in it are relative to its folder.
package struct Settings: Sendable, Hashable {
    /// Files and patterns of inputs that `plumb test` and `plumb approve` take when none are named.
    package var inputs: [String] = []
    /// Folder of goldens.
    package var goldens: String?
    /// Goldens keep the text and the picture's hash, and no picture.
    package var hashOnly = false
    /// Folder for everything that is drawn but not kept.
    package var output: String?
    /// Font files, or folders of them, beside the standard ones: `UIFont(name:size:)`, specs and documents find their faces by name.
    package var fonts: [String] = []
    /// Name of the matrix that inputs are drawn over.
    package var matrix: String?
    /// Devices beside the catalog's.
    package var devices: [Device] = []
    /// Matrices by name, beside the presets; one of the same name replaces the preset.
    package var matrices: [DeviceMatrix] = []
    /// What single cases have of their own.
    package var cases: [CaseSettings] = []

    /// An app's own code, whose screens are drawn; nil where all is specs, documents and screens of a program.
    package var code: CodeSettings?
    /// What comparisons of every case let pass.
    package var tolerance: Tolerance?
    /// What cannot be still in any case.
    package var masks: [Mask] = []
    /// How heavy findings weigh, and which are known.
    package var findings = FindingSettings()
    /// The world around every screen: time, chance, region.
    package var run = RunSettings()

    package init() {}

    package struct CaseSettings: Sendable, Hashable {
        /// The case's name, or a pattern of names.
        package var name: String
        package var matrix: String?
        package var tolerance: Tolerance?
        package var masks: [Mask] = []
        /// Animations of the case that are held against goldens.
        package var animations: [String] = []
    }

    /// The name that these files have everywhere.
    package static let fileName = "plumb.yaml"
}

/// Where in a file something stands. Lines and columns count from 1.
package struct SourcePlace: Sendable, Hashable {
    package var file: String
    package var line: Int
    package var column: Int

    package init(file: String, line: Int, column: Int) { self.file = file; self.line = line; self.column = column }
}

/// A fault in a settings file or in the options that stand for one.
package struct SettingsError: Error, Sendable, Hashable {
    package enum Problem: Sendable, Hashable {
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

    package var problem: Problem
    /// nil for a fault in options.
    package var place: SourcePlace?
    /// The line at fault, for the caret.
    package var sourceLine: String?

    package init(_ problem: Problem, at place: SourcePlace? = nil, sourceLine: String? = nil) {
        self.problem = problem; self.place = place; self.sourceLine = sourceLine
    }
}

/// All faults of a file at once.
package struct SettingsErrors: Error, Sendable, Hashable {
    package var errors: [SettingsError]

    package init(_ errors: [SettingsError]) { self.errors = errors }
}
