// For files that import Core Animation, alone or beside UIKit. Layers are part of UIKit here, so this module re-exports it.
@_exported import UIKit
