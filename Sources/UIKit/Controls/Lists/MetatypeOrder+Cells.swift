import Foundation

extension MetatypeOrder {
    /// The arguments that `init(frame:)` of a cell or a header passes to its initialiser for tables. An unavailable initialiser cannot be
    /// overridden again, so a class value only reaches `init(frame:)`.
    private static var requestedCell: (style: UITableViewCell.CellStyle, identifier: String?)? {
        get { AskedCell.current.cell }
        set { AskedCell.current.cell = newValue }
    }

    @MainActor private final class AskedCell: EnvironmentState {
        var cell: (style: UITableViewCell.CellStyle, identifier: String?)?
        nonisolated init() {}
    }

    static func cell(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> MetatypeOrder {
        requestedCell = (style, reuseIdentifier)
        return .cell
    }

    static func takeCell() -> (style: UITableViewCell.CellStyle, identifier: String?) {
        defer { requestedCell = nil }
        return requestedCell ?? (.default, nil)
    }

    /// Creates a view of a class that was registered with a table or collection view; nil if the class is not a view's.
    static func registered(_ type: AnyClass, _ identifier: String) -> UIView? {
        switch type {
        case let type as UITableViewCell.Type: type.init(style: .default, reuseIdentifier: identifier)
        case let type as UITableViewHeaderFooterView.Type: type.init(reuseIdentifier: identifier)
        default: (type as? UIView.Type)?.init(frame: .zero)
        }
    }
}

extension MetatypeInitializable where Self: UITableViewCell {
    @preconcurrency public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?, _: Void = ()) {
        self.init(made: .cell(style: style, reuseIdentifier: reuseIdentifier))
    }
}

extension MetatypeInitializable where Self: UITableViewHeaderFooterView {
    @preconcurrency public init(reuseIdentifier: String?, _: Void = ()) {
        self.init(made: .cell(style: .default, reuseIdentifier: reuseIdentifier))
    }
}
