extension UIView {
    /// The traits of the device itself: bars are as high as it wants them, whatever controllers around them override (Suites.md, deviceBars).
    var deviceTraits: TraitSet { (window?.screen.traitCollection ?? resolvedTraits).values }
}
