import SwiftUI
import Testing

@MainActor struct StackLawTests {
    @Test func `a stack shares its room between flexible views`() {
        let hosted = Hosted {
            HStack(spacing: 0) {
                Color.red; Color.blue
            }
        }
        #expect(hosted.frames == [CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 100, y: 0, width: 100, height: 100)])
    }

    @Test func `the default distance is 8 points`() {
        let hosted = Hosted {
            HStack {
                Color.red; Color.blue
            }
        }
        #expect(hosted.frames.map(\.width) == [96, 96])
        #expect(hosted.frames.map(\.minX) == [0, 104])
    }

    @Test func `the least flexible view is asked first`() {
        let hosted = Hosted {
            HStack(spacing: 0) {
                Color.red
                Color.blue.frame(width: 150)
            }
        }
        #expect(hosted.frames.map(\.width) == [50, 150])
    }

    @Test func `a higher priority takes the room first`() {
        let hosted = Hosted {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20)
                Color.blue.layoutPriority(1)
            }
        }
        #expect(hosted.frames.map(\.width) == [20, 180])
    }

    @Test func `a spacer pushes views to the ends`() {
        let hosted = Hosted {
            HStack {
                Color.red.frame(width: 20, height: 20)
                Spacer()
                Color.blue.frame(width: 30, height: 30)
            }
        }
        #expect(hosted.frames == [CGRect(x: 0, y: 40, width: 20, height: 20), CGRect(x: 170, y: 35, width: 30, height: 30)])
    }

    @Test func `in a language from right to left rows are mirrored`() {
        let hosted = Hosted {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20)
                Color.blue.frame(width: 30, height: 20).padding(.leading, 10)
                Spacer()
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(hosted.frames.map(\.minX) == [180, 140])
    }

    @Test func `padding is 16 points`() {
        let hosted = Hosted { Color.red.padding() }
        #expect(hosted.frames == [CGRect(x: 16, y: 16, width: 168, height: 68)])
    }

    @Test func `an overlay is laid out in the size of its view`() {
        let hosted = Hosted {
            Color.red.frame(width: 60, height: 40).overlay(alignment: .bottomTrailing) { Color.blue.frame(width: 10, height: 10) }
        }
        #expect(hosted.frames == [CGRect(x: 70, y: 30, width: 60, height: 40), CGRect(x: 120, y: 60, width: 10, height: 10)])
    }

    @Test func `texts are as large as labels`() {
        let hosted = Hosted {
            VStack(alignment: .leading, spacing: 0) {
                Text("Hello"); Text("A longer text").font(.title)
            }
        }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .title1)
        label.text = "A longer text"
        #expect(hosted.frames[1].size == label.intrinsicContentSize)
        #expect(hosted.frames[0].minX == hosted.frames[1].minX)
    }

    struct Counter: View {
        @State private var count = 1
        let location: (Binding<Int>) -> Void
        var body: some View {
            location($count)
            return VStack { ForEach(0..<count, id: \.self) { Text("Row \($0)") } }
        }
    }

    @Test func `a changed state is shown after the next layout`() throws {
        var binding: Binding<Int>?
        let hosted = Hosted { Counter { binding = $0 } }
        #expect(hosted.texts == ["Row 0"])
        binding?.wrappedValue = 3
        hosted.window.commit()
        #expect(hosted.texts == ["Row 0", "Row 1", "Row 2"])
    }
}
