import Foundation
import Testing

@testable import Graphics

struct ResolvedDisplayListTests {
    private let box = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    private var fill: DisplayCommand { .fill(box, .color(.black), .winding) }

    private func move(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform { CGAffineTransform(translationX: x, y: y) }

    @Test func `transforms are concatenated, and end with their state`() {
        let items = DisplayList([
            .concatenate(move(5, 0)), .save, .concatenate(CGAffineTransform(scaleX: 2, y: 2)), fill, .restore, fill,
        ]).resolved(transform: CGAffineTransform(scaleX: 3, y: 3)).items
        #expect(items.map(\.bounds) == [CGRect(x: 15, y: 0, width: 60, height: 60), CGRect(x: 15, y: 0, width: 30, height: 30)])
    }

    @Test func `a clip contains and bounds what follows it up to the restore`() {
        let half = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 20))
        let items = DisplayList([.save, .clip(half, .winding), fill, fill, .restore, fill]).resolved().items
        #expect(items.count == 2 && items[1].bounds == box.boundingBox)
        guard case .clip(let path, .winding, let inner) = items[0].content else { Issue.record("no clip"); return }
        #expect(path.boundingBox == half.boundingBox && inner.count == 2)
    }

    @Test func `drawing outside its clip or the picture is left out`() {
        let far = CGPath(rect: CGRect(x: 100, y: 100, width: 5, height: 5))
        #expect(DisplayList([.save, .clip(far, .winding), fill, .restore]).resolved().items.isEmpty)
        #expect(DisplayList([fill]).resolved(transform: move(50, 0), frame: CGRect(x: 0, y: 0, width: 20, height: 20)).items.isEmpty)
    }

    @Test func `the bounds of a group include its content and its shadow`() {
        let shadow = Shadow(color: .black, offset: CGSize(width: 100, height: 0), radius: 1)
        let plain = DisplayList([.concatenate(move(1, 2)), .beginGroup(opacity: 0.5, blend: .multiply), fill, .endGroup(mask: nil)])
        #expect(plain.resolved().items.map(\.bounds) == [CGRect(x: 1, y: 2, width: 10, height: 10)])
        #expect(plain.resolved().items.map(\.blend) == [.multiply])
        let shaded = DisplayList([.beginShadowGroup(shadow), fill, .endGroup(mask: nil)]).resolved().items
        #expect(shaded.count == 1 && shaded[0].bounds.minX == 0 && shaded[0].bounds.maxX == 100 + 10 + 3 + 1)
    }

    @Test func `the bounds of a blurred group include the blur, those of a coloured group do not change`() {
        func bounds(_ filter: GroupFilter) -> [CGRect] {
            DisplayList([.beginFilteredGroup(filter), fill, .endGroup(mask: nil)]).resolved().items.map(\.bounds)
        }
        #expect(bounds(GroupFilter(blurRadius: 2)) == [box.boundingBox.insetBy(dx: -7, dy: -7)])
        #expect(bounds(GroupFilter(colors: .identity)) == [box.boundingBox])
    }

    @Test func `the end of a group restores transform and blend mode, even with states still open`() {
        let items = DisplayList([
            .blendMode(.screen), .beginGroup(opacity: 1, blend: .normal), .save, .concatenate(move(9, 9)), .clip(box, .winding),
            .blendMode(.darken), fill, .endGroup(mask: nil), fill,
        ]).resolved().items
        #expect(items.count == 2 && items[1].bounds == box.boundingBox && items[1].blend == .screen)
        guard case .group(let group) = items[0].content, case .clip(_, _, let inner) = group.items[0].content else {
            Issue.record("no clip in a group")
            return
        }
        #expect(inner.map(\.blend) == [.darken])
    }

    @Test func `unmatched ends change nothing, and open states and groups end with the list`() {
        #expect(DisplayList([.restore, .endGroup(mask: nil), fill, .restore]).resolved().items.count == 1)
        let inGroup = DisplayList([.save, .concatenate(move(3, 0)), .beginGroup(opacity: 1, blend: .normal), .restore, fill]).resolved()
            .items
        #expect(inGroup.map(\.bounds) == [CGRect(x: 3, y: 0, width: 10, height: 10)])
    }

    @Test func `every painting is visited with its transform and its clip`() {
        let half = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 20))
        var reported: [(CGRect, CGRect)] = []
        DisplayList([.concatenate(move(2, 0)), .clip(half, .winding), .beginGroup(opacity: 1, blend: .normal), fill, .endGroup(mask: nil)])
            .resolved().forEachPainting { reported.append(($0.bounds.applying($1), $2)) }
        #expect(reported.count == 1)
        #expect(reported[0].0 == CGRect(x: 2, y: 0, width: 10, height: 10) && reported[0].1 == CGRect(x: 2, y: 0, width: 5, height: 20))
    }
}
