import Foundation

/// Empty values of types that only the running program knows.
enum OmittedValue {
    static func of<Value>(_ type: Value.Type) -> Value? {
        switch type {
        case is Void.Type: return () as? Value
        case let type as any ExpressibleByNilLiteral.Type: return none(type) as? Value
        case is String.Type, is Substring.Type: return "" as? Value ?? ("" as Substring) as? Value
        case is Bool.Type: return false as? Value
        case let type as any BinaryInteger.Type: return zero(type) as? Value
        case let type as any BinaryFloatingPoint.Type: return zero(type) as? Value
        case let type as any ExpressibleByDictionaryLiteral.Type: return noPairs(type) as? Value
        case let type as any ExpressibleByArrayLiteral.Type: return noElements(type) as? Value
        case is Data.Type: return Data() as? Value
        case is NSAttributedString.Type: return NSMutableAttributedString() as? Value ?? NSAttributedString() as? Value
        case is Date.Type: return SampleWords.date(number: 0) as? Value
        case is URL.Type: return URL(filePath: "/omitted") as? Value
        case is UUID.Type: return SampleWords.identifier(number: 0) as? Value
        case is Decimal.Type: return Decimal() as? Value
        case is Character.Type: return Character(" ") as? Value
        case is NSError.Type, is (any Error).Type: return NSError(domain: "Plumb", code: 0) as? Value
        case is UIFont.Type: return UIFont.systemFont(ofSize: UIFont.systemFontSize) as? Value
        case is UIImage.Type: return UIImage() as? Value
        case is UIColor.Type: return UIColor.clear as? Value
        case let type as any CaseIterable.Type: return first(type) as? Value
        case let type as MetatypeResponder.Type where MainQueue.isCurrent:
            return MainActor.assumeIsolated { UncheckedObject(type.init(made: .plain)) }.object as? Value
        default: return nil
        }
    }

    private struct UncheckedObject: @unchecked Sendable {
        let object: MetatypeResponder
        init(_ object: MetatypeResponder) { self.object = object }
    }

    private static func first<T: CaseIterable>(_ type: T.Type) -> T? { type.allCases.first }
    private static func none<T: ExpressibleByNilLiteral>(_ type: T.Type) -> T { nil }
    private static func zero<T: BinaryInteger>(_ type: T.Type) -> T { 0 }
    private static func zero<T: BinaryFloatingPoint>(_ type: T.Type) -> T { 0 }
    private static func noPairs<T: ExpressibleByDictionaryLiteral>(_ type: T.Type) -> T { T() }
    private static func noElements<T: ExpressibleByArrayLiteral>(_ type: T.Type) -> T { T() }
}
