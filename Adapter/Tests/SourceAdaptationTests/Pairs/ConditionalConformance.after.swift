import UIKit

protocol Reusable: AnyObject {}
extension Reusable where Self: UIView {
    static var identifier: String { String(describing: self) }
}
extension UITableViewCell: Reusable {}
extension Array where Element: UIView {
    func hide() { forEach { $0.isHidden = true } }
}
