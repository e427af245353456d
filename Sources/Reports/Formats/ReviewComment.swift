import Foundation
import Goldens
import Rendering

/// A run as a comment on a pull request, in the Markdown of GitHub and GitLab: the summary, what changed, the changed cells with thumbnails,
/// and the command that accepts them.
package struct ReviewComment: Sendable {
    /// The first line, by which a job finds its earlier comment, to replace it.
    package static let mark = "<!-- plumb review -->"
    /// GitHub refuses comments of more than 65,536 characters.
    package static let limit = 65_536

    package var report: TestReport
    /// The thumbnails of cells, with paths below the base address.
    package var strips: [GoldenStore.Key: ReviewPictures.Strip] = [:]
    /// The address of the exported folder; nil if the pictures cannot be fetched from anywhere.
    package var base: String?
    /// The address of the whole report, such as that of the run's artifact.
    package var reportAddress: String?
    /// The command that accepts everything that can be accepted.
    package var approve: String?
    /// The number of cells that are shown at once; the others are in a part that opens.
    package var open = 10
    /// The most bytes. Cells that do not fit are counted.
    package var limit = Self.limit

    package init(report: TestReport) { self.report = report }

    /// The text, and how many cells are shown, folded and left out.
    package struct Text: Sendable, Hashable {
        package var markdown: String
        package var shown = 0, folded = 0, leftOut = 0
    }

    package var text: Text {
        let cells = report.entries.filter { $0.outcome != .same }
        let (head, foot) = (head, foot(cells))
        var left = limit - head.utf8.count - foot.utf8.count - Self.reserve
        var text = Text(markdown: head)
        var (shown, folded) = ("", "")
        for (at, entry) in cells.enumerated() {
            let part = section(entry)
            guard part.utf8.count <= left else { text.leftOut = cells.count - at; break }
            left -= part.utf8.count
            if at < open { shown += part; text.shown += 1 } else { folded += part; text.folded += 1 }
        }
        text.markdown += shown
        if !folded.isEmpty {
            text.markdown += "<details><summary>\(Self.cells(text.folded, "more"))</summary>\n\n\(folded)</details>\n\n"
        }
        if text.leftOut > 0 { text.markdown += "\(Self.cells(text.leftOut, "more")), \(whereMore).\n\n" }
        text.markdown += foot
        return text
    }

    /// The bytes of the lines around the cells.
    private static let reserve = 400

    private static func cells(_ count: Int, _ word: String) -> String { "\(count) \(word) \(count == 1 ? "cell" : "cells")" }

    private var whereMore: String {
        reportAddress.map { "in the [report](\(Self.address($0)))" } ?? "in `report.html`"
    }

    // MARK: Parts

    private var head: String {
        var lines = [Self.mark, "### \(report.isGood ? "✅" : "❌") Plumb: \(report.summary)", ""]
        if !report.olderVersions.isEmpty {
            let versions = Self.plain(report.olderVersions.joined(separator: ", "))
            lines += ["This machine draws otherwise than the one that drew the goldens: \(versions).", ""]
        }
        let shared = report.causes.filter { $0.keys.count > 1 }
        if !shared.isEmpty {
            lines += ["**What changed**", ""]
            lines += shared.prefix(Self.mostCauses).map { "- \(Self.plain(Self.short($0.sentence))), in \($0.keys.count) cells" }
            if shared.count > Self.mostCauses { lines.append("- and \(shared.count - Self.mostCauses) more") }
            lines.append("")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static let mostCauses = 8, mostSentences = 4, longest = 240

    private func foot(_ cells: [TestReport.Entry]) -> String {
        var lines: [String] = []
        if let approve, cells.contains(where: \.outcome.canBeAccepted) {
            // Every name of a hundred cases would hide the command.
            let words = approve.utf8.count <= 2_000 ? approve : String(approve.prefix(2_000)) + " …"
            lines += ["To accept all of this, after looking at it:", "", Self.block(words), ""]
        }
        if let reportAddress { lines += ["[The whole report](\(Self.address(reportAddress)))", ""] }
        if !report.orphans.isEmpty {
            let count = report.orphans.count
            lines += ["\(count) unused \(count == 1 ? "golden" : "goldens")", ""]
        }
        return lines.joined(separator: "\n")
    }

    private func section(_ entry: TestReport.Entry) -> String {
        var lines = ["#### \(Self.code(entry.key.description))", ""]
        let sentences = Self.sentences(of: entry.outcome)
        lines += sentences.prefix(Self.mostSentences).map { "- \(Self.plain(Self.short($0)))" }
        if sentences.count > Self.mostSentences { lines.append("- and \(sentences.count - Self.mostSentences) more") }
        lines.append("")
        lines += table(entry)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func sentences(of outcome: CellOutcome) -> [String] {
        switch outcome {
        case .same: []
        case .tolerated(let tolerated): [tolerated.sentence]
        case .missing: ["has no golden"]
        case .failed(let reason): [reason]
        case .different(let mismatch): mismatch.sentences
        }
    }

    private func table(_ entry: TestReport.Entry) -> [String] {
        guard let strip = strips[entry.key] else { return [] }
        let pictures = [("expected", strip.expected), ("actual", strip.actual), ("difference", strip.difference)].compactMap { name, path in
            path.map { (name, $0) }
        }
        guard !pictures.isEmpty else { return [] }
        guard let base else { return ["Pictures: " + pictures.map { Self.code($0.1) }.joined(separator: ", "), ""] }
        let start = base.hasSuffix("/") ? base : base + "/"
        let shots = pictures.map { name, path in
            let address = Self.attribute(
                Self.address(start + path.split(separator: "/").map { Self.encoded(String($0)) }.joined(separator: "/")))
            let words = "\(name) of \(Self.attribute(entry.key.description))"
            return "<a href=\"\(address)\"><img src=\"\(address)\" width=\"200\" alt=\"\(words)\"></a>"
        }
        return [
            "| " + pictures.map(\.0).joined(separator: " | ") + " |", "|" + String(repeating: "---|", count: pictures.count),
            "| " + shots.joined(separator: " | ") + " |", "",
        ] + (strip.isCut ? ["<sub>Only the rows that changed.</sub>", ""] : [])
    }

    // MARK: Markdown

    private static func short(_ sentence: String) -> String {
        let line = sentence.split(whereSeparator: \.isNewline).joined(separator: " ")
        guard line.count > longest else { return line }
        let start = line.prefix(longest)
        // A name that is cut keeps its closing mark.
        return start + (start.count { $0 == "`" } % 2 == 1 ? "`" : "") + " …"
    }

    /// Returns a sentence in which only the names between backticks are markup: texts of views come from the code under review, and must
    /// not mention people, link, or load pictures.
    static func plain(_ sentence: String) -> String {
        let parts = sentence.split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count % 2 == 1 else { return escaped(sentence.replacing("`", with: "'")) }
        return parts.enumerated().map { at, part in at % 2 == 1 ? code(String(part)) : escaped(String(part)) }.joined()
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.escapedForXML {
            switch character {
            case "@": result += "&#64;"
            case "#": result += "&#35;"
            case "|": result += "&#124;"
            case "[", "]", "*", "_", "~", "\\", "!", "$": result += "\\\(character)"
            default: result.append(character)
            }
        }
        return result.replacing("://", with: "&#58;//").replacing("www.", with: "www&#46;")
    }

    static func code(_ text: String) -> String { text.isEmpty ? "" : "`\(text.replacing("`", with: "'").replacing("\n", with: " "))`" }

    /// Returns a block of code with a fence that its text does not contain.
    private static func block(_ text: String) -> String {
        var fence = "```"
        while text.contains(fence) { fence += "`" }
        return "\(fence)sh\n\(text)\n\(fence)"
    }

    private static func encoded(_ part: String) -> String {
        part.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: "-_.~+@").union(.alphanumerics)) ?? part
    }

    /// Returns an address that neither ends its link nor its attribute.
    private static func address(_ text: String) -> String {
        text.replacing(" ", with: "%20").replacing("\"", with: "%22").replacing("<", with: "%3C").replacing(">", with: "%3E")
            .replacing("(", with: "%28").replacing(")", with: "%29").replacing("\n", with: "")
    }

    private static func attribute(_ text: String) -> String {
        text.escapedForXML.replacing("|", with: "&#124;")
    }
}
