import Testing
import UIKit

@testable import LayoutAudit

/// Causes of findings, and changes that were tried.
@MainActor struct ExplanationTests: WindowTests {
    private func label(_ text: String, _ id: String, in view: UIView) -> UILabel {
        let label = UILabel()
        label.text = text
        label.accessibilityIdentifier = id
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        return label
    }

    private func explained(_ window: UIWindow) -> [Finding] { Audit.findings(in: window, isExplaining: true) }

    @Test func `a cut text is explained by its width constraint and that line of code, and a change that was tried fixes it`() throws {
        var line = 0
        let window = window { view in
            let title = label("A title of some words", "title", in: view)
            line = #line + 1
            title.widthAnchor.constraint(equalToConstant: 60).isActive = true
            NSLayoutConstraint.activate([
                title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                title.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
            ])
        }
        let finding = try #require(explained(window).first)
        #expect(finding.kind == .truncatedText)
        let cause = try #require(finding.causes.first)
        #expect(
            cause.text == "title.width == 60" && cause.location?.file == "LayoutAuditTests/ExplanationTests.swift"
                && cause.location?.line == line
        )
        #expect(finding.suggestion != nil)
        // Everything that was tried was undone.
        #expect(Audit.findings(in: window).map(\.kind) == [.truncatedText])
        #expect(window.rootViewController?.view.subviews.first?.frame.width == 60)
    }

    @Test func `a view off the screen is fixed by the constant that is unlike the others`() throws {
        let window = window { view in
            let first = label("One", "first", in: view), second = label("Two", "second", in: view)
            NSLayoutConstraint.activate([
                first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                first.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
                second.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 700),
                second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 16),
            ])
        }
        let finding = try #require(explained(window).first { $0.kind == .offScreen })
        #expect(finding.view.hasSuffix("second") && finding.causes.first?.text == "second.leading == UIView.leading + 700")
        #expect(finding.suggestion?.hasPrefix("set the constant of `second.leading == UIView.leading + 700`") == true)
    }

    @Test func `an inequality in the wrong direction comes first`() throws {
        func screen(_ relation: NSLayoutConstraint.Relation) -> UIWindow {
            window { view in
                let title = label("A title of so many words that no phone has room for all of them", "title", in: view)
                title.numberOfLines = 0
                NSLayoutConstraint.activate([
                    title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                    title.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
                    NSLayoutConstraint(
                        item: title, attribute: .trailing, relatedBy: relation, toItem: view, attribute: .trailing, multiplier: 1,
                        constant: -16),
                ])
            }
        }
        let finding = try #require(explained(screen(.greaterThanOrEqual)).first)
        #expect(finding.kind == .offScreen && finding.causes.first?.text == "title.trailing >= UIView.trailing - 16")
        #expect(finding.suggestion?.hasPrefix("make `title.trailing >= UIView.trailing - 16`") == true)
        #expect(explained(screen(.lessThanOrEqual)) == [])
    }

    @Test func `under the status bar, the constraint from the screen's edge comes first, not those in between`() throws {
        let environment = DisplayEnvironment(
            size: CGSize(width: 393, height: 852), scale: 3, safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
            statusBarHeight: 54, displayCornerRadius: 55)
        let window = window(environment) { view in
            let mark = UIView()
            mark.accessibilityIdentifier = "mark"
            mark.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(mark)
            let title = label("Title", "title", in: view)
            NSLayoutConstraint.activate([
                mark.topAnchor.constraint(equalTo: view.topAnchor, constant: 8), mark.heightAnchor.constraint(equalToConstant: 24),
                mark.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16), mark.widthAnchor.constraint(equalToConstant: 24),
                title.topAnchor.constraint(equalTo: mark.bottomAnchor, constant: 5),
                title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            ])
        }
        let finding = try #require(explained(window).first { $0.kind == .underStatusBar })
        #expect(finding.view.hasSuffix("title") && finding.causes.first?.text == "mark.top == UIView.top + 8")
        #expect(finding.suggestion?.contains(" with `mark.top == UIView.safeArea.top + 8`") == true)
    }

    @Test func `a conflict names its members, and lowering one of them was tried`() throws {
        let window = window { view in
            let box = UIView()
            box.accessibilityIdentifier = "box"
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.topAnchor.constraint(equalTo: view.topAnchor),
                box.heightAnchor.constraint(equalToConstant: 50), box.widthAnchor.constraint(equalToConstant: 100),
                box.widthAnchor.constraint(equalToConstant: 200),
            ])
        }
        let finding = try #require(explained(window).first)
        #expect(finding.kind == .conflict && finding.causes.map(\.text).sorted() == ["box.width == 100", "box.width == 200"])
        #expect(finding.suggestion != nil)
    }

    @Test func `explaining findings leaves the layout unchanged`() {
        func make() -> UIWindow {
            window { view in
                let first = label("A longer text that is cut", "first", in: view),
                    second = label("Another one beside it", "second", in: view)
                NSLayoutConstraint.activate([
                    first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                    second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
                    second.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
                    first.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
                    second.topAnchor.constraint(equalTo: first.topAnchor),
                ])
            }
        }
        func frames(_ window: UIWindow) -> [CGRect] { window.rootViewController?.view.subviews.map(\.frame) ?? [] }
        let (plain, tried) = (make(), make())
        _ = explained(tried)
        #expect(frames(plain) == frames(tried))
        #expect(Audit.findings(in: plain).map(\.kind) == Audit.findings(in: tried).map(\.kind))
    }
}

/// The kinds that `AuditTests` does not cover, each with a screen that has it and a twin that does not.
@MainActor struct KindTests: WindowTests {
    private func add<View: UIView>(_ view: View, _ id: String, to parent: UIView) -> View {
        view.accessibilityIdentifier = id
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    private func label(_ text: String, _ id: String, in parent: UIView) -> UILabel {
        let label = add(UILabel(), id, to: parent)
        label.text = text
        return label
    }

    private func kinds(_ window: UIWindow) -> [Finding.Kind] { Audit.findings(in: window).map(\.kind) }

    private func column(_ leading: [CGFloat], _ gaps: [CGFloat]) -> UIWindow {
        window { view in
            var above: UILabel?
            for (index, inset) in leading.enumerated() {
                let row = label("Row \(index)", "row\(index)", in: view)
                row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset).isActive = true
                row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? view.topAnchor, constant: gaps[index]).isActive = true
                above = row
            }
        }
    }

    @Test func `edges that nearly align are reported, and those that align or are far apart are not`() {
        #expect(kinds(column([16, 16, 18], [40, 8, 8])) == [.nearMiss])
        #expect(kinds(column([16, 16, 16], [40, 8, 8])) == [])
        #expect(kinds(column([16, 16, 32], [40, 8, 8])) == [])
    }

    @Test func `a gap that nearly equals the others is reported`() {
        #expect(kinds(column([16, 16, 16, 16], [40, 8, 8, 10])) == [.unevenGaps])
        #expect(kinds(column([16, 16, 16, 16], [40, 8, 8, 24])) == [])
    }

    @Test func `left and right are reported where they do not mirror`() {
        func screen(_ fill: @escaping (UILabel, UIView) -> [NSLayoutConstraint]) -> UIWindow {
            window { view in
                let title = label("Title", "title", in: view)
                NSLayoutConstraint.activate(fill(title, view) + [title.topAnchor.constraint(equalTo: view.topAnchor, constant: 40)])
            }
        }
        #expect(kinds(screen { [$0.leftAnchor.constraint(equalTo: $1.leftAnchor, constant: 16)] }) == [.absoluteDirection])
        #expect(kinds(screen { [$0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 16)] }) == [])
        #expect(
            kinds(
                screen {
                    [
                        $0.leftAnchor.constraint(equalTo: $1.leftAnchor, constant: 16),
                        $0.rightAnchor.constraint(equalTo: $1.rightAnchor, constant: -16),
                    ]
                }) == [])
    }

    @Test func `a duplicate constraint and a limit without effect are reported`() {
        func screen(_ more: @escaping (UIView) -> [NSLayoutConstraint]) -> UIWindow {
            window { view in
                let box = add(UIView(), "box", to: view)
                NSLayoutConstraint.activate(
                    [
                        box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.topAnchor.constraint(equalTo: view.topAnchor),
                        box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 100),
                    ] + more(box))
            }
        }
        #expect(kinds(screen { [$0.widthAnchor.constraint(equalToConstant: 100)] }) == [.duplicateConstraint])
        #expect(kinds(screen { [$0.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)] }) == [.redundantConstraint])
        #expect(kinds(screen { _ in [] }) == [])
    }

    @Test func `a hidden view that still keeps a distance is reported`() {
        func screen(isHidden: Bool) -> UIWindow {
            window { view in
                let note = label("Note", "note", in: view), below = label("Below", "below", in: view)
                note.isHidden = isHidden
                NSLayoutConstraint.activate([
                    note.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
                    note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    below.topAnchor.constraint(equalTo: note.bottomAnchor, constant: 8),
                    below.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                ])
            }
        }
        #expect(kinds(screen(isHidden: true)) == [.hiddenSpace])
        #expect(kinds(screen(isHidden: false)) == [])
    }

    @Test func `views under the status bar, the home indicator and the keyboard are reported`() {
        var environment = DisplayEnvironment(
            size: CGSize(width: 393, height: 852), scale: 3, safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
            statusBarHeight: 54, displayCornerRadius: 55)
        func screen(_ top: CGFloat, _ bottom: CGFloat) -> UIWindow {
            window(environment) { view in
                let title = label("Title", "title", in: view), button = add(UIButton(type: .system), "send", to: view)
                button.setTitle("Send", for: .normal)
                NSLayoutConstraint.activate([
                    title.topAnchor.constraint(equalTo: view.topAnchor, constant: top),
                    title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                    button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -bottom),
                    button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                    button.widthAnchor.constraint(equalToConstant: 120), button.heightAnchor.constraint(equalToConstant: 44),
                ])
            }
        }
        #expect(kinds(screen(20, 40)) == [.underStatusBar])
        #expect(kinds(screen(70, 2)) == [.underHomeIndicator])
        #expect(kinds(screen(70, 40)) == [])
        environment.keyboardHeight = 336
        #expect(kinds(screen(70, 40)) == [.behindKeyboard])
        #expect(kinds(screen(70, 340)) == [])
    }

    @Test func `a fixed height around text that grows is reported`() {
        func screen(_ relation: NSLayoutConstraint.Relation) -> UIWindow {
            window { view in
                let title = label("Title", "title", in: view)
                title.font = .preferredFont(forTextStyle: .body)
                NSLayoutConstraint.activate([
                    title.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
                    title.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    NSLayoutConstraint(
                        item: title, attribute: .height, relatedBy: relation, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                        constant: 24),
                ])
            }
        }
        #expect(kinds(screen(.equal)) == [.fixedTextHeight])
        #expect(kinds(screen(.greaterThanOrEqual)) == [])
    }

    @Test func `a finding that the author ignores at a view or its superview is not reported`() {
        let window = column([16, 16, 18], [40, 8, 8])
        window.rootViewController?.view.source = SourceReference(file: "a.yaml", line: 1, ignored: ["nearMiss": "drawn so"])
        #expect(kinds(window) == [])
    }
}
