import UIKit
import UIKit




