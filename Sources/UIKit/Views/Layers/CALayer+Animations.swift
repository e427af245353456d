import Foundation
import Graphics

/// An animation that was added to a layer, with its start.
@MainActor struct AddedAnimation {
    var key: String
    var animation: CAAnimation
    /// The start, in the timeline's time.
    var begin: Double

    var end: Double { begin + animation.activeDuration }
    /// Whether the animation stays on the layer after its end.
    var isKept: Bool { !animation.isRemovedOnCompletion }
}

extension CALayer {
    func begin(_ animation: CAAnimation, forKey key: String?) {
        let copy = animation.snapshot()
        if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
        if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
        let name = key ?? "Plumb.animation.\(addedAnimations.count)"
        removeAnimation(forKey: name)
        let now = Timeline.current.now
        let added = AddedAnimation(key: name, animation: copy, begin: copy.beginTime > 0 ? copy.beginTime : now)
        addedAnimations.append(added)
        if let transition = copy as? CATransition {
            let curve = transition.timingFunction?.curve ?? .linear
            begin(
                transition.kind, timing: AnimationTiming(curve: .cubic(curve), duration: transition.basicDuration, delay: added.begin - now)
            )
        }
        Timeline.current.add(self)
        CATransaction.extend(to: added.end)
        copy.delegate?.animationDidStart(copy)
        guard let delegate = copy.delegate, added.end.isFinite else { return }
        Timeline.current.schedule(at: added.end) { delegate.animationDidStop(copy, finished: true) }
    }

    /// Applies the values of the added animations at a time to the recorded layer.
    final func presentAdded(_ layer: inout Layer, at time: Double) {
        for added in addedAnimations {
            let model = layer
            for (path, value) in added.animation.values(at: time - added.begin, model: { model.value(atKeyPath: $0) }) {
                layer.set(value, atKeyPath: path)
            }
        }
    }

    /// Runs `draw` while the properties that a subclass draws (a shape's stroke, a gradient's colours) have their animated values.
    final func presentingDrawing<Result>(at time: Double, _ draw: () -> Result) -> Result {
        guard !addedAnimations.isEmpty else { return draw() }
        var changed: [(keyPath: String, value: LayerValue)] = []
        for added in addedAnimations {
            for (path, value) in added.animation.values(at: time - added.begin, model: drawingValue(atKeyPath:)) {
                guard let own = drawingValue(atKeyPath: path) else { continue }
                changed.append((path, own))
                setDrawingValue(value, atKeyPath: path)
            }
        }
        defer { for (path, value) in changed.reversed() { setDrawingValue(value, atKeyPath: path) } }
        return draw()
    }
}

extension Layer {
    /// Returns the model value of a Core Animation key path; nil if it is not a key path of the layer.
    func value(atKeyPath path: String) -> LayerValue? {
        switch path {
        case "position": .point(position)
        case "position.x": .number(position.x)
        case "position.y": .number(position.y)
        case "anchorPoint": .point(anchorPoint)
        case "bounds": .rect(bounds)
        case "bounds.size": .size(bounds.size)
        case "bounds.size.width": .number(bounds.width)
        case "bounds.size.height": .number(bounds.height)
        case "bounds.origin": .point(bounds.origin)
        case "opacity": .number(opacity)
        case "hidden", "isHidden": .number(isHidden ? 1 : 0)
        case "cornerRadius": .number(cornerRadius)
        case "borderWidth": .number(borderWidth)
        case "borderColor": .color(borderColor ?? .clear)
        case "backgroundColor": .color(backgroundColor ?? .clear)
        case "shadowColor": .color(shadow?.color.withAlpha(1) ?? .black)
        case "shadowOpacity": .number(shadow?.color.alpha ?? 0)
        case "shadowRadius": .number(shadow?.radius ?? 3)
        case "shadowOffset": .size(shadow?.offset ?? CGSize(width: 0, height: -3))
        case "shadowPath": shadowPath.map { .path($0) }
        default: transformValue(atKeyPath: path)
        }
    }

    private func transformValue(atKeyPath path: String) -> LayerValue? {
        switch path {
        case "transform", "affineTransform": .transform(transform)
        case "transform.rotation", "transform.rotation.z": .number(atan2(transform.b, transform.a))
        case "transform.rotation.x", "transform.rotation.y": .number(0)
        case "transform.scale", "transform.scale.x": .number((transform.a * transform.a + transform.b * transform.b).squareRoot())
        case "transform.scale.y": .number((transform.c * transform.c + transform.d * transform.d).squareRoot())
        case "transform.translation": .size(CGSize(width: transform.tx, height: transform.ty))
        case "transform.translation.x": .number(transform.tx)
        case "transform.translation.y": .number(transform.ty)
        default: nil
        }
    }

    mutating func set(_ value: LayerValue, atKeyPath path: String) {
        switch path {
        case "position": position = value.point ?? position
        case "position.x": position.x = value.number ?? position.x
        case "position.y": position.y = value.number ?? position.y
        case "anchorPoint": anchorPoint = value.point ?? anchorPoint
        case "bounds": bounds = value.rect ?? bounds
        case "bounds.size": bounds.size = value.size ?? bounds.size
        case "bounds.size.width": bounds.size.width = value.number ?? bounds.width
        case "bounds.size.height": bounds.size.height = value.number ?? bounds.height
        case "bounds.origin": bounds.origin = value.point ?? bounds.origin
        case "opacity": opacity = min(max(value.number ?? opacity, 0), 1)
        case "hidden", "isHidden": isHidden = value.number.map { $0 > 0.5 } ?? isHidden
        case "cornerRadius": cornerRadius = max(0, value.number ?? cornerRadius)
        case "borderWidth": borderWidth = max(0, value.number ?? borderWidth)
        case "borderColor": borderColor = value.color ?? borderColor
        case "backgroundColor": backgroundColor = value.color ?? backgroundColor
        case "shadowColor", "shadowOpacity", "shadowRadius", "shadowOffset": setShadow(value, path)
        case "shadowPath": shadowPath = value.path ?? shadowPath
        default: setTransform(value, path)
        }
    }

    private mutating func setShadow(_ value: LayerValue, _ path: String) {
        var changed = shadow ?? Shadow(color: .clear, offset: CGSize(width: 0, height: -3), radius: 3)
        switch path {
        case "shadowColor": changed.color = value.color?.withAlpha(changed.color.alpha) ?? changed.color
        case "shadowOpacity": changed.color = changed.color.withAlpha(value.number ?? changed.color.alpha)
        case "shadowRadius": changed.radius = max(0, value.number ?? changed.radius)
        default: changed.offset = value.size ?? changed.offset
        }
        shadow = changed
    }

    /// Replaces the rotation, scale or translation of the transform and keeps the others. Rotations about x and y flatten the layer.
    private mutating func setTransform(_ value: LayerValue, _ path: String) {
        if let whole = value.transform { transform = whole; return }
        let turn = atan2(transform.b, transform.a)
        let across = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        let down = (transform.c * transform.c + transform.d * transform.d).squareRoot()
        let move = CGAffineTransform(translationX: transform.tx, y: transform.ty)
        func made(_ x: CGFloat, _ y: CGFloat, _ angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(scaleX: x, y: y).concatenating(CGAffineTransform(rotationAngle: angle)).concatenating(move)
        }
        switch (path, value) {
        case ("transform.rotation", .number(let angle)), ("transform.rotation.z", .number(let angle)):
            transform = made(across, down, angle)
        case ("transform.rotation.x", .number(let angle)): transform = made(across, down * cos(angle), turn)
        case ("transform.rotation.y", .number(let angle)): transform = made(across * cos(angle), down, turn)
        case ("transform.scale", .number(let scale)): transform = made(scale, scale, turn)
        case ("transform.scale.x", .number(let scale)): transform = made(scale, down, turn)
        case ("transform.scale.y", .number(let scale)): transform = made(across, scale, turn)
        case ("transform.translation", .size(let move)): (transform.tx, transform.ty) = (move.width, move.height)
        case ("transform.translation", .point(let move)): (transform.tx, transform.ty) = (move.x, move.y)
        case ("transform.translation.x", .number(let x)): transform.tx = x
        case ("transform.translation.y", .number(let y)): transform.ty = y
        default: break
        }
    }
}
