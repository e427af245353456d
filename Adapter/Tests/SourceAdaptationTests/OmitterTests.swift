import SourceAdaptation
import Testing

struct OmitterTests {
    private static let text = """
        import UIKit
        class Screen: UIViewController, Missing {
            var map: MapView = MapView()
            let size: Int = missing()
            override func viewDidLoad() {
                super.viewDidLoad()
                missing.call(
                    1)
                let value = missing()
                print(value)
            }
            func show(_ map: MapView) {}
        }
        struct Later {}
        """

    private func without(_ omissions: (line: Int, extent: Omission.Extent, reason: String)...) -> [String] {
        let source = SourceText(path: "/a/Screen.swift", Self.text)
        let text = Omitter.text(of: source, without: omissions.map { Omission(line: $0.line, extent: $0.extent, reason: $0.reason) })
        return String(decoding: text.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test func `an omitted statement leaves the next one on its line`() {
        let lines = without((7, .statement, "cannot find 'missing' in scope"))
        #expect(lines[5] == "        super.viewDidLoad()")
        let place = "Screen.swift:7 does not compile: cannot find 'missing' in scope"
        #expect(lines[6] == "        InterfaceOmission.reached(\"\(place)\")")
        #expect(lines[8] == "        let value = missing()")
    }

    @Test func `a parameter's own value is replaced, and the initialiser stays`() {
        let text = "class Store {\n    init(\n        cache: Cache = MissingCache(),\n        name: String = Missing.name\n    ) {}\n}"
        let source = SourceText(path: "/a/Store.swift", text)
        let omissions = [
            Omission(line: 3, column: 24, extent: .part, reason: "r"), Omission(line: 4, column: 24, extent: .part, reason: "s"),
        ]
        #expect(Set(Omitter.effective(omissions, in: source)) == Set(omissions))
        let lines = String(decoding: Omitter.text(of: source, without: omissions).bytes, as: UTF8.self).split(separator: "\n")
        let sample = "InterfaceOmission.lost(\"Store.swift:3 does not compile: r\", sample: \"Cache@Store\")"
        #expect(lines[2] == "        cache: Cache = \(sample),")
        #expect(lines[3] == "        name: String = InterfaceOmission.reached(\"Store.swift:4 does not compile: s\", else: \"\")")
    }

    @Test func `a property that a protocol wants stays, with the type that the protocol gives it`() {
        let source = SourceText(
            path: "/a/Theme.swift",
            "protocol Look { var text: String { get } }\nprotocol Theme: Look {}\nstruct Light: Theme {\n    let text = Missing.name\n    let other = Missing.a\n}"
        )
        let omissions = [Omission(line: 4, extent: .body, reason: "r"), Omission(line: 5, extent: .body, reason: "r")]
        let values = ModuleValues([SourceAdapter().read(source)])
        #expect(Omitter.effective(omissions, in: source, values: values) == [omissions[0]])
        let text = String(decoding: Omitter.text(of: source, without: omissions, values: values).bytes, as: UTF8.self)
        let lines = text.split(separator: "\n")
        #expect(lines[3] == "    let text: String = InterfaceOmission.reached(\"Theme.swift:4 does not compile: r\", else: \"\")")
        #expect(lines[4] == "    let other = Missing.a")
    }

    @Test func `an assertion that does not compile is left out without a note`() {
        let source = SourceText(path: "/a/A.swift", "func f() {\n    assert(a === b, \"c\")\n    g()\n}")
        let omission = Omission(line: 2, extent: .statement, reason: "r")
        let text = String(decoding: Omitter.text(of: source, without: [omission]).bytes, as: UTF8.self)
        #expect(text == "func f() {\n    ()\n    g()\n}")
    }

    @Test func `a statement of a deinit is left out without a note, because the picture is drawn by then`() {
        let source = SourceText(path: "/a/A.swift", "class A {\n    deinit {\n        if open { lost.close() }\n    }\n}")
        let omission = Omission(line: 3, extent: .statement, reason: "r")
        let text = String(decoding: Omitter.text(of: source, without: [omission]).bytes, as: UTF8.self)
        #expect(text == "class A {\n    deinit {\n        if open { () }\n    }\n}")
    }

    @Test func `a preview that does not compile is left out without the file around it`() {
        let source = SourceText(path: "/a/Card.swift", "struct Card {}\n#Preview {\n    let card = Card(1)\n    card\n}\nstruct Later {}")
        let omission = Omission(line: 2, extent: .declaration, reason: "r")
        #expect(Omitter.effective([omission], in: source) == [omission])
        let text = String(decoding: Omitter.text(of: source, without: [omission]).bytes, as: UTF8.self)
        #expect(text == "struct Card {}\n/* Card.swift:2 does not compile: r */\n\n\n\nstruct Later {}")
    }

    /// A class with convenience initialisers alone inherits those of its superclass; one more that is none would end that.
    @Test func `an omitted initialiser is replaced where the class has no other of its own`() {
        let text = """
            class One: Base {
                convenience init(a: Lost) { self.init() }
            }
            class Two: Base {
                init(a: Lost) { super.init() }
                init(b: Lost) { super.init() }
            }
            class Three: Base {
                init(a: Lost) { super.init() }
                init(b: Int) { super.init() }
            }
            """
        let source = SourceText(path: "/a/A.swift", text)
        let omissions = [2, 5, 6, 9].map { Omission(line: $0, extent: .declaration, reason: "r") }
        let lines = String(decoding: Omitter.text(of: source, without: omissions).bytes, as: UTF8.self).split(separator: "\n")
        #expect(lines.indices.filter { lines[$0].contains("plumbLost") } == [4])
    }

    @Test func `a constant inside a body is omitted like a statement`() {
        let lines = without((9, .statement, "r"))
        #expect(lines[8] == "        InterfaceOmission.reached(\"Screen.swift:9 does not compile: r\")")
        #expect(lines[9] == "        print(value)")
    }

    @Test func `the body of a function without a result is omitted whole`() {
        let lines = without((9, .body, "r"))
        #expect(lines[4] == "    override func viewDidLoad() { InterfaceOmission.reached(\"Screen.swift:9 does not compile: r\") }")
        #expect(lines[11] == "    func show(_ map: MapView) {}")
    }

    @Test func `a property of a known type gets an empty value`() {
        let lines = without((4, .body, "r"))
        #expect(lines[3] == "    let size: Int = InterfaceOmission.reached(\"Screen.swift:4 does not compile: r\", else: 0)")
    }

    @Test func `a property of an unknown type traps when it is read`() {
        let lines = without((3, .body, "r"))
        #expect(lines[2] == "    var map: MapView { get { fatalError(\"Screen.swift:3 does not compile: r\") } set {} }")
    }

    private func omitted(_ text: String, line: Int, _ extent: Omission.Extent) -> String {
        let source = SourceText(path: "/a/A.swift", text)
        return String(
            decoding: Omitter.text(of: source, without: [Omission(line: line, extent: extent, reason: "r")]).bytes, as: UTF8.self)
    }

    @Test func `a return statement returns an empty value, which the program looks for when the code knows none`() {
        let note = "InterfaceOmission.reached(\"A.swift:2 does not compile: r\""
        #expect(
            omitted("func f() -> String? {\n  return x()\n}", line: 2, .statement)
                == "func f() -> String? {\n  return \(note), else: nil)\n}")
        #expect(
            omitted("func f() -> Foo {\n  return x()\n}", line: 2, .statement)
                == "func f() -> Foo {\n  return InterfaceOmission.lost(\"A.swift:2 does not compile: r\", sample: \"Foo\")\n}")
        #expect(
            omitted("func f() -> Foo {\n  return x()\n}", line: 2, .value)
                == "func f() -> Foo {\n  fatalError(\"A.swift:2 does not compile: r\")\n}")
    }

    /// Otherwise the function around the closure would be lost, because the closure would return nothing.
    @Test func `a closure that only returns a value returns one of the type that is expected`() {
        #expect(
            omitted("let make = Factory {\n  x()\n}", line: 2, .value)
                == "let make = Factory {\n  InterfaceOmission.lost(\"A.swift:2 does not compile: r\")\n}")
        let text = "func f() {\n  x()\n  y()\n}", omission = Omission(line: 2, extent: .value, reason: "r")
        #expect(Omitter.effective([omission], in: SourceText(path: "/a/A.swift", text)).isEmpty)
    }

    /// Otherwise the `return` would mean the property itself, without end.
    @Test func `a returned variable keeps its name and the type of the result`() {
        let note = "InterfaceOmission.reached(\"A.swift:2 does not compile: r\", else: CAGradientLayer())"
        #expect(
            omitted("lazy var band: CAGradientLayer = {\n  let band = missing()\n  return band\n}()", line: 2, .statement)
                == "lazy var band: CAGradientLayer = {\n  let band: CAGradientLayer = \(note)\n  return band\n}()")
    }

    @Test func `a missing member is removed from its call chain`() {
        func without(_ name: String, _ text: String) -> String {
            let omission = Omission(line: 1, extent: .link, reason: "value of type 'UIImage' has no member '\(name)'")
            return String(decoding: Omitter.text(of: SourceText(path: "/a/A.swift", text), without: [omission]).bytes, as: UTF8.self)
        }
        let note = "InterfaceOmission.reached(\"A.swift:1 does not compile: value of type 'UIImage' has no member 'tinted'\", else: "
        #expect(without("tinted", "view.image = UIImage(named: a)?.tinted(with: red)") == "view.image = \(note)UIImage(named: a))")
        #expect(without("tinted", "view.image = image.tinted { $0 }") == "view.image = \(note)image)")
        #expect(without("tinted", "show(image?.tinted(red).small(), 1)") == "show(\(note)image)?.small(), 1)")
        #expect(without("tinted", "show(image?.tinted(red)?.small(), 1)") == "show(\(note)image)?.small(), 1)")
        #expect(without("tinted", "show(a?.image.tinted(red).small(), 1)") == "show(\(note)a?.image)?.small(), 1)")
        #expect(without("tinted", "show(image.tinted(1).tinted(2).small())") == "show(\(note)image).small())")
        #expect(without("other", "show(image.tinted(red))") == "show(image.tinted(red))")
        let lost = Omission(line: 1, extent: .link, reason: "value of type 'A' has no member 'b'")
        #expect(Omitter.effective([lost], in: SourceText(path: "/a/A.swift", "a.b = 1")).isEmpty)
    }

    /// Code that uses the variable still compiles.
    @Test func `a variable keeps its class when its initial value is omitted`() {
        let source = SourceText(
            path: "A.swift",
            """
            class A: UIView {
              private let button = Button(title: missing)
              let plain = UILabel(x: missing)
              let unknown = make(missing)
              func f() {
                let other = Button(title: missing)
              }
            }
            final class Button: UIView { init(title: String) { super.init(frame: .zero) } }
            """)
        let values = ModuleValues([SourceAdapter().read(source)])
        let lost = [2, 3, 4].map { Omission(line: $0, extent: .body, reason: "r") } + [Omission(line: 6, extent: .statement, reason: "r")]
        let lines = String(decoding: Omitter.text(of: source, without: lost, values: values).bytes, as: UTF8.self)
            .split(separator: "\n").map(String.init)
        func note(_ line: Int) -> String { "InterfaceOmission.reached(\"A.swift:\(line) does not compile: r\", else: " }
        #expect(lines[1] == "  private let button = \(note(2))Button(title: \"\"))")
        #expect(lines[2] == "  let plain = \(note(3))UILabel())")
        #expect(lines[3] == "  let unknown = make(missing)")
        #expect(lines[5] == "    let other = \(note(6))Button(title: \"\"))")
    }

    @Test func `a subclass of a missing one calls the initialiser of the class that stands for it`() {
        var missing = MissingTypes()
        let source = SourceText(path: "/a/A.swift", "class Tabs: HMSegmentedControl {\n  init() {\n    super.init(titles: [])\n  }\n}\n")
        #expect(missing.note([("HMSegmentedControl", 1)], in: source) == [true])
        let adapter = SourceAdapter()
        let values = ModuleValues([adapter.read(source)] + [missing.source].compactMap(\.self).map(adapter.read))
        let omission = Omission(line: 3, extent: .statement, reason: "no exact matches in call to initializer")
        let text = String(decoding: Omitter.text(of: source, without: [omission], values: values).bytes, as: UTF8.self)
        #expect(text.contains("; super.init(items: nil)\n"))
    }

    /// `theme.bind { bar.color = $0 }`: without the `$0`, the compiler takes the closure for one without parameters.
    @Test(arguments: [
        ("bind {", "bar.color = $0", "", "_ = ($0); return InterfaceOmission.reached(\"NOTE\")"),
        ("bind {", "bar.color = $1", "next()", "_ = ($0, $1); InterfaceOmission.reached(\"NOTE\")"),
        ("bind { _ in", "bar.color = all.map { $0 }", "", "InterfaceOmission.reached(\"NOTE\")"),
    ])
    func `a closure keeps its parameters without names`(_ head: String, statement: String, next: String, result: String) {
        let source = SourceText(path: "A.swift", "func f() {\n\(head)\n\(statement)\n\(next)\n}\n}\n")
        let reason = "cannot find 'bar' in scope"
        let omission = Omission(line: 3, column: 1, extent: .statement, reason: reason)
        let text = String(decoding: Omitter.text(of: source, without: [omission]).bytes, as: UTF8.self)
        let line = result.replacing("NOTE", with: "A.swift:3 does not compile: \(reason)")
        #expect(text == "func f() {\n\(head)\n\(line)\n\(next)\n}\n}\n")
    }

    @Test func `a lazy property keeps the statements of its closure that compile`() {
        let text = """
            class A {
              lazy var title: UILabel = {
                let label = make()
                label.missing = 1
                return label
              }()
              lazy var only: UIView = { missing() }()
              func size() -> Int { missing() }
            }
            """
        #expect(omitted(text, line: 4, .statement).contains("    let label = make()\n    InterfaceOmission.reached("))
        #expect(
            omitted(text, line: 5, .statement).contains(
                "    return InterfaceOmission.reached(\"A.swift:5 does not compile: r\", else: UILabel())\n  }()"))
        #expect(
            omitted(text, line: 7, .statement).contains(
                "{ InterfaceOmission.reached(\"A.swift:7 does not compile: r\", else: UIView()) }()"))
        #expect(
            omitted(text, line: 8, .statement).contains("-> Int { InterfaceOmission.reached(\"A.swift:8 does not compile: r\", else: 0) }"))
    }

    @Test func `the enclosing statement is omitted next`() {
        let text = "func f() {\n  run {\n    x()\n  }\n  y()\n}"
        #expect(omitted(text, line: 3, .statement).contains("  run {\n    InterfaceOmission"))
        #expect(omitted(text, line: 3, .outerStatement).contains("func f() {\n  InterfaceOmission"))
        #expect(omitted(text, line: 3, .outerStatement).hasSuffix("\n  y()\n}"))
    }

    @Test func `a file's bodies can be omitted while its declarations stay`() {
        let text = "class A {\n  func f() -> Int { 1 }\n  func g() -> Foo { x() }\n}"
        let lines = omitted(text, line: 1, .bodies).split(separator: "\n")
        #expect(lines[1] == "  func f() -> Int { return InterfaceOmission.reached(\"A.swift:1 does not compile: r\", else: 0) }")
        #expect(lines[2] == "  func g() -> Foo { fatalError(\"A.swift:1 does not compile: r\") }")
    }

    @Test func `an override of a missing method becomes an ordinary method`() {
        let source = SourceText(path: "/a/A.swift", "class A: B {\n  override func f() {}\n}")
        let omission = Omission(line: 2, extent: .declaration, reason: "method does not override any method from its superclass")
        #expect(String(decoding: Omitter.text(of: source, without: [omission]).bytes, as: UTF8.self) == "class A: B {\n   func f() {}\n}")
    }

    @Test func `a declaration is omitted while its type stays`() {
        let lines = without((3, .declaration, "r"))
        #expect(lines[2].hasPrefix("    /*"))
        #expect(lines[1] == "class Screen: UIViewController, Missing {")
    }

    @Test func `a missing protocol is removed from the inheritance clause`() {
        #expect(without((2, .declaration, "cannot find type 'Missing' in scope"))[1] == "class Screen: UIViewController {")
    }

    @Test(arguments: [
        ("A, B, C", "A B C", "extension Pages {"), ("A, B, C", "B C", "extension Pages: A {"), ("A, B, C", "A B", "extension Pages:   C {"),
        ("A, B, C", "A C", "extension Pages:  B {"), ("A, B<Int>, C, D", "B D", "extension Pages: A, C {"),
    ])
    func `of several missing protocols each is removed, and the type stays`(_ types: String, missing: String, head: String) {
        let source = SourceText(path: "A.swift", "extension Pages: \(types) {\n  var a: Int { 1 }\n}\n")
        let omissions = missing.split(separator: " ").map {
            Omission(line: 1, extent: .declaration, reason: "cannot find type '\($0)' in scope")
        }
        #expect(Omitter.effective(omissions, in: source) == Set(omissions))
        let text = String(decoding: Omitter.text(of: source, without: omissions).bytes, as: UTF8.self)
        #expect(text == head + "\n  var a: Int { 1 }\n}\n")
    }

    /// Such as Realm's `Object`: without Objective-C, none of the properties would compile.
    @Test func `a missing superclass of a class with dynamic properties becomes NSObject`() {
        let source = SourceText(path: "A.swift", "class A: Object, B {\n  @objc dynamic var name = \"\"\n}")
        let omission = Omission(line: 1, extent: .declaration, reason: "cannot find type 'Object' in scope")
        let text = String(decoding: Omitter.text(of: source, without: [omission]).bytes, as: UTF8.self)
        #expect(text.hasPrefix("class A: NSObject, B {"))
    }

    @Test func `an omitted file keeps its number of lines`() {
        let lines = without((1, .file, "r"))
        #expect(lines.count == Self.text.split(separator: "\n").count)
        #expect(lines.joined().isEmpty)
    }

    /// Otherwise no instance of the class could be created.
    @Test func `a property whose initial value is omitted gets an empty one`() {
        let source = SourceText(
            path: "A.swift",
            """
            class A: B {
              let flags: Int32
              let other: C
              init() {
                flags = X | Y
                super.init(z: 1)
              }
            }
            final class C { init(name: String) {} }
            """)
        let adapter = SourceAdapter()
        let values = ModuleValues([adapter.read(source)])
        let lost = Omission(line: 5, extent: .statement, reason: "cannot find 'X' in scope")
        let missing = Omission(line: 6, extent: .statement, reason: "property 'self.other' not initialized at super.init call")
        let lines = String(decoding: Omitter.text(of: source, without: [lost, missing], values: values).bytes, as: UTF8.self)
            .split(separator: "\n").map(String.init)
        #expect(lines[4].contains("flags = InterfaceOmission.reached(") && lines[4].hasSuffix("else: 0)"))
        #expect(
            lines[5].contains("self.other = InterfaceOmission.reached(") && lines[5].hasSuffix("else: C(name: \"\")); super.init(z: 1)"))
    }

    @Test func `a UIView subclass still calls super.init when the call is omitted`() {
        let text = "class A: UIView {\n  init(x: X) {\n    super.init(frame: x.y)\n    z()\n  }\n}"
        #expect(omitted(text, line: 3, .statement).contains("\"); super.init(frame: .zero)\n    z()"))
        #expect(!omitted(text.replacing("UIView", with: "Own"), line: 3, .statement).contains("super.init("))
    }

    private func without(_ word: String, in text: String) -> String {
        let source = SourceText(path: "/a/A.swift", text)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let number = lines.firstIndex(where: { $0.contains(word) }), let range = lines[number].firstRange(of: word) else { return "" }
        let column = lines[number][..<range.lowerBound].utf8.count + 1
        let part = Omission(line: number + 1, column: column, extent: .part, reason: "r")
        return String(decoding: Omitter.text(of: source, without: [part]).bytes, as: UTF8.self)
            .replacing(#/InterfaceOmission.reached\("A.swift:\d does not compile: r"/#, with: "NOTE(")
    }

    @Test func `an element of a literal is omitted alone`() {
        #expect(
            without("bad", in: "func f() {\n  activate([\n    a,\n    bad(1),\n    b\n  ])\n}")
                == "func f() {\n  activate(NOTE(, else: [\n    a,\n    \n    b\n  ]))\n}")
        #expect(without("bad", in: "func f() {\n  g([bad])\n}") == "func f() {\n  g(NOTE(, else: []))\n}")
        #expect(without("bad", in: "func f() {\n  g([1: bad])\n}") == "func f() {\n  g(NOTE(, else: [:]))\n}")
    }

    /// The statements of a closure in the element are smaller.
    @Test func `an element whose closure contains the line stays`() {
        let text = "func f() {\n  g([a, h {\n    bad()\n  }])\n}"
        #expect(without("bad", in: text) == text)
    }

    @Test func `a value in a string is omitted alone`() {
        #expect(
            without("bad", in: "func f() {\n  l.text = \"a \\(bad.x) b\"\n}")
                == "func f() {\n  l.text = \"a \\(NOTE(, else: \"\")) b\"\n}")
    }

    @Test func `an if whose condition does not compile does what its else says`() {
        #expect(
            without("bad", in: "func f() {\n  if bad {\n    a()\n  } else {\n    b()\n  }\n}")
                == "func f() {\n  if NOTE(, else: false) {}\n\n else {\n    b()\n  }\n}")
        #expect(without("bad", in: "func f() {\n  if bad {\n    a()\n  }\n}").contains("if bad"))
    }

    @Test func `a case of a switch is omitted alone`() {
        #expect(
            without("bad", in: "func f() {\n  switch x {\n  case .a: a()\n  case .bad: b()\n  default: c()\n  }\n}")
                == "func f() {\n  NOTE(); switch x {\n  case .a: a()\n  \n  default: c()\n  }\n}")
    }

    @Test func `a modifier whose argument does not compile is omitted alone`() {
        #expect(
            without("bad", in: "func f() {\n  Text(a).bold().style(.init(b, bad())).padding(4)\n}")
                == "func f() {\n  NOTE(, else: Text(a).bold()).padding(4)\n}")
        #expect(
            without("bad", in: "func f() {\n  VStack {\n    a\n  }.sheet(item: $bad) { b($0) }\n}")
                == "func f() {\n  NOTE(, else: VStack {\n    a\n  })\n}")
        for call in ["label.show(bad)", "Text(bad).bold()", "Text.init(a).bold(); Style.make(bad)", "super.init(bad)"] {
            let text = "func f() {\n  \(call)\n}"
            #expect(without("bad", in: text) == text)
        }
    }

    @Test func `an initialiser whose body is omitted makes an empty object if it can`() {
        let text = "class A: UIView {\n  let a: Int\n  var b: String?\n  init(x: X) {\n    bad()\n  }\n}"
        #expect(omitted(text, line: 5, .body).contains("; self.a = 0; super.init(frame: .zero) }"))
        #expect(omitted(text.replacing("Int", with: "Foo"), line: 5, .body).contains("fatalError("))
        #expect(omitted(text.replacing("UIView", with: "Own"), line: 5, .body).contains("fatalError("))
    }
}
