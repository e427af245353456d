import Foundation

/// A list's data source and delegate, for a screen that gets them from elsewhere: three rows with text, or as many as the kind of sample has.
/// Collections have no items, because their cells are those that a screen has registered.
final class SampleRows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout,
    UIPickerViewDataSource, UIPickerViewDelegate
{
    private let texts = InterfaceSample.list { InterfaceSample.text("Row.title") }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = texts[indexPath.row]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell()
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { texts.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { texts[row] }
}

extension InterfaceSample {
    /// Returns the data source of a list, which may be its delegate, too.
    public static func rows()
        -> any UITableViewDataSource & UITableViewDelegate & UICollectionViewDataSource & UICollectionViewDelegateFlowLayout
        & UIPickerViewDataSource & UIPickerViewDelegate
    { MainActor.assumeIsolated { SampleRows() } }
}
