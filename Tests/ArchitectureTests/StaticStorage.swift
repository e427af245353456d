import Foundation

/// The variables of a module's sources that live as long as the process and can change: stored `static var`s and globals, and `static let`s
/// of objects that can change.
struct StaticStorage {
    /// The variables as `Type.member`, sorted.
    private(set) var names: [String] = []

    /// - Parameter mutable: the names of the classes whose objects can change.
    init(of files: [SourceFile], mutable: Set<String>) {
        for file in files {
            let mutable = SourceFile.mutable(file.classes, mutable)
            for declaration in file.declarations where declaration.canChange(mutable) {
                names.append(declaration.scope.map { "\($0).\(declaration.name)" } ?? declaration.name)
            }
        }
        names.sort()
    }

    /// Classes of Foundation and Synchronization whose objects can change.
    static let foreignClasses: Set<String> = [
        "Mutex", "Atomic", "Locked", "TaskLocal", "NSLock", "NSRecursiveLock", "NSCondition", "NSMapTable", "NSHashTable", "NSCache",
        "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSMutableString", "NSMutableAttributedString", "NSMutableParagraphStyle",
        "DispatchQueue", "DispatchSpecificKey", "DispatchSemaphore", "OperationQueue", "NotificationCenter", "UserDefaults",
        "DateFormatter",
        "NumberFormatter", "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder", "FileManager", "Timer", "Thread", "RunLoop", "Process",
    ]

    /// Returns the classes that are declared in the files and have a stored variable, themselves or in a class above them.
    static func mutableClasses(in files: [SourceFile]) -> Set<String> {
        SourceFile.mutable(files.flatMap(\.classes).filter { !$0.isPrivate }, foreignClasses)
    }
}

/// A file of Swift, read line by line, as far as needed to find what is stored.
struct SourceFile {
    struct Class {
        var name: String
        /// Whether other files cannot name it.
        var isPrivate: Bool
        /// Whether a stored variable is declared in it.
        var stores = false
        /// The names of its superclass and of the types of its constants.
        var words: Set<String>
    }

    struct Declaration {
        var scope: String?
        var name: String
        var isVariable: Bool
        /// The text after the name: type, value.
        var rest: String

        /// Whether the value is stored, not computed.
        var isStored: Bool { rest.contains(/^\s*(:[^={]+)?=([^=]|$)/) || !rest.contains("{") }

        func canChange(_ mutable: Set<String>) -> Bool {
            guard isStored else { return false }
            if isVariable { return true }
            let words = SourceFile.words(rest)
            return !words.isDisjoint(with: mutable) || words.contains("Self") && scope.map { mutable.contains($0) } == true
        }
    }

    private(set) var classes: [Class] = []
    private(set) var declarations: [Declaration] = []

    private enum Scope {
        case type(String, isClass: Bool)
        case other
    }

    /// Adds to `known` the classes that have a stored variable, or one of these types as superclass or constant.
    static func mutable(_ classes: [Class], _ known: Set<String>) -> Set<String> {
        var found = known
        var count = -1
        while count != found.count {
            count = found.count
            for kind in classes where kind.stores || !found.isDisjoint(with: kind.words) { found.insert(kind.name) }
        }
        return found
    }

    static func all(in module: String) throws -> [SourceFile] {
        let folder = ImportTests.sources.appending(path: module)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
        return try names.map { SourceFile(try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
    }

    init(_ text: String) {
        var scopes: [Scope] = []
        var pending: Scope?
        let lines = SourceText.code(of: text)
        for (index, line) in lines.enumerated() {
            if line.contains("class") || line.contains("struct") || line.contains("enum") || line.contains("extension")
                || line.contains("protocol") || line.contains("actor"), let found = declaredType(in: line)
            {
                pending = found
            }
            if line.contains("var ") || line.contains("let ") {
                note(line.hasSuffix("=") && index + 1 < lines.count ? line + lines[index + 1] : line, in: scopes, pending)
            }
            for byte in line.utf8 {
                if byte == UInt8(ascii: "{") {
                    scopes.append(pending ?? .other)
                    pending = nil
                } else if byte == UInt8(ascii: "}") {
                    _ = scopes.popLast()
                }
            }
        }
    }

    /// Returns the type whose declaration the line begins, and notes it if it is a class.
    private mutating func declaredType(in line: String) -> Scope? {
        guard let found = line.firstMatch(of: /^(.*?)\b(class|struct|enum|actor|extension|protocol)\s+([A-Z][\w.]*)(.*)/) else {
            return nil
        }
        let name = String(found.3.split(separator: ".").last ?? ""), isClass = found.2 == "class" || found.2 == "actor"
        if isClass {
            let parts = found.4.split(separator: "{", maxSplits: 1)
            classes.append(
                Class(
                    name: name, isPrivate: found.1.contains("private"),
                    stores: parts.count == 2 && parts[1].contains(/\bvar\s+\w+\s*(:[^{=;]*)?[=;}]/),
                    words: Self.words(String(parts.first ?? ""))))
        }
        return .type(name, isClass: isClass)
    }

    /// - Parameter type: the type that begins on the line itself.
    private mutating func note(_ line: String, in scopes: [Scope], _ type: Scope?) {
        guard let found = line.firstMatch(of: /^(.*?)\b(var|let)\s+([\w`]+)(.*)$/) else { return }
        let isInside = found.1.contains("{"), before = String(found.1.split(separator: "{").last ?? "")
        let rest = String(found.4), isVariable = found.2 == "var"
        var owner: (name: String, isClass: Bool)?
        if case .type(let name, let isClass)? = isInside ? type : scopes.last { owner = (name, isClass) }
        let isGlobal = scopes.isEmpty && !isInside && before.allSatisfy { $0.isLetter || " @()".contains($0) }
        if isGlobal || before.contains(/\b(static|class)\s/) {
            declarations.append(Declaration(scope: owner?.name, name: String(found.3), isVariable: isVariable, rest: rest))
        } else if !isInside, let owner, owner.isClass, let index = classes.lastIndex(where: { $0.name == owner.name }) {
            guard Declaration(scope: nil, name: "", isVariable: isVariable, rest: rest).isStored else { return }
            if isVariable { classes[index].stores = true } else { classes[index].words.formUnion(Self.words(rest)) }
        }
    }

    /// The names of types in a declaration; not those in key paths and angle brackets, of metatypes, and of types around others.
    static func words(_ text: String) -> Set<String> {
        let text = text.contains("<") ? text.replacing(/<[^<>]*>/, with: "") : text
        return Set(text.matches(of: /(\\?)\b([A-Z]\w*)(\.self|\.[A-Z])?/).filter { $0.1.isEmpty && $0.3 == nil }.map { String($0.2) })
    }
}

enum SourceText {
    /// Returns the lines without comments and without what is in string literals.
    static func code(of text: String) -> [String] {
        var reader = Reader(bytes: Array(text.utf8))
        reader.readCode(until: nil)
        return String(decoding: reader.result, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private struct Reader {
        let bytes: [UInt8]
        var result: [UInt8] = []
        private var index = 0

        init(bytes: [UInt8]) { self.bytes = bytes }

        private func isNext(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

        /// Reads code to its end, or to the parenthesis that closes an interpolation.
        mutating func readCode(until end: UInt8?) {
            var depth = 0
            while index < bytes.count {
                let byte = bytes[index]
                if byte == UInt8(ascii: "/"), isNext("//") {
                    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
                } else if byte == UInt8(ascii: "/"), isNext("/*") {
                    skip(to: "*/")
                } else if byte == UInt8(ascii: "#"), isNext("#\"") {
                    index += 1
                    skip(to: "\"#")
                } else if byte == UInt8(ascii: "\"") {
                    let quote = isNext("\"\"\"") ? "\"\"\"" : "\""
                    index += quote.utf8.count
                    readString(quote)
                } else {
                    if byte == UInt8(ascii: "(") { depth += 1 }
                    if byte == UInt8(ascii: ")") { depth -= 1 }
                    index += 1
                    if byte == end, depth < 0 { return }
                    result.append(byte)
                }
            }
        }

        private mutating func skip(to end: String) {
            while index < bytes.count, !isNext(end) {
                if bytes[index] == UInt8(ascii: "\n") { result.append(bytes[index]) }
                index += 1
            }
            index += end.utf8.count
        }

        /// Leaves out a string literal, with what is interpolated in it.
        private mutating func readString(_ quote: String) {
            while index < bytes.count, !isNext(quote) {
                let byte = bytes[index]
                if byte == UInt8(ascii: "\n") { result.append(byte) }
                index += 1
                guard byte == UInt8(ascii: "\\"), index < bytes.count else { continue }
                let isInterpolation = bytes[index] == UInt8(ascii: "(")
                index += 1
                guard isInterpolation else { continue }
                let before = result
                readCode(until: UInt8(ascii: ")"))
                result = before
            }
            index += quote.utf8.count
        }
    }
}
