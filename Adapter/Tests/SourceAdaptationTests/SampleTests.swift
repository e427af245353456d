import Foundation
import SourceAdaptation
import Testing

/// The sample values with which screens are made that need arguments.
struct SampleTests {
    private func adapt(_ text: String) throws -> (list: String, unmade: [UnmadeScreen]) {
        let adapter = SourceAdapter(), source = SourceText(path: "A.swift", "import UIKit\n" + text)
        let adaptation = adapter.adapt([source], readouts: [adapter.read(source)], module: "M")
        return (try #require(adaptation.moduleFile), adaptation.unmade)
    }

    private static let screen = "class Screen: UIViewController {\n  init(_ value: VALUE) { super.init(nibName: nil, bundle: nil) }\n}\n"

    private func value(_ type: String, _ declarations: String = "") throws -> String {
        let list = try adapt(Self.screen.replacingOccurrences(of: "VALUE", with: type) + declarations).list
        let line = try #require(list.split(separator: "\n").first { $0.contains("Screen.self") })
        let start = try #require(line.firstRange(of: "make: { Screen("))
        return String(line[start.upperBound...].dropLast(") })".count))
    }

    @Test(arguments: [
        ("String", "InterfaceSample.text(\"Screen.Screen\")"),
        ("[Int]", "InterfaceSample.list { InterfaceSample.count(\"Screen.Screen\") }"), ("UIFont.Weight", "UIFont.Weight.regular"),
        ("Single<Int>", "Single<Int>.just(InterfaceSample.count(\"Screen.Screen\"))"),
        ("String?", "InterfaceSample.text(\"Screen.Screen\")"),
        ("[String: Bool]", "[InterfaceSample.text(\"Screen.Screen\"): InterfaceSample.flag(\"Screen.Screen\")]"),
        ("@escaping () -> Void", "{ }"), ("@escaping (Int, String) -> Bool", "{ _, _ in InterfaceSample.flag(\"Screen.Screen\") }"),
        ("(a: Int, Bool)", "(a: InterfaceSample.count(\"a\"), InterfaceSample.flag(\"Screen.Screen\"))"), ("UIView.Type", "UIView.self"),
        ("Set<UUID>", "Set([InterfaceSample.identifier(\"Screen.Screen\")])"), ("UIView", "UIView()"),
        ("any Error", "InterfaceSample.Failure()"),
        ("Result<Int, any Error>", ".success(InterfaceSample.count(\"Screen.Screen\"))"), ("UITableView.Style", "UITableView.Style.plain"),
        ("Published<Int>.Publisher", "Published<Int>(initialValue: InterfaceSample.count(\"Screen.Screen\")).projectedValue"),
        ("Unknown?", "nil"), ("[Unknown]", "[]"), ("UITableViewDelegate?", "nil"),
    ])
    func `values of types that come with the system`(type: String, value: String) throws { #expect(try self.value(type) == value) }

    @Test func `a system's type stays itself where a library has one of that name inside another`() throws {
        let declarations =
            "enum Sol { struct String { init() {} } }\nextension Sol { struct Text { let a: String; init(a: String) { self.a = a } } }\n"
        #expect(try value("String", declarations) == "InterfaceSample.text(\"Screen.Screen\")")
        #expect(
            try adapt(Self.screen.replacingOccurrences(of: "VALUE", with: "Sol.Text") + declarations).list.contains(
                "plumbSample_Sol_String()"))
    }

    @Test func `a box whose initialiser is generic is made of a type of the app that conforms`() throws {
        let declarations = """
            protocol Storing { associatedtype Value; var value: Value { get } }
            final class AnyStore<T>: Storing { let value: T; init<Base: Storing>(_ base: Base) where Base.Value == T { value = base.value } }
            final class Store<T>: Storing { let value: T; init(_ value: T) { self.value = value } }
            """
        let adapted = try adapt(Self.screen.replacingOccurrences(of: "VALUE", with: "AnyStore<Int>") + declarations)
        #expect(adapted.unmade.isEmpty)
        #expect(adapted.list.contains("AnyStore<Int>(Store<Int>(InterfaceSample.count("))
    }

    @Test func `an initialiser that only stops the program makes no sample`() throws {
        let declarations = """
            class Row: UIView {
                override init(frame: CGRect) { fatalError("init(frame:) has not been implemented") }
                required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
                @available(*, unavailable) init() { super.init(frame: .zero) }
                init(title: String, size: Int, weight: Int, done: Bool) { super.init(frame: .zero) }
            }
            """
        #expect(try adapt(declarations).list.contains("make: { Row(title: InterfaceSample.text("))
    }

    @Test(arguments: ["func play() { fatalError(\"abstract\") }", "var length: Int { get { fatalError() } }"])
    func `a class that leaves members to its subclasses is made of one that has them`(_ member: String) throws {
        let declarations = """
            class Track { \(member) }
            class Silence: Track { init(unknown: Unknown) {} }
            class Song: Track {}
            """
        #expect(try value("Track", declarations) == "plumbSample_Song()")
        #expect(try value("Track", "class Track { \(member) }") == "plumbSample_Track()")
    }

    private static let notes = """
        protocol NoteView: AnyObject { func show() }
        class Presenter { weak var view: (any NoteView)?; init(view: any NoteView) { self.view = view } }
        class Model { weak var view: NoteView?; var title = "" }
        class Root { unowned let view: NoteView; init(view: NoteView) { self.view = view } }

        """

    @Test func `a presenter knows the screen that it is made for`() throws {
        let screens = """
            class Note: UIViewController, NoteView {
                var presenter: Presenter!
                var model: Model?
            }
            class Awake: UIViewController, NoteView {
                var presenter: Presenter?
                override func awakeFromNib() { super.awakeFromNib(); presenter = Presenter(view: self) }
            }
            class Own: UIViewController, NoteView {
                var presenter: Presenter?
                init(id: Int) { super.init(nibName: nil, bundle: nil); self.presenter = Presenter(view: self) }
                required init?(coder: NSCoder) { fatalError() }
            }
            class Other: UIViewController { var presenter: Presenter!; var root: Root! }
            """
        let list = try adapt(Self.notes + screens).list
        func line(_ name: String) throws -> Substring {
            try #require(list.split(separator: "\n").first { $0.contains("module.add(\(name).self") })
        }
        let note = try line("Note")
        #expect(note.contains("plumbWith { screen in screen.presenter = { let object = Presenter(view: screen); "), "\(note)")
        #expect(note.contains("screen.model = { let object = Model(); object.view = screen; "), "\(note)")
        #expect(try !line("Awake").contains("presenter") && !line("Own").contains("presenter"))
        #expect(try line("Other").contains("object.presenter = plumbSample_Presenter(); object.root = plumbSample_Root()"))
        // Nobody else keeps the view that it holds weakly.
        #expect(list.contains("Presenter { Presenter(view: plumbKept(PlumbSample_NoteView())) }"))
        #expect(list.contains("Root { Root(view: plumbKept(PlumbSample_NoteView())) }"))
    }

    @Test func `a controller is made by the app's own function that makes it, or by samples if that ended the program`() throws {
        let text = """
            protocol Working: AnyObject {}
            class Worker: Working { weak var view: Detail? }
            class Detail: UIViewController { var worker: Working! }
            enum Router {
                static func createModule(id: Int) -> UIViewController {
                    let view = Detail()
                    view.worker = Worker()
                    return UINavigationController(rootViewController: view)
                }
            }
            class Plain: UIViewController {}
            class Builder { func plain() -> UIViewController { Plain() }\n func made(_ model: Model) -> MadeVC { MadeVC(model: model) } }
            struct Model { let name: String }
            class MadeVC: UIViewController { init(model: Model) { super.init(nibName: nil, bundle: nil) } }
            """
        let list = try adapt(text).list
        #expect(list.contains("make: { InterfaceSample.triesAgain ? { let object = Detail(); object.worker = "))
        #expect(list.contains("return object }() as UIViewController : plumbAssembly_Detail() })"))
        let call = "Router.createModule(id: InterfaceSample.count(\"Router.id\"))"
        #expect(list.contains("// sample: assembly of Detail\n@MainActor func plumbAssembly_Detail() -> UIViewController { \(call) }"))
        #expect(list.contains("plumbAssembly_MadeVC() -> UIViewController { plumbKept(Builder()).made(plumbSample_Model()) }"))
        // One that needs nothing is made as it is.
        #expect(list.contains("make: { Plain() }") && !list.contains("plumbAssembly_Plain"))
    }

    @Test func `a value is what the screen takes it for`() throws {
        let text = """
            class ViewModel { init(name: String) {} }
            class SettingsModel: ViewModel { init(size: Int) { super.init(name: "") } }
            class Base: UIViewController {
                var model: ViewModel?
                init(model: ViewModel?) { self.model = model; super.init(nibName: nil, bundle: nil) }
            }
            class Settings: Base { override func viewDidLoad() { guard let model = model as? SettingsModel else { return } } }
            class About: Base {}
            protocol Service {}
            struct Network: Service {}
            class Offers: UIViewController { var service: Service!; func show() { let network = self.service as! Network } }
            """
        let list = try adapt(text).list
        #expect(list.contains("make: { Settings(model: plumbSample_SettingsModel()) }"))
        #expect(list.contains("make: { About(model: plumbSample_ViewModel()) }"))
        #expect(list.contains("object.service = plumbSample_Network()"))
    }

    @Test func `views that links, sheets and tabs lead to are screens, parts and previewed ones are not`() throws {
        let adapted = try adapt(
            """
            import SwiftUI
            struct Root: View {
                @State private var isOpen = false
                var body: some View {
                    NavigationStack {
                        NavigationLink { if isOpen { Room(name: "Hall") } else { Group { Empty().padding() } } } label: { Row() }
                        NavigationLink("Edit", destination: Profile.Edit(isOpen: $isOpen))
                        NavigationLink(value: 1) { Row() }
                    }
                    .sheet(isPresented: $isOpen) { Seen() }
                }
            }
            struct Row: View { var body: some View { Text("Row") } }
            struct Room: View {
                let name: String
                @Environment(\\.dismiss) private var dismiss
                @FocusState private var isEditing: Bool
                var body: some View { Text(name).navigationTitle(name) }
            }
            struct Empty: View { var body: some View { Text("") } }
            struct Seen: View { var body: some View { Text("") } }
            struct Box<Content: View>: View { let content: Content; var body: some View { content.navigationTitle("Box") } }
            enum Profile { struct Edit: View { @Binding var isOpen: Bool; init(isOpen: Binding<Bool>) { _isOpen = isOpen }; var body: some View { Row() } } }
            struct Closed: View { private let key: Int; @Binding var size: Int; var body: some View { Row().navigationTitle("Closed") } }
            #Preview { NavigationStack { Seen() } }
            """
        )
        let lines = adapted.list.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let screens = lines.filter { $0.hasPrefix("module.add(screen: ") }.map { $0.split(separator: "\"")[1] }
        #expect(screens == ["Empty", "Profile.Edit", "Room", "Root"])
        #expect(adapted.unmade.map(\.name) == ["Closed"])
        func call(_ name: String) -> String? {
            lines.first { $0.contains("func plumbScreen_\(name)()") }.map { String($0.drop { $0 != "{" }) }
        }
        #expect(call("Empty") == "{ Empty().makeHostingController() }")
        #expect(
            call("Profile_Edit")
                == "{ Profile.Edit(isOpen: Binding.constant(InterfaceSample.flag(\"Edit.isOpen\"))).makeHostingController() }")
        #expect(call("Room") == "{ NavigationStack { Room(name: InterfaceSample.text(\"Room.name\")) }.makeHostingController() }")
        #expect(call("Root") == "{ Root().makeHostingController() }")
    }

    @Test func `a generic screen is made with the types of the app that fit its parameters`() throws {
        let adapted = try adapt(
            """
            import SwiftUI
            protocol DetailViewModelType: ObservableObject { var name: String { get } }
            final class CartModel: DetailViewModelType { let name = "" }
            final class DetailModel: DetailViewModelType { let name = "" }
            final class DetailMock: DetailViewModelType { let name = "" }
            struct DetailView<Model: DetailViewModelType>: View {
                @ObservedObject var model: Model
                var body: some View { Text(model.name).navigationTitle("Detail") }
            }
            struct Frame<Content: View>: View { let content: Content; var body: some View { content.navigationTitle("Frame") } }
            class ListController<Model>: UIViewController where Model: DetailViewModelType {
                init(model: Model) { super.init(nibName: nil, bundle: nil) }
            }
            class BaseController<Model: DetailViewModelType>: UIViewController { var model: Model? }
            class HomeController: BaseController<CartModel> {}
            class AnyController<Value>: UIViewController {}
            class LostController<Value: Error>: UIViewController {}
            """
        )
        let lines = adapted.list.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let screens = lines.filter { $0.hasPrefix("module.add(screen: ") }.map { $0.split(separator: "\"")[1] }
        #expect(screens == ["ListController", "DetailView"])
        #expect(adapted.list.contains("ListController<CartModel>(model: plumbSample_CartModel())"))
        #expect(
            adapted.list.contains("NavigationStack { DetailView<DetailModel>(model: plumbSample_DetailModel()) }.makeHostingController()"))
        #expect(adapted.unmade.map(\.name) == ["LostController"])
    }

    @Test func `a text that a view can do without is given to it`() throws {
        let list = try adapt(
            "class Banner: UIView { init(title: String? = nil, id: String? = nil, inset: Int = 3) { super.init(frame: .zero) } }"
        ).list
        #expect(list.contains("make: { Banner(title: InterfaceSample.text(\"Banner.title\")) }"), "\(list)")
    }

    @Test func `generic parameters of superclasses have the types that a class gives them`() throws {
        let declarations = """
            class Model<S> { init(with: S) {} }
            class Middle<T>: UIViewController { init(model: Model<T>) { super.init(nibName: nil, bundle: nil) } }
            class Base<S>: Middle<S> { }
            class Screen: Base<Int> { override init(model: Model<S>) { super.init(model: model) } }
            """
        let adapted = try adapt(declarations)
        #expect(adapted.unmade.isEmpty)
        #expect(adapted.list.contains("Screen(model: Model<Int>(with: InterfaceSample.count("))
    }

    @Test func `a structure is made memberwise, by the names of its properties`() throws {
        let declarations =
            "struct User { let name: String\n var age, height: Int\n let kind = 1\n var note = \"\"\n lazy var x: Int = 1\n static var y: Int = 0\n var z: Int { 1 } }"
        #expect(try value("User", declarations) == "plumbSample_User()")
        let list = try adapt(Self.screen.replacingOccurrences(of: "VALUE", with: "User") + declarations).list
        #expect(
            list.contains(
                "func plumbSample_User() -> User { User(name: InterfaceSample.text(\"User.name\"), age: InterfaceSample.count(\"User.age\"), height: InterfaceSample.count(\"User.height\")) }"
            ))
    }

    private func function(_ type: String, _ declarations: String) throws -> String {
        let list = try adapt(Self.screen.replacingOccurrences(of: "VALUE", with: type) + declarations).list
        let line = try #require(
            list.split(separator: "\n").first {
                $0.hasPrefix("func plumbSample_\(type.filter { $0 != "." })()")
                    || $0.hasPrefix("func plumbSample_\(type.replacingOccurrences(of: ".", with: "_"))()")
            })
        let start = try #require(line.firstRange(of: "{ ")), end = try #require(line.ranges(of: " }").last)
        return String(line[start.upperBound..<end.lowerBound])
    }

    @Test(arguments: [
        ("struct A { init(b: Bool) {}\n let c: Int = 1 }", "A(b: InterfaceSample.flag(\"A.b\"))"),
        ("struct A { let b: Int }\nextension A { init() { self.b = 1 } }", "A(b: InterfaceSample.count(\"A.b\"))"),
        ("struct A { private var b: Int }\nextension A { init() { self.b = 1 } }", "A()"),
        ("struct A { let b: Int\n static let preview = A(b: 1) }", "A.preview"),
        ("struct A { let b: Int\n static let stub = A(b: 1) }", "A.stub"),
        ("protocol P {}\nstruct A { let b: any P\n static let stub = A(b: B()) }", "A(b: PlumbSample_P())"),
        ("enum A { case b(Int), c }", "A.c"),
        ("enum A { case loading, empty, loaded(Int), failed }", "A.loaded(InterfaceSample.count(\"A.loaded\"))"),
        ("enum A { case none, first, second }", "A.first"),
        ("struct A { let loadingState: Int?, error: Error? }", "A(loadingState: nil, error: nil)"),
        ("enum A { case b(x: Int), c(Unknown) }", "A.b(x: InterfaceSample.count(\"A.x\"))"),
        ("struct A { let b: B\n enum B { case c } }", "A(b: plumbSample_A_B())"), ("struct A { let b: A? }", "A(b: nil)"),
        ("struct A { let b: [A] }", "A(b: [])"),
        ("typealias ID = String\nstruct A { let id: ID }", "A(id: InterfaceSample.text(\"A.id\"))"),
        ("struct C {}\nstruct A { typealias C = Int\n let c: C }", "A(c: InterfaceSample.count(\"A.c\"))"),
        ("struct A { typealias C = Int\n let c: C }", "A(c: InterfaceSample.count(\"A.c\"))"),
        ("struct Box<T> { let value: T }\nstruct A { let b: Box<Int> }", "A(b: Box<Int>(value: InterfaceSample.count(\"Box.value\")))"),
        ("class A { init(c: Int) {}\n convenience init() { self.init(c: 1) } }", "A()"),
        ("class A { static let shared = A()\n private init() {} }", "A.shared"),
        ("class B { init(c: Int) {} }\nclass A: B {}", "A(c: InterfaceSample.count(\"B.c\"))"),
        ("struct A { init?(b: Int) {} }", "InterfaceSample.present(A(b: InterfaceSample.count(\"A.b\")))"),
        ("struct A { init?(b: Int) {}\n static let zero = Self(b: 0)!\n static let name = \"A\" }", "A.zero"),
        ("struct A { init?(b: Int) {}\n static let name = \"A\" }", "InterfaceSample.present(A(b: InterfaceSample.count(\"A.b\")))"),
        ("struct A { let b: B?\n struct B { init?(c: Int) {} } }", "A(b: A.B(c: InterfaceSample.count(\"B.c\")))"),
        ("class A { init?(coder: NSCoder) {}\n init?(b: Int) {} }", "InterfaceSample.present(A(b: InterfaceSample.count(\"A.b\")))"),
        (
            "class B<T> { typealias T = T\n init(c: [T]) {} }\nclass A: B<Int> {}",
            "A(c: InterfaceSample.list { InterfaceSample.count(\"B.c\") })"
        ),
        (
            "class A { var items: [B] = [] }\nstruct B {}",
            "{ let object = A(); object.items = InterfaceSample.list { plumbSample_B() }; return object }()"
        ),
        ("struct A: Decodable { init(from decoder: Decoder) throws {} }", "InterfaceSample.decoded(A.self)"),
        ("@MainActor class A {}", "MainActor.assumeIsolated { A() }"),
    ])
    func `values of the app's types`(declarations: String, value: String) throws { #expect(try function("A", declarations) == value) }

    @Test func `the answers of a server have the cases of an enumeration, not those of something going on`() throws {
        let list = try adapt("enum Status: String, Codable { case loading, alive = \"Alive\", dead }\nenum Plain { case a }").list
        #expect(list.contains("InterfaceSample.register(Status.self, choices: plumbChoices_Status)"))
        #expect(list.contains("func plumbChoices_Status() -> [Status] { [Status.alive, Status.dead] }"))
        #expect(!list.contains("plumbChoices_Plain"))
    }

    /// What the omitted code would have made is known by its type alone.
    @Test func `code that was left out takes a sample of a protocol, which the list registers`() throws {
        let screen = """
            import UIKit
            protocol Log { func write(_ text: String) }
            enum Start { struct State { init(_ name: String) {} } }
            class Screen: UIViewController {
                let log: Log
                init(log: Log = InterfaceOmission.lost("r", sample: "Log@Screen")) { self.log = log }
            }
            extension Start { static func state() -> State { InterfaceOmission.lost("r", sample: "State@Start") } }
            """
        let list = try adapt(screen).list
        #expect(list.contains("InterfaceSample.register(unset: \"Log@Screen\", plumbLost_Log_Screen)"))
        #expect(list.contains("func plumbLost_Log_Screen() -> Log { PlumbSample_Log() }"))
        #expect(list.contains("func plumbLost_State_Start() -> Start.State { plumbSample_Start_State() }"))
    }

    @Test func `an initialiser whose parameters all have values of their own is called with one, rather than the superclass's`() throws {
        let screen = """
            class Screen: UIViewController {
                convenience init(_ done: @escaping () -> Void = {}) { self.init(nibName: nil, bundle: nil) }
            }
            """
        #expect(try adapt(screen).list.contains("make: { Screen({ }) }"))
    }

    @Test func `an optional property of a model that is computed is set, too`() throws {
        let declarations =
            "class A { private var stored: String?; var token: String? { get { stored } set { stored = newValue } }; var b: String? { nil } }"
        #expect(try function("A", declarations).contains("object.token = InterfaceSample.text(\"A.token\"); return object"))
    }

    @Test func `a protocol gets a class that answers with samples`() throws {
        let list = try adapt(
            Self.screen.replacingOccurrences(of: "VALUE", with: "Store")
                + """
                struct Item { let title: String }
                protocol Base { var name: String { get } }
                protocol Store: Base, AnyObject {
                    var items: [Item] { get set }
                    func load() async throws -> [Item]
                    func fetch(_ id: Int, completion: @escaping (Result<Item, Error>) -> Void)
                    func given()
                    func reset()
                }
                extension Store { func given() {} }
                """
        ).list
        #expect(list.contains("Screen(PlumbSample_Store())"))
        #expect(list.contains("final class PlumbSample_Store: Store, @unchecked Sendable {\n"))
        #expect(list.contains("    var name: String { InterfaceSample.text(\"Base.name\") }\n"))
        #expect(list.contains("    lazy var items: [Item] = InterfaceSample.list { plumbSample_Item() }\n"))
        let awaited = "try await InterfaceSample.awaited { InterfaceSample.list { plumbSample_Item() } }"
        #expect(list.contains("    func load() async throws -> [Item] { return \(awaited) }\n"))
        #expect(list.contains("InterfaceSample.later { completion(InterfaceSample.result(.success(plumbSample_Item()))) }"))
        #expect(list.contains("    func reset() {  }\n") && !list.contains("func given()"))
    }

    @Test func `injected properties are set, outlets, delegates and parts of the screen are not`() throws {
        let list = try adapt(
            """
            struct Item {}
            class Model {}
            protocol ScreenDelegate: AnyObject {}
            class Screen: UIViewController {
                var model: Model!
                var item: Item?
                var label: UILabel!
                weak var delegate: ScreenDelegate?
                var other: UIViewController?
                var isOpen: Bool?
                private var hidden: Item?
                private(set) var read: Item?
            }
            """
        ).list
        #expect(
            list.contains(
                "make: { { let object = Screen(); object.model = plumbSample_Model(); object.item = plumbSample_Item(); return object }() }"
            ))
    }

    @Test func `an object whose initialiser is on the main actor is made there`() throws {
        let list = try adapt("class Model { @MainActor init(name: String) {} }\nclass Screen: UIViewController { var model: Model! }").list
        #expect(list.contains("func plumbSample_Model() -> Model { MainActor.assumeIsolated { Model(name: "), "\(list)")
    }

    @Test func `what only a weak property holds is kept elsewhere`() throws {
        let list = try adapt(
            """
            class Context {}
            class Screen: UIViewController {
                weak var context: Context!
                weak var other: Context?
                weak var listDelegate: Context!
            }
            """
        ).list
        #expect(
            list.contains("make: { { let object = Screen(); object.context = plumbKept(plumbSample_Context()); return object }() }"),
            "\(list)")
        #expect(list.contains("nonisolated private func plumbKept<Object: AnyObject>"))
    }

    @Test func `private properties are set by the method that only sets them`() throws {
        let list = try adapt(
            """
            struct Item {}
            class Model { init(item: Item) {} }
            class Screen: UIViewController {
                private var model: Model!
                private var item: Item?
                private var other: Item?
                func configure(with item: Item, _ number: Int) {
                    self.item = item
                    model = Model(item: item)
                }
                func show(_ item: Item) {
                    other = item
                    view.setNeedsLayout()
                }
            }
            """
        ).list
        #expect(list.contains("{ let object = Screen(); object.configure(with: plumbSample_Item(), "))
        #expect(!list.contains("object.show("))
    }

    @Test func `the properties of a class with outlets are set when its scene is drawn`() throws {
        let list = try adapt(
            "struct Item {}\nclass Screen: UIViewController {\n @IBOutlet var label: UILabel!\n var item: Item?\n}"
        ).list
        #expect(
            list.contains("fill: { object in guard let object = object as? Screen else { return }; object.item = plumbSample_Item() })"))
    }

    @Test func `a property that changes the views is set once they are there, a picture like other data`() throws {
        let list = try adapt(
            """
            struct Item {}
            class Screen: UIViewController {
                @IBOutlet var label: UILabel!
                var image: UIImage!
                var needed: Item! { didSet { label?.text = "" } }
                var item: Item? { didSet { label.text = "" } }
            }
            """
        ).list
        let late = "object.plumbWhenLoaded { $0.item = plumbSample_Item() } })"
        #expect(
            list.contains("object.image = InterfaceSample.image(\"Screen.image\"); object.needed = plumbSample_Item(); \(late)"), "\(list)")
    }

    @Test func `protocols under one name are those that it stands for, also inside another`() throws {
        let list = try adapt(
            """
            protocol Reading { var isOn: Bool { get } }
            protocol Publishing { func publish() -> Int }
            protocol Writing { func write(_ text: String) }
            typealias Provider = Reading & Publishing
            typealias Managing = Writing & Provider
            class Screen: UIViewController { init(manager: Managing) { super.init(nibName: nil, bundle: nil) } }
            """
        ).list
        #expect(list.contains("Screen(manager: PlumbSample_Writing_Provider())"), "\(list)")
        for member in ["var isOn: Bool", "func publish() -> Int", "func write("] { #expect(list.contains(member), "\(list)") }
    }

    @Test func `a cell is given what it shows, as its list would do`() throws {
        let list = try adapt(
            """
            struct User { let name: String }
            class Row: UITableViewCell {
                func settle(_ user: User) {}
                func configure(with user: User, isLast: Bool) {}
                func setSelected(_ isSelected: Bool) {}
            }
            class Plain: UICollectionViewCell { func setTint(_ color: UIColor) {} }
            class Badge: UIView { func update(title: String) {} }
            """
        ).list
        let call = "object.configure(with: plumbSample_User(), isLast: InterfaceSample.flag(\"Row.isLast\"))"
        #expect(list.contains("Row.self, named: \"Row\", fill: { object in guard let object = object as? Row else { return }; \(call) })"))
        #expect(list.contains("Plain.self, named: \"Plain\")"))
        #expect(list.contains("{ let object = Badge(); object.update(title: InterfaceSample.text(\"Badge.title\")); return object }()"))
    }

    @Test func `a view is made by the initialiser that takes what it shows`() throws {
        let text = try adapt(
            """
            final class Badge: UIView {
                override init(frame: CGRect) { super.init(frame: frame) }
                init(title: String) { super.init(frame: .zero) }
                required init?(coder: NSCoder) { nil }
            }
            """
        ).list
        #expect(text.contains("Badge(title: "), "\(text)")
    }

    @Test func `a screen that cannot be made is listed with the types that led there`() throws {
        let (_, unmade) = try adapt(
            """
            protocol Repository { associatedtype Item }
            class Model { init(repository: any Repository) {} }
            class Screen: UIViewController { init(model: Model) { super.init(nibName: nil, bundle: nil) } }
            """)
        #expect(unmade.map(\.name) == ["Screen"])
        #expect(
            unmade.first?.reason
                == "Screen.init(model:) ← Model.init(repository:) ← Repository: the protocol has associated types or subscripts")
    }

    @Test func `the app's files mean the network that stands in, except for names of their own`() throws {
        let list = try adapt("class JSONDecoder {}\nclass Screen: UIViewController {}").list
        #expect(list.contains("public typealias URLSession = NetworkStandIn.URLSession\n"))
        #expect(!list.contains("typealias JSONDecoder"))
    }

    @Test func `a document's controller gets sample values for the initialiser that takes them beside the coder`() throws {
        let list = try adapt(
            """
            struct User { let name: String }
            class Screen: UIViewController {
                @IBOutlet var label: UILabel!
                init?(coder: NSCoder, user: User) { super.init(coder: coder) }
                required init?(coder: NSCoder) { fatalError() }
            }
            """
        ).list
        #expect(list.contains("; module.add(Screen.self) { coder in Screen(coder: coder, user: plumbSample_User()) }\n"))
    }

    @Test func `an object of Core Data is one of a filled store`() throws {
        #expect(try value("Trip", "class Trip: NSManagedObject {}") == "plumbSample_Trip()")
        let declarations = "class Trip: NSManagedObject {}\nlet plumbScreens: [PlumbScreen] = []"
        let list = try adapt(Self.screen.replacingOccurrences(of: "VALUE", with: "Trip") + declarations).list
        #expect(list.contains("ManagedObjectTypes.sample(Trip.self)"))
        #expect(list.contains("    module.add(screens: plumbScreens)\n"))
    }

    /// Returns the class with what is written before its members, and the module's list.
    private func unset(_ members: String, _ declarations: String = "") throws -> (text: String, list: String) {
        let adapter = SourceAdapter(), source = SourceText(path: "A.swift", "import UIKit\nclass Store {\n\(members)\n}\n" + declarations)
        let adaptation = adapter.adapt([source], readouts: [adapter.read(source)], module: "M")
        return (adaptation.files[0].text, try #require(adaptation.moduleFile))
    }

    @Test func `a property that nobody has set has a sample value in place of a nil that would end the screen`() throws {
        let state = "struct State { struct Part { let a: Int } let name: String }\nprotocol Service { func go() }\n"
        let (text, list) = try unset(
            "  static var shared: Store!\n  private var state: State! { didSet { update() } }\n  public var onTap: ((Int) -> Void)!\n"
                + "  var parts: [State]!\n  var service: Service!\n  func update() {}", state)
        #expect(text.contains("  @InterfaceUnset(\"Store.state\") private var state: State! { didSet"))
        #expect(text.contains("  @InterfaceUnset(\"Store.shared\") static var shared: Store!"))
        #expect(list.contains("InterfaceSample.register(unset: \"Store.state\", plumbUnset_Store_state)"))
        #expect(list.contains("func plumbUnset_Store_state() -> State { plumbSample_State() }"))
        #expect(list.contains("func plumbUnset_Store_onTap() -> ((Int) -> Void) { ({ _ in }) }"))
        #expect(list.contains("func plumbUnset_Store_parts() -> [State] { InterfaceSample.list { plumbSample_State() } }"))
        #expect(list.contains("func plumbUnset_Store_service() -> any Service { PlumbSample_Service() }"))
    }

    @Test func `a structure's own initialiser leaves properties without a value, its memberwise one does not`() throws {
        let declarations =
            "struct Settings { var address: String!; init?(map: Int) {} }\nstruct Plain { var address: String! }\n"
            + "struct Same: Equatable { var address: String!; init(map: Int) {} }"
        let asking = "  func ask(_ settings: Settings) -> Bool { settings.address != nil }"
        let (text, list) = try unset(asking, declarations)
        #expect(text.contains("struct Settings { @InterfaceUnsetValue(\"Settings.address\") var address: String!; init"))
        #expect(list.contains("InterfaceSample.register(unset: \"Settings.address\", plumbUnset_Settings_address)"))
        #expect(text.ranges(of: "InterfaceUnset").count == 1)
    }

    @Test(arguments: [
        "var a: String!; func b() { if a == nil {} }", "var a: String!; func b() { _ = self.a?.count }",
        "var a: String!; func b() { guard let c = self.a else { return } }", "var a: String!; func b() { a = nil }",
        "var a: String!; func b() { _ = a ?? \"\" }", "var a: String!; func b() { if let a {} }",
        "var a: String!; func b() { switch a { case .none: break; default: break } }",
        "var a: String!; init() { a = \"\" }", "weak var a: Store!", "lazy var a: String! = nil", "@IBOutlet var a: UILabel!",
        "var a: UILabel!", "var a: Unknown!", "var a: String?", "var a: Part! { didSet { a.next = nil } }", "var a: String! = \"\"",
        "var a: String! { get { \"\" } }",
    ])
    func `a property that the app may leave nil, or sets by itself, stays as it is`(member: String) throws {
        let (text, list) = try unset("  \(member)")
        #expect(!text.contains("InterfaceUnset"))
        #expect(!list.contains("register(unset"))
    }

    @Test func `an app of SwiftUI can make the delegates of its scene`() throws {
        var options = AdaptationOptions()
        options.launch = AdaptationOptions.Launch(sceneDelegate: nil, storyboard: nil)
        let adapter = SourceAdapter(options: options)
        let text = "import SwiftUI\n@main struct Walks: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n"
        let scene = "class Listener: UIResponder, UIWindowSceneDelegate {}\n"
        func list(_ text: String) throws -> String {
            try #require(adapter.adapt([SourceText(path: "A.swift", text)], module: "M").moduleFile)
        }
        #expect(try list(text).contains("InterfaceLaunch(app: Walks.self)"))
        #expect(try list(text + scene).contains("(app: Walks.self, makeScene: { type in type == Listener.self ? Listener() : nil })"))
    }

    @Test func `an object that no view has put into the environment is the app's own or a sample`() throws {
        let (_, list) = try unset(
            "  struct Rows { @Environment(Settings.self) private var settings; @EnvironmentObject var box: Box<Int>\n  @Environment(\\.theme) var theme }",
            "let box = Box<Int>(1)\nfinal class Settings { init() {} }\nfinal class Box<Value> { init(_ value: Value) {} }\n")
        #expect(list.contains("InterfaceSample.register(object: plumbObject_Settings)"))
        #expect(list.contains("@MainActor func plumbObject_Settings() -> Settings { plumbSample_Settings() }"))
        #expect(list.contains("@MainActor func plumbObject_Box_Int_() -> Box<Int> { box }"))
        #expect(!list.contains("plumbObject_theme"))
    }

    @Test func `another type may ask a property of the same name for nil`() throws {
        let other = "class Other { var a: String?; func b() { guard let c = a else { return } } }\n"
        #expect(try unset("  var a: String!", other).text.contains("@InterfaceUnset(\"Store.a\") var a: String!"))
        let child = "class Child: Store { func b() { guard let c = a else { return } } }\n"
        #expect(try !unset("  var a: String!", child).text.contains("InterfaceUnset"))
        let elsewhere = "func b(_ store: Store) { guard let c = store.a else { return } }\n"
        #expect(try !unset("  var a: String!", elsewhere).text.contains("InterfaceUnset"))
    }

    @Test func `a list's data source has rows`() throws {
        #expect(try value("UITableViewDataSource", "") == "InterfaceSample.rows()")
        #expect(try value("UITableViewDelegate & UITableViewDataSource", "") == "InterfaceSample.rows()")
    }

    @Test func `an event of a library has its value, and an object leads to another one of its kind`() throws {
        let declarations =
            "class Observable<T> { init(secret: Unknown) {} }\nprotocol Guide { var next: Guide { get }; var last: Guide? { get }; func go() -> Observable<[Int]> }\n"
        let list = try adapt(Self.screen.replacingOccurrences(of: "VALUE", with: "Guide") + declarations).list
        #expect(list.contains("var next: Guide { PlumbSample_Guide() }") && list.contains("var last: Guide? { nil }"))
        #expect(list.contains(#"return Observable<[Int]>.just(InterfaceSample.list { InterfaceSample.count("Guide.go") })"#))
    }

    @Test func `samples are told the keys by which code reads answers that it decodes to no type`() throws {
        let code = """
            import SwiftyJSON
            struct Person { init(json: JSON) { name = json["name"].stringValue; born = json["birth"]["year"].intValue } }
            final class Movie: Item {
                var cast: [Actor] = []; var genre: Genre?; var rating = 0.0; var released: Date?; var extra: Any?
                required init?(map: Map) { super.init(map: map) }
                override func mapping(map: Map) {
                    cast <- map["cast"]; genre <- map["genre"]; rating <- map["vote.average"]; (released, DateTransform()) <- map["released"]
                    extra <- map["extra"]
                }
            }
            class Item { var id: Int!; func mapping(map: Map) { id <- map["id"] } }
            class Actor: Item { var name: String?; override func mapping(map: Map) { name <- map["name"] } }
            enum Genre: String { case drama }
            func read(_ data: Data) {
                guard let json = try? JSONSerialization.jsonObject(with: data, options: []) as? [String: Any] else { return }
                let weather = json["weather"] as? [String: Any]
                let wind = (weather?["wind"] as? Double) ?? 0, sky = (json["sky"] as? [[String: Any]])?.first?["icon"] as? String ?? ""
                guard let results = json["results"] as? [[String: Any]] else { return }
                for result in results { print(result["title"] as? String ?? "", result["isOpen"] as! Bool) }
                print(ProcessInfo.processInfo.environment["HOME"] as? String ?? "", json["status"]!)
            }
            """
        let list = try adapt(Self.screen.replacingOccurrences(of: "VALUE", with: "Int") + code).list
        for line in [
            #"answer: "Person", ["birth": "{Person.birth}", "name": "text"]"#, #"answer: "Person.birth", ["year": "count"]"#,
            #"answer: "Movie", ["cast": "[Actor]", "extra": "{}", "id": "count", "released": "moment", "vote": "{Movie.vote}"]"#,
            #"answer: "Movie.vote", ["average": "amount"]"#, #"answer: ".sky", ["icon": "text"]"#,
            #"answer: "Actor", ["id": "count", "name": "text"]"#, #"answer: ".weather", ["wind": "amount"]"#,
            #"answer: ".results", ["isOpen": "flag", "title": "text"]"#,
            #"answer: "", ["": "{}", "results": "[.results]", "sky": "[.sky]", "status": "text", "weather": "{.weather}"]"#,
        ] { #expect(list.contains("InterfaceSample.register(" + line), "\(line) in \(list)") }
        #expect(!list.contains("HOME"))
    }

    /// The compiler writes its initialiser, in the type or an extension.
    @Test func `a class that can only be decoded is, also if an extension says so`() throws {
        let account =
            "final class Account { let id: String; let moved: Account? }\nextension Account: Codable { enum CodingKeys: String, CodingKey { case id, moved } }\n"
        let list = try adapt(Self.screen.replacingOccurrences(of: "VALUE", with: "Account") + account).list
        #expect(list.contains("InterfaceSample.decoded(Account.self)"))
        let counter = "final class Counter: Codable { var count = 0; var name: String? }\n"
        #expect(try adapt(Self.screen.replacingOccurrences(of: "VALUE", with: "Counter") + counter).list.contains("Counter()"))
    }

    @Test func `samples are told which values a property has that is read as an enumeration's raw value`() throws {
        let code = """
            enum Media { enum Kind: String { case film, series } }
            enum Level: Int { case low, high }
            func show(_ media: Film, _ level: Int?) { _ = Media.Kind(rawValue: media.kind); _ = Level(rawValue: level ?? 0); _ = Level(rawValue: 1) }
            """
        let list = try adapt(Self.screen.replacingOccurrences(of: "VALUE", with: "Int") + code).list
        #expect(list.contains(#"register(raw: "kind", [Media.Kind.film.rawValue, Media.Kind.series.rawValue] as [String])"#))
        #expect(list.contains(#"register(raw: "level", [Level.low.rawValue, Level.high.rawValue] as [Int])"#))
    }

    @Test func `the format in which the app reads dates is told to samples`() throws {
        func list(_ code: String) throws -> String { try adapt(Self.screen.replacingOccurrences(of: "VALUE", with: "Int") + code).list }
        let shows = "func show(_ f: DateFormatter, _ d: Date) -> String { f.dateFormat = \"d MMM yyyy\"; return f.string(from: d) }\n"
        let reads =
            "func read(_ s: String) { let f = DateFormatter(); f.dateFormat = \"yyyy-MM-dd'T'HH:mm:ss\"; let d = f.date(from: s); f.dateFormat = \"E\" }\n"
        #expect(try list(shows + reads).contains(#"    InterfaceSample.register(dateFormat: "yyyy-MM-dd'T'HH:mm:ss")"#))
        #expect(try !list(shows).contains("dateFormat:"))
        #expect(
            try list(shows + "let one: DateFormatter = { let f = DateFormatter(); f.dateFormat = \"yyyy-MM-dd\"; return f }()\n").contains(
                "\"yyyy-MM-dd\""))
    }

    @Test func `Realm knows the stored properties of the app's classes by name`() throws {
        let adapter = SourceAdapter(options: AdaptationOptions(modules: ["RealmSwift"]))
        let source = SourceText(
            path: "A.swift",
            """
            import RealmSwift
            class Base: Object { @objc dynamic var id = 0; static var all = 0 }
            class Trip: Base { @Persisted var name = ""; let stops = List<Stop>(); var draft = ""; @objc dynamic private var hidden = 1 }
            class Stop: EmbeddedObject { @Persisted var name: String; var length: Int { 0 } }
            class Other: Thing { @objc dynamic var a = 1 }
            """)
        let list = try #require(adapter.adapt([source], readouts: [adapter.read(source)], module: "M").moduleFile)
        #expect(
            list.contains(
                #"StoredProperties.register(Trip.self, [StoredProperty("id", \Trip.id), StoredProperty("name", \Trip.name), StoredProperty("stops", \Trip.stops)])"#
            ))
        #expect(list.contains(#"StoredProperties.register(Stop.self, [StoredProperty("name", \Stop.name)])"#))
        let plain = SourceText(path: "B.swift", "import Realm\nfunc show(_ one: Realm.Configuration) { print(UIApplication.shared) }\n")
        let text = adapter.adapt([plain], readouts: [adapter.read(plain)], module: "M").files[0].text
        #expect(text.contains("import RealmSwift; import UIKit\nfunc show(_ one: Realm.Configuration)"))
        #expect(list.contains("import RealmSwift\n") && !list.contains("Other.self, [Stored"))
    }

    @Test func `a question whether a shared object is nil sees what was set, and code that needs it a sample`() throws {
        let (text, list) = try unset(
            "  public static var shared: Store!; init() {}",
            "func begin() { if Store.shared == nil { Store.shared = Store() }; guard let store = Store.shared else { return } }\nfunc end() { _ = Store.shared?.hashValue; Store.shared.go() }\n"
        )
        #expect(
            text.contains(
                "public static var plumbGiven_shared: Optional<Store> { _shared.given }; @InterfaceUnset(\"Store.shared\") public"))
        #expect(
            text.contains("if Store.plumbGiven_shared == nil { Store.shared = Store() }; guard let store = Store.plumbGiven_shared else"))
        #expect(text.contains("_ = Store.plumbGiven_shared?.hashValue; Store.shared.go()"))
        #expect(list.contains("register(unset: \"Store.shared\""))
    }

    @Test func `the app's delegate that its class keeps is the application's`() throws {
        let (text, list) = try unset(
            "",
            "class App: UIResponder, UIApplicationDelegate { static var shared: App!; override init() { super.init(); App.shared = self } }\n"
        )
        #expect(text.contains("@InterfaceUnset(\"App.shared\") static var shared: App!"))
        #expect(list.contains("-> App { MainActor.assumeIsolated { UIApplication.shared.delegate as! App } }"))
    }

    @Test func `properties that are coded or observed stay as they are`() throws {
        let source =
            "import UIKit\nclass A: Codable { var a: String! }\n@Observable class B { var a: String! }\nstruct C { var a: String! }\n"
        let adapter = SourceAdapter(), text = SourceText(path: "A.swift", source)
        let adaptation = adapter.adapt([text], readouts: [adapter.read(text)], module: "M")
        #expect(!adaptation.files[0].text.contains("InterfaceUnset"))
    }
}
