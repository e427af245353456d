import Foundation

extension NSAttributedString {
    typealias Run = (text: String, attributes: [Key: Any])

    /// The stretches of text with equal attributes.
    var runs: [Run] {
        var runs: [Run] = []
        let whole = string as NSString
        // A class of an app may have another text than its attributes are for.
        unsafe enumerateAttributes(in: NSRange(location: 0, length: min(length, whole.length))) { attributes, range, _ in
            let end = min(range.location + range.length, whole.length)
            guard range.location < end else { return }
            runs.append((whole.substring(with: NSRange(location: range.location, length: end - range.location)), attributes))
        }
        return runs
    }

    /// The attributes of the first letter, if there is one.
    var firstAttributes: [Key: Any] { length > 0 ? unsafe attributes(at: 0, effectiveRange: nil) : [:] }

    /// Returns the string with one attribute set for all of it. It is built run by run, because `addAttribute` of Foundation on Linux stops
    /// the program for a string made by `NSMutableAttributedString(attributedString:)`.
    func setting(_ key: Key, to value: Any) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in runs {
            result.append(NSAttributedString(string: run.text, attributes: run.attributes.merging([key: value]) { $1 }))
        }
        return result
    }
}
