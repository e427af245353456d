/// Content that a view controller of its own can show: a SwiftUI view. Screens and snapshots take such content without importing
/// SwiftUI, so that who uses UIKit alone does not build it.
@MainActor @preconcurrency public protocol HostedContent {
    /// Returns a new controller that shows the content.
    func makeHostingController() -> UIViewController
}
