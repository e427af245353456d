import SwiftUI

extension LayoutLawTests {
    static var stacks: [Law] {
        let shares = (1...5).flatMap { count -> [Law] in
            let width = 200 / CGFloat(count), height = 100 / CGFloat(count)
            return [
                Law("a row of \(count)", .recorded, (0..<count).map { (width * CGFloat($0), 0, width, 100) }) {
                    HStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red } }
                },
                Law("a column of \(count)", .recorded, (0..<count).map { (0, height * CGFloat($0), 200, height) }) {
                    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red } }
                },
            ]
        }
        return shares + alignedStacks + sharing
    }

    private static var alignedStacks: [Law] {
        let rows: [(String, VerticalAlignment, CGFloat)] = [("top", .top, 20), ("center", .center, 35), ("bottom", .bottom, 50)]
        let columns: [(String, HorizontalAlignment, CGFloat)] = [
            ("leading", .leading, 50), ("center", .center, 75), ("trailing", .trailing, 100),
        ]
        return rows.map { name, alignment, y in
            Law("row, \(name)", .recorded, [(78, 20, 20, 60), (102, y, 20, 30)]) {
                HStack(alignment: alignment, spacing: 4) {
                    box(20, 60); box(20, 30)
                }
            }
        }
            + columns.map { name, alignment, x in
                Law("column, \(name)", .recorded, [(50, 28, 100, 20), (x, 52, 50, 20)]) {
                    VStack(alignment: alignment, spacing: 4) {
                        box(100, 20); box(50, 20)
                    }
                }
            }
    }

    private static var sharing: [Law] {
        let wide: (CGFloat, CGFloat) = (300, 100)
        return [
            Law("the default distance in a row", .recorded, wide, [(67, 25, 50, 50), (125, 25, 50, 50), (183, 25, 50, 50)]) {
                HStack {
                    box(50, 50); box(50, 50); box(50, 50)
                }
            },
            Law("the default distance in a column", .recorded, (100, 300), [(25, 96, 50, 50), (25, 154, 50, 50)]) {
                VStack {
                    box(50, 50); box(50, 50)
                }
            },
            Law("a fixed width among flexible ones", .recorded, wide, [(0, 0, 125, 100), (125, 0, 50, 100), (175, 0, 125, 100)]) {
                HStack(spacing: 0) {
                    Color.red; Color.blue.frame(width: 50); Color.green
                }
            },
            Law("a priority", .recorded, wide, [(0, 0, 20, 100), (20, 0, 220, 100), (240, 0, 60, 100)]) {
                HStack(spacing: 0) {
                    Color.red.frame(minWidth: 20)
                    Color.blue.frame(minWidth: 20).layoutPriority(1)
                    Color.green.frame(width: 60)
                }
            },
            Law("too much in a row", .recorded, wide, [(-35, 40, 250, 20), (235, 40, 100, 20)]) {
                HStack(spacing: 0) {
                    box(250, 20); Spacer(minLength: 20); box(100, 20)
                }
            },
            Law(
                "stacks in stacks", .recorded, (300, 200), [(10, 10, 190, 110), (210, 10, 80, 110), (0, 150, 40, 40), (260, 150, 40, 40)]
            ) {
                VStack(spacing: 10) {
                    HStack(spacing: 10) {
                        Color.red; Color.blue.frame(width: 80)
                    }
                    .padding(10)
                    HStack {
                        box(40, 40); Spacer(); box(40, 40)
                    }
                    .frame(height: 60)
                }
            },
            Law("a modified group", .recorded, wide, [(5, 25, 50, 50), (65, 25, 50, 50), (120, 0, 180, 100)]) {
                HStack(spacing: 0) {
                    Group {
                        Color.red; Color.blue
                    }
                    .frame(width: 50, height: 50).padding(5)
                    Color.green
                }
            },
            Law("a column in a fixed size", .recorded, (300, 200), [(50, 80, 30, 30), (86, 80, 40, 30), (50, 110, 200, 10)]) {
                VStack(alignment: .leading, spacing: 0) {
                    HStack(spacing: 6) {
                        box(30, 30); box(40, 30)
                    }
                    box(200, 10)
                }
            },
            Law("a stack of layers that fill", .recorded, (200, 200), [(0, 0, 200, 200), (0, 0, 30, 30)]) {
                ZStack(alignment: .topLeading) {
                    Color.red; box(30, 30)
                }
            },
            Law("a least width is given first", .reconstructed, [(0, 0, 50, 100), (50, 0, 100, 100), (150, 0, 50, 100)]) {
                HStack(spacing: 0) {
                    Color.red; Color.blue.frame(minWidth: 100); Color.green
                }
            },
            Law("a most width is given first", .reconstructed, [(0, 0, 30, 100), (30, 0, 170, 100)]) {
                HStack(spacing: 0) {
                    Color.red.frame(maxWidth: 30); Color.blue
                }
            },
            Law("a lower priority keeps its least width", .reconstructed, [(0, 0, 150, 100), (150, 0, 50, 100)]) {
                HStack(spacing: 0) {
                    Color.red.layoutPriority(1); Color.blue.frame(minWidth: 50)
                }
            },
            Law("three priorities", .reconstructed, [(0, 0, 10, 100), (10, 0, 20, 100), (30, 0, 170, 100)]) {
                HStack(spacing: 0) {
                    Color.red.frame(minWidth: 10)
                    Color.blue.frame(minWidth: 20).layoutPriority(1)
                    Color.green.layoutPriority(2)
                }
            },
            Law("a priority inside of a frame is not told", .reconstructed, [(0, 0, 100, 100), (100, 0, 100, 100)]) {
                HStack(spacing: 0) {
                    Color.red.layoutPriority(1).frame(minWidth: 0); Color.blue.frame(minWidth: 0)
                }
            },
            Law("the highest priority is the size of layers", .reconstructed, [(60, 20, 80, 60), (80, 40, 40, 20)]) {
                ZStack {
                    Color.red.padding(-20); box(40, 20).layoutPriority(1)
                }
            },
            Law("an ideal column's views are as wide as its widest", .reconstructed, [(60, 40, 80, 10), (60, 50, 80, 10)]) {
                VStack(spacing: 0) {
                    box(80, 10); Color.blue.frame(height: 10)
                }
                .fixedSize()
            },
            Law("an ideal row's views are as high as its highest", .reconstructed, [(90, 20, 10, 60), (100, 20, 10, 60)]) {
                HStack(spacing: 0) {
                    box(10, 60); Color.blue.frame(width: 10)
                }
                .fixedSize()
            },
            Law("a layout without a type", .apple, [(0, 0, 100, 100), (100, 0, 100, 100)]) {
                AnyLayout(HStackLayout(spacing: 0)) {
                    Color.red; Color.blue
                }
            },
            Law("several views at the root are in a column", .reconstructed, [(0, 0, 200, 46), (0, 54, 200, 46)]) {
                Color.red; Color.blue
            },
            Law("no views take no room", .apple, [(90, 40, 20, 20)]) {
                VStack {
                    EmptyView(); box(20, 20); EmptyView()
                }
            },
        ]
    }

    static var spacers: [Law] {
        [
            Law("spacer in a row", .recorded, (300, 100), [(0, 25, 50, 50), (250, 25, 50, 50)]) {
                HStack {
                    box(50, 50); Spacer(); box(50, 50)
                }
            },
            Law("spacers at both sides", .recorded, (300, 20), [(130, 0, 40, 20)]) {
                HStack(spacing: 0) {
                    Spacer(); box(40, 20); Spacer()
                }
            },
            Law("spacer in a column", .reconstructed, (80, 200), [(15, 0, 50, 50), (15, 150, 50, 50)]) {
                VStack {
                    box(50, 50); Spacer(); box(50, 50)
                }
            },
            Law("two spacers in a row", .reconstructed, (250, 80), [(0, 15, 40, 50), (105, 15, 40, 50), (210, 15, 40, 50)]) {
                HStack {
                    box(40, 50); Spacer(); box(40, 50); Spacer(); box(40, 50)
                }
            },
            Law("two spacers in a column", .reconstructed, (80, 250), [(15, 0, 50, 40), (15, 105, 50, 40), (15, 210, 50, 40)]) {
                VStack {
                    box(50, 40); Spacer(); box(50, 40); Spacer(); box(50, 40)
                }
            },
            Law("least length in a row", .reconstructed, (180, 80), [(0, 15, 50, 50), (130, 15, 50, 50)]) {
                HStack {
                    box(50, 50); Spacer(minLength: 50); box(50, 50)
                }
            },
            Law("least length in a column", .reconstructed, (80, 160), [(15, 0, 50, 50), (15, 110, 50, 50)]) {
                VStack {
                    box(50, 50); Spacer(minLength: 30); box(50, 50)
                }
            },
            Law("spacer first", .reconstructed, (200, 80), [(92, 15, 50, 50), (150, 15, 50, 50)]) {
                HStack {
                    Spacer(); box(50, 50); box(50, 50)
                }
            },
            Law("spacer last", .reconstructed, (200, 80), [(0, 15, 50, 50), (58, 15, 50, 50)]) {
                HStack {
                    box(50, 50); box(50, 50); Spacer()
                }
            },
            Law("spacers at both ends", .reconstructed, (200, 80), [(46, 15, 50, 50), (104, 15, 50, 50)]) {
                HStack {
                    Spacer(); box(50, 50); box(50, 50); Spacer()
                }
            },
            Law("spacer without a least length", .reconstructed, (160, 80), [(0, 15, 80, 50), (80, 15, 80, 50)]) {
                HStack {
                    box(80, 50); Spacer(minLength: 0); box(80, 50)
                }
            },
            Law("spacer's own least length", .recorded, (160, 80), [(-4, 15, 80, 50), (84, 15, 80, 50)]) {
                HStack {
                    box(80, 50); Spacer(); box(80, 50)
                }
            },
            Law("a spacer leaves room to others", .reconstructed, [(0, 0, 192, 100)]) {
                HStack(spacing: 0) {
                    Color.red; Spacer()
                }
            },
            Law("nothing between a spacer and its neighbours", .recorded, [(0, 40, 20, 20)]) {
                HStack {
                    box(20, 20); Spacer()
                }
            },
        ]
    }

    static var places: [Law] {
        [
            Law("position", .recorded, (200, 90), [(30, 10, 40, 40)]) { box(40, 40).position(x: 50, y: 30) },
            Law(
                "positions at corners", .reconstructed, (100, 100),
                [(-25, -25, 50, 50), (25, -25, 50, 50), (-25, 25, 50, 50), (25, 25, 50, 50)]
            ) {
                ZStack {
                    box(50, 50).position()
                    box(50, 50).position(x: 50)
                    box(50, 50).position(y: 50)
                    box(50, 50).position(x: 50, y: 50)
                }
            },
            Law("a position takes what a row leaves", .recorded, (320, 50), [(0, 17, 24, 16), (39, 5, 30, 30), (288, 17, 32, 16)]) {
                HStack(spacing: 10) {
                    box(24, 16); box(30, 30).position(x: 20, y: 20); box(32, 16)
                }
            },
            Law("a position takes what a column leaves", .recorded, (320, 80), [(140, 0, 40, 16), (25, 20, 30, 20), (140, 64, 40, 16)]) {
                VStack(spacing: 4) {
                    box(40, 16); box(30, 20).position(x: 40, y: 10); box(40, 16)
                }
            },
            Law("offset", .apple, [(90, 35, 40, 20)]) { box(40, 20).offset(x: 10, y: -5) },
            Law("an offset moves no other view", .apple, [(70, 40, 40, 20), (100, 40, 40, 20)]) {
                HStack(spacing: 0) {
                    box(40, 20).offset(x: 10); box(40, 20)
                }
            },
            Law("the highest index is in front", .apple, [(0, 0, 200, 100), (80, 40, 40, 20)]) {
                ZStack {
                    box(40, 20).zIndex(1); Color.red
                }
            },
        ]
    }

    private enum Middle: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 } }

    static var guides: [Law] {
        [
            Law("guides of a column", .recorded, (300, 200), [(75, 66, 100, 20), (175, 90, 50, 20), (160, 114, 30, 20)]) {
                VStack(alignment: .leading, spacing: 4) {
                    box(100, 20).alignmentGuide(.leading) { $0[.trailing] }
                    box(50, 20)
                    box(30, 20).alignmentGuide(.leading) { $0.width / 2 }
                }
            },
            Law("the baseline of what is no text is its bottom", .recorded, [(80, 20, 20, 60), (100, 50, 20, 30)]) {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    box(20, 60); box(20, 30)
                }
            },
            Law("a guide through padding", .reconstructed, [(77.5, 30, 40, 20), (87.5, 50, 40, 20)]) {
                VStack(alignment: .leading, spacing: 0) {
                    box(40, 20).alignmentGuide(.leading) { _ in 10 }.padding(.leading, 5)
                    box(40, 20)
                }
            },
            Law("a guide through a frame", .reconstructed, [(85, 30, 20, 20), (85, 50, 40, 20)]) {
                VStack(alignment: .leading, spacing: 0) {
                    box(20, 20).alignmentGuide(.leading) { _ in 0 }.frame(width: 40)
                    box(40, 20)
                }
            },
            Law("a guide of one's own", .apple, [(80, 35, 20, 30), (100, 20, 20, 60)]) {
                HStack(alignment: VerticalAlignment(Middle.self), spacing: 0) {
                    box(20, 30); box(20, 60)
                }
            },
            Law("a guide of one's own, set", .apple, [(80, 20, 20, 30), (100, 20, 20, 60)]) {
                HStack(alignment: VerticalAlignment(Middle.self), spacing: 0) {
                    box(20, 30).alignmentGuide(VerticalAlignment(Middle.self)) { _ in 30 }
                    box(20, 60)
                }
            },
            Law("an overlay at a guide that the view sets", .reconstructed, [(50, 20, 100, 60), (60, 20, 40, 20)]) {
                box(100, 60).alignmentGuide(.leading) { _ in 10 }.overlay(alignment: .topLeading) { box(40, 20) }
            },
        ]
    }
}
