// For files that import Core Animation beside UIKit, or alone: layers live in UIKit here, and come along with it.
@_exported import UIKit
