import UIKit

func bridged(_ text: String, _ error: Error) -> Int {
    let length = (text as NSString).length
    let code = (error as NSError).code
    let values: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17) as Any]
    return length + code + values.count
}
