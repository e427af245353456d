// For files that import Core Graphics, alone or beside UIKit: paths, colours, transforms and contexts. `CGFloat`, `CGRect` and related
// types are Foundation's on Linux.
@_exported import Foundation
@_exported import Graphics
