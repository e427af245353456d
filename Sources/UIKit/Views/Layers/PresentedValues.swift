import Foundation
import Graphics

// What a layer shows at a time, as opposed to its model.

extension CALayer {
    /// The model's values of the properties that can be animated.
    private var modelValues: Layer {
        var values = Layer(name: "", kind: "", frame: .zero)
        values.position = position
        values.bounds = bounds
        values.anchorPoint = anchorPoint
        values.transform = affineTransform()
        values.opacity = CGFloat(opacity)
        values.isHidden = isHidden
        values.backgroundColor = backgroundColor
        values.cornerRadius = cornerRadius
        values.borderWidth = borderWidth
        values.borderColor = borderColor
        if let shadowColor { values.shadow = Shadow(color: shadowColor, offset: shadowOffset, radius: shadowRadius) }
        return values
    }

    /// The values that animations show now.
    final var presentedLayer: Layer {
        var values = modelValues
        present(&values, at: Timeline.current.now)
        presentAdded(&values, at: Timeline.current.now)
        return values
    }

    /// Sets the model to what the animations show at a time, without animation.
    func settle(_ animations: [PropertyAnimation], at time: Double) {
        var values = modelValues
        present(animations, in: &values, at: time)
        for animation in animations { set(animation.property, to: values.animatedValue(animation.property)) }
    }

    /// Sets a property of the model, without animation.
    func set(_ property: AnimatedProperty, to value: AnimatedValue?) {
        AnimationScope.withoutAnimation {
            switch (property, value) {
            case (.position, .point(let value)): position = value
            case (.bounds, .rect(let value)): bounds = value
            case (.anchorPoint, .point(let value)): anchorPoint = value
            case (.transform, .transform(let value)): setAffineTransform(value)
            case (.opacity, .number(let value)): opacity = Float(value)
            case (.cornerRadius, .number(let value)): cornerRadius = value
            case (.borderWidth, .number(let value)): borderWidth = value
            case (.isHidden, .flag(let value)): isHidden = value
            case (.backgroundColor, .color(let value)): backgroundColor = value
            case (.borderColor, .color(let value)): borderColor = value
            case (.shadowColor, .color(let value)): shadowColor = value
            case (.shadowOffset, .size(let value)): shadowOffset = value
            case (.shadowRadius, .number(let value)): shadowRadius = value
            default: break
            }
        }
    }

    /// Returns a layer with the values that animations show now; the layer itself if it is not animated, or of a class of the app's own, which
    /// cannot be copied.
    final func presentedCopy() -> CALayer {
        let now = Timeline.current.now
        guard !addedAnimations.isEmpty || animations.contains(where: { $0.isRunning(at: now) }), let copy = plainCopy else { return self }
        let values = presentedLayer
        copy.set(.bounds, to: .rect(values.bounds))
        for property in AnimatedProperty.allCases { copy.set(property, to: values.animatedValue(property)) }
        copy.shadowOpacity = shadowOpacity
        return copy
    }

    private var plainCopy: CALayer? {
        switch ObjectIdentifier(type(of: self)) {
        case ObjectIdentifier(CALayer.self): CALayer(layer: self)
        case ObjectIdentifier(CAShapeLayer.self): CAShapeLayer(layer: self)
        case ObjectIdentifier(CAGradientLayer.self): CAGradientLayer(layer: self)
        case ObjectIdentifier(CATextLayer.self): CATextLayer(layer: self)
        default: nil
        }
    }
}

extension Layer {
    fileprivate func animatedValue(_ property: AnimatedProperty) -> AnimatedValue? {
        switch property {
        case .position: .point(position)
        case .bounds: .rect(bounds)
        case .anchorPoint: .point(anchorPoint)
        case .transform: .transform(transform)
        case .opacity: .number(opacity)
        case .backgroundColor: .color(backgroundColor)
        case .cornerRadius: .number(cornerRadius)
        case .borderWidth: .number(borderWidth)
        case .borderColor: .color(borderColor)
        case .isHidden: .flag(isHidden)
        case .shadowColor: shadow.map { .color($0.color) }
        case .shadowOffset: shadow.map { .size($0.offset) }
        case .shadowRadius: shadow.map { .number($0.radius) }
        case .shadowOpacity, .shadowPath: nil
        }
    }
}
