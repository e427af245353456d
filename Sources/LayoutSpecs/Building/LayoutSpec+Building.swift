import Foundation
import UIKit

extension LayoutSpec {
    /// Creates the screen from UIKit views. The caller lays it out by showing the controller.
    ///
    /// - Parameters:
    ///   - environment: Determines the variations, the language, light or dark appearance and the text sizes.
    ///   - state: One of `states`, or nil for the spec without a state.
    ///   - translate: Changes every text after its language has been chosen, for pseudo-languages.
    /// - Throws: `SpecErrors` for missing images and for formats that do not fit their views.
    @MainActor package func makeViewController(
        environment: DisplayEnvironment, state: String?, translate: ((String) -> String)? = nil
    ) throws(SpecErrors) -> UIViewController {
        let resolved = resolved(in: environment, state: state)
        let context = BuildContext(
            metrics: resolved.metrics, language: environment.languageCode, translate: translate, folder: self.folder,
            traits: environment.traitCollection)
        let controller = SpecViewController()
        var builder = ViewBuilder(resolved: resolved, context: context, file: file, source: source)
        builder.build(root, for: controller)
        let screen = navigation.map { NavigationBuilder.wrap(controller, $0, context) } ?? controller
        let shown = tabBar.map { TabBarBuilder.wrap(screen, $0, context) } ?? screen
        guard context.faults.isEmpty else { throw SpecErrors(file: file, diagnostics: context.faults, source: source) }
        return shown
    }
}

/// Creates views, adds them to their parents, sets their properties and activates their constraints. Decides nothing itself.
@MainActor private struct ViewBuilder {
    let resolved: ResolvedSpec
    let context: BuildContext
    private var views: [Int: UIView] = [:]
    private var guides: [String: UILayoutGuide] = [:]
    private var ids: [String: Int] = [:]
    private var sources: [AnyObject] = []

    private let file: String
    private let source: SourceText

    init(resolved: ResolvedSpec, context: BuildContext, file: String, source: SourceText) {
        self.resolved = resolved
        self.context = context
        self.file = file
        self.source = source
    }

    mutating func build(_ root: ViewSpec, for controller: SpecViewController) {
        controller.view = view(root)
        controller.view.translatesAutoresizingMaskIntoConstraints = true
        controller.sources = sources
        root.forEach(setProperties)
        for line in resolved.constraints {
            let made = constraints(line), source = reference(line)
            for constraint in made { constraint.source = source }
            NSLayoutConstraint.activate(made)
        }
    }

    private mutating func view(_ spec: ViewSpec) -> UIView {
        let settings = resolved.settings[spec.number]
        let kind = Kind.named(spec.kind)
        let view = kind?.make(Kind.Values(settings: settings)) ?? UIView()
        // Lists place their rows and cells by setting frames.
        view.translatesAutoresizingMaskIntoConstraints = kind?.standsIn != nil
        view.accessibilityIdentifier = spec.id
        view.source = SourceReference(file: file, line: spec.line, ignored: spec.ignored)
        views[spec.number] = view
        if let id = spec.id { ids[id] = spec.number }
        for name in spec.guides {
            let guide = UILayoutGuide()
            guide.identifier = name
            Self.content(of: view).addLayoutGuide(guide)
            guides[name] = guide
        }
        for children in spec.children { put(children, into: view) }
        return view
    }

    private mutating func put(_ children: ViewSpec.Children, into view: UIView) {
        let views = children.views.map { self.view($0) }
        switch children.list {
        case .subviews:
            let content = (view as? UIVisualEffectView)?.contentView ?? Self.content(of: view)
            views.forEach(content.addSubview)
        case .arranged: if let stack = view as? UIStackView { views.forEach(stack.addArrangedSubview) }
        case .rows:
            guard let table = view as? UITableView else { return }
            let source = TableSource(sections(children, views))
            (table.dataSource, table.delegate) = (source, source)
            sources.append(source)
        case .cells:
            guard let collection = view as? UICollectionView else { return }
            let source = CollectionSource(sections(children, views))
            collection.dataSource = source
            collection.collectionViewLayout = ListLayout(nil, context).layout(for: source)
            sources.append(source)
        }
    }

    private func sections<Cell: UIView>(_ children: ViewSpec.Children, _ views: [UIView]) -> ListSections<Cell> {
        var sections = ListSections<Cell>()
        for (spec, view) in zip(children.views, views) {
            switch resolved.settings[spec.number].first(where: { $0.property == "place" })?.value.choice {
            case "footer": sections.add(view, as: .footer)
            case "header": sections.add(view, as: .header)
            default: sections.add(view, as: view is Cell ? .item : .header)
            }
        }
        return sections
    }

    /// Returns the view that contains the subviews and that equations refer to: for rows and cells the content view. Lists set the size of
    /// rows and cells, which derive their own size from their content view.
    private static func content(of view: UIView) -> UIView {
        switch view {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let header as UITableViewHeaderFooterView: header.contentView
        default: view
        }
    }

    private func setProperties(of spec: ViewSpec) {
        guard let view = views[spec.number], let lookup = Kind.named(spec.kind)?.lookup else { return }
        for setting in resolved.settings[spec.number] {
            context.range = setting.range
            if let index = lookup.indices[setting.property] { lookup.properties[index].set(view, setting.value, context) }
        }
    }

    // MARK: Constraints

    private func reference(_ line: ConstraintLine) -> SourceReference? {
        let range =
            switch line {
            case .equation(let equation): equation.range
            case .visualFormat(let format): format.range
            }
        guard let text = source.entry(range.line) else { return nil }
        return SourceReference(file: file, line: range.line, text: text)
    }

    private func constraints(_ line: ConstraintLine) -> [NSLayoutConstraint] {
        switch line {
        case .equation(let equation): constraint(equation).map { [$0] } ?? []
        case .visualFormat(let format): constraints(format)
        }
    }

    private func constraint(_ equation: Equation) -> NSLayoutConstraint? {
        guard let first = item(equation.first.item) else { return nil }
        let second = equation.second.flatMap { item($0.item) }
        let constraint = NSLayoutConstraint(
            item: first, attribute: equation.first.attribute.uiKit, relatedBy: equation.relation.uiKit, toItem: second,
            attribute: equation.second?.attribute.uiKit ?? .notAnAttribute,
            multiplier: equation.second == nil ? 1 : context.amount(equation.multiplier), constant: context.amount(equation.constant))
        constraint.priority = UILayoutPriority(Float(equation.priority))
        constraint.identifier = equation.identifier
        return constraint
    }

    private func item(_ item: Anchor.Item) -> AnyObject? {
        switch item {
        case .view(let number): return views[number].map(Self.content)
        case .named(let name): return guides[name]
        case .guide(let guide, let number):
            guard let view = views[number].map(Self.content) else { return nil }
            switch guide {
            case .safeArea: return view.safeAreaLayoutGuide
            case .margins: return view.layoutMarginsGuide
            case .readable: return view.readableContentGuide
            case .keyboard: return view.keyboardLayoutGuide
            case .content: return (view as? UIScrollView)?.contentLayoutGuide
            case .frame: return (view as? UIScrollView)?.frameLayoutGuide
            }
        }
    }

    private func constraints(_ line: VisualFormatLine) -> [NSLayoutConstraint] {
        do {
            return try VisualFormat.constraints(
                line.format, options: VisualFormatOptions.options(named: line.options), metrics: resolved.metrics, views: named)
        } catch {
            let fault = error.fault(names: named.keys.sorted())
            let range = line.textColumn.map { SourceRange(line: line.range.line, column: $0 + fault.offset, length: fault.length) }
            context.fail(fault.error, range ?? line.range)
            return []
        }
    }

    /// Views and guides by the names that visual formats use.
    private var named: [String: Any] {
        let ids = ids.compactMapValues { views[$0].map(Self.content) as Any? }
        return ids.merging(guides.mapValues { $0 as Any }, uniquingKeysWith: { first, _ in first })
    }
}
