import UIKit

/// Two columns side by side, the first 320 points wide, as a split view shows them at regular width.
final class SplitColumns: UIViewController {
    private let first: UIViewController
    private let second: UIViewController

    init(_ first: UIViewController, _ second: UIViewController) {
        self.first = first
        self.second = second
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [first, second] {
            addChild(child)
            let column: UIView = child.view
            column.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(column)
            NSLayoutConstraint.activate([
                column.topAnchor.constraint(equalTo: view.topAnchor), column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
            child.didMove(toParent: self)
        }
        NSLayoutConstraint.activate([
            first.view.leadingAnchor.constraint(equalTo: view.leadingAnchor), first.view.widthAnchor.constraint(equalToConstant: 320),
            second.view.leadingAnchor.constraint(equalTo: first.view.trailingAnchor, constant: 0.5),
            second.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}
