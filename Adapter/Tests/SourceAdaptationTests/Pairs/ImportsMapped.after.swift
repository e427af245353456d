import Foundation
import UIKit
import UIKit
import Foundation
import UIKit
import QuartzCore
@preconcurrency import CoreGraphics
import Glibc
