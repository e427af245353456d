import UIKit

/// A question over a screen.
public final class AlertPage: UIViewController {
    private let make: () -> UIAlertController

    public init(_ make: @escaping () -> UIAlertController) {
        self.make = make
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = "What lies behind"
        label.font = .preferredFont(forTextStyle: .title2)
        label.textColor = .systemBlue
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40).isActive = true
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        present(make(), animated: false)
    }

    public static func alert() -> UIAlertController {
        let alert = UIAlertController(
            title: "Delete the picture?", message: "It is gone from all your devices, and nobody can bring it back.", preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        return alert
    }

    public static func question() -> UIAlertController {
        let alert = UIAlertController(title: "Sign In", message: "Enter your name and password.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField {
            $0.placeholder = "Password"
            $0.isSecureTextEntry = true
        }
        for title in ["Sign In", "Forgot Password?"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }

    public static func sheet() -> UIAlertController {
        let sheet = UIAlertController(title: "Share the picture", message: "Choose what happens to it.", preferredStyle: .actionSheet)
        for title in ["Copy", "Save to Files"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return sheet
    }
}
