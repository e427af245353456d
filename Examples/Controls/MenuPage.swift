import UIKit
import UIKitInteraction

/// A screen with an open menu: of a button, or of a long press on a picture.
public final class MenuPage: UIViewController {
    public enum Kind { case button, submenu, context, popUp }

    private let kind: Kind
    private let button = UIButton(configuration: .filled())
    private let picture = UIImageView(image: UIImage(systemName: "sailboat.fill"))

    public init(_ kind: Kind) {
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.configuration?.title = "Options"
        button.menu = kind == .popUp ? Self.sorting : Self.options
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = kind == .popUp
        picture.backgroundColor = .systemTeal
        picture.tintColor = .white
        picture.contentMode = .center
        picture.layer.cornerRadius = 16
        picture.isUserInteractionEnabled = true
        picture.addInteraction(UIContextMenuInteraction(delegate: self))
        let stack = UIStackView(arrangedSubviews: [button, picture])
        stack.axis = .vertical
        stack.spacing = 40
        stack.alignment = .leading
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60),
            picture.widthAnchor.constraint(equalToConstant: 240), picture.heightAnchor.constraint(equalToConstant: 160),
        ])
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.layoutIfNeeded()
        switch kind {
        case .button, .popUp: Person.tap(button)
        case .submenu:
            Person.tap(button)
            Person.choose("Sort By", inMenuOver: view)
        case .context: Person.press(picture)
        }
    }

    private static let options = UIMenu(
        title: "",
        children: [
            UIMenu(
                options: .displayInline, preferredElementSize: .medium,
                children: [action("Cut", "scissors"), action("Copy", "doc.on.doc"), action("Paste", "doc.on.clipboard")]),
            action("Share…", "square.and.arrow.up"), action("Rename", "pencil"),
            UIAction(title: "Lock", subtitle: "Nobody can change it", image: UIImage(systemName: "lock"), attributes: .disabled) { _ in },
            sorting,
            UIMenu(
                options: .displayInline,
                children: [UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in }]),
        ])

    private static let sorting = UIMenu(
        title: "Sort By", image: UIImage(systemName: "arrow.up.arrow.down"), options: .singleSelection,
        children: [UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Date") { _ in }, UIAction(title: "Size") { _ in }])

    private static func action(_ title: String, _ symbol: String) -> UIAction {
        UIAction(title: title, image: UIImage(systemName: symbol)) { _ in }
    }
}

extension MenuPage: UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    {
        UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(
                title: "Sailing boat",
                children: [
                    UIMenu(
                        options: [.displayInline, .displayAsPalette],
                        children: ["heart.fill", "star.fill", "flag.fill"].enumerated().map { index, name in
                            UIAction(image: UIImage(systemName: name), state: index == 0 ? .on : .off) { _ in }
                        }),
                    Self.action("Save to Photos", "square.and.arrow.down"), Self.action("Copy", "doc.on.doc"),
                ])
        })
    }
}
