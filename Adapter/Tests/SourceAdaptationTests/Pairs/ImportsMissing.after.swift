@_exported import UIKit
import UIKit
import UIKit
import UIKit
import UIKit
