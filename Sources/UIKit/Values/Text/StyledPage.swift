import Foundation

/// An HTML document as text with attributes, as WebKit's importer makes it: black Times New Roman of 12 points where nothing else is said
/// (public reports of `NSAttributedString(data:options:)`). Tables and pictures are left out; so are selectors of more than one part.
struct StyledPage {
    private(set) var text = NSMutableAttributedString()
    /// The last sign of the text; at its start, that of a line before.
    private var last: Character = "\n"
    private var styles = [PageStyle()]
    /// The open elements, which end what was opened inside of them.
    private var open: [(name: String, depth: Int)] = []
    private var rules: [(selector: String, style: [String: String])] = []
    private var lists: [Int?] = []

    init(_ page: String) {
        var rest = page[...]
        while let start = rest.firstIndex(of: "<") {
            append(rest[..<start])
            guard let next = rest[start...].dropFirst().first, next.isLetter || "/!".contains(next) else {
                add("<")
                rest = rest[start...].dropFirst()
                continue
            }
            if rest[start...].hasPrefix("<!--") {
                rest = rest[start...].firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
                continue
            }
            guard let end = rest[start...].firstIndex(of: ">") else {
                rest = rest[start...].dropFirst()
                continue
            }
            let tag = PageTag(rest[rest.index(after: start)..<end])
            rest = rest[rest.index(after: end)...]
            guard !tag.isEnd, PageTag.silent.contains(tag.name) else {
                if tag.isEnd { close(tag.name) } else { begin(tag) }
                continue
            }
            // What a style sheet or a script says is no text.
            let close = rest.range(of: "</\(tag.name)", options: .caseInsensitive)
            if tag.name == "style" { readSheet(rest[..<(close?.lowerBound ?? rest.endIndex)]) }
            rest = close.map { rest[$0.upperBound...].drop { $0 != ">" }.dropFirst() } ?? ""
        }
        append(rest)
    }

    private var style: PageStyle { styles[styles.count - 1] }
    private var isAtStart: Bool { last == "\n" }

    // MARK: Text

    private mutating func append(_ part: Substring) {
        func isSpace(_ sign: Character?) -> Bool { sign.map { $0.isWhitespace && $0 != "\u{A0}" } ?? false }
        var words = part.split(whereSeparator: isSpace).joined(separator: " ")
        if isSpace(part.first), !isAtStart, last != " " { words = " " + words }
        if isSpace(part.last), !words.isEmpty, words != " " { words += " " }
        guard !words.isEmpty else { return }
        add(PageEntities.decoded(words))
    }

    private mutating func add(_ words: String) {
        text.append(NSAttributedString(string: words, attributes: style.attributes))
        last = words.last ?? last
    }

    private mutating func endLine() {
        guard !isAtStart else { return }
        if last == " " { text.deleteCharacters(in: NSRange(location: text.length - 1, length: 1)) }
        add("\n")
    }

    // MARK: Elements

    private mutating func begin(_ tag: PageTag) {
        if tag.name == "br" { return add("\n") }
        guard !tag.isEmpty, !PageTag.alone.contains(tag.name) else { return }
        if PageTag.blocks.contains(tag.name) { endLine() }
        if tag.name == "ul" { lists.append(nil) } else if tag.name == "ol" { lists.append(1) }
        var next = style
        next.apply(element: tag, listDepth: lists.count)
        for rule in rules where tag.matches(rule.selector) { next.apply(rule.style) }
        if let written = tag.attributes["style"] { next.apply(PageTag.declarations(in: written[...])) }
        styles.append(next)
        open.append((tag.name, styles.count))
        guard tag.name == "li" else { return }
        if let last = lists.indices.last, let number = lists[last] {
            add("\t\(number).\t")
            lists[last] = number + 1
        } else {
            add("\t•\t")
        }
    }

    private mutating func close(_ name: String) {
        guard let index = open.lastIndex(where: { $0.name == name }) else { return }
        if PageTag.blocks.contains(name) { endLine() }
        if ["ul", "ol"].contains(name), !lists.isEmpty { lists.removeLast() }
        styles.removeLast(styles.count - open[index].depth + 1)
        open.removeLast(open.count - index)
    }

    private mutating func readSheet(_ sheet: Substring) {
        for block in sheet.split(separator: "}") {
            let parts = block.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { continue }
            for selector in parts[0].split(separator: ",") {
                let name = selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
                rules.append((name, PageTag.declarations(in: parts[1])))
                // Every text is in the body, whether it is written or not.
                if ["*", "body", "html", ":root"].contains(name), styles.count == 1 { styles[0].apply(PageTag.declarations(in: parts[1])) }
            }
        }
    }
}

/// The name and the attributes of an element.
private struct PageTag {
    static let silent: Set<String> = ["style", "script", "head", "title"]
    static let blocks: Set<String> = [
        "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "ul", "ol", "pre", "section", "article", "header",
        "footer",
    ]
    /// Elements that have no end.
    static let alone: Set<String> = ["img", "hr", "meta", "link", "input", "wbr", "!doctype"]

    let name: String
    let isEnd: Bool
    let isEmpty: Bool
    private(set) var attributes: [String: String] = [:]

    init(_ inside: Substring) {
        isEnd = inside.hasPrefix("/")
        isEmpty = inside.hasSuffix("/")
        name = inside.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber || $0 == "!" }.lowercased()
        for match in inside.matches(of: #/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/#) {
            let value = match.output.2 ?? match.output.3 ?? match.output.4 ?? ""
            attributes[match.output.1.lowercased()] = PageEntities.decoded(String(value))
        }
    }

    func matches(_ selector: String) -> Bool {
        if selector == "*" { return true }
        let parts = selector.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, !selector.contains(where: { " >+~:[#".contains($0) }) else {
            return selector.hasPrefix("#") && attributes["id"] == String(selector.dropFirst())
        }
        guard parts[0].isEmpty || String(parts[0]) == name else { return false }
        return parts.count == 1 || attributes["class"]?.lowercased().split(separator: " ").contains(parts[1]) == true
    }

    static func declarations(in text: Substring) -> [String: String] {
        var result: [String: String] = [:]
        for declaration in text.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            if parts.count == 2 { result[parts[0].lowercased()] = parts[1].replacing("!important", with: "") }
        }
        return result
    }
}

/// How text looks, as far as its elements and style sheets say.
private struct PageStyle {
    private var family = "Times New Roman"
    private var size: CGFloat = 12
    private var isBold = false, isItalic = false, isUnderlined = false, isStruck = false
    private var offset: CGFloat = 0
    private var color = UIColor.black
    private var background: UIColor?
    private var link: URL?
    private var alignment = NSTextAlignment.natural
    private var space: CGFloat = 0, indent: CGFloat = 0

    /// The sizes of headings, as a part of the text's, by browsers' own style sheet.
    private static let headings: [String: CGFloat] = ["h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67]

    mutating func apply(element tag: PageTag, listDepth: Int) {
        switch tag.name {
        case "b", "strong", "th": isBold = true
        case "i", "em", "cite", "dfn": isItalic = true
        case "u", "ins": isUnderlined = true
        case "s", "strike", "del": isStruck = true
        case "small": size *= 0.83
        case "big": size *= 1.2
        case "sub": (size, offset) = (size * 0.83, offset - size / 4)
        case "sup": (size, offset) = (size * 0.83, offset + size / 3)
        case "code", "pre", "tt", "kbd": family = "Courier New"
        case "p": space = size
        case "li": (space, indent) = (0, 36 * CGFloat(max(listDepth, 1)))
        case "blockquote": indent += 40
        case "center": alignment = .center
        case "a":
            guard let address = tag.attributes["href"], let url = URL(string: address) else { break }
            (link, color, isUnderlined) = (url, UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1), true)
        case "font":
            if let name = tag.attributes["color"].flatMap(PageColor.color) { color = name }
            if let face = tag.attributes["face"] { family = face }
        default:
            guard let factor = Self.headings[tag.name] else { break }
            (size, isBold, space) = (size * factor, true, size * factor * 0.67)
        }
        if let written = tag.attributes["align"] { align(written) }
    }

    mutating func apply(_ style: [String: String]) {
        // The short form comes first, whose parts the long ones change.
        if let font = style["font"]?.lowercased() {
            if font.hasPrefix("-apple-system") {
                family = "-apple-system"
                size = font.contains("footnote") ? 13 : font.contains("headline") ? 17 : font.contains("caption") ? 12 : 17
            }
            for part in font.split(separator: " ") {
                if part == "bold" { isBold = true } else if part == "italic" { isItalic = true } else { measure(String(part)) }
            }
        }
        for (key, value) in style.sorted(by: { $0.key < $1.key }) {
            let word = value.lowercased()
            switch key {
            case "font-family":
                family = value.split(separator: ",").first.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " '\"")) } ?? family
            case "font-size": measure(word)
            case "font-weight": isBold = ["bold", "bolder", "600", "700", "800", "900"].contains(word)
            case "font-style": isItalic = word == "italic" || word == "oblique"
            case "color": color = PageColor.color(word) ?? color
            case "background-color": background = PageColor.color(word)
            case "text-decoration", "text-decoration-line":
                (isUnderlined, isStruck) = (word.contains("underline"), word.contains("line-through"))
            case "text-align": align(word)
            default: break
            }
        }
    }

    private mutating func align(_ word: String) {
        switch word.lowercased() {
        case "left": alignment = .left
        case "right": alignment = .right
        case "center": alignment = .center
        case "justify": alignment = .justified
        default: break
        }
    }

    /// Sets the size of text: a pixel is a point, as WebKit's importer has it on iOS.
    private mutating func measure(_ word: String) {
        guard let number = Double(word.prefix { $0.isNumber || $0 == "." }).map({ CGFloat($0) }), number > 0 else { return }
        if word.hasSuffix("px") || word.hasSuffix("pt") { size = number }
        if word.hasSuffix("em") { size *= number }
        if word.hasSuffix("%") { size *= number / 100 }
    }

    private var font: UIFont {
        let isSystem = ["-apple-system", "system-ui", "sf pro", ".sfuitext", ".applesystemuifont"].contains {
            family.lowercased().hasPrefix($0)
        }
        var traits: UIFontDescriptor.SymbolicTraits = []
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        let base =
            isSystem ? UIFont.systemFont(ofSize: size) : UIFont(name: family, size: size) ?? UIFont(name: "Times New Roman", size: size)
        let plain = base ?? .systemFont(ofSize: size)
        return plain.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? plain
    }

    var attributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        (paragraph.alignment, paragraph.paragraphSpacing, paragraph.headIndent) = (alignment, space, indent)
        if indent > 0 {
            paragraph.tabStops = [
                NSTextTab(textAlignment: .left, location: indent - 25), NSTextTab(textAlignment: .left, location: indent),
            ]
        }
        var result: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color, .paragraphStyle: paragraph]
        if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if offset != 0 { result[.baselineOffset] = offset }
        result[.backgroundColor] = background
        result[.link] = link
        return result
    }
}

/// Colours by the names and numbers of style sheets.
private enum PageColor {
    private static let names: [String: UInt32] = [
        "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF, "gray": 0x808080, "grey": 0x808080,
        "yellow": 0xFFFF00, "orange": 0xFFA500, "purple": 0x800080, "navy": 0x000080, "teal": 0x008080, "silver": 0xC0C0C0,
        "maroon": 0x800000, "lime": 0x00FF00, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "magenta": 0xFF00FF, "fuchsia": 0xFF00FF,
        "olive": 0x808000, "pink": 0xFFC0CB, "brown": 0xA52A2A, "darkgray": 0xA9A9A9, "darkgrey": 0xA9A9A9, "lightgray": 0xD3D3D3,
        "lightgrey": 0xD3D3D3,
    ]

    static func color(_ word: String) -> UIColor? {
        let word = word.trimmingCharacters(in: .whitespaces).lowercased()
        if let number = names[word] { return color(number, alpha: 1) }
        if word.hasPrefix("#") {
            let digits = word.dropFirst(), long = digits.count <= 4 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
            guard let number = UInt32(long, radix: 16) else { return nil }
            return long.count == 8
                ? color(number >> 8, alpha: CGFloat(number & 0xFF) / 255) : long.count == 6 ? color(number, alpha: 1) : nil
        }
        guard word.hasPrefix("rgb"), let list = word.split(separator: "(").last?.prefix(while: { $0 != ")" }) else { return nil }
        let parts = list.split { ", /".contains($0) }.compactMap { Double($0) }
        guard parts.count >= 3 else { return nil }
        return UIColor(red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: parts.count > 3 ? parts[3] : 1)
    }

    private static func color(_ number: UInt32, alpha: CGFloat) -> UIColor {
        func part(_ shift: UInt32) -> CGFloat { CGFloat((number >> shift) & 0xFF) / 255 }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }
}

/// The signs that stand for others in HTML.
private enum PageEntities {
    private static let names = [
        "nbsp": "\u{A0}", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&", "ndash": "–", "mdash": "—", "hellip": "…",
        "bull": "•",
        "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "copy": "©", "reg": "®", "trade": "™",
        "euro": "€",
        "pound": "£", "yen": "¥", "cent": "¢", "deg": "°", "middot": "·", "times": "×", "divide": "÷", "plusmn": "±", "frac12": "½",
        "sect": "§", "para": "¶", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "shy": "\u{AD}", "auml": "ä", "ouml": "ö",
        "uuml": "ü",
        "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "ecirc": "ê", "agrave": "à", "aacute": "á",
        "ccedil": "ç", "ntilde": "ñ", "oacute": "ó", "iacute": "í", "uacute": "ú", "oslash": "ø", "aring": "å", "aelig": "æ",
    ]

    static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        return text.replacing(#/&(#[xX]?[0-9a-fA-F]+|\w+);/#) { match in
            let name = match.output.1
            guard name.hasPrefix("#") else { return names[String(name)] ?? String(match.output.0) }
            let digits = name.dropFirst(), isHexadecimal = digits.first == "x" || digits.first == "X"
            let number = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
            return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? String(match.output.0)
        }
    }
}
