/// A type of a header in Swift.
struct ObjectiveCType: Equatable {
    enum Presence { case always, optional, unknown }

    /// The type without optionality.
    var name: String
    var presence = Presence.always
    var isClosure = false
    /// Whether a closure may be kept, so that code in it has to write `self`.
    var isEscaping = true
    /// Whether it is a pointer to a pointer to an error.
    var isErrorPlace = false

    static let void = ObjectiveCType(name: "Void")

    /// The type of a property or result. What a header does not say may be absent, and is used without asking.
    var written: String { presence == .always ? name : wrapped + (presence == .optional ? "?" : "!") }

    /// The type of a parameter.
    var ofParameter: String { presence == .always && isClosure && isEscaping ? "@escaping " + name : written }

    /// The value that a call may leave out, as Swift gives imported methods one: of an option set by its name, of a dictionary by its label, of
    /// a closure at the end that may be missing (`inferDefaultArgument` of Swift's importer).
    func usualValue(label: String, isLast: Bool) -> String? {
        if isClosure { return isLast && presence == .optional ? "nil" : nil }
        if name.hasPrefix("[") {
            let isOfOptions = ObjectiveCName.words(of: label).contains { ["options", "attributes"].contains($0.lowercased()) }
            if isOfOptions, name.contains(":") { return presence == .optional ? "nil" : "[:]" }
            return presence == .optional && label.lowercased().hasSuffix("userinfo") ? "nil" : nil
        }
        return presence == .always && ObjectiveCName.words(of: name).contains("Options") ? "[]" : nil
    }

    /// The type inside a collection or another type's parentheses.
    var inside: String { presence == .optional ? wrapped + "?" : name }

    private var wrapped: String { isClosure || name.hasPrefix("any ") ? "(\(name))" : name }

    /// Reads a type.
    /// - Parameter isNonnull: Whether the header says that pointers are present unless they say otherwise.
    init?(_ tokens: [HeaderToken], isNonnull: Bool, attributes: Set<String> = []) {
        var tokens = tokens
        if let block = Self.block(tokens, isNonnull: isNonnull) {
            self = block
            isEscaping = !tokens.contains(.name("NS_NOESCAPE"))
            presence = Self.presence(attributes.union(tokens.compactMap(\.name)), isNonnull: isNonnull)
            return
        }
        var depth = 0, words: Set<String> = attributes
        // Words inside of angle brackets are about the elements.
        for token in tokens {
            if token == .mark("<") { depth += 1 }
            if token == .mark(">") { depth -= 1 }
            if depth == 0, let name = token.name { words.insert(name) }
        }
        depth = 0
        tokens.removeAll { token in
            if token == .mark("<") { depth += 1 }
            if token == .mark(">") { depth -= 1 }
            return depth == 0 && token.name.map(Self.qualifiers.contains) == true
        }
        var reader = TokenReader(tokens)
        guard let base = Self.base(&reader) else { return nil }
        let arguments = reader.takeGroup("<", ">")?.parts(by: ",") ?? []
        var stars = 0
        while let token = reader.take() {
            guard token == .mark("*") else { return nil }
            stars += 1
        }
        self.init(name: "")
        guard stars < 2 else {
            guard stars == 2, base == "NSError" else { return nil }
            isErrorPlace = true
            return
        }
        if base == "id" || base == "Class" || base == "instancetype" || stars == 1 || Self.collections.contains(base)
            || Self.objectOfCore(base) != nil
        {
            if stars == 1, let scalar = Self.number(base) ?? Self.scalars[base] ?? (base == "void" ? "Void" : nil) {
                name = base == "void" ? "UnsafeMutableRawPointer" : "UnsafeMutablePointer<\(scalar == "Bool" ? "ObjCBool" : scalar)>"
            } else {
                name = Self.object(base, arguments, isNonnull: isNonnull)
            }
            presence = Self.presence(words, isNonnull: isNonnull)
        } else {
            name = base == "void" ? "Void" : Self.number(base) ?? Self.scalars[base] ?? EarlierNames.type(base) ?? base
        }
    }

    init(name: String, presence: Presence = .always, isClosure: Bool = false) {
        (self.name, self.presence, self.isClosure) = (name, presence, isClosure)
    }

    static func presence(_ words: Set<String>, isNonnull: Bool) -> Presence {
        if !words.isDisjoint(with: ["nullable", "_Nullable", "__nullable"]) { return .optional }
        if !words.isDisjoint(with: ["nonnull", "_Nonnull", "__nonnull"]) { return .always }
        if !words.isDisjoint(with: ["null_resettable", "null_unspecified", "_Null_unspecified"]) { return .unknown }
        return isNonnull ? .always : .unknown
    }

    /// Returns the first word of a type, or the words of a number such as `unsigned long`.
    private static func base(_ reader: inout TokenReader) -> String? {
        guard let first = reader.take()?.name else { return nil }
        var words = [first]
        while Self.numberWords.contains(first), let more = reader.next?.name, Self.numberWords.contains(more) {
            words.append(more)
            _ = reader.take()
        }
        return words.joined(separator: " ")
    }

    /// `Result (^name)(Parameter, …)`.
    private static func block(_ tokens: [HeaderToken], isNonnull: Bool) -> ObjectiveCType? {
        guard let start = tokens.indices.first(where: { tokens[$0] == .mark("(") && $0 + 1 < tokens.count && tokens[$0 + 1] == .mark("^") })
        else { return nil }
        var reader = TokenReader(tokens[start...])
        _ = reader.takeGroup()
        let parameters = reader.takeGroup() ?? []
        let result = ObjectiveCType(Array(tokens[..<start]), isNonnull: isNonnull) ?? .void
        let types = parameters.parts(by: ",").map { part -> String in
            guard part != [.name("void")] else { return "" }
            let type = ObjectiveCType(withoutName(part), isNonnull: isNonnull)
            return type?.written.replacing("!", with: "?") ?? "Any?"
        }
        let list = types.filter { !$0.isEmpty }.joined(separator: ", ")
        return ObjectiveCType(name: "(\(list)) -> \(result.written.replacing("!", with: "?"))", isClosure: true)
    }

    /// Returns the words of a parameter's type, of those with its name.
    static func withoutName(_ tokens: [HeaderToken]) -> [HeaderToken] {
        guard !tokens.contains(.mark("^")), tokens.count > 1, let last = tokens.last?.name, !qualifiers.contains(last),
            !(tokens.count == 2 && qualifiers.contains(tokens[0].name ?? "")), !numberWords.contains(last)
        else { return tokens }
        return tokens.dropLast()
    }

    private static func object(_ base: String, _ arguments: [[HeaderToken]], isNonnull: Bool) -> String {
        let inner = arguments.compactMap { ObjectiveCType($0, isNonnull: true) }
        func element(_ index: Int, _ usual: String) -> String { inner.indices.contains(index) ? inner[index].inside : usual }
        switch base {
        case "id", "Class":
            let protocols = arguments.compactMap { $0.first?.name }.map { $0 == "NSObject" ? "NSObjectProtocol" : swiftName($0) }
            if protocols.isEmpty { return base == "id" ? "Any" : "AnyClass" }
            return "any " + protocols.joined(separator: " & ")
        case "instancetype": return "Self"
        case "NSArray": return "[\(element(0, "Any"))]"
        case "NSDictionary": return "[\(element(0, "AnyHashable")): \(element(1, "Any"))]"
        case "NSSet": return "Set<\(element(0, "AnyHashable"))>"
        case "Protocol": return "AnyObject"
        default: return objectOfCore(base) ?? generics[base] ?? swiftName(base)
        }
    }

    /// Returns `CTLine` for `CTLineRef`: a reference to an object of a C framework.
    private static func objectOfCore(_ name: String) -> String? {
        ["CG", "CT", "CF", "CM", "CV"].contains { name.hasPrefix($0) } && name.hasSuffix("Ref") && name != "CFTypeRef"
            ? String(name.dropLast(3)) : nil
    }

    /// Returns the name of a class of Foundation in Swift; of others the name itself.
    static func swiftName(_ name: String) -> String {
        if let bridged = bridged[name] { return bridged }
        return name.hasPrefix("NS") && renamed.contains(String(name.dropFirst(2))) ? String(name.dropFirst(2)) : name
    }

    /// Returns the names of what a category adds members to. Values such as `String` have a class beside them.
    static func extended(_ name: String) -> [String] {
        let swift = swiftName(name)
        guard swift != name, !swift.hasPrefix("any ") else { return [name] }
        return values.contains(swift) ? [name, swift] : [swift]
    }

    private static let values: Set<String> = [
        "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateInterval", "IndexPath", "IndexSet", "Locale", "Measurement",
        "Notification", "PersonNameComponents", "String", "TimeZone", "URL", "URLComponents", "URLQueryItem", "URLRequest", "UUID",
    ]

    /// Returns the number that words such as `unsigned long int` name, in any order.
    private static func number(_ base: String) -> String? {
        let words = base.split(separator: " ")
        guard words.allSatisfy({ numberWords.contains(String($0)) }) else { return nil }
        let isUnsigned = words.contains("unsigned"), isSigned = words.contains("signed")
        if words.contains("char") { return isUnsigned ? "UInt8" : isSigned ? "Int8" : "CChar" }
        let bits = words.contains("short") ? "16" : ["32", "", "64"][min(2, words.count { $0 == "long" })]
        return (isUnsigned ? "UInt" : "Int") + bits
    }

    /// Foundation's and Core Data's generic classes without arguments.
    private static let generics = [
        "NSCache": "NSCache<AnyObject, AnyObject>", "NSHashTable": "NSHashTable<AnyObject>",
        "NSMapTable": "NSMapTable<AnyObject, AnyObject>",
        "NSFetchRequest": "NSFetchRequest<any NSFetchRequestResult>",
        "NSFetchedResultsController": "NSFetchedResultsController<any NSFetchRequestResult>",
    ]
    private static let bridged = ["NSError": "any Error", "NSOperationQueue": "OperationQueue"]
    private static let renamed: Set<String> = [
        "String", "URL", "Date", "Data", "UUID", "IndexPath", "IndexSet", "Locale", "TimeZone", "Calendar", "DateComponents",
        "Notification", "URLRequest", "CharacterSet", "URLComponents", "URLQueryItem", "Bundle", "FileManager", "Timer", "Operation",
        "UserDefaults", "NotificationCenter", "Thread", "URLSession", "URLSessionTask", "URLSessionDataTask", "HTTPURLResponse",
        "URLResponse", "Formatter", "DateFormatter", "NumberFormatter", "Scanner", "Stream", "InputStream", "OutputStream", "Progress",
        "ProcessInfo", "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge", "URLSessionConfiguration", "URLCache",
        "URLSessionDownloadTask", "URLSessionUploadTask", "CachedURLResponse", "HTTPCookie", "URLProtocol", "ByteCountFormatter",
        "DateInterval", "PersonNameComponents", "ISO8601DateFormatter",
        "RunLoop", "BlockOperation", "JSONSerialization", "FileHandle", "UndoManager", "XMLParser", "Measurement",
    ]

    private static let collections: Set<String> = ["NSArray", "NSDictionary", "NSSet"]
    private static let qualifiers: Set<String> = [
        "const", "__kindof", "__weak", "__strong", "__unsafe_unretained", "__block", "__autoreleasing", "nonnull", "_Nonnull",
        "__nonnull", "nullable", "_Nullable", "__nullable", "null_unspecified", "_Null_unspecified", "null_resettable", "volatile", "inout",
        "out", "in", "oneway", "struct", "enum", "IBOutlet", "NS_NOESCAPE", "_Nullable_result", "extern", "static", "inline",
    ]
    private static let numberWords: Set<String> = ["unsigned", "signed", "long", "short", "int", "char"]

    /// Numbers and values by their name in Objective-C.
    static let scalars = [
        "BOOL": "Bool", "bool": "Bool", "Boolean": "Bool", "NSInteger": "Int", "NSUInteger": "UInt", "SInt32": "Int32", "UInt32": "UInt32",
        "float": "Float", "double": "Double", "dispatch_queue_t": "DispatchQueue", "dispatch_block_t": "() -> Void",
        "CGFloat": "CGFloat", "NSTimeInterval": "TimeInterval", "SEL": "Selector", "size_t": "Int", "unichar": "UInt16",
        "uint8_t": "UInt8", "uint16_t": "UInt16", "uint32_t": "UInt32", "uint64_t": "UInt64", "int8_t": "Int8", "int16_t": "Int16",
        "int32_t": "Int32", "int64_t": "Int64", "NSNotificationName": "Notification.Name",
        "UITextWritingDirection": "NSWritingDirection", "NSOperatingSystemVersion": "OperatingSystemVersion",
        "NSRunLoopMode": "RunLoop.Mode", "NSErrorDomain": "String", "NSErrorUserInfoKey": "String",
        "NSAttributedStringKey": "NSAttributedString.Key",
    ]
}
