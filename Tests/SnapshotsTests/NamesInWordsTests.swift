import Foundation
import Graphics
import Testing
import UIKit

@testable import Goldens

@MainActor struct NamesInWordsTests {
    private final class OrderCell: UIView {
        let priceLabel = UILabel()
        lazy var badge = UIView()
        private let dots = [UIView(), UIView()]
        weak var other: UIView?

        init(y: CGFloat) {
            super.init(frame: CGRect(x: 0, y: y, width: 100, height: 20))
            let content = UIView(frame: bounds)
            addSubview(content)
            for view in [priceLabel, badge] + dots { content.addSubview(view) }
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class OrderController: UIViewController {
        private let header = UIView()
        private let total = UILabel()
        override func viewDidLoad() {
            super.viewDidLoad()
            total.accessibilityIdentifier = "sum"
            for view in [header, total, OrderCell(y: 0), OrderCell(y: 20), OrderCell(y: 40)] as [UIView] {
                view.isHidden = false; self.view.addSubview(view)
            }
        }
    }

    private func outline(_ change: (OrderController) -> Void = { _ in }) -> LayerOutline {
        let controller = OrderController()
        change(controller)
        return LayerOutline(controller.view.layerTree())
    }

    @Test func `views are named by identifier, otherwise by property, otherwise by class`() {
        let names = outline().nodes.map { $0.path.joined(separator: "/") }
        #expect(names.contains("header"))
        #expect(names.contains("sum"))
        #expect(names.contains("OrderCell#2/UIView/priceLabel"))
        #expect(names.contains("OrderCell#2/UIView/badge"))
        #expect(names.contains("OrderCell#2/UIView/dots[1]"))
    }

    @Test func `a property names only what is inside its owner's view`() {
        let names = outline { controller in
            guard let view = controller.view, let cell = view.subviews.last as? OrderCell else { return }
            cell.other = view.subviews[0]
        }.nodes.map(\.name)
        #expect(names.contains("header"))
        #expect(!names.contains("other"))
    }

    @Test func `a view is named by its property and its cell, and a change in many cells is reported once`() {
        func cells(_ controller: OrderController) -> [OrderCell] { controller.view.subviews.compactMap { $0 as? OrderCell } }
        let one = LayoutChange.between(outline(), outline { cells($0)[1].priceLabel.frame.origin.x = 4 })
        #expect(LayoutChange.sentences(of: one) == ["`OrderCell[2]/priceLabel` moved 4 pt right"])
        let all = LayoutChange.between(outline(), outline { cells($0).forEach { $0.priceLabel.frame.origin.x = 4 } })
        #expect(LayoutChange.sentences(of: all) == ["`OrderCell[1…3]/priceLabel` moved 4 pt right"])
        let two = LayoutChange.between(
            outline(),
            outline {
                cells($0)[0].badge.alpha = 0.5; cells($0)[2].badge.alpha = 0.5
            })
        #expect(LayoutChange.sentences(of: two) == ["`OrderCell[1, 3]/badge` now has opacity 0.5"])
    }

    @Test func `colours are named beside their numbers`() {
        let changes = LayoutChange.between(
            outline { $0.view.subviews[0].backgroundColor = .white }, outline { $0.view.subviews[0].backgroundColor = .red })
        #expect(LayoutChange.sentences(of: changes) == ["`header` changed from background white (#FFFFFF) to background red (#FF0000)"])
    }

    @Test(arguments: [
        ("#000000", "black"), ("#FFFFFF", "white"), ("#8E8E93", "grey"), ("#F2F2F7", "very light grey"), ("#1C1C1E", "very dark grey"),
        ("#FF3B30", "red"), ("#FF9500", "orange"), ("#FFCC00", "yellow"), ("#34C759", "green"), ("#007AFF", "blue"), ("#5856D6", "indigo"),
        ("#AF52DE", "purple"), ("#FF2D55", "pink"), ("#30B0C7", "cyan"), ("#003366", "dark blue"), ("#A0522D", "brown"),
        ("#00000080", "50 % black"),
        ("#FFFFFF00", "clear"),
    ]) func `colours have common names`(hex: String, name: String) {
        #expect(ColorNames.name(of: hex) == name)
    }
}
