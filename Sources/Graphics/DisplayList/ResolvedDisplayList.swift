import Foundation

/// A display list with its states resolved: code that draws it, measures it or finds what is hidden reads items, and needs no stack of
/// transforms, clips and blend modes.
///
/// *Picture coordinates* are those in which the list was resolved: pixels for a bitmap, points for a document.
package struct ResolvedDisplayList: Sendable {
    /// The items in drawing order.
    package var items: [Item]

    package struct Item: Sendable {
        package var content: Content
        /// The transform from the content's coordinates to the picture's.
        package var transform: CGAffineTransform
        /// The area of the picture that the item can change, in picture coordinates, never too small.
        package var bounds: CGRect
        package var blend: CGBlendMode
    }

    package enum Content: Sendable {
        case painting(Painting)
        /// Items that show only inside a path, which is in picture coordinates.
        case clip(CGPath, CGPathFillRule, [Item])
        case group(Group)
    }

    /// Items that are drawn together, then composed at once with the item's blend mode.
    package struct Group: Sendable {
        package enum Kind: Sendable {
            case plain(opacity: CGFloat)
            /// Drawn above the shadow of its own alpha.
            case shadow(Shadow)
            /// Drawn after its pixels have been changed.
            case filtered(GroupFilter)
            /// A backdrop inside does not see what is behind the group.
            case isolated
        }

        package var kind: Kind
        package var items: [Item]
        /// The mask, if any; the group shows where it paints.
        package var mask: ResolvedDisplayList?
    }

    /// Calls `body` with every painting in drawing order, the transform from its coordinates to the picture's, and the bounds of the clips
    /// around it.
    package func forEachPainting(_ body: (Painting, CGAffineTransform, CGRect) -> Void) { Self.walk(items, within: .infinite, body) }

    private static func walk(_ items: [Item], within clip: CGRect, _ body: (Painting, CGAffineTransform, CGRect) -> Void) {
        for item in items {
            switch item.content {
            case .painting(let painting): body(painting, item.transform, clip)
            case .clip(let path, _, let inner): walk(inner, within: clip.intersection(path.boundingBox), body)
            case .group(let group): walk(group.items, within: clip, body)
            }
        }
    }
}

extension DisplayList {
    /// Returns the list with transforms, clips, blend modes and bounds resolved. A restore or an end without its beginning is ignored; what
    /// is left open ends with the list. Items wholly outside the frame or their clips are left out.
    /// - Parameters:
    ///   - transform: The transform from the list's coordinates to the picture's.
    ///   - frame: The picture's rectangle, in its own coordinates.
    /// - Complexity: Linear in the commands.
    package func resolved(
        transform: CGAffineTransform = .identity, frame: CGRect = .infinite
    ) -> ResolvedDisplayList {
        var resolver = Resolver(transform: transform, frame: frame)
        for command in commands { resolver.take(command) }
        return ResolvedDisplayList(items: resolver.finish())
    }
}

/// Resolves a display list with a single stack of states.
private struct Resolver {
    typealias Item = ResolvedDisplayList.Item

    private struct State {
        var transform: CGAffineTransform
        /// The bounds of all clips in force, slightly enlarged, because edges may move to whole pixels.
        var clip: CGRect
        var blend = CGBlendMode.normal
    }

    /// What a command has opened, with the state that its end restores.
    private struct Scope {
        enum Kind {
            case state
            case clip(CGPath, CGPathFillRule)
            case group(ResolvedDisplayList.Group.Kind, bounds: CGRect?, blend: CGBlendMode)
        }

        var kind: Kind
        var outer: State
        /// For a clip or a group: the items around it while its own are gathered, and its own items once it has ended.
        var itemsAround: [Item] = []
    }

    private var state: State
    private var scopes: [Scope] = []
    private var items: [Item] = []
    /// The number of pixels that snapping may add at an edge.
    private static let margin: CGFloat = 1

    init(transform: CGAffineTransform, frame: CGRect) {
        state = State(transform: transform, clip: frame.insetBy(dx: -Self.margin, dy: -Self.margin))
    }

    mutating func take(_ command: DisplayCommand) {
        switch command {
        case .save: scopes.append(Scope(kind: .state, outer: state))
        case .restore: restore()
        case .concatenate(let transform): state.transform = transform.concatenating(state.transform)
        case .blendMode(let mode): state.blend = mode
        case .clip(let path, let rule): clip(path.applying(state.transform), rule)
        case .paint(let painting): paint(painting)
        case .beginGroup(let opacity, let blend): begin(.plain(opacity: opacity), blend: blend)
        case .beginShadowGroup(let shadow): begin(.shadow(shadow), blend: .normal)
        case .beginFilteredGroup(let filter): begin(.filtered(filter), blend: .normal)
        case .beginIsolatedGroup(let rect): begin(.isolated, bounds: rect.applying(state.transform), blend: state.blend)
        case .endGroup(let mask): endGroup(mask: mask)
        }
    }

    mutating func finish() -> [Item] {
        while !scopes.isEmpty { closeInnermost() }
        return items
    }

    private mutating func paint(_ painting: Painting) {
        append(.painting(painting), bounds: painting.bounds.applying(state.transform), blend: state.blend)
    }

    // MARK: Scopes

    private mutating func clip(_ path: CGPath, _ rule: CGPathFillRule) {
        open(.clip(path, rule))
        state.clip = path.boundingBox.insetBy(dx: -Self.margin, dy: -Self.margin).part(within: state.clip) ?? .null
    }

    private mutating func begin(_ kind: ResolvedDisplayList.Group.Kind, bounds: CGRect? = nil, blend: CGBlendMode) {
        open(.group(kind, bounds: bounds, blend: blend))
        state.blend = .normal
    }

    private mutating func open(_ kind: Scope.Kind) {
        scopes.append(Scope(kind: kind, outer: state, itemsAround: items))
        items = []
    }

    /// Ends the clips since the last save, and that save. Groups are ended only by their own ends.
    private mutating func restore() {
        let save = scopes.lastIndex { scope in
            switch scope.kind {
            case .state, .group: true
            case .clip: false
            }
        }
        guard let save, case .state = scopes[save].kind else { return }
        while scopes.count > save { closeInnermost() }
    }

    private mutating func endGroup(mask: DisplayList?) {
        let group = scopes.lastIndex { if case .group = $0.kind { true } else { false } }
        guard let group else { return }
        while scopes.count > group + 1 { closeInnermost() }
        closeInnermost(mask: mask)
    }

    private mutating func closeInnermost(mask: DisplayList? = nil) {
        guard var scope = scopes.popLast() else { return }
        if case .state = scope.kind { state = scope.outer; return }
        swap(&items, &scope.itemsAround)
        let inner = scope.itemsAround
        switch scope.kind {
        case .state: break
        case .clip(let path, let rule):
            guard !inner.isEmpty else { break }
            append(.clip(path, rule, inner), bounds: inner.bounds, blend: .normal)
        case .group(let kind, let bounds, let blend):
            state = scope.outer
            let reach = bounds ?? kind.bounds(of: inner.bounds, transform: state.transform)
            let mask = mask?.resolved(transform: state.transform, frame: state.clip)
            append(.group(.init(kind: kind, items: inner, mask: mask)), bounds: reach, blend: blend)
        }
    }

    private mutating func append(_ content: ResolvedDisplayList.Content, bounds: CGRect, blend: CGBlendMode) {
        guard let bounds = bounds.part(within: state.clip) else { return }
        items.append(Item(content: content, transform: state.transform, bounds: bounds, blend: blend))
    }
}

extension [ResolvedDisplayList.Item] {
    var bounds: CGRect { reduce(.null) { $0.union($1.bounds) } }
}

extension CGRect {
    /// Returns the part inside another rectangle, even if it is a line or a point; nil if there is none, or this rectangle is null.
    fileprivate func part(within frame: CGRect) -> CGRect? {
        let (left, top) = (max(minX, frame.minX), max(minY, frame.minY)), (right, bottom) = (min(maxX, frame.maxX), min(maxY, frame.maxY))
        guard !isNull, left <= right, top <= bottom else { return nil }
        // Returned unchanged, because sums of fractions would be rounded differently.
        if left == minX, top == minY, right == maxX, bottom == maxY { return self }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension ResolvedDisplayList.Group.Kind {
    /// Returns the bounds of the group; a shadow or a blur may fall anywhere around what was drawn.
    fileprivate func bounds(of items: CGRect, transform: CGAffineTransform) -> CGRect {
        switch self {
        case .plain, .isolated: return items
        case .shadow(let shadow): return items.union(shadow.bounds(of: items, transform: transform))
        case .filtered(let filter):
            let blur = Shadow(color: .black, offset: .zero, radius: filter.blurRadius)
            return filter.blurRadius > 0 ? blur.bounds(of: items, transform: transform) : items
        }
    }
}
