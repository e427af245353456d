import ImageProcessing
import Foundation
import Graphics
import Snapshots

/// Writes a layer tree as an HTML page of the same boxes, texts and pictures, for a browser to draw. Everything is absolutely positioned,
/// which spares the browser the layout.
struct Page {
    private let tree: LayerTree
    private let folder: URL
    private let name: String
    private var body = ""
    private var pictures = 0

    /// The drawing that the system puts over every app.
    private let overlay: DisplayList

    init(_ snapshot: Renderer.Snapshot, folder: URL, name: String) {
        (tree, overlay) = (snapshot.tree, snapshot.systemOverlay)
        (self.folder, self.name) = (folder, name)
    }

    mutating func html() throws -> String {
        for layer in tree.root.sublayers { try add(layer) }
        try add(tree.root.contents)
        try add(overlay)
        let background = tree.root.backgroundColor.map(Self.css) ?? "#fff"
        return """
            <!DOCTYPE html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style>
            body { margin: 0; background: \(background); overflow: hidden; font-family: Inter, "Noto Sans Arabic", "Noto Color Emoji", sans-serif }
            div, img, svg { position: absolute; box-sizing: border-box }
            span { white-space: pre-wrap }
            span.line { white-space: pre }
            </style></head><body>\(body)</body></html>
            """
    }

    private mutating func add(_ layer: Layer) throws {
        guard !layer.isHidden, layer.opacity > 0 else { return }
        let frame = CGRect(
            x: layer.position.x - layer.bounds.width * layer.anchorPoint.x, y: layer.position.y - layer.bounds.height * layer.anchorPoint.y,
            width: layer.bounds.width, height: layer.bounds.height)
        var style = Self.frameStyle(frame)
        if let color = layer.backgroundColor { style += "background:\(Self.css(color));" }
        if layer.cornerRadius > 0 { style += "border-radius:\(Self.text(layer.cornerRadius))px;" }
        if layer.borderWidth > 0, let color = layer.borderColor {
            style += "border:\(Self.text(layer.borderWidth))px solid \(Self.css(color));"
        }
        if layer.masksToBounds { style += "overflow:hidden;" }
        if layer.opacity < 1 { style += "opacity:\(Self.text(layer.opacity));" }
        if let shadow = layer.shadow {
            let blur = Self.text(shadow.radius * 2)
            style +=
                "box-shadow:\(Self.text(shadow.offset.width))px \(Self.text(shadow.offset.height))px \(blur)px \(Self.css(shadow.color));"
        }
        if layer.transform != .identity {
            let t = layer.transform
            style += "transform:matrix(\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(Self.text).joined(separator: ",")));"
        }
        body += "<div style='\(style)'>"
        let scrolls = layer.bounds.origin != .zero
        if scrolls { body += "<div style='left:\(Self.text(-layer.bounds.minX))px;top:\(Self.text(-layer.bounds.minY))px'>" }
        try add(layer.contents)
        for sublayer in layer.sublayers { try add(sublayer) }
        body += scrolls ? "</div></div>" : "</div>"
    }

    private mutating func add(_ list: DisplayList) throws {
        for case .paint(let painting) in list.commands {
            switch painting {
            case .fill(let path, let paint, _): shape(path, fill: paint, stroke: nil)
            case .stroke(let path, let paint, let style): shape(path, fill: nil, stroke: (paint, style))
            case .text(let placed): text(placed.block, placed.rect, placed.origin.y > placed.rect.minY)
            case .image(let source, let rect, _): try picture(source, rect)
            case .shadow, .backdrop: continue
            }
        }
    }

    private mutating func text(_ block: TextBlock, _ rect: CGRect, _ isCentered: Bool) {
        let align = block.paragraph.alignment == .natural ? "start" : block.paragraph.alignment.rawValue
        body += "<div dir='\(block.isRightToLeft ? "rtl" : "ltr")' style='\(Self.frameStyle(rect))text-align:\(align);"
        body +=
            isCentered
            ? "display:flex;flex-direction:column;justify-content:center'><div style='position:static'>" : "'><div style='position:static'>"
        for run in block.runs {
            body +=
                "<span class='\(rect.height < run.font.size * 1.9 ? "line" : "")' style='font-size:\(Self.text(run.font.size))px;font-weight:\(Int(run.font.weight));color:\(Self.css(run.color))'>"
            body += run.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;") + "</span>"
        }
        body += "</div></div>"
    }

    private mutating func picture(_ source: ImageSource, _ rect: CGRect) throws {
        pictures += 1
        let file = "\(name)-\(pictures).png"
        try Data(PNG.encode(source.bitmap)).write(to: folder.appending(path: file))
        body += "<img src='\(file)' style='\(Self.frameStyle(rect))'>"
    }

    private mutating func shape(_ path: CGPath, fill: Paint?, stroke: (Paint, StrokeStyle)?) {
        let width = stroke?.1.width ?? 0
        let box = path.boundingBox.insetBy(dx: -width / 2, dy: -width / 2)
        guard !box.isNull, box.width > 0, box.height > 0 else { return }
        let look =
            "fill='\(fill.map(Self.css) ?? "none")'"
            + (stroke.map { " stroke='\(Self.css($0.0))' stroke-width='\(Self.text($0.1.width))'" } ?? "")
        body +=
            "<svg style='\(Self.frameStyle(box))' viewBox='\([box.minX, box.minY, box.width, box.height].map(Self.text).joined(separator: " "))'>"
        body += "<path d='\(Self.data(path))' \(look)/></svg>"
    }

    // MARK: CSS and SVG values

    private static func frameStyle(_ rect: CGRect) -> String {
        "left:\(text(rect.minX))px;top:\(text(rect.minY))px;width:\(text(rect.width))px;height:\(text(rect.height))px;"
    }

    private static func text(_ value: CGFloat) -> String { "\((value * 1000).rounded() / 1000)" }

    private static func css(_ color: CGColor) -> String {
        let parts = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
        return "rgba(\(parts.joined(separator: ",")),\(text(color.alpha)))"
    }

    /// Returns the CSS of a paint. In shapes, a gradient is replaced by its first colour.
    private static func css(_ paint: Paint) -> String {
        switch paint {
        case .color(let color): css(color)
        case .axial(let gradient, _, _), .radial(let gradient, _, _), .conic(let gradient, _, _):
            gradient.stops.first.map { css($0.color) } ?? "none"
        case .pattern: "none"
        }
    }

    private static func data(_ path: CGPath) -> String {
        func point(_ p: CGPoint) -> String { "\(text(p.x)) \(text(p.y))" }
        return path.elements.map { element in
            switch element {
            case .move(let p): "M" + point(p)
            case .line(let p): "L" + point(p)
            case .curve(let p, let a, let b): "C" + [a, b, p].map(point).joined(separator: " ")
            case .close: "Z"
            }
        }.joined()
    }
}
