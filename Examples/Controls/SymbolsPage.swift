import UIKit

/// One page of all common symbols with their names.
public final class SymbolsPage: UIViewController {
    private let names: [String]

    init(_ names: [String]) {
        self.names = names
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func loadView() { view = SymbolGrid(names) }
}

/// Draws symbols in rows of six, each above its name.
private final class SymbolGrid: UIView {
    private let names: [String]
    private let cell = CGSize(width: 64, height: 60)

    init(_ names: [String]) {
        self.names = names
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        for (index, name) in names.enumerated() {
            let corner = CGPoint(x: 3 + CGFloat(index % 6) * cell.width, y: 12 + CGFloat(index / 6) * cell.height)
            draw(name, in: CGRect(origin: corner, size: cell))
        }
    }

    private func draw(_ name: String, in cell: CGRect) {
        let size = UIImage.SymbolConfiguration(pointSize: 22)
        if let image = UIImage(systemName: name, withConfiguration: size)?.withTintColor(.label) {
            image.draw(at: CGPoint(x: cell.midX - image.size.width / 2, y: cell.minY + 19 - image.size.height / 2))
        }
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byCharWrapping
        let caption = NSAttributedString(
            string: name,
            attributes: [.font: UIFont.systemFont(ofSize: 6), .foregroundColor: UIColor.secondaryLabel, .paragraphStyle: style])
        caption.draw(in: CGRect(x: cell.minX + 2, y: cell.minY + 37, width: cell.width - 4, height: 23))
    }
}
