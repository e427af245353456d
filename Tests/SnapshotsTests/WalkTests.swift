import Foundation
import Graphics
import ImageProcessing
import Testing
import UIKit

@testable import Goldens
@testable import Rendering
@testable import Reports

/// A walk through a small app: two tabs, a list with details, a sheet, an alert, a menu and a button that ends nothing.
@MainActor @Suite(.serialized) struct WalkTests {
    // MARK: The app

    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: RoomsController()), SettingsController()]
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = tabs
            window?.makeKeyAndVisible()
            return true
        }
    }

    private final class RoomsController: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Rooms"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "room")
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Add", primaryAction: UIAction { [weak self] _ in self?.present(AddController(), animated: true) })
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Sort",
                menu: UIMenu(children: [
                    UIAction(title: "By name") { _ in },
                    UIAction(title: "Help") { [weak self] _ in self?.show(HelpController(), sender: nil) },
                ]))
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "room", for: path)
            cell.textLabel?.text = "Room \(path.row + 1)"
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
            navigationController?.pushViewController(RoomController("Room \(path.row + 1)"), animated: true)
        }
    }

    private final class RoomController: UIViewController {
        private let name: String

        init(_ name: String) {
            self.name = name
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = name
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.ask() })
            button.frame = CGRect(x: 40, y: 200, width: 200, height: 44)
            view.addSubview(button)
        }

        private func ask() {
            let alert = UIAlertController(title: "Delete this room?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
            alert.addAction(
                UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                    self?.view.window?.rootViewController = GoneController()
                })
            present(alert, animated: true)
        }
    }

    private final class AddController: UIViewController {}
    private final class HelpController: UIViewController {}
    private final class GoneController: UIViewController {}

    private final class SettingsController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
            label.text = "Version 1"
            view.addSubview(label)
        }
    }

    private static let classes: [UIViewController.Type] = [
        RoomsController.self, RoomController.self, AddController.self, HelpController.self, GoneController.self, SettingsController.self,
    ]

    // MARK: Walking

    private func walked(_ change: (inout Walker) -> Void = { _ in }) async throws -> WalkMap {
        try await walked(of: Self.classes, InterfaceLaunch(delegate: { AppDelegate() }), change)
    }

    private func walked(
        of classes: [UIViewController.Type], _ launch: InterfaceLaunch, _ change: (inout Walker) -> Void = { _ in }
    ) async throws -> WalkMap {
        let module = InterfaceModule(named: "Rooms")
        for type in classes { module.add(type, named: "\(type)") }
        module.add(launch: launch)
        return try await ScreenEnvironment().perform {
            let screens = Screen.screens(of: module)
            let input = try #require(screens.first?.cases.first)
            let cell = Cell(device: DeviceCatalog.standard.devices[0])
            var renderer = Renderer(workers: 1)
            renderer.runsMainQueue = true
            var walker = Walker(renderer: renderer, launch: input, cell: cell), map = WalkMap(cell: cell)
            change(&walker)
            while !map.isDone { try await walker.walkOn(&map) }
            return map
        }
    }

    @Test func `a walk finds the screens behind tabs, bar items, rows, buttons, menus and alerts`() async throws {
        let map = try await walked()
        #expect(
            map.places.map(\.name) == [
                "Launch", "SettingsController", "RoomsController.Menu", "AddController", "RoomController", "HelpController",
                "RoomController.Delete this room", "GoneController",
            ])
        let words = Dictionary(uniqueKeysWithValues: map.places.map { ($0.name, $0.way.map(\.words)) })
        #expect(words["HelpController"] == ["Sort", "Help"])
        #expect(words["GoneController"] == ["Room 1", "Delete", "Delete"])
        #expect(map.places.filter(\.isEmpty).map(\.name) == ["AddController", "HelpController", "GoneController"])
    }

    private final class SplashController: UIViewController {
        override func loadView() {
            let name = UILabel()
            name.text = "Rooms"
            view = name
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in self?.view.window?.rootViewController = RoomsController() }
        }
    }

    private final class SplashDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = SplashController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    @Test func `a screen that appears by itself after a while is a step of the walk`() async throws {
        let map = try await walked(of: [SplashController.self, RoomsController.self], InterfaceLaunch(delegate: { SplashDelegate() })) {
            $0.bounds.depth = 1
        }
        #expect(map.places.prefix(2).map(\.name) == ["Launch", "RoomsController"])
        #expect(map.places.first?.steps.map(\.target) == [.wait] && map.places.last?.way.first?.target == .wait)
        #expect(map.places.dropFirst().allSatisfy { $0.way.first?.isWait == true })
    }

    /// As apps do whose coordinator shows everything over an empty controller.
    private final class OverlayDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            let base = UINavigationController(), shown = UINavigationController(rootViewController: UIViewController())
            window?.rootViewController = base
            window?.makeKeyAndVisible()
            shown.modalPresentationStyle = .overFullScreen
            base.present(shown, animated: false)
            shown.pushViewController(RoomsController(), animated: false)
            return true
        }
    }

    @Test func `what the first controller presents while the app launches is in the picture`() async throws {
        let map = try await walked(of: Self.classes, InterfaceLaunch(delegate: { OverlayDelegate() })) { $0.bounds.depth = 1 }
        #expect(map.places.map(\.name).contains("RoomController"), "\(map.places.map(\.name))")
    }

    @Test func `a container without a controller in it is told from an empty screen`() {
        func shown(_ controller: UIViewController) -> ShownContent {
            let window = UIWindow(environment: DisplayEnvironment(size: CGSize(width: 390, height: 844), scale: 2))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            return ShownContent(of: window)
        }
        #expect(shown(UINavigationController()) == .containerAlone && shown(UITabBarController()) == .containerAlone)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(), UINavigationController()]
        #expect(shown(tabs) == .containerAlone)
        #expect(shown(UINavigationController(rootViewController: UIViewController())) == .nothing)
        #expect(shown(UIViewController()) == .nothing)
    }

    @Test(arguments: [(true, 240, .nothing), (true, 150, .content), (false, 240, .content)] as [(Bool, Double, ShownContent)])
    func `a label that the view around it cuts off is not seen`(clips: Bool, y: Double, shown: ShownContent) {
        let window = UIWindow(environment: DisplayEnvironment(size: CGSize(width: 390, height: 844), scale: 2))
        let controller = UIViewController(), outer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        let label = UILabel(frame: CGRect(x: 10, y: y, width: 100, height: 20))
        (label.text, outer.clipsToBounds) = ("Below", clips)
        outer.addSubview(label)
        controller.view.addSubview(outer)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(ShownContent(of: window) == shown)
    }

    @Test func `two rows that lead to the same screen answer for the others`() async throws {
        let map = try await walked()
        #expect(map.places[0].tried.map(\.words) == ["tab 2", "Sort", "Add", "Room 1", "Room 2"])
    }

    @Test func `the same walk has the same map`() async throws { #expect(try await walked() == walked()) }

    @Test func `a walk ends at its bounds`() async throws {
        let near = try await walked { $0.bounds.depth = 1 }
        #expect(near.places.allSatisfy { $0.way.count <= 1 } && near.places.count == 5)
        let few = try await walked { $0.bounds.screens = 3 }
        #expect(few.places.count == 3)
        let brief = try await walked { $0.bounds.touches = 2 }
        #expect(brief.places.map(\.tried.count).reduce(0, +) == 2)
    }

    @Test func `a name that another screen has is followed by the title`() async throws {
        let map = try await walked { $0.taken = ["RoomController"] }
        #expect(map.places.map(\.name).contains("RoomController.Room 1"))
        let filled = try await walked {
            $0.taken = ["RoomController", "AddController"]
            $0.samples = $0.taken
        }
        // What the walk found empty leaves its name to the screen with sample values.
        #expect(filled.places.map(\.name).contains("RoomController") && !filled.places.map(\.name).contains("AddController"))
    }

    @Test func `screens that the walk has reached are not drawn again from sample values`() async throws {
        let map = try await walked()
        let others = ["Launch", "RoomController", "AddController", "RoomsController", "Other"].map { name in
            Screen(name) { UIViewController() }
        }
        let names = map.screens(joining: others).map(\.name)
        #expect(names == map.places.map(\.name) + ["Other"])
        #expect(WalkMap(cell: Cell(device: DeviceCatalog.standard.devices[0])).screens(joining: others).count == 5)
    }

    @Test func `a touch that ends the app is noted, and the walk goes on after it`() throws {
        var map = WalkMap(cell: Cell(device: DeviceCatalog.standard.devices[0]))
        let step = WalkStep(target: .control(0), words: "Crash")
        map.attempt = WalkMap.Attempt(from: 0, step: step)
        map.noteLoss("Fatal error: Index out of range")
        #expect(map.taps == [WalkMap.Tap(from: 0, step: step, end: .lost("Fatal error: Index out of range"))])
        #expect(map.attempt == nil)
    }

    // MARK: Searching

    private final class SearchDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UINavigationController(rootViewController: SearchScreen())
            window?.makeKeyAndVisible()
            return true
        }
    }

    /// A list that is empty until somebody searches.
    private final class SearchScreen: UITableViewController, UISearchBarDelegate {
        private var found: [String] = []
        private let search = UISearchController(searchResultsController: nil)

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "found")
            search.searchBar.delegate = self
            navigationItem.searchController = search
        }

        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
            found = [searchBar.text ?? ""]
            tableView.reloadData()
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }

        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "found", for: path)
            cell.textLabel?.text = found[path.row]
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { show(FoundScreen(), sender: nil) }
    }

    private final class FoundScreen: UIViewController {}

    @Test func `a search that fills an empty list is a screen, and its rows lead on`() async throws {
        let map = try await walked(of: [SearchScreen.self, FoundScreen.self], InterfaceLaunch(delegate: { SearchDelegate() }))
        #expect(map.places.map(\.name) == ["Launch", "SearchScreen.Search", "FoundScreen"])
        #expect(map.places.map(\.hasRows) == [false, true, false])
    }

    // MARK: Typing

    private final class FormDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UINavigationController(rootViewController: FormScreen())
            window?.makeKeyAndVisible()
            return true
        }
    }

    /// A form whose button can be touched once there is a name and a password.
    private final class FormScreen: UIViewController {
        private let name = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        private let password = UITextField(frame: CGRect(x: 20, y: 250, width: 200, height: 34))
        private let button = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            name.placeholder = "Email"
            password.isSecureTextEntry = true
            button.frame = CGRect(x: 20, y: 300, width: 200, height: 44)
            button.setTitle("Log in", for: .normal)
            button.isEnabled = false
            for field in [name, password] {
                field.addAction(UIAction { [unowned self] _ in changed() }, for: .editingChanged)
                view.addSubview(field)
            }
            button.addAction(UIAction { [unowned self] _ in show(FoundScreen(), sender: nil) }, for: .touchUpInside)
            let help = UIButton(frame: CGRect(x: 20, y: 350, width: 200, height: 44), primaryAction: UIAction(title: "Help") { _ in })
            [button, help].forEach(view.addSubview)
        }

        private func changed() { button.isEnabled = name.text?.contains("@") == true && password.text?.isEmpty == false }
    }

    @Test func `the fields of a form are filled, and its buttons lead on`() async throws {
        let map = try await walked(of: [FormScreen.self, FoundScreen.self], InterfaceLaunch(delegate: { FormDelegate() }))
        #expect(map.places.map(\.name) == ["Launch", "FormScreen.Filled", "FoundScreen"])
        #expect(map.places[2].way.map(\.target) == [.text, .control(0)])
    }

    // MARK: Swiping and turning over

    private final class PagesDelegate: UIResponder, UIApplicationDelegate, UIPageViewControllerDataSource {
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.dataSource = self
            pages.setViewControllers([SwipedList()], direction: .forward, animated: false)
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = pages
            window?.makeKeyAndVisible()
            return true
        }

        func pageViewController(_ pages: UIPageViewController, viewControllerBefore controller: UIViewController) -> UIViewController? {
            nil
        }

        func pageViewController(_ pages: UIPageViewController, viewControllerAfter controller: UIViewController) -> UIViewController? {
            controller is SwipedList ? FoundScreen() : nil
        }
    }

    /// A list whose rows have an action that asks something.
    private final class SwipedList: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }

        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) },
                UIContextualAction(style: .normal, title: "Edit") { [weak self] _, _, done in
                    self?.present(HelpController(), animated: true)
                    done(true)
                },
            ])
        }
    }

    @Test func `actions of swiped rows and the pages of a page controller lead on`() async throws {
        let classes: [UIViewController.Type] = [SwipedList.self, FoundScreen.self, HelpController.self]
        let map = try await walked(of: classes, InterfaceLaunch(delegate: { PagesDelegate() }))
        #expect(map.places.map(\.name) == ["Launch", "FoundScreen", "HelpController"])
        #expect(map.places[1].way.map(\.target) == [.nextPage])
        #expect(map.places[2].way.map(\.target) == [.swipe(0, action: 1)])
    }

    /// An app's static variables last as long as its process, so a program makes one touch.
    @Test func `a program makes one touch, and the next one goes on`() async throws {
        nonisolated(unsafe) var counts: [Int] = []
        let map = try await walked { walker in
            walker.keep = { map in unsafe counts.append(map.places.map(\.tried.count).reduce(0, +)) }
        }
        let seen = unsafe counts
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $1 - $0 <= 1 } && seen.last == map.places.map(\.tried.count).reduce(0, +))
    }

    // MARK: The team's list

    @Test func `the screens of a team's list are drawn in their states, after the launch or by themselves`() async throws {
        let module = InterfaceModule(named: "Rooms")
        for type in Self.classes { module.add(type, named: "\(type)") }
        module.add(launch: InterfaceLaunch(delegate: { AppDelegate() }))
        module.add(screens: [
            PlumbScreen("Room", after: [.row(1)]).state("called") { (shown: UIViewController) in shown.title = "Cellar" },
            PlumbScreen("Help") { HelpController() }.states(.empty, .error),
            PlumbScreen("Named") { RoomController("Hall") }.state("renamed") { (room: RoomController) in room.title = "Attic" },
        ])
        try await ScreenEnvironment().perform {
            let screens = Screen.screens(of: module), cases = screens.flatMap(\.cases)
            #expect(cases.map(\.name) == ["Room", "Room.called", "Help", "Help.empty", "Help.error", "Named", "Named.renamed"])
            #expect(screens.allSatisfy { $0.origin == .list })
            var renderer = Renderer(workers: 1)
            renderer.runsMainQueue = true
            var titles: [String?] = []
            for name in ["Room", "Room.called", "Named.renamed"] {
                let input = try #require(cases.first { $0.name == name })
                let job = Renderer.Job(input, in: Cell(device: DeviceCatalog.standard.devices[0]))
                titles.append(try await renderer.withWindow(of: job) { ShownScreen(in: $0)?.controller.title })
            }
            // A state changes what the touches led to, not the container around it.
            #expect(titles == ["Room 2", "Cellar", "Attic"])
            let kinds = await Self.kinds(of: cases, renderer)
            #expect(kinds == ["Help": .typical, "Help.empty": .empty])
        }
    }

    /// `(UIApplication.shared.delegate as! AppDelegate).container` is how many apps share what they have.
    @Test func `a screen that is drawn alone finds the app's delegate, which was not launched`() {
        let module = InterfaceModule(named: "Rooms")
        module.add(launch: InterfaceLaunch(delegate: { AppDelegate() }))
        ScreenEnvironment().perform {
            _ = Screen.screens(of: module)
            let delegate = UIApplication.shared.delegate as? AppDelegate
            #expect(delegate != nil && delegate === UIApplication.shared.delegate && delegate?.window == nil)
        }
    }

    @Test func `the app can be launched behind a screen, whose window stays the key one`() {
        let module = InterfaceModule(named: "Rooms")
        module.add(launch: InterfaceLaunch(delegate: { AppDelegate() }))
        ScreenEnvironment().perform {
            InterfaceModules.install(module)
            let picture = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            picture.makeKeyAndVisible()
            InterfaceModules.launchBehind()
            let delegate = UIApplication.shared.delegate as? AppDelegate
            #expect(delegate?.window?.rootViewController is UITabBarController && delegate?.window !== picture)
            #expect(UIWindow.keyWindow === picture && picture.rootViewController == nil)
        }
    }

    /// A window of its own above the app's, as for a lock screen, which shows nothing at first.
    private final class LockedDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let lock = UIWindow(frame: UIScreen.main.bounds)

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            lock.rootViewController = HelpController()
            lock.isHidden = false
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = SettingsController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    @Test func `what an app puts into its window after the launch is shown, what its other windows had is not`() throws {
        let module = InterfaceModule(named: "Rooms")
        module.add(launch: InterfaceLaunch(delegate: { LockedDelegate() }))
        try ScreenEnvironment().perform {
            InterfaceModules.install(module)
            let picture = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            picture.makeKeyAndVisible()
            let launch = try #require(Screen.screens(of: module).first?.cases.first)
            guard case .screen(let screen) = launch.source else { throw CocoaError(.featureUnsupported) }
            picture.rootViewController = screen.make()
            InterfaceLaunch.adoptContent(in: picture)
            #expect(picture.rootViewController is SettingsController)
            let lock = try #require((UIApplication.shared.delegate as? LockedDelegate)?.lock)
            lock.rootViewController = GoneController()
            InterfaceLaunch.adoptContent(in: picture)
            #expect(picture.rootViewController is GoneController)
        }
    }

    @Test func `a storyboard's scenes are drawn where no team lists its screens, and can be listed by their code`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func scene(_ id: String, _ identifier: String) -> String {
            """
            <scene sceneID="s\(id)"><objects><viewController id="\(id)"\(identifier) sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></view>
            </viewController></objects></scene>
            """
        }
        let scenes = scene("a", "") + scene("b", " storyboardIdentifier=\"Terms\"") + scene("c", "")
        try Data(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">\(
                "<scenes>" + scenes + "</scenes>")</document>
            """.utf8
        ).write(to: folder.appending(path: "Main.storyboard"))
        try Data(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="HelpController"/>
            <view contentMode="scaleToFill" id="h"><rect key="frame" x="0" y="0" width="375" height="667"/></view></objects></document>
            """.utf8
        ).write(to: folder.appending(path: "HelpView.xib"))
        let listed = [PlumbScreen("Help") { HelpController() }]
        let module = InterfaceModule(named: "Rooms")
        module.add(screens: listed)
        try ScreenEnvironment().perform {
            var finder = InputFinder(project: try Project.load(at: folder), screens: [])
            finder.resources = [folder]
            let codes = finder.resourceCases().filter { $0.file?.pathExtension == "storyboard" }.map { input -> String? in
                guard case .document(let scene) = input.source else { return nil }
                return input.file.flatMap(scene.code)
            }
            let storyboard = "UIStoryboard(name: \"Main\", bundle: nil)"
            #expect(
                codes == [
                    "\(storyboard).instantiateInitialViewController()!",
                    "\(storyboard).instantiateViewController(withIdentifier: \"Terms\")", nil,
                ])
            // A nib is part of the screen of its owner, which loads it.
            var made = InputFinder(project: try Project.load(at: folder), screens: [Screen("HelpController") { HelpController() }])
            made.resources = [folder]
            #expect(made.resourceCases().allSatisfy { $0.file?.lastPathComponent == "Main.storyboard" } && !made.resourceCases().isEmpty)
            var ofTeam = InputFinder(project: try Project.load(at: folder), screens: Screen.screens(of: module))
            ofTeam.resources = [folder]
            #expect(ofTeam.resourceCases().isEmpty)
        }
    }

    /// Returns the kind of sample values on a screen.
    private static func kinds(of cases: [Case], _ renderer: Renderer) async -> [String: InterfaceSample.Kind] {
        var kinds: [String: InterfaceSample.Kind] = [:]
        for input in cases where ["Help", "Help.empty"].contains(input.name) {
            let job = Renderer.Job(input, in: Cell(device: DeviceCatalog.standard.devices[0]))
            kinds[input.name] = try? await renderer.withWindow(of: job) { _ in InterfaceSample.kind }
        }
        return kinds
    }

    // MARK: The page

    @Test func `the page shows the screens as pictures and the touches as arrows, in one file`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "walk-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let map = try await walked()
        let picture = folder.appending(path: "Launch/\(map.cell).png")
        try FileManager.default.createDirectory(at: picture.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(PNG.encode(Bitmap(width: 600, height: 900, bytes: [UInt8](repeating: 200, count: 600 * 900 * 4)))).write(to: picture)
        let page = WalkPage(map: map, folder: folder)
        try page.write()
        let text = try String(contentsOf: folder.appending(path: WalkPage.fileName), encoding: .utf8)
        #expect(text == page.html)
        #expect(text.contains("data:image/png;base64,") && text.contains(#""name":"GoneController""#))
        #expect(text.contains(#"{"from":"0","kind":"tap","label":"Sort","to":"2"}"#))
        #expect(!text.contains("src=\"http") && !text.contains("/*{{"))
    }
}
