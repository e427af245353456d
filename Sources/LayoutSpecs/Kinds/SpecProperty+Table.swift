import UIKit

extension SpecProperty {
    /// Creates the property from an entry in the table of a UIKit class; nil if specs do not offer it.
    init?(_ property: Property) {
        guard let summary = property.summary, let reading = Reading(property.type) else { return nil }
        let isFont = if case .font = property.type { true } else { false }
        self.init(name: property.name, type: reading.type, summary: summary) { view, value, context in
            _ = property.set(view, reading.value(value, context))
            // A spec's fonts follow the content size unless they have a size.
            if isFont { _ = Swift.type(of: view).table["adjustsFontForContentSizeCategory"]?.set(view, true) }
        }
    }

    /// The type of values in specs, and their conversion to that of a property.
    private struct Reading {
        let type: ValueType
        let value: @MainActor @Sendable (Value, BuildContext) -> Any?

        init?(_ type: PropertyType) {
            switch type {
            case .flag: self.init(.flag) { value, _ in value.flag ?? false }
            case .integer(let range): self.init(.integer(range)) { value, _ in value.integer ?? 0 }
            case .number(let range): self.init(.number(range)) { value, context in context.number(value) }
            case .text: self.init(.text) { value, context in context.text(value) }
            case .string: self.init(.string) { value, _ in value.string }
            case .color: self.init(.color) { value, context in context.color(value) }
            case .font: self.init(.font) { value, context in context.font(value) }
            case .image: self.init(.image) { value, context in context.image(value) }
            case .insets:
                self.init(.insets) { value, context in
                    let insets = context.insets(value)
                    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
                }
            case .directionalInsets: self.init(.insets) { value, context in context.insets(value) }
            case .offset:
                self.init(.point) { value, context in
                    let offset = context.point(value, else: .zero)
                    return CGSize(width: offset.x, height: offset.y)
                }
            case .choice(let typeName, let choices):
                self.init(.choice(typeName, choices.map(\.name))) { value, _ in choices.first { $0.name == value.choice }?.value }
            case .other: return nil
            }
        }

        private init(_ type: ValueType, _ value: @escaping @MainActor @Sendable (Value, BuildContext) -> Any?) {
            self.type = type
            self.value = value
        }
    }
}
