import UIKit

@objc public protocol GridSource {
    @objc optional func numberOfRows(in grid: Grid) -> Int
    @objc optional func grid(_ grid: Grid, viewAt row: Int) -> UIView?
}

public class Grid: UIView {
    @objc public weak var source: GridSource?

    func load() {
        let rows = source?.numberOfRows?(in: self) ?? 3
        if let count = source?.numberOfRows?(in: self) { print(count) }
        print(rows, source?.grid?(self, viewAt: 1) as Any)
    }
}

class Model: NSObject, GridSource {
    func numberOfRows(in grid: Grid) -> Int { 5 }
}

class Absent: NSObject, GridSource {}
