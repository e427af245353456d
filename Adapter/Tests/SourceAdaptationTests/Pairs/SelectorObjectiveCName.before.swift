import UIKit

class NamedScreen: UIViewController {
    @objc(didTapDone:) func done(_ sender: Any) {}
    @objc func show(item: Int, from place: String) {}
    @objc func move(to place: Int) {}

    var all: [Selector] { [#selector(done), #selector(done(_:)), #selector(show), #selector(move(to:))] }
}
