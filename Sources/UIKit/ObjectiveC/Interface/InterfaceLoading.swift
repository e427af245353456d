import Foundation

extension NSObjectProtocol where Self: UIResponder {
    /// Calls a closure with the object, so that generated code can name it where it sets its properties: `plumbWith { screen in … }`.
    @MainActor public func plumbWith(_ change: @MainActor (Self) -> Void) { change(self) }
}

extension NSObjectProtocol where Self: UIViewController {
    /// Sets a property that the app may set at any time, and that changes the views when it is set: once they are there. Generated code calls it.
    @MainActor public func plumbWhenLoaded(_ change: @escaping @MainActor (Self) -> Void) {
        guard !isViewLoaded else { return change(self) }
        origin.whenLoaded.append { controller in
            if let controller = controller as? Self { change(controller) }
        }
    }
}
