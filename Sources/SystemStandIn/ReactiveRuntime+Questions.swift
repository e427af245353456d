import UIKit

// What lists ask their delegate and their data source. Objective-C would hand these questions on to the proxy's delegate, or leave them unanswered without one. A
// subclass that conforms to the delegate's protocol answers them by these methods.

/// Answers as a data source without these methods does.
private final class PlainSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell()
    }
}

@MainActor extension _RXDelegateProxy {
    private var tableSource: any UITableViewDataSource { _forwardToDelegate as? any UITableViewDataSource ?? PlainSource() }
    private var itemSource: any UICollectionViewDataSource { _forwardToDelegate as? any UICollectionViewDataSource ?? PlainSource() }

    public func numberOfSections(in tableView: UITableView) -> Int { tableSource.numberOfSections(in: tableView) }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableSource.tableView(tableView, titleForHeaderInSection: section)
    }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableSource.tableView(tableView, titleForFooterInSection: section)
    }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableSource.tableView(tableView, canEditRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableSource.tableView(tableView, canMoveRowAt: indexPath)
    }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { tableSource.sectionIndexTitles(for: tableView) }
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        tableSource.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }

    public func numberOfSections(in collectionView: UICollectionView) -> Int { itemSource.numberOfSections(in: collectionView) }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        itemSource.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        itemSource.collectionView(collectionView, canMoveItemAt: indexPath)
    }
}

/// Answers as a delegate without these methods does.
private final class PlainDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout, UIPickerViewDelegate {}

@MainActor extension _RXDelegateProxy {
    private var rows: any UITableViewDelegate { _forwardToDelegate as? any UITableViewDelegate ?? PlainDelegate() }
    private var items: any UICollectionViewDelegate { _forwardToDelegate as? any UICollectionViewDelegate ?? PlainDelegate() }
    private var flow: any UICollectionViewDelegateFlowLayout {
        _forwardToDelegate as? any UICollectionViewDelegateFlowLayout ?? PlainDelegate()
    }
    private var choices: any UIPickerViewDelegate { _forwardToDelegate as? any UIPickerViewDelegate ?? PlainDelegate() }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        rows.tableView(tableView, heightForRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        rows.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        rows.tableView(tableView, heightForHeaderInSection: section)
    }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        rows.tableView(tableView, heightForFooterInSection: section)
    }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        rows.tableView(tableView, viewForHeaderInSection: section)
    }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        rows.tableView(tableView, viewForFooterInSection: section)
    }
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        rows.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        rows.tableView(tableView, willSelectRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        rows.tableView(tableView, editingStyleForRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { rows.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) }
    public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { rows.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) }

    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        items.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { flow.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { flow.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section) }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { flow.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section) }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { flow.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section) }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { flow.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section) }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { flow.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section) }

    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        choices.pickerView(pickerView, rowHeightForComponent: component)
    }
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        choices.pickerView(pickerView, widthForComponent: component)
    }
}
