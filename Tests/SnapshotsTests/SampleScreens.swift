import UIKit

@testable import Rendering

/// A header in the safe area, and a box below it whose inset each test chooses.
final class BoxController: UIViewController {
    let inset: CGFloat
    let box = UIView()
    let header = UIView()

    init(inset: CGFloat) {
        self.inset = inset
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        inset = 0
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        header.accessibilityIdentifier = "header"
        header.backgroundColor = .red
        box.accessibilityIdentifier = "box"
        box.backgroundColor = .blue
        for child in [header, box] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor), header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            header.heightAnchor.constraint(equalToConstant: 20),
            box.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
            box.widthAnchor.constraint(equalToConstant: 40), box.heightAnchor.constraint(equalToConstant: 30),
        ])
    }
}

extension Screen {
    static func box(inset: CGFloat) -> Screen { Screen("Box") { BoxController(inset: inset) } }
}
