import Cassowary

/// The boxes of an engine.
@MainActor struct BoxTable {
    /// In the order they were attached.
    private(set) var all: [LayoutBox] = []
    /// Those whose content wraps: their height follows from their width.
    private(set) var wrapping: [LayoutBox] = []
    /// Those with constraints on their baselines.
    private(set) var baselines: [LayoutBox] = []
    /// Whether a constraint ties a height to a width, so that vertical changes may reach widths. Stays true when the constraint leaves.
    var tieAxes = false
    /// Whether vertical changes reach widths through such constraints; nil until it is needed after other changes.
    var tiesReachWidths: Bool?
    /// Whether the boxes are in the order in which the tree as it is now would be built.
    var areInTreeOrder = false
    /// Whether their order has decided what constraints leave open.
    var areChosenByOrder = false
    /// The boxes by the index of their variables.
    private var owners: [LayoutBox?] = []

    mutating func attach(_ box: LayoutBox) {
        all.append(box)
        setOwner(of: box.x, box)
        setOwner(of: box.y, box)
        setOwner(of: box.width, box)
        setOwner(of: box.height, box)
    }

    mutating func detach(_ box: LayoutBox) {
        for variable in [box.x, box.y, box.width, box.height] { owners[Int(variable.index)] = nil }
        box.leave()
    }

    /// Forgets the boxes that were detached.
    mutating func removeDetached() {
        all.removeAll { !$0.isAttached }
        wrapping.removeAll { !$0.isAttached }
        baselines.removeAll { !$0.isAttached }
    }

    mutating func addWrapping(_ box: LayoutBox) {
        guard !box.isWrapping else { return }
        box.isWrapping = true
        wrapping.append(box)
    }

    mutating func addBaselines(of box: LayoutBox) { baselines.append(box) }

    func owner(of variable: Variable) -> LayoutBox? {
        let index = Int(variable.index)
        return index < owners.count ? owners[index] : nil
    }

    private mutating func setOwner(of variable: Variable, _ box: LayoutBox) {
        let index = Int(variable.index)
        while owners.count < index { owners.append(nil) }
        if index == owners.count { owners.append(box) } else { owners[index] = box }
    }
}
