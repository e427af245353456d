import Graphics

extension DisplayList {
    /// A view draws on a canvas of its own: what it blends, it blends with its own drawing, not with what lies behind the view.
    var isolated: DisplayList {
        // Most views blend nothing.
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
    /// Whether something is composed with what lies behind all of the items in another way than over it.
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
