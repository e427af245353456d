import UIKit

final class OnboardingPageController: UIPageViewController {
    private lazy var pages: [UIViewController] = ["One", "Two", "Three"].map { OnboardingPage(text: $0) }

    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 16])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
    }
}

extension OnboardingPageController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
        return pages[index - 1]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else { return nil }
        return pages[index + 1]
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

final class OnboardingPage: UIViewController {
    private let text: String

    init(text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() {
        let view = UIView()
        view.backgroundColor = .secondarySystemBackground
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: .zero)
        label.text = text
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }

    override var prefersStatusBarHidden: Bool { true }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
}

final class ContainerViewController: UIViewController {
    private(set) var content: UIViewController?

    func transition(to controller: UIViewController) {
        content?.willMove(toParent: nil)
        content?.view.removeFromSuperview()
        content?.removeFromParent()
        addChild(controller)
        view.addSubview(controller.view)
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.didMove(toParent: self)
        content = controller
    }

    func showSheet() {
        let controller = OnboardingPage(text: "Sheet")
        controller.modalPresentationStyle = .pageSheet
        controller.isModalInPresentation = true
        if let sheet = controller.sheetPresentationController {
            sheet.detents = [.medium(), .large(), .custom { $0.maximumDetentValue * 0.3 }]
            sheet.prefersGrabberVisible = true
            sheet.preferredCornerRadius = 24
            sheet.selectedDetentIdentifier = .medium
            sheet.delegate = self
        }
        controller.presentationController?.delegate = self
        present(controller, animated: true) { [weak self] in self?.presentedViewController?.dismiss(animated: true) }
    }

    func showPopover(from item: UIBarButtonItem) {
        let controller = OnboardingPage(text: "Popover")
        controller.modalPresentationStyle = .popover
        controller.preferredContentSize = CGSize(width: 320, height: 200)
        controller.popoverPresentationController?.barButtonItem = item
        controller.popoverPresentationController?.delegate = self
        controller.modalTransitionStyle = .crossDissolve
        present(controller, animated: true)
    }

    func share(_ items: [Any]) {
        let activity = UIActivityViewController(activityItems: items, applicationActivities: nil)
        activity.completionWithItemsHandler = { _, completed, _, _ in print(completed) }
        activity.excludedActivityTypes = [.airDrop]
        present(activity, animated: true)
    }

    func ask() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
            field.autocapitalizationType = .words
        }
        let save = UIAlertAction(title: "Save", style: .default) { _ in print(alert.textFields?.first?.text ?? "") }
        save.isEnabled = true
        alert.addAction(save)
        alert.preferredAction = save
        present(alert, animated: true)
    }

    override var preferredContentSize: CGSize {
        get { CGSize(width: 320, height: 480) }
        set { super.preferredContentSize = newValue }
    }
}

extension ContainerViewController: UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
}

final class CardPresentationController: UIPresentationController {
    private let dimmingView = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        return CGRect(x: 0, y: container.bounds.height / 2, width: container.bounds.width, height: container.bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView = containerView else { return }
        dimmingView.frame = containerView.bounds
        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        containerView.insertSubview(dimmingView, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = 1
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 })
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
        presentedView?.layer.cornerRadius = 16
    }

    override func dismissalTransitionWillBegin() { dimmingView.alpha = 0 }
}

final class CardTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        CardPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to) else { return }
        transitionContext.containerView.addSubview(to)
        to.frame = transitionContext.finalFrame(for: controller)
        UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: { to.alpha = 1 }) { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

final class SplitController: UISplitViewController, UISplitViewControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        primaryBackground()
        setViewController(ArticleListViewController(), for: .primary)
        setViewController(OnboardingPage(text: "Detail"), for: .secondary)
    }

    private func primaryBackground() { view.backgroundColor = .separator }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { true }
}

final class PickersViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let picker = UIPickerView()
    private let datePicker = UIDatePicker()

    override func viewDidLoad() {
        super.viewDidLoad()
        picker.dataSource = self
        picker.delegate = self
        picker.selectRow(1, inComponent: 0, animated: false)
        datePicker.datePickerMode = .date
        datePicker.preferredDatePickerStyle = .wheels
        datePicker.minimumDate = Date(timeIntervalSince1970: 0)
        datePicker.date = Date(timeIntervalSince1970: 1_600_000_000)
        datePicker.addAction(UIAction { _ in }, for: .valueChanged)
        let stack = UIStackView(arrangedSubviews: [picker, datePicker])
        stack.axis = .vertical
        stack.frame = view.bounds
        view.addSubview(stack)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }

    @available(iOS 13.0, *)
    func pick() {
        let picker = UIImagePickerController()
        guard UIImagePickerController.isSourceTypeAvailable(.photoLibrary) else { return }
        picker.sourceType = .photoLibrary
        picker.allowsEditing = true
        picker.delegate = self
        present(picker, animated: true)
    }
}

extension PickersViewController: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        _ = info[.originalImage] as? UIImage
        picker.dismiss(animated: true)
    }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
}

/// A double of a test: it answers with a navigation controller of its own.
final class ControllerDouble: UIViewController {
    let recorded = UINavigationController()
    override var navigationController: UINavigationController? { recorded }
    override var tabBarController: UITabBarController? { nil }
    override var splitViewController: UISplitViewController? { nil }
}
