import Foundation
import Testing

/// Compares the census of what SwiftUI files use (3,490 files of 16 owners) with the module's declarations. The census is not part of
/// this repository: the test is skipped where it is absent.
struct CensusTests {
    private struct Entry {
        let kind: String
        let name: String
        let owners: Int
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The census, in a folder beside one of the folders around this repository.
    private static let census: URL? = sequence(first: root) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }.lazy
        .map { $0.appending(path: "shared/study/swiftui_census.csv") }.first { FileManager.default.fileExists(atPath: $0.path) }

    private static func entries() throws -> [Entry] {
        let text = try census.map { try String(contentsOf: $0, encoding: .utf8) } ?? ""
        return text.split(whereSeparator: \.isNewline).dropFirst().compactMap { line in
            let fields = line.split(separator: ",").map(String.init)
            return fields.count == 4 ? Entry(kind: fields[0], name: fields[1], owners: Int(fields[3]) ?? 0) : nil
        }
    }

    // MARK: What exists

    private static let keywords: Set<Substring> = [
        "func", "var", "let", "struct", "class", "enum", "protocol", "typealias", "case", "actor", "associatedtype",
    ]

    /// Returns the names that the Swift files of some modules declare.
    private static func declarations(of modules: [String]) throws -> Set<String> {
        var names: Set<String> = []
        for module in modules {
            let folder = root.appending(path: "Sources/\(module)")
            for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() where path.hasSuffix(".swift") {
                let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
                names.formUnion(declarations(in: text))
            }
        }
        return names
    }

    private static func declarations(in text: String) -> Set<String> {
        var names: Set<String> = []
        for line in text.split(separator: "\n") where !line.contains("//") || line.contains("public") {
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            guard let index = words.firstIndex(where: keywords.contains), index + 1 < words.count else { continue }
            // A line may declare several cases.
            let declared = words[index] == "case" ? words[(index + 1)...] : words[(index + 1)...(index + 1)]
            names.formUnion(declared.map(String.init))
        }
        return names
    }

    // MARK: What is SwiftUI's

    /// Names of Swift, Foundation, Combine, XCTest and apps themselves.
    private static let foreign: Set<String> = Set(
        """
        Hashable AnyObject Equatable Float Error MainActor TimeInterval Codable DateFormatter Int64 JSONDecoder Result Sendable URLComponents
        URLRequest Any ClosedRange CodingKey Dictionary JSONEncoder DateComponentsFormatter Bundle DateComponents IndexPath IndexSet Locale
        LocalizedError UserDefaults Int32 KeyPath ObjectIdentifier CustomStringConvertible DispatchGroup DispatchWorkItem
        LocalizedStringResource Logger Scanner Timer UInt16 UInt64 URLError URLQueryItem UnsafeMutablePointer Theme Snapshotting Content
        UTType Test IBOutlet IBAction compactMap description filter map init prefix sink store joined sorted contains decode dropFirst
        formatted removeDuplicates replacingOccurrences addingTimeInterval appendingPathComponent eraseToAnyPublisher first assign receive
        reduce rounded trimmingCharacters appending autoconnect build debounce flatMap impactOccurred reversed appendingPathExtension clamped
        components displayName enumerated forEach hasPrefix if lowercased max scaledFont setCategory timeIntervalSince truncatingRemainder
        size rotation custom interactive AnyPublisher PassthroughSubject CurrentValueSubject Just combined
        """.split { $0.isWhitespace }.map(String.init))

    /// Names that need no declaration: macros of Swift, and those that the adapter rewrites.
    private static let rewritten: Set<String> = ["Observable", "Entry", "Preview", "Previewable"]

    private static let prefixes = ["NS", "CG", "XCT", "WK", "AV", "PH", "SF", "CI", "CA", "UI"]

    private static let ofSwiftUI: Set<String> = [
        "UIHostingController", "UIHostingConfiguration", "UIViewRepresentable", "UIViewControllerRepresentable",
        "UIViewRepresentableContext",
        "UIViewControllerRepresentableContext", "UIApplicationDelegateAdaptor",
    ]

    private static func isOfSwiftUI(_ name: String) -> Bool {
        if ofSwiftUI.contains(name) { return true }
        let isOfFramework = prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
        return !isOfFramework && !foreign.contains(name)
    }

    /// The shares reached so far, which may only grow. Names of WidgetKit and other frameworks count.
    @Test func `names that many apps use exist`() throws {
        guard Self.census != nil else { return print("skipped: shared/study/swiftui_census.csv is not beside the repository") }
        let own = try Self.declarations(of: ["SwiftUI", "UIKit/Views/Layers"]).union(Self.rewritten)
        let imported = try Self.declarations(of: ["UIKit", "Graphics", "CombineStandIn"])
        let entries = try Self.entries().filter { Self.isOfSwiftUI($0.name) }
        for (owners, least) in [(5, 95), (3, 85)] {
            let some = entries.filter { $0.owners >= owners }
            let missing = some.filter { !own.contains($0.name) && !($0.kind == "type" && imported.contains($0.name)) }
            let share = 100 * (some.count - missing.count) / max(some.count, 1)
            print("names of at least \(owners) owners: \(some.count - missing.count) of \(some.count) (\(share) %)")
            print("  missing: \(missing.map { "\($0.name) (\($0.owners))" }.joined(separator: ", "))")
            #expect(share >= least)
        }
    }
}
