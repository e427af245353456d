import Goldens
import CairoGraphics
import Foundation
import Graphics

/// A picture of all cells of an input, scaled down and labelled, in groups.
package struct ContactSheet: Sendable {
    package struct Tile: Sendable {
        package var label: String
        /// The picture, already scaled down.
        package var picture: Bitmap

        package init(label: String, picture: Bitmap) { self.label = label; self.picture = picture }
    }

    package struct Group: Sendable {
        package var title: String
        package var tiles: [Tile]

        package init(title: String, tiles: [Tile]) { self.title = title; self.tiles = tiles }
    }

    package var title: String
    package var groups: [Group]

    package init(title: String, groups: [Group]) { self.title = title; self.groups = groups }

    /// Groups cells by device, in the order in which the devices first occur.
    package init(title: String, tiles: [(cell: Cell, picture: Bitmap)]) {
        var groups: [Group] = []
        for (cell, picture) in tiles {
            let rest = cell.name.dropFirst(cell.device.slug.count).drop { $0 == "/" }
            let tile = Tile(label: rest.isEmpty ? cell.device.name : String(rest.replacing("/", with: " · ")), picture: picture)
            if let at = groups.firstIndex(where: { $0.title == cell.device.name }) {
                groups[at].tiles.append(tile)
            } else {
                groups.append(Group(title: cell.device.name, tiles: [tile]))
            }
        }
        self.init(title: title, groups: groups)
    }

    /// Returns the pixels of the sheet for each point of a screen: the more cells, the smaller, so that a sheet stays small enough to open.
    package static func pixelsPerPoint(cells: Int) -> CGFloat {
        switch cells {
        case ...1: 1.5
        case ...24: 1
        case ...80: 0.6
        default: 0.4
        }
    }

    /// Returns the size of a cell's picture on a sheet with a number of cells, in pixels.
    package static func thumbnailSize(of cell: Cell, cells: Int) -> (width: Int, height: Int) {
        let share = pixelsPerPoint(cells: cells)
        return (max(1, Int((cell.size.width * share).rounded())), max(1, Int((cell.size.height * share).rounded())))
    }

    private static let scale: CGFloat = 2
    private static let margin: CGFloat = 24
    private static let gap: CGFloat = 16
    private static let labelSize: CGFloat = 8
    private static let labelHeight = Label.height(size: labelSize, lines: 2) + 4
    private static let titleHeight: CGFloat = 20
    /// The width of a label above a narrower picture.
    private static let narrowest: CGFloat = 64

    /// Places groups side by side while there is room, then in the next row; tiles in a group likewise.
    package func drawing(with text: Typesetter) -> Drawing {
        let width = Self.width(of: groups)
        let blocks = groups.map { Block($0, width: width) }
        var list = DisplayList()
        list.append(
            Label(text: title, size: 17, weight: 600, color: .black).command(
                in: CGRect(x: Self.margin, y: Self.margin, width: width, height: 22), scale: Self.scale, with: text))
        var (x, y, high): (CGFloat, CGFloat, CGFloat) = (0, Self.margin + 34, 0)
        for block in blocks {
            if x > 0, x + block.size.width > width { (x, y, high) = (0, y + high + Self.gap, 0) }
            draw(block, at: CGPoint(x: Self.margin + x, y: y), with: text, into: &list)
            x += block.size.width + 2 * Self.gap
            high = max(high, block.size.height)
        }
        let size = CGSize(width: width + 2 * Self.margin, height: y + high + Self.margin)
        var background = DisplayList()
        background.fill(CGRect(origin: .zero, size: size), CGColor(gray: 0.96))
        return Drawing(list: DisplayList(background.commands + list.commands), size: size, scale: Self.scale)
    }

    /// A group that is laid out.
    private struct Block {
        var title: String
        var rows: [[Tile]]
        var size: CGSize

        init(_ group: Group, width: CGFloat) {
            title = group.title
            rows = ContactSheet.rows(of: group.tiles, width: width)
            let widths: [CGFloat] = rows.map { row in row.map { ContactSheet.size(of: $0).width + gap }.reduce(-gap, +) }
            size = CGSize(width: widths.max() ?? 0, height: rows.reduce(titleHeight - gap) { $0 + ContactSheet.height(of: $1) + gap })
        }
    }

    private func draw(_ block: Block, at origin: CGPoint, with text: Typesetter, into list: inout DisplayList) {
        let head = CGRect(x: origin.x, y: origin.y, width: block.size.width + Self.gap, height: 14)
        list.append(Label(text: block.title, size: 11, weight: 600).command(in: head, scale: Self.scale, with: text))
        var y = origin.y + Self.titleHeight
        for row in block.rows {
            draw(row, at: CGPoint(x: origin.x, y: y), with: text, into: &list)
            y += Self.height(of: row) + Self.gap
        }
    }

    private func draw(_ row: [Tile], at origin: CGPoint, with text: Typesetter, into list: inout DisplayList) {
        var x = origin.x
        for tile in row {
            let corner = CGPoint(x: x, y: origin.y + Self.labelHeight)
            let picture = CGRect(
                x: corner.x, y: corner.y, width: CGFloat(tile.picture.width) / Self.scale, height: CGFloat(tile.picture.height) / Self.scale
            )
            list.outline(picture, CGColor(gray: 0.8), scale: Self.scale)
            list.picture(tile.picture, at: corner, scale: Self.scale)
            let box = CGRect(x: x, y: origin.y, width: Self.size(of: tile).width, height: Self.labelHeight)
            list.append(Label(text: tile.label, size: Self.labelSize).command(in: box, lines: 2, scale: Self.scale, with: text))
            x += Self.size(of: tile).width + Self.gap
        }
    }

    // MARK: Sizes, in points

    /// Returns the size of the picture with its label.
    private static func size(of tile: Tile) -> CGSize {
        CGSize(width: max(CGFloat(tile.picture.width) / scale, narrowest), height: CGFloat(tile.picture.height) / scale + labelHeight)
    }

    private static func height(of row: [Tile]) -> CGFloat { row.map { size(of: $0).height }.max() ?? 0 }

    private static func rows(of tiles: [Tile], width: CGFloat) -> [[Tile]] {
        var rows: [[Tile]] = []
        var room: CGFloat = 0
        for tile in tiles {
            let wide = size(of: tile).width
            if rows.isEmpty || wide > room { rows.append([]); room = width }
            rows[rows.count - 1].append(tile)
            room -= wide + gap
        }
        return rows
    }

    /// Returns a width that fits the widest tile, and makes the sheet about half again as wide as high.
    private static func width(of groups: [Group]) -> CGFloat {
        let sizes = groups.flatMap(\.tiles).map(size)
        let area = sizes.reduce(0) { $0 + ($1.width + gap) * ($1.height + gap) }
        return max(320, sizes.map(\.width).max() ?? 0, (area * 1.5).squareRoot().rounded(.up))
    }
}
