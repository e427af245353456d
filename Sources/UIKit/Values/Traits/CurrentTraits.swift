/// The traits that code outside any view sees.
struct CurrentTraits: Sendable {
    /// Those of the current environment.
    static var known: Locked<CurrentTraits> { State.current.traits }

    private final class State: EnvironmentState { let traits = Locked(CurrentTraits()) }

    private var resting = UITraitCollection.fallback
    private weak var window: (any AnyObject & Sendable)?
    private var ofWindow: UITraitCollection?
    private var ofApplication: UITraitCollection?

    /// The traits of the followed window while it exists, otherwise those set without one.
    var traits: UITraitCollection {
        get { window == nil ? resting : ofWindow ?? resting }
        set { if window == nil { resting = newValue } else { ofWindow = newValue } }
    }

    mutating func follow(_ window: any AnyObject & Sendable, _ traits: UITraitCollection) {
        self.window = window
        (ofWindow, ofApplication) = (traits, traits)
    }

    /// The traits of the followed window itself, whatever code is in a view with others.
    var application: UITraitCollection { window == nil ? resting : ofApplication ?? resting }
}
