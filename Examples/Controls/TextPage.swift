import UIKit

/// Views for entering text.
public final class TextPage: ControlPage {
    override func build() {
        group(
            "Rounded, with placeholder, clear button, disabled",
            [
                field(.roundedRect, text: "Text"), field(.roundedRect, placeholder: "Placeholder"), clearable(), disabled(),
            ])
        group(
            "Bezel, line, none",
            [
                field(.bezel, text: "Bezel"), field(.line, text: "Line"), field(.none, text: "None"), field(.none, placeholder: "None"),
            ])
        group("With views at its ends, secret", [sided(), secret()])
        group("Text view", textView())
        group("Search bars: minimal, filled, with cancel and scopes", [minimal(), filled(), scoped()])
    }

    private func field(_ style: UITextField.BorderStyle, text: String? = nil, placeholder: String? = nil) -> UITextField {
        let field = UITextField()
        field.borderStyle = style
        field.text = text
        field.placeholder = placeholder
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        return field
    }

    private func clearable() -> UITextField {
        let field = field(.roundedRect, text: "Clear me")
        field.clearButtonMode = .always
        return field
    }

    private func disabled() -> UITextField {
        let field = field(.roundedRect, text: "Disabled")
        field.isEnabled = false
        return field
    }

    private func sided() -> UITextField {
        let field = field(.roundedRect, placeholder: "E-mail")
        let sign = UIImageView(image: UIImage(systemName: "envelope"))
        sign.tintColor = .secondaryLabel
        sign.contentMode = .center
        sign.frame = CGRect(x: 0, y: 0, width: 34, height: 24)
        field.leftView = sign
        field.leftViewMode = .always
        return field
    }

    private func secret() -> UITextField {
        let field = field(.roundedRect, text: "secret")
        field.isSecureTextEntry = true
        return field
    }

    private func textView() -> UITextView {
        let view = UITextView()
        view.isScrollEnabled = false
        view.font = .preferredFont(forTextStyle: .body)
        view.adjustsFontForContentSizeCategory = true
        view.text = "A text view wraps what is written in it over as many lines as it takes."
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 8
        return view
    }

    private func bar(_ style: UISearchBar.Style) -> UISearchBar {
        let bar = UISearchBar()
        bar.searchBarStyle = style
        bar.placeholder = "Search"
        return bar
    }

    private func minimal() -> UISearchBar { bar(.minimal) }

    private func filled() -> UISearchBar {
        let bar = bar(.default)
        bar.text = "Mountains"
        return bar
    }

    private func scoped() -> UISearchBar {
        let bar = bar(.minimal)
        bar.text = "Rivers"
        bar.showsCancelButton = true
        bar.scopeButtonTitles = ["All", "Near"]
        bar.showsScopeBar = true
        return bar
    }
}
