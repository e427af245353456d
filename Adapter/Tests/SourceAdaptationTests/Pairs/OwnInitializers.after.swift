import UIKit

class Note: UIView {
    let text: String

    init() {
        text = "own"
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError() }
}

public final class Chip: UILabel {
    public convenience init() { self.init(frame: .zero) }
}

class Page: UIViewController {
    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}

class Plain: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
}

class Badge: Note {
    var count = 0
    override init() {
        super.init()
        count = 1
    }
    required init?(coder: NSCoder) { nil }
}

class Bar: UIButton {
    convenience init() { self.init(frame: .zero) }
}

class SendBar: Bar {
    convenience init() { self.init(frame: .zero) }
}

extension Note: OwnInitializable { static func madeByOwnInit() -> AnyObject { if self == Badge.self { return Badge() }; return Note() } }
extension Chip: OwnInitializable { public static func madeByOwnInit() -> AnyObject { Chip() } }
extension Page: OwnInitializable { static func madeByOwnInit() -> AnyObject { Page() } }
extension Bar: OwnInitializable { static func madeByOwnInit() -> AnyObject { if self == SendBar.self { return SendBar() }; return Bar() } }
