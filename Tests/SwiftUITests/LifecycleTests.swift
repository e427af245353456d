import CombineStandIn
import SwiftUI
import Testing

/// What views are told about their lives.
@MainActor struct LifecycleTests {
    private final class Log { var words: [String] = [] }

    @Test func `a view appears once, and disappears with its controller or its place`() {
        let log = Log()
        let hosted = Hosted { Optional(Text("A").onAppear { log.words.append("appear") }.onDisappear { log.words.append("disappear") }) }
        #expect(log.words == ["appear"])
        hosted.window.rootViewController = UIViewController()
        #expect(log.words == ["appear", "disappear"])
        hosted.window.rootViewController = hosted.controller
        hosted.window.commit()
        #expect(log.words == ["appear", "disappear", "appear"])
        hosted.controller.rootView = nil
        hosted.window.commit()
        #expect(log.words == ["appear", "disappear", "appear", "disappear"])
    }

    @Test func `a view that is only measured does not appear`() {
        let log = Log()
        let controller = UIHostingController(rootView: Text("A").onAppear { log.words.append("appear") })
        _ = controller.sizeThatFits(in: CGSize(width: 100, height: 100))
        controller.view.layoutIfNeeded()
        #expect(log.words.isEmpty)
    }

    private struct Changing: View {
        let log: Log
        @State var count = 0
        var body: some View {
            Text("\(count)")
                .onAppear { if count == 0 { count = 1 } }
                .onChange(of: count) { old, new in log.words.append("\(old) to \(new)") }
                .onChange(of: count) { log.words.append("changed") }
                .onChange(of: count, initial: true) { old, new in log.words.append("first \(old) \(new)") }
        }
    }

    @Test func `changes of a value are told after the update`() {
        let log = Log()
        let hosted = Hosted { Changing(log: log) }
        #expect(hosted.texts == ["1"])
        #expect(log.words.contains("0 to 1"))
        #expect(log.words.contains("changed"))
        #expect(log.words.contains("first 0 0"))
    }

    @Test func `a publisher's values are received while the view is there`() {
        let log = Log(), subject = PassthroughSubject<Int, Never>()
        let hosted = Hosted { Optional(Text("A").onReceive(subject) { log.words.append("\($0)") }) }
        subject.send(1)
        hosted.window.commit()
        hosted.controller.rootView = nil
        hosted.window.commit()
        subject.send(2)
        hosted.window.commit()
        #expect(log.words == ["1"])
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Text("\(count)").onAppear { count += 1 } }
    }

    @Test func `another identity is another view`() {
        struct Identified: View {
            let id: Int
            var body: some View { Counter().id(id) }
        }
        let hosted = Hosted { Identified(id: 1) }
        hosted.window.rootViewController = UIViewController()
        hosted.window.rootViewController = hosted.controller
        hosted.window.commit()
        #expect(hosted.texts == ["2"])
        hosted.controller.rootView = Identified(id: 2)
        hosted.window.commit()
        #expect(hosted.texts == ["1"])
    }

    @Test func `a task runs while its view is shown, and again for another identity`() async {
        let log = Log()
        struct Tasks: View {
            let log: Log
            let id: Int
            var body: some View { Text("A").task(id: id) { log.words.append("task \(id)") } }
        }
        let hosted = Hosted { Tasks(log: log, id: 1) }
        for _ in 0..<10 { await Task.yield() }
        hosted.controller.rootView = Tasks(log: log, id: 2)
        hosted.window.commit()
        for _ in 0..<10 { await Task.yield() }
        #expect(log.words == ["task 1", "task 2"])
    }

    @Test func `stored values are shared by all views with the key`() {
        struct Stored: View {
            @AppStorage("lifecycle.name") var name = "nobody"
            var body: some View { Text(name) }
        }
        struct Writer: View {
            @AppStorage("lifecycle.name") var name = "nobody"
            var body: some View { Color.clear.onAppear { name = "Ada" } }
        }
        let hosted = Hosted {
            VStack {
                Stored()
                Writer()
            }
        }
        #expect(hosted.texts == ["Ada"])
        #expect(UserDefaults.standard.string(forKey: "lifecycle.name") == "Ada")
        UserDefaults.standard.removeObject(forKey: "lifecycle.name")
    }

    @Test func `an address is opened by the app's handler`() {
        struct Opener: View {
            @Environment(\.openURL) var openURL
            var body: some View { Color.clear.onAppear { openURL(URL(string: "https://example.org")!) } }
        }
        let log = Log()
        _ = Hosted {
            Opener().environment(
                \.openURL,
                OpenURLAction { url in
                    log.words.append(url.absoluteString)
                    return .handled
                })
        }
        #expect(log.words == ["https://example.org"])
    }
}

/// An app's scenes, and its previews.
@MainActor struct AppTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?)
            -> Bool
        {
            UserDefaults.standard.set("launched", forKey: "delegate")
            return true
        }
    }

    private struct Sample: App {
        @UIApplicationDelegateAdaptor(Delegate.self, make: { Delegate() }) var delegate
        @State private var title = "Start"
        var body: some Scene {
            Settings { Text("Settings") }
            WindowGroup {
                VStack {
                    Text(title)
                    Text(UserDefaults.standard.string(forKey: "delegate") ?? "")
                }
            }
            .commands { CommandMenu("Menu") { Text("A") } }
        }
    }

    @Test func `an app starts with its delegate and its first window`() {
        let module = InterfaceModule(named: "Sample")
        module.add(launch: InterfaceLaunch(app: Sample.self))
        let controller = module.screens[0].make()
        let window = UIWindow(environment: UIScreen.main.environment)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.commit()
        #expect(module.screens.map(\.name) == ["Launch"])
        #expect(texts(in: controller.view) == ["Start", "launched"])
    }

    private final class SceneListener: UIResponder, UIWindowSceneDelegate {
        func sceneDidBecomeActive(_ scene: UIScene) { UserDefaults.standard.set("active", forKey: "scene") }
    }

    private final class SceneChooser: NSObject, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = SceneListener.self
            return configuration
        }
    }

    private struct Listening: App {
        @UIApplicationDelegateAdaptor(SceneChooser.self, make: { SceneChooser() }) var delegate
        var body: some Scene { WindowGroup { Text(UserDefaults.standard.string(forKey: "scene") ?? "asleep") } }
    }

    @Test func `the scene's delegate that an app's delegate names hears of the scene`() {
        let module = InterfaceModule(named: "Listening")
        module.add(launch: InterfaceLaunch(app: Listening.self, makeScene: { type in type == SceneListener.self ? SceneListener() : nil }))
        let window = UIWindow(environment: UIScreen.main.environment)
        window.rootViewController = module.screens[0].make()
        window.makeKeyAndVisible()
        window.commit()
        #expect(texts(in: window) == ["active"])
    }

    private struct Some_Previews: PreviewProvider {
        static var previews: some View {
            Group {
                Text("A").previewDisplayName("First")
                ForEach(0..<2) { Text("\($0)") }
            }
            .previewLayout(.fixed(width: 50, height: 40))
        }
    }

    @Test func `each view of a preview provider is a screen`() {
        let module = InterfaceModule(named: "Sample")
        module.add(provider: Some_Previews.self, named: "Some", titles: ["First", nil, nil])
        #expect(module.previews.map(\.name) == ["Some.First", "Some.2", "Some.3"])
        let controller = module.previews[2].make()
        let window = UIWindow(environment: UIScreen.main.environment)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.commit()
        #expect(texts(in: controller.view) == ["1"])
        #expect(controller.view.subviews.first?.frame.size == CGSize(width: 50, height: 40))
    }

    private struct Tile_Previews: PreviewProvider {
        static var previews: some View {
            Color.clear.containerBackground(.red, for: .widget).previewContext(WidgetPreviewContext(family: .systemSmall))
        }
    }

    @Test func `widgetBackground: the preview of a widget has its background`() throws {
        let module = InterfaceModule(named: "Tiles")
        module.add(provider: Tile_Previews.self, named: "Tile", titles: [nil])
        let window = UIWindow(environment: UIScreen.main.environment)
        window.rootViewController = try #require(module.previews.first).make()
        window.makeKeyAndVisible()
        window.commit()
        let picture = UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
        let bitmap = try #require(picture.cgImage?.bitmap)
        let pixel = bitmap[bitmap.width / 2, bitmap.height / 2]
        #expect(pixel.red > 200 && pixel.green < 100)
    }

    private func texts(in view: UIView) -> [String] {
        [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap { texts(in: $0) }
    }

    @Test func `a state without an initial value is set in the initialiser`() {
        struct Flag: View {
            let title: String
            @State private var isOn: Bool
            init(title: String, isOn: Bool) {
                self.title = title
                self.isOn = isOn
            }
            var body: some View { Text(isOn ? "\(title) on" : "\(title) off") }
        }
        #expect(Phone { Flag(title: "Wi-Fi", isOn: true) }.texts == ["Wi-Fi on"])
    }
}
