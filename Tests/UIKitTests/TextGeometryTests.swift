import Foundation
import Testing
import UIKit

@MainActor struct TextGeometryTests {
    private func makeView(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        return view
    }

    @Test func `selectionRects returns one rectangle per line`() throws {
        let view = makeView("One\nTwo")
        let whole = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
        let rects = view.selectionRects(for: whole).map(\.rect)
        #expect(rects.count == 2 && rects[0].minX == 5 && rects[0].minY == 8 && rects[1].minY > rects[0].minY)
        #expect(view.firstRect(for: whole) == rects[0])
        #expect(view.selectionRects(for: whole).first?.containsStart == true && view.selectionRects(for: whole).last?.containsEnd == true)
    }

    @Test func `closestPosition and characterRange find the letter under a point, and carets are between letters`() throws {
        let view = makeView("Hello")
        let end = view.caretRect(for: view.endOfDocument), start = view.caretRect(for: view.beginningOfDocument)
        #expect(start.minX == 5 && end.minX > start.minX + 20 && start.height > 15)
        #expect(view.closestPosition(to: CGPoint(x: 190, y: 15)) == view.endOfDocument)
        #expect(view.closestPosition(to: CGPoint(x: 0, y: 15)) == view.beginningOfDocument)
        let first = try #require(view.characterRange(at: CGPoint(x: 8, y: 15)))
        #expect(view.text(in: first) == "H" && view.characterRange(at: CGPoint(x: 150, y: 15)) == nil)
    }

    @Test func `a text field returns caret rectangles, too`() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.text = "ab"
        let middle = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        #expect(field.caretRect(for: field.beginningOfDocument).minX == 0 && field.caretRect(for: middle).minX > 5)
        #expect(abs(field.caretRect(for: middle).midY - 20) < 1)
    }
}

@MainActor struct SectionSnapshotTests {
    @Test func `rows below a row that is not expanded are not visible`() {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["a", "b"])
        snapshot.append(["a1", "a2"], to: "a")
        #expect(snapshot.items == ["a", "a1", "a2", "b"] && snapshot.visibleItems == ["a", "b"] && snapshot.level(of: "a1") == 1)
        snapshot.expand(["a"])
        #expect(snapshot.visibleItems == ["a", "a1", "a2", "b"] && snapshot.parent(of: "a2") == "a")
        snapshot.insert(["a3"], after: "a2")
        #expect(snapshot.snapshot(of: "a").rootItems == ["a1", "a2", "a3"])
        snapshot.delete(["a"])
        #expect(snapshot.items == ["b"])
    }

    @Test func `a weak hash table drops objects that are gone, and a map table treats equal keys as one`() {
        let table = NSHashTable<NSObject>.weakObjects(), kept = NSObject()
        table.add(kept)
        table.add(kept)
        do { table.add(NSObject()) }
        #expect(table.allObjects.count == 1 && table.contains(kept))
        let map = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
        map.setObject(1, forKey: "a")
        map.setObject(2, forKey: "a")
        #expect(map.count == 1 && map.object(forKey: "a") == 2 && map.object(forKey: "b") == nil)
    }

    @Test func `HTML is read without its markup`() throws {
        let page = Data("<style>p {}</style><p>Fish &amp; <b>chips</b></p>now".utf8)
        let text = try NSAttributedString(
            data: page, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        #expect(text.string == "Fish & chips\nnow")
    }

    @Test func `HTML is read with its styles, in black Times New Roman where it says nothing`() throws {
        func attributes(_ page: String, at index: Int) throws -> [NSAttributedString.Key: Any] {
            let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: NSAttributedString.DocumentType.html]
            let text = try NSAttributedString(data: Data(page.utf8), options: options, documentAttributes: nil)
            return text.attributes(at: index, effectiveRange: nil)
        }
        let plain = try attributes("Fish", at: 0)
        #expect((plain[.font] as? UIFont)?.familyName == "Times New Roman" && (plain[.font] as? UIFont)?.pointSize == 12)
        #expect(plain[.foregroundColor] as? UIColor == .black)
        let sheet = "<style>body { font-family: -apple-system; font-size: 17px; color: #FF0000 } .loud { font-weight: bold }</style>"
        let styled = try attributes(sheet + "a <span class='loud'>b</span>", at: 2)[.font] as? UIFont
        #expect(styled == .boldSystemFont(ofSize: 17))
        #expect(try attributes(sheet + "a", at: 0)[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let link = try attributes("<a href=\"https://example.com/?a=1&amp;b=2\">c</a>", at: 0)
        #expect(link[.link] as? URL == URL(string: "https://example.com/?a=1&b=2") && link[.underlineStyle] as? Int == 1)
        #expect((try attributes("<h1>d</h1>e", at: 2)[.font] as? UIFont)?.pointSize == 12)
        #expect((try attributes("<h1>d</h1>e", at: 0)[.font] as? UIFont)?.pointSize == 24)
    }

    @Test(arguments: [
        ("<ul><li>One<li>Two</ul><p>a<br>b</p>", "\t•\tOne\n\t•\tTwo\na\nb\n"), ("<ol><li>One</li></ol>", "\t1.\tOne\n"),
        ("<!-- no --><p>A &mdash; &#8217;&#x2026;</p>", "A — ’…\n"), ("<p> a  <b> b</b>\n c </p>d", "a b c\nd"), ("1 < 2", "1 < 2"),
    ])
    func `HTML's blocks, lists and signs become text`(page: String, text: String) throws {
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: NSAttributedString.DocumentType.html]
        #expect(try NSAttributedString(data: Data(page.utf8), options: options, documentAttributes: nil).string == text)
    }

    @Test(arguments: [
        ("<b>Café</b>".data(using: .unicode)!, nil, "Café"), (Data("<b>Café</b>".utf8), String.Encoding.utf8.rawValue, "Café"),
        (Data("<meta charset=utf-8>Café".utf8), nil, "Café"), (Data("Café".utf8), nil, "CafÃ©"),
    ])
    func `HTML is read in the encoding of its data`(page: Data, encoding: UInt?, text: String) throws {
        var options: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: NSAttributedString.DocumentType.html]
        options[.characterEncoding] = encoding
        #expect(try NSAttributedString(data: page, options: options, documentAttributes: nil).string == text)
    }

    @Test func `AttributeContainer takes UIKit's attributes by key`() {
        let container = AttributeContainer([.font: UIFont.systemFont(ofSize: 9), .kern: 2])
        #expect(container[AttributeScopes.UIKitAttributes.FontAttribute.self]?.pointSize == 9)
        #expect(container[AttributeScopes.UIKitAttributes.KernAttribute.self] == 2)
    }
}
