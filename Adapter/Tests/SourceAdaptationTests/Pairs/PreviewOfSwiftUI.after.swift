import SwiftUI
import UIKit

struct Greeting: View {
    var body: some View { Text("Hello") }
}

@MainActor func plumbPreview_PreviewOfSwiftUI_before_1() -> InterfacePreview { InterfacePreview(nil, file: "PreviewOfSwiftUI_before") {
    Text("Hello")
} }

@MainActor func plumbPreview_PreviewOfSwiftUI_before_2() -> InterfacePreview { 


InterfacePreview("Small", traits: [.sizeThatFitsLayout, .landscapeLeft], file: "PreviewOfSwiftUI_before") { Greeting() } }

@MainActor func plumbPreview_PreviewOfSwiftUI_before_3() -> InterfacePreview { struct Previewed: View {
    @State var isOn = true
    @Namespace var space
    var body: some View { Toggle("Switch", isOn: $isOn)
    Text("More")
 } }; return InterfacePreview("With state", file: "PreviewOfSwiftUI_before") { Previewed() } }


