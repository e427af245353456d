import Foundation
import UIKit

// The parts of MapKit that screens use: a map is a plain area of a map's colour.

public struct MKCoordinateSpan: Hashable, Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees
    public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

public struct MKCoordinateRegion: Hashable, Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan
    public init(center: CLLocationCoordinate2D = CLLocationCoordinate2D(), span: MKCoordinateSpan = MKCoordinateSpan()) {
        self.center = center
        self.span = span
    }
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let degree = 111_195.0
        let width = degree * max(0.01, cos(centerCoordinate.latitude * .pi / 180))
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / width))
    }
}

public func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, span: span)
}

@preconcurrency @MainActor
public protocol MKAnnotation: AnyObject {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

@preconcurrency @MainActor
open class MKPointAnnotation: NSObject, MKAnnotation {
    public override init() { super.init() }
    public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
        super.init()
    }
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?
}

@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        bounds.size = usualSize
        isOpaque = false
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    public let reuseIdentifier: String?
    open var annotation: (any MKAnnotation)?
    /// The picture, which gives the view its size.
    open var image: UIImage? {
        didSet {
            if let image { bounds.size = image.size }
            setNeedsDisplay()
        }
    }
    var usualSize: CGSize { .zero }

    open override func draw(_ rect: CGRect) { image?.draw(in: bounds) }

    /// How far the view's middle is from its place.
    var offset: CGPoint { centerOffset }
    open var canShowCallout = false
    open var isEnabled = true
    open var isDraggable = false
    open var centerOffset = CGPoint.zero
    open var calloutOffset = CGPoint.zero
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var clusteringIdentifier: String?
    open func prepareForReuse() {}
    open func prepareForDisplay() {}
}

open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor! = .systemRed { didSet { setNeedsDisplay() } }
    open var animatesDrop = false
    override var usualSize: CGSize { CGSize(width: 16, height: 32) }
    override var offset: CGPoint { image == nil ? CGPoint(x: 0, y: -bounds.height / 2) : centerOffset }

    /// A head on a needle, whose end is the place. Sizes are inferred.
    open override func draw(_ rect: CGRect) {
        guard image == nil else { return super.draw(rect) }
        UIColor.systemGray.setFill()
        UIBezierPath(rect: CGRect(x: bounds.midX - 0.75, y: 14, width: 1.5, height: bounds.height - 14)).fill()
        (pinTintColor ?? .systemRed).setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 16, height: 16)).fill()
    }
}

open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var glyphTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var glyphText: String? { didSet { setNeedsDisplay() } }
    open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }
    override var usualSize: CGSize { CGSize(width: 28, height: 34) }
    override var offset: CGPoint { image == nil ? CGPoint(x: 0, y: -bounds.height / 2) : centerOffset }

    /// A balloon with a glyph, whose tip is the place. Sizes are inferred.
    open override func draw(_ rect: CGRect) {
        guard image == nil else { return super.draw(rect) }
        (markerTintColor ?? .systemRed).setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 28, height: 28)).fill()
        let tip = UIBezierPath()
        tip.move(to: CGPoint(x: 9, y: 26))
        tip.addLine(to: CGPoint(x: 14, y: 34))
        tip.addLine(to: CGPoint(x: 19, y: 26))
        tip.close()
        tip.fill()
        let color = glyphTintColor ?? .white, middle = CGPoint(x: 14, y: 14)
        if let glyphText {
            let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 14), .foregroundColor: color]
            let size = glyphText.size(withAttributes: attributes)
            glyphText.draw(at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2), withAttributes: attributes)
        } else if let glyphImage {
            glyphImage.withTintColor(color).draw(in: CGRect(x: 7, y: 7, width: 14, height: 14))
        } else {
            color.setFill()
            UIBezierPath(ovalIn: CGRect(x: 9, y: 9, width: 10, height: 10)).fill()
        }
    }
}

@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {}

@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }
    open var alpha: CGFloat = 1
}

public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

@preconcurrency @MainActor
public protocol MKMapViewDelegate: AnyObject {
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
}

@preconcurrency @MainActor
open class MKUserLocation: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    open var location: CLLocation? { nil }
}

/// A plain area of a map's colour, with the views of its annotations. It shows no land, and overlays are stored but not drawn.
@preconcurrency @MainActor
open class MKMapView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Self.land
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = Self.land
    }
    fileprivate static let land = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.976, green: 0.961, blue: 0.929, alpha: 1)
    }

    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType = MKMapType.standard
    /// The part of the world that is shown; all of it until another is set.
    open var region = MKCoordinateRegion(center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 160, longitudeDelta: 360))
    { didSet { setNeedsLayout() } }
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsUserLocation = false
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var userTrackingMode = MKUserTrackingMode.none
    public let userLocation = MKUserLocation()
    open private(set) var annotations: [any MKAnnotation] = [] { didSet { setNeedsLayout() } }
    private var views: [ObjectIdentifier: MKAnnotationView] = [:]
    open private(set) var overlays: [any MKOverlay] = []
    open var selectedAnnotations: [any MKAnnotation] = []

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    open func removeAnnotation(_ annotation: any MKAnnotation) {
        annotations.removeAll { $0 === annotation }
        views.removeValue(forKey: ObjectIdentifier(annotation))?.removeFromSuperview()
    }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
        let points = annotations.map { MKMapRect(origin: MKMapPoint($0.coordinate), size: MKMapSize(width: 0, height: 0)) }
        let rect = points.reduce(MKMapRect.null) { $0.union($1) }
        guard !rect.isNull else { return }
        region = MKCoordinateRegion(rect.insetBy(dx: -0.1 * rect.width - 1, dy: -0.1 * rect.height - 1))
    }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) { overlays.insert(overlay, at: min(index, overlays.count)) }
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { delegate?.mapView(self, rendererFor: overlay) }
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) { visibleMapRect = mapRect }
    open var visibleMapRect = MKMapRect.world
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint { convert(place(of: coordinate), to: view) }

    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let own = convert(point, from: view), middle = MKMapPoint(centerCoordinate)
        guard let scale else { return centerCoordinate }
        return MKMapPoint(x: middle.x + (own.x - bounds.midX) / scale, y: middle.y + (own.y - bounds.midY) / scale).coordinate
    }

    /// The points of the view for one of the map; the whole region is seen.
    private var scale: CGFloat? {
        let center = region.center, span = region.span
        let top = MKMapPoint(CLLocationCoordinate2D(latitude: center.latitude + span.latitudeDelta / 2, longitude: center.longitude))
        let bottom = MKMapPoint(CLLocationCoordinate2D(latitude: center.latitude - span.latitudeDelta / 2, longitude: center.longitude))
        let width = MKMapRect.world.width * span.longitudeDelta / 360, height = bottom.y - top.y
        guard width > 0, height > 0, !bounds.isEmpty else { return nil }
        return min(bounds.width / width, bounds.height / height)
    }

    private func place(of coordinate: CLLocationCoordinate2D) -> CGPoint {
        guard let scale else { return bounds.center }
        let point = MKMapPoint(coordinate), middle = MKMapPoint(centerCoordinate)
        return CGPoint(x: bounds.midX + (point.x - middle.x) * scale, y: bounds.midY + (point.y - middle.y) * scale)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for annotation in annotations {
            let place = place(of: annotation.coordinate)
            guard bounds.contains(place) else {
                views.removeValue(forKey: ObjectIdentifier(annotation))?.removeFromSuperview()
                continue
            }
            let view = views[ObjectIdentifier(annotation)] ?? makeView(for: annotation)
            view.center = CGPoint(x: place.x + view.offset.x, y: place.y + view.offset.y)
        }
    }

    private func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
        let view = delegate?.mapView(self, viewFor: annotation) ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
        views[ObjectIdentifier(annotation)] = view
        addSubview(view)
        return view
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}

/// What a picture of a map shows.
@preconcurrency @MainActor
open class MKMapSnapshotOptions: NSObject {
    public override init() { super.init() }
    open var region = MKCoordinateRegion()
    open var mapType = MKMapType.standard
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 0
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var traitCollection = UITraitCollection.current
}

/// Draws pictures of maps, which are plain areas of a map's colour.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
    public typealias Options = MKMapSnapshotOptions

    @preconcurrency @MainActor
    open class Snapshot: NSObject {
        public let image: UIImage
        public let traitCollection: UITraitCollection
        private let region: MKCoordinateRegion

        init(_ options: Options) {
            (region, traitCollection) = (options.region, options.traitCollection)
            let format = UIGraphicsImageRendererFormat()
            if options.scale > 0 { format.scale = options.scale }
            let color = MKMapView.land.resolvedColor(with: options.traitCollection)
            image = UIGraphicsImageRenderer(size: options.size, format: format).image { context in
                color.setFill()
                context.fill(CGRect(origin: .zero, size: options.size))
            }
            super.init()
        }

        /// Returns where a place is in the picture, with degrees evenly spaced.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            func share(_ value: Double, _ middle: Double, _ span: Double) -> Double { span == 0 ? 0.5 : 0.5 + (value - middle) / span }
            let x = share(coordinate.longitude, region.center.longitude, region.span.longitudeDelta)
            let y = 1 - share(coordinate.latitude, region.center.latitude, region.span.latitudeDelta)
            return CGPoint(x: image.size.width * x, y: image.size.height * y)
        }
    }

    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    private let options: Options
    private var isCancelled = false
    open private(set) var isLoading = false

    public init(options: Options) {
        self.options = options
        super.init()
    }

    /// Calls the handler in the next turn.
    open func start(completionHandler: @escaping CompletionHandler) {
        isLoading = true
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                isLoading = false
                if !isCancelled { completionHandler(Snapshot(options), nil) }
            }
        }
    }

    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        start(completionHandler: completionHandler)
    }

    open func start() async throws -> Snapshot { Snapshot(options) }

    open func cancel() { isCancelled = true }
}
