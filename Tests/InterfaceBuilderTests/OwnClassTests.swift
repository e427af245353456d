import Foundation
import Testing
import UIKit
import UIKitInteraction

@testable import InterfaceBuilder

/// Documents that create the author's own classes and connect them as drawn in Interface Builder.
@MainActor @Suite(.serialized) struct OwnClassTests {
    private static let environment = DisplayEnvironment(size: CGSize(width: 393, height: 852), scale: 3)

    /// Registers what the adapted files of the author register, and installs the document.
    private func install() throws {
        let module = InterfaceModule(named: "App")
        module.add(
            ListController.self, named: "ListController",
            connections: [
                {
                    $0.outlet("addItem", \ListController.addItem)
                    $0.action(Selector("add:", ListController.add(_:)))
                    $0.action(Selector("backToList:", ListController.backToList(_:)))
                }
            ])
        module.add(RowCell.self, named: "RowCell", connections: [{ $0.outlet("nameLabel", \RowCell.nameLabel) }])
        module.add(
            RoundButton.self, named: "RoundButton", connections: [{ $0.attribute("radius", \RoundButton.radius) { $0.radius = $1 } }])
        module.add(
            DetailController.self, named: "DetailController",
            connections: [
                {
                    $0.outlet("goButton", \DetailController.goButton)
                    $0.outlet("leading", \DetailController.leading)
                    $0.outlet("labels", \DetailController.labels)
                    $0.action(Selector("go:", DetailController.go(_:)))
                }
            ])
        module.add(
            OptionsController.self, named: "OptionsController",
            connections: [{ $0.outlet("volumeLabel", \OptionsController.volumeLabel) }])
        module.add(ColumnsController.self, named: "ColumnsController")
        module.add(GridController.self, named: "GridController")
        module.add(ItemCell.self, named: "ItemCell")
        InterfaceModules.install(module)
        let document = try Fixture.document("ownClasses.storyboard")
        let scenes = StoryboardScenes(document, environment: Self.environment, resources: DocumentResources())
        let other = try IBDocument.read(Data(Self.other.utf8), file: "Other.storyboard")
        let otherScenes = StoryboardScenes(other, environment: Self.environment, resources: DocumentResources())
        InterfaceDocuments.storyboards = { ["Main": scenes, "Other": otherScenes][$0] }
    }

    private func withDocument(_ body: (UIStoryboard) throws -> Void) throws {
        try install()
        defer {
            InterfaceModules.removeAll()
            InterfaceDocuments.storyboards = nil
        }
        try body(UIStoryboard(name: "Main", bundle: nil))
    }

    /// As an autorelease pool keeps it.
    @Test func `a controller that is held weakly lives until the end of the turn`() async throws {
        weak var weakly: UIViewController?
        try withDocument { weakly = $0.instantiateViewController(withIdentifier: "Detail") }
        #expect(weakly != nil)
        for _ in 0..<3 { await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } } }
        #expect(weakly == nil)
    }

    @Test func `a cell of a nib that is drawn by itself has its outlets before it is given data`() throws {
        let module = InterfaceModule(named: "App")
        module.add(
            RowCell.self, named: "RowCell", connections: [{ $0.outlet("nameLabel", \RowCell.nameLabel) }],
            fill: { ($0 as? RowCell)?.nameLabel.text = "Anna" })
        InterfaceModules.install(module)
        defer { InterfaceModules.removeAll() }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch">
            <objects><tableViewCell id="cel-11-aaa" customClass="RowCell"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="con-11-aaa"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <subviews><label text="Label" id="lab-11-aaa"><rect key="frame" x="16" y="8" width="100" height="21"/></label></subviews>
            </tableViewCellContentView>
            <connections><outlet property="nameLabel" destination="lab-11-aaa" id="out-11-aaa"/></connections></tableViewCell></objects>
            </document>
            """
        let document = try IBDocument.read(Data(text.utf8), file: "Row.xib")
        let screen = document.screen(of: document.scenes[0], environment: Self.environment)
        let cell = try #require(screen.viewController.view.subviews.first as? RowCell)
        #expect(cell.nameLabel.text == "Anna")
    }

    /// Size classes exclude them (`<mask key="subviews"><exclude …/>`); code refers to them by weak outlets.
    @Test func `views and constraints that are not installed exist, and take no part in the layout`() throws {
        let module = InterfaceModule(named: "App")
        module.add(
            SizedBox.self, named: "SizedBox",
            connections: [
                {
                    $0.outlet("note", \SizedBox.note)
                    $0.outlet("top", \SizedBox.top)
                    $0.outlet("wide", \SizedBox.wide)
                }
            ])
        InterfaceModules.install(module)
        defer { InterfaceModules.removeAll() }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
            <objects><view id="roo-11-aaa" customClass="SizedBox"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <subviews>
            <view id="box-11-aaa" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="100" height="44"/>
            <constraints><constraint firstAttribute="width" constant="100" id="nar-11-aaa"/><constraint firstAttribute="width" constant="200" id="wid-11-aaa"/></constraints>
            <variation key="default"><mask key="constraints"><exclude reference="wid-11-aaa"/></mask></variation></view>
            <view id="not-11-aaa" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="100" height="44"/>
            <subviews><label text="Hi" id="lab-11-aaa" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="10" height="20"/></label></subviews>
            <constraints><constraint firstItem="lab-11-aaa" firstAttribute="top" secondItem="not-11-aaa" secondAttribute="top" id="in1-11-aaa"/></constraints></view>
            </subviews>
            <constraints>
            <constraint firstItem="box-11-aaa" firstAttribute="top" secondItem="roo-11-aaa" secondAttribute="top" id="top-11-aaa"/>
            <constraint firstItem="box-11-aaa" firstAttribute="height" secondItem="roo-11-aaa" secondAttribute="height" id="hei-11-aaa"/>
            <constraint firstItem="not-11-aaa" firstAttribute="top" secondItem="roo-11-aaa" secondAttribute="top" constant="50" id="nto-11-aaa"/>
            </constraints>
            <variation key="default"><mask key="subviews"><exclude reference="not-11-aaa"/></mask></variation>
            <connections><outlet property="note" destination="not-11-aaa" id="ou1-11-aaa"/><outlet property="top" destination="nto-11-aaa" id="ou2-11-aaa"/>
            <outlet property="wide" destination="wid-11-aaa" id="ou3-11-aaa"/></connections></view></objects></document>
            """
        let document = try IBDocument.read(Data(text.utf8), file: "Box.xib")
        let screen = document.screen(of: document.scenes[0], environment: Self.environment)
        #expect(screen.findings.isEmpty)
        let box = try #require(screen.viewController.view.subviews.first as? SizedBox)
        box.layoutIfNeeded()
        #expect(box.subviews.map(\.frame.width) == [100])
        let note = try #require(box.note)
        #expect(note.superview == nil)
        #expect((note.subviews.first as? UILabel)?.text == "Hi")
        #expect(box.top?.isActive == false)
        #expect(box.top?.constant == 50)
        #expect(box.wide?.isActive == false)
        // As an app that installs them itself.
        box.addSubview(note)
        box.top?.isActive = true
        box.layoutIfNeeded()
        #expect(note.frame.minY == 50)
    }

    /// A property's getter may need what the document sets later. Key-value coding does not call it.
    @Test func `an inspectable property is set when the object is made, without being read`() throws {
        let module = InterfaceModule(named: "App")
        module.add(TintBox.self, named: "TintBox", connections: [{ $0.attribute("tint", \TintBox.tint) { $0.tint = $1 } }])
        InterfaceModules.install(module)
        defer { InterfaceModules.removeAll() }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch">
            <objects><view id="roo-11-aaa" customClass="TintBox"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" keyPath="tint">
            <color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view></objects>
            </document>
            """
        let document = try IBDocument.read(Data(text.utf8), file: "Box.xib")
        let screen = document.screen(of: document.scenes[0], environment: Self.environment)
        #expect(
            (screen.viewController.view.subviews.first as? TintBox)?.inner.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    /// UIKit's documentation: each object of a nib gets `awakeFromNib` once all are made and connected.
    @Test func `39/11 a custom constraint gets its attributes and awakes from its nib`() throws {
        let module = InterfaceModule(named: "App")
        module.add(LineView.self, named: "LineView")
        module.add(Hairline.self, named: "Hairline", connections: [{ $0.attribute("pixels", \Hairline.pixels) { $0.pixels = $1 } }])
        InterfaceModules.install(module)
        defer { InterfaceModules.removeAll() }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch">
            <objects><view id="roo-11-aaa" customClass="LineView"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="lin-11-aaa"><rect key="frame" x="0" y="0" width="320" height="9"/>
            <constraints><constraint firstAttribute="height" constant="9" id="hei-11-aaa" customClass="Hairline">
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="pixels"><real key="value" value="1"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></constraint></constraints></view></subviews></view></objects>
            </document>
            """
        let document = try IBDocument.read(Data(text.utf8), file: "Line.xib")
        let screen = document.screen(of: document.scenes[0], environment: Self.environment)
        let line = try #require(screen.viewController.view.subviews.first?.subviews.first)
        let constraint = try #require(line.constraints.lazy.compactMap { $0 as? Hairline }.first)
        #expect(constraint.constant == CGFloat(1) / 3)
        #expect(screen.findings.isEmpty)
    }

    final class RowSource: NSObject {
        weak var list: UIView?
    }

    final class ListScreen: UIViewController {
        var source: RowSource!
        weak var note: UILabel!
        weak var done: UIBarButtonItem!
        var noteWasThere = false

        override func viewDidLoad() {
            super.viewDidLoad()
            noteWasThere = note != nil && source?.list === view && done != nil
        }
    }

    private static func sourceModule() -> InterfaceModule {
        let module = InterfaceModule(named: "App")
        module.add(RowSource.self, named: "RowSource", connections: [{ $0.outlet("list", \RowSource.list) }])
        module.add(RowSource.self, object: { RowSource() })
        module.add(
            ListScreen.self, named: "ListScreen",
            connections: [
                {
                    $0.outlet("source", \ListScreen.source)
                    $0.outlet("note", \ListScreen.note)
                    $0.outlet("done", \ListScreen.done)
                }
            ])
        return module
    }

    /// What lies beside a controller in a storyboard's scene, and beside the views of a nib.
    private static func dock(owner: String) -> String {
        """
        <customObject id="src-11-aaa" customClass="RowSource"><connections>
        <outlet property="list" destination="vie-11-aaa" id="out-11-aaa"/></connections></customObject>
        <label text="Nothing yet" id="not-11-aaa"><rect key="frame" x="0" y="0" width="90" height="20"/></label>
        <barButtonItem title="Done" id="don-11-aaa"/>
        \(owner)
        """
    }

    private static let outlets = """
        <connections><outlet property="source" destination="src-11-aaa" id="a"/>
        <outlet property="note" destination="not-11-aaa" id="b"/><outlet property="done" destination="don-11-aaa" id="c"/></connections>
        """

    @Test func `objects and views beside a scene's controller are there when its view is loaded, and stay`() throws {
        InterfaceModules.install(Self.sourceModule())
        defer { InterfaceModules.removeAll() }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <scenes><scene sceneID="s"><objects><viewController id="con-11-aaa" customClass="ListScreen">
            <view key="view" id="vie-11-aaa"><rect key="frame" x="0" y="0" width="375" height="667"/></view>\(Self.outlets)</viewController>
            \(Self.dock(owner: ""))</objects></scene></scenes></document>
            """
        let document = try IBDocument.read(Data(text.utf8), file: "List.storyboard")
        let screen = try #require(
            document.screen(of: document.scenes[0], environment: Self.environment).viewController as? ListScreen)
        screen.loadViewIfNeeded()
        #expect(screen.noteWasThere)
        #expect(screen.note?.text == "Nothing yet" && screen.note?.superview == nil && screen.done?.title == "Done")
    }

    final class Tabs: UITabBarController { var name = "trails" }
    final class Way: UINavigationController {}
    final class NamedScreen: UIViewController {
        var name = ""
        override func viewDidLoad() {
            super.viewDidLoad()
            name = (tabBarController as? Tabs)?.name ?? ""
        }
    }

    @Test func `a scene alone is in the document's own classes of containers`() throws {
        let module = InterfaceModule(named: "App")
        module.add(Tabs.self, named: "Tabs")
        module.add(Way.self, named: "Way")
        module.add(NamedScreen.self, named: "NamedScreen")
        module.add(ListScreen.self, named: "ListScreen")
        InterfaceModules.install(module)
        defer { InterfaceModules.removeAll() }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><scenes>
            <scene sceneID="s"><objects><tabBarController id="tab-11-aaa" customClass="Tabs"><tabBar key="tabBar" id="bar"/><connections>
            <segue destination="oth-11-aaa" kind="relationship" relationship="viewControllers" id="x"/>
            <segue destination="nav-11-aaa" kind="relationship" relationship="viewControllers" id="y"/></connections></tabBarController></objects></scene>
            <scene sceneID="t"><objects><navigationController id="nav-11-aaa" customClass="Way"><connections>
            <segue destination="con-11-aaa" kind="relationship" relationship="rootViewController" id="z"/></connections></navigationController>
            </objects></scene>
            <scene sceneID="u"><objects><viewController id="con-11-aaa" customClass="NamedScreen">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController></objects></scene>
            <scene sceneID="w"><objects><viewController id="oth-11-aaa" customClass="ListScreen"/></objects></scene></scenes></document>
            """
        let document = try IBDocument.read(Data(text.utf8), file: "Tabs.storyboard")
        let shown = document.screen(of: try document.scene(named: "con-11-aaa"), environment: Self.environment).viewController
        let tabs = try #require(shown as? Tabs), way = try #require(tabs.selectedViewController as? Way)
        #expect(tabs.viewControllers?.first is ListScreen)
        let screen = try #require(way.topViewController as? NamedScreen)
        screen.loadViewIfNeeded()
        #expect(screen.name == "trails")
    }

    @Test func `the objects of a nib are connected with each other and with its owner`() throws {
        InterfaceModules.install(Self.sourceModule())
        defer { InterfaceModules.removeAll() }
        let owner = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ListScreen">\#(Self.outlets)</placeholder>"#
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
            \(Self.dock(owner: owner))<view id="vie-11-aaa"><rect key="frame" x="0" y="0" width="320" height="44"/></view></objects></document>
            """
        let document = try IBDocument.read(Data(text.utf8), file: "List.xib")
        let nib = StoryboardScenes(document, environment: Self.environment, resources: DocumentResources()), screen = ListScreen()
        let made = nib.instantiate(owner: screen)
        #expect(made.map { "\(type(of: $0))" } == ["RowSource", "UILabel", "UIBarButtonItem", "UIView"])
        #expect(screen.source === made[0] as AnyObject && screen.note === made[1] as AnyObject && screen.done === made[2] as AnyObject)
        #expect(screen.source.list === made[3] as AnyObject)
    }

    @Test func `outlets are set and actions are called`() throws {
        try withDocument { storyboard in
            let controller = try #require(storyboard.instantiateViewController(withIdentifier: "Detail") as? DetailController)
            #expect(!controller.isViewLoaded)
            #expect(controller.storyboard === storyboard)
            controller.loadViewIfNeeded()
            #expect(controller.goButton is RoundButton)
            #expect(controller.goButton.title(for: .normal) == "Go")
            #expect(controller.leading.constant == 16)
            #expect(controller.labels.map(\.text) == ["one", "two"])
            controller.goButton.sendActions(for: .touchUpInside)
            #expect(controller.goes == 1)
        }
    }

    @Test func `a custom view is initialised, gets its attributes and awakes from its nib`() throws {
        try withDocument { storyboard in
            let controller = try #require(storyboard.instantiateViewController(withIdentifier: "Detail") as? DetailController)
            controller.loadViewIfNeeded()
            let button = try #require(controller.goButton as? RoundButton)
            #expect(button.titleInInit == "Go")
            #expect(button.radius == 12)
            #expect(button.isAwake)
        }
    }

    /// The document's table has an empty `<sections/>`, too, as Xcode writes it once a table was static.
    @Test func `cells are made from prototypes`() throws {
        try withDocument { storyboard in
            let controller = try #require(storyboard.instantiateInitialViewController() as? ListController)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            window.rootViewController = UINavigationController(rootViewController: controller)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? RowCell)
            #expect(cell.nameLabel.text == "Row 1")
            #expect(cell.reuseIdentifier == "Row")
            #expect(controller.addItem === controller.navigationItem.rightBarButtonItem)
            #expect(controller.addItem.action == Selector("add:"))
        }
    }

    @Test func `parts that a controller has not loaded yet are not reported as unknown`() throws {
        try install()
        defer { InterfaceModules.removeAll() }
        let document = try Fixture.document("ownClasses.storyboard")
        for scene in document.scenes {
            #expect(document.screen(of: scene, environment: Self.environment).findings == [])
        }
    }

    /// A static table's content comes from methods of its controller, where the subclass does not override them.
    @Test func `static rows are supplied by the controller`() throws {
        try withDocument { storyboard in
            let made = storyboard.instantiateViewController(withIdentifier: "Options")
            let controller = try #require(made as? OptionsController)
            controller.loadViewIfNeeded()
            let table: UITableView = controller.tableView
            #expect(table.dataSource === controller)
            #expect(table.numberOfSections == 1)
            #expect(table.numberOfRows(inSection: 0) == 1)
            #expect(controller.tableView(table, titleForHeaderInSection: 0) == "Sound, loud")
            let cell = controller.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0))
            #expect(cell.textLabel?.text == "Volume")
            #expect(cell.detailTextLabel?.text == "80 %")
        }
    }

    @Test func `a collection controller's view, layout and items come from its document`() throws {
        try withDocument { storyboard in
            let grid = try #require(storyboard.instantiateViewController(withIdentifier: "Grid") as? GridController)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            window.rootViewController = grid
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let cell = try #require(grid.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? ItemCell)
            #expect(
                cell.frame.size == CGSize(width: 120, height: 80) && grid.collectionViewLayout === grid.collectionView.collectionViewLayout)
        }
    }

    @Test func `a split view is one, of its own class, with its columns`() throws {
        try withDocument { storyboard in
            let split = try #require(storyboard.instantiateViewController(withIdentifier: "Columns") as? ColumnsController)
            #expect(split.style == .tripleColumn && split.viewController(for: .primary) is ListController)
            #expect(split.viewController(for: .supplementary) is OptionsController)
            #expect(split.viewController(for: .secondary) is DetailController)
        }
    }

    @Test func `a controller has the bars of the app's own classes that its document names`() throws {
        let module = InterfaceModule(named: "App")
        module.add(HighTabBar.self, named: "HighTabBar")
        module.add(PlainNavigationBar.self, named: "PlainNavigationBar")
        InterfaceModules.install(module)
        defer { InterfaceModules.removeAll() }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" initialViewController="tab-11-aaa">
            <scenes><scene sceneID="one"><objects><tabBarController id="tab-11-aaa" sceneMemberID="viewController">
            <tabBar key="tabBar" customClass="HighTabBar" id="bar-11-aaa"><rect key="frame" x="0" y="0" width="375" height="49"/></tabBar>
            <connections><segue destination="nav-11-aaa" kind="relationship" relationship="viewControllers" id="seg-11-aaa"/></connections>
            </tabBarController></objects></scene>
            <scene sceneID="two"><objects><navigationController id="nav-11-aaa" sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="Home" id="ite-11-aaa"/>
            <navigationBar key="navigationBar" customClass="PlainNavigationBar" id="nba-11-aaa"><rect key="frame" x="0" y="0" width="375" height="44"/></navigationBar>
            </navigationController></objects></scene></scenes></document>
            """
        let document = try IBDocument.read(Data(text.utf8), file: "Tabs.storyboard")
        let scenes = StoryboardScenes(document, environment: Self.environment, resources: DocumentResources())
        InterfaceDocuments.storyboards = { ["Tabs": scenes][$0] }
        defer { InterfaceDocuments.storyboards = nil }
        let tabs = try #require(UIStoryboard(name: "Tabs", bundle: nil).instantiateInitialViewController() as? UITabBarController)
        let bar = try #require(tabs.tabBar as? HighTabBar)
        #expect(bar.isAwake && bar.items?.map(\.title) == ["Home"])
        tabs.loadViewIfNeeded()
        #expect(bar.superview === tabs.view && tabs.view.subviews.filter { $0 is UITabBar }.count == 1)
        #expect((tabs.viewControllers?.first as? UINavigationController)?.navigationBar is PlainNavigationBar)
    }

    @Test func `a segue is prepared before it is performed`() throws {
        try withDocument { storyboard in
            let controller = try #require(storyboard.instantiateInitialViewController() as? ListController)
            let navigation = UINavigationController(rootViewController: controller)
            controller.performSegue(withIdentifier: "open", sender: "this")
            let detail = try #require(navigation.topViewController as? DetailController)
            #expect(detail.subject == "this")
        }
    }

    /// As on iOS the segue begins before the delegate hears of the choice.
    @Test func `a chosen row begins its segue, its detail button another, and a segue back ends at the list`() throws {
        try withDocument { storyboard in
            let controller = try #require(storyboard.instantiateInitialViewController() as? ListController)
            let navigation = UINavigationController(rootViewController: controller)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
            Person.tap(cell)
            let detail = try #require(navigation.topViewController as? DetailController)
            #expect(controller.log == ["prepare row Row 1", "select 1"])
            detail.loadViewIfNeeded()
            detail.goButton?.sendActions(for: .primaryActionTriggered)
            #expect(navigation.topViewController === controller && controller.log.last == "back from Detail")
            cell.accessoryType = .detailDisclosureButton
            window.layoutIfNeeded()
            Person.tap(cell, at: CGPoint(x: cell.bounds.maxX - 47, y: cell.bounds.midY))
            let about = controller.presentedViewController
            #expect(about?.title == "About")
            #expect(about?.modalPresentationStyle == .fullScreen)
            #expect(controller.log.last == "info 1")
        }
    }

    private static let other = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"><scenes>
        <scene sceneID="a"><objects><viewController title="About" storyboardIdentifier="About" id="one">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/></view></viewController></objects></scene>
        </scenes></document>
        """

    @Test func `a creator makes the controller`() throws {
        try withDocument { storyboard in
            let controller = storyboard.instantiateViewController(identifier: "Detail") { coder in
                DetailController(coder: coder, subject: "mine")
            }
            controller.loadViewIfNeeded()
            #expect(controller.subject == "mine")
            #expect(controller.goButton != nil)
        }
    }

    @Test func `a sample of a controller that a storyboard has is made from its scene`() throws {
        try withDocument { _ in
            InterfaceDocuments.storyboardNames = ["Main"]
            defer { InterfaceDocuments.storyboardNames = [] }
            let split = InterfaceSample.controller(ColumnsController.self) { ColumnsController(style: .doubleColumn) }
            #expect(split.viewController(for: .primary) != nil)
            let other = InterfaceSample.controller(UIPageViewController.self) {
                UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
            }
            #expect(other.navigationOrientation == .vertical)
        }
    }

    /// Interface Builder lets a view or a controller be of any class.
    @Test func `UIKit's own classes can be a document's custom classes`() throws {
        try withDocument { _ in
            let document = try Fixture.document("standardClasses.storyboard")
            let scenes = StoryboardScenes(document, environment: Self.environment, resources: DocumentResources())
            InterfaceDocuments.storyboards = { _ in scenes }
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
            #expect(tabs.viewControllers?.first is UINavigationController && tabs.viewControllers?.first?.tabBarItem.title == "Rooms")
            let detail = try #require(storyboard.instantiateViewController(withIdentifier: "Detail") as? DetailController)
            detail.loadViewIfNeeded()
            #expect(detail.view is UIControl)
            #expect(detail.goButton?.title(for: .normal) == "Go" && detail.goButton?.buttonType == .system)
            #expect(document.scenes.allSatisfy { document.screen(of: $0, environment: Self.environment).findings.isEmpty })
        }
    }

    @Test func `a scene of the document shows the author's controller`() throws {
        try withDocument { _ in
            let document = try Fixture.document("ownClasses.storyboard")
            let screen = document.screen(of: document.scenes[1], environment: Self.environment)
            #expect(screen.viewController.children.last is DetailController || screen.viewController is DetailController)
            #expect(!screen.findings.contains { $0.kind == .customClass })
        }
    }
}

private final class OptionsController: UITableViewController {
    weak var volumeLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        volumeLabel.text = "80 %"
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        super.tableView(tableView, titleForHeaderInSection: section).map { "\($0), loud" }
    }
}

private final class ListController: UITableViewController {
    var addItem: UIBarButtonItem!

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        (cell as? RowCell)?.nameLabel.text = "Row \(indexPath.row)"
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? DetailController)?.subject = sender as? String
        if let cell = sender as? RowCell { log.append("prepare \(segue.identifier ?? "") \(cell.nameLabel.text ?? "")") }
    }

    var log: [String] = []

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        log.append("info \(indexPath.row)")
    }

    func backToList(_ segue: UIStoryboardSegue) {
        log.append("back from \((segue.source as? DetailController).map { _ in "Detail" } ?? "?")")
    }

    func add(_ sender: Any?) {}
}

private final class RowCell: UITableViewCell { var nameLabel: UILabel! }

private final class LineView: UIView {}

private final class HighTabBar: UITabBar {
    var isAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = true
    }
}

private final class PlainNavigationBar: UINavigationBar {}

private final class SizedBox: UIView {
    weak var note: UIView?
    weak var top: NSLayoutConstraint?
    weak var wide: NSLayoutConstraint?
}

private final class Hairline: NSLayoutConstraint {
    var pixels: CGFloat = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        constant = pixels / 3
    }
}

private final class RoundButton: UIButton {
    var radius: CGFloat = 0
    var titleInInit: String?
    var isAwake = false

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        titleInInit = title(for: .normal)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = true
    }
}

private final class DetailController: UIViewController {
    var goButton: UIButton!
    var leading: NSLayoutConstraint!
    var labels: [UILabel]!
    var goes = 0
    var subject: String?

    required init?(coder: NSCoder) { super.init(coder: coder) }

    init?(coder: NSCoder, subject: String) {
        self.subject = subject
        super.init(coder: coder)
    }

    func go(_ sender: Any?) { goes += 1 }
}

/// Views that a run draws by their class names.
@MainActor struct ViewScreenTests {
    private final class Banner: UIView {
        let label = UILabel()
        init() {
            super.init(frame: .zero)
            label.numberOfLines = 0
            label.text = "A sentence that is longer than a line of a telephone has room for, so that it takes a few of them"
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor), label.bottomAnchor.constraint(equalTo: bottomAnchor),
                label.leadingAnchor.constraint(equalTo: leadingAnchor), label.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Narrow: UIView {
        init() {
            super.init(frame: .zero)
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            addSubview(inner)
            NSLayoutConstraint.activate([
                inner.widthAnchor.constraint(equalToConstant: 50), inner.heightAnchor.constraint(equalTo: heightAnchor),
                inner.leadingAnchor.constraint(equalTo: leadingAnchor), inner.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    /// Returns the view's width on a screen that is 400 points wide.
    private func width(_ make: @escaping @MainActor @Sendable () -> UIView) throws -> CGFloat {
        let module = InterfaceModule(named: "App")
        module.add(Banner.self, named: "Banner", make: make)
        let controller = try #require(module.screens.first).make()
        controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        controller.view.layoutIfNeeded()
        return try #require(controller.view.subviews.first).frame.width
    }

    @Test func `an element of another framework has the class that the program has for it`() throws {
        final class Map: UIView {}
        let text = Fixture.storyboard(views: "<mapView id=\"m\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"90\"/></mapView>")
        func map() throws -> UIView? {
            let document = try IBDocument.read(text, file: "a")
            let environment = DisplayEnvironment(size: CGSize(width: 393, height: 852), scale: 3)
            let screen = try document.screen(of: document.scene(named: "controller"), environment: environment)
            return screen.viewController.view.subviews.first
        }
        #expect(try map() is ForeignView)
        let module = InterfaceModule(named: "App")
        module.add(Map.self, named: "MKMapView")
        InterfaceModules.install(module)
        defer { InterfaceModules.removeAll() }
        #expect(try map() is Map)
    }

    @Test func `a collection view has the layout of the author's class that the document names`() throws {
        for element in ["collectionViewLayout", "collectionViewFlowLayout"] {
            let type: AnyClass = element == "collectionViewLayout" ? TileLayout.self : RowLayout.self
            let document = try IBDocument.read(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
                <collectionView contentMode="scaleToFill" id="a"><rect key="frame" x="0" y="0" width="300" height="400"/>
                <\(element) key="collectionViewLayout" id="b" minimumLineSpacing="7" customClass="\(type)"/></collectionView>
                </objects></document>
                """, file: "Tiles.xib")
            let module = InterfaceModule(named: "App")
            module.add(type, named: "\(type)")
            InterfaceModules.install(module)
            defer { InterfaceModules.removeAll() }
            let environment = DisplayEnvironment(size: CGSize(width: 393, height: 852), scale: 3)
            let screen = document.screen(of: document.scenes[0], environment: environment)
            func find(_ view: UIView) -> UICollectionView? {
                view as? UICollectionView ?? view.subviews.lazy.compactMap(find).first
            }
            let layout = try #require(find(screen.viewController.view)).collectionViewLayout
            #expect(Swift.type(of: layout) == type)
            if let row = layout as? RowLayout { #expect(row.minimumLineSpacing == 7) }
        }
    }

    @Test func `a view with subviews is as wide as the screen, unless its constraints or its class say otherwise`() throws {
        #expect(try (350...400).contains(width { Banner() }))
        #expect(try width { Narrow() } == 50)
        #expect(try width { UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in }) } < 100)
        #expect(try width { UISwitch() } < 100)
    }
}

private final class ColumnsController: UISplitViewController {}

private final class ItemCell: UICollectionViewCell {}

private final class TileLayout: UICollectionViewLayout {}

private final class RowLayout: UICollectionViewFlowLayout {}

private final class GridController: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
    }
}

private final class TintBox: UIView {
    /// Made when the superclass has read the document, as a class does that loads a nib of its own.
    private(set) var inner: UIView!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        inner = UIView()
    }

    var tint: UIColor {
        get { inner.backgroundColor! }
        set { inner.backgroundColor = newValue }
    }
}
