import Foundation
import Testing
import XMLTree

@testable import InterfaceBuilder

struct ElementReaderTests {
    private func failure(_ text: String) -> IBError? {
        do {
            _ = try IBDocument.read(text, file: "a.storyboard")
            return nil
        } catch {
            return error
        }
    }

    @Test func `every element has its line`() throws {
        let document = try Fixture.document("profile.storyboard")
        let image = try #require(document.tree.root.descendants.first { $0.name == "imageView" })
        #expect(image.line == 32)
        #expect(image["image"] == "avatar")
    }

    @Test func `a broken tag is an error with its line`() {
        let text = "<document type=\"CocoaTouch\">\n<scenes>\n</document>"
        guard case .malformed("a.storyboard", let line, _, let reason)? = failure(text) else {
            Issue.record("no error")
            return
        }
        #expect(line == 3)
        #expect(reason.contains("closing tag"))
    }

    @Test func `a half-merged document is an error`() {
        let text = Fixture.storyboard().replacingOccurrences(of: "<scenes>", with: "<<<<<<< HEAD\n<scenes>")
        guard case .malformed? = failure(text) else {
            Issue.record("no error")
            return
        }
    }

    @Test(arguments: [
        "", " ", "<", "<a", "<a>", "<a></b>", "\u{FEFF}", "plain text", "{\"json\": true}", "<a b=c/>", "<?xml version=\"1.0\"?>",
    ])
    func `text that is not XML is an error`(text: String) {
        guard case .malformed? = failure(text) else {
            Issue.record("no error for \(text)")
            return
        }
    }

    @Test func `bytes that are not text are an error`() {
        let noise = Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) })
        #expect(throws: IBError.self) { try IBDocument.read(noise, file: "noise") }
    }

    @Test func `entities are refused before they expand`() {
        let bomb = """
            <?xml version="1.0"?>
            <!-- a comment with <!DOCTYPE in it -->
            <!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>
            <document type="CocoaTouch">&c;</document>
            """
        #expect(failure(bomb) == .documentType(file: "a.storyboard", line: 3))
    }

    @Test func `entities in UTF-16 are refused, too`() {
        let text =
            "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><document>&x;</document>"
        let data = Data([0xFF, 0xFE]) + (text.data(using: .utf16LittleEndian) ?? Data())
        #expect(throws: IBError.self) { try IBDocument.read(data, file: "a") }
    }

    @MainActor @Test func `processing instructions change nothing`() throws {
        let text = Fixture.storyboard(
            views: "<view \(#"translatesAutoresizingMaskIntoConstraints="NO""#) id=\"v\"/>",
            constraints: """
                <constraint firstItem="v" firstAttribute="width" constant="40" id="w"/>
                <constraint firstItem="v" firstAttribute="height" constant="30" id="h"/>
                """)
        let odd = text.replacing("<subviews>", with: "<?a?><!-- <?b?> --><subviews><?c d?>")
        #expect(try Fixture.frames(odd)["v"]?.size == CGSize(width: 40, height: 30))
    }

    @Test func `processing instructions change nothing in UTF-16`() {
        let data = Data([0xFF, 0xFE]) + ("\n<document><?a?></document>".data(using: .utf16LittleEndian) ?? Data())
        #expect(throws: IBError.notInterfaceBuilder(file: "a", line: 2, reason: "its type is \"\"")) {
            try IBDocument.read(data, file: "a")
        }
    }

    @Test(arguments: ["<é/>", "<日本 語=\"x\"/>", "<a é=\"ü\">\n<ß:ß/></a>", "<?xml version=\"1.0\"?><Ω>ω</Ω>"])
    func `names may have letters of any script`(text: String) {
        guard case .notInterfaceBuilder? = failure(text) else {
            Issue.record("\(String(describing: failure(text)))")
            return
        }
    }

    @Test func `XML's own entities are resolved in attributes and text`() throws {
        let tree = try ElementReader.read(
            Data("<a b='&amp;&lt;&gt;&quot;&apos;&#38;&#x20AC;'>1 &lt; 2<![CDATA[ & 3]]></a>".utf8), file: "a")
        #expect(tree.root["b"] == "&<>\"'&€" && tree.root.text == "1 < 2 & 3")
    }

    @Test func `external entities are not read`() {
        guard case .documentType? = failure("<!DOCTYPE a SYSTEM \"http://localhost/x.dtd\"><document/>") else {
            Issue.record("no error")
            return
        }
    }

    @Test func `depth has a limit`() {
        let text = String(repeating: "<view>", count: 100_000)
        guard case .tooDeep(_, _, 200)? = failure(text) else {
            Issue.record("no error")
            return
        }
    }

    @Test func `size has a limit`() {
        var limits = ElementReader.Limits()
        limits.bytes = 100
        #expect(throws: XMLFault.tooLarge(limit: "0 MB")) {
            try ElementReader.read(Data(repeating: 0x20, count: 101), file: "a", limits: limits)
        }
        limits = ElementReader.Limits()
        limits.elements = 10
        #expect(throws: XMLFault.tooLarge(limit: "10 elements")) {
            try ElementReader.read(Data(("<a>" + String(repeating: "<b/>", count: 20) + "</a>").utf8), file: "a", limits: limits)
        }
    }

    @Test func `documents of other types are refused`() {
        guard case .notInterfaceBuilder? = failure("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>"),
            case .notInterfaceBuilder? = failure("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>"),
            case .notInterfaceBuilder? = failure("<html/>")
        else {
            Issue.record("no error")
            return
        }
    }

    @Test(arguments: ["AppleTV", "WatchKit", "Cocoa"]) func `t2 1.18 documents of other systems are refused`(system: String) {
        guard case .notInterfaceBuilder? = failure("<document type=\"com.apple.InterfaceBuilder.\(system).XIB\"><objects/></document>")
        else {
            Issue.record("no error")
            return
        }
    }

    @Test func `a document cut off anywhere is an error with its line`() throws {
        let data = try Data(contentsOf: Fixture.documents.appending(path: "profile.storyboard"))
        for length in stride(from: 1, to: data.count - 20, by: 997) {
            do {
                _ = try IBDocument.read(data.prefix(length), file: "a")
                Issue.record("\(length) bytes were read")
            } catch let .malformed(_, line, _, _) {
                #expect(line >= 1 && line <= data.prefix(length).count { $0 == UInt8(ascii: "\n") } + 2)
            } catch { Issue.record("\(error)") }
        }
    }

    @Test func `a document in UTF-16 is read like any other`() throws {
        let text = try String(contentsOf: Fixture.documents.appending(path: "profile.storyboard"), encoding: .utf8)
        let wide = text.replacingOccurrences(of: "UTF-8", with: "UTF-16")
        for data in [Data([0xFF, 0xFE]) + wide.data(using: .utf16LittleEndian)!, Data([0xFE, 0xFF]) + wide.data(using: .utf16BigEndian)!] {
            #expect(try IBDocument.read(data, file: "a").scenes.count == Fixture.document("profile.storyboard").scenes.count)
        }
    }

    @MainActor @Test func `a giant attribute and hundreds of attributes still result in frames`() throws {
        let text = Fixture.storyboard(
            views: """
                <label text="\(String(repeating: "word ", count: 200_000))" id="l"><rect key="frame" x="0" y="0" width="100" height="20"/></label>
                <view \((0..<500).map { "a\($0)=\"1\"" }.joined(separator: " ")) id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
                """)
        let frames = try IBDocument.read(text, file: "a").frames().scenes.flatMap(\.views)
        #expect(frames.map(\.id) == ["l", "v"])
    }

    @MainActor @Test func `stack views nested as deep as a document may be are laid out`() throws {
        let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""
        var inner =
            "<view \(free) id=\"leaf\"><constraints><constraint firstAttribute=\"height\" constant=\"7\" id=\"h\"/></constraints></view>"
        for level in 0..<90 { inner = "<stackView \(free) axis=\"vertical\" id=\"s\(level)\"><subviews>\(inner)</subviews></stackView>" }
        let text = Fixture.storyboard(
            views: inner,
            constraints: """
                <constraint firstItem="s89" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
                <constraint firstAttribute="trailing" secondItem="s89" secondAttribute="trailing" id="b"/>
                <constraint firstItem="s89" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
                """)
        let frames = try IBDocument.read(text, file: "a").frames().scenes.flatMap(\.views)
        #expect(frames.last?.frame == CGRect(x: 0, y: 0, width: 393, height: 7))
    }
}
