import SnapshotTesting
import XCTest

@testable import Trails

final class WalkTests: XCTestCase {
    func testClimbCountsWhatGoesUp() {
        let walk = WalkStore.shared.walks.first { $0.id == "gorge" }
        XCTAssertEqual(walk?.climb, 180)
    }

    func testQueryKeepsWalksThatContainIt() {
        let model = WalkListViewModel(store: WalkStore())
        model.query = "moor"
        XCTAssertEqual(model.walks.map(\.id), ["moor"])
    }

    func testWalk() {
        let controller = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Walk")
        assertSnapshot(of: UINavigationController(rootViewController: controller), as: .image(on: .iPhone13))
    }

    func testCell() {
        let cell = WalkCell(style: .default, reuseIdentifier: nil)
        cell.configure(with: WalkStore.shared.walks[0])
        assertSnapshot(of: cell, as: .image(size: CGSize(width: 390, height: 120)))
    }
}
