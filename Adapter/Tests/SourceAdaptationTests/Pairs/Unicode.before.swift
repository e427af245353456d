import UIKit

class Größe: UIView {
    @objc func größer() {}
    let 名前 = "日本語 👩‍👩‍👧 @objc"
    func öffnen() -> Selector { #selector(größer) }
}
