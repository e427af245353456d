import UIKit

/// A table whose data source and delegate are the controller, in extensions.
class SettingsViewController: UIViewController {
    struct Row {
        var title: String
        var detail: String?
        var style: UITableViewCell.CellStyle = .value1
    }

    private let tableView = UITableView(frame: .zero, style: .grouped)
    private let rows = [
        Row(title: "Name", detail: "Ada"), Row(title: "Sounds", detail: nil, style: .subtitle),
        Row(title: "About", detail: "2", style: .default),
    ]
    private lazy var doneItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: nil)
    weak var presenter: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        tableView.frame = view.bounds
        tableView.autoresizingMask = [
            .flexibleWidth, .flexibleHeight, .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
        ]
        tableView.dataSource = self
        tableView.delegate = self
        tableView.tableHeaderView = makeHeader()
        tableView.sectionHeaderHeight = UITableView.automaticDimension
        tableView.estimatedSectionHeaderHeight = 40
        tableView.sectionFooterHeight = 8
        tableView.estimatedSectionFooterHeight = 8
        tableView.separatorColor = .systemGray3
        tableView.backgroundView = UIView()
        tableView.allowsSelectionDuringEditing = true
        tableView.allowsMultipleSelectionDuringEditing = true
        tableView.setEditing(false, animated: false)
        tableView.isEditing = false
        tableView.bounces = true
        tableView.verticalScrollIndicatorInsets = .zero
        tableView.scrollIndicatorInsets = .zero
        tableView.indicatorStyle = .default
        tableView.flashScrollIndicators()
        let refresh = UIRefreshControl()
        refresh.tintColor = .orange
        refresh.attributedTitle = NSAttributedString(string: "Loading")
        tableView.refreshControl = refresh
        refresh.beginRefreshing()
        refresh.endRefreshing()
        navigationItem.rightBarButtonItems = [doneItem, UIBarButtonItem(customView: UIActivityIndicatorView(style: .medium))]
        navigationItem.leftBarButtonItems = [UIBarButtonItem(image: UIImage(systemName: "gear"), style: .plain, target: self, action: nil)]
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.setHidesBackButton(true, animated: false)
        navigationItem.hidesBackButton = false
        navigationItem.backButtonDisplayMode = .minimal
        navigationItem.titleView = UISegmentedControl(items: ["A", "B"])
        navigationItem.prompt = nil
        toolbarItems = [
            UIBarButtonItem.flexibleSpace(), UIBarButtonItem(barButtonSystemItem: .camera, target: nil, action: nil), .fixedSpace(8),
        ]
        setToolbarItems(toolbarItems, animated: false)
        additionalSafeAreaInsets = UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)
        extendedLayoutIncludesOpaqueBars = true
        setNeedsStatusBarAppearanceUpdate()
    }

    private func makeHeader() -> UIView {
        let label = UILabel()
        label.text = "Settings"
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.textColor = .darkGray
        let small = UILabel()
        small.font = .preferredFont(forTextStyle: .caption1)
        let stack = UIStackView(arrangedSubviews: [label, small])
        stack.axis = .vertical
        let size = stack.systemLayoutSizeFitting(
            UIView.layoutFittingExpandedSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
        stack.frame = CGRect(origin: .zero, size: CGSize(width: size.width, height: 80))
        return stack
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for subview in view.subviews where subview.isFirstResponder { subview.resignFirstResponder() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
        _ = (isBeingDismissed, isBeingPresented, isMovingToParent, isViewLoaded, viewIfLoaded?.window?.screen)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(navigationController?.isToolbarHidden ?? true, animated: animated)
        if navigationController?.isNavigationBarHidden == true { navigationController?.isNavigationBarHidden = false }
    }

    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
    override func updateViewConstraints() { super.updateViewConstraints() }
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
    override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
        super.willTransition(to: newCollection, with: coordinator)
    }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeRight, .portraitUpsideDown] }
    override var canBecomeFirstResponder: Bool { true }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { _ = segue.destination as? SettingsViewController }

    func close() {
        if let navigation = navigationController, navigation.viewControllers.count > 1, navigation.topViewController === self {
            navigation.popViewController(animated: true)
            navigation.popToRootViewController(animated: false)
            navigation.popToViewController(self, animated: false)
            navigation.setViewControllers([self], animated: false)
            navigation.navigationBar.topItem?.title = "Top"
            navigation.navigationBar.shadowImage = UIImage()
            navigation.navigationBar.setBackgroundImage(UIImage(), for: .default)
            navigation.navigationBar.barStyle = .black
            navigation.interactivePopGestureRecognizer?.isEnabled = false
            navigation.hidesBarsOnTap = false
            _ = navigation.visibleViewController
        } else if let presenting = presentingViewController {
            presenting.dismiss(animated: true, completion: nil)
        }
        modalPresentationStyle = .overFullScreen
        modalPresentationStyle = .formSheet
        modalPresentationStyle = .fullScreen
        modalPresentationStyle = .overCurrentContext
        modalTransitionStyle = .coverVertical
        transitioningDelegate = nil
        loadViewIfNeeded()
        show(UIViewController(), sender: nil)
        showDetailViewController(UIViewController(), sender: self)
    }

    func scroll() {
        tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .middle, animated: true)
        tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: true, scrollPosition: .none)
        tableView.setContentOffset(CGPoint(x: 0, y: -tableView.adjustedContentInset.top), animated: true)
        tableView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 1, height: 1), animated: false)
        tableView.reloadSections(IndexSet(integer: 0), with: .automatic)
        tableView.deleteSections(IndexSet(integer: 9), with: .left)
        _ = tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        _ = (
            tableView.visibleCells, tableView.indexPathsForVisibleRows, tableView.indexPathsForSelectedRows, tableView.panGestureRecognizer
        )
        _ = (
            tableView.numberOfSections, tableView.numberOfRows(inSection: 0), tableView.indexPathForRow(at: .zero),
            tableView.rectForRow(at: IndexPath(row: 0, section: 0))
        )
    }
}

extension SettingsViewController: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = rows[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell(style: row.style, reuseIdentifier: "cell")
        cell.textLabel?.text = row.title
        cell.textLabel?.font = .preferredFont(forTextStyle: .title2)
        cell.detailTextLabel?.text = row.detail
        cell.detailTextLabel?.textColor = .gray
        cell.imageView?.image = UIImage(systemName: "gear")
        cell.imageView?.contentMode = .scaleAspectFit
        cell.selectedBackgroundView = UIView()
        cell.contentView.backgroundColor = .clear
        cell.separatorInset = .zero
        cell.accessoryView = UIImageView(image: UIImage(systemName: "chevron.right"))
        cell.editingAccessoryType = .detailDisclosureButton
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
}

extension SettingsViewController: UITableViewDelegate, UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { .leastNonzeroMagnitude }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .none }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .orange
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        return UITargetedPreview(view: view, parameters: parameters)
    }
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionCommitAnimating
    ) { animator.addCompletion { [weak self] in self?.close() } }
}

final class DiffableTableController: UITableViewController {
    enum Section { case main }
    private lazy var source = UITableViewDiffableDataSource<Section, String>(tableView: tableView) { tableView, indexPath, item in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = item
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        source.defaultRowAnimation = .fade
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.main])
        snapshot.appendItems(["a", "b", "c"])
        snapshot.insertItems(["between"], afterItem: "a")
        snapshot.deleteItems(["c"])
        source.apply(snapshot, animatingDifferences: false) {}
        _ = (snapshot.sectionIdentifiers, snapshot.numberOfItems, source.itemIdentifier(for: IndexPath(row: 0, section: 0)))
    }
}
