import UIKit

/// A property of a kind of view: its name, its type, its meaning, and how it is set. The reader, the schema and the builder use it.
///
/// Most come from the tables of UIKit's classes (`PropertyTable`); the kinds add what only specs have.
struct SpecProperty: Sendable {
    let name: String
    let type: ValueType
    let summary: String
    let set: @MainActor @Sendable (UIView, Value, BuildContext) -> Void
}

/// A property that only specs have, typed by the view's class while it is declared.
struct SpecPropertyOf<View: UIView>: Sendable {
    let property: SpecProperty

    private init(
        _ name: String, _ type: ValueType, _ summary: String, _ set: @escaping @MainActor @Sendable (View, Value, BuildContext) -> Void
    ) {
        property = SpecProperty(name: name, type: type, summary: summary) { view, value, context in
            if let view = view as? View { set(view, value, context) }
        }
    }

    static func value(
        _ name: String, _ type: ValueType, _ summary: String, _ set: @escaping @MainActor @Sendable (View, Value, BuildContext) -> Void
    ) -> Self {
        Self(name, type, summary, set)
    }

    static func flag(_ name: String, _ summary: String, _ set: @escaping @MainActor @Sendable (View, Bool) -> Void) -> Self {
        Self(name, .flag, summary) { view, value, _ in set(view, value.flag ?? false) }
    }

    static func integer(
        _ name: String, _ range: ClosedRange<Int>, _ summary: String, _ set: @escaping @MainActor @Sendable (View, Int) -> Void
    ) -> Self {
        Self(name, .integer(range), summary) { view, value, _ in set(view, value.integer ?? 0) }
    }

    static func number(
        _ name: String, _ type: ValueType, _ summary: String, _ set: @escaping @MainActor @Sendable (View, CGFloat) -> Void
    ) -> Self {
        Self(name, type, summary) { view, value, context in set(view, context.number(value)) }
    }

    static func text(_ name: String, _ summary: String, _ set: @escaping @MainActor @Sendable (View, String?) -> Void) -> Self {
        Self(name, .text, summary) { view, value, context in set(view, context.text(value)) }
    }

    static func string(_ name: String, _ summary: String, _ set: @escaping @MainActor @Sendable (View, String?) -> Void) -> Self {
        Self(name, .string, summary) { view, value, _ in set(view, value.string) }
    }

    static func color(_ name: String, _ summary: String, _ set: @escaping @MainActor @Sendable (View, UIColor?) -> Void) -> Self {
        Self(name, .color, summary) { view, value, context in set(view, context.color(value)) }
    }

    static func font(_ name: String, _ summary: String, _ set: @escaping @MainActor @Sendable (View, UIFont) -> Void) -> Self {
        Self(name, .font, summary) { view, value, context in set(view, context.font(value)) }
    }

    static func image(_ name: String, _ summary: String, _ set: @escaping @MainActor @Sendable (View, UIImage?) -> Void) -> Self {
        Self(name, .image, summary) { view, value, context in set(view, context.image(value)) }
    }

    static func insets(
        _ name: String, _ summary: String, _ set: @escaping @MainActor @Sendable (View, NSDirectionalEdgeInsets) -> Void
    ) -> Self {
        Self(name, .insets, summary) { view, value, context in set(view, context.insets(value)) }
    }

    static func choice<Choice: Sendable>(
        _ name: String, _ typeName: String, _ choices: KeyValuePairs<String, Choice>, _ summary: String,
        _ set: @escaping @MainActor @Sendable (View, Choice) -> Void
    ) -> Self {
        let pairs = choices.map { ($0.key, $0.value) }
        return Self(name, .choice(typeName, pairs.map(\.0)), summary) { view, value, _ in
            if let choice = pairs.first(where: { $0.0 == value.choice }) { set(view, choice.1) }
        }
    }
}
