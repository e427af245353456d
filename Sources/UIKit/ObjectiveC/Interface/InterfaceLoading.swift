import Foundation

extension NSObjectProtocol where Self: UIViewController {
    /// Sets a property that the app may set at any time, and that changes the views when it is set: once they are there. Generated code calls it.
    @MainActor public func plumbWhenLoaded(_ change: @escaping @MainActor (Self) -> Void) {
        guard !isViewLoaded else { return change(self) }
        origin.whenLoaded.append { controller in
            if let controller = controller as? Self { change(controller) }
        }
    }
}
