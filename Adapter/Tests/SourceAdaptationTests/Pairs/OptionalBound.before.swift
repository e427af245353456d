import UIKit

class Proxy: UIView, UITextFieldDelegate {
    var other: UITextFieldDelegate?
    var made: (() -> Int?)?

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let other, let answer = other.textFieldShouldReturn?(textField) { return answer }
        guard let other, let answer = other.textField?(textField, shouldChangeCharactersIn: NSRange(), replacementString: "") else { return true }
        if let answer = self.other?.textFieldShouldClear?(textField) { return answer }
        if let number = made?() { print(number) }
        return other.textFieldShouldEndEditing!(textField)
    }

    func count(of table: UITableView) -> Int {
        guard let source = table.dataSource, let sections = source.numberOfSections, let title = table.superview else { return 0 }
        print(title)
        return sections(table)
    }
}
