import UIKit

protocol ChatInputBarDelegate: AnyObject {
    func chatInputBar(_ bar: ChatInputBar, didSend text: String)
}

final class ChatInputBar: UIView {
    weak var delegate: ChatInputBarDelegate?

    private let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))

    private lazy var textView: UITextView = {
        let textView = UITextView()
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.isScrollEnabled = false
        textView.isEditable = true
        textView.isSelectable = true
        textView.textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
        textView.textContainer.lineFragmentPadding = 4
        textView.textContainer.maximumNumberOfLines = 0
        textView.layer.borderColor = UIColor.separator.cgColor
        textView.layer.borderWidth = 1 / UIScreen.main.scale
        textView.layer.cornerRadius = 18
        textView.backgroundColor = .systemBackground
        textView.linkTextAttributes = [.foregroundColor: UIColor.systemBlue]
        textView.dataDetectorTypes = [.link, .phoneNumber]
        textView.autocapitalizationType = .sentences
        textView.autocorrectionType = .yes
        textView.keyboardType = .default
        textView.returnKeyType = .send
        textView.enablesReturnKeyAutomatically = true
        textView.delegate = self
        return textView
    }()

    private let placeholderLabel: UILabel = {
        $0.text = "Message"
        $0.textColor = .placeholderText
        $0.textAlignment = .natural
        return $0
    }(UILabel())

    private lazy var sendButton = UIButton(
        configuration: .filled(), primaryAction: UIAction(image: UIImage(systemName: "arrow.up")) { [weak self] _ in self?.send() })

    private var heightConstraint: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = .flexibleHeight
        for view in [blurView, textView, placeholderLabel, sendButton] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        sendToBack()
        let views: [String: Any] = ["text": textView, "send": sendButton]
        var constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[text]-8-[send(36)]-|", options: [.alignAllBottom], metrics: nil, views: views)
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-(pad)-[text(>=36)]", metrics: ["pad": 8], views: views)
        constraints.append(
            NSLayoutConstraint(
                item: sendButton, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                constant: 36))
        constraints.append(textView.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8))
        constraints += [
            blurView.topAnchor.constraint(equalTo: topAnchor), blurView.bottomAnchor.constraint(equalTo: bottomAnchor),
            blurView.leftAnchor.constraint(equalTo: leftAnchor), blurView.rightAnchor.constraint(equalTo: rightAnchor),
            placeholderLabel.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 10),
            placeholderLabel.centerYAnchor.constraint(equalTo: textView.centerYAnchor),
        ]
        heightConstraint = textView.heightAnchor.constraint(lessThanOrEqualToConstant: 120)
        heightConstraint?.priority = .defaultHigh
        heightConstraint?.isActive = true
        NSLayoutConstraint.activate(constraints)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func sendToBack() {
        sendSubviewToBack(blurView)
        bringSubviewToFront(textView)
        bringSubviewToFront(placeholderLabel)
        insertSubview(blurView, at: 0)
    }

    override var intrinsicContentSize: CGSize { .zero }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if let window = window {
            bottomAnchor.constraint(lessThanOrEqualTo: window.safeAreaLayoutGuide.bottomAnchor).isActive = false
        }
    }

    private func send() {
        guard let text = textView.text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return }
        delegate?.chatInputBar(self, didSend: text)
        textView.text = ""
        textViewDidChange(textView)
        invalidateIntrinsicContentSize()
    }
}

extension ChatInputBar: UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {
        placeholderLabel.isHidden = !textView.text.isEmpty
        sendButton.isEnabled = !textView.text.isEmpty
        let size = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
        textView.isScrollEnabled = size.height > 120
    }

    func textViewDidBeginEditing(_ textView: UITextView) {}
    func textViewDidEndEditing(_ textView: UITextView) {}
    func textViewDidChangeSelection(_ textView: UITextView) {}

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        if text == "\n" {
            textView.resignFirstResponder()
            return false
        }
        return textView.text.count + text.count - range.length <= 500
    }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { false }
}

final class LoginViewController: UIViewController, UITextFieldDelegate {
    private let scrollView = UIScrollView()
    private let emailField = UITextField()
    private let passwordField = UITextField()
    private let errorLabel = UILabel()
    private var bottomConstraint: NSLayoutConstraint!
    private var observers: [NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .white }
        view.addSubview(scrollView)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.keyboardDismissMode = .interactive
        scrollView.delegate = self
        emailField.placeholder = "Email"
        emailField.borderStyle = .roundedRect
        emailField.keyboardType = .emailAddress
        emailField.textContentType = .emailAddress
        emailField.autocapitalizationType = .none
        emailField.autocorrectionType = .no
        emailField.spellCheckingType = .no
        emailField.returnKeyType = .next
        emailField.clearButtonMode = .whileEditing
        emailField.leftView = UIImageView(image: UIImage(systemName: "envelope"))
        emailField.leftViewMode = .always
        emailField.rightViewMode = .never
        emailField.delegate = self
        emailField.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
        passwordField.attributedPlaceholder = NSAttributedString(
            string: "Password", attributes: [NSAttributedString.Key.foregroundColor: UIColor.placeholderText])
        passwordField.isSecureTextEntry = true
        passwordField.returnKeyType = .done
        passwordField.delegate = self
        passwordField.inputAccessoryView = {
            let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            toolbar.items = [
                UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
                UIBarButtonItem(title: "Done", primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) }),
            ]
            toolbar.sizeToFit()
            return toolbar
        }()
        errorLabel.textColor = .systemRed
        errorLabel.isHidden = true
        errorLabel.numberOfLines = 0

        let stack = UIStackView(arrangedSubviews: [emailField, passwordField, errorLabel])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        bottomConstraint = scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomConstraint,
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -20),
            emailField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            errorLabel.topAnchor.constraint(equalToSystemSpacingBelow: passwordField.bottomAnchor, multiplier: 1),
        ])
        scrollView.contentLayoutGuide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true

        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 1
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)

        observers.append(
            NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
            ) { [weak self] notification in
                let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
                let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
                MainActor.assumeIsolated { self?.keyboardWillShow(height: frame.height, duration: duration) }
            })
    }

    deinit { observers.forEach { NotificationCenter.default.removeObserver($0) } }

    private func keyboardWillShow(height: CGFloat, duration: TimeInterval) {
        bottomConstraint.constant = -height
        UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) { self.view.layoutIfNeeded() }
    }

    private func validate() {
        errorLabel.text = emailField.text?.contains("@") == true ? nil : "Enter an email"
        UIView.transition(
            with: errorLabel, duration: 0.25, options: .transitionCrossDissolve,
            animations: {
                self.errorLabel.isHidden = self.errorLabel.text == nil
            }, completion: nil)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField == emailField { passwordField.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { textField.layer.borderColor = UIColor.systemBlue.cgColor }

    func textFieldDidEndEditing(_ textField: UITextField) {}
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        let current = textField.text ?? ""
        guard let stringRange = Range(range, in: current) else { return false }
        return current.replacingCharacters(in: stringRange, with: string).count <= 100
    }
}

extension LoginViewController: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.isDragging || scrollView.isTracking { view.endEditing(true) }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targetContentOffset.pointee = .zero }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

final class InsetTextField: UITextField {
    var insets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)

    override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds).inset(by: insets) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { super.clearButtonRect(forBounds: bounds) }
    override func deleteBackward() { super.deleteBackward() }
    override var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    func moveCaret() {
        let start = beginningOfDocument
        if let position = position(from: start, offset: 2) { selectedTextRange = textRange(from: position, to: position) }
    }
}

final class PaddedLabel: UILabel {
    var padding = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8) { didSet { invalidateIntrinsicContentSize() } }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let inset = bounds.inset(by: padding)
        let rect = super.textRect(forBounds: inset, limitedToNumberOfLines: numberOfLines)
        return rect.inset(by: UIEdgeInsets(top: -padding.top, left: -padding.left, bottom: -padding.bottom, right: -padding.right))
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + padding.left + padding.right, height: size.height + padding.top + padding.bottom)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fit = super.sizeThatFits(size)
        return CGSize(width: fit.width + 16, height: fit.height + 8)
    }

    override var text: String? { didSet { setNeedsDisplay() } }
    override var font: UIFont! { didSet { invalidateIntrinsicContentSize() } }
}

final class PlaceholderTextView: UITextView {
    private let placeholderLabel = UILabel()

    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        addSubview(placeholderLabel)
        NotificationCenter.default.addObserver(forName: UITextView.textDidChangeNotification, object: self, queue: .main) { _ in }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var text: String! { didSet { placeholderLabel.isHidden = hasText } }
    override var attributedText: NSAttributedString! { didSet { setNeedsLayout() } }
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeholderLabel.frame.origin = CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
        placeholderLabel.sizeToFit()
    }
}
