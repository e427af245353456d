import Foundation

/// Decodes any type from sample values: text, numbers and lists by the names of the keys.
struct SampleDecoder: Decoder {
    /// The name of the value, with its owner: `Item.title`.
    let name: String
    /// The number of values around this one.
    var depth = 0
    /// Their types, outside in. A value that may be missing has none of them in it again, a list no elements at the third time: a comment has
    /// replies, which have none.
    private var around: [ObjectIdentifier] = []
    /// The counts of the values with the same name; nil for those of the screen.
    var numbers: Numbers?
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Keyed<Key>(decoder: self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { Unkeyed(decoder: self) }
    func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }

    init(name: String, depth: Int = 0, numbers: Numbers? = nil) { (self.name, self.depth, self.numbers) = (name, depth, numbers) }

    /// The decoder of a value inside this one.
    func inside(_ key: String) -> SampleDecoder { next(named: name + "." + key) }

    private func next(named name: String) -> SampleDecoder {
        var decoder = SampleDecoder(name: name, depth: depth + 1, numbers: numbers)
        decoder.around = around
        return decoder
    }

    private func times(_ type: Any.Type) -> Int { around.count { $0 == ObjectIdentifier(type) } }

    /// Counts the values of one answer.
    final class Numbers {
        private var counts: [String: Int] = [:]

        func next(_ name: String) -> Int {
            defer { counts[name, default: 0] += 1 }
            return counts[name, default: 0]
        }
    }

    private var number: Int { numbers?.next(name) ?? InterfaceSample.number(of: name) }

    private var text: String { SampleWords.encoded(name, number: number, kind: InterfaceSample.kind) }
    private var amount: Double { SampleWords.amount(name, number: number, kind: InterfaceSample.kind) }

    private func count<Number: BinaryInteger>() -> Number { Number(SampleWords.count(name, number: number, kind: InterfaceSample.kind)) }

    func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
        switch type {
        case is String.Type: return text as! Value
        case is Bool.Type: return InterfaceSample.flag(name) as! Value
        case is Date.Type: return SampleWords.date(number: number) as! Value
        case is URL.Type: return SampleWords.url(name, number: number) as! Value
        case is UUID.Type: return SampleWords.identifier(number: number) as! Value
        case is Data.Type: return Data() as! Value
        case is Decimal.Type: return Decimal(amount) as! Value
        default:
            if let choices = InterfaceSample.choices(of: type), !choices.isEmpty { return choices[number % choices.count] }
            if let cases = type as? any (CaseIterable & Decodable).Type, let first = Self.first(of: cases) as? Value { return first }
            if let list = type as? any SampleList.Type, times(list.element) > 1, let empty = list.empty as? Value { return empty }
            var decoder = self
            decoder.around.append(ObjectIdentifier(type))
            return try Value(from: decoder)
        }
    }

    private static func first<Cases: CaseIterable>(of type: Cases.Type) -> Any? { type.allCases.first }

    private var isDeep: Bool { depth > 12 }

    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let decoder: SampleDecoder
        var codingPath: [any CodingKey] { [] }
        /// The keys of a dictionary, which are any words; those of a type are its own.
        var allKeys: [Key] {
            guard !decoder.isDeep else { return [] }
            let names = InterfaceSample.list { 0 }.indices.map { SampleWords.text("\(decoder.name).key", number: $0, kind: .typical) }
            return names.compactMap { Key(stringValue: $0) }
        }

        func contains(_ key: Key) -> Bool { !decoder.isDeep }
        func decodeNil(forKey key: Key) -> Bool { decoder.isDeep || key.stringValue.lowercased().hasSuffix("error") }
        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            try decoder.inside(key.stringValue).value(type)
        }

        func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
            guard contains(key), !decodeNil(forKey: key), decoder.times(type) == 0 else { return nil }
            return try decode(type, forKey: key)
        }

        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedDecodingContainer<Nested> {
            decoder.inside(key.stringValue).container(keyedBy: type)
        }

        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { decoder.inside(key.stringValue).unkeyedContainer() }
        func superDecoder() -> any Decoder { decoder }
        func superDecoder(forKey key: Key) -> any Decoder { decoder.inside(key.stringValue) }
    }

    private struct Unkeyed: UnkeyedDecodingContainer {
        let decoder: SampleDecoder
        let number: Int
        var codingPath: [any CodingKey] { [] }
        var currentIndex = 0
        var count: Int? { number }
        var isAtEnd: Bool { currentIndex >= number }

        init(decoder: SampleDecoder) {
            self.decoder = decoder
            number = decoder.isDeep ? 0 : InterfaceSample.list { 0 }.count
        }

        private mutating func next() throws -> SampleDecoder {
            guard !isAtEnd else {
                throw DecodingError.valueNotFound(Any.self, .init(codingPath: [], debugDescription: "the sample's list has ended"))
            }
            currentIndex += 1
            return decoder.next(named: decoder.name)
        }

        mutating func decodeNil() throws -> Bool { false }
        mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next().value(type) }

        mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
            try next().container(keyedBy: type)
        }

        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }
        mutating func superDecoder() throws -> any Decoder { try next() }
    }

    private struct Single: SingleValueDecodingContainer {
        let decoder: SampleDecoder
        var codingPath: [any CodingKey] { [] }

        func decodeNil() -> Bool { decoder.isDeep }
        func decode(_ type: String.Type) throws -> String { decoder.text }
        func decode(_ type: Bool.Type) throws -> Bool { InterfaceSample.flag(decoder.name) }
        func decode(_ type: Double.Type) throws -> Double { decoder.amount }
        func decode(_ type: Float.Type) throws -> Float { Float(decoder.amount) }
        func decode(_ type: Int.Type) throws -> Int { decoder.count() }
        func decode(_ type: Int8.Type) throws -> Int8 { decoder.count() }
        func decode(_ type: Int16.Type) throws -> Int16 { 12 }
        func decode(_ type: Int32.Type) throws -> Int32 { decoder.count() }
        func decode(_ type: Int64.Type) throws -> Int64 { decoder.count() }
        func decode(_ type: UInt.Type) throws -> UInt { decoder.count() }
        func decode(_ type: UInt8.Type) throws -> UInt8 { 12 }
        func decode(_ type: UInt16.Type) throws -> UInt16 { 12 }
        func decode(_ type: UInt32.Type) throws -> UInt32 { decoder.count() }
        func decode(_ type: UInt64.Type) throws -> UInt64 { decoder.count() }
        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(type) }
    }
}

/// A type whose values hold any number of elements.
private protocol SampleList {
    static var element: Any.Type { get }
    static var empty: Any { get }
}

extension Array: SampleList {
    fileprivate static var element: Any.Type { Element.self }
    fileprivate static var empty: Any { [Element]() }
}

extension Set: SampleList {
    fileprivate static var element: Any.Type { Element.self }
    fileprivate static var empty: Any { Set<Element>() }
}

extension Dictionary: SampleList {
    fileprivate static var element: Any.Type { Value.self }
    fileprivate static var empty: Any { [Key: Value]() }
}
