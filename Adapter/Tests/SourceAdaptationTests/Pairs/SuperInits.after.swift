import UIKit

class PageController: UIViewController {}

class PlayerController: PageController {
    let player: Int

    init(player: Int) {
        self.player = player
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:)") }
}

class Badge: UIView {}

final class Dot: Badge {
    init(size: Int) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { fatalError("init(coder:)") }
}

class Own: UIView {
    init() { super.init(frame: .zero) }
    required init?(coder: NSCoder) { fatalError("init(coder:)") }
}

final class Other: Own {
    override init() { super.init() }
    required init?(coder: NSCoder) { fatalError("init(coder:)") }
}

final class Model: NSObject {
    let number: Int
    init(number: Int) {
        self.number = number
        super.init()
    }
}

extension Own: OwnInitializable { static func madeByOwnInit() -> AnyObject { if self == Other.self { return Other() }; return Own() } }
