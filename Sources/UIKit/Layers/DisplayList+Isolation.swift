import Graphics

extension DisplayList {
    /// A view draws on a canvas of its own: what it blends, it blends with its own drawing, not with what lies behind the view.
    var isolated: DisplayList {
        var depth = 0
        var blends = false
        for command in commands {
            switch command {
            case .backdrop: return self
            case .beginGroup(_, let mode):
                if depth == 0, mode != .normal { blends = true }
                depth += 1
            case .beginShadowGroup, .beginIsolatedGroup: depth += 1
            case .endGroup: depth -= 1
            case .blendMode(let mode): if depth == 0, mode != .normal { blends = true }
            default: continue
            }
        }
        return blends ? DisplayList([.beginGroup(opacity: 1, blend: .normal)] + commands + [.endGroup(mask: nil)]) : self
    }
}
