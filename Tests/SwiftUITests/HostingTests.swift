import CombineStandIn
import SwiftUI
import Testing

/// SwiftUI in UIKit: what an app's controllers and cells see of it.
@MainActor struct HostingControllerTests {
    @Test func `a hosting controller has the background of the system`() {
        #expect(UIHostingController(rootView: Text("A")).view.backgroundColor == .systemBackground)
    }

    @Test func `a hosted view is as large as its content in Auto Layout, and wraps its text`() {
        let text = "A text that is longer than one line of the screen, so that it wraps"
        let root = UIViewController(), hosting = UIHostingController(rootView: Text(text))
        root.addChild(hosting)
        root.view.addSubview(hosting.view)
        hosting.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            hosting.view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            hosting.view.topAnchor.constraint(equalTo: root.view.topAnchor),
            hosting.view.widthAnchor.constraint(lessThanOrEqualTo: root.view.widthAnchor),
        ])
        hosting.didMove(toParent: root)
        let window = shown(root, CGSize(width: 200, height: 300))
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        let height = label.sizeThatFits(CGSize(width: 200, height: 1000)).height
        #expect(hosting.view.frame.width <= 200)
        #expect(abs(hosting.view.frame.height - height) < 1)
        #expect(hosting.view.frame.height > 50)
        _ = window
    }

    final class PaddedButton: UIButton {
        override var intrinsicContentSize: CGSize {
            let title = titleLabel?.intrinsicContentSize ?? .zero
            return CGSize(width: title.width + 32, height: title.height + 26)
        }
    }

    struct WrappedButton: UIViewRepresentable {
        func makeUIView(context: Context) -> PaddedButton {
            let button = PaddedButton(type: .custom)
            button.titleLabel?.numberOfLines = 0
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            button.setTitle("Primary", for: .normal)
            button.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            return button
        }
        func updateUIView(_ button: PaddedButton, context: Context) {}
    }

    /// The buttons of GOV.UK's components, whose recorded pictures are 46⅓ high (Suites.md, buttonParts).
    @Test func `a wrapped button may measure its title`() throws {
        let hosting = UIHostingController(rootView: WrappedButton().fixedSize(horizontal: false, vertical: true).frame(width: 200))
        let window = shown(hosting, CGSize(width: 300, height: 300))
        func buttons(_ view: UIView) -> [UIView] { view.subviews.flatMap { ($0 is PaddedButton ? [$0] : []) + buttons($0) } }
        let button = try #require(buttons(window).first)
        #expect(button.bounds.width == 200)
        #expect(abs(button.bounds.height - 46.33) < 0.7)
    }

    @Test func `the preferred size follows the content if that is asked for`() {
        let controller = UIHostingController(rootView: Color.red.frame(width: 40, height: 30))
        #expect(controller.preferredContentSize == .zero)
        controller.sizingOptions = .preferredContentSize
        #expect(controller.preferredContentSize == CGSize(width: 40, height: 30))
    }

    @Test func `the content stays out of the safe area unless it is told not to`() {
        var environment = UIScreen.main.environment
        environment.size = CGSize(width: 100, height: 100)
        environment.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        let controller = UIHostingController(rootView: Color.red)
        controller.safeAreaRegions = []
        let window = UIWindow(environment: environment)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.commit()
        #expect(controller.view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.safeAreaRegions = .all
        window.commit()
        #expect(controller.view.subviews.first?.frame.height ?? 0 >= 70)
    }

    @Test func `the size that fits has room for the safe area`() {
        var environment = UIScreen.main.environment
        environment.size = CGSize(width: 375, height: 667)
        environment.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let controller = UIHostingController(rootView: Color.red.frame(width: 80, height: 30))
        let window = UIWindow(environment: environment)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.commit()
        #expect(controller.sizeThatFits(in: environment.size) == CGSize(width: 80, height: 50))
        controller.safeAreaRegions = []
        #expect(controller.sizeThatFits(in: environment.size) == CGSize(width: 80, height: 30))
    }

    @Test func `a view is named by the way to it in code`() {
        struct Row: View {
            let title: String
            var body: some View { HStack { Text(title).padding() } }
        }
        struct Page: View { var body: some View { VStack { ForEach(0..<2) { Row(title: "\($0)") } } } }
        let hosted = Hosted { Page() }
        let view = hosted.controller.view as? HostedContentView
        let names = view?.shownViews.map(\.name).map { $0.replacing("HStack/", with: "").replacing("VStack/", with: "") }
        #expect(names == ["Page/Row/Text", "Page/Row/Text#2"])
    }

    @Test func `a change of the controller's style reaches the environment`() {
        struct Scheme: View {
            @Environment(\.colorScheme) var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        let hosted = Hosted { Scheme() }
        #expect(hosted.texts == ["light"])
        hosted.controller.overrideUserInterfaceStyle = .dark
        hosted.window.commit()
        #expect(hosted.texts == ["dark"])
    }

    @Test func `a custom trait is read as a value of the environment`() {
        let controller = UIHostingController(rootView: ThemeText())
        controller.traitOverrides[ThemeTrait.self] = "rose"
        let window = shown(controller, CGSize(width: 100, height: 100))
        #expect(labels(in: controller.view) == ["rose"])
        _ = window
    }
}

private struct ThemeTrait: UITraitDefinition { static let defaultValue = "plain" }
private struct ThemeKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = "none"
    static func read(from traitCollection: UITraitCollection) -> String { traitCollection[ThemeTrait.self] }
    static func write(to mutableTraits: inout any UIMutableTraits, value: String) { mutableTraits[ThemeTrait.self] = value }
}
extension EnvironmentValues {
    fileprivate var theme: String {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}
private struct ThemeText: View {
    @Environment(\.theme) var theme
    var body: some View { Text(theme) }
}

@MainActor private func shown(_ controller: UIViewController, _ size: CGSize) -> UIWindow {
    var environment = UIScreen.main.environment
    environment.size = size
    environment.safeAreaInsets = .zero
    let window = UIWindow(environment: environment)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.commit()
    return window
}

@MainActor private func labelViews(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { labelViews(in: $0) } + [view as? UILabel].compactMap { $0 }
}

@MainActor private func labels(in view: UIView) -> [String] {
    view.subviews.flatMap { labels(in: $0) } + [(view as? UILabel)?.text].compactMap { $0 }
}

@MainActor struct HostingConfigurationTests {
    private func cell<Configuration: UIContentConfiguration>(_ configuration: Configuration) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = configuration
        return cell
    }

    /// Shows one row in a table and returns its cell.
    private func row<Configuration: UIContentConfiguration>(_ configuration: Configuration) -> (UITableViewCell?, UIWindow) {
        let table = UITableViewController(style: .plain)
        table.tableView.separatorStyle = .none
        let source = OneRow { self.cell(configuration) }
        table.tableView.dataSource = source
        let window = shown(table, CGSize(width: 320, height: 400))
        return withExtendedLifetime(source) { (table.tableView.visibleCells.first, window) }
    }

    @Test func `a cell is as tall as its content and the margins`() {
        let (cell, _) = row(UIHostingConfiguration { Color.red.frame(height: 80) }.margins(.vertical, 10))
        #expect(cell?.contentView.frame.height == 100)
    }

    @Test func `a text that wraps has all its lines in a cell that measures itself`() {
        let text = "A title of a row that is longer than one line"
        let (cell, window) = row(
            UIHostingConfiguration {
                VStack(alignment: .leading, spacing: 2) {
                    Text(text).font(.headline)
                    Text("45 minutes").font(.subheadline)
                }
            })
        guard let label = labelViews(in: window).first(where: { $0.text == text }), let content = cell?.contentView else {
            Issue.record("The row has no title."); return
        }
        #expect(label.frame.height == label.sizeThatFits(label.frame.size).height)
        #expect(label.frame.height > 40)
        // 11 points above and below.
        #expect(content.convert(label.bounds, from: label).minY == 11)
    }

    @Test func `a row is at least 44 points tall unless it is told otherwise`() {
        let (small, _) = row(UIHostingConfiguration { Color.red.frame(height: 4) }.margins(.all, 0))
        #expect(small?.contentView.frame.height == 44)
        let (smaller, _) = row(UIHostingConfiguration { Color.red.frame(height: 4) }.margins(.all, 0).minSize(height: 10))
        #expect(smaller?.contentView.frame.height == 10)
    }

    @Test func `a background reaches the edges of the cell`() {
        let (cell, _) = row(UIHostingConfiguration { Text("A") }.background(Color.blue))
        let view = cell?.contentView.subviews.first
        #expect(view?.subviews.first?.frame == cell?.contentView.bounds)
    }
}

private final class OneRow: NSObject, UITableViewDataSource {
    let make: () -> UITableViewCell
    init(_ make: @escaping () -> UITableViewCell) { self.make = make }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { make() }
}

@MainActor struct RepresentableTests {
    private struct Spinner: UIViewRepresentable {
        func makeUIView(context: Context) -> UISwitch { UISwitch() }
        func updateUIView(_ uiView: UISwitch, context: Context) {}
    }

    private struct Name: UIViewRepresentable {
        final class Coordinator { var updates = 0 }
        @Binding var text: String
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ uiView: UILabel, context: Context) {
            context.coordinator.updates += 1
            uiView.text = text
            uiView.tag = context.coordinator.updates
        }
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? { CGSize(width: 50, height: 20) }
    }

    private struct Screen: View {
        @State var text = "one"
        var body: some View {
            VStack {
                Name(text: $text)
                Spinner()
            }
            .onAppear { text = "two" }
        }
    }

    @Test func `a represented view is updated by state, and has its own size`() {
        let hosted = Hosted { Screen() }
        let label = hosted.leaves(of: hosted.controller.view).compactMap { $0 as? UILabel }.first
        #expect(label?.text == "two")
        #expect(label?.tag == 2)
        #expect(label?.frame.size == CGSize(width: 50, height: 20))
    }

    @Test func `a represented view gets the style that a view above has set`() {
        let hosted = Hosted { Spinner().environment(\.colorScheme, .dark) }
        let control = find(UISwitch.self, in: hosted.controller.view)
        #expect(control?.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `a view without a size of its own fills what is offered`() {
        struct Plain: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        #expect(Hosted { Plain() }.frames == [CGRect(x: 0, y: 0, width: 200, height: 100)])
    }

    private struct Page: UIViewControllerRepresentable {
        let gone: () -> Void
        func makeCoordinator() -> (() -> Void) { gone }
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
        static func dismantleUIViewController(_ controller: UIViewController, coordinator: () -> Void) { coordinator() }
    }

    @Test func `a represented controller is a child, until it is dismantled`() {
        final class Flag { var isGone = false }
        let flag = Flag()
        let hosted = Hosted { Page { flag.isGone = true } }
        #expect(hosted.controller.children.count == 1)
        #expect(hosted.controller.children.first?.view.frame.size == CGSize(width: 200, height: 100))
        let optional = Hosted { Optional(Page { flag.isGone = true }) }
        optional.controller.rootView = nil
        optional.window.commit()
        #expect(optional.controller.children.isEmpty)
        #expect(flag.isGone)
    }
}

@MainActor private func find<Found: UIView>(_ type: Found.Type, in view: UIView) -> Found? {
    view as? Found ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
}
