import SwiftUI

/// A view with an action and a label, as packages write it. Buttons fulfil it with their own initialiser.
public protocol ActionView: View {
    associatedtype Label: View

    init(action: @escaping @Sendable () -> Void, @ViewBuilder label: () -> Label)
    init(command: Command, @ViewBuilder label: () -> Label)
}

public struct Command {
    public let name: String
    public let run: @Sendable () -> Void

    public init(name: String, run: @escaping @Sendable () -> Void) {
        self.name = name
        self.run = run
    }
}

extension ActionView {
    public init(action: @escaping @Sendable () -> Void, @ViewBuilder label: () -> Label) {
        self.init(command: Command(name: "", run: action), label: label)
    }
}

extension Button: ActionView {
    public init(command: Command, @ViewBuilder label: () -> Label) { self.init(action: command.run, label: label) }
}

/// Makes a view whose type only the caller knows.
public func makeActionView<Made: ActionView>(_ type: Made.Type, label: Made.Label, action: @escaping @Sendable () -> Void) -> Made {
    Made(action: action, label: { label })
}
