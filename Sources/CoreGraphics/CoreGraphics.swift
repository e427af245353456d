// For files that import Core Graphics beside UIKit, or alone: paths, colours, transforms and contexts; `CGFloat`, `CGRect` and their kin
// are Foundation's on Linux.
@_exported import Foundation
@_exported import Graphics
