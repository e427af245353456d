import UIKit

final class OldScreen: UIViewController {}

#if DEBUG
import SwiftUI

@available(iOS 13.0, *)
struct OldScreen_Previews: PreviewProvider {
    static var previews: some View { OldScreen().toPreview() }
}; @MainActor func plumbPreviews_PreviewProvider_before_1(_ module: InterfaceModule) { module.add(provider: OldScreen_Previews.self, named: "OldScreen", titles: [nil]) }

struct Several_Previews: PreviewProvider {
    static var previews: some View {
        let title = "A"
        Group {
            Text(title).previewDisplayName("First").padding()
            Text("B")
        }
        .previewLayout(.sizeThatFits)
        Text("C").previewDisplayName("Last")
    }
}; @MainActor func plumbPreviews_PreviewProvider_before_2(_ module: InterfaceModule) { module.add(provider: Several_Previews.self, named: "Several", titles: ["First", nil, "Last"]) }

struct Loop_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(0..<3) { Text("\($0)") }
    }
}; @MainActor func plumbPreviews_PreviewProvider_before_3(_ module: InterfaceModule) { module.add(provider: Loop_Previews.self, named: "Loop", titles: [nil]) }
#endif

struct Provider: Equatable {}
