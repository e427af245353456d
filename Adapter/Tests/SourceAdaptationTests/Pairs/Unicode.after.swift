import UIKit

class Größe: UIView {
    func größer() {}
    let 名前 = "日本語 👩‍👩‍👧 @objc"
    func öffnen() -> Selector { Selector("größer", Größe.größer) }
}
