import UIKit
// The other files of the module need what a file like this declares.
#if canImport(ObjectiveC)
import ObjectiveC

struct Factory {
    #if canImport(ObjectiveC)
    let isDynamic = true
    #else
    let isDynamic = false
    #endif
}
#endif
