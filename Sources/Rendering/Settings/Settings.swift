import Goldens
import Foundation

/// The contents of a `plumb.yaml`. Paths are relative to its folder.
package struct Settings: Sendable, Hashable {
    /// The files and patterns of inputs for `plumb test` and `plumb approve` if none are named.
    package var inputs: [String] = []
    /// The folder of goldens.
    package var goldens: String?
    /// Whether goldens store the text and the picture's hash, and no picture.
    package var hashOnly = false
    /// The folder for everything that is drawn but is no golden.
    package var output: String?
    /// Font files, or folders of them, in addition to the standard ones. `UIFont(name:size:)`, specs and documents find their faces by
    /// name.
    package var fonts: [String] = []
    /// The name of the matrix that inputs are drawn over.
    package var matrix: String?
    /// The releases of iOS that devices run if neither their names nor the matrix say one; nil for their own.
    package var systems: [SystemRelease]?
    /// Devices in addition to the catalog's.
    package var devices: [Device] = []
    /// Matrices by name, in addition to the presets; one with the same name replaces a preset.
    package var matrices: [DeviceMatrix] = []
    /// Settings of single cases.
    package var cases: [CaseSettings] = []

    /// An app's own code, whose screens are drawn; nil if there is none.
    package var code: CodeSettings?
    /// The tolerance for comparisons of all cases.
    package var tolerance: Tolerance?
    /// The masks for all cases.
    package var masks: [Mask] = []
    /// The severities of findings, and the known ones.
    package var findings = FindingSettings()
    /// The environment of all screens: time, random numbers, region.
    package var run = RunSettings()

    package init() {}

    package struct CaseSettings: Sendable, Hashable {
        /// The case's name, or a pattern of names.
        package var name: String
        package var matrix: String?
        package var systems: [SystemRelease]?
        package var tolerance: Tolerance?
        package var masks: [Mask] = []
        /// The animations of the case that have goldens.
        package var animations: [String] = []
    }

    /// The name of all settings files.
    package static let fileName = "plumb.yaml"
}

/// A position in a file. Lines and columns are counted from 1.
package struct SettingsLocation: Sendable, Hashable {
    package var file: String
    package var line: Int
    package var column: Int

    package init(file: String, line: Int, column: Int) { self.file = file; self.line = line; self.column = column }
}

/// A fault in a settings file, or in options that replace one.
package struct SettingsError: Error, Sendable, Hashable {
    package enum Problem: Sendable, Hashable {
        case invalidYAML(String)
        /// A key that is not allowed here.
        case unknownKey(String, allowed: [String])
        /// A value that an axis or setting does not have.
        case unknownValue(String, of: String, allowed: [String])
        case wrongKind(key: String, expected: String)
        case missingKey(String, of: String)
        case duplicateName(String)
        /// A matrix that uses itself through `use:`.
        case circularUse(String)
        case emptyList(String)
    }

    package var problem: Problem
    /// The position; nil for a fault in options.
    package var location: SettingsLocation?
    /// The line with the fault, for the caret.
    package var sourceLine: String?

    package init(_ problem: Problem, at location: SettingsLocation? = nil, sourceLine: String? = nil) {
        self.problem = problem; self.location = location; self.sourceLine = sourceLine
    }
}

/// All faults in a file.
package struct SettingsErrors: Error, Sendable, Hashable {
    package var errors: [SettingsError]

    package init(_ errors: [SettingsError]) { self.errors = errors }
}
