import UIKit

extension CGFloat {
    func rounded(to scale: CGFloat) -> CGFloat {
        Darwin.round(self * scale) / scale
    }
}
