import UIKit

class NamedScreen: UIViewController {
    func done(_ sender: Any) {}
    func show(item: Int, from place: String) {}
    func move(to place: Int) {}

    var all: [Selector] { [Selector("didTapDone:", NamedScreen.done), Selector("didTapDone:", NamedScreen.done(_:)), Selector("showWithItem:from:", NamedScreen.show), Selector("moveTo:", NamedScreen.move(to:))] }
}
