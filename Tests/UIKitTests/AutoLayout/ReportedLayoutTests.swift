import Testing
import UIKit

@testable import UIKit

/// Layouts that public reports, suites and documents show.
@MainActor struct ReportedLayoutTests {
    private func row(
        _ widths: [CGFloat?], _ width: CGFloat, margins: CGFloat = 0, _ make: @MainActor (CGFloat?) -> UIView = Self.sized
    ) -> [CGFloat] {
        let stack = UIStackView(arrangedSubviews: widths.map(make))
        stack.distribution = .fillProportionally
        stack.isLayoutMarginsRelativeArrangement = margins > 0
        stack.layoutMargins = UIEdgeInsets(top: 0, left: margins, bottom: 0, right: margins)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: 40)
        LabelTests.window().addSubview(stack)
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame.width)
    }

    private static func sized(_ width: CGFloat?) -> UIView {
        let view = FixtureView()
        view.intrinsic = CGSize(width: width ?? UIView.noIntrinsicMetric, height: 20)
        return view
    }

    @Test func `t2 1.2 proportions relate to the stack's own width, margins or not`() {
        #expect(row([25, 75], 200, margins: 10) == [50, 130])
        #expect(row([25, 75], 200) == [50, 150])
        #expect(row([25], 200, margins: 10) == [180])
        #expect(row([25], 200) == [200])
    }

    @Test func `t2 1.3 a view of no size gets none, the others share the rest`() {
        #expect(row([30, 70, 0], 300) == [90, 210, 0])
        // A view without an intrinsic size is another matter: the views fill.
        #expect(row([30, 70, nil], 300).last == 200)
    }

    @Test func `t2 1.4 a keyboard guide without the safe area ends at the view's bottom`() {
        let window = LabelTests.window()
        window.environment.safeAreaInsets.bottom = 34
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(bar)
        controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50), bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            bar.widthAnchor.constraint(equalToConstant: 100),
        ])
        window.layoutIfNeeded()
        #expect(bar.frame.maxY == controller.view.bounds.maxY)
        controller.view.keyboardLayoutGuide.usesBottomSafeArea = true
        window.layoutIfNeeded()
        #expect(bar.frame.maxY == controller.view.bounds.maxY - 34)
    }

    @Test func `t2 1.5 text that is asked at width 0 keeps its line`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50)), label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "Many words on a single line. ", count: 4)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        LabelTests.window().addSubview(view)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor), label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor), label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        let size = view.systemLayoutSizeFitting(
            UIView.layoutFittingCompressedSize, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 0, height: 20.5))
    }

    @Test func `t2 1.10 a dimension times 0 is a constant, and a distance has no first item`() {
        let view = UIView(), other = UIView()
        view.addSubview(other)
        let zero = other.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0, constant: 7)
        #expect(zero.multiplier == 1 && zero.secondItem == nil && zero.secondAttribute == .notAnAttribute && zero.constant == 7)
        let distance = view.leadingAnchor.anchorWithOffset(to: other.leadingAnchor).constraint(equalToConstant: 12)
        #expect(distance.firstItem == nil)
        distance.isActive = true
        other.widthAnchor.constraint(equalToConstant: 5).isActive = true
        #expect(distance.isActive)
    }

    @Test(arguments: [(UITableView.Style.plain, CGFloat(3)), (.grouped, 2), (.insetGrouped, 3)])
    func `t2 1.1 a self-sizing row has a pixel for its separator`(style: UITableView.Style, scale: CGFloat) throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(), box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                    box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
                    box.heightAnchor.constraint(equalToConstant: 34),
                ])
                return cell
            }
        }
        let window = LabelTests.window(scale: scale), rows = Rows()
        let table = UITableView(frame: window.bounds, style: style)
        table.dataSource = rows
        window.addSubview(table)
        window.layoutIfNeeded()
        let pixel = style == .insetGrouped ? 0 : 1 / scale
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(abs(cell.frame.height - 54 - pixel) < 1e-6 && cell.contentView.frame.height == cell.frame.height)
        #expect(abs((cell.contentView.subviews.first?.frame.height ?? 0) - 34 - pixel) < 1e-6)
        #expect(window.layoutEngine.conflicts.isEmpty == (pixel == 0))
        table.separatorStyle = .none
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.height == 54)
    }
}

extension ReportedLayoutTests {
    @Test(arguments: [("iPhone 8, iOS 13.3", 171.5), ("iPhone 8, iOS 14.5", 171.5), ("iPhone 8, iOS 15.0", 286)])
    func `t2 1.7 until iOS 14 text in a row that does not fill has half of it`(device: String, width: CGFloat) throws {
        let window = UIWindow(environment: try #require(SimulatedDevice.named(device)).environment)
        let label = UILabel(), stack = UIStackView(arrangedSubviews: [label, UISwitch()])
        label.numberOfLines = 0
        label.text = String(repeating: "A long text that takes several lines. ", count: 4)
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        label.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        (stack.alignment, stack.spacing) = (.top, 8)
        stack.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(stack)
        stack.widthAnchor.constraint(equalToConstant: 343).isActive = true
        window.layoutIfNeeded()
        #expect(label.frame.width == width)
    }
}
