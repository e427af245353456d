import SwiftUI
import UIKit

#Preview {
    Text("Hello")
}
