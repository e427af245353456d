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
}
