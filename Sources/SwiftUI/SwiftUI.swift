// As on iOS, `import SwiftUI` also imports these.
@_exported import CombineStandIn
@_exported import Observation
@_exported import PhotosStandIn
@_exported import UIKit
@_exported import UniformTypesStandIn
