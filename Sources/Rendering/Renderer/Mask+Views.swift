import Goldens
import UIKit

extension Mask {
    /// Masks all views of a class.
    public static func kind(_ kind: UIView.Type) -> Mask { .kind("\(kind)") }
}
