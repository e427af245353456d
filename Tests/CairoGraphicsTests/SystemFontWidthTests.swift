import Foundation
import Testing

@testable import CairoGraphics
@testable import Graphics

/// Label sizes that Apple's engine wrote into public documents, against ours. The table belongs to its authors and is read from beside
/// the project when it is there.
@Suite struct SystemFontWidthTests {
    static let table = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../../shared/ib-corpus/facts/sf_text_metrics.csv")
    /// In a worktree the shared folder is one level higher.
    static let found = [table, table.deletingLastPathComponent().appending(path: "../../../../shared/ib-corpus/facts/sf_text_metrics.csv")]
        .map(\.standardizedFileURL.path).first { FileManager.default.fileExists(atPath: $0) }

    struct Row {
        var text: String
        var font: FontDescriptor
        var width: CGFloat
        var height: CGFloat?
        var scale: CGFloat
        var fitError: CGFloat
    }

    @Test(.enabled(if: found != nil, "sf_text_metrics.csv is not beside the project"))
    func `labels are as wide as on a device, within a point`() throws {
        let rows = try Self.rows().filter { abs($0.fitError) <= 2 }
        let engine = TextEngine()
        let errors = rows.map { engine.layout($0.block).size.width - $0.width }
        let good = errors.count { abs($0) <= 1 }
        let share = Double(good) / Double(rows.count)
        print("label widths within 1 pt: \(good) of \(rows.count) (\(share))")
        #expect(rows.count > 400)
        #expect(share >= 0.95)
    }

    @Test(.enabled(if: found != nil, "sf_text_metrics.csv is not beside the project"))
    func `labels are as high as on a device`() throws {
        let engine = TextEngine()
        // Only heights that follow from text: not squeezed or stretched by constraints, and the same wherever the text occurs.
        let rows = try Self.rows().filter { abs($0.fitError) <= 2 && abs(($0.height ?? 0) - $0.font.size * 1.1934) < 1.2 }
        let wrong = rows.filter { row in
            let height = row.height ?? 0
            let ours = engine.layout(row.block).size.height
            // Canvases of old documents had one pixel a point; edges that are rounded apart may differ by a pixel.
            let wholePoints = engine.metrics(of: row.font).lineHeight.rounded(.up)
            return abs(ours - height) > 1 / row.scale + 0.01 && abs(wholePoints - height) > 0.01
        }
        let settled = wrong.filter { row in !rows.contains { $0.text == row.text && $0.font == row.font && $0.height != row.height } }
        #expect(rows.count > 200)
        #expect(settled.isEmpty, "\(settled.map { ($0.text, $0.font.size, $0.height ?? 0, $0.scale) })")
    }

    private static func rows() throws -> [Row] {
        let text = try String(contentsOfFile: #require(found), encoding: .utf8)
        let lines = CSV.rows(text)
        let names = lines[0]
        return lines.dropFirst().compactMap { line -> Row? in
            guard line.count == names.count else { return nil }
            let value = Dictionary(uniqueKeysWithValues: zip(names, line))
            guard value["element"] == "label", let width = value["width"].flatMap(Double.init),
                let error = value["fit_error"].flatMap(Double.init),
                let font = font(value)
            else { return nil }
            return Row(
                text: value["text"] ?? "", font: font, width: width, height: value["height"].flatMap(Double.init).map { CGFloat($0) },
                scale: value["scale"].flatMap(Double.init).map { CGFloat($0) } ?? 2, fitError: error)
        }
    }

    private static func font(_ value: [String: String]) -> FontDescriptor? {
        let styles: [String: (CGFloat, Int)] = [
            "Title0": (34, 400), "Title1": (28, 400), "Title2": (22, 400), "Title3": (20, 400), "Headline": (17, 600), "Body": (17, 400),
            "Callout": (16, 400), "Subhead": (15, 400), "Footnote": (13, 400), "Caption1": (12, 400), "Caption2": (11, 400),
        ]
        if value["font_kind"] == "style", let style = styles[value["font_name"] ?? ""] {
            return FontDescriptor(size: style.0, weight: style.1)
        }
        let weights = ["regular": 400, "medium": 500, "semibold": 600, "bold": 700]
        guard value["font_kind"] == "system", let size = value["point_size"].flatMap(Double.init), size > 0,
            let weight = weights[value["weight"] ?? ""]
        else { return nil }
        return FontDescriptor(size: size, weight: weight)
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
