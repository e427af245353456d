import Foundation
import Graphics

/// The values of a layer that most layers leave as they are. They lie apart for the reason that `ViewRareData` gives.
@MainActor final class LayerRareData {
    /// The values of a layer in which none was set. Nothing writes to them.
    static let standard = LayerRareData()

    weak var delegate: (any CALayerDelegate)?
    var zPosition: CGFloat = 0
    var anchorPointZ: CGFloat = 0
    var sublayerTransform: CATransform3D = CATransform3DIdentity
    var name: String?
    var transform: CATransform3D = CATransform3DIdentity
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black
    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset: CGSize = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var maskedCorners: CACornerMask = .all
    var cornerCurve: CALayerCornerCurve = .circular
    var compositingFilter: Any?
    var blendMode: CGBlendMode = .normal
    var groupFilter: GroupFilter?
    var isComposedFirst: Bool = false
    var filters: [Any]?
    var shouldRasterize: Bool = false
    var rasterizationScale: CGFloat = 1
    var contentsGravity: CALayerContentsGravity = .resize
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var minificationFilterBias: Float = 0
    var contents: Any?
    var allowsEdgeAntialiasing: Bool = false
    var allowsGroupOpacity: Bool = true
    var drawsAsynchronously: Bool = false
    var mask: CALayer?
    var actions: [String: Any]?
    var autoreverses: Bool = false
    var beginTime: Double = 0
    var duration: Double = 0
    var repeatCount: Float = 0
    var speed: Float = 1
    var timeOffset: Double = 0
    var isDoubleSided: Bool = true
    var isGeometryFlipped: Bool = false
    var magnificationFilter: CALayerContentsFilter = .linear
    var minificationFilter: CALayerContentsFilter = .linear
    var fillMode: CAMediaTimingFillMode = .removed
    var transitionStorage: LayerTransition?
    var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
}
