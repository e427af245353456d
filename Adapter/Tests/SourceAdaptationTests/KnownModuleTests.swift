import Foundation
import Testing

@testable import SourceAdaptation
@testable import plumb_interfaces

/// What the adapter knows of UIKit and the stand-ins is generated from their sources. `make test-adapter` compares it with them.
struct KnownModuleTests {
    @Test func `declarations that were added and removed since are named`() {
        let old = "public class A {}\npublic class B {}\n", new = "public class B {}\npublic class C {}\n"
        #expect(InterfaceFolder.changes(from: old, to: new).sorted() == ["+ public class C {}", "- public class A {}"])
        #expect(InterfaceFolder.changes(from: old, to: old) == [])
    }

    @Test func `every control descends from UIControl`() {
        for name in ["UIButton", "UIStepper", "UISwitch", "UISlider", "UISearchTextField", "UIPageControl", "UIDatePicker"] {
            #expect(KnownModules.index.ancestors(of: name).contains("UIControl"), "\(name)")
        }
        #expect(KnownModules.index.ancestors(of: "UITableView").prefix(2) == ["UIScrollView", "UIView"])
    }

    @Test func `a class is created without data by its shortest initialiser`() {
        #expect(KnownModules.arguments(of: "UIView") == "")
        #expect(KnownModules.arguments(of: "UIStepper") == "")
        #expect(KnownModules.arguments(of: "UIViewController") == "")
        #expect(
            KnownModules.arguments(of: "UICollectionView") == "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()")
        #expect(KnownModules.arguments(of: "UITableViewController") == "")
    }

    @Test func `a subclass calls the designated initialiser of its superclass`() {
        #expect(KnownModules.plainSuperInit(of: "NSObject") == "super.init()")
        #expect(KnownModules.plainSuperInit(of: "UIStepper") == "super.init(frame: .zero)")
        #expect(KnownModules.plainSuperInit(of: "UITableView") == "super.init(frame: .zero, style: .plain)")
        #expect(KnownModules.plainSuperInit(of: "UITableViewCell") == "super.init(style: .default, reuseIdentifier: nil)")
        #expect(KnownModules.plainSuperInit(of: "UINavigationController") == "super.init(nibName: nil, bundle: nil)")
        #expect(KnownModules.plainSuperInit(of: "UITapGestureRecognizer") == "super.init(target: nil, action: nil)")
        #expect(KnownModules.plainSuperInit(of: "Unknown") == nil)
    }

    @Test func `empty values of UIKit's types follow from their declarations`() {
        #expect(KnownModules.value(of: "UITableView.Style") == ".plain")
        #expect(KnownModules.value(of: "UIEdgeInsets") == ".zero")
        #expect(KnownModules.value(of: "UIControl.State") == "[]")
        #expect(KnownModules.value(of: "UIStackView") == "UIStackView()")
        #expect(KnownModules.value(of: "UIView?") == "nil")
        #expect(KnownModules.value(of: "Unknown") == nil)
    }

    @Test func `requirements with a default are optional`() {
        #expect(KnownModules.index.optionalMembers["scrollViewDidScroll(_:)"] != nil)
        #expect(KnownModules.index.optionalMembers["tableView(_:numberOfRowsInSection:)"] == nil)
        #expect(KnownModules.optionalMethods.contains("numberOfSections") && !KnownModules.optionalMethods.contains("tableView"))
    }

    @Test func `a file imports the module that declares its names here`() {
        #expect(KnownModules.modules["NSHashTable"] == "UIKit" && KnownModules.modules["noErr"] == "UIKit")
        #expect(KnownModules.modules["containerURL"] == "UIKit" && KnownModules.modules["size"] == nil)
        #expect(KnownModules.modules["UNNotification"] == "SystemStandIn" && KnownModules.modules["WKWebView"] == nil)
        #expect(KnownModules.modules["os_unfair_lock"] == "OSStandIn")
    }
}
