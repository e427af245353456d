import SwiftUI

extension LayoutLawTests {
    private static var nine: [(name: String, alignment: Alignment, column: Int, row: Int)] {
        [
            ("top leading", .topLeading, 0, 0), ("top", .top, 1, 0), ("top trailing", .topTrailing, 2, 0), ("leading", .leading, 0, 1),
            ("center", .center, 1, 1), ("trailing", .trailing, 2, 1), ("bottom leading", .bottomLeading, 0, 2),
            ("bottom", .bottom, 1, 2), ("bottom trailing", .bottomTrailing, 2, 2),
        ]
    }

    /// Frames, layers and stacks align what is inside.
    static var alignments: [Law] {
        nine.flatMap { name, alignment, column, row in
            let x = [CGFloat(50), 80, 110][column], y = [CGFloat(20), 40, 60][row]
            let wideX = [CGFloat(0), 80, 160][column], wideY = [CGFloat(0), 40, 80][row]
            return [
                Law("frame, \(name)", .apple, [(x, y, 40, 20)]) { box(40, 20).frame(width: 100, height: 60, alignment: alignment) },
                Law("ZStack, \(name)", .apple, [(50, 20, 100, 60), (x, y, 40, 20)]) {
                    ZStack(alignment: alignment) {
                        box(100, 60); box(40, 20)
                    }
                },
                Law("overlay, \(name)", .apple, [(50, 20, 100, 60), (x, y, 40, 20)]) {
                    box(100, 60).overlay(alignment: alignment) { box(40, 20) }
                },
                Law("background, \(name)", .apple, [(x, y, 40, 20), (50, 20, 100, 60)]) {
                    box(100, 60).background(alignment: alignment) { box(40, 20) }
                },
                Law("frame without end, \(name)", .apple, [(wideX, wideY, 40, 20)]) {
                    box(40, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
                },
            ]
        }
    }

    static var paddings: [Law] {
        let color = Color.red
        return [
            Law("padding", .recorded, [(16, 16, 168, 68)]) { color.padding() },
            Law("padding at edges", .recorded, [(32, 17, 164, 64)]) {
                color.padding(.leading, 30).padding(.vertical).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            },
            Law("padding, top", .apple, [(0, 16, 200, 84)]) { color.padding(.top) },
            Law("padding, leading", .apple, [(16, 0, 184, 100)]) { color.padding(.leading) },
            Law("padding, bottom", .apple, [(0, 0, 200, 84)]) { color.padding(.bottom) },
            Law("padding, trailing", .apple, [(0, 0, 184, 100)]) { color.padding(.trailing) },
            Law("padding, horizontal", .apple, [(16, 0, 168, 100)]) { color.padding(.horizontal) },
            Law("padding, vertical", .apple, [(0, 16, 200, 68)]) { color.padding(.vertical) },
            Law("padding, 20", .apple, [(20, 20, 160, 60)]) { color.padding(20) },
            Law("padding, none", .apple, [(0, 0, 200, 100)]) { color.padding(0) },
            Law("padding, inwards", .apple, [(-10, -10, 220, 120)]) { color.padding(-10) },
            Law("padding, two edges", .apple, [(0, 25, 175, 75)]) { color.padding([.top, .trailing], 25) },
            Law("padding, insets", .apple, [(20, 10, 165, 60)]) {
                color.padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15))
            },
            Law("padding around a fixed size, top", .reconstructed, [(75, 50, 50, 30)]) { box(50, 30).padding(.top, 30) },
            Law("padding around a fixed size, bottom", .reconstructed, [(75, 20, 50, 30)]) { box(50, 30).padding(.bottom, 30) },
            Law("padding around a fixed size, leading", .reconstructed, [(90, 35, 50, 30)]) { box(50, 30).padding(.leading, 30) },
            Law("padding around a fixed size, trailing", .reconstructed, [(60, 35, 50, 30)]) { box(50, 30).padding(.trailing, 30) },
            Law("padding with backgrounds", .reconstructed, [(45, 5, 110, 90), (65, 25, 70, 50), (75, 35, 50, 30)]) {
                box(50, 30).padding(10).background(Color.green).padding(20).background(Color.red)
            },
            Law("padding in a column", .reconstructed, [(0, 2.5, 200, 50), (0, 2.5, 200, 30), (0, 52.5, 200, 45), (0, 67.5, 200, 30)]) {
                VStack(spacing: 0) {
                    color.frame(height: 30).padding(.bottom, 20).background(Color.blue)
                    color.frame(height: 30).padding(.top, 15).background(Color.blue)
                }
            },
            Law("padding in a row", .reconstructed, [(30, 0, 75, 100), (30, 0, 50, 100), (105, 0, 65, 100), (120, 0, 50, 100)]) {
                HStack(spacing: 0) {
                    color.frame(width: 50).padding(.trailing, 25).background(Color.blue)
                    color.frame(width: 50).padding(.leading, 15).background(Color.blue)
                }
            },
        ]
    }

    static var frames: [Law] {
        let color = Color.red
        let wide: (CGFloat, CGFloat) = (300, 100)
        return [
            Law("least width", .recorded, wide, [(100, 40, 100, 20), (130, 40, 40, 20)]) {
                box(40, 20).frame(minWidth: 100).background(Color.blue)
            },
            Law("most width", .recorded, wide, [(50, 40, 200, 20), (130, 40, 40, 20)]) {
                box(40, 20).frame(maxWidth: 200).background(Color.blue)
            },
            Law("width without end", .recorded, wide, [(0, 40, 300, 20), (130, 40, 40, 20)]) {
                box(40, 20).frame(minWidth: 50, maxWidth: .infinity).background(Color.blue)
            },
            Law("ideal width", .recorded, wide, [(75, 40, 150, 20), (130, 40, 40, 20)]) {
                box(40, 20).frame(idealWidth: 150).fixedSize().background(Color.blue)
            },
            Law("most width and height", .recorded, wide, [(90, 40, 120, 20)]) { color.frame(maxWidth: 120, maxHeight: 20) },
            Law("most width below the content's", .recorded, wide, [(50, 40, 200, 20), (25, 40, 250, 20)]) {
                box(250, 20).frame(maxWidth: 200).background(Color.blue)
            },
            Law("frame with its content at a corner", .recorded, (200, 200), [(40, 60, 40, 40)]) {
                box(40, 40).frame(width: 120, height: 80, alignment: .topLeading)
            },
            Law("a size that is fixed is the ideal one", .recorded, (200, 200), [(95, 95, 10, 10)]) { color.fixedSize() },
            Law("a width that is fixed", .reconstructed, [(95, 0, 10, 100)]) { color.fixedSize(horizontal: true, vertical: false) },
            Law("a height that is fixed", .reconstructed, [(0, 45, 200, 10)]) { color.fixedSize(horizontal: false, vertical: true) },
            Law("nothing that is fixed", .reconstructed, [(0, 0, 200, 100)]) { color.fixedSize(horizontal: false, vertical: false) },
            Law("a fixed width in a frame", .recorded, [(95, 35, 10, 30)]) {
                Color.blue.fixedSize(horizontal: true, vertical: false).frame(height: 30)
            },
            Law("ideal size of a shape", .apple, [(95, 45, 10, 10)]) { Rectangle().fixedSize() },
            Law("ideal size of a circle", .apple, [(95, 45, 10, 10)]) { Circle().fixedSize() },
            Law("ideal size of a geometry reader", .article, [(95, 45, 10, 10)]) { GeometryReader { _ in color }.fixedSize() },
            Law("least width above what is offered", .reconstructed, wide, [(-50, 0, 400, 100)]) { color.frame(minWidth: 400) },
            Law("least width of what takes all", .reconstructed, wide, [(0, 0, 300, 100)]) { color.frame(minWidth: 100) },
            Law("least width below the content's", .reconstructed, wide, [(130, 40, 40, 20), (130, 40, 40, 20)]) {
                box(40, 20).frame(minWidth: 20).background(Color.blue)
            },
            Law("most width of what takes all", .reconstructed, wide, [(100, 0, 100, 100)]) { color.frame(maxWidth: 100) },
            Law("ideal width, asked for", .reconstructed, wide, [(125, 0, 50, 100)]) {
                color.frame(idealWidth: 50).fixedSize(horizontal: true, vertical: false)
            },
            Law("ideal width, not asked for", .reconstructed, wide, [(0, 0, 300, 100)]) { color.frame(idealWidth: 50) },
            Law("three widths", .reconstructed, wide, [(50, 0, 200, 100)]) {
                color.frame(minWidth: 100, idealWidth: 150, maxWidth: 200)
            },
            Law("three widths, the ideal one", .reconstructed, wide, [(75, 45, 150, 10)]) {
                color.frame(minWidth: 100, idealWidth: 150, maxWidth: 200).fixedSize()
            },
            Law("limits without an offer", .reconstructed, wide, [(100, 45, 100, 10)]) {
                color.frame(minWidth: 100, maxWidth: 200).fixedSize()
            },
            Law("a width below zero is none", .reconstructed, wide, [(0, 0, 300, 100)]) { color.frame(width: -5) },
            Law("most height", .reconstructed, wide, [(0, 30, 300, 40)]) { color.frame(maxHeight: 40) },
            Law("least height", .reconstructed, wide, [(0, -20, 300, 140)]) { color.frame(minHeight: 140) },
            Law("a width", .apple, wide, [(125, 0, 50, 100)]) { color.frame(width: 50) },
            Law("a height", .apple, wide, [(0, 35, 300, 30)]) { color.frame(height: 30) },
            Law("a frame smaller than its content", .apple, [(50, 0, 100, 100)]) { box(100, 100).frame(width: 40, height: 40) },
            Law("views in a geometry reader begin at its corner", .reconstructed, [(0, 0, 100, 50), (0, 0, 50, 25)]) {
                GeometryReader { proxy in
                    Color.blue.frame(width: proxy.size.width / 2, height: proxy.size.height / 2)
                    Color.red.frame(width: proxy.size.width / 4, height: proxy.size.height / 4)
                }
            },
        ]
    }

    static var ratios: [Law] {
        let color = Color.red
        func law(_ name: String, _ ratio: CGFloat?, _ mode: ContentMode, _ frame: (CGFloat, CGFloat, CGFloat, CGFloat)) -> Law {
            Law("ratio \(name)", .apple, [frame]) { color.aspectRatio(ratio, contentMode: mode) }
        }
        return [
            law("1, fit", 1, .fit, (50, 0, 100, 100)), law("2, fit", 2, .fit, (0, 0, 200, 100)),
            law("4, fit", 4, .fit, (0, 25, 200, 50)), law("1:2, fit", 0.5, .fit, (75, 0, 50, 100)),
            law("1, fill", 1, .fill, (0, -50, 200, 200)), law("4, fill", 4, .fill, (-100, 0, 400, 100)),
            law("1:2, fill", 0.5, .fill, (0, -150, 200, 400)), law("own, fit", nil, .fit, (50, 0, 100, 100)),
            law("own, fill", nil, .fill, (0, -50, 200, 200)),
            Law("ratio of a size", .apple, [(0, 0, 200, 100)]) { color.aspectRatio(CGSize(width: 20, height: 10), contentMode: .fit) },
            Law("ratio of ideal lengths", .reconstructed, [(0, 25, 200, 50)]) {
                color.frame(idealWidth: 40, idealHeight: 10).aspectRatio(contentMode: .fit)
            },
            Law("scaled to fit", .apple, [(50, 0, 100, 100)]) { color.scaledToFit() },
            Law("scaled to fill", .apple, [(0, -50, 200, 200)]) { color.scaledToFill() },
            Law("ratio without an offer", .reconstructed, [(95, 45, 10, 10)]) { color.aspectRatio(2, contentMode: .fit).fixedSize() },
            Law("ratio in a frame, fit", .reconstructed, [(87.5, 25, 25, 50)]) {
                color.aspectRatio(0.5, contentMode: .fit).frame(width: 100, height: 50)
            },
            Law("ratio in a frame, fill", .reconstructed, [(75, 0, 50, 100)]) {
                color.aspectRatio(0.5, contentMode: .fill).frame(width: 50, height: 100)
            },
            Law("ratio with one offer", .reconstructed, [(0, 0, 200, 100)]) {
                color.aspectRatio(2, contentMode: .fit).fixedSize(horizontal: false, vertical: true)
            },
        ]
    }
}
