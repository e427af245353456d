import UIKit

/// Name and address on two underlined fields.
final class AccountPage: UIViewController {
    private let nameField = FormField(title: "Name", placeholder: "Ada Lindqvist", contentType: .name)
    private let emailField = FormField(title: "Email", placeholder: "ada@example.org", contentType: .emailAddress)
    private var wantsFocus = false

    override func viewDidLoad() {
        super.viewDidLoad()
        let title = UILabel.centered("Your Notebook", style: .title1, weight: .bold)
        let text = UILabel.centered("It is saved under your name.", style: .subheadline, weight: .regular)
        text.textColor = .secondaryLabel
        emailField.field.keyboardType = .emailAddress
        let remember = UISwitch()
        remember.isOn = true
        remember.onTintColor = .systemGreen
        let label = UILabel()
        label.text = "Remind me in the evening"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        let reminder = UIStackView(arrangedSubviews: [label, remember])
        reminder.alignment = .center
        reminder.spacing = 12
        let stack = UIStackView(arrangedSubviews: [title, text, nameField, emailField, reminder])
        stack.axis = .vertical
        stack.spacing = 20
        stack.setCustomSpacing(4, after: title)
        let scroll = CenteringScrollView(content: stack)
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.accessibilityIdentifier = "scroll"
        view.addSubview(scroll)
        if wantsFocus { nameField.field.becomeFirstResponder() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard wantsFocus, let scroll = view.subviews.first as? UIScrollView else { return }
        scroll.layoutIfNeeded()
        scroll.scrollRectToVisible(nameField.convert(nameField.bounds, to: scroll), animated: false)
    }

    func focus() {
        wantsFocus = true
        nameField.field.becomeFirstResponder()
    }
}

/// A field with its title above and a line below.
final class FormField: UIView {
    let field = UITextField()

    init(title: String, placeholder: String, contentType: UITextContentType) {
        super.init(frame: .zero)
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.adjustsFontForContentSizeCategory = true
        field.placeholder = placeholder
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.textContentType = contentType
        field.clearButtonMode = .whileEditing
        let line = UIView()
        line.backgroundColor = .separator
        let stack = UIStackView(arrangedSubviews: [label, field, line])
        stack.axis = .vertical
        stack.spacing = 6
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            line.heightAnchor.constraint(equalToConstant: 1),
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
