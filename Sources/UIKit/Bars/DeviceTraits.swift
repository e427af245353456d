extension UIView {
    /// The traits of the device itself: bars are as high as it wants them, whatever controllers around them override (TRUTH 3.20).
    var deviceTraits: TraitSet { (window?.screen.traitCollection ?? resolvedTraits).values }
}
