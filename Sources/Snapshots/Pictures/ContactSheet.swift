import Foundation
import Graphics

/// All cells of an input on one picture, scaled down, under their names, in groups.
public struct ContactSheet: Sendable {
    public struct Tile: Sendable {
        public var label: String
        /// Already scaled down.
        public var picture: Bitmap

        public init(label: String, picture: Bitmap) { self.label = label; self.picture = picture }
    }

    public struct Group: Sendable {
        public var title: String
        public var tiles: [Tile]

        public init(title: String, tiles: [Tile]) { self.title = title; self.tiles = tiles }
    }

    public var title: String
    public var groups: [Group]

    public init(title: String, groups: [Group]) { self.title = title; self.groups = groups }

    /// Groups cells by device, in the order in which the devices come.
    public init(title: String, tiles: [(cell: Cell, picture: Bitmap)]) {
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

    /// Pixels of the sheet for a point of a screen: the more cells, the smaller, so that a sheet stays a picture that opens.
    public static func pixelsPerPoint(cells: Int) -> CGFloat {
        switch cells {
        case ...1: 1.5
        case ...24: 1
        case ...80: 0.6
        default: 0.4
        }
    }

    /// How large a cell's picture becomes on a sheet of so many cells, pixels.
    public static func thumbnailSize(of cell: Cell, cells: Int) -> (width: Int, height: Int) {
        let share = pixelsPerPoint(cells: cells)
        return (max(1, Int((cell.size.width * share).rounded())), max(1, Int((cell.size.height * share).rounded())))
    }

    private static let scale: CGFloat = 2
    private static let margin: CGFloat = 24
    private static let gap: CGFloat = 16
    private static let labelSize: CGFloat = 8
    private static let labelHeight = Label.height(size: labelSize, lines: 2) + 4

    /// Rows of tiles, as many in a row as fit; a group starts in the row of the one before when it fits whole.
    public var drawing: Drawing {
        let width = Self.width(of: groups)
        var list = DisplayList()
        var y = Self.margin
        list.append(
            Label(text: title, size: 17, weight: 600, color: .black).command(
                in: CGRect(x: Self.margin, y: y, width: width - 2 * Self.margin, height: 22), scale: Self.scale))
        y += 34
        for group in groups {
            list.append(
                Label(text: group.title, size: 11, weight: 600).command(
                    in: CGRect(x: Self.margin, y: y, width: width - 2 * Self.margin, height: 14), scale: Self.scale))
            y += 20
            for row in Self.rows(of: group.tiles, width: width - 2 * Self.margin) {
                y += draw(row, at: y, into: &list) + Self.gap
            }
        }
        let size = CGSize(width: width, height: y + Self.margin - Self.gap)
        var background = DisplayList()
        background.fill(CGRect(origin: .zero, size: size), CGColor(gray: 0.96))
        return Drawing(list: DisplayList(background.commands + list.commands), size: size, scale: Self.scale)
    }

    /// - Returns: the row's height.
    private func draw(_ row: [Tile], at y: CGFloat, into list: inout DisplayList) -> CGFloat {
        var x = Self.margin
        for tile in row {
            let size = Self.size(of: tile)
            list.outline(
                CGRect(x: x, y: y + Self.labelHeight, width: size.width, height: size.height), CGColor(gray: 0.8), scale: Self.scale)
            list.picture(tile.picture, at: CGPoint(x: x, y: y + Self.labelHeight), scale: Self.scale)
            let box = CGRect(x: x, y: y, width: max(size.width, Self.narrowest), height: Self.labelHeight)
            list.append(Label(text: tile.label, size: Self.labelSize).command(in: box, lines: 2, scale: Self.scale))
            x += max(size.width, Self.narrowest) + Self.gap
        }
        return Self.labelHeight + (row.map { Self.size(of: $0).height }.max() ?? 0)
    }

    /// Room for a label under which nothing wider stands.
    private static let narrowest: CGFloat = 64

    private static func size(of tile: Tile) -> CGSize {
        CGSize(width: CGFloat(tile.picture.width) / scale, height: CGFloat(tile.picture.height) / scale)
    }

    private static func rows(of tiles: [Tile], width: CGFloat) -> [[Tile]] {
        var rows: [[Tile]] = []
        var room: CGFloat = 0
        for tile in tiles {
            let needed = max(size(of: tile).width, narrowest) + gap
            if rows.isEmpty || needed - gap > room { rows.append([]); room = width }
            rows[rows.count - 1].append(tile)
            room -= needed
        }
        return rows
    }

    /// Wide enough for the widest tile, and for about as many in a row as there are rows.
    private static func width(of groups: [Group]) -> CGFloat {
        let tiles = groups.flatMap(\.tiles)
        let widest = tiles.map { max(size(of: $0).width, narrowest) }.max() ?? 0
        let longest = groups.map { $0.tiles.reduce(-gap) { $0 + max(size(of: $1).width, narrowest) + gap } }.max() ?? 0
        return max(320, max(widest, min(longest, 1000)) + 2 * margin)
    }
}
