import LayoutAudit
import Testing
import UIKit

@testable import Rendering
@testable import Reports

@MainActor struct SweepTests {
    /// A name with a price beside it; the width and the text size decide which of them is cut.
    private final class RowController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            let name = UILabel(), price = UILabel()
            for (label, text) in [(name, "A name of some length"), (price, "1 234,56 €")] {
                label.text = text
                label.accessibilityIdentifier = label === name ? "name" : "price"
                label.font = .preferredFont(forTextStyle: .body)
                label.adjustsFontForContentSizeCategory = true
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
            }
            price.setContentCompressionResistancePriority(.required, for: .horizontal)
            NSLayoutConstraint.activate([
                name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                name.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
                price.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 12),
                price.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
                price.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            ])
        }
    }

    private let input = Case(name: "Row", source: .screen(Screen("Row") { RowController() }))
    private let device = DeviceCatalog.standard.devices[0]

    @Test func `breakpoints are the same as those of a run over every width`() throws {
        var sweep = Sweep()
        sweep.widths = 280...620
        sweep.contentSizes = [.large, .accessibility1, .accessibility5]
        let quick = try sweep.run(input, on: device)
        sweep.step = 1
        let whole = try sweep.run(input, on: device)
        #expect(quick.series == whole.series)
        #expect(quick.cells < whole.cells / 4 && whole.cells == 6 * 341)
        let cut = quick.series.first { $0.contentSize == "L" }?.stretches.first { $0.kind == .truncatedText }
        #expect(cut?.from == 280 && cut?.view.hasSuffix("name") == true)
    }

    @Test func `texts of half and twice the length have their own breakpoints`() throws {
        var sweep = Sweep()
        sweep.widths = 280...620
        sweep.contentSizes = [.accessibility1]
        sweep.directions = [.leftToRight]
        sweep.languages = [.pseudo(.short), .base, .pseudo(.long)]
        let quick = try sweep.run(input, on: device)
        sweep.step = 1
        #expect(try sweep.run(input, on: device).series == quick.series)
        // The longer the texts, the wider the window that they need.
        let ends = quick.series.map { one in
            one.stretches.first { $0.kind == .truncatedText && $0.view.hasSuffix("name") && $0.from == 280 }?.to ?? 0
        }
        #expect(quick.series.map(\.language) == ["short", "base", "long"])
        #expect(ends[0] < ends[1] && ends[1] < ends[2], "\(ends)")
        #expect(quick.sentences.contains { $0.contains("name: ") && $0.hasSuffix(", at long") })
    }

    @Test func `the findings at a width are those of a layout made at that width`() throws {
        var sweep = Sweep()
        sweep.widths = 280...400
        sweep.contentSizes = [.accessibility1]
        sweep.directions = [.leftToRight]
        let stretches = try #require(try sweep.run(input, on: device).series.first).stretches
        for width in [280, 321, 360, 400] {
            var environment = Cell(device: device, contentSize: .accessibility1).environment
            environment.size.width = CGFloat(width)
            environment.horizontalSizeClass = .compact
            let window = try input.viewTree(in: Cell(device: device, contentSize: .accessibility1), environment: environment)
            let fresh = Set(Audit.findings(in: window).map { "\($0.kind) \($0.view)" })
            window.rootViewController = nil
            #expect(fresh == Set(stretches.filter { $0.from <= width && width <= $0.to }.map { "\($0.kind) \($0.view)" }))
        }
    }

    @Test func `results are written as sentences and drawn as a strip`() throws {
        var sweep = Sweep()
        sweep.widths = 280...360
        sweep.contentSizes = [.large, .accessibility5]
        let result = try sweep.run(input, on: device)
        #expect(result.sentences.contains { $0.hasPrefix("truncatedText ") && $0.contains("name: at every width, at AX5") })
        #expect(result.svg.hasPrefix("<svg ") && result.svg.contains("AX5 rtl") && result.svg.hasSuffix("</svg>\n"))
    }
}

struct FindingSettingsTests {
    @Test func `severities are read by kind and place, and the last match decides`() throws {
        let settings = try Settings.read(
            text: """
                findings:
                  known: findings.txt
                  lowContrast: off
                  smallTarget:
                    - {severity: warning}
                    - {in: 'Chat*', severity: error}
                """, file: "plumb.yaml"
        ).findings
        #expect(settings.known == "findings.txt" && !settings.kinds.contains(.lowContrast) && settings.kinds.contains(.smallTarget))
        let finding = Finding(kind: .smallTarget, view: "UIWindow/a", frame: nil, fact: "", advice: "")
        #expect(settings.severity(of: finding, file: nil, case: "Chat.open") == .error)
        #expect(settings.severity(of: finding, file: "a.yaml", case: "Other") == .warning)
        #expect(throws: SettingsErrors.self) { try Settings.read(text: "findings: {smalTarget: off}", file: "plumb.yaml") }
    }

    @Test func `known findings are not reported again, and their list only shrinks`() throws {
        func layout(_ views: [String]) -> LayoutFindings {
            LayoutFindings(
                case: "Card", cell: "c", findings: views.map { Finding(kind: .ambiguous, view: $0, frame: nil, fact: "", advice: "") })
        }
        var known = try KnownFindings(text: KnownFindings([layout(["a", "b"])]).text, file: "findings.txt")
        #expect(known.unknown(in: layout(["a", "c"])).findings.map(\.view) == ["c"])
        #expect(known.fixed(in: [layout(["a", "c"])]).map(\.view) == ["b"])
        known.remove(known.fixed(in: [layout(["a", "c"])]))
        #expect(known.lines.map(\.view) == ["a"])
        #expect(throws: SettingsErrors.self) { try KnownFindings(text: "ambiguous Card a\n", file: "findings.txt") }
    }
}
