import Graphics

extension DisplayList {
    /// The drawing of a view on a canvas of its own, so that its blend modes apply to its own drawing and not to what is behind the view.
    var isolated: DisplayList {
        // Most views do not blend.
        guard commands.contains(where: \.mayBlend) else { return self }
        let items = resolved().items
        guard items.blends, !items.seesBackdrop else { return self }
        return DisplayList([.beginGroup(opacity: 1, blend: .normal)] + commands + [.endGroup(mask: nil)])
    }
}

extension DisplayCommand {
    fileprivate var mayBlend: Bool {
        switch self {
        case .blendMode, .beginGroup: true
        default: false
        }
    }
}

extension [ResolvedDisplayList.Item] {
    /// Whether an item is composed with what is behind all of the items by a blend mode other than normal.
    fileprivate var blends: Bool {
        contains { item in
            if case .clip(_, _, let inner) = item.content { return inner.blends }
            return item.blend != .normal
        }
    }

    fileprivate var seesBackdrop: Bool {
        contains { item in
            switch item.content {
            case .painting(.backdrop): true
            case .painting: false
            case .clip(_, _, let inner): inner.seesBackdrop
            case .group(let group): group.items.seesBackdrop
            }
        }
    }
}
