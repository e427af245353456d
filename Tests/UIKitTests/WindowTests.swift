import Foundation
import Synchronization
import Testing

@testable import UIKit

/// Windows, screens, scenes and the device they are on.
@MainActor struct WindowTests {
    @Test func `an object can be the delegate of the app and of its scene without a window`() {
        let listener = DoubleListener()
        let app: any UIApplicationDelegate = listener, scene: any UIWindowSceneDelegate = listener
        #expect((app.window ?? nil) == nil && (scene.window ?? nil) == nil)
    }

    /// Runs `body` on its own screen, so that no other test is affected.
    private func on(_ name: String = SimulatedDevice.standard.name, _ body: () throws -> Void) rethrows {
        guard let device = SimulatedDevice.named(name) else { Issue.record("There is no \(name)."); return }
        let (screen, traits, key) = (UIScreen.main, UITraitCollection.current, UIWindow.keyWindow)
        // `UIScreen.main` does not retain its screen.
        let own = UIScreen(device: device)
        UIScreen.main = own
        UITraitCollection.current = own.traitCollection
        defer {
            withExtendedLifetime(own) {}
            key?.makeKey()
            UIScreen.main = screen
            UITraitCollection.current = traits
        }
        try body()
    }

    private nonisolated func turnRunLoop() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }

    @Test func `a controller appears and disappears with its view, if code adds that to a window without a parent`() {
        final class Watched: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
            override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
            override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
        }
        let watched = Watched(), window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.makeKeyAndVisible()
        window.addSubview(watched.view)
        #expect(watched.calls == ["will appear", "did appear"])
        watched.view.removeFromSuperview()
        #expect(watched.calls == ["will appear", "did appear", "did disappear"])
    }

    // MARK: Scale

    @Test func `a detached view has the screen's scale`() {
        on {
            #expect(UIView().traitCollection.displayScale == UIScreen.main.scale)
            #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 667) && UIScreen.main.scale == 2)
            #expect(UIScreen.main.traitCollection.displayScale == 2 && UITraitCollection.fallback.displayScale == 2)
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), child = UIView()
            child.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(child)
            NSLayoutConstraint.activate([
                child.widthAnchor.constraint(equalToConstant: 100), child.heightAnchor.constraint(equalToConstant: 100),
                child.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
                child.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
            ])
            parent.layoutIfNeeded()
            #expect(child.frame == CGRect(x: 137.5, y: 283.5, width: 100, height: 100))
        }
        on("iPhone 16 Pro") { #expect(UIView().traitCollection.displayScale == 3 && UIScreen.main.scale == 3) }
    }

    // MARK: Geometry as text and in casts

    @Test func `rectangles, points and sizes print as on iOS`() {
        #expect("\(CGRect(x: 1, y: 2.5, width: 3, height: 4))" == "(1.0, 2.5, 3.0, 4.0)")
        #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
        #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
        #expect(String(describing: Optional(CGRect.zero)) == "Optional((0.0, 0.0, 0.0, 0.0))")
    }

    @Test func `the keyboard's frame casts to CGRect and to NSValue`() {
        on("iPhone 16 Pro") {
            let window = UIWindow()
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            struct Heard: Sendable {
                var name: Notification.Name
                var frame, box: CGRect?
                var duration: Double?
                var curve: UInt?
            }
            let notes = Mutex<[Heard]>([])
            let names = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
            ]
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                    let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
                    let curve = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
                    let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
                    let heard = Heard(
                        name: notification.name, frame: end as? CGRect, box: (end as? NSValue)?.cgRectValue, duration: duration,
                        curve: curve?.uintValue)
                    notes.withLock { $0.append(heard) }
                }
            }
            defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
            SimulatedDevice.current.isKeyboardShown = true
            SimulatedDevice.current.isKeyboardShown = false
            let heard = notes.withLock { $0 }
            #expect(heard.map(\.name) == names)
            let shown = CGRect(x: 0, y: 874 - 336, width: 402, height: 336)
            #expect(heard.first?.frame == shown && heard.first?.box == shown)
            #expect(heard.first?.duration == 0.25 && heard.first?.curve == 7)
            #expect(heard.last?.frame?.minY == 874)
        }
    }

    // MARK: Showing windows

    @Test func `a window without a frame has the screen's bounds`() {
        on {
            #expect(UIWindow().frame == UIScreen.main.bounds && UIWindow().isHidden)
            #expect(UIWindow(frame: .zero).frame == .zero)
        }
        on("iPad Pro 11-inch (M4)") {
            #expect(UIWindow().frame == CGRect(x: 0, y: 0, width: 834, height: 1210))
        }
    }

    @Test func `a turn of the run loop lays out visible windows`() {
        on {
            let controller = Listener()
            let window = UIWindow()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            let child = UIView()
            child.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(child)
            NSLayoutConstraint.activate([
                child.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
                child.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 20),
                child.widthAnchor.constraint(equalToConstant: 30), child.heightAnchor.constraint(equalToConstant: 40),
            ])
            #expect(child.frame == .zero)
            turnRunLoop()
            #expect(child.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        }
    }

    /// On Linux the main actor's jobs run on several threads, in turn.
    @Test func `a turn of a thread's run loop lays out visible windows, though another thread's is to do so`() async {
        let first = UIWindow(environment: DisplayEnvironment(size: CGSize(width: 100, height: 100), scale: 1))
        first.isHidden = false
        first.layoutIfNeeded()
        let isLaidOut = await withCheckedContinuation { continuation in
            Thread {
                let isLaidOut = DispatchQueue.main.sync {
                    MainActor.assumeIsolated {
                        let window = UIWindow(environment: DisplayEnvironment(size: CGSize(width: 100, height: 100), scale: 1))
                        let view = Counter()
                        window.isHidden = false
                        window.addSubview(view)
                        turnRunLoop()
                        return view.layouts > 0
                    }
                }
                continuation.resume(returning: isLaidOut)
            }.start()
            // By then the other thread waits for the main queue, and is next.
            Thread.sleep(forTimeInterval: 0.05)
            first.addSubview(UIView())
        }
        #expect(isLaidOut)
    }

    @Test func `yielding the main actor lays out visible windows`() async {
        let window = UIWindow(environment: DisplayEnvironment(size: CGSize(width: 100, height: 100), scale: 1))
        window.isHidden = false
        let view = Counter()
        window.addSubview(view)
        for _ in 0..<20 where view.layouts == 0 { try? await Task.sleep(for: .milliseconds(5)) }
        #expect(view.layouts > 0)
    }

    @Test func `showing a window installs its controller's view with its traits`() {
        on {
            SimulatedDevice.current.traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
            let controller = Listener()
            let window = UIWindow()
            window.rootViewController = controller
            #expect(controller.calls == [] && controller.viewIfLoaded == nil)
            window.isHidden = false
            #expect(controller.view.superview === window && controller.view.frame == window.bounds)
            #expect(controller.calls == ["load", "willAppear", "isAppearing", "willLayout", "didLayout", "didAppear"])
            #expect(controller.view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
            window.isHidden = true
            #expect(controller.calls.suffix(2) == ["willDisappear", "didDisappear"])
            window.isHidden = false
            #expect(controller.calls.filter { $0 == "didAppear" }.count == 2)
            let next = Listener()
            window.rootViewController = next
            #expect(controller.view.superview == nil && next.view.superview === window)
        }
    }

    @Test func `a root view that was added by hand still fills the window`() {
        on {
            let controller = Listener()
            let window = UIWindow()
            window.rootViewController = controller
            controller.view.frame = .zero
            window.addSubview(controller.view)
            window.makeKeyAndVisible()
            #expect(controller.view.frame == window.bounds)
            #expect(controller.calls.last == "didAppear" && controller.calls.filter { $0 == "willAppear" }.count == 1)
        }
    }

    @Test func `a window's overridden safe area counts`() {
        on {
            let window = NotchedWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
            window.rootViewController = UIViewController()
            window.isHidden = false
            let view: UIView = window.rootViewController?.view ?? UIView(), label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                label.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            ])
            view.layoutIfNeeded()
            #expect(label.frame.minY == 44)
            #expect(view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
            #expect(window.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 44, width: 375, height: 734))
        }
    }

    @Test func `the scene of a visible window has a status bar`() throws {
        try on("iPhone 16 Pro") {
            let window = UIWindow()
            window.rootViewController = UIViewController()
            #expect(window.windowScene == nil)
            window.makeKeyAndVisible()
            let manager = try #require(window.windowScene?.statusBarManager)
            #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 402, height: 54) && !manager.isStatusBarHidden)
            #expect(window.windowScene?.windows.contains(window) == true && window.windowScene?.keyWindow === window)
            #expect(UIApplication.shared.connectedScenes == [try #require(window.windowScene)])
            #expect(UIApplication.shared.windows.contains(window))
            SimulatedDevice.current.orientation = .landscape
            #expect(window.windowScene?.interfaceOrientation == .landscapeRight && manager.isStatusBarHidden)
        }
    }

    @Test func `hiding the status bar removes its safe area`() {
        on {
            let (window, controller) = (UIWindow(), Barless())
            window.rootViewController = controller
            window.makeKeyAndVisible()
            #expect(controller.view.safeAreaInsets.top == 20 && window.windowScene?.statusBarManager?.isStatusBarHidden == false)
            controller.isBarHidden = true
            controller.setNeedsStatusBarAppearanceUpdate()
            #expect(controller.view.safeAreaInsets.top == 0 && window.windowScene?.statusBarManager?.statusBarFrame == .zero)
        }
    }

    @Test func `12.5 a view that hangs out of its superview has no more than its safe area`() {
        on {
            let window = NotchedWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
            let outer = UIView(frame: CGRect(x: -10, y: -20, width: 395, height: 900)), inner = UIView(frame: outer.bounds)
            window.addSubview(outer)
            outer.addSubview(inner)
            #expect(outer.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
            inner.frame.origin.y = 10
            #expect(inner.safeAreaInsets == UIEdgeInsets(top: 34, left: 0, bottom: 34, right: 0))
        }
    }

    @Test func `frames of views rotated by a right angle are exact`() {
        let view = UIView()
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        view.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
        #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
    }

    // MARK: The device

    @Test func `screen, window and idiom follow a custom device`() {
        on {
            var device = SimulatedDevice(
                name: "Slate", size: CGSize(width: 500, height: 900), scale: 2,
                safeArea: UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0), statusBarHeight: 25, idiom: .pad)
            device.systemVersion = "17.4.1"
            let window = UIWindow()
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            SimulatedDevice.current = device
            #expect(UIScreen.main.bounds.size == device.size && window.frame.size == device.size)
            #expect(window.safeAreaInsets == device.portrait.safeArea)
            #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.systemVersion == "17.4.1")
            #expect(device.operatingSystemVersion.majorVersion == 17 && device.operatingSystemVersion.patchVersion == 1)
            #expect(window.traitCollection.horizontalSizeClass == .regular)
            #expect(SimulatedDevice.current == device)
            SimulatedDevice.current.traits = UITraitCollection(userInterfaceStyle: .dark)
            #expect(window.traitCollection.userInterfaceStyle == .dark && UITraitCollection.current.userInterfaceStyle == .dark)
        }
    }

    @Test func `a device's name may include its release of iOS, as a person or a cell writes it`() throws {
        for name in ["iPhone 11 Pro, iOS 13.3", "iphone 11 pro (iOS 13.3)", "iPhone-11-Pro-iOS-13.3"] {
            let device = try #require(SimulatedDevice.named(name))
            #expect(device.name == "iPhone 11 Pro, iOS 13.3" && device.slug == "iPhone-11-Pro-iOS-13.3")
            #expect(device.systemVersion == "13.3" && device.scale == 3)
            for orientation in SimulatedDevice.Orientation.allCases {
                #expect(device.environment(in: orientation).systemGeneration == .ios13)
            }
        }
        #expect(SimulatedDevice.named("320x200@3x, iOS 26")?.environment.systemGeneration == .ios26)
        #expect(SimulatedDevice.named("iPhone 11 Pro, iOS") == nil && SimulatedDevice.named(", iOS 13.3") == nil)
    }

    @Test func `a chosen release of iOS applies to a snapshot's windows and does not change the scale`() throws {
        try on {
            SimulatedDevice.current = try #require(.named("iPhone 11 Pro"))
            SimulatedDevice.current.systemVersion = "13.3"
            #expect(UIScreen.main.scale == 3 && UIDevice.current.systemVersion == "13.3")
            let window = UIWindow(environment: UIScreen.main.environment)
            window.makeKeyAndVisible()
            #expect(window.traitCollection.systemGeneration == .ios13 && window.traitCollection.displayScale == 3)
        }
    }

    @Test func `t2 4.3 an image and a recogniser adopt a protocol with a default accessibility label`() {
        let image = UIImage(), tap = UITapGestureRecognizer()
        image.accessibilityLabel = "Picture"
        tap.accessibilityLabel = "Tap"
        let named: [any NamedByDefault] = [image, tap, UIView()]
        #expect(named.map { $0.accessibilityLabel } == ["Picture", "Tap", nil])
        let object: NSObject = image
        #expect(object.accessibilityLabel == "Picture")
    }

    @Test func `t2 6.16 an availability condition of adapted code follows the device`() {
        func look() -> String {
            if #available(iOS 26, *), SimulatedDevice.hasSystem(26) { return "glass" }
            return !SimulatedDevice.hasSystem(17, 5) ? "old" : "plain"
        }
        on {
            SimulatedDevice.current.systemVersion = "26.1"
            #expect(look() == "glass" && SimulatedDevice.system.minorVersion == 1 && !SimulatedDevice.hasSystem(26, 2))
            SimulatedDevice.current.systemVersion = "18.0"
            #expect(look() == "plain")
            SimulatedDevice.current.systemVersion = "17.4"
            #expect(look() == "old")
        }
    }

    @Test func `rotating the device calls controllers before, alongside and after`() {
        on("iPhone 16 Pro") {
            let (parent, child) = (Listener(), Listener())
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            let window = UIWindow()
            window.rootViewController = parent
            window.makeKeyAndVisible()
            parent.calls = []
            child.calls = []
            let turns = Mutex(0)
            let observer = NotificationCenter.default.addObserver(
                forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
            ) { _ in turns.withLock { $0 += 1 } }
            defer { NotificationCenter.default.removeObserver(observer) }
            SimulatedDevice.current.orientation = .landscape
            #expect(window.frame.size == CGSize(width: 874, height: 402))
            #expect(
                parent.calls == [
                    "willTransition compact", "willTransition (874.0, 402.0) from (402.0, 874.0)", "alongside (874.0, 402.0)", "willLayout",
                    "didLayout", "completed",
                ])
            #expect(child.calls.prefix(2) == ["willTransition compact", "willTransition (874.0, 402.0) from (402.0, 874.0)"])
            #expect(turns.withLock { $0 } == 1 && UIDevice.current.orientation == .landscapeLeft)
            #expect(parent.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62))
            #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1206, height: 2622))
            #expect(parent.transitionCoordinator == nil)
        }
    }

    @Test func `a change of the text size posts a notification`() {
        on {
            let heard = Mutex<[UIContentSizeCategory?]>([])
            let observer = NotificationCenter.default.addObserver(
                forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
            ) { notification in
                let size = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
                heard.withLock { $0.append(size) }
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            SimulatedDevice.current.traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
            #expect(heard.withLock { $0 } == [.extraLarge] && UIApplication.shared.preferredContentSizeCategory == .extraLarge)
        }
    }

    // MARK: Coordinates

    @Test func `the screen's coordinate spaces convert points and rectangles`() {
        on("iPhone 16 Pro") {
            let window = UIWindow(frame: CGRect(x: 0, y: 100, width: 402, height: 300)), view = UIView()
            view.frame = CGRect(x: 10, y: 20, width: 50, height: 60)
            window.addSubview(view)
            window.isHidden = false
            let screen = UIScreen.main
            #expect(screen.coordinateSpace.bounds == screen.bounds)
            #expect(view.convert(view.bounds, to: screen.coordinateSpace) == CGRect(x: 10, y: 120, width: 50, height: 60))
            #expect(view.convert(CGPoint(x: 10, y: 120), from: screen.coordinateSpace) == .zero)
            #expect(screen.coordinateSpace.convert(CGPoint(x: 1, y: 2), from: view) == CGPoint(x: 11, y: 122))
            #expect(window.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 102))
            #expect(window.windowScene?.coordinateSpace.bounds == screen.bounds)
            SimulatedDevice.current.orientation = .landscape
            #expect(screen.coordinateSpace.bounds.size == CGSize(width: 874, height: 402))
            #expect(screen.fixedCoordinateSpace.bounds.size == CGSize(width: 402, height: 874))
            #expect(screen.coordinateSpace.convert(CGPoint.zero, to: screen.fixedCoordinateSpace) == CGPoint(x: 402, y: 0))
            let corner = CGRect(x: 0, y: 0, width: 10, height: 20)
            let there = screen.fixedCoordinateSpace.convert(corner, from: screen.coordinateSpace)
            #expect(there == CGRect(x: 382, y: 0, width: 20, height: 10))
            #expect(screen.fixedCoordinateSpace.convert(there, to: screen.coordinateSpace) == corner)
        }
    }

    // MARK: Controllers as snapshot libraries show them

    @Test func `a child with overridden traits in a custom window is laid out and drawn`() {
        on {
            let (root, child) = (UIViewController(), Listener())
            let window = NotchedWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
            window.isHidden = false
            root.view.backgroundColor = .clear
            root.view.frame = window.frame
            child.view.frame = root.view.frame
            child.view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
            root.view.addSubview(child.view)
            root.addChild(child)
            let traits = UITraitCollection {
                $0.userInterfaceStyle = .dark; $0.preferredContentSizeCategory = .extraSmall
            }
            root.setOverrideTraitCollection(traits, forChild: child)
            child.didMove(toParent: root)
            window.rootViewController = root
            root.beginAppearanceTransition(true, animated: false)
            root.endAppearanceTransition()
            root.view.setNeedsLayout()
            root.view.layoutIfNeeded()
            #expect(child.calls.filter { $0 == "willAppear" }.count == 1 && child.calls.contains("didAppear"))
            #expect(root.overrideTraitCollection(forChild: child) == traits)
            #expect(child.traitCollection.userInterfaceStyle == .dark && root.traitCollection.userInterfaceStyle == .light)
            #expect(child.currentInLayout?.preferredContentSizeCategory == .extraSmall)
            #expect(child.view.safeAreaInsets.top == 44)
            let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
            let rendered = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { window.layer.render(in: $0.cgContext) }
            let drawn = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
                #expect(window.drawHierarchy(in: window.bounds, afterScreenUpdates: true))
            }
            for picture in [rendered, drawn] {
                #expect(picture.size == window.bounds.size)
                let pixel = picture.cgImage?.bitmap[200, 400]
                #expect(pixel?.red == 255 && pixel?.blue == 0 && pixel?.alpha == 255)
            }
            root.beginAppearanceTransition(false, animated: false)
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            root.endAppearanceTransition()
            window.rootViewController = nil
            #expect(child.calls.last == "didDisappear")
        }
    }

    // MARK: App life cycle

    @Test func `an app and its scene start in the system's order`() {
        on {
            let (app, scene) = (AppListener(), SceneListener())
            SimulatedDevice.launch(app, scene: scene)
            defer { UIApplication.shared.delegate = nil }
            #expect(app.calls == ["willFinish", "didFinish", "configuration"])
            #expect(scene.calls == ["connect", "foreground", "active"])
            #expect(scene.window?.windowScene === UIScreen.main.scene && scene.window?.isKeyWindow == true)
            #expect(UIApplication.shared.delegate === app && UIApplication.shared.applicationState == .active)
            #expect((UIApplication.shared.connectedScenes.first as? UIWindowScene)?.delegate === scene)
            weak let window = scene.window
            UIScreen.main.scene.delegate = nil
            scene.window = nil
            #expect(window == nil, "nothing but its owner keeps a window")
        }
    }

    @Test func `key status passes from window to window`() {
        on {
            let (first, second) = (KeyWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), KeyWindow(frame: .zero))
            first.makeKey()
            second.makeKeyAndVisible()
            #expect(first.calls == ["become", "resign"] && second.calls == ["become"] && second.isKeyWindow && !first.isKeyWindow)
        }
    }
}

// MARK: - Listeners

private final class Listener: UIViewController {
    var calls: [String] = []
    var currentInLayout: UITraitCollection?

    override func viewDidLoad() { calls.append("load") }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { calls.append("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    override func viewWillLayoutSubviews() {
        currentInLayout = UITraitCollection.current
        calls.append("willLayout")
    }
    override func viewDidLayoutSubviews() { calls.append("didLayout") }
    override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        calls.append("willTransition \(newCollection.verticalSizeClass)")
        super.willTransition(to: newCollection, with: coordinator)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        calls.append("willTransition \(size) from \(view.bounds.size)")
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { _ in
            self.calls.append("alongside \(self.view.bounds.size)")
        } completion: { _ in
            self.calls.append("completed")
        }
    }
}

private final class Barless: UIViewController {
    var isBarHidden = false
    override var prefersStatusBarHidden: Bool { isBarHidden }
}

private final class Counter: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
}

private final class NotchedWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }
}

private final class KeyWindow: UIWindow {
    var calls: [String] = []
    override func becomeKey() { calls.append("become") }
    override func resignKey() { calls.append("resign") }
}

private final class AppListener: UIResponder, UIApplicationDelegate {
    var calls: [String] = []
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append("willFinish")
        return true
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append("didFinish")
        return true
    }
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        calls.append("configuration")
        return UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    }
}

private final class SceneListener: UIResponder, UIWindowSceneDelegate {
    var calls: [String] = []
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        calls.append("connect")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
}

@MainActor private protocol NamedByDefault { var accessibilityLabel: String? { get } }
extension NamedByDefault { var accessibilityLabel: String? { "default" } }
extension UIImage: NamedByDefault {}
extension UIGestureRecognizer: NamedByDefault {}
extension UIView: NamedByDefault {}

/// Both protocols have a window, which it keeps none of.
private final class DoubleListener: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {}
