import UIKit

/// Notes a modifier that changes what a device shows and is accepted here without effect: once for each line of an app's code.
func undrawn(_ name: StaticString, _ file: StaticString, _ line: UInt) {
    InterfaceOmission.reached("\(file):\(line): \(name) is not drawn") as Void
}
