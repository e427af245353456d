import UIKit

final class OldScreen: UIViewController {}

#if DEBUG
import SwiftUI

@available(iOS 13.0, *)
struct OldScreen_Previews: PreviewProvider {
    static var previews: some View { OldScreen().toPreview() }
}

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
}

struct Loop_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(0..<3) { Text("\($0)") }
    }
}
#endif

struct Provider: Equatable {}
