import Testing
import UIKit

@testable import LayoutAudit

@MainActor struct AuditTests: WindowTests {
    private func label(_ text: String, _ frame: CGRect, id: String, in view: UIView) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.accessibilityIdentifier = id
        view.addSubview(label)
        return label
    }

    private func reported(_ window: UIWindow) -> [String] {
        Audit.findings(in: window).map { "\($0.kind.rawValue) \($0.view.split(separator: "/").last ?? "")" }
    }

    @Test func `a screen in order has no findings`() {
        let window = window { view in
            _ = label("Title", CGRect(x: 16, y: 40, width: 200, height: 24), id: "title", in: view)
            let button = UIButton(type: .system)
            button.setTitle("Save", for: .normal)
            button.frame = CGRect(x: 16, y: 100, width: 120, height: 44)
            view.addSubview(button)
        }
        #expect(reported(window) == [])
    }

    @Test func `texts that do not fit, overlap or are faint are reported`() {
        let window = window { view in
            _ = label("A title that is far too long for its place", CGRect(x: 16, y: 40, width: 100, height: 24), id: "cut", in: view)
            _ = label("Below", CGRect(x: 16, y: 100, width: 100, height: 24), id: "below", in: view)
            _ = label("Above", CGRect(x: 20, y: 110, width: 100, height: 24), id: "above", in: view)
            label("Faint", CGRect(x: 16, y: 200, width: 100, height: 24), id: "faint", in: view).textColor = UIColor(white: 0.8, alpha: 1)
        }
        #expect(reported(window) == ["truncatedText cut", "overlappingText above", "lowContrast faint"])
    }

    /// Sums of thirds differ in the last bit, and the bubble must still count as behind its text.
    @Test func `white text in a bubble at thirds of a point is judged by the bubble`() {
        let window = window { view in
            let bubble = UIView(
                frame: CGRect(x: 104.66666666666663, y: 289.6666666666667, width: 199.33333333333334, height: 51.666666666666664))
            bubble.backgroundColor = .systemIndigo
            view.addSubview(bubble)
            let frame = CGRect(x: 14, y: 8, width: 171.33333333333334, height: 20.333333333333332)
            label("I’ll bring it.", frame, id: "text", in: bubble).textColor = .white
        }
        #expect(reported(window) == [])
    }

    @Test func `faint text on a picture is ignored, and text on a dark box is judged by the box`() {
        let window = window { view in
            let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
            view.addSubview(picture)
            label("On it", CGRect(x: 16, y: 40, width: 100, height: 24), id: "photo", in: view).textColor = .white
            let box = UIView(frame: CGRect(x: 0, y: 200, width: 320, height: 100))
            box.backgroundColor = .black
            view.addSubview(box)
            label("White", CGRect(x: 16, y: 40, width: 100, height: 24), id: "white", in: box).textColor = .white
            label("Black", CGRect(x: 16, y: 70, width: 100, height: 24), id: "black", in: box).textColor = .black
        }
        #expect(reported(window) == ["lowContrast black"])
    }

    private final class WideButton: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -20, dy: -20).contains(point) }
    }

    @Test func `small targets are reported, unless their touch area is larger or they are the system's`() throws {
        let window = window { view in
            for (index, button) in [UIButton(type: .system), WideButton(type: .system)].enumerated() {
                button.setTitle("Go", for: .normal)
                button.accessibilityIdentifier = "button\(index)"
                button.frame = CGRect(x: 16, y: 40 + CGFloat(index) * 100, width: 60, height: 30)
                view.addSubview(button)
            }
            let toggle = UISwitch()
            toggle.frame.origin = CGPoint(x: 200, y: 40)
            view.addSubview(toggle)
        }
        let findings = Audit.findings(in: window)
        let finding = try #require(findings.first)
        #expect(findings.count == 1 && finding.kind == .smallTarget && finding.view.hasSuffix("button0"))
        #expect(finding.frame == [16, 40, 60, 30] && finding.fact.contains("60 × 30 pt"))
    }

    @Test func `a view outside the screen is reported, unless it scrolls`() {
        let window = window { view in
            _ = label("Half", CGRect(x: 300, y: 40, width: 80, height: 24), id: "half", in: view)
            _ = label("Gone", CGRect(x: 16, y: 600, width: 80, height: 24), id: "gone", in: view)
            let scroll = UIScrollView(frame: view.bounds)
            view.addSubview(scroll)
            scroll.contentSize = CGSize(width: 320, height: 1000)
            _ = label("Later", CGRect(x: 16, y: 900, width: 80, height: 24), id: "later", in: scroll)
        }
        #expect(reported(window) == ["offScreen half", "offScreen gone"])
    }

    @Test func `t2 1.11 conflicts inside stacks name the constraints of the stacks`() throws {
        let window = window { view in
            @MainActor func text(_ text: String) -> UILabel {
                let label = UILabel()
                label.text = text
                return label
            }
            let inner = UIStackView(arrangedSubviews: [text("One"), text("Two")])
            (inner.axis, inner.spacing, inner.accessibilityIdentifier) = (.vertical, 8, "inner")
            let outer = UIStackView(arrangedSubviews: [text("Above"), inner, text("Below")])
            (outer.axis, outer.spacing, outer.accessibilityIdentifier) = (.vertical, 20, "outer")
            outer.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(outer)
            NSLayoutConstraint.activate([
                outer.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
                outer.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            ])
            inner.isHidden = true
        }
        let conflict = try #require(Audit.findings(in: window).first { $0.kind == .conflict })
        #expect(conflict.fact.contains("UISV-hiding of ") && conflict.fact.contains("UISV-spacing (8) in "), "\(conflict.fact)")
        #expect(!conflict.fact.contains("arrangement"))
    }

    @Test func `contradicting and missing constraints are reported with the view and advice`() throws {
        let window = window { view in
            let box = UIView()
            box.accessibilityIdentifier = "box"
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.widthAnchor.constraint(equalToConstant: 100),
                box.widthAnchor.constraint(equalToConstant: 200), box.heightAnchor.constraint(equalToConstant: 50),
            ])
        }
        let findings = Audit.findings(in: window)
        #expect(findings.map(\.kind) == [.conflict, .ambiguous])
        #expect(findings.first?.advice == "remove one of them, or give one a lower priority")
        #expect(findings.last?.fact == "nothing decides its y" && findings.last?.view.hasSuffix("box") == true)
    }
}
