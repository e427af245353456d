import Testing
import UIKit

@MainActor private class Tile: UIView {
    var log = ["frame"]
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
}

@MainActor private final class WideTile: Tile {}

@MainActor private final class Badge: UIView {
    let count: Int
    init(count: Int) {
        self.count = count
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor private final class Note: UIView {
    let text: String
    init() {
        text = "own"
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override convenience init(frame: CGRect) { self.init() }
}

@MainActor private final class Page: UIViewController {
    let number: Int
    init() {
        number = 4
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override convenience init(nibName: String?, bundle: Bundle?) { self.init() }
}

@MainActor private final class Glow: CAGradientLayer {
    let k: Int
    init(k: Int) {
        self.k = k
        super.init()
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor private final class Grid: UICollectionViewFlowLayout {
    var columns = 1
    override init() {
        super.init()
        columns = 3
    }
    required init?(coder: NSCoder) { nil }
}

private final class Row: UITableViewCell {}

extension UIView {
    fileprivate static func build<View: UIView>(_ configure: (View) -> Void = { _ in }) -> View {
        let view = View()
        configure(view)
        return view
    }

    fileprivate static func make() -> Self { self.init(frame: CGRect(x: 0, y: 0, width: 5, height: 6)) }
}

/// A view with an `init()` of its own and no `init(frame:)`.
private final class OwnView: UIView {
    let text: String

    init() {
        text = "own"
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

/// As the adapter writes it.
extension OwnView: OwnInitializable { static func madeByOwnInit() -> AnyObject { OwnView() } }

@MainActor struct MetatypeTests {
    @Test func `t2 3.12 generic code calls a class's own init, also without init(frame:)`() {
        let view: OwnView = .build { $0.tag = 3 }
        #expect(view.text == "own" && view.tag == 3)
    }

    @Test func `generic code makes views of a class with init(frame:) and init()`() {
        func framed<View: UIView>(_ type: View.Type) -> View { View(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
        #expect(framed(WideTile.self).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(framed(UILabel.self).frame.width == 3)
        let tile: WideTile = .build { $0.tag = 8 }
        #expect(tile.tag == 8 && tile.log == ["frame"])
        #expect(UIStackView.make().frame.size == CGSize(width: 5, height: 6))
        let label: UILabel = .build()
        #expect(type(of: label) == UILabel.self)
    }

    @Test func `type.init() on a view's metatype makes an object of that class`() {
        let types: [UIView.Type] = [UIView.self, WideTile.self, UILabel.self, UITableViewCell.self]
        #expect(types.map { ObjectIdentifier(type(of: $0.init())) } == types.map { ObjectIdentifier($0) })
        let controllers: [UIViewController.Type] = [UIViewController.self, UITableViewController.self]
        #expect(controllers.allSatisfy { type(of: $0.init()) == $0 })
        let cellType: UITableViewCell.Type = Row.self
        let cell = cellType.init(style: .value1, reuseIdentifier: "row")
        #expect(cell is Row && cell.reuseIdentifier == "row")
        let layoutType: UICollectionViewFlowLayout.Type = Grid.self
        #expect((layoutType.init() as? Grid)?.columns == 3)
    }

    @Test func `a class with its own init is made through an override of the standard one`() {
        let viewType: UIView.Type = Note.self, controllerType: UIViewController.Type = Page.self
        #expect((viewType.init() as? Note)?.text == "own")
        #expect((controllerType.init() as? Page)?.number == 4)
    }

    @Test func `subclasses with their own initialisers need not declare init(frame:) or init()`() {
        #expect(Badge(count: 3).count == 3)
        #expect(Glow(k: 2).k == 2)
        let copy = CABasicAnimation(keyPath: "opacity").copy() as? CABasicAnimation
        #expect(copy?.keyPath == "opacity")
    }

    @Test func `delegates of tables, collections and text views have their own protocols, and each is a scroll view's delegate`() {
        final class Delegate: NSObject, UITextViewDelegate {}
        let delegate = Delegate(), text = UITextView()
        text.delegate = delegate
        let typed: (any UITextViewDelegate)? = text.delegate
        #expect(typed === delegate)
        let scroll: UIScrollView = text
        #expect(scroll.delegate === delegate)
        scroll.delegate = nil
        #expect(text.delegate == nil)
    }

    @Test func `an app may extend CACornerMask with its own name for all corners`() {
        #expect(CACornerMask.all == [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
}

extension CACornerMask {
    fileprivate static let all: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}
