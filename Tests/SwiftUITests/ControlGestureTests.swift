import SwiftUI
import Testing
import UIKit
import UIKitInteraction

@MainActor struct ControlGestureTests {
    struct Taps: View {
        @State private var taps = 0
        @State private var doubles = 0
        var body: some View {
            VStack(spacing: 0) {
                Text("\(taps) \(doubles)")
                Color.red.frame(width: 100, height: 50).onTapGesture { taps += 1 }
                Color.blue.frame(width: 100, height: 50).onTapGesture(count: 2) { doubles += 1 }
            }
        }
    }

    @Test func `taps are counted`() throws {
        let screen = ControlScreen { Taps() }
        let views = screen.views(UIView.self).filter { $0.gestureRecognizers?.isEmpty == false }
        Person.tap(views[0])
        Person.tap(views[1])
        Person.wait(1)
        Person.tap(views[1], count: 2)
        screen.commit()
        #expect(screen.texts == ["1 1"])
    }

    struct Drag: View {
        @State private var offset = CGSize.zero
        @GestureState private var isDragging = false
        @State private var log = ""
        var body: some View {
            VStack(spacing: 0) {
                Text("\(Int(offset.width)),\(Int(offset.height)) \(isDragging) \(log)")
                Color.red.frame(width: 100, height: 100)
                    .gesture(
                        DragGesture()
                            .updating($isDragging) { _, state, _ in state = true }
                            .onChanged { offset = $0.translation }
                            .onEnded { _ in log = "ended" })
            }
        }
    }

    @Test func `a drag tells how far it has gone, and resets its state`() throws {
        let screen = ControlScreen { Drag() }
        let view = try #require(screen.views(UIView.self).first { $0.gestureRecognizers?.isEmpty == false })
        Person.drag(view, by: CGVector(dx: 30, dy: 20))
        screen.commit()
        #expect(screen.texts == ["30,20 false ended"])
    }

    struct Press: View {
        @State private var count = 0
        @State private var isDown = false
        var body: some View {
            VStack(spacing: 0) {
                Text("\(count) \(isDown)")
                Color.red.frame(width: 100, height: 100)
                    .onLongPressGesture {
                        count += 1
                    } onPressingChanged: {
                        isDown = $0
                    }
            }
        }
    }

    @Test func `a long press needs half a second`() throws {
        let screen = ControlScreen { Press() }
        let view = try #require(screen.views(UIView.self).first { $0.gestureRecognizers?.isEmpty == false })
        Person.tap(view)
        screen.commit()
        #expect(screen.texts == ["0 false"])
        Person.press(view, for: 0.6)
        screen.commit()
        #expect(screen.texts == ["1 false"])
    }

    struct Sequence: View {
        @State private var text = "none"
        var body: some View {
            VStack(spacing: 0) {
                Text(text)
                Color.red.frame(width: 100, height: 100)
                    .gesture(
                        LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0)).onChanged { value in
                            switch value {
                            case .first: text = "first"
                            case .second(_, let drag): text = drag == nil ? "second" : "drag"
                            }
                        })
            }
        }
    }

    @Test func `a drag after a long press is one gesture`() throws {
        let screen = ControlScreen { Sequence() }
        let view = try #require(screen.views(UIView.self).first { $0.gestureRecognizers?.isEmpty == false })
        Person.drag(view, by: CGVector(dx: 30, dy: 0))
        screen.commit()
        #expect(screen.texts == ["first"])
        Person.press(view, for: 1)
        screen.commit()
        #expect(screen.texts == ["second"])
    }

    @Test func `the first of exclusive gestures wins`() throws {
        let log = Box("")
        let screen = ControlScreen {
            Color.red.gesture(
                TapGesture(count: 2).onEnded { log.value += "2" }.exclusively(before: TapGesture().onEnded { log.value += "1" }))
        }
        let view = try #require(screen.views(UIView.self).first { $0.gestureRecognizers?.isEmpty == false })
        Person.tap(view, count: 2)
        Person.wait(1)
        #expect(log.value == "2")
        Person.tap(view)
        Person.wait(1)
        #expect(log.value == "21")
    }

    @Test func `a button comes before the tap of the views around it, unless that has a high priority`() throws {
        let log = Box("")
        let screen = ControlScreen {
            VStack(spacing: 0) {
                VStack { Button("One") { log.value += "b" } }.onTapGesture { log.value += "t" }
                VStack { Button("Two") { log.value += "B" } }.highPriorityGesture(TapGesture().onEnded { log.value += "T" })
                VStack { Button("Three") { log.value += "x" } }.simultaneousGesture(TapGesture().onEnded { log.value += "y" })
            }
        }
        let buttons = screen.views(UIControl.self)
        Person.tap(buttons[0])
        #expect(log.value == "b")
        Person.tap(buttons[1])
        #expect(log.value == "bT")
        Person.tap(buttons[2])
        #expect(log.value.hasPrefix("bT") && log.value.contains("x") && log.value.contains("y"))
    }

    @Test func `pinches and turns tell their measure`() throws {
        let scale = Box(CGFloat(1)), angle = Box(Angle.zero)
        let screen = ControlScreen {
            Color.red.gesture(
                MagnifyGesture().onChanged { scale.value = $0.magnification }
                    .simultaneously(with: RotateGesture().onChanged { angle.value = $0.rotation }))
        }
        let view = try #require(screen.views(UIView.self).first { $0.gestureRecognizers?.isEmpty == false })
        Person.pinch(view, scale: 2)
        #expect(abs(scale.value - 2) < 0.1)
        Person.rotate(view, by: 0.5)
        #expect(abs(angle.value.radians - 0.5) < 0.1)
    }

    @Test func `a tap reaches what is drawn, or the shape of the content`() throws {
        let log = Box("")
        let screen = ControlScreen {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Text("A"); Spacer(); Text("B")
                }
                .frame(height: 40)
                .onTapGesture { log.value += "1" }
                HStack(spacing: 0) {
                    Text("A"); Spacer(); Text("B")
                }
                .frame(height: 40)
                .contentShape(Rectangle())
                .onTapGesture { log.value += "2" }
                Color.red.frame(height: 40).onTapGesture { log.value += "3" }.allowsHitTesting(false)
            }
        }
        let middle = screen.window.bounds.midX
        for y in stride(from: CGFloat(60), through: 140, by: 40) { Person.tap(screen.window, at: CGPoint(x: middle, y: y)) }
        #expect(log.value == "2")
    }
}
