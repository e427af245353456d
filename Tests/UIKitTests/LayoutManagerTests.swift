import Foundation
import Testing
@testable import UIKit

@MainActor struct LayoutManagerTests {
    private static let font = UIFont.systemFont(ofSize: 17)

    private func system(_ text: String, width: CGFloat, lines: Int = 0, mode: NSLineBreakMode = .byWordWrapping) -> (
        NSTextStorage, NSLayoutManager, NSTextContainer
    ) {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = mode
        let storage = NSTextStorage(string: "")
        storage.setAttributedString(NSAttributedString(string: text, attributes: [.font: Self.font, .paragraphStyle: style]))
        let manager = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: width, height: 1000))
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = lines
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return (storage, manager, container)
    }

    private func width(_ text: String) -> CGFloat { NSAttributedString(string: text, attributes: [.font: Self.font]).size().width }

    @Test func `words have rectangles in the container`() {
        let (storage, manager, container) = system("One two\nthree", width: 200)
        let height = Self.font.lineHeight
        let second = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
        #expect(abs(second.minX - width("One ")) < 0.01 && abs(second.maxX - width("One two")) < 0.01 && second.minY == 0)
        let third = manager.boundingRect(forGlyphRange: NSRange(location: 8, length: 5), in: container)
        #expect(third.minX == 0 && abs(third.minY - height) < 0.01 && abs(third.height - height) < 0.01)
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: storage.length))
        let point = CGPoint(x: 1, y: height + 1)
        #expect(unsafe manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 8)
        // Rectangles follow changes of the text.
        storage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "")
        #expect(manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 3), in: container).minX == 0)
    }

    @Test func `used rectangles include the spaces at line breaks`() {
        let (kept, manager, container) = system("Wednesday is", width: width("Wednesday ") + 1)
        #expect(abs(manager.usedRect(for: container).width - width("Wednesday ")) < 0.01)
        let (storage, cut, single) = system("Wednesday is", width: width("Wednesday ") + 1, lines: 1)
        #expect(abs(cut.usedRect(for: single).width - width("Wednesday ")) < 0.01)
        // Text that is cut off has no rectangle.
        #expect(cut.boundingRect(forGlyphRange: NSRange(location: 10, length: 2), in: single) == .zero)
        withExtendedLifetime((kept, storage)) {}
    }

    @Test func `a word broken between letters reaches the end of one line fragment and the start of the next`() {
        let (storage, manager, container) = system("aaa bbbbbb", width: width("aaa bbb") + 1, mode: .byCharWrapping)
        let rect = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 6), in: container)
        #expect(rect.minX == 0 && rect.width == container.size.width)
        var rects: [CGRect] = []
        unsafe manager.enumerateEnclosingRects(
            forGlyphRange: NSRange(location: 4, length: 6), withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
            in: container
        ) { rect, _ in rects.append(rect) }
        #expect(rects.count == 2 && rects[0].maxX == container.size.width && abs(rects[1].maxX - width("bbb")) < 0.01)
        withExtendedLifetime(storage) {}
    }

    @Test func `hidden words have the rectangle of the ellipsis`() {
        let (storage, manager, container) = system("One two three four", width: 80, lines: 1, mode: .byTruncatingTail)
        let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        #expect(hidden.location > 3 && hidden.location + hidden.length == storage.length)
        let rect = manager.boundingRect(forGlyphRange: NSRange(location: 14, length: 4), in: container)
        #expect(abs(rect.width - width("…")) < 0.01 && rect.maxX <= 80)
    }
}
