import Foundation
import Testing

@testable import UIKit

/// Foundation's attributed strings with UIKit's values.
@MainActor struct AttributedStringTests {
    private let values: [(NSAttributedString.Key, [NSObject])] = [
        (.font, (10..<14).map { UIFont.systemFont(ofSize: CGFloat($0)) }),
        (.foregroundColor, [UIColor.red, UIColor.systemBlue, UIColor.tintColor, UIColor { _ in .white }]),
        (.paragraphStyle, (0..<4).map { _ in NSMutableParagraphStyle() }),
        (.shadow, (0..<4).map { _ in NSShadow() }), (.attachment, (0..<4).map { _ in NSTextAttachment() }),
    ]

    @Test func `adjacent runs may have different values for one key`() {
        for (key, values) in values {
            let text = NSMutableAttributedString(string: "")
            for value in values { text.append(NSAttributedString(string: "ab", attributes: [key: value])) }
            #expect(text.length == 8)
            #expect(values[3].isEqual(text.attribute(key, at: 7, effectiveRange: nil)))
        }
    }

    @Test func `attributes may be added one after the other, also to a copy`() {
        for (key, values) in values {
            let text = NSMutableAttributedString(attributedString: NSAttributedString(string: "abcd", attributes: [key: values[0]]))
            for (index, value) in values.enumerated() { text.addAttribute(key, value: value, range: NSRange(location: index, length: 1)) }
            #expect(values[3].isEqual(text.attribute(key, at: 3, effectiveRange: nil)))
        }
    }

    @Test func `equal adjacent runs become one`() {
        let text = NSMutableAttributedString(string: "")
        for _ in 0..<4 { text.append(NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 12)])) }
        var runs = 0
        unsafe text.enumerateAttributes(in: NSRange(location: 0, length: 4)) { _, _, _ in runs += 1 }
        #expect(runs == 1)
    }

    @Test func `attributes follow a text that is changed by itself`() {
        let text = NSMutableAttributedString(string: "")
        text.mutableString.append("Hello, ")
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 0, length: text.length))
        text.mutableString.append("world")
        #expect(text.length == 12 && text.attribute(.font, at: 11, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 17))
        _ = text.mutableString.replaceOccurrences(of: "Hello, ", with: "", range: NSRange(location: 0, length: text.length))
        #expect(text.string == "world" && text.attributes(at: 4, effectiveRange: nil).count == 1)
        #expect(text.attributedSubstring(from: NSRange(location: 1, length: 3)).string == "orl")
    }
}
