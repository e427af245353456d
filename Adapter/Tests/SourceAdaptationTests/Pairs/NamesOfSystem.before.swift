import StoreKit
import UIKit

extension CGFloat {
    func rounded(to scale: CGFloat) -> CGFloat {
        Darwin.round(self * scale) / scale
    }
}

let errors = Darwin.stderr

func finish(_ purchase: StoreKit.Transaction) async { await purchase.finish() }

func load(_ url: URL, by session: Foundation.URLSession) -> Foundation.URLRequest { Foundation.URLRequest(url: url) }
