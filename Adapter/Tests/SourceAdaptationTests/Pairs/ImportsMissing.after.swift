@_exported import UIKit
import SystemStandIn
import SystemStandIn
import UIKit
import UIKit
