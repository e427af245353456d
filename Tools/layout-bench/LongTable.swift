import UIKit

/// A table of many rows with individual heights, and a way to scroll through it.
@MainActor final class LongTable: NSObject, UITableViewDataSource {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    private let rows: Int

    init(rows: Int) {
        self.rows = rows
        super.init()
        table.dataSource = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    /// Scrolls to the last row in a hundred steps and then back to the first row, laying out after each.
    func scroll() {
        for step in 0...100 {
            table.scrollToRow(at: IndexPath(row: (rows - 1) * step / 100, section: 0), at: .top, animated: false)
            table.layoutIfNeeded()
        }
        table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
        table.layoutIfNeeded()
        print("\(rows) rows, \(table.visibleCells.count) cells on the screen, \(table.contentSize.height) pt")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = String(repeating: "Row \(indexPath.row) ", count: 1 + indexPath.row % 7)
        cell.textLabel?.numberOfLines = 0
        return cell
    }
}
