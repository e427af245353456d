import UIKit
import UniformTypesStandIn

// PhotosUI: nobody picks a photo. The picker's own screen is the system's, of which only the bar is drawn.

/// What may be picked.
public struct PHPickerFilter: Hashable, Sendable {
    private let name: String
    public static let images = PHPickerFilter(name: "images"), videos = PHPickerFilter(name: "videos")
    public static let livePhotos = PHPickerFilter(name: "livePhotos"), screenshots = PHPickerFilter(name: "screenshots")
    public static let panoramas = PHPickerFilter(name: "panoramas"), bursts = PHPickerFilter(name: "bursts")
    public static let cinematicVideos = PHPickerFilter(name: "cinematicVideos"), slomoVideos = PHPickerFilter(name: "slomoVideos")
    public static let depthEffectPhotos = PHPickerFilter(name: "depthEffectPhotos")
    public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "any \(filters.map(\.name))") }
    public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "all \(filters.map(\.name))") }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not \(filter.name)") }
}

/// What a picker shows, and how many photos may be picked.
public struct PHPickerConfiguration: Sendable {
    public enum Mode: Int, Sendable { case `default`, compact }
    public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }

    public var filter: PHPickerFilter?
    public var selectionLimit = 1
    public var selection = Selection.default
    public var mode = Mode.default
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var preselectedAssetIdentifiers: [String] = []

    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photo that was picked.
public struct PHPickerResult: Hashable, @unchecked Sendable {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}

@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }

    open override func loadView() {
        let bar = UINavigationBar()
        let item = UINavigationItem(title: "Photos")
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self.map { $0.delegate?.picker($0, didFinishPicking: []) } })
        bar.setItems([item], animated: false)
        let view = UIView()
        view.backgroundColor = .systemBackground
        view.addSubview(bar)
        bar.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        self.view = view
    }

    open func deselectAssets(withIdentifiers identifiers: [String]) {}
    open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {}
}
