struct VariableRecord: BitwiseCopyable {
    /// The lower bound, or -infinity if there is none.
    var lowerBound: Double
    var preferred: Double
    var factor = 1.0
    var representative: Int32 = -1
    var firstTerm: Int32 = -1
    /// The row that determines the variable.
    var definer: Int32 = -1
    /// The length of the longest chain of definitions below it.
    var depth: Int32 = 0
    var island: Int32 = -1
    var component: Int32 = -1
    /// The variable's place in the order of creation.
    var birth: Int32
    var mark: Int32 = 0
    /// The variable's index in the island that is being planned.
    var local: Int32 = -1
    var role = VariableRole.free
    /// Whether its bound takes part in its island's components, because the bound would be violated otherwise.
    var isKept = false
    var isSeed = false

    var isLength: Bool { lowerBound > -.infinity }
}

/// The role of a variable in the current plan.
enum VariableRole: UInt8, BitwiseCopyable {
    case removed
    /// Waits for a plan.
    case free
    /// No constraint mentions it.
    case unmentioned
    /// Determined by its definer row.
    case determined
    /// Equals factor · representative + offset; the representative belongs to a component.
    case aggregated
    /// Equals its offset, by the equalities of its island.
    case constant
    /// Defined by an implication row.
    case implied
}
