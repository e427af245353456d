/// Sample values of the types of Swift, Foundation and Combine, and of those of UIKit that should not be empty. `InterfaceSample` chooses
/// them when the program runs, by name.
enum SampleLiterals {
    /// - Parameter name: The name of the parameter or property with its type's, such as `User.email`.
    static func value(of type: String, named name: String) -> String? {
        if let function = functions[type] { return "InterfaceSample.\(function)(\"\(name)\")" }
        return constants[type]
    }

    private static let functions = [
        "String": "text", "Substring": "text", "NSString": "text", "LocalizedStringKey": "text", "NSAttributedString": "attributedText",
        "AttributedString": "attributedText",
        "Int": "count", "UInt": "count", "Int8": "count", "UInt8": "count", "Int16": "count", "UInt16": "count", "Int32": "count",
        "UInt32": "count", "Int64": "count", "UInt64": "count", "NSInteger": "count", "NSNumber": "number",
        "Double": "amount", "Float": "amount", "CGFloat": "amount", "TimeInterval": "amount", "Decimal": "amount", "Float32": "amount",
        "Float64": "amount", "Bool": "flag", "Date": "date", "URL": "url", "UUID": "identifier", "UIImage": "image", "UIColor": "color",
        "Data": "data",
    ]

    private static let constants = [
        "Character": "\"A\"", "Any": "\"Sample\"", "AnyHashable": "AnyHashable(0)", "AnyObject": "NSObject()", "NSObject": "NSObject()",
        "IndexPath": "IndexPath(item: 0, section: 0)", "IndexSet": "IndexSet()", "Locale": "Locale.current",
        "Calendar": "Calendar.current", "TimeZone": "TimeZone.current", "Error": "InterfaceSample.Failure()",
        "CGRect": "CGRect(x: 0, y: 0, width: 320, height: 200)", "CGSize": "CGSize(width: 320, height: 200)", "CGPoint": "CGPoint.zero",
        "NSRange": "NSRange(location: 0, length: 0)", "UserDefaults": "UserDefaults.standard",
        "NotificationCenter": "NotificationCenter.default", "Bundle": "Bundle.main", "FileManager": "FileManager.default",
        "URLSession": "URLSession.shared", "DispatchQueue": "DispatchQueue.main", "OperationQueue": "OperationQueue.main",
        "ProcessInfo": "ProcessInfo.processInfo", "JSONDecoder": "JSONDecoder()", "JSONEncoder": "JSONEncoder()",
        "DateFormatter": "DateFormatter()", "NumberFormatter": "NumberFormatter()", "DateComponents": "DateComponents()",
        "DateInterval": "DateInterval(start: InterfaceSample.date(\"start\"), duration: 3600)",
        "URLRequest": "URLRequest(url: InterfaceSample.url(\"request\"))", "URLComponents": "URLComponents()",
        "CharacterSet": "CharacterSet()", "NSLock": "NSLock()", "NSManagedObjectID": "ManagedObjectTypes.identifier()", "Void": "()",
        "UICollectionViewLayout": "UICollectionViewFlowLayout()", "UIWindow": "InterfaceSample.window()",
        "UIFont.Weight": "UIFont.Weight.regular", "MKAnnotation": "MKPointAnnotation()",
    ]

    /// Returns the value of a generic type of Swift or Combine.
    /// - Parameter value: Returns the sample of an argument, or the gap.
    static func value(
        of type: String, arguments: [String], value: (String) throws(SampleGap) -> String
    ) throws(SampleGap) -> String? {
        switch (type, arguments.count) {
        case ("Array", 1), ("ContiguousArray", 1): return list(try value(arguments[0]))
        case ("Set", 1): return try "Set([\(value(arguments[0]))])"
        case ("Dictionary", 2): return try "[\(value(arguments[0])): \(value(arguments[1]))]"
        case ("Result", 2): return try ".success(\(value(arguments[0])))"
        case ("AnyPublisher", 2):
            return try "Just(\(value(arguments[0]))).setFailureType(to: \(arguments[1]).self).eraseToAnyPublisher()"
        case ("CurrentValueSubject", 2): return try "CurrentValueSubject<\(arguments.joined(separator: ", "))>(\(value(arguments[0])))"
        case ("PassthroughSubject", 2): return "PassthroughSubject<\(arguments.joined(separator: ", "))>()"
        case ("Just", 1): return try "Just(\(value(arguments[0])))"
        case ("AsyncStream", 1): return try "AsyncStream { $0.yield(\(value(arguments[0]))); $0.finish() }"
        case ("AsyncThrowingStream", 2): return try "AsyncThrowingStream { $0.yield(\(value(arguments[0]))); $0.finish() }"
        // Only objects of one class can be found.
        case ("NSFetchRequest", 1) where !arguments[0].hasPrefix("any "): return "ManagedObjectTypes.request(\(arguments[0]).self)"
        case ("NSFetchedResultsController", 1) where !arguments[0].hasPrefix("any "):
            return "ManagedObjectTypes.results(\(arguments[0]).self)"
        case ("Binding", 1): return try "Binding.constant(\(value(arguments[0])))"
        case ("NSCache", 2): return "NSCache<\(arguments.joined(separator: ", "))>()"
        default: return nil
        }
    }

    /// Returns an event or a promise of RxSwift, PromiseKit and the like that has its value, which a function of the type makes.
    static func future(
        _ type: String, arguments: [String], value: (String) throws(SampleGap) -> String
    ) throws(SampleGap) -> String? {
        if type == "Completable", arguments.isEmpty { return "Completable.empty()" }
        let functions = [
            "Observable": "just", "Single": "just", "Maybe": "just", "Infallible": "just", "Driver": "just", "Signal": "just",
            "Promise": "value", "Guarantee": "value",
        ]
        guard arguments.count == 1, let function = functions[type] else { return nil }
        return try "\(type)<\(arguments[0])>.\(function)(\(["Void", "()"].contains(arguments[0]) ? "()" : value(arguments[0])))"
    }

    /// Returns three values, or as many as the kind of sample has.
    static func list(_ value: String) -> String { "InterfaceSample.list { \(value) }" }

    /// Whether the protocols are a list's data source, with or without its delegate: UIKit has an object that conforms to all of them.
    static func areRows(_ protocols: [String]) -> Bool {
        let sources: Set<String> = ["UITableViewDataSource", "UICollectionViewDataSource", "UIPickerViewDataSource"]
        let delegates: Set<String> = [
            "UITableViewDelegate", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout", "UIPickerViewDelegate",
            "NSObjectProtocol",
        ]
        return !sources.isDisjoint(with: protocols) && sources.union(delegates).isSuperset(of: protocols)
    }

    /// Protocols without requirements that a class has to write down.
    static let plainProtocols: Set<String> = [
        "AnyObject", "class", "Sendable", "NSObjectProtocol", "ObservableObject", "Identifiable", "Error", "Hashable", "Equatable",
    ]
}
