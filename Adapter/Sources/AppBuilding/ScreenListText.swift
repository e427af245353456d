import Foundation
import SourceAdaptation

/// The text of `PlumbScreens.swift`: an ordinary Swift file with the screens that were found, for people to edit and keep.
public struct ScreenListText {
    public static let fileName = "PlumbScreens.swift"

    let app: String
    /// The app's other modules.
    var modules: [String]
    /// The screens of the walk, by name, with their steps.
    var places: [AppWalk.Place]
    /// The screens that are made with sample values.
    var made: [MadeScreen]
    /// The scenes of storyboards and nibs that neither the walk nor sample values show.
    var scenes: [MadeScreen]

    public init(app: String, modules: [String] = [], places: [AppWalk.Place], made: [MadeScreen], scenes: [MadeScreen] = []) {
        (self.app, self.modules, self.places, self.made, self.scenes) = (app, modules, places, made, scenes)
    }

    public var text: String {
        let reached = Set(places.map(\.name) + places.filter { !$0.isEmpty }.map(\.controller))
        let lines = places.map(line) + made.filter { !reached.contains($0.name) }.map(line) + scenes.map(line)
        let imports = modules.sorted().map { "    @testable import \($0)\n" }.joined()
        return """
            // The screens of \(app) that Plumb draws and compares. Written by `plumb screens --write`; from now on it is yours: change, add and
            // delete screens and their states. `.states(.loading, .error, .empty, .long)` after a screen draws it in these states, too.
            // PLUMB is defined where Plumb compiles the app, and nowhere else.
            #if PLUMB
                import UIKit
            \(imports)
                @MainActor let plumbScreens: [PlumbScreen] = [
            \(lines.joined(separator: "\n"))
                ]
            #endif

            """
    }

    private func line(_ place: AppWalk.Place) -> String {
        let words = place.way.map(\.words).filter { !$0.isEmpty }.joined(separator: ", ")
        let remark = words.isEmpty ? "" : "  // \(words.split(whereSeparator: \.isNewline).joined(separator: " "))"
        return "        PlumbScreen(\(place.name.swiftLiteral), after: [\(place.way.map(\.code).joined(separator: ", "))]),\(remark)"
    }

    private func line(_ screen: MadeScreen) -> String { "        PlumbScreen(\(screen.name.swiftLiteral)) { \(screen.code) }," }
}

extension AppWalk.Step {
    /// The step in Swift: `.row(0, section: 2)` or `.search`.
    var code: String {
        guard let (name, values) = target.first else { return "" }
        guard !values.isEmpty else { return ".\(name)" }
        // In the order of the cases of `PlumbStep`; those after `of` are 0 unless they are written.
        let labels = ["of", "section", "list", "action"].filter { values[$0] != nil && ($0 == "of" || values[$0] != 0) }
        let arguments = ["\(values["_0"] ?? 0)"] + labels.map { "\($0): \(values[$0] ?? 0)" }
        return ".\(name)(\(arguments.joined(separator: ", ")))"
    }
}
