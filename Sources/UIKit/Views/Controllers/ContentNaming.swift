/// A controller that is known by what it shows, such as one of SwiftUI's, whose class says nothing.
package protocol ContentNaming: UIViewController {
    /// The name of the app's type that is shown; nil if it shows several or none.
    var contentName: String? { get }
}
