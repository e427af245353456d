import Foundation

extension NSAttributedString {
    typealias Run = (text: String, attributes: [Key: Any])

    /// Text with its attributes, from stretch to stretch.
    var runs: [Run] {
        var runs: [Run] = []
        let whole = string as NSString
        unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            runs.append((whole.substring(with: range), attributes))
        }
        return runs
    }

    /// Of the first letter; none when there is none.
    var firstAttributes: [Key: Any] { length > 0 ? unsafe attributes(at: 0, effectiveRange: nil) : [:] }

    /// The whole string with one attribute set. Built run by run: on Linux Foundation `addAttribute` stops the program for a string made by
    /// `NSMutableAttributedString(attributedString:)`.
    func setting(_ key: Key, to value: Any) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in runs {
            result.append(NSAttributedString(string: run.text, attributes: run.attributes.merging([key: value]) { $1 }))
        }
        return result
    }
}
