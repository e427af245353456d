import UIKit

extension CGFloat {
    func rounded(to scale: CGFloat) -> CGFloat {
        Foundation.round(self * scale) / scale
    }
}
