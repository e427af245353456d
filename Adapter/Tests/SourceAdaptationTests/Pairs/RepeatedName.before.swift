import Foundation
import UIKit

extension NSExceptionName {
    static let lost = NSExceptionName("lost")
}

struct Names {
    private static let formatter: PersonNameComponentsFormatter = {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = PersonNameComponentsFormatter.Style.long
        return formatter
    }()
    let all: [NSExceptionName: Int] = [.lost: 1, Foundation.NSExceptionName.genericException: 2]
}
