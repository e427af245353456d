import UIKit

extension ViewBuilder {
    /// Sets the properties of a class and its superclasses that the document has, as the tables of the classes tell. Attributes have the
    /// names of properties in Objective-C. Fonts and images have defaults of their own and are read elsewhere.
    func setProperties(of view: UIView, _ properties: [Property], _ reading: Reading) {
        for property in properties where property.summary != nil {
            if case .color = property.type, reading.child("nil", key: property.name) != nil {
                _ = property.set(view, nil)
            } else if let value = value(of: property, reading) {
                _ = property.set(view, value)
            }
        }
    }

    /// Returns the document's value of a property; nil if it has none, or one outside the property's range.
    private func value(of property: Property, _ reading: Reading) -> Any? {
        switch property.type {
        case .flag: return reading.flag(property.attribute)
        case .integer(let range):
            return reading.integer(property.attribute).map { min(max($0, range.lowerBound), range.upperBound) }
        case .number(let range):
            return reading.number(property.attribute).flatMap { range.contains($0) ? $0 : nil }
        case .text: return text(property.name, of: reading)
        case .string: return reading[property.attribute]
        case .color: return reading.child(key: property.name).flatMap(ColorReader.color)
        case .choice(_, let choices):
            // Old documents begin some names with a capital.
            guard let name = reading[property.attribute].map({ $0.prefix(1).lowercased() + $0.dropFirst() }) else { return nil }
            return choices.first { $0.name == name }?.value
        case .insets: return reading.child("inset", key: property.name).map(Self.insets)
        case .directionalInsets: return reading.child("directionalEdgeInsets", key: property.name).map(Self.directionalInsets)
        case .offset:
            return reading.child("size", key: property.name).map {
                CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
            }
        case .font, .image, .other: return nil
        }
    }
}
