import Foundation

/// Calls `updateProperties()` of marked views and their controllers, superviews first.
@MainActor enum UpdatePropertiesPass {
    static func run(_ view: UIView, in cycle: LayoutCycle) {
        if view.cycle.contains(.needsProperties) {
            view.cycle.remove(.needsProperties)
            if !view.hasPlainPasses, PassBound.allows(.updateProperties, of: view, in: cycle) {
                view.trackedTraits.properties = ObservableReads.during(.properties, of: view) {
                    view.callUpdateProperties()
                }
            }
        }
        guard view.cycle.contains(.subtreeNeedsProperties) else { return }
        view.cycle.remove(.subtreeNeedsProperties)
        for child in view.subviewStorage { run(child, in: cycle) }
    }
}
