import SwiftUI
import UIKit

struct Greeting: View {
    var body: some View { Text("Hello") }
}

#Preview {
    Text("Hello")
}

#Preview(
    "Small",
    traits: .sizeThatFitsLayout, .landscapeLeft
) { Greeting() }

#Preview("With state") {
    @Previewable @State var isOn = true
    @Previewable @Namespace var space
    Toggle("Switch", isOn: $isOn)
    Text("More")
}

#Preview("Widget", as: .systemSmall) { SomeWidget() } timeline: { Entry() }
