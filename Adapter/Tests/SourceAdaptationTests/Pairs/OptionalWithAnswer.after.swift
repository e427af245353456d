import UIKit

public protocol GridSource: AnyObject { func plumb_numberOfRows(in grid: Grid) -> Optional<Int>;
    func numberOfRows(in grid: Grid) -> Int
    func grid(_ grid: Grid, viewAt row: Int) -> UIView?
}

public class Grid: UIView {
    public weak var source: GridSource?

    func load() {
        let rows = source?.plumb_numberOfRows(in: self) ?? 3
        if let count = source?.plumb_numberOfRows(in: self) { print(count) }
        print(rows, source?.grid(self, viewAt: 1) as Any)
    }
}

class Model: NSObject, GridSource {
    func numberOfRows(in grid: Grid) -> Int { 5 }
}

class Absent: NSObject, GridSource {}

extension GridSource { public func plumb_numberOfRows(in grid: Grid) -> Optional<Int> { nil } }
extension GridSource { public func numberOfRows(in grid: Grid) -> Int { fatalError("numberOfRows(in:) is missing") } }
extension Model { func plumb_numberOfRows(in grid: Grid) -> Optional<Int> { self.numberOfRows(in: grid) } }
extension GridSource { public func grid(_ grid: Grid, viewAt row: Int) -> UIView? { nil } }
