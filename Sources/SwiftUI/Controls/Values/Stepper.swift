import UIKit

/// A control that raises or lowers a value.
public struct Stepper<Label: View> {
    let label: Label
    /// Nil where the value cannot be raised or lowered further.
    let onIncrement: (() -> Void)?
    let onDecrement: (() -> Void)?
    let onEditingChanged: @MainActor (Bool) -> Void

    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        (self.onIncrement, self.onDecrement, self.onEditingChanged) = (onIncrement, onDecrement, onEditingChanged)
    }

    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        onIncrement = Self.change(value, by: step, in: nil)
        onDecrement = Self.change(value, by: 0 - step, in: nil)
        self.onEditingChanged = onEditingChanged
    }

    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        let current = value.wrappedValue
        self.label = label()
        onIncrement = current < bounds.upperBound ? Self.change(value, by: step, in: bounds) : nil
        onDecrement = current > bounds.lowerBound ? Self.change(value, by: 0 - step, in: bounds) : nil
        self.onEditingChanged = onEditingChanged
    }

    /// Returns what moves a value by a step, within bounds if there are any.
    private static func change<V: Strideable>(_ value: Binding<V>, by step: V.Stride, in bounds: ClosedRange<V>?) -> () -> Void {
        return {
            let next = value.wrappedValue.advanced(by: step)
            value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
        }
    }

    @_disfavoredOverload public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

extension Stepper: View {
    public var body: some View {
        LabeledRow(
            label: LabelColumn(label: label),
            control: StepperButtons(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
                .spoken(by: label))
    }
}

private struct StepperButtons: ElementView {
    typealias Body = Never
    let onIncrement: (() -> Void)?
    let onDecrement: (() -> Void)?
    let onEditingChanged: @MainActor (Bool) -> Void

    func makeElement(_ node: Node) -> StepperElement { StepperElement(node) }
    func update(_ element: StepperElement) {
        element.buttons = self
        element.view.isEnabled = element.environment.isEnabled
        element.reset()
    }
}

private final class StepperElement: ControlElement<UIStepper> {
    var buttons: StepperButtons?

    override func makeView() -> UIStepper {
        let stepper = UIStepper()
        stepper.addAction(UIAction { [weak self] _ in self?.stepped() }, for: .valueChanged)
        stepper.addAction(UIAction { [weak self] _ in self?.buttons?.onEditingChanged(true) }, for: .touchDown)
        stepper.addAction(
            UIAction { [weak self] _ in self?.buttons?.onEditingChanged(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
        return stepper
    }

    /// Sets the control to the middle of a range that ends where the value does, so that the right ones of its buttons are enabled.
    func reset() {
        view.minimumValue = buttons?.onDecrement == nil ? 0 : -1
        view.maximumValue = buttons?.onIncrement == nil ? 0 : 1
        view.value = 0
    }

    private func stepped() {
        let value = view.value
        view.value = 0
        if value > 0 { buttons?.onIncrement?() } else if value < 0 { buttons?.onDecrement?() }
    }
}
