import Foundation

/// A problem in a laid-out screen, what causes it, and what to do about it.
package struct Finding: Sendable, Hashable, Codable {
    package var kind: Kind
    package var severity: Severity
    /// The names from the window down to the view, separated by slashes; empty if the finding is about no single view.
    package var view: String
    /// x, y, width and height in the window, in points, to a thousandth; nil if the finding is about no single view.
    package var frame: [Double]?
    /// What is wrong, as a sentence without a full stop.
    package var fact: String
    /// What usually fixes this kind of finding.
    package var advice: String
    /// The constraints that cause it, the likeliest first; empty if causes were not requested or no constraint is involved.
    package var causes: [ConstraintReference] = []
    /// A change that was tried on this layout: it removed the finding and caused nothing as bad. Nil if none was found.
    package var suggestion: String?
    /// Where the author wrote the view, if known.
    package var source: ConstraintReference.Location?

    package init(
        kind: Kind, severity: Severity? = nil, view: String, frame: [Double]?, fact: String, advice: String,
        causes: [ConstraintReference] = [], suggestion: String? = nil, source: ConstraintReference.Location? = nil
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

/// A constraint that contributes to a finding, as its author wrote it.
package struct ConstraintReference: Sendable, Hashable, Codable {
    package struct Location: Sendable, Hashable, Codable {
        /// The file as named in reports; for code, the module and the file.
        package var file: String
        /// The line, counted from 1.
        package var line: Int
        /// The element's id in an Interface Builder document.
        package var element: String?
    }

    /// The line of a spec; otherwise the equation with the names of the views: `title.leading == avatar.trailing + 12 @750`.
    package var text: String
    package var identifier: String?
    /// Where the author wrote it; nil if unknown.
    package var location: Location?

    private enum CodingKeys: String, CodingKey {
        case text, identifier
        case location = "place"
    }
}

extension ConstraintReference: CustomStringConvertible {
    package var description: String {
        var description = "`\(text)`"
        if let identifier, !text.contains(identifier) { description += " “\(identifier)”" }
        guard let location else { return description }
        // A spec or a document is a single file, so the line is enough.
        guard !location.file.hasSuffix(".swift") else { return "\(description) (\(location.file):\(location.line))" }
        return "\(description) (line \(location.line)\(location.element.map { ", element \($0)" } ?? ""))"
    }
}
