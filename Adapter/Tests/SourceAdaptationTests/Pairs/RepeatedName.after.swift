import Foundation
import UIKit

extension UIKit.NSExceptionName {
    static let lost = UIKit.NSExceptionName("lost")
}

struct Names {
    private static let formatter: UIKit.PersonNameComponentsFormatter = {
        let formatter = UIKit.PersonNameComponentsFormatter()
        formatter.style = UIKit.PersonNameComponentsFormatter.Style.long
        return formatter
    }()
    let all: [UIKit.NSExceptionName: Int] = [.lost: 1, Foundation.NSExceptionName.genericException: 2]
}
