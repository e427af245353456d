import Foundation
import Testing
import UIKit

@MainActor struct GuideTests {
    @Test func `2.1 a view whose mask still counts contradicts its constraints, and the log names the missing line`() throws {
        let stage = Stage()
        let view = FixtureView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.accessibilityIdentifier = "title"
        stage.window.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 100),
        ])
        stage.window.commit()
        #expect(!stage.engine.conflicts.isEmpty)
        let log = stage.engine.conflicts.map(\.log).joined(separator: "\n")
        #expect(log.contains("NSAutoresizingMaskLayoutConstraint:"))
        #expect(log.contains("h=--& v=--&"))
        #expect(log.contains("UIWindow/title") && log.contains("translatesAutoresizingMaskIntoConstraints"))
        #expect(stage.engine.conflicts.allSatisfy { !$0.broken.contains("NSAutoresizingMask") })
        #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.window.commit()
        #expect(view.frame.minX == 20 && view.frame.width == 100)
    }

    @Test func `2.1 a frame set from outside moves what is tied to it`() {
        let stage = Stage()
        let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
        stage.window.addSubview(box)
        let tail = stage.add("tail", 5, 5)
        tail.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 4).isActive = true
        tail.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
        stage.window.commit()
        #expect(tail.frame.origin == CGPoint(x: 64, y: 10))
        box.frame = CGRect(x: 30, y: 15, width: 60, height: 20)
        stage.window.commit()
        #expect(tail.frame.origin == CGPoint(x: 94, y: 15))
        #expect(box.frame == CGRect(x: 30, y: 15, width: 60, height: 20))
    }

    @Test func `1.9 an ambiguous view goes to the frame it is given, then or later; what constraints decide is put back`() {
        func frames(late: Bool) -> [CGRect] {
            let stage = Stage()
            let (loose, half) = (stage.add("loose", 20, 10), stage.add("half", 20, 10))
            half.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 7).isActive = true
            if late { stage.window.commit() }
            loose.frame = CGRect(x: 50, y: 60, width: 200, height: 200)
            half.frame = CGRect(x: 80, y: 90, width: 5, height: 5)
            stage.window.setNeedsLayout()
            stage.window.commit()
            return [loose.frame, half.frame]
        }
        #expect(frames(late: false) == [CGRect(x: 50, y: 60, width: 20, height: 10), CGRect(x: 7, y: 90, width: 20, height: 10)])
        #expect(frames(late: true) == frames(late: false))
    }

    @Test func `6.3 a view that places its subviews by hand in layoutSubviews is no loop`() {
        let stage = Stage()
        let view = HandPlacingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.window.addSubview(view)
        let inner = stage.add("inner", to: view, 10, 10)
        inner.pinToCorner(3, 3)
        stage.window.commit()
        #expect(stage.engine.feedbackLoops.isEmpty)
        #expect(inner.frame == CGRect(x: 20, y: 20, width: 5, height: 5), "what layoutSubviews does after super has the last word")
        #expect(view.layouts <= 2)
    }

    @Test func `4.1 anchors in every form`() {
        let stage = Stage()
        let (a, b, c) = (stage.add("a", 40, 20), stage.add("b", 40, 20), stage.add("c"))
        a.pinToCorner(10, 10)
        NSLayoutConstraint.activate([
            b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
            b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
            c.leadingAnchor.constraint(equalTo: a.leadingAnchor), c.topAnchor.constraint(equalTo: b.bottomAnchor),
            c.heightAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2, constant: 1),
            c.widthAnchor.constraint(equalTo: a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor), multiplier: 0.5),
        ])
        stage.window.commit()
        #expect(b.frame == CGRect(x: 66, y: 38, width: 40, height: 20))
        #expect(c.frame == CGRect(x: 10, y: 58, width: 28, height: 41))
    }

    @Test func `4.1 a distance between anchors is a dimension`() {
        let stage = Stage()
        let (a, b) = (stage.add("a", 40, 20), stage.add("b", 40, 20))
        a.pinToCorner()
        b.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
        a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 33).isActive = true
        stage.window.commit()
        #expect(b.frame.minX == 73)
    }

    @Test(arguments: [(320, 16), (375, 16), (414, 20), (768, 20)])
    func `4.2 safe area and margins of a controller's root view`(_ width: Int, _ margin: Int) {
        let stage = Stage(CGSize(width: width, height: 812)) { $0.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }
        let controller = UIViewController()
        stage.window.rootViewController = controller
        stage.window.makeKeyAndVisible()
        let side = CGFloat(margin)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 44, left: side, bottom: 34, right: side))
        #expect(controller.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 44, width: CGFloat(width), height: 734))
        #expect(controller.view.layoutMarginsGuide.layoutFrame == CGRect(x: side, y: 44, width: CGFloat(width) - 2 * side, height: 734))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins.left == 0)
        controller.additionalSafeAreaInsets.top = 6
        #expect(controller.view.safeAreaInsets.top == 50)
    }

    @Test func `4.2 only the part of the safe area that reaches into a view counts`() {
        let stage = Stage { $0.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }
        let view = stage.add("a")
        let inner = stage.add("inner", to: view)
        view.pinToCorner(0, 30)
        let height = view.heightAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            height, view.widthAnchor.constraint(equalToConstant: 100),
            inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 10),
        ])
        stage.window.commit()
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 14, left: 0, bottom: 0, right: 0))
        #expect(inner.frame == CGRect(x: 0, y: 14, width: 10, height: 86))
        height.constant = 440
        stage.window.commit()
        #expect(view.safeAreaInsets.bottom == 24)
        #expect(inner.frame.maxY == 416)
    }

    @Test func `4.2 margins: own, preserved from the superview, with and without the safe area`() {
        let stage = Stage { $0.safeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0) }
        stage.window.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 30, bottom: 10, trailing: 12)
        let view = UIView(frame: CGRect(x: 5, y: 20, width: 200, height: 100))
        stage.window.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 8, right: 8))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.preservesSuperviewLayoutMargins = true
        #expect(view.layoutMargins == UIEdgeInsets(top: 30, left: 25, bottom: 8, right: 8))
        view.insetsLayoutMarginsFromSafeArea = true
        #expect(view.layoutMargins == UIEdgeInsets(top: 30, left: 25, bottom: 8, right: 8), "the safe area counts once")
        let inner = UIView(frame: view.bounds)
        inner.preservesSuperviewLayoutMargins = true
        view.addSubview(inner)
        #expect(inner.layoutMargins == view.layoutMargins)
    }

    @Test func `4.2 the readable guide is 672 points wide at most, in the middle of the margins`() {
        let stage = Stage(CGSize(width: 1024, height: 768))
        #expect(stage.window.readableContentGuide.layoutFrame == CGRect(x: 176, y: 8, width: 672, height: 752))
        let narrow = Stage(CGSize(width: 320, height: 480))
        #expect(narrow.window.readableContentGuide.layoutFrame == narrow.window.layoutMarginsGuide.layoutFrame)
    }

    @Test func `4.2 and 7.3 the keyboard guide follows the keyboard, notifications tell its frame`() {
        let stage = Stage { $0.safeAreaInsets.bottom = 34 }
        let controller = UIViewController()
        stage.window.rootViewController = controller
        stage.window.makeKeyAndVisible()
        let field = stage.add("field", to: controller.view, 50, 20)
        field.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
        field.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor, constant: -8).isActive = true
        stage.window.commit()
        #expect(field.frame.maxY == 438)
        var frame: CGRect?
        let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) {
            note in
            let value = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
            MainActor.assumeIsolated { frame = value }
        }
        stage.window.environment.keyboardHeight = 200
        NotificationCenter.default.removeObserver(token)
        stage.window.commit()
        #expect(field.frame.maxY == 272)
        #expect(frame == CGRect(x: 0, y: 280, width: 320, height: 200))
        stage.window.environment.keyboardHeight = nil
        stage.window.commit()
        #expect(field.frame.maxY == 438)
    }

    @Test func `4.3 a mirrored layout is the reflection of the other`() {
        func frames(_ rightToLeft: Bool) -> [CGRect] {
            let stage = Stage(rightToLeft: rightToLeft)
            let box = stage.add("box"), a = stage.add("a", to: box, 33, 20), b = stage.add("b", to: box, 41, 20),
                c = stage.add("c", to: box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: stage.window.layoutMarginsGuide.leadingAnchor),
                box.topAnchor.constraint(equalTo: stage.window.topAnchor),
                box.widthAnchor.constraint(equalTo: stage.window.widthAnchor, multiplier: 0.75),
                box.heightAnchor.constraint(equalToConstant: 50),
                a.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 7), a.topAnchor.constraint(equalTo: box.topAnchor),
                b.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -11), b.topAnchor.constraint(equalTo: box.topAnchor),
                c.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 3),
                c.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: -5),
                c.topAnchor.constraint(equalTo: box.topAnchor), c.heightAnchor.constraint(equalToConstant: 9),
            ])
            stage.window.commit()
            return [box, a, b, c].map { $0.convert($0.bounds, to: stage.window) }
        }
        let mirrored = frames(true).map { CGRect(x: 320 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
        #expect(mirrored == frames(false))
    }

    @Test func `4.3 semanticContentAttribute decides per view`() {
        let stage = Stage(rightToLeft: true)
        let player = stage.add("player")
        player.semanticContentAttribute = .playback
        let knob = stage.add("knob", to: player, 10, 10)
        player.pinToCorner(20)
        knob.pinToCorner(5)
        player.widthAnchor.constraint(equalToConstant: 100).isActive = true
        player.heightAnchor.constraint(equalToConstant: 10).isActive = true
        stage.window.commit()
        #expect(player.frame.maxX == 300, "the view itself mirrors with what is around it")
        #expect(knob.frame.minX == 5, "what is inside does not")
        #expect(player.effectiveUserInterfaceLayoutDirection == .leftToRight)
        player.semanticContentAttribute = .unspecified
        stage.window.commit()
        #expect(knob.frame.maxX == 95)
    }

    @Test func `4.2 a scroll view's content: edges are the content, sizes the frame`() {
        let stage = Stage { $0.safeAreaInsets.top = 40 }
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(scroll)
        let content = stage.add("content", to: scroll), header = stage.add("header", to: scroll, 20, 20)
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: stage.window.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.topAnchor.constraint(equalTo: scroll.topAnchor), content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
            header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 3),
            header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
        ])
        stage.window.commit()
        #expect(scroll.contentSize == CGSize(width: 320, height: 900))
        #expect(scroll.adjustedContentInset.top == 40)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: -40))
        #expect(header.frame.minY == -37)
        scroll.contentOffset.y = 200
        stage.window.commit()
        #expect(header.frame.minY == 203, "what is tied to the frame does not scroll")
        #expect(content.frame.minY == 0)
    }

    @Test func `4.4 visual formats`() {
        let stage = Stage()
        let controller = UIViewController()
        stage.window.rootViewController = controller
        stage.window.makeKeyAndVisible()
        let root: UIView = controller.view
        let views = Dictionary(uniqueKeysWithValues: ["a", "b", "c"].map { ($0, stage.add($0, to: root)) })
        // Recordings.md, vfl (swiftuiweb).
        for (format, options) in [
            ("H:|-[a(80)]-[b(200)]", NSLayoutConstraint.FormatOptions.alignAllTop), ("V:|-20-[a(40)]-12-[c(30)]", []), ("V:[b(==a)]", []),
            ("|-[c]-|", []),
        ] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: nil, views: views))
        }
        stage.window.commit()
        #expect(views["a"]?.frame == CGRect(x: 16, y: 20, width: 80, height: 40))
        #expect(views["b"]?.frame == CGRect(x: 104, y: 20, width: 200, height: 40))
        #expect(views["c"]?.frame == CGRect(x: 16, y: 72, width: 288, height: 30))
    }

    @Test func `4.4 metrics, priorities, several predicates`() throws {
        let stage = Stage()
        let views = ["a": stage.add("a"), "b": stage.add("b")]
        let made = try VisualFormat.constraints(
            "H:|-(gap@low,>=4)-[a(>=10,==b@300.5)][b]-(-2)-|", options: [], metrics: ["gap": 12, "low": 250], views: views)
        #expect(made.map(\.constant) == [10, 0, 12, 4, 0, -2])
        #expect(made.map(\.priority.rawValue) == [1000, 300.5, 250, 1000, 1000, 1000])
        #expect(made[1].secondItem === views["b"])
        #expect(made[2].relation == .equal && made[3].relation == .greaterThanOrEqual)
    }

    @Test(arguments: [
        ("V|[a]", 1, "Expected ':' after 'V'"), ("[x]", 1, "Unable to find view with name x"), ("[a(>20)]", 3, "Unknown relation"),
        ("[a(20]", 5, "must end with ')'"), ("[a]-gap-[b]", 4, "not a key in the metrics"), ("[a]-8[b]", 5, "Expected '-'"),
        ("", 0, "Expected a view"),
        ("[a]-", 4, "Expected a number"), ("[a(20@7500)]", 3, "at most 1000"), ("[a(20@0)]", 3, "greater than 0"),
    ])
    func `4.4 errors point at the column`(_ format: String, _ column: Int, _ message: String) {
        let views = ["a": UIView(), "b": UIView()]
        do {
            _ = try VisualFormat.constraints(format, options: [], metrics: [:], views: views)
            Issue.record("\(format) was accepted")
        } catch {
            #expect(error.column == column)
            #expect(error.message.contains(message), "\(error.message)")
        }
    }

    @Test func `2.1 a controller's root view and a cell's content view need nothing said about their masks`() throws {
        let stage = Stage()
        let controller = UIViewController()
        stage.window.rootViewController = controller
        stage.window.makeKeyAndVisible()
        #expect(controller.view.translatesAutoresizingMaskIntoConstraints && UIView().translatesAutoresizingMaskIntoConstraints)
        let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        controller.view.addSubview(cell)
        for parent in [controller.view as UIView, cell.contentView] {
            let view = stage.add("a", to: parent)
            NSLayoutConstraint.activate(
                ["H:|-10-[view]-10-|", "V:|-10-[view]-10-|"].flatMap {
                    NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: nil, views: ["view": view])
                })
            stage.window.commit()
            #expect(view.frame == parent.bounds.insetBy(dx: 10, dy: 10))
        }
        #expect(stage.engine.conflicts.isEmpty)
    }

    @Test func `4.2 top and bottom guides of old documents stand at the edges of the safe area`() {
        let stage = Stage { $0.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }
        let controller = UIViewController()
        stage.window.rootViewController = controller
        stage.window.makeKeyAndVisible()
        let view = stage.add("a", to: controller.view, 10, nil)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor), view.widthAnchor.constraint(equalToConstant: 10),
            view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
        ])
        stage.window.commit()
        #expect(view.frame == CGRect(x: 0, y: 44, width: 10, height: 402))
        #expect(controller.topLayoutGuide.length == 44 && controller.bottomLayoutGuide.length == 34)
    }

    @Test func `what a controller adds to the safe area reaches subviews in a window without one`() {
        let page = UIViewController()
        page.additionalSafeAreaInsets.top = 44
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        page.view.frame = outer.bounds
        outer.addSubview(page.view)
        var environment = UIScreen.main.environment
        environment.size = outer.bounds.size
        environment.safeAreaInsets = .zero
        let window = UIWindow(environment: environment)
        window.addSubview(outer)
        let content = UIView(frame: page.view.bounds)
        page.view.addSubview(content)
        #expect(page.view.safeAreaInsets.top == 44)
        #expect(content.safeAreaInsets.top == 44)
    }

    @Test func `4.2 a safe area that grows moves guides and margins, and tells the view`() {
        let stage = Stage()
        let controller = UIViewController()
        stage.window.rootViewController = controller
        stage.window.makeKeyAndVisible()
        let view = stage.add("a", to: controller.view, 10, 10)
        view.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor).isActive = true
        view.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor).isActive = true
        stage.window.commit()
        #expect(view.frame.origin == CGPoint(x: 16, y: 0))
        let edits = stage.statistics
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 5, bottom: 0, right: 0)
        stage.window.commit()
        #expect(view.frame.origin == CGPoint(x: 21, y: 30))
        #expect(stage.statistics.adds == edits.adds, "guides move by edits of constants")
    }

    @Test func `4.3 natural text and images that flip follow the direction`() {
        func textStart(_ rightToLeft: Bool, _ alignment: NSTextAlignment) -> CGFloat {
            let stage = Stage(rightToLeft: rightToLeft)
            let label = UILabel()
            label.text = "short"
            label.textAlignment = alignment
            stage.window.addSubview(label)
            return label.textRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 30), limitedToNumberOfLines: 1).minX
        }
        #expect(textStart(false, .natural) == 0)
        #expect(textStart(true, .natural) > 100)
        #expect(textStart(true, .left) == 0)
        let arrow = UIImage(systemName: "chevron.right")?.imageFlippedForRightToLeftLayoutDirection()
        #expect(arrow?.flipsForRightToLeftLayoutDirection == true)
    }

    @Test func `4.3 constants and multipliers mirror; left and right do not`() {
        func frames(_ rightToLeft: Bool) -> [CGRect] {
            let stage = Stage(rightToLeft: rightToLeft)
            let (a, b, c) = (stage.add("a", 20, 10), stage.add("b", 20, 10), stage.add("c", 20, 10))
            for view in [a, b, c] { view.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true }
            NSLayoutConstraint(
                item: a, attribute: .leading, relatedBy: .equal, toItem: stage.window, attribute: .trailing, multiplier: 0.25, constant: 4
            ).isActive = true
            b.leftAnchor.constraint(equalTo: stage.window.leftAnchor, constant: 30).isActive = true
            c.centerXAnchor.constraint(equalTo: a.leadingAnchor, constant: 6).isActive = true
            stage.window.commit()
            return [a, b, c].map(\.frame)
        }
        let (there, back) = (frames(false), frames(true))
        #expect(there[0].minX == 84 && back[0].maxX == 320 - 84)
        #expect(there[1] == back[1])
        #expect(there[2].midX == 90 && back[2].midX == 230)
    }

    @Test func `4.2 content as wide as its scroll view lies under what is cut off at the sides`() {
        let environment = DisplayEnvironment(
            size: CGSize(width: 800, height: 400), scale: 2, safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        let window = UIWindow(environment: environment)
        let controller = UIViewController(), scroll = UIScrollView(), content = UIView()
        for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        window.rootViewController = controller
        controller.view.addSubview(scroll)
        scroll.addSubview(content)
        for (inner, outer) in [(scroll, controller.view!), (content, scroll)] {
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            ])
        }
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
        content.heightAnchor.constraint(equalToConstant: 900).isActive = true
        window.makeKeyAndVisible()
        window.commit()
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0))
        #expect(scroll.contentOffset.x == 0)
    }

    @Test func `4.2 insets larger than a view leave both edges of a guide where they say`() {
        let stage = Stage()
        let view = stage.add("small", 40, 40), inner = stage.add("inner", 12, 12)
        view.pinToCorner()
        view.addSubview(inner)
        view.layoutMargins = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
        NSLayoutConstraint.activate([
            inner.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        ])
        stage.window.commit()
        #expect(view.frame.size == CGSize(width: 40, height: 40) && inner.frame.maxY == 40)
        #expect(view.layoutMarginsGuide.layoutFrame.height == 0)
        #expect(stage.engine.conflicts.isEmpty)
    }

    @Test func `4.2 a row that hangs out of its table has the margins of any other`() {
        let window = UIWindow(environment: DisplayEnvironment(size: CGSize(width: 300, height: 200), scale: 2))
        let scroll = UIScrollView(frame: window.bounds), row = UIView(frame: CGRect(x: 0, y: 150, width: 300, height: 200))
        window.addSubview(scroll)
        scroll.addSubview(row)
        scroll.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
        row.preservesSuperviewLayoutMargins = true
        window.commit()
        #expect(row.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
    }
}

private final class HandPlacingView: UIView {
    var layouts = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        for view in subviews { view.frame = CGRect(x: 20, y: 20, width: 5, height: 5) }
    }
}
