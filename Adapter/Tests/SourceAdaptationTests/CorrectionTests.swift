import SourceAdaptation
import Testing

struct CorrectionTests {
    /// Returns the line with the correction that the message asks for; nil if there is none.
    private func corrected(_ line: String, _ reason: String) -> String? {
        let source = SourceText(path: "/a/Screen.swift", "class Screen {\n\(line)\n}\n")
        return Correction(line: 2, reason: reason)?.applied(to: source).map {
            String(String(decoding: $0.bytes, as: UTF8.self).split(separator: "\n")[1])
        }
    }

    @Test func `a name that was renamed is written as it is now`() {
        let reason = "'NSAttributedStringKey' has been renamed to 'NSAttributedString.Key'"
        #expect(
            corrected("    let a: [NSAttributedStringKey: [NSAttributedStringKey]]", reason)
                == "    let a: [NSAttributedString.Key: [NSAttributedString.Key]]")
        #expect(
            corrected("    let a = b.index(of: 1)", "'index(of:)' has been renamed to 'firstIndex(of:)'")
                == "    let a = b.firstIndex(of: 1)")
        #expect(corrected("    let a = 1", reason) == nil)
    }

    /// `DateFormatter().weekdaySymbols` is `[String]!` on iOS.
    @Test(arguments: [
        ("let a = b! + c!", 17, "cannot force unwrap value of non-optional type '[String]'", "let a = b! + c"),
        ("let a = b! + c!", 12, "cannot force unwrap value of non-optional type '[String]'", "let a = b + c!"),
        ("let a = b?.c?.d", 14, "cannot use optional chaining on non-optional value of type 'B'", "let a = b.c?.d"),
        (
            "if let a = b?.c, let d = e { }", 21, "initializer for conditional binding must have Optional type, not 'E'",
            "if let a = b?.c, let d = Optional(e) { }"
        ),
        ("if let a { }", 7, "initializer for conditional binding must have Optional type, not 'E'", "if let a = Optional(a) { }"),
    ])
    func `a value that is there needs no unwrapping`(_ line: String, _ column: Int, _ reason: String, _ corrected: String) {
        let source = SourceText(path: "/a/Screen.swift", "func show() {\n    \(line)\n}\n")
        let changed = Correction(line: 2, column: column, reason: reason)?.applied(to: source)
        #expect(changed.map { String(decoding: $0.bytes, as: UTF8.self) } == "func show() {\n    \(corrected)\n}\n")
    }

    @Test func `bytes that are used as a list are a list`() {
        #expect(
            corrected("    let a = key.bytes[0] + bytes[1]", "value of type 'RawSpan' has no subscripts")
                == "    let a = key.listedBytes[0] + bytes[1]")
        let reason = "cannot convert value of type 'RawSpan' to expected argument type 'Array<UInt8>'"
        #expect(corrected("    let a = hash(key.bytes)", reason) == "    let a = hash(key.listedBytes)")
    }

    @Test func `a member of any object is looked up`() {
        let reason = "value of type 'AnyObject' has no member 'perform'"
        #expect(corrected("    _ = target?.perform(action)", reason) == "    _ = AnyObjectMembers(target)?.perform(action)")
        #expect(corrected("    let a = self.target.perform(action)", reason) == "    let a = AnyObjectMembers(self.target).perform(action)")
    }

    /// Such as of a superclass whose pod is missing.
    @Test(arguments: [
        ("    override init(titles: [String]) {}", "initializer does not override a designated initializer from its superclass"),
        ("    override public func layout() {}", "method does not override any method from its superclass"),
        ("    public override var title: String? { nil }", "property does not override any property from its superclass"),
    ])
    func `a member that overrides nothing stays`(_ line: String, reason: String) {
        #expect(corrected(line, reason) == line.replacing("override", with: ""))
    }

    @Test func `a function inside an extension of a number is the standard library's`() {
        #expect(
            corrected("    absolute ? abs(a - self) : a", "static member 'abs' cannot be used on instance of type 'CGFloat'")
                == "    absolute ? Swift.abs(a - self) : a")
    }

    @Test func `an override that only observes takes over how the property is kept`() {
        #expect(
            corrected(
                "    weak override open var delegate: D? { didSet { } }", "cannot override 'strong' property with 'weak' property")
                == "     override open var delegate: D? { didSet { } }")
    }

    @Test func `a file imports the module whose type it uses`() {
        let source = SourceText(path: "/a/Feed.swift", "// Feed\nimport Foundation\nlet feed = Feed()\n")
        let text = Correction(importing: "Core", for: "Feed").applied(to: source)?.bytes
        #expect(text.map { String(decoding: $0, as: UTF8.self) } == "// Feed\nimport Core; import Foundation\nlet feed = Feed()\n")
    }

    @Test func `a type that is missing is no closure's`() {
        #expect(
            corrected("    func a(_ b: @escaping Handler, c: @escaping () -> Void)", "'@escaping' only applies to function types")
                == "    func a(_ b:  Handler, c: @escaping () -> Void)")
    }

    @Test func `of several declarations in a line, the one that overrides is marked`() {
        let line = "    private var _a: Int; open var a: Int { _a }"
        let source = SourceText(path: "/a.swift", "class B: A {\n\(line)\n}\n")
        let text = Correction(line: 2, column: 35, reason: "overriding declaration requires an 'override' keyword")?.applied(to: source)
        #expect(text.map { String(decoding: $0.bytes, as: UTF8.self) }?.contains("private var _a: Int; open override var a: Int") == true)
    }

    @Test func `a class method of what is a structure here is a static one`() {
        let reason = "class methods are only allowed within classes; use 'static' to declare a static method"
        #expect(corrected("    class func query() -> CFDictionary {", reason) == "    static func query() -> CFDictionary {")
    }

    @Test func `a pattern for an optional value matches one that is none here`() {
        #expect(
            corrected(
                "    func a() { switch b { case .dark?: use(c?.d) } }", "'?' pattern cannot match values of type 'UIKeyboardAppearance'")
                == "    func a() { switch b { case .dark: use(c?.d) } }")
    }

    @Test func `a constant of a C framework is an object where one is wanted`() {
        let reason = "argument type 'CFString' (aka 'String') expected to be an instance of a class or class-constrained type"
        #expect(
            corrected("    func a() { save(nil, access: kSecAttrAccessibleAlways) }", reason)
                == "    func a() { save(nil, access: (kSecAttrAccessibleAlways as AnyObject)) }")
        #expect(
            corrected(
                "    func a() { query[kSecClass as String] = kSecClassKey }",
                "cannot assign value of type 'CFString' (aka 'String') to subscript of type 'AnyObject'")
                == "    func a() { query[kSecClass as String] = (kSecClassKey as AnyObject) }")
        #expect(
            corrected(
                "    let query: [String: AnyObject] = [kSecClass as String: kSecClassKey]",
                "cannot convert value of type 'CFString' (aka 'String') to expected dictionary value type 'AnyObject'")
                == "    let query: [String: AnyObject] = [kSecClass as String: (kSecClassKey as AnyObject)]")
    }

    @Test func `a text of C is an object where only that fits`() {
        let reason = "cannot convert value of type 'CFString' (aka 'String') to expected argument type 'NSString'"
        #expect(
            corrected("    func a() { return b.passRetained(text as CFString) }", reason)
                == "    func a() { return b.passRetained(text as NSString) }")
    }

    @Test func `a subclass gets an initialiser that iOS does not require`() {
        let reason = "'required' initializer 'init(coder:)' must be provided by subclass of 'SFSafariViewController'"
        let text = "class Page: SFSafariViewController {\n  init() {\n    super.init(url: url)\n  }\n  class Tag {}\n}\n"
        for line in [1, 4, 6] {
            let now = Correction(line: line, reason: reason)?.applied(to: SourceText(path: "/a.swift", text))
            #expect(
                now.map { String(decoding: $0.bytes, as: UTF8.self) }
                    == text.dropLast(2) + "required init?(coder: NSCoder) { fatalError(\"init(coder:)\") } }\n")
        }
    }

    /// On iOS such a class compiles; objects of it are made by the initialiser that it has.
    @Test func `an entity's class has the initialiser by which the store makes its objects`() {
        let reason = "'required' initializer 'init(entity:insertInto:)' must be provided by subclass of 'NSManagedObject'"
        let now = Correction(line: 2, reason: reason)?.applied(
            to: SourceText(path: "/a.swift", "public class Trip: NSManagedObject {\n}\n"))
        #expect(
            now.map { String(decoding: $0.bytes, as: UTF8.self) } == """
                public class Trip: NSManagedObject {
                public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) { \
                super.init(entity: entity, insertInto: context) } }

                """)
    }

    @Test func `an object of an empty type is made without arguments`() {
        let text = "class A {\n  func b() { player = LottieView(name: name(of: Sound(1)), speed: 2) }\n}\n"
        let source = SourceText(path: "/a.swift", text)
        func corrected(_ column: Int, _ reason: String) -> String? {
            Correction(ofCallAt: column, line: 2, reason: reason, in: source) { $0 == "LottieView" }?.applied(to: source).map {
                String(decoding: $0.bytes, as: UTF8.self)
            }
        }
        let now = "class A {\n  func b() { player = LottieView() }\n}\n"
        #expect(corrected(34, "argument passed to call that takes no arguments") == now)
        #expect(corrected(23, "no exact matches in call to initializer ") == now)
        #expect(
            corrected(56, "argument passed to call that takes no arguments")
                == "class A {\n  func b() { player = LottieView(name: name(of: Sound()), speed: 2) }\n}\n")
        #expect(corrected(50, "incorrect argument label in call (have '_:', expected 'a:')") == nil)
    }

    @Test func `a label that was renamed is written as it is now`() {
        let line = "    let spinner = Spinner(activityIndicatorStyle: .gray)"
        let now = "    let spinner = Spinner(style: .gray)"
        #expect(corrected(line, "incorrect argument label in call (have 'activityIndicatorStyle:', expected 'style:')") == now)
        #expect(corrected(line, "'init(activityIndicatorStyle:)' has been renamed to 'init(style:)'") == now)
        #expect(
            corrected("    let a = F(x: 1, y: x(y: 2))", "incorrect argument labels in call (have 'x:y:', expected 'x:z:')")
                == "    let a = F(x: 1, z: x(y: 2))")
    }

    @Test func `what is wrong twice on a line is corrected twice`() {
        #expect(
            corrected(
                "    let a = [f(from: 1), f(from: 2), g(from: 1, to: 2)]", "incorrect argument label in call (have 'from:', expected 'of:')"
            )
                == "    let a = [f(of: 1), f(of: 2), g(from: 1, to: 2)]")
        #expect(
            corrected(
                "    let a = [UITableViewAutomaticDimension, UITableViewAutomaticDimension]",
                "cannot find 'UITableViewAutomaticDimension' in scope")
                == "    let a = [UITableView.automaticDimension, UITableView.automaticDimension]")
    }

    @Test func `names of Swift 4 are written as they are now`() {
        func now(_ name: String) -> String? { corrected("    let a: \(name)", "cannot find type '\(name)' in scope") }
        #expect(now("UIControlState") == "    let a: UIControl.State")
        #expect(now("UIActivityIndicatorViewStyle") == "    let a: UIActivityIndicatorView.Style")
        #expect(now("UITableViewCellStyle") == "    let a: UITableViewCell.CellStyle")
        #expect(
            corrected("    height = UITableViewAutomaticDimension", "cannot find 'UITableViewAutomaticDimension' in scope")
                == "    height = UITableView.automaticDimension")
        #expect(
            corrected("    let a = observe(.UIKeyboardWillShow)", "type 'NSNotification.Name' has no member 'UIKeyboardWillShow'")
                == "    let a = observe(UIResponder.keyboardWillShowNotification)")
        #expect(now("Missing") == nil)
    }

    /// A label that must go or come may be another argument's place.
    @Test func `labels that come or go are no renaming`() {
        #expect(corrected("    f(x: 1)", "incorrect argument label in call (have 'x:', expected '_:')") == nil)
        #expect(corrected("    f(x: 1)", "incorrect argument labels in call (have 'x:', expected 'x:y:')") == nil)
    }

    @Test func `a method that overrides in one module says so`() {
        #expect(
            corrected("    public func show() {}", "overriding declaration requires an 'override' keyword")
                == "    public override func show() {}")
    }

    @Test func `an option is added by its method`() {
        #expect(
            corrected("    func a() { b.c |= .d }", "binary operator '|=' cannot be applied to two 'UIAccessibilityTraits' operands")
                == "    func a() { b.c.formUnion(.d) }")
    }

    @Test func `a private property whose name UIKit has taken since has another one`() {
        let text =
            "class Row: UIButton {\n  private let subtitleLabel = Label()\n  func a(_ b: Row) { subtitleLabel.go(); self.subtitleLabel.c = b.subtitleLabel }\n}\nlet d = subtitleLabel\n"
        let reason = "cannot override with a stored property 'subtitleLabel'"
        let now = Correction(line: 2, reason: reason)?.applied(to: SourceText(path: "/a.swift", text)).map {
            String(decoding: $0.bytes, as: UTF8.self)
        }
        #expect(
            now
                == "class Row: UIButton {\n  private let own_subtitleLabel = Label()\n  func a(_ b: Row) { own_subtitleLabel.go(); self.own_subtitleLabel.c = b.subtitleLabel }\n}\nlet d = subtitleLabel\n"
        )
        let open = SourceText(path: "/a.swift", text.replacingOccurrences(of: "private ", with: ""))
        #expect(Correction(line: 2, reason: reason)?.applied(to: open) == nil)
    }

    @Test func `other errors are not corrected`() {
        #expect(Correction(line: 1, reason: "cannot find 'missing' in scope") == nil)
    }
}
