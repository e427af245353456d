// For files that import Core Graphics beside UIKit, or alone: paths, colours, transforms and contexts.
@_exported import Graphics
