import SwiftUI
import Testing

@MainActor struct LayoutLazyTests {
    private final class Counter { var made: Set<Int> = [] }

    private struct Row: View {
        let index: Int
        let counter: Counter
        var body: some View {
            counter.made.insert(index)
            return Color.blue.frame(width: 200, height: 20)
        }
    }

    private func find<V: UIView>(_ type: V.Type, in view: UIView?) -> V? {
        guard let view else { return nil }
        if let found = view as? V { return found }
        return view.subviews.lazy.compactMap { find(type, in: $0) }.first
    }

    @Test func `of 10,000 rows those are made that are visible`() throws {
        let counter = Counter()
        let hosted = Hosted(CGSize(width: 300, height: 600)) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { Row(index: $0, counter: counter) } } }
        }
        #expect((30...32).contains(counter.made.count))
        #expect(hosted.frames.count == 30)
        let view = try #require(find(UIScrollView.self, in: hosted.controller.view))
        #expect(view.contentSize == CGSize(width: 300, height: 200_000))
        view.contentOffset.y = 100_010
        hosted.window.commit()
        #expect((60...65).contains(counter.made.count))
        #expect(hosted.frames.count == 31)
        #expect(hosted.frames.map(\.minY).min() == -10)
    }

    @Test func `a lazy grid makes the lines that are visible`() {
        let counter = Counter()
        let hosted = Hosted(CGSize(width: 300, height: 200)) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
                    ForEach(0..<3_000, id: \.self) { Row(index: $0, counter: counter) }
                }
            }
        }
        // Lines of 20 points, 8 points apart, of three cells.
        #expect(hosted.frames.count == 24)
        #expect(counter.made.count <= 27)
    }

    private final class Remote { var proxy: ScrollViewProxy? }

    @Test func `a reader finds rows that have not been made`() throws {
        let remote = Remote(), counter = Counter()
        let hosted = Hosted(CGSize(width: 300, height: 200)) {
            ScrollViewReader { proxy in
                let _ = remote.proxy = proxy
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<200, id: \.self) { Row(index: $0, counter: counter) } } }
            }
        }
        remote.proxy?.scrollTo(100, anchor: .top)
        hosted.window.commit()
        // Recorded in lazy/laziness.
        #expect(find(UIScrollView.self, in: hosted.controller.view)?.contentOffset.y == CGFloat(2_000))
        #expect(counter.made.count < 30)
    }

    private struct Changing: View {
        @State private var rows = Array(0..<5)
        let location: (Binding<[Int]>) -> Void
        var body: some View {
            location($rows)
            return ScrollView {
                LazyVStack(alignment: .leading, spacing: 2) {
                    Text("Title")
                    ForEach(rows, id: \.self) { row in
                        if row != 2 { Text("Row \(row)") }
                    }
                    Text("End")
                }
            }
        }
    }

    @Test func `rows come and go`() {
        var rows: Binding<[Int]>?
        let hosted = Hosted(CGSize(width: 300, height: 400)) { Changing { rows = $0 } }
        #expect(hosted.texts == ["Title", "Row 0", "Row 1", "Row 3", "Row 4", "End"])
        rows?.wrappedValue = [4, 7]
        hosted.window.commit()
        #expect(hosted.texts == ["Title", "Row 4", "Row 7", "End"])
    }

    @Test func `rows of different heights are placed by their own`() {
        let hosted = Hosted(CGSize(width: 300, height: 300)) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Color.red.frame(height: CGFloat(10 + $0 % 3 * 10)) } }
            }
        }
        #expect(hosted.frames.prefix(4).map(\.minY) == [0, 10, 30, 60])
        #expect(hosted.frames.count == 15)
    }

    @Test func `a stack without an end shows its beginning`() {
        let hosted = Hosted(CGSize(width: 300, height: 300)) {
            ScrollView { LazyVStack(spacing: -10) { ForEach(0..<Int.max, id: \.self) { Text("Row \($0)").frame(height: 40) } } }
        }
        #expect(hosted.texts.prefix(3) == ["Row 0", "Row 1", "Row 2"] && hosted.texts.count < 20)
    }

    // Apple's documentation of pinnedViews: a header stays at the top while its section is visible.
    @Test func `headers stay while their section is visible`() throws {
        let hosted = Hosted(CGSize(width: 300, height: 200)) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<3, id: \.self) { section in
                        Section {
                            ForEach(0..<8, id: \.self) { _ in Color.blue.frame(width: 200, height: 20) }
                        } header: {
                            Color.gray.frame(width: 100, height: 24)
                        }
                    }
                }
            }
        }
        let view = try #require(find(UIScrollView.self, in: hosted.controller.view))
        func headers(_ offset: CGFloat) -> [CGFloat] {
            view.contentOffset.y = offset
            hosted.window.commit()
            return hosted.frames.filter { $0.width == CGFloat(100) }.map(\.minY)
        }
        #expect(headers(0) == [0, 184])
        #expect(headers(100) == [0, 84])
        #expect(headers(170) == [-10, 14, 198])
    }
}
