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

extension ReportedLayoutTests {
    private static let words = "The ferry leaves at nine and comes back late in the evening, with bread"

    private func wrapping(_ text: String = Self.words) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        return label
    }

    /// Returns the width of the widest line of a label's text at a width.
    private func widest(_ label: UILabel, in width: CGFloat) -> CGFloat {
        let other = wrapping(label.text ?? "")
        other.preferredMaxLayoutWidth = width
        return other.intrinsicContentSize.width
    }

    @Test func `t2 1.6 text of several lines is as wide as its widest line where it may be narrower`() throws {
        let window = LabelTests.window(), label = wrapping(), short = UILabel()
        short.text = "Short"
        let column = UIStackView(arrangedSubviews: [label, short])
        (column.axis, column.alignment) = (.vertical, .center)
        column.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(column)
        let width = column.widthAnchor.constraint(equalToConstant: 300)
        NSLayoutConstraint.activate([
            width, column.topAnchor.constraint(equalTo: window.topAnchor), column.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        ])
        window.layoutIfNeeded()
        #expect(label.frame.width == widest(label, in: 300) && label.frame.width < 300)
        #expect(abs(label.frame.midX - 150) < 1 && label.frame.height == ceil(label.font.lineHeight * 2 * 2) / 2)
        let lines = label.frame.height
        // Leading columns, and a limit by an inequality.
        column.alignment = .leading
        window.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 0, y: 0, width: widest(label, in: 300), height: lines))
        let free = wrapping()
        free.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(free)
        NSLayoutConstraint.activate([
            free.topAnchor.constraint(equalTo: window.topAnchor),
            free.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
            free.trailingAnchor.constraint(lessThanOrEqualTo: window.leadingAnchor, constant: 320),
        ])
        window.layoutIfNeeded()
        #expect(free.frame.width == widest(free, in: 300))
        // What is wider or narrower later lies as if it had always been.
        for changed: CGFloat in [200, 340, 120, 300] {
            width.constant = changed
            window.layoutIfNeeded()
            #expect(label.frame.width == widest(label, in: changed))
        }
        // A label that fills, or is held at both edges, keeps the width it is given.
        column.alignment = .fill
        window.layoutIfNeeded()
        #expect(label.frame.width == 300)
    }

    @Test func `t2 1.8 laying out a view begins at its topmost superview that waits for layout`() {
        let stage = Stage(), box = UIView(), view = UIView()
        for view in [box, view] { view.translatesAutoresizingMaskIntoConstraints = false }
        stage.window.addSubview(box)
        box.addSubview(view)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 10),
            box.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 20),
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5), view.topAnchor.constraint(equalTo: box.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 40),
        ])
        view.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 5, y: 0, width: 30, height: 40))
        #expect(box.frame.origin == CGPoint(x: 10, y: 20))
    }

    @Test func `t2 1.12 a content size is up to date after layoutIfNeeded`() throws {
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        text.font = .systemFont(ofSize: 20)
        text.text = Self.words
        #expect(text.contentSize != text.bounds.size)
        text.isScrollEnabled = false
        (text.contentInset, text.textContainerInset, text.textContainer.lineFragmentPadding) = (.zero, .zero, 0)
        let words = Self.words as NSString
        let height = words.boundingRect(
            with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            attributes: [.font: UIFont.systemFont(ofSize: 20)], context: nil
        ).height
        text.bounds.size = CGSize(width: 100, height: ceil(height))
        #expect(text.contentSize == text.bounds.size)

        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), inner = wrapping()
        inner.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: scroll.topAnchor), inner.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: scroll.leadingAnchor), inner.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            inner.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        ])
        scroll.layoutIfNeeded()
        #expect(scroll.contentSize == inner.frame.size && inner.frame.width == 200 && inner.frame.height > 50)
        inner.text = "Short"
        scroll.layoutIfNeeded()
        #expect(scroll.contentSize.height == inner.frame.height && inner.frame.height < 30)

        let source = Rows(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        table.dataSource = source
        table.rowHeight = 40
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 120)
        source.count = 5
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 200)

        let layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 200, height: 30), 0)
        let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        collection.layoutIfNeeded()
        #expect(collection.contentSize.height == 150)
    }

    private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var count = 3
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }
}
