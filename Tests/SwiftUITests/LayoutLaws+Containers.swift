import SwiftUI

extension View {
    fileprivate var fromRight: some View { environment(\.layoutDirection, .rightToLeft) }
}

extension LayoutLawTests {
    /// Recorded in layout/rtl-*.
    static var mirrored: [Law] {
        [
            Law("row from the right", .recorded, (320, 30), [(270, 0, 40, 30), (202, 0, 60, 30), (10, 0, 30, 30)]) {
                HStack {
                    box(40, 30); box(60, 30); Spacer(); box(30, 30)
                }
                .frame(width: 300).fromRight
            },
            Law("padding from the right", .recorded, (320, 20), [(230, 0, 50, 20)]) {
                box(50, 20).padding(.leading, 30).frame(width: 300, alignment: .leading).fromRight
            },
            Law("frame from the right", .recorded, (320, 20), [(270, 0, 40, 20)]) {
                box(40, 20).frame(width: 120, alignment: .leading).frame(width: 300, alignment: .leading).fromRight
            },
            Law("layers from the right", .recorded, (320, 40), [(210, 0, 100, 40), (290, 0, 20, 20)]) {
                ZStack(alignment: .topLeading) {
                    box(100, 40); box(20, 20)
                }
                .frame(width: 300, alignment: .leading).fromRight
            },
            Law("a row from the left among others", .recorded, (320, 20), [(242, 0, 30, 20), (280, 0, 30, 20)]) {
                HStack {
                    box(30, 20); box(30, 20)
                }
                .environment(\.layoutDirection, .leftToRight).frame(width: 300, alignment: .leading).fromRight
            },
            Law("an offset from the right", .reconstructed, [(70, 40, 40, 20)]) { box(40, 20).offset(x: 10).fromRight },
            Law(
                "a grid from the right", .recorded, (320, 110),
                [(195, 0, 40, 30), (125, 0, 60, 30), (85, 0, 30, 30), (130, 40, 100, 30), (85, 40, 30, 30), (195, 80, 40, 30)]
            ) {
                Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                    GridRow {
                        box(40, 30); box(60, 30); box(30, 30)
                    }
                    GridRow {
                        box(100, 30).gridCellColumns(2); box(30, 30)
                    }
                    GridRow { box(40, 30).gridColumnAlignment(.trailing) }
                }
                .fromRight
            },
            Law(
                "a lazy grid from the right", .recorded, (320, 48),
                [(188, 0, 40, 20), (140, 0, 40, 20), (92, 0, 40, 20), (188, 28, 40, 20), (140, 28, 40, 20)]
            ) {
                LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 8) {
                    ForEach(0..<5, id: \.self) { _ in box(40, 20) }
                }
                .frame(width: 200).fromRight
            },
        ]
    }

    static var grids: [Law] {
        let three = [GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)), GridItem(.fixed(60), alignment: .bottomTrailing)]
        return [
            Law(
                "columns: fixed, flexible, limited", .recorded, (280, 44),
                [(11, 0, 60, 20), (79, 0, 102, 20), (189, 0, 80, 20), (11, 24, 60, 20), (79, 24, 102, 20), (189, 24, 80, 20)]
            ) {
                LazyVGrid(
                    columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))], spacing: 4
                ) {
                    ForEach(0..<6, id: \.self) { _ in Color.red.frame(height: 20) }
                }
            },
            Law(
                "as many columns as fit", .recorded, (240, 56),
                [(0, 0, 52.5, 24), (62.5, 0, 52.5, 24), (125, 0, 52.5, 24), (187.5, 0, 52.5, 24), (0, 32, 52.5, 24)]
            ) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8) {
                    ForEach(0..<5, id: \.self) { _ in Color.blue.frame(height: 24) }
                }
            },
            Law(
                "rows that scroll horizontally", .recorded, (132, 70),
                [(0, 1, 40, 30), (0, 39, 40, 30), (46, 1, 40, 30), (46, 39, 40, 30), (92, 1, 40, 30)]
            ) {
                LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
                    ForEach(0..<5, id: \.self) { _ in Color.green.frame(width: 40) }
                }
            },
            Law(
                "cells of a trailing grid", .recorded, (240, 64), [(44, 10, 20, 20), (152, 0, 20, 40), (220, 20, 20, 20), (44, 44, 20, 20)]
            ) {
                LazyVGrid(columns: three, alignment: .trailing, spacing: 4) {
                    box(20, 20); box(20, 40); box(20, 20); box(20, 20)
                }
            },
            Law("cells of a leading grid", .recorded, (240, 40), [(0, 10, 20, 20), (68, 0, 20, 40), (176, 20, 20, 20)]) {
                LazyVGrid(columns: three, alignment: .leading, spacing: 4) {
                    box(20, 20); box(20, 40); box(20, 20)
                }
            },
            Law("a lazy column is as wide as its place", .recorded, (200, 100), [(0, 30, 60, 20), (0, 50, 40, 20)]) {
                LazyVStack(alignment: .leading, spacing: 0) {
                    box(60, 20); box(40, 20)
                }
            },
            Law("a lazy row is as high as its place", .recorded, (200, 240), [(83, 210, 20, 30), (107, 220, 10, 20)]) {
                LazyHStack(alignment: .bottom, spacing: 4) {
                    box(20, 30); box(10, 20)
                }
            },
            // The texts of grid/modifiers are boxes of their recorded sizes here.
            Law(
                "a view outside of rows widens all columns", .recorded, (320, 60),
                [(0, 12, 9, 16), (86, 0, 60, 40), (223, 12, 28, 16), (0, 48, 320, 4)]
            ) {
                Grid(alignment: .leading) {
                    GridRow {
                        box(9, 16); box(60, 40); box(28, 16)
                    }
                    Color.green.frame(height: 4)
                }
                .frame(height: 60, alignment: .top)
            },
            Law("columns share what a frame gives", .recorded, (280, 20), [(0, 0, 88, 20), (96, 0, 88, 20), (192, 0, 88, 20)]) {
                Grid {
                    GridRow {
                        Color.red.frame(height: 20); Color.blue.frame(height: 20); Color.green.frame(height: 20)
                    }
                }
            },
            Law("a cell at its far corner", .apple, [(60, 30, 40, 40), (130, 60, 10, 10)]) {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        box(40, 40); box(10, 10).gridCellAnchor(.bottomTrailing)
                    }
                    GridRow {
                        box(40, 0); box(40, 0)
                    }
                }
            },
            Law("an unsized cell does not widen its column", .apple, [(80, 40, 40, 10), (80, 50, 40, 10)]) {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow { box(40, 10) }
                    GridRow { Color.blue.frame(height: 10).gridCellUnsizedAxes(.horizontal) }
                }
            },
        ]
    }

    static var safeAreas: [Law] {
        let covered = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        let tall: (CGFloat, CGFloat) = (200, 300)
        return [
            Law("views are in the safe area", .apple, tall, safeArea: covered, [(0, 50, 200, 220)]) { Color.red },
            Law("a view that ignores the safe area", .apple, tall, safeArea: covered, [(0, 0, 200, 300)]) {
                Color.red.ignoresSafeArea()
            },
            Law("a view that ignores the top", .apple, tall, safeArea: covered, [(0, 0, 200, 270)]) {
                Color.red.ignoresSafeArea(edges: .top)
            },
            Law("a view that ignores the bottom", .apple, tall, safeArea: covered, [(0, 50, 200, 250)]) {
                Color.red.edgesIgnoringSafeArea(.bottom)
            },
            Law("the keyboard alone is ignored", .apple, tall, safeArea: covered, [(0, 50, 200, 220)]) {
                Color.red.ignoresSafeArea(.keyboard)
            },
            Law("a background reaches below a bar", .apple, tall, safeArea: covered, [(0, 0, 200, 94), (0, 50, 200, 44)]) {
                VStack(spacing: 0) {
                    Color.red.frame(height: 44).background(Color.blue); Spacer()
                }
            },
            Law("a background that respects the bar", .apple, tall, safeArea: covered, [(0, 50, 200, 44), (0, 50, 200, 44)]) {
                VStack(spacing: 0) {
                    Color.red.frame(height: 44).background(Color.blue, ignoresSafeAreaEdges: []); Spacer()
                }
            },
            Law("a background of views respects the bar", .apple, tall, safeArea: covered, [(0, 50, 200, 44), (0, 50, 200, 44)]) {
                VStack(spacing: 0) {
                    Color.red.frame(height: 44).background { Color.blue }
                    Spacer()
                }
            },
            Law("a background away from bars", .recorded, tall, safeArea: covered, [(80, 150, 40, 20), (80, 150, 40, 20)]) {
                box(40, 20).background(Color.blue)
            },
            Law("an inset at the bottom", .recorded, (100, 200), [(0, 0, 100, 162), (0, 170, 100, 30)]) {
                Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30) }
            },
            Law("an inset that is ignored", .recorded, (100, 200), [(0, 0, 100, 200), (0, 0, 100, 30)]) {
                Color.red.ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) }
            },
            Law(
                "insets at all edges", .reconstructed,
                [(18, 28, 144, 24), (0, 28, 10, 24), (0, 0, 162, 20), (170, 0, 30, 52), (0, 60, 200, 40)]
            ) {
                Color.red.safeAreaInset(edge: .leading) { Color.green.frame(width: 10) }
                    .safeAreaInset(edge: .top) { Color.blue.frame(height: 20) }
                    .safeAreaInset(edge: .trailing) { Color.gray.frame(width: 30) }
                    .safeAreaInset(edge: .bottom) { Color.yellow.frame(height: 40) }
            },
            Law("padding of the safe area", .reconstructed, [(20, 10, 140, 60)]) {
                Color.red.safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
            },
            Law("rows below an inset", .recorded, (100, 150), (0..<6).map { (0, 20 + CGFloat($0) * 30, 100, 30) }) {
                ScrollView { VStack(spacing: 0) { ForEach(0..<6, id: \.self) { _ in Color.green.frame(height: 30) } } }
                    .safeAreaPadding(.vertical, 20)
            },
        ]
    }

    static var choices: [Law] {
        let fitting: (CGFloat) -> Law = { width in
            let shown: CGFloat = width >= 150 ? 150 : width >= 100 ? 100 : 50
            return Law("what fits in \(width)", .apple, [((200 - shown) / 2, 40, shown, 20)]) {
                ViewThatFits(in: .horizontal) {
                    box(150, 20); box(100, 20); box(50, 20)
                }
                .frame(width: width)
            }
        }
        return [fitting(160), fitting(150), fitting(120), fitting(60), fitting(40)] + [
            Law("what fits in both directions", .apple, [(75, 45, 50, 10)]) {
                ViewThatFits {
                    box(100, 120); box(50, 10)
                }
            },
            Law("what fits vertically", .apple, [(-50, 45, 300, 10)]) {
                ViewThatFits(in: .vertical) {
                    box(100, 120); box(300, 10)
                }
            },
            Law("as wide as the container", .apple, [(0, 40, 200, 20)]) { Color.red.frame(height: 20).containerRelativeFrame(.horizontal) },
            Law("half of the container", .apple, [(50, 25, 100, 50)]) {
                Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
            },
            Law("a third of the container", .apple, [(70, 0, 60, 100)]) {
                Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10)
            },
            Law("two thirds of the container", .apple, [(35, 0, 130, 100)]) {
                Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
            },
            Law("pages of a scroll view", .apple, [(0, 0, 200, 100), (200, 0, 200, 100)]) {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) { ForEach(0..<2, id: \.self) { _ in Color.red.containerRelativeFrame([.horizontal, .vertical]) } }
                }
            },
        ]
    }
}
