// For files that import Apple's runtime: what of it can be had here (associated objects, `Selector`) lives in UIKit.
@_exported import UIKit
