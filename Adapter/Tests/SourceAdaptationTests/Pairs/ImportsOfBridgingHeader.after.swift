import Foundation; import UIKit

// A target with Objective-C: its bridging header brings UIKit to every file.
extension UIView {
    func outline() { layer.borderWidth = 1 }
}
