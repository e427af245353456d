import StoreStandIn
import UIKit

extension CGFloat {
    func rounded(to scale: CGFloat) -> CGFloat {
        Foundation.round(self * scale) / scale
    }
}

func finish(_ purchase: StoreStandIn.Transaction) async { await purchase.finish() }
