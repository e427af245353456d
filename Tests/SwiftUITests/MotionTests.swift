import SwiftUI
import Testing

extension Hosted {
    /// Shows what has changed, and moves the timeline to a time.
    func advance(to time: Double) {
        window.commit()
        Timeline.current.advance(to: time)
        window.commit()
    }

    /// The frames of the leaves as animations show them, in window coordinates; transforms are left out.
    var presented: [CGRect] {
        leaves(of: controller.view).map { leaf in
            var rect = CGRect(origin: .zero, size: leaf.layer.presentation()?.bounds.size ?? .zero)
            for layer in sequence(first: leaf.layer, next: { $0.superlayer }) {
                guard layer !== window.layer, let shown = layer.presentation() else { break }
                rect.origin.x += shown.position.x - shown.bounds.width * shown.anchorPoint.x
                rect.origin.y += shown.position.y - shown.bounds.height * shown.anchorPoint.y
            }
            return rect
        }
    }

    /// The opacity at which a leaf is shown, with that of the views around it.
    var opacities: [Float] {
        leaves(of: controller.view).map { leaf in
            sequence(first: leaf.layer, next: { $0.superlayer }).reduce(1) { $0 * ($1.presentation()?.opacity ?? 1) }
        }
    }

    /// All views of a type.
    func views<View: UIView>(_ type: View.Type) -> [View] {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return all(controller.view).compactMap { $0 as? View }
    }
}

/// Lets a test change the state of a view.
@MainActor final class Handle<Value> {
    var binding: Binding<Value>?
    var value: Value? {
        get { binding?.wrappedValue }
        set { if let newValue { binding?.wrappedValue = newValue } }
    }
}

/// A view with a state that a test changes.
struct Stateful<Value, Content: View>: View {
    @State var value: Value
    let handle: Handle<Value>
    @ViewBuilder let content: (Value) -> Content
    init(_ value: Value, _ handle: Handle<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
        _value = State(initialValue: value)
        self.handle = handle
        self.content = content
    }
    var body: some View {
        handle.binding = $value
        return content(value)
    }
}

@MainActor struct MotionTests {
    @Test func `a changed frame moves with the animation`() {
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let handle = Handle<Bool>()
        let hosted = Hosted {
            Stateful(false, handle) { isWide in Color.red.frame(width: isWide ? 100 : 20, height: 20) }
        }
        #expect(hosted.presented.map(\.width) == [20])
        withAnimation(.linear(duration: 1)) { handle.value = true }
        hosted.advance(to: 0)
        #expect(hosted.presented.map(\.width) == [20])
        hosted.advance(to: 0.5)
        #expect(hosted.presented.map(\.width) == [60])
        hosted.advance(to: 1)
        #expect(hosted.presented.map(\.width) == [100])
    }

    @Test func `without an animation a change is there at once`() {
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let handle = Handle<Bool>()
        let hosted = Hosted { Stateful(false, handle) { isWide in Color.red.frame(width: isWide ? 100 : 20, height: 20) } }
        handle.value = true
        hosted.advance(to: 0)
        #expect(hosted.presented.map(\.width) == [100])
    }

    @Test func `an animation by value moves only what it surrounds`() {
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let handle = Handle<Bool>()
        let hosted = Hosted {
            Stateful(false, handle) { isWide in
                VStack(spacing: 0) {
                    Color.red.frame(width: isWide ? 100 : 20, height: 20).animation(.linear(duration: 1), value: isWide)
                    Color.blue.frame(width: isWide ? 100 : 20, height: 20)
                }
            }
        }
        handle.value = true
        hosted.advance(to: 0.5)
        #expect(hosted.presented.map(\.width) == [60, 100])
    }

    @Test func `a transaction can switch animations off`() {
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let handle = Handle<Bool>()
        let hosted = Hosted {
            Stateful(false, handle) { isWide in
                Color.red.frame(width: isWide ? 100 : 20, height: 20).transaction { $0.animation = nil }
            }
        }
        withAnimation(.linear(duration: 1)) { handle.value = true }
        hosted.advance(to: 0.25)
        #expect(hosted.presented.map(\.width) == [100])
    }

    @Test func `an angle turns by steps of the angle, not of the matrix`() throws {
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let handle = Handle<Double>()
        let hosted = Hosted { Stateful(0.0, handle) { Color.red.frame(width: 20, height: 20).rotationEffect(.degrees($0)) } }
        withAnimation(.linear(duration: 1)) { handle.value = 360 }
        hosted.advance(to: 0.25)
        let view = try #require(hosted.leaves(of: hosted.controller.view).first?.superview)
        #expect(abs(view.transform.b - 1) < 1e-9)
        hosted.advance(to: 1)
        #expect(abs(view.transform.a - 1) < 1e-9)
    }

    /// A line drawn with `stroke(style:)` is a shape itself, and its view has an animation for all its changes.
    @Test func `a stroked shape moves to its target`() {
        func ring(_ end: CGFloat) -> some View {
            Circle().trim(from: 0, to: end).stroke(style: StrokeStyle(lineWidth: 4)).foregroundColor(.green)
        }
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let handle = Handle<CGFloat>()
        let hosted = Hosted { Stateful(CGFloat(0.1), handle) { ring($0).animation(.linear(duration: 1)) } }
        hosted.advance(to: 0)
        handle.value = 0.8
        hosted.advance(to: 0.5)
        let middle = hosted.png
        for step in 6...10 { hosted.advance(to: Double(step) / 10) }
        #expect(hosted.png == Hosted { ring(0.8) }.png)
        #expect(middle != hosted.png)
    }

    @Test func `an animation that repeats forever is not waited for`() {
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let handle = Handle<Double>()
        let hosted = Hosted { Stateful(0.0, handle) { Color.red.frame(width: 20, height: 20).rotationEffect(.degrees($0)) } }
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { handle.value = 360 }
        hosted.advance(to: 0)
        #expect(Timeline.current.remaining == 0)
    }

    struct Wave: Shape {
        var height: CGFloat
        var animatableData: CGFloat {
            get { height }
            set { height = newValue }
        }
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: rect.height - height, width: rect.width, height: height)) }
    }

    @Test func `a shape's own value is drawn in steps`() throws {
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let handle = Handle<CGFloat>()
        let hosted = Hosted(CGSize(width: 20, height: 100)) { Stateful(CGFloat(0), handle) { Wave(height: $0).fill(.red) } }
        withAnimation(.linear(duration: 1)) { handle.value = 80 }
        hosted.advance(to: 0.5)
        #expect(hosted.color(CGPoint(x: 10, y: 58)) == .white)
        #expect(hosted.color(CGPoint(x: 10, y: 62)) != .white)
        hosted.advance(to: 1)
        #expect(hosted.color(CGPoint(x: 10, y: 22)) != .white)
    }

    @Test func `a fill changes its colour in steps`() throws {
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let handle = Handle<Bool>()
        let hosted = Hosted(CGSize(width: 20, height: 20)) {
            Stateful(false, handle) { Rectangle().fill($0 ? Color.black : .white) }
        }
        withAnimation(.linear(duration: 1)) { handle.value = true }
        hosted.advance(to: 0.5)
        let grey = hosted.color(CGPoint(x: 10, y: 10))
        #expect(abs(grey.red - 0.5) < 0.01)
    }

    struct Counter: View, @preconcurrency Animatable {
        var number: Double
        var animatableData: Double {
            get { number }
            set { number = newValue }
        }
        var body: some View { Text(verbatim: "\(Int(number.rounded()))") }
    }

    @Test func `the body of an animatable view is evaluated for each step`() {
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let handle = Handle<Double>()
        let hosted = Hosted { Stateful(0.0, handle) { Counter(number: $0) } }
        withAnimation(.linear(duration: 1)) { handle.value = 100 }
        hosted.advance(to: 0.25)
        #expect(hosted.texts == ["25"])
        hosted.advance(to: 1)
        #expect(hosted.texts == ["100"])
    }

    @Test func `a view comes and goes by a fade`() {
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let handle = Handle<Bool>()
        let hosted = Hosted { Stateful(false, handle) { if $0 { Color.red } } }
        withAnimation(.linear(duration: 1)) { handle.value = true }
        hosted.advance(to: 0.25)
        #expect(hosted.opacities == [0.25])
        hosted.advance(to: 1)
        #expect(hosted.opacities == [1])
        withAnimation(.linear(duration: 1)) { handle.value = false }
        hosted.advance(to: 1.75)
        #expect(hosted.opacities == [0.25])
        hosted.advance(to: 2)
        #expect(hosted.opacities.isEmpty || hosted.controller.view.subviews.isEmpty)
    }

    @Test func `a view moves in from an edge and out by another transition`() {
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let handle = Handle<Bool>()
        let hosted = Hosted {
            Stateful(false, handle) {
                if $0 {
                    Color.red.frame(width: 40, height: 20)
                        .transition(.asymmetric(insertion: .move(edge: .leading), removal: .offset(x: 0, y: 40)))
                }
            }
        }
        withAnimation(.linear(duration: 1)) { handle.value = true }
        hosted.advance(to: 0)
        #expect(hosted.presented.map(\.minX) == [40])
        hosted.advance(to: 0.5)
        #expect(hosted.presented.map(\.minX) == [60])
        hosted.advance(to: 1)
        #expect(hosted.presented.map(\.minX) == [80])
        withAnimation(.linear(duration: 1)) { handle.value = false }
        hosted.advance(to: 1.5)
        #expect(hosted.presented.map(\.minY) == [60])
        hosted.advance(to: 2)
        #expect(hosted.controller.view.subviews.isEmpty)
    }

    struct Grow: ViewModifier {
        let width: CGFloat
        func body(content: Content) -> some View { content.frame(width: width) }
    }

    @Test func `a transition by modifiers goes from the active one to the identity`() {
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let handle = Handle<Bool>()
        let hosted = Hosted {
            Stateful(false, handle) {
                if $0 { Color.red.frame(height: 20).transition(.modifier(active: Grow(width: 10), identity: Grow(width: 50))) }
            }
        }
        withAnimation(.linear(duration: 1)) { handle.value = true }
        hosted.advance(to: 0.5)
        #expect(hosted.presented.map(\.width) == [30])
    }

    struct Tabs: View {
        @Namespace private var space
        let isRight: Bool
        var body: some View {
            HStack(spacing: 0) {
                mark(!isRight).frame(width: 40, height: 20)
                mark(isRight).frame(width: 100, height: 20)
            }
        }
        @ViewBuilder func mark(_ isShown: Bool) -> some View {
            if isShown { Color.red.matchedGeometryEffect(id: "mark", in: space) } else { Color.clear }
        }
    }

    @Test func `a view with a matched geometry begins where the other one was`() {
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let handle = Handle<Bool>()
        let hosted = Hosted { Stateful(false, handle) { Tabs(isRight: $0) } }
        withAnimation(.linear(duration: 1)) { handle.value = true }
        hosted.advance(to: 0.5)
        // Half of the way from (30, width 40) to (70, width 100).
        #expect(hosted.presented.contains { $0.minX == 50 && $0.width == 70 })
        // The other one goes the same way.
        let leaving = hosted.views(UIView.self).first { $0.layer.presentation()?.opacity == 0.5 && $0.alpha == 0 }
        #expect(leaving?.layer.presentation()?.position.x == 85)
    }

    @Test func `phases follow each other`() {
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let hosted = Hosted {
            PhaseAnimator([20.0, 60.0]) {
                Color.red.frame(width: $0, height: 20)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        hosted.advance(to: 0)
        hosted.advance(to: 0.5)
        #expect(hosted.presented.map(\.width) == [40])
        hosted.advance(to: 1.5)
        #expect(hosted.presented.map(\.width) == [40])
        #expect(Timeline.current.remaining <= 1)
    }

    struct Values {
        var x = 0.0
        var size = 10.0
    }

    @Test func `keyframes move each property on its track`() {
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let handle = Handle<Int>()
        let hosted = Hosted {
            Stateful(0, handle) { count in
                KeyframeAnimator(initialValue: Values(), trigger: count) { values in
                    Color.red.frame(width: values.size, height: 10).offset(x: values.x)
                } keyframes: { _ in
                    KeyframeTrack(\.x) {
                        LinearKeyframe(10, duration: 1)
                        MoveKeyframe(30)
                        LinearKeyframe(20, duration: 1)
                    }
                    KeyframeTrack(\.size) { LinearKeyframe(30, duration: 2) }
                }
            }
        }
        #expect(hosted.presented.map(\.midX) == [100])
        handle.value = 1
        hosted.advance(to: 0)
        hosted.advance(to: 0.5)
        #expect(hosted.presented == [CGRect(x: 97.5, y: 45, width: 15, height: 10)])
        hosted.advance(to: 1.5)
        #expect(hosted.presented == [CGRect(x: 112.5, y: 45, width: 25, height: 10)])
    }

    @Test func `a timeline's view follows the run's time`() {
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let start = SimulatedRun.date
        let hosted = Hosted {
            TimelineView(.animation) { timeline in
                Text(verbatim: String(format: "%.2f", timeline.date.timeIntervalSince(start)))
            }
        }
        #expect(hosted.texts == ["0.00"])
        hosted.advance(to: 0.25)
        #expect(hosted.texts == ["0.25"])
        #expect(Timeline.current.remaining == 0)
    }

    @Test func `a completion is called when the motion is over`() {
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let handle = Handle<Bool>()
        var isDone = false
        let hosted = Hosted { Stateful(false, handle) { Color.red.opacity($0 ? 1 : 0) } }
        withAnimation(.linear(duration: 1)) {
            handle.value = true
        } completion: {
            isDone = true
        }
        hosted.advance(to: 0.9)
        #expect(!isDone)
        hosted.advance(to: 1)
        #expect(isDone)
    }

    @Test func `a new animation takes over without a jump`() {
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let handle = Handle<Double>()
        let hosted = Hosted { Stateful(0.0, handle) { Counter(number: $0) } }
        withAnimation(.linear(duration: 1)) { handle.value = 100 }
        hosted.advance(to: 0.5)
        withAnimation(.linear(duration: 1)) { handle.value = 0 }
        hosted.advance(to: 0.5)
        #expect(hosted.texts == ["50"])
        hosted.advance(to: 1.5)
        #expect(hosted.texts == ["0"])
    }

    @Test func `what is in a page of a navigation stack is animated, too`() {
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let handle = Handle<Bool>()
        let hosted = Hosted(CGSize(width: 300, height: 500)) {
            NavigationStack {
                Stateful(false, handle) { isWide in Color.red.frame(width: isWide ? 100 : 20, height: 20) }.navigationTitle("Title")
            }
        }
        withAnimation(.linear(duration: 1)) { handle.value = true }
        hosted.advance(to: 0.5)
        #expect(hosted.presented.contains { $0.width == 60 && $0.height == 20 })
    }

    @Test func `rows of a list are animated`() {
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let handle = Handle<Bool>()
        let hosted = Hosted(CGSize(width: 300, height: 500)) {
            Stateful(false, handle) { isFaint in List { Text("Row").opacity(isFaint ? 0 : 1) } }
        }
        withAnimation(.linear(duration: 1)) { handle.value = true }
        hosted.advance(to: 0.25)
        let rows = hosted.views(UILabel.self).filter { $0.text == "Row" }
        #expect(rows.map { $0.superview?.alpha } == [0.75])
    }

    @Test func `springs and their parts`() {
        let outer = Timeline.current
        Timeline.current = Timeline()
        defer { Timeline.current = outer }
        let spring = Spring(duration: 0.5, bounce: 0.2)
        #expect(abs(spring.dampingRatio - 0.8) < 1e-9)
        #expect(abs(spring.response - 0.5) < 1e-9)
        #expect(spring.value(target: 10.0, time: 10) - 10 < 1e-3)
        #expect(UnitCurve.easeInOut.value(at: 0.5) == 0.5)
    }
}

extension Hosted {
    /// The colour of the picture at a point.
    func color(_ point: CGPoint) -> CGColor {
        guard let image = UIImage(data: png)?.cgImage else { return .clear }
        let pixel = image.bitmap[Int(point.x * 2), Int(point.y * 2)]
        return CGColor(
            red: CGFloat(pixel.red) / 255, green: CGFloat(pixel.green) / 255, blue: CGFloat(pixel.blue) / 255,
            alpha: CGFloat(pixel.alpha) / 255)
    }
}
