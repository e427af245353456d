import Foundation
import Testing
import UIKit

/// A bundle like SwiftPM's, with language folders and catalogs side by side.
private struct TestBundle {
    let bundle: Bundle

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).bundle", directoryHint: .isDirectory)
        func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }
        func write(_ data: Data, to path: String) throws {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        try write(#""hello" = "Hello"; "only" = "Only here";"#, to: "en.lproj/Localizable.strings")
        try write(#"/* Greeting */ "hello" = "مرحبًا";"#, to: "ar.lproj/Localizable.strings")
        try write(Self.information, to: "Info.plist")
        try write(#"CFBundleDisplayName = "تطبيق";"#, to: "ar.lproj/InfoPlist.strings")
        try write("English", to: "en.lproj/page.txt")
        try write("Arabic", to: "ar.lproj/page.txt")
        try write(Self.catalog, to: "Shop.xcstrings")
        try write(Self.dictionary, to: "en.lproj/Files.stringsdict")
        try write(try #require(#""wide" = "Grüße"; // of a tool"#.data(using: .utf16)), to: "en.lproj/Wide.strings")
        try write(#"{ plain = word; "number" = "with \U00e9"; list = (a, b); }"#, to: "en.lproj/Old.strings")
        // A binary property list whose root is a set.
        let set = "YnBsaXN0MDDBAQJTa2V5VXZhbHVlCAsPAAAAAAAAAQEAAAAAAAAAAwAAAAAAAAAAAAAAAAAAABU="
        try write(try #require(Data(base64Encoded: set)), to: "en.lproj/Broken.strings")
        // A dictionary that is its own value.
        let cycle = "YnBsaXN0MDDRAQBTa2V5VXZhbHVlCAsPAAAAAAAAAQEAAAAAAAAAAwAAAAAAAAAAAAAAAAAAABU="
        try write(try #require(Data(base64Encoded: cycle)), to: "en.lproj/Cycle.strings")
        bundle = try #require(Bundle(path: folder.path))
    }

    private static let information = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>org.example.app</string><key>CFBundleDisplayName</key><string>App</string>
        </dict></plist>
        """

    private static let catalog = #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Pay %@": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "ادفع %@"}}}},
          "%lld items": {"localizations": {
            "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
                                             "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}},
            "ar": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "عنصر"}},
                                             "two": {"stringUnit": {"state": "translated", "value": "عنصران"}},
                                             "few": {"stringUnit": {"state": "translated", "value": "%lld عناصر"}},
                                             "other": {"stringUnit": {"state": "translated", "value": "%lld عنصر"}}}}}}},
          "Tap": {"localizations": {"en": {"variations": {"device": {
            "ipad": {"stringUnit": {"state": "translated", "value": "Tap or click"}},
            "other": {"stringUnit": {"state": "translated", "value": "Tap"}}}}}}},
          "%lld of %lld": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%2$lld, davon %1$lld"}}}},
          "Left": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%#@count@ left"},
            "substitutions": {"count": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg piece"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg pieces"}}}}}}}}}
        }}
        """#

    private static let dictionary = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@</string><key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld file</string><key>other</key><string>%lld files</string></dict></dict></dict></plist>
        """
}

@Suite("Localized strings") struct LocalizedStringTests {
    private let bundle: Bundle
    private let arabic = SimulatedRun(locale: Locale(identifier: "ar_EG"))

    init() throws { bundle = try TestBundle().bundle }

    @Test func `a bundle's information is in the language of the run, and complete`() {
        func value(_ key: String) -> String? { bundle.object(forInfoDictionaryKey: key) as? String }
        #expect(value("CFBundleDisplayName") == "App" && bundle.bundleIdentifier == "org.example.app")
        arabic.perform {
            #expect(value("CFBundleDisplayName") == "تطبيق" && value("CFBundleIdentifier") == "org.example.app")
        }
    }

    @Test func `strings come from the table of the run's language`() {
        #expect(NSLocalizedString("hello", bundle: bundle, comment: "") == "Hello")
        arabic.perform {
            #expect(NSLocalizedString("hello", bundle: bundle, comment: "") == "مرحبًا")
            #expect(bundle.localizedString(forKey: "hello", value: nil, table: nil) == "مرحبًا")
            #expect(String(localized: "hello", bundle: bundle) == "مرحبًا")
            #expect(bundle.localizedString(forKey: "only", value: nil, table: nil) == "Only here")
            #expect(bundle.localizedString(forKey: "none", value: nil, table: nil) == "none")
            #expect(bundle.localizedString(forKey: "none", value: "Default", table: nil) == "Default")
        }
    }

    @Test func `localizations and files are those of the run's language`() {
        #expect(bundle.localizations == ["ar", "de", "en"])
        #expect(bundle.preferredLocalizations == ["en"])
        arabic.perform {
            #expect(bundle.preferredLocalizations == ["ar"])
            #expect(bundle.path(forResource: "page", ofType: "txt")?.hasSuffix("ar.lproj/page.txt") == true)
        }
        #expect(bundle.url(forResource: "page", withExtension: "txt")?.path.hasSuffix("en.lproj/page.txt") == true)
        #expect(Bundle.preferredLocalizations(from: ["en", "pt-BR", "zh-Hans", "zh-Hant"], forPreferences: ["zh-TW"]) == ["zh-Hant"])
        #expect(Bundle.preferredLocalizations(from: ["en", "pt", "pt-BR"], forPreferences: ["pt-BR"]) == ["pt-BR", "pt"])
    }

    @Test func `catalogs vary by number and device, and reorder arguments`() {
        func items(_ count: Int) -> String { String(localized: "\(count) items", table: "Shop", bundle: bundle) }
        #expect([1, 2].map(items) == ["1 item", "2 items"])
        #expect(String(localized: "Pay \("€5")", table: "Shop", bundle: bundle) == "Pay €5")
        #expect(bundle.localizedString(forKey: "Tap", value: nil, table: "Shop") == "Tap")
        #expect(String(localized: "Left", defaultValue: "\(3) left", table: "Shop", bundle: bundle) == "3 pieces left")
        arabic.perform {
            #expect([1, 2, 3, 100].map(items) == ["عنصر", "عنصران", "٣ عناصر", "١٠٠ عنصر"])
            #expect(String(localized: "Pay \("€5")", table: "Shop", bundle: bundle) == "ادفع €5")
        }
        SimulatedRun(locale: Locale(identifier: "de_DE")).perform {
            #expect(String(localized: "\(2) of \(5)", table: "Shop", bundle: bundle) == "5, davon 2")
        }
    }

    @Test func `tables in other encodings and spellings are read, and an unreadable one is ignored`() {
        func text(_ key: String, _ table: String) -> String { NSLocalizedString(key, tableName: table, bundle: bundle, comment: "") }
        #expect(text("wide", "Wide") == "Grüße")
        #expect(text("plain", "Old") == "word")
        #expect(text("number", "Old") == "with é")
        #expect(text("key", "Broken") == "key")
        #expect(text("key", "Cycle") == "key")
    }

    @Test func `dictionaries of plurals vary by number`() {
        func files(_ count: Int) -> String { String(localized: "\(count) files", table: "Files", bundle: bundle) }
        #expect([1, 4].map(files) == ["1 file", "4 files"])
    }

    @Test func `a string resource is resolved in the language in which it is shown`() {
        let resource = LocalizedStringResource("hello", bundle: .atURL(bundle.bundleURL))
        #expect(arabic.perform { String(localized: resource) } == "مرحبًا")
    }
}
