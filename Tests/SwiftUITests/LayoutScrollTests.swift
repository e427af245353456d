import SwiftUI
import Testing

@MainActor struct LayoutScrollTests {
    private struct Rows: View {
        var count: Int
        var width: CGFloat = 120
        var body: some View {
            VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.blue.frame(width: width, height: 20) } }
        }
    }

    private func scrollView(_ hosted: Hosted<some View>) -> UIScrollView? { find(UIScrollView.self, in: hosted.controller.view) }

    private func find<V: UIView>(_ type: V.Type, in view: UIView?) -> V? {
        guard let view else { return nil }
        if let found = view as? V { return found }
        return view.subviews.lazy.compactMap { find(type, in: $0) }.first
    }

    // Sizes of scroll views: recorded frames of iamcgn/swiftui-web, scroll/*.

    @Test func `a scroll view is as long as its place and as wide as its content`() throws {
        let view = try #require(scrollView(Hosted(CGSize(width: 300, height: 200)) { ScrollView { Rows(count: 20) } }))
        #expect(view.frame == CGRect(x: 90, y: 0, width: 120, height: 200))
        #expect(view.contentSize == CGSize(width: 120, height: 400))
        #expect(view.contentOffset == .zero)
    }

    @Test func `a horizontal scroll view is as high as its content`() throws {
        let hosted = Hosted(CGSize(width: 300, height: 200)) {
            ScrollView(.horizontal) { HStack(spacing: 8) { ForEach(0..<12, id: \.self) { _ in Color.red.frame(width: 60, height: 40) } } }
        }
        let view = try #require(scrollView(hosted))
        #expect(view.frame == CGRect(x: 0, y: 80, width: 300, height: 40))
        #expect(view.contentSize == CGSize(width: 808, height: 40))
    }

    @Test func `a scroll view takes what a stack leaves`() throws {
        let hosted = Hosted(CGSize(width: 300, height: 200)) {
            VStack(spacing: 0) {
                Color.red.frame(height: 16)
                ScrollView { Rows(count: 20) }
                Color.red.frame(height: 16)
            }
        }
        #expect(scrollView(hosted)?.frame == CGRect(x: 90, y: 16, width: 120, height: 168))
    }

    @Test func `content may be wider than the place`() throws {
        let hosted = Hosted(CGSize(width: 300, height: 200)) { ScrollView { Color.blue.frame(width: 400, height: 400) } }
        #expect(scrollView(hosted)?.frame == CGRect(x: -50, y: 0, width: 400, height: 200))
    }

    @Test func `an anchor says where a scroll view begins`() throws {
        let hosted = Hosted(CGSize(width: 300, height: 200)) { ScrollView { Rows(count: 20) }.defaultScrollAnchor(.bottom) }
        #expect(scrollView(hosted)?.contentOffset == CGPoint(x: 0, y: 200))
    }

    @Test func `short content is aligned by an anchor`() throws {
        let hosted = Hosted(CGSize(width: 300, height: 200)) {
            ScrollView { Rows(count: 3) }.defaultScrollAnchor(.bottom, for: .alignment)
        }
        #expect(hosted.frames.map(\.minY) == [140, 160, 180])
    }

    @Test func `in a language from right to left a row begins at its end`() throws {
        let hosted = Hosted(CGSize(width: 200, height: 80)) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) { ForEach(0..<6, id: \.self) { _ in Color.red.frame(width: 50, height: 40) } }
            }
            .frame(width: 180, height: 60)
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(hosted.frames.map(\.minX) == [140, 80, 20, -40, -100, -160])
    }

    @Test func `margins are around the content`() throws {
        let hosted = Hosted(CGSize(width: 300, height: 200)) {
            ScrollView { Rows(count: 20) }.contentMargins(20, for: .scrollContent)
        }
        let view = try #require(scrollView(hosted))
        #expect(view.frame.width == 160)
        #expect(hosted.frames.first == CGRect(x: 90, y: 20, width: 120, height: 20))
    }

    private final class Remote {
        var proxy: ScrollViewProxy?
    }

    @Test func `a reader scrolls to a view`() throws {
        let remote = Remote()
        let hosted = Hosted(CGSize(width: 300, height: 200)) {
            ScrollViewReader { proxy in
                let _ = remote.proxy = proxy
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { index in Color.blue.frame(width: 120, height: 20).id("row\(index)") }
                    }
                }
            }
        }
        let view = try #require(scrollView(hosted))
        func offset(_ id: String, _ anchor: UnitPoint?) -> CGFloat {
            remote.proxy?.scrollTo(id, anchor: anchor)
            hosted.window.commit()
            return view.contentOffset.y
        }
        // Recorded in scroll/scroll-to.
        #expect(offset("row15", nil) == CGFloat(120))
        #expect(offset("row3", .top) == CGFloat(60))
        #expect(offset("row10", .center) == CGFloat(110))
        #expect(offset("row0", nil) == CGFloat(0))
    }

    private struct Positioned: View {
        @State private var position: Int? = 10
        let location: (Binding<Int?>) -> Void
        var body: some View {
            location($position)
            return ScrollView {
                VStack(spacing: 0) { ForEach(0..<30, id: \.self) { _ in Color.blue.frame(width: 120, height: 40) } }.scrollTargetLayout()
            }
            .scrollPosition(id: $position)
        }
    }

    @Test func `a binding says where a scroll view is, and is told`() throws {
        var position: Binding<Int?>?
        let hosted = Hosted(CGSize(width: 375, height: 600)) { Positioned { position = $0 } }
        let view = try #require(scrollView(hosted))
        position?.wrappedValue = 12
        hosted.window.commit()
        #expect(view.contentOffset.y == CGFloat(0))
        position?.wrappedValue = 20
        hosted.window.commit()
        #expect(view.contentOffset.y == CGFloat(240))
        view.contentOffset.y = 200
        hosted.window.commit()
        #expect(position?.wrappedValue == 5)
    }

    @Test func `a scroll view tells what it shows`() throws {
        var told: [CGFloat] = []
        let hosted = Hosted(CGSize(width: 300, height: 200)) {
            ScrollView { Rows(count: 20) }.onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
            } action: {
                told.append($1)
            }
        }
        scrollView(hosted)?.contentOffset.y = 30
        hosted.window.commit()
        #expect(told == [0, 30])
    }

    @Test func `modifiers are those of UIKit's scroll view`() throws {
        let hosted = Hosted {
            ScrollView { Rows(count: 20) }.scrollIndicators(.hidden).scrollDisabled(true).scrollTargetBehavior(.paging)
                .scrollBounceBehavior(.basedOnSize).scrollDismissesKeyboard(.interactively).scrollClipDisabled()
        }
        let view = try #require(scrollView(hosted))
        #expect(!view.showsVerticalScrollIndicator && !view.isScrollEnabled && view.isPagingEnabled)
        #expect(!view.alwaysBounceVertical && view.keyboardDismissMode == .interactive && !view.clipsToBounds)
    }

    @Test func `frames are told in a scroll view's space`() {
        var frames: [CGRect] = []
        let hosted = Hosted(CGSize(width: 300, height: 200)) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 50, height: 300)
                    GeometryReader { proxy in
                        let _ = frames.append(proxy.frame(in: .scrollView))
                        Color.blue
                    }
                    .frame(width: 40, height: 100)
                }
            }
        }
        scrollView(hosted)?.contentOffset.y = 100
        hosted.window.commit()
        #expect(frames == [CGRect(x: 5, y: 300, width: 40, height: 100), CGRect(x: 5, y: 200, width: 40, height: 100)])
    }
}
