import UIKit

/// The items of a page's bars, kept while they say the same.
@MainActor final class BarItems {
    private var kept: [KeptItem] = []

    /// An item of UIKit with what it was made for.
    private final class KeptItem {
        let item: UIBarButtonItem
        let signature: Signature
        var perform: @MainActor () -> Void = {}
        init(_ item: UIBarButtonItem, _ signature: Signature) { (self.item, self.signature) = (item, signature) }
    }

    private struct Signature: Equatable {
        var title = "", image: UIImage?, element: ObjectIdentifier?, kind = "", isEnabled = true
        var isProminent = false, tint: UIColor?, isDestructive = false, size = CGSize.zero
    }

    /// Whether destructive buttons are red: until iOS 18 (inferred), no longer from iOS 26 on (Generations.md, barDestructive).
    var marksDestructiveButtons = true
    private(set) var title: UIView?
    private(set) var leading: [UIBarButtonItem] = []
    private(set) var trailing: [UIBarButtonItem] = []
    private(set) var bottom: [UIBarButtonItem] = []

    /// Takes over the items of a page. Those that say the same keep their items of UIKit.
    /// - Returns: Whether anything has changed.
    func update(_ items: [BarItem], _ page: UINavigationItem) -> Bool {
        var rest = kept
        kept = []
        let former = (title, leading, trailing, bottom)
        (title, leading, trailing, bottom) = (nil, [], [], [])
        var secondary: [ActionItem] = []
        for item in items {
            if item.placement.place == .secondary, case .action(let action) = item.content {
                secondary.append(action)
                continue
            }
            add(make(item, &rest, page), item)
        }
        if !secondary.isEmpty { trailing.insert(overflow(secondary, &rest), at: 0) }
        return title !== former.0 || leading != former.1 || trailing != former.2 || bottom != former.3
    }

    private func add(_ item: UIBarButtonItem, _ described: BarItem) {
        switch described.placement.place {
        case .trailing, .secondary: trailing.insert(item, at: 0)
        case .leading: leading.append(item)
        case .bottom, .status: bottom.append(item)
        case .principal, .title, .largeTitle: title = item.customView ?? label(item)
        case .keyboard, .subtitle, .largeSubtitle: break
        }
    }

    private func label(_ item: UIBarButtonItem) -> UIView {
        let button = UIButton(primaryAction: item.primaryAction)
        return button
    }

    private func make(_ item: BarItem, _ rest: inout [KeptItem], _ page: UINavigationItem) -> UIBarButtonItem {
        let signature = signature(item)
        let known = rest.firstIndex { $0.signature == signature }.map { rest.remove(at: $0) } ?? KeptItem(new(item, page), signature)
        kept.append(known)
        if case .action(let action) = item.content {
            known.perform = action.perform
            if action.children != nil { known.item.menu = action.menuElement as? UIMenu }
            if action.children == nil, known.item.primaryAction == nil { connect(known, action) }
        }
        (known.item.customView as? ElementHost)?.setNeedsLayout()
        return known.item
    }

    private func connect(_ kept: KeptItem, _ action: ActionItem) {
        kept.item.primaryAction = UIAction(title: action.image == nil ? action.title : "", image: action.image) { [weak kept] _ in
            kept?.perform()
        }
    }

    private func signature(_ item: BarItem) -> Signature {
        var signature = Signature(isProminent: item.placement.isProminent, tint: item.tint)
        switch item.content {
        case .flexibleSpace: signature.kind = "flexible"
        case .fixedSpace: signature.kind = "fixed"
        case .search: signature.kind = "search"
        case .view(let element):
            signature.element = ObjectIdentifier(element)
            signature.size = element.size(.unspecified)
        case .action(let action):
            signature.title = action.title
            signature.image = action.image
            signature.isEnabled = action.isEnabled
            signature.isDestructive = action.role == .destructive
            signature.kind = action.children == nil ? "action" : "menu"
        }
        return signature
    }

    private func new(_ item: BarItem, _ page: UINavigationItem) -> UIBarButtonItem {
        switch item.content {
        case .flexibleSpace: return .flexibleSpace()
        case .fixedSpace: return .fixedSpace(8)
        case .search: return page.searchBarPlacementBarButtonItem
        case .view(let element):
            let host = ElementHost()
            host.element = element
            host.frame.size = host.size(.unspecified)
            let made = UIBarButtonItem(customView: host)
            made.hidesSharedBackground = item.hidesBackground
            return made
        case .action(let action):
            let made = UIBarButtonItem(title: action.image == nil ? action.title : nil, image: action.image)
            made.accessibilityLabel = action.title
            made.isEnabled = action.isEnabled
            if item.placement.isProminent { made.style = .done }
            made.tintColor = marksDestructiveButtons && action.role == .destructive ? .systemRed : item.tint
            made.hidesSharedBackground = item.hidesBackground
            return made
        }
    }

    private func overflow(_ actions: [ActionItem], _ rest: inout [KeptItem]) -> UIBarButtonItem {
        let signature = Signature(kind: "overflow")
        let known =
            rest.firstIndex { $0.signature == signature }.map { rest.remove(at: $0) }
            ?? KeptItem(UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle")), signature)
        kept.append(known)
        known.item.menu = UIMenu(children: actions.map(\.menuElement))
        return known.item
    }
}
