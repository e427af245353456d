import StoreKit
import UIKit

extension CGFloat {
    func rounded(to scale: CGFloat) -> CGFloat {
        Darwin.round(self * scale) / scale
    }
}

func finish(_ purchase: StoreKit.Transaction) async { await purchase.finish() }
