import Foundation
import Graphics

/// The properties of one class and of its superclasses, by name.
///
/// A class tells its properties here once, beside its declaration. Key-value coding, appearance proxies, specs, Interface Builder documents
/// and `plumb shrink` read the tables instead of knowing classes.
package final class PropertyTable: Sendable {
    /// The class's own properties, in the order in which readers set them.
    package let own: [Property]
    /// All properties, inherited ones first.
    package let all: [Property]
    private let indices: [String: Int]

    package init<Owner: AnyObject>(_ type: Owner.Type, parent: PropertyTable?, _ own: [PropertyOf<Owner>]) {
        self.own = own.map(\.property)
        all = (parent?.all ?? []) + self.own
        let pairs = all.enumerated().flatMap { index, property in Set([property.name, property.key]).map { ($0, index) } }
        indices = Dictionary(pairs, uniquingKeysWith: { max($0, $1) })
    }

    /// Returns the property with a name in Swift (`isHidden`) or in Objective-C (`hidden`); nil if the class has none.
    package subscript(name: String) -> Property? { indices[name].map { all[$0] } }
}

/// A class that has a table of its properties.
package protocol PropertyDescribed: AnyObject {
    nonisolated static var table: PropertyTable { get }
}

/// A property: its name, type, getter and setter. Its default is the value of a new object.
package struct Property: Sendable {
    package let name: String
    package let type: PropertyType
    /// What a spec's author reads about the property; nil for properties that specs do not offer.
    package let summary: String?
    /// The attribute's name in Interface Builder documents.
    package let attribute: String
    /// Whether the setter reports itself with `wasSet`, so that appearance proxies can record it.
    package let isRecorded: Bool
    package let get: @MainActor @Sendable (AnyObject) -> Any?
    /// Returns the value that was set, where the getter computes another (an inherited tint colour); a copy of objects that change.
    package let getOwn: @MainActor @Sendable (AnyObject) -> Any?
    /// Sets a value, after converting numbers to the property's type; returns false if the value does not fit.
    package let set: @MainActor @Sendable (AnyObject, Any?) -> Bool

    /// The name in Objective-C: `hidden` for `isHidden`.
    package var key: String { Self.key(of: name) }

    fileprivate static func key(of name: String) -> String {
        guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return name }
        return first.lowercased() + name.dropFirst(3)
    }
}

/// The type of a property, as far as readers of specs and documents distinguish types.
package enum PropertyType: Sendable {
    case flag
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    /// Text for people.
    case text
    /// Text for machines.
    case string
    case color, font, image
    case insets, directionalInsets
    /// A `CGSize` that moves something.
    case offset
    /// One of the named values; the string describes it in messages.
    case choice(String, [PropertyChoice])
    /// A type that readers do not know.
    case other
}

/// A named value of a property, such as `center` of a text alignment.
package struct PropertyChoice: Sendable {
    package let name: String
    package let value: any Hashable & Sendable
}

/// A property of one class, typed while it is declared.
package struct PropertyOf<Owner: AnyObject>: Sendable {
    package typealias Path<Value> = @MainActor @Sendable () -> ReferenceWritableKeyPath<Owner, Value>

    package let property: Property

    private init<Value>(
        _ name: String, _ path: @escaping Path<Value>, own: Path<Value>? = nil, _ type: PropertyType, _ summary: String?,
        attribute: String? = nil, isRecorded: Bool = true, isCopied: Bool = false
    ) {
        let getOwn = own ?? path
        property = Property(
            name: name, type: type, summary: summary, attribute: attribute ?? Property.key(of: name), isRecorded: isRecorded,
            get: { ($0 as? Owner)?[keyPath: path()] },
            getOwn: { object in
                let value = (object as? Owner)?[keyPath: getOwn()]
                return isCopied ? (value as? any NSCopying)?.copy(with: nil) ?? value : value
            },
            set: { object, value in
                guard let object = object as? Owner, let value: Value = PropertyValue.converted(value) else { return false }
                object[keyPath: path()] = value
                return true
            })
    }

    static func flag(
        _ name: String, _ path: @escaping @autoclosure Path<Bool>, _ summary: String? = nil, attribute: String? = nil,
        isRecorded: Bool = true
    ) -> Self {
        Self(name, path, .flag, summary, attribute: attribute, isRecorded: isRecorded)
    }

    static func integer(
        _ name: String, _ path: @escaping @autoclosure Path<Int>, _ range: ClosedRange<Int> = -1_000_000...1_000_000,
        _ summary: String? = nil
    ) -> Self {
        Self(name, path, .integer(range), summary)
    }

    static func number<Number: BinaryFloatingPoint>(
        _ name: String, _ path: @escaping @autoclosure Path<Number>, _ range: ClosedRange<Double> = PropertyValue.anyNumber,
        _ summary: String? = nil, attribute: String? = nil
    ) -> Self {
        Self(name, path, .number(range), summary, attribute: attribute)
    }

    static func text(_ name: String, _ path: @escaping @autoclosure Path<String?>, _ summary: String? = nil) -> Self {
        Self(name, path, .text, summary)
    }

    static func string(_ name: String, _ path: @escaping @autoclosure Path<String?>, _ summary: String? = nil) -> Self {
        Self(name, path, .string, summary)
    }

    static func color(
        _ name: String, _ path: @escaping @autoclosure Path<UIColor?>, _ summary: String? = nil, own: Path<UIColor?>? = nil
    ) -> Self {
        Self(name, path, own: own, .color, summary)
    }

    static func font(_ name: String, _ path: @escaping @autoclosure Path<UIFont?>, _ summary: String? = nil) -> Self {
        Self(name, path, .font, summary)
    }

    static func image(_ name: String, _ path: @escaping @autoclosure Path<UIImage?>, _ summary: String? = nil) -> Self {
        Self(name, path, .image, summary)
    }

    static func insets(_ name: String, _ path: @escaping @autoclosure Path<UIEdgeInsets>, _ summary: String? = nil) -> Self {
        Self(name, path, .insets, summary)
    }

    static func directionalInsets(
        _ name: String, _ path: @escaping @autoclosure Path<NSDirectionalEdgeInsets>, _ summary: String? = nil
    ) -> Self {
        Self(name, path, .directionalInsets, summary)
    }

    static func offset(_ name: String, _ path: @escaping @autoclosure Path<CGSize>, _ summary: String? = nil) -> Self {
        Self(name, path, .offset, summary)
    }

    static func choice<Choice: Hashable & Sendable>(
        _ name: String, _ path: @escaping @autoclosure Path<Choice>, _ typeName: String, _ choices: KeyValuePairs<String, Choice>,
        _ summary: String? = nil
    ) -> Self {
        Self(name, path, .choice(typeName, choices.map { PropertyChoice(name: $0.key, value: $0.value) }), summary)
    }

    /// A property of a type that readers of specs and documents do not know.
    static func value<Value>(_ name: String, _ path: @escaping @autoclosure Path<Value>) -> Self { Self(name, path, .other, nil) }

    /// A property whose value is an object that changes, so that no two views share it.
    static func copied<Value>(_ name: String, _ path: @escaping @autoclosure Path<Value>) -> Self {
        Self(name, path, .other, nil, isCopied: true)
    }

    /// A property whose setter does not report itself, because layout and animation set it, too: a proxy does not record it.
    static func unrecorded<Value>(_ name: String, _ path: @escaping @autoclosure Path<Value>) -> Self {
        Self(name, path, .other, nil, isRecorded: false)
    }
}

package enum PropertyValue {
    /// Numbers without a narrower range.
    static let anyNumber: ClosedRange<Double> = -1_000_000...1_000_000
    static let length: ClosedRange<Double> = 0...1_000_000
    static let share: ClosedRange<Double> = 0...1

    /// Converts a value to a property's type; numbers and geometry are passed in boxes.
    static func converted<Value>(_ value: Any?) -> Value? {
        if let value = value as? Value { return value }
        switch value {
        case let number as NSNumber:
            return number.boolValue as? Value ?? CGFloat(number.doubleValue) as? Value ?? number.intValue as? Value
                ?? number.floatValue as? Value ?? number.doubleValue as? Value
        case let number as Int:
            return CGFloat(number) as? Value ?? Double(number) as? Value ?? Float(number) as? Value ?? (number != 0) as? Value
        case let number as Double: return CGFloat(number) as? Value ?? Float(number) as? Value
        case let number as CGFloat: return Float(number) as? Value ?? Double(number) as? Value
        case let box as NSValue: return box.cgRectValue as? Value ?? box.cgPointValue as? Value ?? box.cgSizeValue as? Value
        default: return nil
        }
    }
}
