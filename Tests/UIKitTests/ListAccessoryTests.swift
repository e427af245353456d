import Foundation
import Testing
import UIKit

/// Accessories of list cells: which are shown, where and when.
@MainActor struct ListAccessoryTests {
    private func accessories(_ cell: UICollectionViewListCell) -> [UIView] {
        cell.layoutIfNeeded()
        return cell.subviews.filter { $0 is UIImageView || $0 is UILabel }
    }

    private func row(_ accessories: [UICellAccessory]) -> UICollectionViewListCell {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.accessories = accessories
        return cell
    }

    @Test func `editing accessories appear and disappear with editing`() {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        let cell = row([.disclosureIndicator(displayed: .whenNotEditing), .multiselect(), .reorder()])
        #expect(accessories(cell).count == 1)
        list.isEditing = true
        list.addSubview(cell)
        let shown = accessories(cell)
        #expect(shown.count == 2)
        #expect(shown.map(\.frame.midX).min() ?? 320 < 60, "the circle leads")
        #expect(cell.contentView.frame.minX > 20 && cell.contentView.frame.maxX < 300)
    }

    @Test func `a hidden accessory takes no room, and an accessory has its own tint`() {
        let hidden = row([.outlineDisclosure(options: .init(isHidden: true))])
        #expect(accessories(hidden).isEmpty && hidden.contentView.frame.width == 320)
        let tinted = row([.outlineDisclosure(options: .init(style: .cell, tintColor: .systemPink))])
        #expect(accessories(tinted).first?.tintColor == .systemPink)
    }

    @Test func `a custom view is on the side of its placement`() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let cell = row([.customView(configuration: .init(customView: view, placement: .leading()))])
        _ = accessories(cell)
        #expect(view.frame.midX < 60 && cell.contentView.frame.minX > view.frame.maxX)
    }

    @Test func `a screen without content shows its message in the middle`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        window.layoutIfNeeded()
        func labels(_ view: UIView) -> [UILabel] { ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels) }
        let shown = labels(controller.view)
        #expect(shown.compactMap(\.text) == ["No Results", "Check the spelling or try a new search."])
        let title = try #require(shown.first)
        #expect(abs(title.convert(title.bounds, to: nil).midX - 195) < 1)
        #expect((300...544).contains(title.convert(title.bounds, to: nil).midY))
        controller.contentUnavailableConfiguration = nil
        #expect(labels(controller.view).isEmpty)
    }
}
