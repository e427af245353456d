extension UIView {
    /// The traits of the device itself. They determine the height of bars, whatever the controllers around them override
    /// (Suites.md, deviceBars).
    var deviceTraits: TraitSet { (window?.screen.traitCollection ?? resolvedTraits).values }
}
