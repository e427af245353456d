import UIKit

final class OldScreen: UIViewController {}

#if DEBUG
import SwiftUI

@available(iOS 13.0, *)
struct OldScreen_Previews: PreviewProvider {
    static var previews: some View { OldScreen().toPreview() }
}; @MainActor func plumbPreviews_PreviewProvider_before_1(_ module: InterfaceModule) { module.add(provider: OldScreen_Previews.self, named: "OldScreen") }
#endif

struct Provider: Equatable {}
