import Foundation
import Snapshots

/// Prints a test report to the console: the summary first, then the differences, then what to do about them. A long run is shortened to
/// about forty lines; the page contains the rest.
struct ReportText {
    var report: TestReport
    /// The output folder as people would write it.
    var output: String
    var console: Console
    /// The command that accepts the differences; nil if there is nothing to accept.
    var approve: String?
    /// The advice for orphans.
    var prune: String
    /// Whether orphans make the run fail.
    var isStrict = false

    private struct Section {
        var name: String
        var verdict: String
        var color: Console.Color
        var lines: [String]
    }

    func print() {
        let isBad = !report.isGood || isStrict && !report.orphans.isEmpty
        if let origin { console.print(console.colored(origin, .yellow)) }
        console.print(console.colored(headline, isBad ? .red : .green))
        let sections = self.sections
        let isLong = sections.reduce(0) { $0 + 1 + $1.lines.count } > Self.mostLines
        if isLong { printBriefly(sections) } else { for section in sections { print(section, lines: section.lines) } }
        if !report.olderVersions.isEmpty, report.different.isEmpty {
            console.print("the goldens match, although this machine draws otherwise: \(report.olderVersions.joined(separator: ", "))")
        }
        causes()
        orphans()
        guard !report.isGood else { return }
        console.print("report: \(output)/report.html")
        if let approve, origin == nil { console.print("after reviewing, accept with: \(approve)") }
    }

    /// Says that goldens that differ are from a machine that draws otherwise: no view need have changed, and accepting the pictures would only
    /// make them differ there.
    private var origin: String? {
        let different = report.different.map(\.mismatch)
        let foreign = different.filter { !$0.versions.isEmpty }
        guard !foreign.isEmpty else { return nil }
        var seen: Set<String> = []
        let versions = foreign.flatMap(\.versions).filter { seen.insert($0).inserted }.joined(separator: ", ")
        let cells = foreign.count == 1 ? "1 cell that differs has its golden" : "\(foreign.count) cells that differ have their goldens"
        return "\(cells) from a machine that draws otherwise, so that no view need have changed: \(versions)"
    }

    private static let mostLines = 40
    private static let mostSections = 20
    private static let mostCauses = 8
    private static let mostOrphans = 8

    private var headline: String {
        let known = report.known == 0 ? "" : report.known == 1 ? " (1 from the cache)" : " (\(report.known) from the cache)"
        let count = report.orphans.count
        let orphans = count == 0 ? "" : "; \(count == 1 ? "1 unused golden" : "\(count) unused goldens")"
        return report.summary + known + orphans
    }

    private var sections: [Section] {
        report.entries.compactMap { entry in
            let name = entry.key.description
            return switch entry.outcome {
            case .same: nil
            case .tolerated(let tolerated):
                Section(name: name, verdict: "passes within tolerance", color: .yellow, lines: [tolerated.sentence])
            case .missing: Section(name: name, verdict: "has no golden", color: .yellow, lines: [])
            case .failed(let reason):
                Section(name: name, verdict: "failed", color: .red, lines: reason.split(separator: "\n").map(String.init))
            case .different(let mismatch):
                Section(name: name, verdict: "differs", color: .red, lines: mismatch.details + ["\(output)/\(mismatch.overview)"])
            }
        }
    }

    private func print(_ section: Section, lines: [String]) {
        console.print("\(console.colored(section.name, .bold)) \(console.colored(section.verdict, section.color))")
        for line in lines { console.print("  \(line)") }
    }

    /// Prints one line for each section.
    private func printBriefly(_ sections: [Section]) {
        for section in sections.prefix(Self.mostSections) {
            let first = section.lines.first.map { ": \($0)" } ?? ""
            let others = section.lines.count > 2 ? "; \(section.lines.count - 2) more" : ""
            console.print("\(console.colored(section.name, .bold)) \(console.colored(section.verdict, section.color))\(first)\(others)")
        }
        if sections.count > Self.mostSections { console.print("and \(sections.count - Self.mostSections) more cells; see the report") }
    }

    private func orphans() {
        guard !report.orphans.isEmpty else { return }
        console.print(console.colored("unused goldens:", .yellow))
        for key in report.orphans.prefix(Self.mostOrphans) { console.print("  \(key)") }
        if report.orphans.count > Self.mostOrphans { console.print("  and \(report.orphans.count - Self.mostOrphans) more") }
        console.print(prune)
    }

    /// Prints the causes that several cells share, because the list above shows the others.
    private func causes() {
        let shared = report.causes.filter { $0.keys.count > 1 }
        guard !shared.isEmpty else { return }
        console.print("what changed:")
        for cause in shared.prefix(Self.mostCauses) { console.print("  \(cause.sentence), in \(cause.keys.count) cells") }
        if shared.count > Self.mostCauses { console.print("  and \(shared.count - Self.mostCauses) more; see the report") }
    }
}
