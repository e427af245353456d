/// Groups changed pixels into regions. Pixels are gathered in tiles; tiles that touch, corners included, form one region.
struct ChangedTiles {
    /// The side of a tile, in pixels. At this size the letters of one line join, and neighbouring views mostly do not.
    private static let side = 8

    private struct Tile {
        var count = 0
        var left = Int.max, top = Int.max, right = Int.min, bottom = Int.min
    }

    private let columns, rows: Int
    private var tiles: [Tile]

    init(width: Int, height: Int) {
        columns = (width + Self.side - 1) / Self.side
        rows = (height + Self.side - 1) / Self.side
        tiles = Array(repeating: Tile(), count: columns * rows)
    }

    mutating func mark(x: Int, y: Int) {
        let index = (y / Self.side) * columns + x / Self.side
        tiles[index].count += 1
        tiles[index].left = min(tiles[index].left, x)
        tiles[index].right = max(tiles[index].right, x)
        tiles[index].top = min(tiles[index].top, y)
        tiles[index].bottom = max(tiles[index].bottom, y)
    }

    var regions: [ImageDifference.Region] {
        var isSeen = [Bool](repeating: false, count: tiles.count)
        var found: [ImageDifference.Region] = []
        for start in tiles.indices where tiles[start].count > 0 && !isSeen[start] {
            isSeen[start] = true
            var sum = Tile()
            var open = [start]
            while let index = open.popLast() {
                sum = Self.union(sum, tiles[index])
                for next in neighbors(of: index) where tiles[next].count > 0 && !isSeen[next] {
                    isSeen[next] = true
                    open.append(next)
                }
            }
            found.append(
                ImageDifference.Region(
                    x: sum.left, y: sum.top, width: sum.right - sum.left + 1, height: sum.bottom - sum.top + 1, changedPixels: sum.count))
        }
        return found.sorted { ($0.y, $0.x, $0.width, $0.height) < ($1.y, $1.x, $1.width, $1.height) }
    }

    private static func union(_ a: Tile, _ b: Tile) -> Tile {
        Tile(
            count: a.count + b.count, left: min(a.left, b.left), top: min(a.top, b.top), right: max(a.right, b.right),
            bottom: max(a.bottom, b.bottom))
    }

    private func neighbors(of index: Int) -> [Int] {
        let (x, y) = (index % columns, index / columns)
        var found: [Int] = []
        for row in max(0, y - 1)...min(rows - 1, y + 1) {
            for column in max(0, x - 1)...min(columns - 1, x + 1) where (row, column) != (y, x) { found.append(row * columns + column) }
        }
        return found
    }
}
