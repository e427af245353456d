import Snapshots

/// Prints layout conflicts and findings to the console.
struct LayoutText {
    var console: Console

    /// Prints each log in UIKit's format once, shortened, with the cells it occurred in.
    func print(_ conflicts: [LayoutConflictLog]) {
        var order: [String] = []
        var cells: [String: [String]] = [:]
        for conflict in conflicts {
            if cells[conflict.log] == nil { order.append(conflict.log) }
            cells[conflict.log, default: []].append(conflict.key.description)
        }
        for log in order.prefix(Self.mostLogs) {
            let names = cells[log] ?? []
            let others = names.count == 1 ? "" : " and in \(names.count - 1) more"
            console.note("\(label) in \(names.first ?? "")\(others)")
            for line in Self.firstLines(of: log) { console.note("  \(line)") }
        }
        if order.count > Self.mostLogs { console.note("\(label) \(order.count - Self.mostLogs) more; --json prints all of them") }
    }

    private static let mostLogs = 5

    private var label: String { console.colored("layout:", .yellow, on: .error) }

    /// Returns the heading, the first constraints, and the broken one.
    private static func firstLines(of log: String) -> [String] {
        let lines = log.split(separator: "\n").map(String.init)
        let members = lines.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
        let broken = lines.suffix(2)
        return lines.prefix(1) + members.prefix(4) + (members.count > 4 ? ["    … \(members.count - 4) more"] : []) + broken
    }

    /// Prints each finding once, under the first cell it occurred in.
    func print(_ cells: [LayoutFindings]) {
        struct Line: Hashable { var name, view, fact: String }
        var counts: [Line: Int] = [:]
        for cell in cells {
            for finding in cell.findings { counts[Line(name: cell.case, view: finding.view, fact: finding.fact), default: 0] += 1 }
        }
        for cell in cells {
            let new = cell.findings.compactMap { finding -> String? in
                guard let count = counts.removeValue(forKey: Line(name: cell.case, view: finding.view, fact: finding.fact)) else {
                    return nil
                }
                let others = count == 1 ? "" : " (and in \(count - 1) more \(count == 2 ? "cell" : "cells"))"
                let name = finding.view.split(separator: "/").dropFirst().joined(separator: "/")
                let position = finding.frame.map { "  at \($0.map { $0.formatted() }.joined(separator: " "))" } ?? ""
                let weight = finding.severity == .warning ? "warning: " : ""
                var lines = ["  \(weight)\(finding.kind.rawValue) \(name)\(position)", "    \(finding.fact): \(finding.advice)\(others)"]
                // A conflict's own sentence names them all.
                if finding.kind != .conflict, !finding.causes.isEmpty {
                    lines.append("    decided by " + finding.causes.prefix(3).map(\.description).joined(separator: ", "))
                }
                if let suggestion = finding.suggestion { lines.append("    tried: \(suggestion)") }
                return lines.joined(separator: "\n")
            }
            guard !new.isEmpty else { continue }
            console.print(console.colored("\(cell.case)/\(cell.cell)", .bold))
            for line in new { console.print(line) }
        }
    }
}
