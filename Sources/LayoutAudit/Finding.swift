import Foundation

/// Something about a laid-out screen that its maker would want to know, what it comes from, and what to do about it. A value.
package struct Finding: Sendable, Hashable, Codable {
    package var kind: Kind
    package var severity: Severity
    /// Names from the window down to the view, separated by slashes; empty when no one view is meant.
    package var view: String
    /// x, y, width, height in the window, points, to a thousandth; nil when no one view is meant.
    package var frame: [Double]?
    /// What is the case, as a sentence without a full stop.
    package var fact: String
    /// What mends such a thing as a rule.
    package var advice: String
    /// What decides it, the likeliest culprit first; empty when nobody asked, or where no constraint has a part in it.
    package var causes: [ConstraintReference] = []
    /// A change that was tried on this very layout: the finding was gone, and nothing as bad came in its place. Nil where none was found.
    package var suggestion: String?
    /// Where the author wrote the view, if that is known.
    package var source: ConstraintReference.Place?

    package init(
        kind: Kind, severity: Severity? = nil, view: String, frame: [Double]?, fact: String, advice: String,
        causes: [ConstraintReference] = [], suggestion: String? = nil, source: ConstraintReference.Place? = nil
    ) {
        self.kind = kind
        self.severity = severity ?? kind.severity
        self.view = view
        self.frame = frame
        self.fact = fact
        self.advice = advice
        self.causes = causes
        self.suggestion = suggestion
        self.source = source
    }
}

/// One of the constraints that decide a finding, as its author wrote it.
package struct ConstraintReference: Sendable, Hashable, Codable {
    package struct Place: Sendable, Hashable, Codable {
        /// As reports name files; of code, the module and the file.
        package var file: String
        /// From 1.
        package var line: Int
        /// The element's id in an Interface Builder document.
        package var element: String?
    }

    /// The line of a spec; else the equation, in the names of the views: `title.leading == avatar.trailing + 12 @750`.
    package var text: String
    package var identifier: String?
    /// Nil where the author left no trace of the place.
    package var place: Place?
}

extension ConstraintReference: CustomStringConvertible {
    package var description: String {
        var words = "`\(text)`"
        if let identifier, !text.contains(identifier) { words += " “\(identifier)”" }
        guard let place else { return words }
        // Of a spec or a document, which are one file each, the line says enough.
        guard !place.file.hasSuffix(".swift") else { return "\(words) (\(place.file):\(place.line))" }
        return "\(words) (line \(place.line)\(place.element.map { ", element \($0)" } ?? ""))"
    }
}
