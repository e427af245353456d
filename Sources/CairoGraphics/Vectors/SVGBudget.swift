import ImageProcessing
import Foundation
import XMLTree

/// The cost of drawing an SVG, counted from its text before anything is drawn.
///
/// librsvg has no limit of time or memory, and a few lines can take hours: a mask whose content is masked twice doubles the work with every
/// level. The count depends on the file and the size alone, not on a clock, so a file is drawn on every machine or on none.
struct SVGBudget {
    /// The maximum size of a file in bytes.
    static let bytes = 16 << 20
    /// The maximum number of elements drawn, counting an element again for each reference. The largest known icons have some thousand.
    static let elements = 200_000.0
    /// The maximum number of pixels that layers and filters touch. Filters take about a second for 10⁹.
    static let pixels = 6e9
    /// The maximum length of either side, in CSS pixels.
    static let side: CGFloat = 32_767

    /// The number of elements to draw, with repetition.
    private(set) var elementCount = 0.0
    /// The number of layers and filter passes as large as the picture, with repetition.
    private(set) var layerCount = 0.0
    /// The window areas of filters that look around each pixel, in square user units: their cost grows with the scale.
    private(set) var reaches = 0.0
    /// The size of the file's view box, its size if it states no other; nil without one.
    private(set) var viewBox: CGSize?

    /// - Throws: `LibraryError.vector` if the bytes are not XML, too large, or beyond the budget at any size.
    init(_ bytes: [UInt8]) throws(LibraryError) {
        guard bytes.count <= Self.bytes else { throw .vector("the SVG has more than \(Self.bytes >> 20) MB") }
        // Compressed files hide their content.
        guard !bytes.starts(with: [0x1F, 0x8B]) else { throw .vector("the SVG is compressed: save it as plain SVG") }
        var limits = ElementReader.Limits()
        limits.allowsDocumentType = true
        limits.elements = 500_000
        let tree: ElementTree
        do { tree = try ElementReader.read(Data(bytes), file: "svg", limits: limits) } catch { throw .vector("the SVG \(error.reason)") }
        // librsvg takes a size below zero for a missing one, and draws what has ink.
        for side in ["width", "height"] {
            let digits = tree.nodes.first?.attributes.first { $0.name == side }?.value.prefix { "+-.0123456789eE".contains($0) } ?? ""
            if let number = Double(digits), number <= 0 { throw .vector("the SVG has no size") }
        }
        let box = tree.nodes.first?.attributes.first { $0.name == "viewBox" }?.value.split { $0.isWhitespace || $0 == "," }
        if let sides = box?.compactMap({ Double($0) }), sides.count == 4, sides[2] > 0, sides[3] > 0 {
            viewBox = CGSize(width: sides[2], height: sides[3])
        }
        let count = SVGCounting(tree).cost(of: 0)
        (elementCount, layerCount, reaches) = (count.elements, count.layers, count.reaches)
        guard elementCount <= Self.elements else {
            throw .vector("the SVG repeats itself: drawing it takes \(Self.text(of: elementCount)) elements, at most 200,000 are drawn")
        }
    }

    /// - Throws: `LibraryError.vector` if the picture would take too long at that size.
    func check(width: Int, height: Int, scale: CGFloat) throws(LibraryError) {
        let area = Double(width) * Double(height), window = reaches * Double(max(scale * scale, 1))
        let pixels = area * (layerCount + window)
        guard pixels <= Self.pixels else {
            throw .vector(
                "the SVG's filters and masks touch \(Self.text(of: pixels)) pixels at \(width) × \(height); at most 6 billion are")
        }
    }

    private static func text(of count: Double) -> String {
        switch count {
        case ..<1e6: "\(Int(count))"
        case ..<1e9: "\(Int(count / 1e6)) million"
        case ..<1e15: "\(Int(count / 1e9)) billion"
        default: "more than a million billion"
        }
    }
}

/// Adds up an SVG's elements, following its references.
private final class SVGCounting {
    struct Cost {
        var elements = 0.0, layers = 0.0, reaches = 0.0

        static func += (sum: inout Cost, more: Cost) {
            // Doubling may go on for thousands of levels; a finite number suffices.
            sum.elements = min(sum.elements + more.elements, 1e30)
            sum.layers = min(sum.layers + more.layers, 1e30)
            sum.reaches = min(sum.reaches + more.reaches, 1e30)
        }
    }

    private let tree: ElementTree
    private var indices: [String: Int] = [:]
    private var known: [Int: Cost] = [:]
    private var open: Set<Int> = []
    /// The references in style sheets, which may apply to any element.
    private var styled: [String] = []

    init(_ tree: ElementTree) {
        self.tree = tree
        for (index, node) in tree.nodes.enumerated() {
            if let id = node.attributes.first(where: { $0.name == "id" || $0.name == "xml:id" })?.value, indices[id] == nil {
                indices[id] = index
            }
            if node.name.hasSuffix("style") { styled += Self.references(in: node.text) }
        }
    }

    /// Returns the cost of an element with everything below it and everything drawn for it. A loop of references ends where it closes,
    /// because librsvg refuses it.
    func cost(of index: Int) -> Cost {
        if let known = known[index] { return known }
        guard open.count < 400, open.insert(index).inserted else { return Cost() }
        defer { open.remove(index) }
        let node = tree.nodes[index], element = Element(tree: tree, index: index)
        var cost = Cost(elements: 1)
        for child in node.children { cost += self.cost(of: child) }
        var references: [String] = []
        for (name, value) in node.attributes {
            if name == "href" || name == "xlink:href" { references += value.hasPrefix("#") ? [String(value.dropFirst())] : [] }
            references += Self.references(in: value)
        }
        let isDrawn = !["style", "defs", "linearGradient", "radialGradient", "stop", "title", "desc", "metadata"].contains(node.name)
        if isDrawn { references += styled }
        for reference in references { if let target = indices[reference] { cost += self.cost(of: target) } }
        cost += filterCost(of: element)
        if isLayer(element, references: references) { cost.layers += 2 }
        known[index] = cost
        return cost
    }

    private func isLayer(_ element: Element, references: [String]) -> Bool {
        if ["mask", "pattern", "filter", "clipPath", "image", "svg"].contains(element.name) { return true }
        if !references.isEmpty, element.name != "use" { return true }
        let style = element["style"] ?? ""
        return element["opacity"] != nil || style.contains("opacity") || style.contains("mix-blend") || style.contains("isolation")
    }

    /// Returns the cost of a filter step, in passes over the picture.
    private func filterCost(of element: Element) -> Cost {
        func number(_ name: String, _ usual: Double) -> Double { Self.numbers(in: element[name]).max() ?? usual }
        switch element.name {
        case "feTurbulence": return Cost(layers: 30 * min(max(number("numOctaves", 1), 1), 1e9))
        case "feConvolveMatrix":
            let order = Self.numbers(in: element["order"])
            let (width, height) = (abs(order.first ?? 3), abs(order.last ?? 3))
            return Cost(layers: min(width * height, 1e18))
        case "feMorphology":
            let radius = Self.numbers(in: element["radius"])
            let (x, y) = (abs(radius.first ?? 0), abs(radius.last ?? 0))
            return Cost(layers: 2, reaches: min((2 * x + 1) * (2 * y + 1), 1e18))
        case "feGaussianBlur", "feDropShadow": return Cost(layers: 12)
        case "feDiffuseLighting", "feSpecularLighting": return Cost(layers: 20)
        default: return element.name.hasPrefix("fe") ? Cost(layers: 4) : Cost()
        }
    }

    private static func numbers(in text: String?) -> [Double] {
        (text ?? "").split { $0 == " " || $0 == "," || $0.isNewline || $0 == "\t" }.compactMap { Double($0) }.filter(\.isFinite)
    }

    /// Returns the ids of `url(#id)`, quoted or not.
    private static func references(in text: String) -> [String] {
        guard text.contains("url") else { return [] }
        return text.components(separatedBy: "url(").dropFirst().compactMap { piece in
            let inside = piece.prefix { $0 != ")" }.trimmingCharacters(in: CharacterSet(charactersIn: " \"'\t\n"))
            return inside.hasPrefix("#") ? String(inside.dropFirst()) : nil
        }
    }
}

extension XMLFault {
    /// The reason, to follow "the SVG".
    fileprivate var reason: String {
        switch self {
        case .malformed(let line, _, let reason): "is not well-formed in line \(line): \(reason)"
        case .documentType: "has a document type"
        case .tooDeep(_, let limit): "nests more than \(limit) deep"
        case .tooLarge(let limit): "is larger than \(limit)"
        }
    }
}
