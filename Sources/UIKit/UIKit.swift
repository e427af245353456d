// A screen's source says `import UIKit` and nothing else: geometry, text and drawing values come along, as on iOS.
@_exported import Foundation
@_exported import Graphics
