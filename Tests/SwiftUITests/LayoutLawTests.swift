import SwiftUI
import Testing

/// What is known of a small layout, and from where.
@MainActor struct Law {
    enum Source: String, CaseIterable {
        /// Apple's documentation of the modifier or view.
        case apple = "Apple's documentation"
        /// Frames that iamcgn/swiftui-web recorded of SwiftUI on an iPhone and a Mac (Fixtures/Goldens).
        case recorded = "recorded frames"
        /// The rules that OpenSwiftUI reconstructs from SwiftUICore (Sources/OpenSwiftUICore/Layout), and the layouts of its tests.
        case reconstructed = "OpenSwiftUI's reconstruction"
        /// Articles: objc.io's "Thinking in SwiftUI", "The SwiftUI Lab".
        case article = "articles"
    }

    let name: String
    let source: Source
    let size: CGSize
    let safeArea: UIEdgeInsets
    let frames: [CGRect]
    let view: () -> AnyView

    /// - Parameters:
    ///   - frames: the frames of the views that draw something, in the order in which they are drawn.
    init(
        _ name: String, _ source: Source, _ size: (CGFloat, CGFloat), safeArea: UIEdgeInsets = .zero,
        _ frames: [(CGFloat, CGFloat, CGFloat, CGFloat)], @ViewBuilder _ view: @escaping () -> some View
    ) {
        self.name = name
        self.source = source
        self.size = CGSize(width: size.0, height: size.1)
        self.safeArea = safeArea
        self.frames = frames.map { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
        self.view = { AnyView(view()) }
    }

    init(
        _ name: String, _ source: Source, _ frames: [(CGFloat, CGFloat, CGFloat, CGFloat)],
        @ViewBuilder _ view: @escaping () -> some View
    ) {
        self.init(name, source, (200, 100), frames, view)
    }
}

/// A coloured view of a size.
@MainActor func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

@MainActor struct LayoutLawTests {
    private static var all: [Law] {
        alignments + paddings + frames + ratios + stacks + spacers + places + guides + mirrored + grids + safeAreas + choices
    }

    /// Whether two rectangles are on the same pixels: recorded frames are not rounded to pixels, those that are shown are.
    private func isSame(_ left: CGRect, _ right: CGRect) -> Bool {
        abs(left.minX - right.minX) <= 0.51 && abs(left.minY - right.minY) <= 0.51 && abs(left.width - right.width) <= 0.51
            && abs(left.height - right.height) <= 0.51
    }

    @Test func `layouts are as they are known to be`() {
        let laws = Self.all
        #expect(laws.count >= 200)
        #expect(Set(laws.map(\.name)).count == laws.count)
        for law in laws {
            // Views without an extent are put, but cannot be seen.
            let shown = Hosted(law.size, safeArea: law.safeArea) { law.view() }.frames.filter { !$0.isEmpty }
            let isKept = shown.count == law.frames.count && zip(shown, law.frames).allSatisfy { isSame($0, $1) }
            #expect(isKept, "\(law.name) (\(law.source.rawValue)): \(shown) instead of \(law.frames)")
        }
        for source in Law.Source.allCases {
            let count = laws.filter { $0.source == source }.count
            print("layout laws by \(source.rawValue): \(count)")
        }
    }

    /// As wide as the longest of its steps that fits, as a text is that breaks between words.
    private struct Steps: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: [200, 120].first { $0 <= proposal.width ?? .infinity } ?? 60, height: 20)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
    }

    // Tables of swift-markdown-ui, recorded on iOS 16 (Suites.md, gridShares).
    @Test func `columns of a grid get equal parts, and what the others leave only if the grid's height is free or they fill theirs`() {
        func widths(_ grid: some View) -> [CGFloat] { Hosted(CGSize(width: 300, height: 100)) { grid }.frames.map(\.width) }
        func steps() -> some View { Steps { Color.blue } }
        let one = Grid(horizontalSpacing: 0) {
            GridRow {
                box(40, 20); steps()
            }
        }
        let three = Grid(horizontalSpacing: 0) {
            GridRow {
                steps(); steps(); steps()
            }
        }
        #expect(widths(one) == [40, 120])
        #expect(widths(one.fixedSize(horizontal: false, vertical: true)) == [40, 200])
        #expect(widths(three.fixedSize(horizontal: false, vertical: true)) == [60, 60, 60])
        #expect(
            widths(
                Grid(horizontalSpacing: 0) {
                    GridRow {
                        box(40, 20); Color.blue.frame(height: 20)
                    }
                }) == [40, 260])
    }

    // The distance between texts is recorded in ios/layout/basics: 2 points between two body texts. The distance to other views is that
    // fixture's formula (Text+Spacing.swift of the reconstruction) with the metrics of this font.
    @Test func `texts are closer to texts than to other views`() {
        let hosted = Hosted {
            VStack(alignment: .leading) {
                Text("One"); Text("Two"); box(10, 10); Text("Three")
            }
        }
        let frames = hosted.frames
        let font = UIFont.preferredFont(forTextStyle: .body), line = font.ascender - font.descender
        #expect(abs(frames[1].minY - frames[0].maxY - 2) < 0.51)
        #expect(abs(frames[2].minY - frames[1].maxY - (line * 1.1 - font.capHeight)) < 0.84)
        #expect(abs(frames[3].minY - frames[2].maxY - (line * 1.1 - font.ascender)) < 0.84)
    }

    @Test func `rows of texts keep the distances of texts`() {
        let hosted = Hosted {
            VStack(alignment: .leading) {
                HStack { Text("One") }
                HStack { Text("Two") }
            }
        }
        #expect(abs(hosted.frames[1].minY - hosted.frames[0].maxY - 2) < 0.51)
    }

    // A text keeps as many lines as fit, at least one (recorded in pressure/heights).
    @Test func `a text in too little room has fewer lines`() {
        let text = "Layout must wrap this sentence onto several lines inside a narrow frame."
        let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
        func height(_ room: CGFloat) -> CGFloat {
            Hosted(CGSize(width: 120, height: 300)) { Text(text).frame(width: 110, height: room) }.frames[0].height
        }
        #expect(abs(height(8) - line) < 1)
        #expect(abs(height(line * 1.5) - line) < 1)
        #expect(height(line * 3.4) > line * 2.9)
    }
}
