import Foundation
import Graphics
import Testing
import UIKit

@testable import Rendering
@testable import Reports

struct ScrubberTests {
    /// Returns a card that moves right and fades along with its title, a sign that stays, and optionally a hint.
    static func tree(x: CGFloat, alpha: CGFloat, hint: Bool = false, card name: String = "card") -> LayerTree {
        var root = Layer(name: "UIView", kind: "UIView", frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        var card = Layer(name: name, kind: "UIView", frame: CGRect(x: x, y: 10, width: 40, height: 20))
        card.opacity = alpha
        card.sublayers = [Layer(name: "title", kind: "UILabel", frame: CGRect(x: 2, y: 3, width: 10, height: 5))]
        root.sublayers = [card, Layer(name: "sign", kind: "UIView", frame: CGRect(x: 5, y: 80, width: 10, height: 10))]
        if hint { root.sublayers.append(Layer(name: "hint", kind: "UILabel", frame: CGRect(x: 5, y: 50, width: 30, height: 10))) }
        return LayerTree(root: root, scale: 2)
    }

    static let trees = [tree(x: 0, alpha: 1), tree(x: 33.336, alpha: 0.75), tree(x: 100, alpha: 0.5, hint: true)]

    static func page(_ title: String = "Card, open", trees: [LayerTree] = trees, frames: [String]? = nil) -> ScrubberPage {
        ScrubberPage(
            title: title, subtitle: "200x100@2x, 60 frames a second", framesPerSecond: 60,
            frames: frames ?? trees.indices.map { "open/frame-00\($0).png" }, size: CGSize(width: 200, height: 100),
            trace: MotionTrace(framesPerSecond: 60, trees: trees))
    }

    private func data(of page: ScrubberPage) throws -> [String: Any] {
        let html = page.html
        let start = try #require(html.range(of: "id=\"run\">")).upperBound
        let end = try #require(html.range(of: "</script>", range: start..<html.endIndex)).lowerBound
        return try #require(try JSONSerialization.jsonObject(with: Data(html[start..<end].utf8)) as? [String: Any])
    }

    private func views(of page: ScrubberPage) throws -> [[String: Any]] { try #require(try data(of: page)["views"] as? [[String: Any]]) }

    @Test func `a view that moves has a chart for each property that changes`() throws {
        let views = try views(of: Self.page())
        #expect(views.map { $0["name"] as? String } == ["card", "card/title", "hint"])
        #expect(views[0]["charts"] as? [String] == ["x", "alpha"])
        #expect(views[0]["x"] as? [Double] == [0, 33.34, 100] && views[0]["alpha"] as? [Double] == [1, 0.75, 0.5])
        #expect(views[1]["charts"] as? [String] == ["x"] && views[1]["x"] as? [Double] == [2, 35.34, 102])
    }

    @Test func `a value that does not change is written once, for the outline`() throws {
        let card = try views(of: Self.page())[0]
        #expect(card["y"] as? [Double] == [10] && card["width"] as? [Double] == [40] && card["height"] as? [Double] == [20])
    }

    @Test func `a view that appears has a chart of when it is shown`() throws {
        let hint = try views(of: Self.page())[2]
        #expect(hint["charts"] as? [String] == ["shown"] && hint["shown"] as? [Bool] == [false, false, true])
    }

    @Test func `still views have no charts`() throws {
        #expect(try views(of: Self.page()).allSatisfy { $0["name"] as? String != "sign" && $0["name"] as? String != "UIView" })
        let still = Array(repeating: Self.tree(x: 7, alpha: 1), count: 3)
        #expect(try views(of: Self.page(trees: still)).isEmpty)
    }

    @Test func `a change of less than two decimals is no motion`() throws {
        let trees = [Self.tree(x: 10, alpha: 1), Self.tree(x: 10.001, alpha: 1), Self.tree(x: 10, alpha: 1)]
        #expect(try views(of: Self.page(trees: trees)).isEmpty)
    }

    @Test func `frames are loaded in order, and nothing else is loaded`() throws {
        let page = Self.page()
        #expect(try data(of: page)["frames"] as? [String] == ["open/frame-000.png", "open/frame-001.png", "open/frame-002.png"])
        #expect(page.html.contains("default-src 'none'; img-src 'self' file: data:"))
        #expect(!page.html.replacing("http://www.w3.org/2000/svg", with: "").contains("://"))
    }

    @Test func `names and titles cannot end an element`() throws {
        let name = "</script><img src=x onerror=alert(1)>"
        let trees = [Self.tree(x: 0, alpha: 1, card: name), Self.tree(x: 9, alpha: 1, card: name)]
        let page = Self.page("<b>Card</b> /*{{run}}*/", trees: trees)
        #expect(!page.html.contains("<img src=x") && !page.html.contains("<b>Card"))
        #expect(try views(of: page).first?["name"] as? String == name)
        #expect(try data(of: page)["title"] as? String == "<b>Card</b> /*{{run}}*/")
    }

    @Test func `the same animation gives the same page`() { #expect(Self.page().html == Self.page().html) }

    @MainActor @Test func `a film has its page beside its frames, whatever the animation is called`() async throws {
        let screen = Screen("Box") { BoxController(inset: 8) }
            .animation("in & out #1") { (controller: BoxController) in
                UIView.animate(withDuration: 0.1) { controller.box.alpha = 0.5 }
            }
        let cell = try #require(Cell(named: "60x80@1x", catalog: .standard))
        let renderer = Renderer(workers: 1)
        let motion = try renderer.motion(of: screen.cases[0], animation: "in & out #1", in: cell, framesPerSecond: 20)
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-scrubber-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try await AnimationWriter(renderer: renderer, folder: folder).write(motion) { _, _ in }
        let path = try #require(files.first { $0.hasSuffix(".html") })
        #expect(path == "Box/60x80@1x/in & out #1.html")
        let page = ScrubberPage(of: motion, frames: files.filter { $0.contains("/frame-") })
        #expect(try String(contentsOf: folder.appending(path: path), encoding: .utf8) == page.html)
        let frames = try #require(try data(of: page)["frames"] as? [String])
        #expect(frames == (0...2).map { "in%20%26%20out%20%231/frame-00\($0).png" })
        for frame in frames {
            let picture = try #require(URL(string: frame, relativeTo: folder.appending(path: path)))
            #expect(FileManager.default.fileExists(atPath: picture.path))
        }
    }
}
