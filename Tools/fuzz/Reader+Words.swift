import ImageProcessing
import Foundation
import Graphics
import InterfaceBuilder
import Snapshots
import UIKit

// Readers of settings, string tables, catalogs and goldens: text and JSON.
extension Reader {
    static let settings = Reader(
        name: "settings", suffixes: ["plumb.yaml"], share: 60,
        words: [
            "\t", "inputs:", "matrix: phones", "devices:", "[", "]", "{", "}", "*", "&a", "1e99", "../", "/", "cases:", "use:", "all",
            "contentSizes: [", "AX3",
        ]
    ) { bytes, _ in _ = try Settings.read(text: String(decoding: bytes, as: UTF8.self), file: "plumb.yaml") }

    static let strings = Reader(
        name: "strings", suffixes: ["strings"], share: 100,
        samples: ["\"key\" = \"value\";\n/* note */\nword = other;\n\"a\\n\\U0041\" = \"b\\\"c\";"],
        words: ["\"", ";", "=", "/*", "*/", "//", "\\", "\\U", "\\UD800", "\\n", "\u{FEFF}", "{", "}"]
    ) { bytes, _ in
        var tables = StringTables()
        try tables.readStrings(String(decoding: bytes, as: UTF8.self), file: "fuzz.strings")
    }

    static let stringCatalog = Reader(
        name: "string catalog", suffixes: ["xcstrings"], share: 80,
        samples: [
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"Hi %@": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "x"}},
            "de": {"variations": {"plural": {"one": {"stringUnit": {"state": "new", "value": "y"}}, "other": {"stringUnit": {"value": "%lld"}}}}}}}}}
            """
        ], words: jsonWords + ["\"localizations\"", "\"stringUnit\"", "\"variations\"", "\"plural\"", "\"strings\"", "\"value\""]
    ) { bytes, _ in
        var tables = StringTables()
        try tables.readCatalog(Data(bytes), language: "ar", file: "fuzz.xcstrings")
    }

    /// Reads the tables that a screen's texts are in: property lists of both kinds, catalogs.
    static let stringTables = Reader(
        name: "string tables", suffixes: ["strings", "xcstrings"], share: 60,
        samples: [
            "{\"key\" = \"value\"; other = (a, b, <0fa0>);}", "key = value;",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict><key>key</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ left</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d day</string>
            <key>other</key><string>%d days</string></dict></dict></dict></plist>
            """,
            #"{"sourceLanguage": "en", "version": "1.0", "strings": {"key": {"localizations": {"ar": {"stringUnit": {"value": "x"}}}}}}"#,
        ],
        pictures: ["YnBsaXN0MDDRAQJTa2V5VXZhbHVlCAsPAAAAAAAAAQEAAAAAAAAAAwAAAAAAAAAAAAAAAAAAABU="],
        words: jsonWords + [
            "((((((((((((((((", "{{{{{{{{", "<dict>", "</dict>", "<array>", "<key>key</key>", "<string>", "</string>", "<integer>",
            "<data>",
            "&lt;", "&#x41;", "bplist00", "%#@n@", "%1$@", "%@", "=", ";", "/*", "\\U", "<!--", "<![CDATA[",
        ]
    ) { bytes, folder in
        let tables = folder.appending(path: "Tables"), own = tables.appending(path: "ar.lproj")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        for name in ["ar.lproj/Localizable.strings", "ar.lproj/Localizable.stringsdict", "Localizable.xcstrings"] {
            try Data(bytes).write(to: tables.appending(path: name))
        }
        LocalizedStrings.forgetTables()
        _ = LocalizedStrings.string(for: "key", table: nil, in: tables, language: "ar")
    }

    /// A run's file in its written form, with an outcome of most kinds.
    private static let storedRun: String = {
        let keys = ["same", "missing", "failed"].map { GoldenStore.Key(caseName: "Card", cellName: "iPhone-16-Pro/\($0)") }
        let outcomes: [TestReport.Outcome] = [.same, .missing, .failed("no such font")]
        var report = TestReport(
            entries: zip(keys, outcomes).map { TestReport.Entry(key: $0, outcome: $1) },
            orphans: [GoldenStore.Key(caseName: "Old", cellName: "320x200@2x")], olderVersions: ["cairo"])
        report.locations[keys[2]] = ReportLocation(file: "Card.yaml", line: 12)
        report.known = 1
        let run = StoredRun(report: report, stretch: .init(start: 0, keys: keys), fingerprint: "cairo 1.16.0")
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(run)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }()

    /// Reads the contents of a run's own files, which a pull request could contain.
    static let run = Reader(
        name: "run", suffixes: ["run.json"], share: 40,
        samples: [
            storedRun,
            "overlap\tCard\tUIView[1]/title\n# comment\n", #"{"seconds":{"A":0.5}}"#,
        ], words: jsonWords + ["\t", "../", "\"case\"", "\"cell\"", "\"outcome\"", "\"start\":-1", "9223372036854775807", "overlap"]
    ) { bytes, folder in
        let output = folder.appending(path: "Run")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        for name in ["run.json", "costs.json"] { try Data(bytes).write(to: output.appending(path: name)) }
        _ = try? CellCosts(file: output.appending(path: "costs.json"))
        _ = try? KnownFindings(text: String(decoding: bytes, as: UTF8.self), file: "known.txt")
        _ = try StoredRun(in: output)
    }

    /// Reads words of the command line and of settings: cells, patterns, masks, fingerprints, languages.
    static let names = Reader(
        name: "names", suffixes: [], share: 100,
        samples: [
            "iPhone-16-Pro/portrait/rtl/AX3/dark/keyboard", "320x200@2x/dark", "iPad-Pro-11-inch-M4/landscape-half/ar", "Card*", "*/a?b",
            "UILabel", "10, 20; 30 × 40", "cairo 1.18.4, pango 1.56.3, Inter.ttc 3f2a9c01",
        ], words: ["/", "*", "**********", "?", "@", "x", "×", ";", ",", "-1", "99999999999999999999", "nan", "dark", "rtl", "é", " "]
    ) { bytes, _ in
        let text = String(decoding: bytes, as: UTF8.self)
        let cell = Cell(named: text, catalog: .standard)
        if let cell, cell.size.width.isNaN || cell.pixelSize.width < 0 { throw WrongResult("a cell of no size") }
        _ = Wildcard(text).matches("Card.expanded/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab")
        _ = Mask(text: text)
        let fingerprint = Fingerprint(text: text)
        _ = fingerprint.differences(from: Fingerprint(text: String(text.reversed())))
    }

    static let jsonWords = ["{", "}", "[", "]", "\"", ":", ",", "null", "1e999", "[[[[[[[[", "\\ud800", "\\u0000", "true", "-"]

    static let assetCatalog = Reader(
        name: "asset catalog", suffixes: ["Contents.json"], share: 40,
        samples: [
            #"{"images": [{"filename": "a.png", "idiom": "universal", "scale": "2x", "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1}, "cap-insets": {"top": 1, "left": 1, "bottom": 1, "right": 1}}}], "info": {"version": 1}, "properties": {"preserves-vector-representation": true}}"#,
            #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0.5", "blue": "128", "alpha": "1.000"}}, "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}"#,
        ],
        words: jsonWords + [
            "\"filename\"", "\"../../etc/passwd\"", "\"scale\"", "\"3x\"", "\"cap-insets\"", "\"red\"", "\"0xFFFFFFFFFFFF\"", "\"idiom\"",
            "\"a.png\"",
        ]
    ) { bytes, folder in
        for kind in ["imageset", "colorset"] {
            let asset = folder.appending(path: "Fuzz.xcassets/Thing.\(kind)")
            try FileManager.default.createDirectory(at: asset, withIntermediateDirectories: true)
            try Data(bytes).write(to: asset.appending(path: "Contents.json"))
            try? Data(Self.dot).write(to: asset.appending(path: "a.png"))
        }
        let catalog = AssetCatalog.read(folder: folder.appending(path: "Fuzz.xcassets"))
        ImageAssets.use { [catalog] }
        defer { ImageAssets.use { [] } }
        _ = UIImage(named: "Thing")?.size
        _ = UIColor(named: "Thing")?.cgColor
    }

    private static let dot = PNG.encode(Bitmap(width: 4, height: 4, bytes: [UInt8](repeating: 200, count: 64)))

    static let golden = Reader(
        name: "golden", suffixes: ["txt"], largest: 1 << 13, share: 40,
        words: ["  ", "\n", "(", ")", "(0, 0; 1 × 1)", "\"", "\\", "UILabel", "nan", "[", "]", "#2"]
    ) { bytes, _ in
        let text = String(decoding: bytes, as: UTF8.self)
        let half = String(text.prefix(text.count / 2))
        _ = LayoutChange.sentences(of: LayoutChange.between(LayerOutline(text: text), LayerOutline(text: half)))
    }
}
