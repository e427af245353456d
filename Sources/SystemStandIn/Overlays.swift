import Foundation
import UIKit

// Overlays of maps, which are kept and not drawn, and directions, of which none are found.

public struct MKMapPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// The side of the world, in points of a map; a unit of its own, so that only ratios matter.
    fileprivate static let side = 268_435_456.0

    /// Projects a coordinate by Mercator's projection.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let sine = sin(max(-85.051_128_78, min(85.051_128_78, coordinate.latitude)) * .pi / 180)
        x = (coordinate.longitude + 180) / 360 * Self.side
        y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.side
    }

    public var coordinate: CLLocationCoordinate2D {
        let latitude = 90 - 360 * atan(exp((y / Self.side - 0.5) * 2 * .pi)) / .pi
        return CLLocationCoordinate2D(latitude: latitude, longitude: x / Self.side * 360 - 180)
    }
}

public struct MKMapSize: Hashable, Sendable {
    public var width: Double
    public var height: Double
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

public struct MKMapRect: Hashable, Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.side, height: MKMapPoint.side)
    public var isNull: Bool { origin.x == .infinity }
    public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }
    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }

    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let x = min(minX, other.minX), y = min(minY, other.minY)
        return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    public func contains(_ point: MKMapPoint) -> Bool { minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY }
}

extension MKCoordinateRegion {
    public init(_ rect: MKMapRect) {
        let low = MKMapPoint(x: rect.minX, y: rect.maxY).coordinate, high = MKMapPoint(x: rect.maxX, y: rect.minY).coordinate
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(latitudeDelta: high.latitude - low.latitude, longitudeDelta: high.longitude - low.longitude))
    }
}

public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

@preconcurrency @MainActor
open class MKShape: NSObject, MKAnnotation {
    public override init() { super.init() }
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var title: String?
    open var subtitle: String?
}

@preconcurrency @MainActor
open class MKMultiPoint: MKShape, MKOverlay {
    private let stored: [MKMapPoint]

    fileprivate init(points: [MKMapPoint]) {
        stored = points
        super.init()
    }

    public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(points: unsafe UnsafeBufferPointer(start: coordinates, count: count).map { MKMapPoint($0) })
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(points: unsafe Array(UnsafeBufferPointer(start: points, count: count)))
    }

    open var pointCount: Int { stored.count }
    open var boundingMapRect: MKMapRect {
        stored.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize(width: 0, height: 0))) }
    }
    open override var coordinate: CLLocationCoordinate2D {
        stored.isEmpty ? CLLocationCoordinate2D() : MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
}

@preconcurrency @MainActor
open class MKPolyline: MKMultiPoint {}

@preconcurrency @MainActor
open class MKPolygon: MKMultiPoint {}

@preconcurrency @MainActor
open class MKCircle: MKShape, MKOverlay {
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        middle = center
        self.radius = radius
        super.init()
    }
    private let middle: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    open override var coordinate: CLLocationCoordinate2D { middle }
}

@preconcurrency @MainActor
open class MKTileOverlay: NSObject, MKOverlay {
    public init(urlTemplate: String?) {
        self.urlTemplate = urlTemplate
        super.init()
    }
    public let urlTemplate: String?
    open var canReplaceMapContent = false
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 0
    open var lineJoin = CGLineJoin.round
    open var lineCap = CGLineCap.round
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
}

open class MKPolylineRenderer: MKOverlayPathRenderer {
    public init(polyline: MKPolyline) { super.init(overlay: polyline) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

open class MKPolygonRenderer: MKOverlayPathRenderer {
    public init(polygon: MKPolygon) { super.init(overlay: polygon) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

open class MKCircleRenderer: MKOverlayPathRenderer {
    public init(circle: MKCircle) { super.init(overlay: circle) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

open class MKTileOverlayRenderer: MKOverlayRenderer {
    public init(tileOverlay: MKTileOverlay) { super.init(overlay: tileOverlay) }
}

@preconcurrency @MainActor
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init()
    }
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.init(coordinate: coordinate) }
    public let coordinate: CLLocationCoordinate2D
    public var title: String? { name }
    public var subtitle: String? { nil }
}

@preconcurrency @MainActor
open class MKMapItem: NSObject {
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        super.init()
    }
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D())) }
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"

public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

@preconcurrency @MainActor
open class MKRoute: NSObject {
    open class Step: NSObject {
        open var instructions: String { "" }
        open var notice: String? { nil }
        open var distance: CLLocationDistance { 0 }
    }
    open var name: String { "" }
    open var polyline: MKPolyline { MKPolyline(points: []) }
    open var steps: [Step] { [] }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    open var transportType: MKDirectionsTransportType { .automobile }
    open var advisoryNotices: [String] { [] }
}

/// Directions, which are never found.
@preconcurrency @MainActor
open class MKDirections: NSObject {
    @preconcurrency @MainActor
    open class Request: NSObject {
        public override init() { super.init() }
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
    }

    @preconcurrency @MainActor
    open class Response: NSObject {
        public let source: MKMapItem, destination: MKMapItem
        public let routes: [MKRoute]
        init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
            (self.source, self.destination, self.routes) = (source, destination, routes)
            super.init()
        }
    }

    open class ETAResponse: NSObject {
        open var expectedTravelTime: TimeInterval { 0 }
        open var distance: CLLocationDistance { 0 }
    }

    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    public init(request: Request) { super.init() }
    open var isCalculating: Bool { false }
    open func calculate(completionHandler: @escaping DirectionsHandler) { completionHandler(nil, CocoaError(.featureUnsupported)) }
    open func calculate() async throws -> Response { throw CocoaError(.featureUnsupported) }
    open func calculateETA(completionHandler: @escaping ETAHandler) { completionHandler(nil, CocoaError(.featureUnsupported)) }
    open func cancel() {}
}

/// A search, which never finds anything.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
    @preconcurrency @MainActor
    open class Request: NSObject {
        public override init() { super.init() }
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
    }

    @preconcurrency @MainActor
    open class Response: NSObject {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    public init(request: Request) { super.init() }
    open var isSearching: Bool { false }
    open func start(completionHandler: @escaping CompletionHandler) { completionHandler(nil, CocoaError(.featureUnsupported)) }
    open func start() async throws -> Response { throw CocoaError(.featureUnsupported) }
    open func cancel() {}
}
