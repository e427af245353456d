import UIKit

/// A control that chooses a value from a range.
public struct Slider<Label: View, ValueLabel: View> {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let onEditingChanged: @MainActor (Bool) -> Void
    let label: Label
    let minimumLabel: ValueLabel?
    let maximumLabel: ValueLabel?

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label, _ minimum: ValueLabel?, _ maximum: ValueLabel?,
        _ onEditingChanged: @escaping @MainActor (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.onEditingChanged = onEditingChanged
        (self.label, minimumLabel, maximumLabel) = (label, minimum, maximum)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), nil, nil, onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), nil, nil, onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping @MainActor (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), nil, nil, onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, EmptyView(), nil, nil, onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, EmptyView(), nil, nil, onEditingChanged)
    }
}

extension Slider: View {
    // The label is for assistive technologies: iOS does not show it.
    public var body: some View {
        HStack {
            minimumLabel
            SliderTrack(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
            maximumLabel
        }
        .spoken(by: label)
    }
}

private struct SliderTrack: ElementView {
    typealias Body = Never
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let onEditingChanged: @MainActor (Bool) -> Void

    func makeElement(_ node: Node) -> SliderElement { SliderElement(node) }
    func update(_ element: SliderElement) {
        element.track = self
        element.view.minimumValue = Float(bounds.lowerBound)
        element.view.maximumValue = Float(bounds.upperBound)
        element.view.value = Float(value.wrappedValue)
        element.view.isEnabled = element.environment.isEnabled
    }

    /// Returns the nearest value that can be chosen.
    func allowed(_ value: Double) -> Double {
        guard let step, step > 0 else { return value }
        let stepped = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step
        return min(max(stepped, bounds.lowerBound), bounds.upperBound)
    }
}

private final class SliderElement: ControlElement<UISlider> {
    var track: SliderTrack?

    override func makeView() -> UISlider {
        let slider = UISlider()
        slider.addAction(UIAction { [weak self] _ in self?.valueChanged() }, for: .valueChanged)
        slider.addAction(UIAction { [weak self] _ in self?.track?.onEditingChanged(true) }, for: .touchDown)
        slider.addAction(
            UIAction { [weak self] _ in self?.track?.onEditingChanged(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
        return slider
    }

    private func valueChanged() {
        guard let track else { return }
        let value = track.allowed(Double(view.value))
        view.value = Float(value)
        track.value.wrappedValue = value
    }

    // A slider takes the width that is offered. Its own width is inferred.
    override func ownSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width.map { max($0, 0) } ?? 118, height: view.intrinsicContentSize.height)
    }
}
