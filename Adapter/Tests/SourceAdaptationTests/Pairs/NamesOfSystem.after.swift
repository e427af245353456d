import StoreStandIn
import UIKit; import FoundationNetworking

extension CGFloat {
    func rounded(to scale: CGFloat) -> CGFloat {
        Foundation.round(self * scale) / scale
    }
}

let errors = Foundation.stderr!

func finish(_ purchase: StoreStandIn.Transaction) async { await purchase.finish() }

func load(_ url: URL, by session: URLSession) -> FoundationNetworking.URLRequest { FoundationNetworking.URLRequest(url: url) }
