import UIKit

// The names of ContactsUI: screens of a contact, and one that picks nobody.

@preconcurrency @MainActor
public protocol CNContactPickerDelegate: AnyObject {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]) {}
}

/// A picker with nobody to pick.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?
}

@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: AnyObject {
    func contactViewController(_ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty) -> Bool
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}

/// The card of a contact; it shows an empty view.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
    public convenience init(for contact: CNContact) { self.init(showing: contact) }
    public convenience init(forUnknownContact contact: CNContact) { self.init(showing: contact) }
    public convenience init(forNewContact contact: CNContact?) { self.init(showing: contact ?? CNContact()) }
    private init(showing contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        contact = CNContact()
        super.init(coder: coder)
    }
    nonisolated open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { NoKeys() }
    public let contact: CNContact
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var displayedPropertyKeys: [Any]?
    open var contactStore: CNContactStore?
    open var parentGroup: CNGroup?
    open var parentContainer: CNContainer?
    open var alternateName: String?
    open var message: String?
    open var allowsEditing = true
    open var allowsActions = true
    open var shouldShowLinkedContacts = false
    open func highlightProperty(withKey key: String, identifier: String?) {}
}
