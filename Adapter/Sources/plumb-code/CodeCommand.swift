import AppBuilding
import Foundation

/// `plumb-code App.xcodeproj --plumb DIR --cache DIR [--target NAME] [--report [json]] [-- VERB OPTIONS…]`
struct CodeCommand {
    private var project = URL(filePath: ".")
    private var plumb: URL?
    private var cache: URL?
    private var target: String?
    private var code: URL?
    private var reports = false
    private var isJSON = false
    private var verb: [String] = []

    init(_ words: [String]) throws {
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--plumb": plumb = try Self.value(word, &rest)
            case "--cache": cache = try Self.value(word, &rest)
            case "--target": target = try rest.popFirst() ?? { throw AppError("--target needs a value.") }()
            case "--code": code = try Self.value(word, &rest)
            case "--report": reports = true
            case "--json": isJSON = true
            case "--":
                verb = Array(rest)
                rest = []
            default: project = URL(filePath: word)
            }
        }
    }

    private static func value(_ option: String, _ rest: inout ArraySlice<String>) throws -> URL {
        guard let word = rest.popFirst() else { throw AppError("\(option) needs a value.") }
        return URL(filePath: word).absoluteURL
    }

    func run() throws -> Int32 {
        guard let plumb, let cache else { throw AppError("--plumb and --cache are needed.") }
        let code = try appCode()
        var builder = AppBuilder(code: code, folder: cache.appending(path: code.name), plumb: plumb)
        builder.say = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        let report = try builder.build()
        try tell(report, in: cache.appending(path: code.name))
        guard !verb.isEmpty else { return 0 }
        return try ScreenRunner(program: report.program, verb: verb).run()
    }

    private func appCode() throws -> AppCode {
        if let code { return try JSONDecoder().decode(AppCode.self, from: try Data(contentsOf: code)) }
        return try XcodeProject(project).target(named: target).code
    }

    private func tell(_ report: AppReport, in folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(report)
        try data.write(to: folder.appending(path: "report.json"))
        try Data(report.text(places: .max).utf8).write(to: folder.appending(path: "report.txt"))
        if isJSON {
            print(String(decoding: data, as: UTF8.self))
        } else {
            print(reports ? report.text() : report.text().split(separator: "\n").prefix(12).joined(separator: "\n"))
        }
    }
}
