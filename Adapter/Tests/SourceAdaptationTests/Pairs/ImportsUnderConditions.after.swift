import Foundation; import UIKit
#if STANDALONE
import UIKit
#elseif true
import CSQLite
#endif

func trace() -> Int {
    if #available(iOS 17, *), SimulatedDevice.hasSystem(17) { return 2 } else { return 1 }
}
