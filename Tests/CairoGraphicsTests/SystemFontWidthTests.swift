import Foundation
import Testing

@testable import CairoGraphics
@testable import Graphics

/// Compares label sizes with those from Apple's engine (docs/sources/Metrics.md).
struct SystemFontWidthTests {
    private static let table = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "docs/sources/label-widths.csv")

    struct Row {
        var text: String
        var font: FontDescriptor
        var width: CGFloat
        var height: CGFloat?
        var scale: CGFloat
    }

    @Test func `at least 95 % of labels are within a point of their width on a device`() throws {
        let rows = try Self.rows()
        let engine = TextEngine()
        let errors = rows.map { engine.layout($0.block).size.width - $0.width }
        let good = errors.count { abs($0) <= 1 }
        #expect(rows.count == 369)
        #expect(Double(good) / Double(rows.count) >= 0.95, "\(good) of \(rows.count)")
    }

    @Test func `labels are as tall as on a device`() throws {
        let engine = TextEngine()
        // Only heights that follow from text: not squeezed or stretched by constraints, and the same wherever the text occurs.
        let rows = try Self.rows().filter { abs(($0.height ?? 0) - $0.font.size * 1.1934) < 1.2 }
        let wrong = rows.filter { row in
            let height = row.height ?? 0
            let ours = engine.layout(row.block).size.height
            // Old documents had one pixel per point; edges rounded separately may differ by a pixel.
            let wholePoints = engine.metrics(of: row.font).lineHeight.rounded(.up)
            return abs(ours - height) > 1 / row.scale + 0.01 && abs(wholePoints - height) > 0.01
        }
        let settled = wrong.filter { row in !rows.contains { $0.text == row.text && $0.font == row.font && $0.height != row.height } }
        #expect(rows.count > 150)
        #expect(settled.isEmpty, "\(settled.map { ($0.text, $0.font.size, $0.height ?? 0, $0.scale) })")
    }

    private static func rows() throws -> [Row] {
        let lines = CSV.rows(try String(contentsOf: table, encoding: .utf8))
        return lines.dropFirst().compactMap { line -> Row? in
            let numbers = line.dropFirst().map(Double.init)
            guard numbers.count == 5, let size = numbers[0], let weight = numbers[1], let width = numbers[2] else { return nil }
            return Row(
                text: line[0], font: FontDescriptor(size: size, weight: Int(weight)), width: width,
                height: numbers[3].map { CGFloat($0) }, scale: CGFloat(numbers[4] ?? 2))
        }
    }
}

extension SystemFontWidthTests.Row {
    var block: TextBlock { TextBlock(runs: [TextRun(text, font: font, color: .black)], numberOfLines: 1, scale: scale) }
}

/// Comma-separated values with quoted fields.
enum CSV {
    static func rows(_ text: String) -> [[String]] {
        var rows: [[String]] = []
        var (row, field, isQuoted): ([String], String, Bool) = ([], "", false)
        var characters = text[...]
        while let character = characters.popFirst() {
            switch character {
            case "\"" where isQuoted && characters.first == "\"": field.append(characters.removeFirst())
            case "\"": isQuoted.toggle()
            case "," where !isQuoted:
                row.append(field)
                field = ""
            case "\n" where !isQuoted, "\r\n" where !isQuoted:
                rows.append(row + [field])
                (row, field) = ([], "")
            default: field.append(character)
            }
        }
        return rows
    }
}
