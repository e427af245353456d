// A test file says `import SnapshotTesting`: UIKit comes along, as it does on iOS.
@_exported import UIKit
