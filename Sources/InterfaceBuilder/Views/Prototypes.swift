import UIKit

/// Cells that the author's data source dequeues: each is created from its prototype.
extension ViewBuilder {
    /// Whether the author's code fills the lists: one of the owners is of the author's class.
    var hasOwnSource: Bool { owners.values.contains(where: InterfaceModules.isOwn) }

    func registerPrototypes(of table: UITableView, _ reading: Reading) {
        for prototype in reading.element.items("prototypes") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            table.register({ [self] in row(prototype) as? UITableViewCell }, forCellReuseIdentifier: identifier)
            session.markAll(prototype)
        }
    }

    func registerPrototypes(of collection: UICollectionView, _ reading: Reading) {
        let views = ["sectionHeaderView", "sectionFooterView"].compactMap { reading.element.child(key: $0) }
        for prototype in reading.element.items("cells") + views {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            let kind: String? =
                switch prototype.key {
                case "sectionHeaderView": UICollectionView.elementKindSectionHeader
                case "sectionFooterView": UICollectionView.elementKindSectionFooter
                default: nil
                }
            collection.register({ [self] in row(prototype) as? UICollectionReusableView }, kind, identifier)
            session.markAll(prototype)
        }
    }

    /// Creates a cell with its own constraints and connections.
    private func row(_ element: Element) -> UIView {
        let builder = ViewBuilder(session: session, purpose: purpose)
        builder.owners = owners
        builder.addSegue = addSegue
        let view = builder.view(element)
        builder.connect()
        Connector(builder: builder, owners: owners).connect(below: [element])
        return view
    }

    func collectionViewCell(_ reading: Reading) -> UIView {
        let cell = made(UICollectionViewCell(frame: .zero), reading)
        cell.reuseIdentifier = reading["reuseIdentifier"]
        return cell
    }
}
