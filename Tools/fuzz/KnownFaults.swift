import CairoGraphics
import Foundation
import Graphics
import LayoutSpecs
import Snapshots
import UIKit

/// Inputs with one deliberate fault, which must be rejected. A reader that accepts one draws something other than its input, without
/// reporting it.
@MainActor struct KnownFaults {
    /// Makes a correct sample wrong in one place. Returns nil if the sample has no such place.
    struct Fault {
        let reader: String
        let name: String
        let put: (inout Mutator, [UInt8]) -> [UInt8]?
    }

    let readers: [Reader]
    let folder: URL
    let samples: (Reader) -> [[UInt8]]

    /// Reads `count` inputs with faults and returns whether every fault was found.
    func play(_ count: Int, _ arguments: FuzzArguments) -> Bool {
        let faults = Self.all.filter { fault in readers.contains { $0.name == fault.reader } }
        var (right, known, taken, tried): ([String: [[UInt8]]], [String: Int], [String], Int) = ([:], [:], [], 0)
        var number = 0
        let start = Date.now
        while tried < count, number < count * 20, !faults.isEmpty {
            let fault = faults[number % faults.count]
            guard let reader = readers.first(where: { $0.name == fault.reader }) else { continue }
            if right[reader.name] == nil {
                // A sample that is rejected without a fault proves nothing about the fault.
                right[reader.name] = samples(reader).filter { (try? reader.read($0, folder)) != nil }
            }
            var mutator = Mutator(seed: UInt64(arguments.seed) << 32 ^ UInt64(number))
            defer { number += 1 }
            let choices = right[reader.name] ?? []
            guard !choices.isEmpty, let bytes = fault.put(&mutator, mutator.pick(choices)) else { continue }
            if let only = arguments.only, only != number { tried += 1; continue }
            if let keep = arguments.keep { try? Data(bytes).write(to: URL(filePath: keep)) }
            tried += 1
            known["\(fault.reader): \(fault.name)", default: 0] += 1
            CurrentWork.doing("reading \(fault.reader) with \(fault.name), seed \(arguments.seed), fault \(number)") {
                do {
                    try reader.read(bytes, folder)
                    taken.append("\(fault.reader), seed \(arguments.seed), fault \(number): \(fault.name) is taken")
                } catch { if arguments.only != nil { print(error) } }
            }
        }
        for (name, count) in known.sorted(by: { $0.key < $1.key }) { print("\(name): \(count)") }
        for line in taken { print(line) }
        print(
            "\(tried) inputs with \(known.count) kinds of faults, seed \(arguments.seed): \(taken.count) taken, "
                + "\(String(format: "%.1f", Date.now.timeIntervalSince(start))) s")
        return taken.isEmpty && tried == count
    }

    private static let all: [Fault] = specs + equations + conditions + formats + documents + words + pictures

    // MARK: Lines of text

    /// A fault that changes one of the lines that fit.
    private static func line(
        _ reader: String, _ name: String, where fits: @escaping (Substring) -> Bool, _ change: @escaping (inout Mutator, String) -> String?
    ) -> Fault {
        Fault(reader: reader, name: name) { mutator, bytes in
            var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            let indices = lines.indices.filter { fits(lines[$0]) && !lines[$0].contains("#") }
            guard !indices.isEmpty else { return nil }
            let index = mutator.pick(indices)
            guard let changed = change(&mutator, String(lines[index])) else { return nil }
            lines[index] = Substring(changed)
            return Array(lines.joined(separator: "\n").utf8)
        }
    }

    private static func changed(_ line: String, _ word: String, to other: String) -> String? {
        line.contains(word) ? line.replacing(word, with: other, maxReplacements: 1) : nil
    }

    private nonisolated static func isEquation(_ line: Substring) -> Bool {
        let words = line.split(separator: " ")
        return words.count >= 4 && words[0] == "-" && words[1].split(separator: ".").count == 2 && ["==", "<=", ">="].contains(words[2])
            && words[1].allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    }

    private static let specs: [Fault] = [
        line("spec", "an unknown key", where: { $0.hasPrefix("root:") }) { mutator, line in
            "\(mutator.pick(["rooot", "viewz", "constraint", "stile"])): 1\n\(line)"
        },
        line("spec", "a key twice", where: { $0.hasPrefix("root:") }) { _, line in "name: A\nname: B\n\(line)" },
        line("spec", "an unknown kind", where: { $0.contains("kind: UI") }) { mutator, line in
            line.replacing("kind: UI", with: "kind: \(mutator.pick(["IU", "UIX", "ui"]))", maxReplacements: 1)
        },
        line("spec", "an unknown property", where: { $0.contains("{kind: UI") }) { mutator, line in
            line.replacing("{kind: UI", with: "{\(mutator.pick(["colour: red", "txet: a", "hight: 3"])), kind: UI", maxReplacements: 1)
        },
        line("spec", "an unclosed bracket", where: { $0.contains("{kind: UI") && $0.hasSuffix("}") }) { _, line in String(line.dropLast())
        },
        line("spec", "a tab for spaces", where: { $0.hasPrefix("  ") }) { _, line in "\t" + line.dropFirst(2) },
        line("spec", "a constraint of no view", where: isEquation) { mutator, line in
            line.replacing("- ", with: "- \(mutator.pick(["zz", "Titel_", "q1"]))", maxReplacements: 1)
        },
        line("spec", "an attribute that is none", where: isEquation) { _, line in changed(line, " == ", to: "x == ") },
        line("spec", "an open bracket in a constraint", where: isEquation) { _, line in changed(line, " == ", to: " == 2 * ( ") },
        line("spec", "an alias of nothing", where: { $0.hasPrefix("root:") }) { _, line in "description: *nowhere\n\(line)" },
        Fault(reader: "spec", name: "no root") { _, bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            return text.contains("\nroot:") ? Array(text.replacing("\nroot:", with: "\nroof:").utf8) : nil
        },
        Fault(reader: "spec", name: "not UTF-8 in a key") { _, bytes in bytes + Array("\n".utf8) + [0xFF, 0xC0] + Array(": 1\n".utf8) },
    ]

    // MARK: Words of equations, conditions and formats

    private static func sentences(_ reader: String, _ name: String, _ make: @escaping (inout Mutator) -> String) -> Fault {
        Fault(reader: reader, name: name) { mutator, _ in Array(make(&mutator).utf8) }
    }

    private static func side(_ mutator: inout Mutator) -> String {
        mutator.pick(["root", "b"]) + "." + mutator.pick(["leading", "trailing", "centerX"])
    }

    private static func amount(_ mutator: inout Mutator) -> String { "\(mutator.number(below: 400))" }

    private static let equations: [Fault] = [
        sentences("equation", "an open bracket") { "a.leading == (\(side(&$0)) + \(amount(&$0))" },
        sentences("equation", "a closing bracket too many") { "a.leading == \(side(&$0)) + \(amount(&$0)))" },
        sentences("equation", "a sign at the end") { "a.leading == \(side(&$0)) \($0.pick(["+", "-", "*", "/", "@", "=="]))" },
        sentences("equation", "a view that is none") { "a.leading == \($0.pick(["zz", "aa", "titel"])).leading + \(amount(&$0))" },
        sentences("equation", "a division by zero") { "a.leading == \(side(&$0)) / 0" },
        sentences("equation", "an attribute times another") { "a.leading == \(side(&$0)) * b.trailing" },
        sentences("equation", "a place and a size") { "a.leading == b.\($0.pick(["width", "height", "top", "bottom"])) + \(amount(&$0))" },
        sentences("equation", "a priority above 1000") { "a.leading == \(side(&$0)) @\(1001 + $0.number(below: 1000))" },
        sentences("equation", "a place and a number") { "a.leading \($0.pick(["==", "<=", ">="])) \(1 + $0.number(below: 100))" },
        sentences("equation", "no relation") { "a.leading \(side(&$0))" },
        sentences("equation", "two numbers") { "a.leading == \(side(&$0)) + \(amount(&$0)) \(amount(&$0))" },
        sentences("equation", "too many words") {
            "a.leading == \(side(&$0))" + String(repeating: " + 1", count: 300 + $0.number(below: 3000))
        },
    ]

    private static let conditions: [Fault] = [
        sentences("condition", "a trait that is none") { "\($0.pick(["colour", "wdth", "mode"])) == dark" },
        sentences("condition", "a value that is none") { "style == \($0.pick(["drak", "blue", "7"]))" },
        sentences("condition", "an order where there is none") { "style \($0.pick([">=", "<", ">"])) dark" },
        sentences("condition", "an open bracket") { "(style == \($0.pick(["dark", "light"])) or direction == rtl" },
        sentences("condition", "nothing after a word") { "style == dark \($0.pick(["and", "or", "and not"]))" },
        sentences("condition", "brackets without end") { String(repeating: "(", count: 17 + $0.number(below: 900)) + "style == dark" },
    ]

    private static let formats: [Fault] = [
        sentences("visual format", "an open bracket") { "H:|-[a(\($0.number(below: 90))]-|" },
        sentences("visual format", "a view that is none") { "H:|-[\($0.pick(["zz", "c", "A"]))]-|" },
        sentences("visual format", "a metric that is none") { "H:|-(\($0.pick(["gapp", "x", "lap"])))-[a]" },
        sentences("visual format", "a priority above 1000") { "[a(20@\(1001 + $0.number(below: 500)))]" },
        sentences("visual format", "a sign at the end") { "V:|-[a]-\($0.pick(["(", "[", "@", "-", "8"]))" },
        sentences("visual format", "nothing") { String(repeating: " ", count: $0.number(below: 9)) },
    ]

    // MARK: Documents

    private static let documents: [Fault] = [
        Fault(reader: "document", name: "an end tag too few") { mutator, bytes in
            removing(mutator.pick(["</view>", "</subviews>", "</constraints>", "</scene>", "</objects>", "</document>"]), from: bytes)
        },
        Fault(reader: "document", name: "cut off") { mutator, bytes in
            Array(bytes.prefix(60 + mutator.number(below: max(1, bytes.count - 80))))
        },
        Fault(reader: "document", name: "an attribute twice") { _, bytes in
            replacing("<document ", with: "<document type=\"a\" type=\"b\" ", in: bytes)
        },
        Fault(reader: "document", name: "an entity") { mutator, bytes in
            replacing("</document>", with: "&\(mutator.pick(["x", "lol", "nbsp"]));</document>", in: bytes)
        },
        Fault(reader: "document", name: "a document type") { mutator, bytes in
            replacing("<document ", with: "<!DOCTYPE document [<!ENTITY a \"\(mutator.next())\">]><document ", in: bytes)
        },
        Fault(reader: "document", name: "a control character") { mutator, bytes in
            replacing("</document>", with: "\(UnicodeScalar(UInt8(1 + mutator.number(below: 8))))</document>", in: bytes)
        },
        Fault(reader: "document", name: "elements without end") { mutator, bytes in
            replacing("</document>", with: String(repeating: "<a>", count: 250 + mutator.number(below: 4000)) + "</document>", in: bytes)
        },
        Fault(reader: "document", name: "another root") { _, bytes in
            replacing("<document ", with: "<plist ", in: bytes).flatMap { replacing("</document>", with: "</plist>", in: $0) }
        },
    ]

    private static func removing(_ word: String, from bytes: [UInt8]) -> [UInt8]? { replacing(word, with: "", in: bytes) }

    /// Replaces the first occurrence of a word.
    private static func replacing(_ word: String, with other: String, in bytes: [UInt8]) -> [UInt8]? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let range = text.range(of: word) else { return nil }
        return Array(text.replacingCharacters(in: range, with: other).utf8)
    }

    // MARK: Settings, tables, catalogs

    private static let words: [Fault] = [
        Fault(reader: "settings", name: "an unknown key") { mutator, bytes in
            bytes + Array("\n\(mutator.pick(["inptus", "golden", "matricess"])): 1\n".utf8)
        },
        Fault(reader: "settings", name: "a key twice") { _, bytes in bytes + Array("\ninputs: [A]\ninputs: [B]\n".utf8) },
        Fault(reader: "settings", name: "an unclosed bracket") { mutator, bytes in bytes + Array("\nfonts: [a\(mutator.next())\n".utf8) },
        Fault(reader: "settings", name: "a matrix that is none") { mutator, bytes in
            replacing("matrix: golden", with: "matrix: \(mutator.pick(["goldne", "phnoes", "0"]))", in: bytes)
        },
        Fault(reader: "settings", name: "a device that is none") { mutator, bytes in
            replacing("[390x1000@1x]", with: "[\(mutator.pick(["390x", "iPhone 99", "0x0@1x", "axb@1x"]))]", in: bytes)
        },
        Fault(reader: "strings", name: "a string without end") { mutator, bytes in bytes + Array("\n\"k\(mutator.next())\" = \"v;\n".utf8)
        },
        Fault(reader: "strings", name: "no semicolon") { mutator, bytes in bytes + Array("\n\"k\(mutator.next())\" = \"v\"\n".utf8) },
        Fault(reader: "strings", name: "no equals sign") { mutator, bytes in bytes + Array("\n\"k\(mutator.next())\" \"v\";\n".utf8) },
        Fault(reader: "strings", name: "a comment without end") { mutator, bytes in bytes + Array("\n/* \(mutator.next())\n".utf8) },
        Fault(reader: "string catalog", name: "cut off") { mutator, bytes in
            let end = bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0
            return Array(bytes.prefix(mutator.number(below: end)))
        },
        Fault(reader: "string catalog", name: "a wrong type") { mutator, bytes in
            replacing("\"strings\"", with: "\"strings\": \(mutator.pick(["1", "[]", "null", "\"a\""])), \"x\"", in: bytes)
        },
    ]

    // MARK: Pictures

    private static let pictures: [Fault] = [
        Fault(reader: "png", name: "cut off") { mutator, bytes in Array(bytes.prefix(mutator.number(below: bytes.count))) },
        Fault(reader: "png", name: "a changed bit of the pixels") { mutator, bytes in
            guard let at = bytes.indices.first(where: { bytes[$0...].starts(with: Array("IDAT".utf8)) }) else { return nil }
            let length = bytes[(at - 4)..<at].reduce(0) { $0 << 8 | Int($1) }
            guard length > 0, at + 4 + length <= bytes.count else { return nil }
            var bytes = bytes
            bytes[at + 4 + mutator.number(below: length)] ^= 1 << UInt8(mutator.number(below: 8))
            return bytes
        },
        Fault(reader: "png", name: "a changed bit of the head") { mutator, bytes in
            guard bytes.count > 33 else { return nil }
            var bytes = bytes
            bytes[16 + mutator.number(below: 13)] ^= 1 << UInt8(mutator.number(below: 8))
            return bytes
        },
        Fault(reader: "png", name: "another beginning") { mutator, bytes in
            var bytes = bytes
            bytes[mutator.number(below: 8)] ^= 1 << UInt8(mutator.number(below: 8))
            return bytes
        },
        Fault(reader: "jpeg", name: "cut off") { mutator, bytes in
            Array(bytes.prefix(mutator.number(below: max(1, bytes.count - 4))))
        },
        Fault(reader: "jpeg", name: "another beginning") { mutator, bytes in
            var bytes = bytes
            bytes[mutator.number(below: 2)] ^= 1 << UInt8(mutator.number(below: 8))
            return bytes
        },
        Fault(reader: "svg", name: "cut off") { mutator, bytes in Array(bytes.prefix(mutator.number(below: max(1, bytes.count - 7)))) },
        Fault(reader: "svg", name: "no size") { mutator, bytes in
            replacing(
                "width=\"24\" height=\"24\"", with: "width=\"\(mutator.pick(["0", "-4", "1e38", "99999"]))\" height=\"24\"", in: bytes)
        },
        Fault(reader: "svg", name: "an element without end") { _, bytes in removing("</g>", from: bytes) },
        Fault(reader: "svg", name: "a group that doubles") { mutator, bytes in
            let levels = 20 + mutator.number(below: 40)
            let groups = (1...levels).map { "<g id=\"d\($0)\"><use href=\"#d\($0 - 1)\"/><use href=\"#d\($0 - 1)\"/></g>" }.joined()
            let all = "<g id=\"d0\"><rect width=\"1\" height=\"1\"/></g><defs>\(groups)</defs><use href=\"#d\(levels)\"/></svg>"
            return replacing("</svg>", with: all, in: bytes)
        },
        Fault(reader: "pdf", name: "no page") { _, bytes in replacing("/Kids[3 0 R]/Count 1", with: "/Kids[]/Count 0", in: bytes) },
        Fault(reader: "pdf", name: "nothing but a beginning") { mutator, bytes in Array(bytes.prefix(mutator.number(below: 60))) },
        Fault(reader: "font", name: "another beginning") { mutator, bytes in
            var bytes = bytes
            bytes[mutator.number(below: 4)] ^= 0x40 | UInt8(1 + mutator.number(below: 60))
            return bytes
        },
        Fault(reader: "font", name: "cut off in its head") { mutator, bytes in Array(bytes.prefix(mutator.number(below: 200))) },
        Fault(reader: "golden picture", name: "a changed byte") { mutator, bytes in
            var bytes = bytes
            // The text after `Pixels` contains a hash of everything before it.
            guard let at = bytes.indices.last(where: { bytes[$0...].starts(with: Array("Pixels".utf8)) }) else { return nil }
            bytes[8 + mutator.number(below: at - 12)] ^= 1 << UInt8(mutator.number(below: 8))
            return bytes
        },
        Fault(reader: "run", name: "cut off") { mutator, bytes in
            let end = bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0
            return Array(bytes.prefix(mutator.number(below: end)))
        },
    ]
}
