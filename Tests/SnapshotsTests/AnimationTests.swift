import Foundation
import Graphics
import Testing

@testable import Rendering

struct AnimationTests {
    static func tree(x: CGFloat, alpha: CGFloat = 1) -> LayerTree {
        var root = Layer(name: "UIWindow", kind: "UIWindow", frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        var card = Layer(name: "card", kind: "UIView", frame: CGRect(x: x, y: 10, width: 40, height: 20))
        card.opacity = alpha
        card.sublayers = [Layer(name: "title", kind: "UILabel", frame: CGRect(x: 2, y: 3, width: 10, height: 5))]
        root.sublayers = [card]
        return LayerTree(root: root, scale: 2)
    }

    static func sequence(curve: TimingCurve = .cubic(.linear), delay: Double = 0, duration: Double = 0.5, fps: Int = 60) -> FrameSequence {
        FrameSequence(
            start: tree(x: 0), end: tree(x: 100, alpha: 0.5), delay: delay, duration: duration, curve: curve, framesPerSecond: fps)
    }

    @Test(arguments: [(0.5, 0.0, 60, 31), (0.1, 0, 60, 7), (0.25, 0.25, 60, 31), (0.3, 0, 24, 9), (0, 0, 60, 1)])
    func `an animation has a frame at each tick, from its start to its end`(duration: Double, delay: Double, fps: Int, count: Int) {
        #expect(Self.sequence(delay: delay, duration: duration, fps: fps).count == count)
    }

    @Test func `frame k is on the curve at k over fps`() throws {
        let curve = TimingCurve.cubic(.easeInOut)
        let sequence = Self.sequence(curve: curve)
        let card = try #require(sequence.trace.views.first { $0.name == "card" })
        for (index, sample) in card.samples.enumerated() {
            let expected = 100 * curve.progress(at: Double(index) / 60, duration: 0.5)
            #expect(abs((sample?.frame.minX ?? -1) - expected) < 1e-9)
        }
        #expect(card.samples.last??.frame.minX == 100 && card.samples.last??.alpha == 0.5)
    }

    @Test func `nothing moves during the delay`() throws {
        let card = try #require(Self.sequence(delay: 0.1).trace.views.first { $0.name == "card" })
        #expect(card.samples[0...6].allSatisfy { $0?.frame.minX == 0 })
        #expect((card.samples[7]?.frame.minX ?? 0) > 0)
    }

    @Test func `a trace says where views are on the screen`() {
        let trace = Self.sequence(fps: 2).trace
        #expect(
            trace.csv == """
                frame,time,view,x,y,width,height,alpha
                0,0,UIWindow,0,0,200,100,1
                0,0,card,0,10,40,20,1
                0,0,card/title,2,13,10,5,1
                1,0.5,UIWindow,0,0,200,100,1
                1,0.5,card,100,10,40,20,0.5
                1,0.5,card/title,102,13,10,5,1

                """)
        #expect(trace.moving.views.map(\.name) == ["card", "card/title"])
    }

    @Test func `a trace as JSON has a sample for each frame`() throws {
        let json = try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(Self.sequence().trace)) as? [String: Any])
        #expect(json["frames"] as? Int == 31)
        let views = try #require(json["views"] as? [[String: Any]])
        #expect(views.allSatisfy { ($0["samples"] as? [Any])?.count == 31 })
    }

    @Test func `a film strip has the first and the last frame`() {
        #expect(FilmStrip.chosen(from: 31) == [0, 4, 8, 11, 15, 19, 23, 26, 30])
        #expect(FilmStrip.chosen(from: 4) == [0, 1, 2, 3])
    }

    @Test func `scaling down keeps the mean and the corners`() {
        var bytes = [UInt8](repeating: 0, count: 4 * 4 * 4)
        for at in 0..<16 { bytes[at * 4 + 3] = 255; bytes[at * 4] = at % 4 < 2 ? 0 : 200 }
        let small = Bitmap(width: 4, height: 4, bytes: bytes).scaledDown(width: 2, height: 2)
        #expect(small.bytes == [0, 0, 0, 255, 200, 0, 0, 255, 0, 0, 0, 255, 200, 0, 0, 255])
        let odd = Bitmap(width: 4, height: 4, bytes: bytes).scaledDown(width: 3, height: 3)
        #expect(odd[1, 1].blue == 100)
    }
}
