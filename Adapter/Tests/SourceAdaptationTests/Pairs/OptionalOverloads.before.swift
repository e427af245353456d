import UIKit

@objc protocol SheetDelegate {
    @objc(sheet:layoutForTraits:) optional
    func sheet(_ sheet: Sheet, layoutFor traits: UITraitCollection) -> NSObject

    @objc(sheet:layoutForSize:) optional
    func sheet(_ sheet: Sheet, layoutFor size: CGSize) -> NSObject
}

final class Sheet: UIViewController {
    weak var delegate: SheetDelegate?

    func change(to size: CGSize) { print(delegate?.sheet?(self, layoutFor: size) ?? self) }
}

final class Map: UIViewController {}

extension Map: SheetDelegate {
    func sheet(_ other: Sheet, layoutFor newCollection: UITraitCollection) -> NSObject { other }
}
