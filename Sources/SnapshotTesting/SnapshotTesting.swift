// A test file that imports SnapshotTesting also gets UIKit, as on iOS.
@_exported import UIKit
@_exported import XCTestStandIn
