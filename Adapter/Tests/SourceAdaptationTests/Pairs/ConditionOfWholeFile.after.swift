import UIKit
// The other files of the module need what a file like this declares.
#if true
import UIKit

struct Factory {
    #if false
    let isDynamic = true
    #else
    let isDynamic = false
    #endif
}
#endif
