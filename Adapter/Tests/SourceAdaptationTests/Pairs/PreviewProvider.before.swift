import UIKit

final class OldScreen: UIViewController {}

#if DEBUG
import SwiftUI

@available(iOS 13.0, *)
struct OldScreen_Previews: PreviewProvider {
    static var previews: some View { OldScreen().toPreview() }
}
#endif

struct Provider: Equatable {}
