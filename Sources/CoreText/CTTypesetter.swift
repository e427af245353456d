import CairoGraphics
import Foundation
import Graphics

/// Breaks a text into lines.
public final class CTTypesetter {
    let text: NSAttributedString

    init(_ text: NSAttributedString) { self.text = text }

    /// Returns the lines of a part of the text at a width, with their rectangles and baselines from the top.
    func lines(of range: NSRange, width: CGFloat?, byCharacters: Bool = false) -> [(line: CharacterLine, range: NSRange)] {
        let part = text.attributedSubstring(from: range)
        guard part.length > 0 else { return [] }
        var block = part.understood.typesettingBlock
        if byCharacters {
            block.paragraph.lineBreakMode = .byCharWrapping
        } else if block.paragraph.lineBreakMode != .byCharWrapping {
            block.paragraph.lineBreakMode = .byWordWrapping
        }
        let units = part.string.unicodeScalars.reduce(into: [0]) { $0.append(($0.last ?? 0) + UTF16.width($1)) }
        return TextSystem.characterPositions(of: block, width: width).map { line in
            let (start, end) = (units[line.characters.lowerBound], units[line.characters.upperBound])
            return (line, NSRange(location: range.location + start, length: end - start))
        }
    }

    /// Returns how many characters from a place on fit into a width.
    func count(from start: Int, width: CGFloat, byCharacters: Bool) -> Int {
        guard start < text.length else { return 0 }
        return lines(of: NSRange(location: start, length: text.length - start), width: width, byCharacters: byCharacters).first?.range
            .length ?? 0
    }

    func line(_ range: CFRange) -> CTLine {
        let range = text.range(range)
        return CTLine(text.attributedSubstring(from: range), start: range.location)
    }
}

extension NSAttributedString {
    /// Returns the characters of a range; a length of 0 stands for the rest.
    func range(_ range: CFRange) -> NSRange {
        let start = min(max(range.location, 0), length)
        return NSRange(location: start, length: range.length == 0 ? length - start : min(range.length, length - start))
    }
}

public let kCTTypesetterOptionForcedEmbeddingLevel: CFString = "CTTypesetterOptionForcedEmbeddingLevel"

public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter { CTTypesetter(string) }

public func CTTypesetterCreateWithAttributedStringAndOptions(_ string: CFAttributedString, _ options: CFDictionary?) -> CTTypesetter? {
    CTTypesetter(string)
}

public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine { typesetter.line(stringRange) }

public func CTTypesetterCreateLineWithOffset(_ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double) -> CTLine {
    typesetter.line(stringRange)
}

public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    typesetter.count(from: startIndex, width: CGFloat(width), byCharacters: false)
}

public func CTTypesetterSuggestLineBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex { CTTypesetterSuggestLineBreak(typesetter, startIndex, width) }

public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    typesetter.count(from: startIndex, width: CGFloat(width), byCharacters: true)
}
