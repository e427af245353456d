import UIKit

final class OldScreen: UIViewController {}

#if DEBUG
import UIKit





#endif

struct Provider: Equatable {}
