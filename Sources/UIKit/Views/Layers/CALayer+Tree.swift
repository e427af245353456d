import Foundation
import Graphics

extension UIView {
    /// Returns what the view shows, as a value: for a window its content, for another view the view and its subviews on a canvas of its
    /// size. Pending layout is done first, dynamic colours are resolved, and drawing is recorded.
    /// - Parameter drawsGlass: Whether the glass of iOS 26 is included, as on a screen.
    package func layerTree(drawsGlass: Bool = true) -> LayerTree {
        layoutIfNeeded()
        let recorder = LayerRecorder(time: Timeline.current.now, properties: PropertyNames(in: self), drawsGlass: drawsGlass)
        var root = recorder.record(layer, name: ViewDescription.name(of: self), traits: resolvedTraits)
        root.isHidden = false
        root.position = CGPoint(x: root.bounds.width * root.anchorPoint.x, y: root.bounds.height * root.anchorPoint.y)
        return LayerTree(root: root, scale: pixelScale)
    }
}

extension CALayer {
    func drawTree(in context: CGContext, drawsGlass: Bool = false) {
        var root = LayerRecorder(time: Timeline.current.now, properties: nil, drawsGlass: drawsGlass).record(
            self, name: name ?? "", traits: view?.resolvedTraits ?? .current)
        root.isHidden = false
        root.transform = .identity
        root.position = CGPoint(
            x: root.bounds.minX + root.bounds.width * root.anchorPoint.x, y: root.bounds.minY + root.bounds.height * root.anchorPoint.y)
        context.draw(LayerTree(root: root, scale: contentsScale).displayList)
    }
}

extension CALayer {
    /// Returns the current picture of the layer and its sublayers, as one layer of its size at the origin.
    func picture() -> Layer {
        var recorded = LayerRecorder(time: Timeline.current.now, properties: nil).record(
            self, name: "", traits: view?.resolvedTraits ?? .current)
        var picture = Layer(name: "before", kind: recorded.kind, frame: CGRect(origin: .zero, size: recorded.bounds.size))
        picture.opacity = recorded.opacity
        picture.position = .zero
        (recorded.opacity, recorded.isHidden, recorded.transform, recorded.anchorPoint) = (1, false, .identity, .zero)
        recorded.position = .zero
        picture.contents = isHidden ? DisplayList() : recorded.flattened()
        return picture
    }
}

extension UIView {
    func drawTree(in rect: CGRect, _ afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.drawTree(in: context, drawsGlass: true)
        context.restoreGState()
        return true
    }

    func pictureView(_ afterUpdates: Bool) -> UIView? {
        let image = UIGraphicsImageRenderer(bounds: CGRect(origin: .zero, size: bounds.size)).image { _ in
            drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
        }
        let view = UIImageView(image: image)
        view.frame = bounds
        return view
    }
}

/// Converts layers, which have identity, into `Layer` values.
@MainActor private struct LayerRecorder {
    /// The time on the timeline, for which animations are evaluated.
    let time: Double
    /// The names of the properties that contain views; nil if names are not needed.
    let properties: PropertyNames?
    var drawsGlass = true

    func record(_ source: CALayer, name: String, traits inherited: UITraitCollection) -> Layer {
        let view = source.view
        let traits = view?.resolvedTraits ?? inherited
        view?.refreshDynamicColors()
        var layer = Layer(name: name, kind: kind(of: source), frame: .zero)
        layer.summary = view?.summary?.withOneAddress
        layer.isControl = view?.isControl ?? false
        layer.clipsContents = view?.clipsDrawing ?? false
        layer.position = source.position
        layer.bounds = source.bounds
        layer.anchorPoint = source.anchorPoint
        if source.isTransformed { layer.transform = source.affineTransform() }
        recordLook(of: source, &layer)
        if !source.isHidden || source.isLeaving(at: time) {
            layer.contents = source.presentingDrawing(at: time) { drawing(of: source, traits) }
        }
        layer.sublayers = recordSublayers(of: source, traits)
        if let mask = source.mask { layer.mask = [record(mask, name: "mask", traits: traits)] }
        source.present(&layer, at: time)
        source.presentAdded(&layer, at: time)
        if let transition = source.transitionStorage, time < transition.end { return transition.present(layer, at: time) }
        return layer
    }

    private func kind(of source: CALayer) -> String { source.view.map(ViewDescription.kind) ?? String(describing: type(of: source)) }

    private func recordLook(of source: CALayer, _ layer: inout Layer) {
        layer.opacity = CGFloat(source.opacity)
        layer.isHidden = source.isHidden
        layer.masksToBounds = source.masksToBounds
        layer.backgroundColor = source.backgroundColor
        layer.cornerRadius = source.cornerRadius
        layer.maskedCorners = source.maskedCorners
        layer.cornerCurve = source.cornerCurve
        if let view = source.view, let radii = view.configuredRadii { layer.adopt(radii, isCapsule: view.hasCapsuleCorners) }
        layer.borderWidth = source.borderWidth
        layer.borderColor = source.borderWidth > 0 ? source.borderColor : nil
        layer.blendMode = source.blendMode
        layer.isGroup = source.isComposedFirst
        if let filter = source.groupFilter { layer.filter = [filter] }
        guard source.shadowOpacity > 0, let color = source.shadowColor else { return }
        layer.shadow = Shadow(
            color: color.withAlpha(color.alpha * CGFloat(source.shadowOpacity)), offset: source.shadowOffset, radius: source.shadowRadius)
        layer.shadowPath = source.shadowPath
    }

    /// The drawing of the layer's class, then its contents, then a pattern colour, then the view's drawing.
    private func drawing(of source: CALayer, _ traits: UITraitCollection) -> DisplayList {
        var list = source.drawingOrders(traits: traits)
        if let bitmap = source.contents as? Bitmap ?? (source.contents as? CGImage)?.bitmap {
            list.append(.image(picture(bitmap, source), in: contentsFrame(bitmap, source), tint: nil))
        }
        if let pattern = source.view?.backgroundColor?.patternImage, let fill = fill(pattern, source) { list.append(fill) }
        guard let view = source.view, type(of: view) != UIView.self, source.bounds.width > 0, source.bounds.height > 0 else { return list }
        traits.performAsCurrent {
            view.trackedTraits.drawing = TraitReads.during {
                let bounds = source.bounds
                list.commands += GraphicsStack.record(bounds: bounds, drawsGlass: drawsGlass) { _ in view.draw(bounds) }.isolated.commands
            }
        }
        return list
    }

    /// Fills the layer with a pattern colour: an image that repeats from the layer's corner.
    private func fill(_ pattern: UIImage, _ source: CALayer) -> DisplayCommand? {
        guard let bitmap = pattern.bitmap, !source.bounds.isEmpty else { return nil }
        let corners = CornerRadii(source.cornerRadius, corners: source.maskedCorners)
        return .fill(
            CGPath(rect: source.bounds, cornerRadii: corners, curve: source.cornerCurve), .pattern(bitmap, size: pattern.size), .winding)
    }

    private func picture(_ bitmap: Bitmap, _ source: CALayer) -> ImageSource { ImageSource(bitmap: bitmap, size: size(of: bitmap, source)) }

    private func size(of bitmap: Bitmap, _ source: CALayer) -> CGSize {
        let scale = max(source.contentsScale, 1)
        return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    }

    /// The frame of a layer's contents in its bounds, by `contentsGravity`. The origin is at the top, as in views.
    private func contentsFrame(_ bitmap: Bitmap, _ source: CALayer) -> CGRect {
        let bounds = source.bounds, natural = size(of: bitmap, source)
        guard natural.width > 0, natural.height > 0 else { return bounds }
        func centred(_ size: CGSize, x: CGFloat = 0.5, y: CGFloat = 0.5) -> CGRect {
            CGRect(
                x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
                width: size.width, height: size.height)
        }
        func scaled(_ factor: CGFloat) -> CGRect { centred(CGSize(width: natural.width * factor, height: natural.height * factor)) }
        let (across, down) = (bounds.width / natural.width, bounds.height / natural.height)
        switch source.contentsGravity {
        case .resizeAspect: return scaled(min(across, down))
        case .resizeAspectFill: return scaled(max(across, down))
        case .center: return centred(natural)
        case .top: return centred(natural, y: 0)
        case .bottom: return centred(natural, y: 1)
        case .left: return centred(natural, x: 0)
        case .right: return centred(natural, x: 1)
        case .topLeft: return centred(natural, x: 0, y: 0)
        case .topRight: return centred(natural, x: 1, y: 0)
        case .bottomLeft: return centred(natural, x: 0, y: 1)
        case .bottomRight: return centred(natural, x: 1, y: 1)
        default: return bounds
        }
    }

    private func recordSublayers(of source: CALayer, _ traits: UITraitCollection) -> [Layer] {
        guard !source.children.isEmpty else { return [] }
        let names = names(of: source.children)
        var order = Array(source.children.indices)
        if source.children.contains(where: { $0.zPosition != 0 }) {
            order.sort { (source.children[$0].zPosition, $0) < (source.children[$1].zPosition, $1) }
        }
        let hidden = drawsGlass ? [] : source.view?.subviewsOfScreen ?? []
        return order.map { index in
            let child = source.children[index]
            var layer = record(child, name: names[index], traits: traits)
            if !hidden.isEmpty, let view = child.view, hidden.contains(where: { $0 === view }) { layer.isHidden = true }
            return layer
        }
    }

    /// Returns names that are unique among siblings: the identifier, the property that contains the view, the layer's name, or the class.
    /// Equal names are numbered.
    private func names(of layers: [CALayer]) -> [String] {
        let plain = layers.map { layer in
            if let identifier = layer.view?.accessibilityIdentifier, !identifier.isEmpty { return identifier }
            if let view = layer.view, let name = properties?[view] { return name }
            if layer.view == nil, let name = layer.name, !name.isEmpty { return name }
            return kind(of: layer)
        }
        var total: [String: Int] = [:], seen: [String: Int] = [:]
        for name in plain { total[name, default: 0] += 1 }
        return plain.map { name in
            guard total[name, default: 0] > 1 else { return name }
            seen[name, default: 0] += 1
            return "\(name)#\(seen[name, default: 0])"
        }
    }
}
