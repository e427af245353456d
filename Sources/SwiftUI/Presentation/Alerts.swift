import UIKit

/// The texts and actions of an alert.
@MainActor struct AlertContent {
    let style: UIAlertController.Style
    var title: Text?
    var showsTitle = true
    let actions: any View
    let message: any View
}

/// The controller of an alert. Its buttons come from views that say what they do.
final class AlertController: UIAlertController, PresentedController {
    private weak var node: PresentingNode?
    private var areActionsMade = false

    static func make(_ content: AlertContent, for node: PresentingNode) -> AlertController {
        let scope = Scope(graph: node.graph, parent: node, environment: node.environment)
        let actions = ActionsNode(scope), message = ActionsNode(scope)
        node.presentedNodes += [actions, message]
        actions.show(content.actions, node.environment)
        message.show(content.message, node.environment)
        let texts = LabelContents(message.items).texts
        let controller = AlertController(
            title: content.showsTitle ? content.title?.resolved(in: node.environment).string : nil,
            message: texts.isEmpty ? nil : texts.joined(separator: "\n"), preferredStyle: content.style)
        controller.node = node
        if content.style == .alert {
            for case let field as LineFieldElement in actions.items.map(\.innermost) {
                controller.addTextField { field.configure($0) }
            }
        }
        controller.add(actions.actions)
        return controller
    }

    private func add(_ items: [ActionItem]) {
        for item in items where !item.title.isEmpty {
            let style: UIAlertAction.Style = item.role == .cancel ? .cancel : item.role == .destructive ? .destructive : .default
            let action = UIAlertAction(title: item.title, style: style) { [weak self] _ in self?.choose(item.perform) }
            action.isEnabled = item.isEnabled
            addAction(action)
        }
        let hasCancel = items.contains { $0.role == .cancel }
        if preferredStyle == .alert, actions.isEmpty {
            addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.choose {} })
        }
        // A sheet of actions can always be left.
        if preferredStyle == .actionSheet, !hasCancel {
            addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.choose {} })
        }
    }

    private func choose(_ action: @MainActor () -> Void) {
        node?.wasDismissed()
        action()
    }

    func show(_ presentation: Presentation, for node: PresentingNode) {
        guard let popover = popoverPresentationController, preferredStyle == .actionSheet else { return }
        popover.point(at: node)
    }
}

extension View {
    fileprivate func presenting(
        _ isPresented: Binding<Bool>, _ content: @escaping @MainActor () -> AlertContent?
    ) -> some View {
        modifier(
            _PresentationModifier {
                guard isPresented.wrappedValue, let alert = content() else { return nil }
                return Presentation(id: true, make: { AlertController.make(alert, for: $0) }) { isPresented.wrappedValue = false }
            })
    }

    // MARK: Alerts

    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        presenting(isPresented) { AlertContent(style: .alert, title: title, actions: actions(), message: message()) }
    }
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

    public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A) -> some View {
        alert(title, isPresented: isPresented, actions: actions) {}
    }
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }

    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        presenting(isPresented) { data.map { AlertContent(style: .alert, title: title, actions: actions($0), message: message($0)) } }
    }
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message) }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message) }
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() } }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() } }
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() } }

    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(isPresented: isPresented, error: error, actions: { _ in actions() }, message: { _ in EmptyView() }) }
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A, @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        presenting(isPresented) {
            error.map {
                AlertContent(
                    style: .alert, title: Text(verbatim: $0.errorDescription ?? $0.localizedDescription), actions: actions($0),
                    message: message($0))
            }
        }
    }

    // MARK: Dialogs

    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        presenting(isPresented) {
            AlertContent(
                style: .actionSheet, title: title, showsTitle: titleVisibility == .visible, actions: actions(), message: message())
        }
    }
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
    }
    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
    }
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {}
    }
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View { confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) }
    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
    ) -> some View { confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) }
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        presenting(isPresented) {
            data.map {
                AlertContent(
                    style: .actionSheet, title: Text(titleKey), showsTitle: titleVisibility == .visible, actions: actions($0),
                    message: message($0))
            }
        }
    }
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmationDialog(titleKey, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions) { _ in
            EmptyView()
        }
    }

    // MARK: Older forms

    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        presenting(isPresented) { content().content }
    }
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        presenting(presence(item)) { item.wrappedValue.map { content($0).content } }
    }
    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        presenting(isPresented) { content().content }
    }
    public func actionSheet<T: Identifiable>(item: Binding<T?>, content: @escaping (T) -> ActionSheet) -> some View {
        presenting(presence(item)) { item.wrappedValue.map { content($0).content } }
    }
}

/// Whether an optional value is there, as a binding; setting it to false removes the value.
private func presence<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
    Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
}

/// An alert of older apps.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message) = (title, message)
        buttons = [dismissButton].compactMap { $0 }
    }
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }

    /// A button of an alert.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: () -> Void
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }

    @MainActor var content: AlertContent {
        AlertContent(style: .alert, title: title, actions: AlertButtons(buttons: buttons), message: message ?? Text(verbatim: ""))
    }
}

/// A sheet of actions of older apps.
public struct ActionSheet {
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }

    @MainActor var content: AlertContent {
        AlertContent(style: .actionSheet, title: title, actions: AlertButtons(buttons: buttons), message: message ?? Text(verbatim: ""))
    }
}

/// The buttons of an older alert, as views.
private struct AlertButtons: View {
    let buttons: [Alert.Button]
    var body: some View {
        ForEach(0..<buttons.count, id: \.self) { index in
            ActionView(role: buttons[index].role, action: { buttons[index].action() }, label: buttons[index].label)
        }
    }
}
