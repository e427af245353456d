import Foundation
import Testing

@testable import InterfaceBuilder

struct DocumentReaderTests {
    @Test func `a storyboard has its scenes`() throws {
        let document = try Fixture.document("profile.storyboard")
        #expect(document.kind == .storyboard)
        #expect(document.toolsVersion == 22505)
        #expect(document.device?.width == 393)
        #expect(document.scenes.map(\.id) == ["scn-00-nav", "scn-00-pro"])
        #expect(document.scenes[1].controller?.kind == .view)
        #expect(try document.scene(named: "Profile").id == "scn-00-pro")
        #expect(throws: IBError.noSuchScene(file: "profile.storyboard", name: "Profil", known: ["scn-00-nav", "Profile"])) {
            try document.scene(named: "Profil")
        }
    }

    @Test func `a scene behind a navigation controller has its bar`() throws {
        let document = try Fixture.document("profile.storyboard")
        #expect(document.scenes[1].bars.navigationBar == .standard)
        #expect(!document.scenes[1].bars.hasTabBar)
    }

    @Test func `simulated metrics override what segues imply`() throws {
        let text = Fixture.storyboard(controller: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"YES\"/>")
        #expect(try IBDocument.read(text, file: "a").scenes[0].bars.navigationBar == .prompt)
    }

    @Test func `duplicate ids are an error`() {
        let text = Fixture.storyboard(views: "<view id=\"same\"/>\n<label id=\"same\"/>")
        #expect(throws: IBError.duplicateID(file: "a", line: 7, id: "same")) { try IBDocument.read(text, file: "a") }
    }

    @Test func `containers that embed each other are an error`() {
        let other = """
            <scene sceneID="other"><objects><viewController id="second"><view key="view" id="v2"><subviews>
            <containerView id="box2"><connections><segue destination="controller" kind="embed" id="e2"/></connections></containerView>
            </subviews></view></viewController></objects></scene>
            """
        let box =
            "<containerView id=\"box\"><connections><segue destination=\"second\" kind=\"embed\" id=\"e1\"/></connections></containerView>"
        #expect(throws: IBError.cycle(file: "a", line: 3, path: ["controller", "second", "controller"])) {
            try IBDocument.read(
                Fixture.storyboard(device: nil, views: box, scenes: other).replacingOccurrences(of: "\n\n", with: "\n"), file: "a")
        }
    }

    @Test func `a loop of show segues is not an error`() throws {
        let loop = "<connections><segue destination=\"controller\" kind=\"show\" id=\"s\"/></connections>"
        let document = try IBDocument.read(Fixture.storyboard(controller: loop), file: "a")
        #expect(document.scenes[0].bars == SimulatedBars())
    }

    @Test func `a thousand controllers in a row are read`() throws {
        var scenes = ""
        for number in 0..<1000 {
            scenes += "<scene sceneID=\"s\(number)\"><objects><viewController id=\"c\(number)\"><connections>"
            scenes +=
                "<segue destination=\"c\(number + 1)\" kind=\"show\" id=\"g\(number)\"/></connections></viewController></objects></scene>"
        }
        #expect(try IBDocument.read(Fixture.storyboard(scenes: scenes), file: "a").scenes.count == 1001)
    }

    @Test(arguments: [("0.5", 0.5), ("16:9", 16.0 / 9), ("1/4", 0.25), ("-2", -2), ("3 : 2", 1.5)])
    func `a multiplier is a number or the ratio of first to second`(text: String, value: Double) {
        #expect(Number.multiplier(text) == value)
    }

    @Test(arguments: ["", "1:0", "a", "1:2:3", "nan", "inf"])
    func `a malformed multiplier is refused`(text: String) {
        #expect(Number.multiplier(text) == nil)
    }
}
