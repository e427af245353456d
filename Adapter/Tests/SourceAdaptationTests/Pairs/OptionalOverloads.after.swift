import UIKit

protocol SheetDelegate: AnyObject { func plumb_sheet(_ sheet: Sheet, layoutFor traits: UITraitCollection) -> Optional<NSObject>; func plumb_sheet(_ sheet: Sheet, layoutFor size: CGSize) -> Optional<NSObject>;
    
    func sheet(_ sheet: Sheet, layoutFor traits: UITraitCollection) -> NSObject

    
    func sheet(_ sheet: Sheet, layoutFor size: CGSize) -> NSObject
}

final class Sheet: UIViewController {
    weak var delegate: SheetDelegate?

    func change(to size: CGSize) { print(delegate?.plumb_sheet(self, layoutFor: size) ?? self) }
}

final class Map: UIViewController {}

extension Map: SheetDelegate {
    func sheet(_ other: Sheet, layoutFor newCollection: UITraitCollection) -> NSObject { other }
}

extension SheetDelegate { func plumb_sheet(_ sheet: Sheet, layoutFor traits: UITraitCollection) -> Optional<NSObject> { nil } }
extension SheetDelegate { func sheet(_ sheet: Sheet, layoutFor traits: UITraitCollection) -> NSObject { fatalError("sheet(_:layoutFor:) is missing") } }
extension Map { func plumb_sheet(_ other: Sheet, layoutFor newCollection: UITraitCollection) -> Optional<NSObject> { self.sheet(other, layoutFor: newCollection) } }
extension SheetDelegate { func plumb_sheet(_ sheet: Sheet, layoutFor size: CGSize) -> Optional<NSObject> { nil } }
extension SheetDelegate { func sheet(_ sheet: Sheet, layoutFor size: CGSize) -> NSObject { fatalError("sheet(_:layoutFor:) is missing") } }
