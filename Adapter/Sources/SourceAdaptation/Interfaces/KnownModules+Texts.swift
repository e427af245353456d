// swift-format-ignore-file
// `make interfaces` writes this file from the sources of Plumb's modules; a test compares it with them.
extension KnownModules {
    static let texts = [
        "UIKit": #"""
public class AXCustomContent: NSObject, NSCopying, Sendable { public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString); public init(label: String, value: String) }
extension AXCustomContent { public enum Importance: UInt, Sendable { case `default` } }
@MainActor public protocol AXCustomContentProvider: AnyObject { optional var accessibilityCustomContentBlock: AXCustomContentReturnBlock? }
public struct Animation: Hashable, Sendable {}
public struct AnyClassMembers {}
public struct AnyObjectMembers {}
public struct AsyncLineSequence<T>: AsyncSequence {}
extension AsyncLineSequence { public struct AsyncIterator<T>: AsyncIteratorProtocol {} }
extension AttributeScopes { public struct MarkdownAttributes: AttributeScope {} }
extension AttributeScopes.MarkdownAttributes { public enum InlinePresentationIntentAttribute: AttributedStringKey {} }
extension AttributeScopes { public struct UIKitAttributes: AttributeScope {} }
extension AttributeScopes.UIKitAttributes { public enum BackgroundColorAttribute: AttributedStringKey {} }
extension AttributeScopes.UIKitAttributes { public enum BaselineOffsetAttribute: AttributedStringKey {} }
extension AttributeScopes.UIKitAttributes { public enum FontAttribute: AttributedStringKey {} }
extension AttributeScopes.UIKitAttributes { public enum ForegroundColorAttribute: AttributedStringKey {} }
extension AttributeScopes.UIKitAttributes { public enum KernAttribute: AttributedStringKey {} }
extension AttributeScopes.UIKitAttributes { public enum ParagraphStyleAttribute: AttributedStringKey {} }
extension AttributeScopes.UIKitAttributes { public enum StrikethroughStyleAttribute: AttributedStringKey {} }
extension AttributeScopes.UIKitAttributes { public enum TrackingAttribute: AttributedStringKey {} }
extension AttributeScopes.UIKitAttributes { public enum UnderlineStyleAttribute: AttributedStringKey {} }
extension AttributedString { public struct MarkdownParsingOptions: Hashable, Sendable {} }
extension AttributedString.MarkdownParsingOptions { public enum FailurePolicy: Int, Hashable, Sendable { case throwError } }
extension AttributedString.MarkdownParsingOptions { public enum InterpretedSyntax: Int, Hashable, Sendable { case full } }
public enum BlockCast {}
@MainActor public protocol CAAction {}
@MainActor public class CAAnimation: MetatypeObject { public init() }
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {}
@MainActor public protocol CAAnimationDelegate: DelegateMessages { optional func animationDidStart(_ anim: CAAnimation) {}; optional func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {} }
@MainActor public class CAAnimationGroup: CAAnimation {}
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {}
@MainActor public class CABasicAnimation: CAPropertyAnimation {}
@MainActor public class CADisplayLink: NSObject { public init(target: Any, selector: Selector) }
@MainActor public class CAEmitterCell: NSObject { public init() }
@MainActor public class CAEmitterLayer: CALayer {}
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {}
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {}
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {}
public struct CAFrameRateRange: Hashable, Sendable {}
@MainActor public class CAGradientLayer: CALayer {}
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {}
@MainActor public class CAKeyframeAnimation: CAPropertyAnimation {}
@MainActor public class CALayer: MetatypeObject, CustomReflectable { public init(); public init(layer: Any); public init?(coder: NSCoder) }
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {}
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {}
@MainActor public protocol CALayerDelegate: DelegateMessages { optional func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }; optional func display(_ layer: CALayer) {}; optional func draw(_ layer: CALayer, in ctx: CGContext) {}; optional func layerWillDraw(_ layer: CALayer) {}; optional func layoutSublayers(of layer: CALayer) {} }
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {}
public class CAMediaTimingFunction: NSObject, Sendable { public init(controlPoints: Float, _ value: Float, _ value: Float, _ value: Float); public init(name: CAMediaTimingFunctionName) }
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {}
@MainActor public class CAPropertyAnimation: CAAnimation { public convenience init(keyPath: String?) }
@MainActor public class CAReplicatorLayer: CALayer {}
@MainActor public class CAShapeLayer: CALayer {}
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {}
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {}
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {}
@MainActor public class CASpringAnimation: CABasicAnimation { public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) }
@MainActor public class CATextLayer: CALayer {}
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {}
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {}
@MainActor public class CATransaction: NSObject {}
public struct CATransform3D: Hashable, Sendable {}
@MainActor public class CATransformLayer: CALayer {}
@MainActor public class CATransition: CAAnimation {}
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {}
public struct CATransitionType: RawRepresentable, Hashable, Sendable {}
public class CFNotificationCenter: Sendable {}
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {}
public enum CFNotificationSuspensionBehavior: Int, Sendable { case drop }
public class CGFont: Hashable, Sendable { public init?(_ value: CFString); public init?(_ value: CGDataProvider) }
public class CGImageDestination {}
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable { case up }
public class CGImageSource {}
public enum CGImageSourceStatus: Int32, Sendable { case statusUnexpectedEOF }
public enum CGPDFBox: Int32, Sendable { case mediaBox }
public class CGPDFDocument { public init?(_ value: CFURL); public init?(_ value: CGDataProvider) }
public class CGPDFPage {}
public class CIColor: Sendable { public convenience init(cgColor: CGColor); public convenience init(color: UIColor); public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat); public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) }
public class CIContext: NSObject { public init(); public init(options: [CIContextOption: Any]?) }
public struct CIContextOption: RawRepresentable, Hashable, Sendable {}
public class CIDetector: NSObject { public init?(ofType: String, context: CIContext?, options: [String: Any]? = nil) }
public class CIFeature: NSObject {}
public class CIFilter: NSObject { public convenience init?(name: String, parameters: [String: Any]?); public init?(name: String) }
public class CIImage: Sendable { public init(cgImage: CGImage); public init?(image: UIImage) }
public class CIQRCodeFeature: CIFeature {}
public protocol CIQRCodeGenerator: AnyObject {}
public struct ColorResource: Hashable, Sendable {}
public class DateComponentsFormatter: Formatter, Sendable { public init(); public init?(coder: NSCoder) }
extension DateComponentsFormatter { public enum UnitsStyle: Int, Sendable { case positional } }
extension DateComponentsFormatter { public struct ZeroFormattingBehavior: OptionSet, Sendable {} }
public protocol DelegateMessages: AnyObject {}
@MainActor public class DiffableDataSource<T>: NSObject {}
extension DispatchSource { public struct MemoryPressureEvent: OptionSet, Sendable {} }
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}
@MainActor public class DynamicItemsBehavior: UIDynamicBehavior { public init(items: [any UIDynamicItem]) }
extension FileHandle { public struct AsyncBytes: AsyncSequence, Sendable {} }
extension FileHandle.AsyncBytes { public struct AsyncIterator: AsyncIteratorProtocol {} }
@MainActor public protocol HostedContent {}
@MainActor public class HostedContentView: UIView {}
public struct IMP: Hashable, Sendable {}
public struct ImageResource: Hashable, Sendable {}
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {}
public protocol InterfaceColorLiteral: _ExpressibleByColorLiteral {}
@MainActor public class InterfaceConnections {}
@MainActor public struct InterfaceLaunch {}
@MainActor public class InterfaceModule { public init(named: String) }
public enum InterfaceOmission {}
extension InterfaceOmission { public class Placeholder: NSObject, Codable, Error, Sendable { public init(); public init(from: Never) } }
@MainActor public struct InterfacePreview {}
@MainActor public enum InterfaceReplacement {}
public enum InterfaceSample {}
extension InterfaceSample { public struct Failure: Error, LocalizedError, Sendable {} }
extension InterfaceSample { public enum Kind: String, Sendable, CaseIterable { case typical } }
public class InterfaceUnset<T> { public init(_ value: String) }
public struct InterfaceUnsetValue<T> {}
@MainActor public protocol KeyValueObservable: NSObject {}
public struct LayoutStatistics: Hashable, Sendable {}
public class ListFormatter: Formatter, Sendable { public init(); public init?(coder: NSCoder) }
public struct LocalizedStringResource: Sendable, Hashable, ExpressibleByStringInterpolation {}
extension LocalizedStringResource { public enum BundleDescription: Sendable, Hashable { case main } }
@MainActor public protocol MetatypeInitializable {}
@MainActor public class MetatypeObject: NSObject { public init() }
@MainActor public enum MetatypeOrder { case plain }
@MainActor public class MetatypeResponder: UIResponder {}
@MainActor public class MetatypeSegue: NSObject { public convenience init(madeBy: SegueOrder) }
@MainActor public protocol MetatypeSegueInitializable {}
public class Method: Sendable {}
extension NSAttributedString { public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {} }
extension NSAttributedString { public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {} }
extension NSAttributedString { public struct DocumentType: RawRepresentable, Hashable, Sendable {} }
extension NSAttributedString { public struct UnreadableDocument: Error {} }
@MainActor public class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {}
@MainActor public class NSCollectionLayoutAnchor: NSObject { public init(edges: NSDirectionalRectEdge) }
@MainActor public class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem { public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint = nil) }
@MainActor public protocol NSCollectionLayoutContainer {}
@MainActor public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {}
@MainActor public class NSCollectionLayoutDimension: NSObject {}
@MainActor public class NSCollectionLayoutEdgeSpacing: NSObject { public init(leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?) }
@MainActor public protocol NSCollectionLayoutEnvironment {}
@MainActor public class NSCollectionLayoutGroup: NSCollectionLayoutItem {}
@MainActor public class NSCollectionLayoutGroupCustomItem: NSObject { public init(frame: CGRect, zIndex: Int = nil) }
@MainActor public class NSCollectionLayoutItem: NSObject { public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = nil) }
@MainActor public class NSCollectionLayoutSection: NSObject { public init(group: NSCollectionLayoutGroup) }
@MainActor public class NSCollectionLayoutSize: NSObject { public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) }
@MainActor public class NSCollectionLayoutSpacing: NSObject {}
@MainActor public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem { public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) }
@MainActor public class NSContentSizeLayoutConstraint: NSLayoutConstraint {}
extension NSData { public enum CompressionAlgorithm: Int, Sendable { case lzfse } }
public class NSDataAsset: NSObject, Sendable { public convenience init?(name: NSDataAssetName); public convenience init?(name: NSDataAssetName, bundle: Bundle) }
public class NSDataDetector: NSObject, Sendable { public init(types: Never) }
public struct NSDiffableDataSourceSectionSnapshot<T> {}
public struct NSDiffableDataSourceSnapshot<T>: Sendable {}
public struct NSDiffableDataSourceTransaction<T> {}
public struct NSDirectionalEdgeInsets: Hashable, Sendable { public static let zero = NSDirectionalEdgeInsets() }
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {}
public protocol NSDiscardableContent {}
public class NSException: NSObject, Sendable { public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) }
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {}
@MainActor public class NSExtensionContext: NSObject { public init() }
public class NSExtensionItem: NSObject {}
public class NSFileAccessIntent: NSObject, Sendable {}
public class NSFileCoordinator: NSObject { public init(); public init(filePresenter: (any NSFilePresenter)?) }
extension NSFileCoordinator { public struct ReadingOptions: OptionSet, Sendable {} }
extension NSFileCoordinator { public struct WritingOptions: OptionSet, Sendable {} }
public protocol NSFilePresenter: AnyObject { optional func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(nil) }; optional func presentedItemDidChange() {}; optional func presentedItemDidMove(to newURL: URL) {}; optional func presentedSubitemDidAppear(at url: URL) {}; optional func presentedSubitemDidChange(at url: URL) {}; optional func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(nil) } }
public class NSHashTable<T> { public init(options: NSPointerFunctions.Options = nil, capacity: Int = nil) }
public class NSItemProvider: NSObject, Sendable { public convenience init(item: Any?, typeIdentifier: String?); public convenience init?(contentsOf: URL?); public init(); public init(object: Any) }
extension NSItemProvider { public struct NothingHere: Error {} }
public protocol NSItemProviderReading: AnyObject {}
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all }
public protocol NSItemProviderWriting: AnyObject {}
public enum NSKeyValueChange: UInt, Hashable, Sendable { case setting }
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {}
public class NSKeyValueObservation: NSObject, Sendable {}
public struct NSKeyValueObservedChange<T> {}
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {}
@MainActor public class NSLayoutAnchor<T>: NSObject, AnyLayoutAnchor { public convenience init() }
@MainActor public class NSLayoutConstraint: MetatypeObject, CustomReflectable { open dynamic func awakeFromNib(); open dynamic func prepareForInterfaceBuilder(); public convenience init(item: Any, attribute: Attribute, relatedBy: Relation, toItem: Any?, attribute: Attribute, multiplier: CGFloat, constant: CGFloat, fileID: StaticString = nil, line: UInt32 = nil); public init() }
extension NSLayoutConstraint { public enum Attribute: Int, Hashable, Sendable { case notAnAttribute } }
extension NSLayoutConstraint { public enum Axis: Int, Hashable, Sendable { case horizontal } }
extension NSLayoutConstraint { public struct FormatOptions: OptionSet, Hashable, Sendable {} }
extension NSLayoutConstraint { public enum Relation: Int, Hashable, Sendable { case lessThanOrEqual } }
@MainActor public class NSLayoutDimension: NSLayoutAnchor {}
public class NSLayoutManager: NSObject {}
public protocol NSLayoutManagerDelegate: DelegateMessages {}
@MainActor public class NSLayoutXAxisAnchor: NSLayoutAnchor {}
@MainActor public class NSLayoutYAxisAnchor: NSLayoutAnchor {}
public enum NSLineBreakMode: Int, Hashable, Sendable { case byWordWrapping }
public class NSMachPort: Port { public init(); public init?(coder: NSCoder) }
public class NSMapTable<T> { public init(keyOptions: NSPointerFunctions.Options = nil, valueOptions: NSPointerFunctions.Options = nil, capacity: Int = nil) }
public class NSMutableParagraphStyle: NSParagraphStyle, Sendable {}
public class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, Sendable { public init() }
extension NSParagraphStyle { public struct LineBreakStrategy: OptionSet, Hashable, Sendable {} }
public enum NSPointerFunctions {}
extension NSPointerFunctions { public struct Options: OptionSet, Hashable, Sendable {} }
public enum NSRectAlignment: Int, Hashable, Sendable { case none }
public class NSSecureUnarchiveFromDataTransformer: ValueTransformer, Sendable {}
public class NSShadow: NSObject, NSCopying { public init() }
public class NSStringDrawingContext: NSObject {}
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {}
public enum NSTextAlignment: Int, Hashable, Sendable { case left }
public class NSTextAttachment: NSObject { public convenience init(image: UIImage); public init(); public init(data: Data?, ofType: String?) }
@MainActor public class NSTextAttachmentViewProvider: NSObject { public init(textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation) }
public class NSTextContainer: NSObject { public init(size: CGSize = nil) }
@MainActor public class NSTextLayoutManager: NSObject {}
public protocol NSTextLocation: AnyObject {}
public class NSTextStorage: NSMutableAttributedString { public init(); public init(attributedString: NSAttributedString); public init(string: String); public init(string: String, attributes: [NSAttributedString.Key: Any]? = nil); public init?(coder: NSCoder) }
extension NSTextStorage { public struct EditActions: OptionSet, Sendable {} }
public protocol NSTextStorageDelegate: DelegateMessages { optional func textStorage( _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int ) {}; optional func textStorage( _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int ) {} }
public class NSTextTab: NSObject, Sendable { public init(textAlignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = nil) }
extension NSTextTab { public struct OptionKey: RawRepresentable, Hashable, Sendable {} }
public class NSUbiquitousKeyValueStore: NSObject {}
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {}
@MainActor public class NSUserActivity: NSObject { public init(activityType: String) }
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {}
public enum NSWritingDirection: Int, Hashable, Sendable { case natural }
public class NSXPCConnection: NSObject, Sendable {}
@MainActor public protocol OwnInitializable {}
public class PersonNameComponentsFormatter: Formatter, Sendable { public init(); public init?(coder: NSCoder) }
extension PersonNameComponentsFormatter { public struct Options: OptionSet, Sendable {} }
extension PersonNameComponentsFormatter { public enum Style: Int, Sendable { case `default` } }
@MainActor public struct PlumbScreen {}
extension PlumbScreen { public enum Condition: String, Sendable, CaseIterable { case loading } }
public enum PlumbStep: Sendable, Hashable, Codable { case nextPage }
extension ProcessInfo { public enum ThermalState: Int, Sendable { case nominal } }
public class RelativeDateTimeFormatter: Formatter, Sendable { public init(); public init?(coder: NSCoder) }
extension RelativeDateTimeFormatter { public enum DateTimeStyle: Int, Sendable { case numeric } }
extension RelativeDateTimeFormatter { public enum UnitsStyle: Int, Sendable { case full } }
public struct RelativeToRunStyle: FormatStyle, Sendable {}
public struct RunGenerator: RandomNumberGenerator, Sendable {}
@MainActor public protocol ScrollDelegating: UIScrollView {}
@MainActor public struct SegueOrder {}
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {}
public protocol SelectorResponding: AnyObject { optional func forwardingTarget(for aSelector: Selector!) -> Any? { nil } }
public struct SimulatedDevice: Sendable, Hashable {}
extension SimulatedDevice { public struct Catalog: Sendable {} }
extension SimulatedDevice { public enum Confidence: String, Sendable, Hashable { case documented } }
extension SimulatedDevice { public enum Idiom: String, Sendable, Hashable { case phone } }
extension SimulatedDevice { public struct Keyboard: Sendable, Hashable {} }
extension SimulatedDevice { public enum Orientation: String, Sendable, Hashable, CaseIterable { case portrait } }
extension SimulatedDevice { public struct Placement: Sendable, Hashable {} }
extension SimulatedDevice { public enum SizeClass: String, Sendable, Hashable { case compact } }
extension SimulatedDevice { public enum Split: String, Sendable, Hashable, CaseIterable { case full } }
extension SimulatedDevice { public struct SplitWindow: Sendable, Hashable {} }
public struct SimulatedRun: Sendable, Hashable {}
extension SimulatedRun { public enum Fault: Error, Sendable, Hashable, CustomStringConvertible {} }
extension String { public struct LocalizationValue: Sendable, Hashable, ExpressibleByStringInterpolation {} }
extension String.LocalizationValue { public struct StringInterpolation: StringInterpolationProtocol, Sendable {} }
public struct StringEncodingDetectionOptionsKey: RawRepresentable, Hashable, Sendable {}
@MainActor public enum UIAccessibility {}
extension UIAccessibility { public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {} }
extension UIAccessibility { public struct HearingDeviceEar: OptionSet, Sendable {} }
extension UIAccessibility { public struct Notification: RawRepresentable, Hashable, Sendable {} }
extension UIAccessibility { public enum ZoomType: Int, Sendable { case insertionPoint } }
@MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol { optional func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }; optional func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil } }
@MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {}
public enum UIAccessibilityContainerType: Int, Hashable, Sendable { case none }
public enum UIAccessibilityContrast: Int, Hashable, Sendable { case unspecified }
@MainActor public class UIAccessibilityCustomAction: NSObject { public init(attributedName: NSAttributedString, actionHandler: Handler? = nil); public init(name: String, actionHandler: Handler? = nil); public init(name: String, image: UIImage?, actionHandler: @escaping Handler); public init(name: String, image: UIImage?, target: Any?, selector: Selector); public init(name: String, target: Any?, selector: Selector) }
@MainActor public class UIAccessibilityCustomRotor: NSObject { public convenience init(attributedName: NSAttributedString, itemSearch: @escaping Search); public init(name: String, itemSearch: @escaping Search); public init(systemType: SystemRotorType, itemSearch: @escaping Search) }
extension UIAccessibilityCustomRotor { public enum Direction: Int, Sendable { case previous } }
extension UIAccessibilityCustomRotor { public enum SystemRotorType: Int, Sendable { case none } }
@MainActor public class UIAccessibilityCustomRotorItemResult: NSObject { public init(); public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) }
@MainActor public class UIAccessibilityCustomRotorSearchPredicate: NSObject {}
@MainActor public class UIAccessibilityElement: UIResponder { public init(accessibilityContainer: Any) }
@MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {}
@MainActor public class UIAccessibilityLocationDescriptor: NSObject { public convenience init(name: String, point: CGPoint, in: UIView); public convenience init(name: String, view: UIView); public init(attributedName: NSAttributedString, point: CGPoint, in: UIView) }
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable { case automatic }
@MainActor public protocol UIAccessibilityReadingContent {}
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable { case right }
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {}
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {}
@MainActor public class UIAction: UIMenuElement { public init(title: String = nil, subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = nil, state: UIMenuElement.State = nil, handler: @escaping UIActionHandler) }
extension UIAction { public struct Identifier: RawRepresentable, Hashable, Sendable {} }
@MainActor public class UIActivity: NSObject { public init() }
extension UIActivity { public struct ActivityType: RawRepresentable, Hashable, Sendable {} }
extension UIActivity { public enum Category: Int, Sendable { case action } }
@MainActor public class UIActivityIndicatorView: UIView { public init(coder: NSCoder); public init(frame: CGRect); public init(style: Style) }
extension UIActivityIndicatorView { public enum Style: Int, Sendable { case whiteLarge } }
@MainActor public class UIActivityItemProvider: NSObject, UIActivityItemSource { public init(placeholderItem: Any) }
@MainActor public protocol UIActivityItemSource: AnyObject {}
@MainActor public class UIActivityViewController: UIViewController { public init(activityItems: [Any], applicationActivities: [UIActivity]?); public init?(coder: NSCoder) }
@MainActor public protocol UIAdaptivePresentationControllerDelegate: DelegateMessages { optional func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .automatic }; optional func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }; optional func presentationController( _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle ) -> UIViewController? { nil }; optional func presentationController( _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)? ) {}; optional func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}; optional func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}; optional func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }; optional func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {} }
@MainActor public class UIAlertAction: NSObject { public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil); public init() }
extension UIAlertAction { public enum Style: Int, Sendable { case `default` } }
@MainActor public class UIAlertController: UIViewController { public convenience init(title: String?, message: String?, preferredStyle: Style); public init(nibName: String?, bundle: Bundle?); public init?(coder: NSCoder) }
extension UIAlertController { public enum Severity: Int, Sendable { case `default` } }
extension UIAlertController { public enum Style: Int, Sendable { case actionSheet } }
@MainActor public protocol UIAppearance: AnyObject {}
@MainActor public protocol UIAppearanceContainer: AnyObject {}
@MainActor public class UIApplication: UIResponder {}
extension UIApplication { public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {} }
extension UIApplication { public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {} }
extension UIApplication { public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {} }
extension UIApplication { public enum State: Int, Hashable, Sendable { case active } }
@MainActor public protocol UIApplicationDelegate: _UIWindowKeeper { optional func application( _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions ) -> UISceneConfiguration { connectingSceneSession.configuration }; optional func application( _ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void ) -> Bool { false }; optional func application( _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? ) -> Bool { true }; optional func application( _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void ) {}; optional func application( _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void ) {}; optional func application( _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void ) {}; optional func application( _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void ) {}; optional func application( _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow? ) -> UIInterfaceOrientationMask { .allButUpsideDown }; optional func application( _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? ) -> Bool { true }; optional func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { false }; optional func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}; optional func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}; optional func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}; optional func applicationDidBecomeActive(_ application: UIApplication) {}; optional func applicationDidEnterBackground(_ application: UIApplication) {}; optional func applicationDidFinishLaunching(_ application: UIApplication) {}; optional func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}; optional func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}; optional func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}; optional func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool { true }; optional func applicationSignificantTimeChange(_ application: UIApplication) {}; optional func applicationWillEnterForeground(_ application: UIApplication) {}; optional func applicationWillResignActive(_ application: UIApplication) {}; optional func applicationWillTerminate(_ application: UIApplication) {} }
public class UIApplicationShortcutIcon: NSObject { public convenience init(systemImageName: String); public convenience init(templateImageName: String); public convenience init(type: IconType) }
extension UIApplicationShortcutIcon { public enum IconType: Int, Sendable { case compose } }
public class UIApplicationShortcutItem: NSObject { public init(type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil) }
public class UIAttachmentBehavior: UIDynamicBehavior { public init(item: any UIDynamicItem, attachedTo: any UIDynamicItem); public init(item: any UIDynamicItem, offsetFromCenter: UIOffset = nil, attachedToAnchor: CGPoint) }
extension UIAttachmentBehavior { public enum AttachmentType: Int, Sendable { case items } }
public struct UIAxis: OptionSet, Hashable, Sendable {}
public struct UIBackgroundConfiguration {}
public enum UIBackgroundFetchResult: UInt, Sendable { case newData }
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted }
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {}
@MainActor public class UIBarAppearance: MetatypeObject, NSCopying { public convenience init(barAppearance: UIBarAppearance); public init() }
@MainActor public class UIBarButtonItem: UIBarItem { public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?); public convenience init(customView: UIView); public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?); public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?); public convenience init(primaryAction: UIAction?); public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil); public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil); public convenience init(title: String? = nil, image: UIImage? = nil, target: AnyObject? = nil, action: Selector? = nil, menu: UIMenu? = nil); public convenience init(title: String?, style: Style, target: Any?, action: Selector?); public init(); public init?(coder: NSCoder) }
extension UIBarButtonItem { public enum Style: Int, Sendable { case plain } }
extension UIBarButtonItem { public enum SystemItem: Int, Sendable { case done } }
@MainActor public class UIBarButtonItemAppearance: NSObject { public init(); public init(style: UIBarButtonItem.Style) }
@MainActor public class UIBarButtonItemGroup: NSObject { public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) }
@MainActor public class UIBarButtonItemStateAppearance: NSObject {}
@MainActor public class UIBarItem: NSObject { public init(); public init?(coder: NSCoder) }
public enum UIBarMetrics: Int, Hashable, Sendable { case `default` }
public enum UIBarPosition: Int, Hashable, Sendable { case any }
@MainActor public protocol UIBarPositioningDelegate: DelegateMessages {}
public enum UIBarStyle: Int, Hashable, Sendable { case `default` }
public enum UIBaselineAdjustment: Int, Hashable, Sendable { case alignBaselines }
public class UIBezierPath: NSObject, NSCopying { public convenience init(arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool); public convenience init(ovalIn: CGRect); public convenience init(rect: CGRect); public convenience init(roundedRect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize); public convenience init(roundedRect: CGRect, cornerRadius: CGFloat); public init(); public init(cgPath: CGPath) }
@MainActor public class UIBlurEffect: UIVisualEffect { public init(style: Style) }
extension UIBlurEffect { public enum Style: Int, Hashable, Sendable { case extraLight } }
@MainActor public class UIButton: UIControl { public convenience init(configuration: Configuration, primaryAction: UIAction? = nil); public convenience init(type: ButtonType = nil, primaryAction: UIAction?); public convenience init(type: ButtonType); public init(frame: CGRect); public init?(coder: NSCoder) }
extension UIButton { public enum ButtonType: Int, Sendable { case custom } }
extension UIButton { public struct Configuration {} }
extension UIButton.Configuration { public enum CornerStyle: Int, Sendable { case fixed } }
extension UIButton.Configuration { public enum Indicator: Int, Sendable { case automatic } }
extension UIButton.Configuration { public enum MacIdiomStyle: Int, Sendable { case automatic } }
extension UIButton.Configuration { public enum Size: Int, Sendable { case medium } }
extension UIButton.Configuration { public enum TitleAlignment: Int, Sendable { case automatic } }
extension UIButton { public enum Role: Int, Sendable { case normal } }
@MainActor public class UICalendarSelection: NSObject {}
@MainActor public class UICalendarSelectionMultiDate: UICalendarSelection { public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) }
@MainActor public protocol UICalendarSelectionMultiDateDelegate: DelegateMessages { optional func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool { true }; optional func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool { true } }
@MainActor public class UICalendarSelectionSingleDate: UICalendarSelection { public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) }
@MainActor public protocol UICalendarSelectionSingleDateDelegate: DelegateMessages { optional func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { true } }
@MainActor public class UICalendarView: UIView {}
extension UICalendarView { @MainActor public class Decoration: NSObject { public convenience init(); public convenience init(customViewProvider: @escaping () -> UIView); public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = nil) } }
extension UICalendarView { public enum DecorationSize: Int, Sendable { case small } }
@MainActor public protocol UICalendarViewDelegate: DelegateMessages { optional func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? { nil }; optional func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {} }
public struct UICellAccessory {}
extension UICellAccessory { public enum AccessoryType: Sendable { case disclosureIndicator } }
extension UICellAccessory { public struct CustomViewConfiguration {} }
extension UICellAccessory { public struct DeleteOptions {} }
extension UICellAccessory { public struct DisclosureIndicatorOptions {} }
extension UICellAccessory { public enum DisplayedState: Hashable, Sendable { case always } }
extension UICellAccessory { public struct LabelOptions {} }
extension UICellAccessory { public enum LayoutDimension: Hashable, Sendable { case actual } }
extension UICellAccessory { public struct OutlineDisclosureOptions {} }
extension UICellAccessory.OutlineDisclosureOptions { public enum Style: Sendable { case automatic } }
extension UICellAccessory { public enum Placement {} }
extension UICellAccessory { public struct ReorderOptions {} }
public struct UICellConfigurationState: UIConfigurationState {}
extension UICellConfigurationState { public enum DragState: Sendable { case none } }
extension UICellConfigurationState { public enum DropState: Sendable { case none } }
@MainActor public struct UICollectionLayoutListConfiguration {}
extension UICollectionLayoutListConfiguration { public enum Appearance: Int, Sendable { case plain } }
extension UICollectionLayoutListConfiguration { public enum FooterMode: Int, Sendable { case none } }
extension UICollectionLayoutListConfiguration { public enum HeaderMode: Int, Sendable { case none } }
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable { case none }
@MainActor public class UICollectionReusableView: UIView { public init(frame: CGRect); public init?(coder: NSCoder) }
@MainActor public class UICollectionView: UIScrollView { public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout); public init?(coder: NSCoder) }
extension UICollectionView { public struct CellRegistration<T> {} }
extension UICollectionView { public enum ElementCategory: UInt, Sendable { case cell } }
extension UICollectionView { public enum ReorderingCadence: Int, Sendable { case immediate } }
extension UICollectionView { public enum ScrollDirection: Int, Sendable { case vertical } }
extension UICollectionView { public struct ScrollPosition: OptionSet, Sendable {} }
extension UICollectionView { public enum SelfSizingInvalidation: Int, Sendable { case disabled } }
extension UICollectionView { public struct SupplementaryRegistration<T> {} }
@MainActor public class UICollectionViewCell: UICollectionReusableView, CardRow { public init(frame: CGRect); public init?(coder: NSCoder) }
@MainActor public class UICollectionViewCompositionalLayout: UICollectionViewLayout { public init(section: NSCollectionLayoutSection); public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration); public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider); public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration); public init?(coder: NSCoder) }
@MainActor public class UICollectionViewCompositionalLayoutConfiguration: NSObject { public init() }
@MainActor public class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate { public init(collectionViewLayout: UICollectionViewLayout); public init?(coder: NSCoder) }
@MainActor public protocol UICollectionViewDataSource: DelegateMessages { optional func collectionView( _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath ) {}; optional func collectionView( _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath ) -> UICollectionReusableView { UICollectionReusableView() }; optional func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }; optional func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { IndexPath(item: 0, section: 0) }; optional func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }; optional func numberOfSections(in collectionView: UICollectionView) -> Int { 1 } }
@MainActor public protocol UICollectionViewDataSourcePrefetching: DelegateMessages { optional func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {} }
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate { optional func collectionView( _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any? ) -> Bool { false }; optional func collectionView( _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath ) -> UITargetedPreview? { nil }; optional func collectionView( _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath ) -> UITargetedPreview? { nil }; optional func collectionView( _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint ) -> UIContextMenuConfiguration? { nil }; optional func collectionView( _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint ) -> UIContextMenuConfiguration? { nil }; optional func collectionView( _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath ) {}; optional func collectionView( _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath ) {}; optional func collectionView( _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any? ) {}; optional func collectionView( _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration ) -> UITargetedPreview? { nil }; optional func collectionView( _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration ) -> UITargetedPreview? { nil }; optional func collectionView( _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath ) -> Bool { false }; optional func collectionView( _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint ) -> CGPoint { proposedContentOffset }; optional func collectionView( _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath ) -> IndexPath { proposedIndexPath }; optional func collectionView( _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath ) -> IndexPath { self.collectionView(collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath) }; optional func collectionView( _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout ) -> UICollectionViewTransitionLayout { UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }; optional func collectionView( _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)? ) {}; optional func collectionView( _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath ) {}; optional func collectionView( _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)? ) {}; optional func collectionView( _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating ) {}; optional func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }; optional func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }; optional func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool { true }; optional func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}; optional func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}; optional func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}; optional func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}; optional func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}; optional func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}; optional func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }; optional func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }; optional func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }; optional func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { false }; optional func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}; optional func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}; optional func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil } }
@MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate { optional func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }; optional func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }; optional func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }; optional func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }; optional func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }; optional func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero } }
@MainActor public class UICollectionViewDiffableDataSource<T>: DiffableDataSource, UICollectionViewDataSource { public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) }
extension UICollectionViewDiffableDataSource { public struct ReorderingHandlers<T> {} }
extension UICollectionViewDiffableDataSource { public struct SectionSnapshotHandlers<T> {} }
@MainActor public protocol UICollectionViewDragDelegate: DelegateMessages {}
@MainActor public protocol UICollectionViewDropCoordinator: AnyObject {}
@MainActor public protocol UICollectionViewDropDelegate: DelegateMessages { optional func collectionView( _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath? ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel, intent: .unspecified) }; optional func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true } }
@MainActor public protocol UICollectionViewDropItem: AnyObject {}
@MainActor public class UICollectionViewDropProposal: UIDropProposal { public convenience init(operation: UIDropOperation); public init(operation: UIDropOperation, intent: Intent) }
extension UICollectionViewDropProposal { public enum Intent: Int, Sendable { case unspecified } }
@MainActor public class UICollectionViewFlowLayout: UICollectionViewLayout { public init(); public init?(coder: NSCoder) }
extension UICollectionViewFlowLayout { public enum SectionInsetReference: Int, Sendable { case fromContentInset } }
@MainActor public class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext { public init() }
public class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {}
@MainActor public class UICollectionViewLayout: MetatypeObject { public init(); public init?(coder: NSCoder) }
@MainActor public class UICollectionViewLayoutAttributes: MetatypeObject, NSCopying { public convenience init(forCellWith: IndexPath); public convenience init(forDecorationViewOfKind: String, with: IndexPath); public convenience init(forSupplementaryViewOfKind: String, with: IndexPath); public init() }
@MainActor public class UICollectionViewLayoutInvalidationContext: MetatypeObject { public init() }
@MainActor public class UICollectionViewListCell: UICollectionViewCell { public init(frame: CGRect); public init?(coder: NSCoder) }
@MainActor public class UICollectionViewTransitionLayout: UICollectionViewLayout { public init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout); public init?(coder: NSCoder) }
@MainActor public class UICollectionViewUpdateItem: NSObject { public convenience init() }
extension UICollectionViewUpdateItem { public enum Action: Int, Sendable { case insert } }
public class UICollisionBehavior: DynamicItemsBehavior {}
extension UICollisionBehavior { public struct Mode: OptionSet, Sendable {} }
@MainActor public protocol UICollisionBehaviorDelegate: DelegateMessages { optional func collisionBehavior( _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint ) {}; optional func collisionBehavior( _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint ) {} }
public class UIColor: NSObject, NSCopying, InterfaceColorLiteral, Sendable { public convenience init(); public convenience init(ciColor: CIColor); public convenience init(patternImage: UIImage); public convenience init(resource: ColorResource); public convenience init?(named: String, in: Bundle? = nil, compatibleWith: UITraitCollection? = nil); public init(cgColor: CGColor); public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat); public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor); public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat); public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat); public init(white: CGFloat, alpha: CGFloat) }
@MainActor public class UIColorPickerViewController: UIViewController {}
@MainActor public protocol UIColorPickerViewControllerDelegate: DelegateMessages { optional func colorPickerViewController( _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool ) {}; optional func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {} }
@MainActor public class UIColorWell: UIControl { public init(frame: CGRect); public init?(coder: NSCoder) }
@MainActor public class UICommand: UIMenuElement { public init(title: String = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = nil, state: UIMenuElement.State = nil) }
@MainActor public class UICommandAlternate: NSObject { public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) }
public struct UIConfigurationColorTransformer: Sendable {}
public protocol UIConfigurationState {}
public struct UIConfigurationTextAttributesTransformer: Sendable {}
@MainActor public protocol UIContentConfiguration {}
@MainActor public protocol UIContentContainer: AnyObject {}
public enum UIContentInsetsReference: Int, Hashable, Sendable { case automatic }
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {}
public struct UIContentUnavailableConfiguration: UIContentConfiguration {}
extension UIContentUnavailableConfiguration { public enum Alignment: Int, Sendable { case center } }
extension UIContentUnavailableConfiguration { public struct ButtonProperties {} }
extension UIContentUnavailableConfiguration { public struct ImageProperties {} }
extension UIContentUnavailableConfiguration { public struct TextProperties {} }
public struct UIContentUnavailableConfigurationState: UIConfigurationState {}
@MainActor public class UIContentUnavailableView: UIView, UIContentView { public init(configuration: UIContentUnavailableConfiguration); public init?(coder: NSCoder) }
@MainActor public protocol UIContentView: AnyObject { optional func supports(_ configuration: any UIContentConfiguration) -> Bool { true } }
@MainActor public class UIContextMenuConfiguration: NSObject { public convenience init(identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil) }
extension UIContextMenuConfiguration { public enum ElementOrder: Int, Sendable { case automatic } }
@MainActor public class UIContextMenuInteraction: NSObject, UIInteraction { public init(delegate: any UIContextMenuInteractionDelegate) }
extension UIContextMenuInteraction { public enum Appearance: Int, Sendable { case unknown } }
@MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {}
@MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable { case dismiss }
@MainActor public protocol UIContextMenuInteractionDelegate: DelegateMessages { optional func contextMenuInteraction( _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration ) -> UITargetedPreview? { nil }; optional func contextMenuInteraction( _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration ) -> UITargetedPreview? { nil }; optional func contextMenuInteraction( _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)? ) {}; optional func contextMenuInteraction( _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)? ) {}; optional func contextMenuInteraction( _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating ) {} }
@MainActor public class UIContextualAction: NSObject { public init(style: Style, title: String?, handler: @escaping Handler) }
extension UIContextualAction { public enum Style: Int, Sendable { case normal } }
@MainActor public class UIControl: UIView { public convenience init(frame: CGRect, primaryAction: UIAction?); public init(frame: CGRect); public init?(coder: NSCoder) }
extension UIControl { public enum ContentHorizontalAlignment: Int, Hashable, Sendable { case center } }
extension UIControl { public enum ContentVerticalAlignment: Int, Hashable, Sendable { case center } }
extension UIControl { public struct Event: OptionSet, Hashable, Sendable {} }
extension UIControl { public struct State: OptionSet, Hashable, Sendable {} }
@MainActor public protocol UICoordinateSpace: AnyObject {}
public struct UICornerConfiguration: Hashable, Sendable {}
public struct UICornerRadius: Hashable, Sendable {}
public class UICubicTimingParameters: NSObject, UITimingCurveProvider { public convenience init(); public convenience init(animationCurve: UIView.AnimationCurve); public init(controlPoint1: CGPoint, controlPoint2: CGPoint) }
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {}
@MainActor public class UIDatePicker: UIControl { public init(frame: CGRect); public init?(coder: NSCoder) }
extension UIDatePicker { public enum Mode: Int, Sendable { case time } }
public enum UIDatePickerStyle: Int, Hashable, Sendable { case automatic }
@MainActor public class UIDeferredMenuElement: UIMenuElement { public init(_ value: @escaping Provider) }
@MainActor public class UIDevice: NSObject {}
extension UIDevice { public enum BatteryState: Int, Hashable, Sendable { case unknown } }
public enum UIDeviceOrientation: Int, Hashable, Sendable { case unknown }
public enum UIDisplayGamut: Int, Hashable, Sendable { case unspecified }
@MainActor public class UIDocumentInteractionController: NSObject { public convenience init(url: URL); public init() }
@MainActor public protocol UIDocumentInteractionControllerDelegate: DelegateMessages { optional func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}; optional func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}; optional func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}; optional func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect { .zero }; optional func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController { UIViewController() }; optional func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? { nil } }
@MainActor public protocol UIDocumentPickerDelegate: DelegateMessages { optional func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}; optional func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {} }
public enum UIDocumentPickerMode: UInt, Hashable, Sendable { case `import` }
@MainActor public class UIDocumentPickerViewController: UIViewController { public init(documentTypes: [String], in: UIDocumentPickerMode); public init(forExporting: [URL], asCopy: Bool = nil); public init?(coder: NSCoder) }
@MainActor public protocol UIDragAnimating: AnyObject {}
@MainActor public protocol UIDragDropSession: AnyObject {}
@MainActor public class UIDragInteraction: NSObject, UIInteraction { public init(delegate: any UIDragInteractionDelegate) }
@MainActor public protocol UIDragInteractionDelegate: DelegateMessages {}
@MainActor public class UIDragItem: NSObject { public init(itemProvider: NSItemProvider) }
@MainActor public class UIDragPreview: NSObject { public convenience init(view: UIView); public init(view: UIView, parameters: UIDragPreviewParameters) }
public class UIDragPreviewParameters: UIPreviewParameters {}
@MainActor public class UIDragPreviewTarget: UIPreviewTarget {}
@MainActor public protocol UIDragSession: UIDragDropSession {}
@MainActor public class UIDropInteraction: NSObject, UIInteraction { public init(delegate: any UIDropInteractionDelegate) }
@MainActor public protocol UIDropInteractionDelegate: DelegateMessages { optional func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }; optional func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}; optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal { UIDropProposal(operation: .cancel) } }
public enum UIDropOperation: UInt, Hashable, Sendable { case cancel }
@MainActor public class UIDropProposal: NSObject { public init(operation: UIDropOperation) }
@MainActor public protocol UIDropSession: UIDragDropSession {}
@MainActor public class UIDynamicAnimator: NSObject { public convenience init(collectionViewLayout: UICollectionViewLayout); public init(referenceView: UIView) }
@MainActor public protocol UIDynamicAnimatorDelegate: DelegateMessages { optional func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}; optional func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {} }
@MainActor public class UIDynamicBehavior: NSObject { public init() }
@MainActor public protocol UIDynamicItem: NSObjectProtocol {}
public class UIDynamicItemBehavior: DynamicItemsBehavior {}
public struct UIEdgeInsets: Hashable, Sendable { public static let zero = UIEdgeInsets() }
@MainActor public class UIEditMenuConfiguration: NSObject { public init(identifier: AnyHashable?, sourcePoint: CGPoint) }
@MainActor public class UIEditMenuInteraction: NSObject, UIInteraction { public init(delegate: (any UIEditMenuInteractionDelegate)?) }
@MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {}
@MainActor public protocol UIEditMenuInteractionDelegate: DelegateMessages { optional func editMenuInteraction( _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement] ) -> UIMenu? { nil }; optional func editMenuInteraction( _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating ) {}; optional func editMenuInteraction( _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating ) {}; optional func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect { .null } }
@MainActor public class UIEvent: NSObject { public init() }
extension UIEvent { public enum EventSubtype: Int, Sendable { case none } }
extension UIEvent { public enum EventType: Int, Sendable { case touches } }
@MainActor public class UIFeedbackGenerator: NSObject { public init() }
@MainActor public class UIFocusAnimationCoordinator: NSObject {}
@MainActor public class UIFocusEffect: NSObject { public init() }
@MainActor public protocol UIFocusEnvironment: AnyObject { optional func setNeedsFocusUpdate() {}; optional func updateFocusIfNeeded() {} }
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {}
public class UIFocusGuide: UILayoutGuide {}
public class UIFocusHaloEffect: UIFocusEffect { public init(); public init(path: UIBezierPath); public init(rect: CGRect); public init(roundedRect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) }
public struct UIFocusHeading: OptionSet, Sendable {}
@MainActor public protocol UIFocusItem: UIFocusEnvironment {}
@MainActor public class UIFocusUpdateContext: NSObject {}
public class UIFont: NSObject, NSCopying, NSSecureCoding, Sendable { public convenience init?(coder: NSCoder); public init(descriptor: UIFontDescriptor, size: CGFloat); public init?(name: String, size: CGFloat) }
extension UIFont { public struct TextStyle: RawRepresentable, Hashable, Sendable {} }
extension UIFont { public struct Weight: RawRepresentable, Hashable, Sendable {} }
extension UIFont { public struct Width: RawRepresentable, Hashable, Sendable {} }
public class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, Sendable { public convenience init(fontAttributes: [AttributeName: Any] = nil); public convenience init(name: String, size: CGFloat); public convenience init?(coder: NSCoder) }
extension UIFontDescriptor { public struct AttributeName: RawRepresentable, Hashable, Sendable {} }
extension UIFontDescriptor { public struct FeatureKey: RawRepresentable, Hashable, Sendable {} }
extension UIFontDescriptor { public struct SymbolicTraits: OptionSet, Hashable, Sendable {} }
extension UIFontDescriptor { public struct SystemDesign: RawRepresentable, Hashable, Sendable {} }
extension UIFontDescriptor { public struct TraitKey: RawRepresentable, Hashable, Sendable {} }
public class UIFontMetrics: NSObject, Sendable { public init(forTextStyle: UIFont.TextStyle) }
@MainActor public class UIFontPickerViewController: UIViewController { public convenience init(); public init(configuration: Configuration); public init?(coder: NSCoder) }
extension UIFontPickerViewController { public class Configuration: NSObject { public init() } }
@MainActor public protocol UIFontPickerViewControllerDelegate: DelegateMessages { optional func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}; optional func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {} }
public enum UIForceTouchCapability: Int, Hashable, Sendable { case unknown }
@MainActor public class UIGestureRecognizer: MetatypeObject { public convenience init(); public init(target: Any?, action: Selector?); public init?(coder: NSCoder) }
extension UIGestureRecognizer { public enum State: Int, Sendable { case possible } }
@MainActor public protocol UIGestureRecognizerDelegate: DelegateMessages { optional func gestureRecognizer( _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer ) -> Bool; optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool; optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool; optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool; optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool; optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool; optional func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool }
@MainActor public class UIGlassContainerEffect: UIVisualEffect { public init() }
@MainActor public class UIGlassEffect: UIVisualEffect { public init(); public init(style: Style) }
extension UIGlassEffect { public enum Style: Int, Sendable { case regular } }
public class UIGraphicsImageRenderer: NSObject { public convenience init(bounds: CGRect); public convenience init(size: CGSize); public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat); public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) }
public class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}
public class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat { public convenience init(for: UITraitCollection) }
extension UIGraphicsImageRendererFormat { public enum Range: Int, Sendable { case unspecified } }
public class UIGraphicsRendererContext: NSObject {}
public class UIGraphicsRendererFormat: NSObject { public init() }
public class UIGravityBehavior: DynamicItemsBehavior {}
@MainActor public class UIHoverGestureRecognizer: UIGestureRecognizer {}
public class UIImage: NSObject, NSCopying, NSSecureCoding, _ExpressibleByImageLiteral, Sendable { public convenience init(); public convenience init(cgImage: CGImage); public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation); public convenience init(ciImage: CIImage); public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation); public convenience init(imageLiteralResourceName: String); public convenience init(resource: ImageResource); public convenience init?(coder: NSCoder); public convenience init?(contentsOfFile: String); public convenience init?(data: Data); public convenience init?(data: Data, scale: CGFloat); public convenience init?(named: String); public convenience init?(named: String, in: Bundle?, compatibleWith: UITraitCollection?); public convenience init?(named: String, in: Bundle?, with: Configuration?); public convenience init?(systemName: String); public convenience init?(systemName: String, compatibleWith: UITraitCollection?); public convenience init?(systemName: String, variableValue: Double, configuration: Configuration? = nil); public convenience init?(systemName: String, withConfiguration: Configuration?) }
extension UIImage { public class Configuration: NSObject, NSCopying, Sendable {} }
extension UIImage { public enum DynamicRange: Int, Sendable { case unspecified } }
extension UIImage { public enum Orientation: Int, Sendable { case up } }
extension UIImage { public enum RenderingMode: Int, Sendable { case automatic } }
extension UIImage { public enum ResizingMode: Int, Sendable { case tile } }
extension UIImage { public class SymbolConfiguration: Configuration, Sendable { public convenience init(font: UIFont); public convenience init(font: UIFont, scale: SymbolScale); public convenience init(hierarchicalColor: UIColor); public convenience init(paletteColors: [UIColor]); public convenience init(pointSize: CGFloat); public convenience init(pointSize: CGFloat, weight: SymbolWeight); public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale); public convenience init(scale: SymbolScale); public convenience init(textStyle: UIFont.TextStyle); public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale); public convenience init(weight: SymbolWeight) } }
extension UIImage { public enum SymbolScale: Int, Sendable { case `default` } }
extension UIImage { public enum SymbolWeight: Int, Sendable { case unspecified } }
public class UIImageAsset: NSObject { public init() }
@MainActor public class UIImagePickerController: UINavigationController {}
extension UIImagePickerController { public enum CameraCaptureMode: Int, Sendable { case photo } }
extension UIImagePickerController { public enum CameraDevice: Int, Sendable { case rear } }
extension UIImagePickerController { public enum CameraFlashMode: Int, Sendable { case off } }
extension UIImagePickerController { public struct InfoKey: RawRepresentable, Hashable, Sendable {} }
extension UIImagePickerController { public enum QualityType: Int, Sendable { case typeHigh } }
extension UIImagePickerController { public enum SourceType: Int, Sendable { case photoLibrary } }
@MainActor public protocol UIImagePickerControllerDelegate: DelegateMessages { optional func imagePickerController( _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any] ) {}; optional func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {} }
@MainActor public class UIImageView: UIView { public init(frame: CGRect); public init(image: UIImage?); public init(image: UIImage?, highlightedImage: UIImage?); public init?(coder: NSCoder) }
@MainActor public class UIImpactFeedbackGenerator: UIFeedbackGenerator { public convenience init(style: FeedbackStyle) }
extension UIImpactFeedbackGenerator { public enum FeedbackStyle: Int, Sendable { case light } }
@MainActor public class UIInputView: UIView { public convenience init(frame: CGRect); public init(frame: CGRect, inputViewStyle: Style); public init?(coder: NSCoder) }
extension UIInputView { public enum Style: Int, Sendable { case `default` } }
@MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {}
@MainActor public protocol UIInteraction: AnyObject {}
public enum UIInterfaceOrientation: Int, Hashable, Sendable { case unknown }
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {}
@MainActor public class UIInterpolatingMotionEffect: UIMotionEffect { public init(keyPath: String, type: EffectType) }
extension UIInterpolatingMotionEffect { public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis } }
@MainActor public class UIKey: NSObject {}
@MainActor public class UIKeyCommand: UICommand { public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector); public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String); public init(title: String = nil, image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = nil, propertyList: Any? = nil, alternates: [UICommandAlternate] = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = nil, state: UIMenuElement.State = nil) }
@MainActor public protocol UIKeyInput: UITextInputTraits {}
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {}
public enum UIKeyboardAppearance: Int, Hashable, Sendable { case `default` }
public enum UIKeyboardHIDUsage: Int, Sendable { case keyboardErrorRollOver }
@MainActor public class UIKeyboardLayoutGuide: UILayoutGuide {}
public enum UIKeyboardType: Int, Hashable, Sendable { case `default` }
@MainActor public class UILabel: UIView { public init(frame: CGRect); public init?(coder: NSCoder) }
@MainActor public class UILargeContentViewerInteraction: NSObject, UIInteraction { public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) }
@MainActor public protocol UILargeContentViewerInteractionDelegate: DelegateMessages { optional func largeContentViewerInteraction( _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint ) {} }
@MainActor public protocol UILargeContentViewerItem: AnyObject {}
@MainActor public class UILayoutGuide: NSObject, CustomReflectable { public init(); public init?(coder: NSCoder) }
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {}
@MainActor public protocol UILayoutSupport: AnyObject {}
public enum UILegibilityWeight: Int, Hashable, Sendable { case unspecified }
public struct UIListContentConfiguration: UIContentConfiguration {}
extension UIListContentConfiguration { public struct ImageProperties {} }
extension UIListContentConfiguration { public struct TextProperties {} }
extension UIListContentConfiguration.TextProperties { public enum TextAlignment: Int, Sendable { case natural } }
extension UIListContentConfiguration.TextProperties { public enum TextTransform: Int, Sendable { case none } }
@MainActor public class UIListContentView: UIView, UIContentView { public init(configuration: UIListContentConfiguration); public init?(coder: NSCoder) }
public struct UIListSeparatorConfiguration: Hashable, Sendable {}
extension UIListSeparatorConfiguration { public enum Visibility: Int, Sendable { case automatic } }
@MainActor public class UILocalizedIndexedCollation: NSObject {}
@MainActor public class UILongPressGestureRecognizer: UIGestureRecognizer {}
@MainActor public class UIMarkupTextPrintFormatter: UIPrintFormatter { public init(markupText: String) }
@MainActor public class UIMenu: UIMenuElement { public init(title: String = nil, subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = nil, preferredElementSize: ElementSize = nil, children: [UIMenuElement] = nil) }
extension UIMenu { public enum ElementSize: Int, Sendable { case small } }
extension UIMenu { public struct Identifier: RawRepresentable, Hashable, Sendable {} }
extension UIMenu { public struct Options: OptionSet, Hashable, Sendable {} }
@MainActor public protocol UIMenuBuilder: AnyObject {}
@MainActor public class UIMenuController: NSObject {}
extension UIMenuController { public enum ArrowDirection: Int, Sendable { case `default` } }
@MainActor public class UIMenuElement: NSObject {}
extension UIMenuElement { public struct Attributes: OptionSet, Hashable, Sendable {} }
extension UIMenuElement { public struct State: RawRepresentable, Hashable, Sendable {} }
@MainActor public class UIMenuItem: NSObject { public init(title: String, action: Selector) }
@MainActor public class UIMenuSystem: NSObject {}
public enum UIModalPresentationStyle: Int, Hashable, Sendable { case fullScreen }
public enum UIModalTransitionStyle: Int, Hashable, Sendable { case coverVertical }
@MainActor public class UIMotionEffect: NSObject { public init() }
@MainActor public class UIMotionEffectGroup: UIMotionEffect {}
public class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}
public protocol UIMutableTraits {}
@MainActor public class UINavigationBar: UIView { public init(frame: CGRect); public init?(coder: NSCoder) }
@MainActor public class UINavigationBarAppearance: UIBarAppearance {}
@MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
@MainActor public class UINavigationController: UIViewController { open dynamic var childForStatusBarStyle: UIViewController?; open dynamic var preferredStatusBarStyle: UIStatusBarStyle; public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?); public init(nibName: String?, bundle: Bundle?); public init(rootViewController: UIViewController); public init?(coder: NSCoder) }
extension UINavigationController { public enum Operation: Int, Sendable { case none } }
@MainActor public protocol UINavigationControllerDelegate: DelegateMessages { optional func navigationController( _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController ) -> (any UIViewControllerAnimatedTransitioning)? { nil }; optional func navigationController( _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool ) {}; optional func navigationController( _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning ) -> (any UIViewControllerInteractiveTransitioning)? { nil }; optional func navigationController( _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool ) {}; optional func navigationControllerPreferredInterfaceOrientationForPresentation( _ navigationController: UINavigationController ) -> UIInterfaceOrientation { .portrait }; optional func navigationControllerSupportedInterfaceOrientations( _ navigationController: UINavigationController ) -> UIInterfaceOrientationMask { .allButUpsideDown } }
@MainActor public class UINavigationItem: NSObject, PropertyDescribed { public init(); public init(title: String); public init?(coder: NSCoder) }
extension UINavigationItem { public enum BackButtonDisplayMode: Int, Sendable { case `default` } }
extension UINavigationItem { public enum LargeTitleDisplayMode: Int, Sendable { case automatic } }
extension UINavigationItem { public enum SearchBarPlacement: Int, Sendable { case automatic } }
@MainActor public class UINib: NSObject { public init(nibName: String, bundle: Bundle?) }
extension UINib { public struct OptionsKey: RawRepresentable, Hashable, Sendable {} }
@MainActor public class UINotificationFeedbackGenerator: UIFeedbackGenerator {}
extension UINotificationFeedbackGenerator { public enum FeedbackType: Int, Sendable { case success } }
public struct UIOffset: Hashable, Sendable { public static let zero = UIOffset() }
@MainActor public class UIOpenURLContext: NSObject {}
@MainActor public class UIPageControl: UIControl { public init(frame: CGRect); public init?(coder: NSCoder) }
extension UIPageControl { public enum BackgroundStyle: Int, Sendable { case automatic } }
@MainActor public class UIPageViewController: UIViewController { public convenience init(nibName: String?, bundle: Bundle?); public init(transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil); public init?(coder: NSCoder) }
extension UIPageViewController { public enum NavigationDirection: Int, Sendable { case forward } }
extension UIPageViewController { public enum NavigationOrientation: Int, Sendable { case horizontal } }
extension UIPageViewController { public struct OptionsKey: RawRepresentable, Hashable, Sendable {} }
extension UIPageViewController { public enum SpineLocation: Int, Sendable { case none } }
extension UIPageViewController { public enum TransitionStyle: Int, Sendable { case pageCurl } }
@MainActor public protocol UIPageViewControllerDataSource: DelegateMessages { optional func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }; optional func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 } }
@MainActor public protocol UIPageViewControllerDelegate: DelegateMessages { optional func pageViewController( _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool ) {}; optional func pageViewController( _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation ) -> UIPageViewController.SpineLocation { .min }; optional func pageViewController( _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController] ) {} }
@MainActor public class UIPanGestureRecognizer: UIGestureRecognizer {}
@MainActor public class UIPasteboard: NSObject {}
extension UIPasteboard { public struct OptionsKey: RawRepresentable, Hashable, Sendable {} }
@MainActor public class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning { public init() }
@MainActor public class UIPickerView: UIView { public init(frame: CGRect); public init?(coder: NSCoder) }
@MainActor public protocol UIPickerViewDataSource: DelegateMessages {}
@MainActor public protocol UIPickerViewDelegate: DelegateMessages { optional func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? { nil }; optional func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}; optional func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }; optional func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }; optional func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 } }
@MainActor public class UIPinchGestureRecognizer: UIGestureRecognizer {}
@MainActor public enum UIPointerEffect {}
extension UIPointerEffect { public enum TintMode: Int, Sendable { case none } }
@MainActor public class UIPointerInteraction: NSObject, UIInteraction { public init(delegate: (any UIPointerInteractionDelegate)? = nil) }
@MainActor public protocol UIPointerInteractionAnimating: AnyObject {}
@MainActor public protocol UIPointerInteractionDelegate: DelegateMessages { optional func pointerInteraction( _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion ) -> UIPointerRegion? { defaultRegion }; optional func pointerInteraction( _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating ) {}; optional func pointerInteraction( _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating ) {}; optional func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { nil } }
@MainActor public class UIPointerRegion: NSObject { public init(rect: CGRect, identifier: AnyHashable? = nil) }
@MainActor public class UIPointerRegionRequest: NSObject {}
@MainActor public enum UIPointerShape {}
@MainActor public class UIPointerStyle: NSObject { public init(effect: UIPointerEffect, shape: UIPointerShape? = nil); public init(shape: UIPointerShape, constrainedAxes: NSLayoutConstraint.Axis? = nil) }
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {}
@MainActor public class UIPopoverPresentationController: UIPresentationController {}
@MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate { optional func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {}; optional func popoverPresentationControllerShouldDismissPopover( _ popoverPresentationController: UIPopoverPresentationController ) -> Bool { true }; optional func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {} }
@MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}
@MainActor public class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer { public init(presentedViewController: UIViewController, presenting: UIViewController?) }
@MainActor public class UIPress: NSObject {}
extension UIPress { public enum Phase: Int, Sendable { case began } }
extension UIPress { public enum PressType: Int, Sendable { case upArrow } }
@MainActor public class UIPressesEvent: UIEvent {}
public class UIPreviewParameters: NSObject { public init(); public init(textLineRects: [NSValue]) }
@MainActor public class UIPreviewTarget: NSObject { public init(container: UIView, center: CGPoint, transform: CGAffineTransform = nil) }
@MainActor public class UIPrintFormatter: NSObject {}
@MainActor public class UIPrintInfo: NSObject { public convenience init(dictionary: [AnyHashable: Any]?); public init() }
extension UIPrintInfo { public enum Orientation: Int, Sendable { case portrait } }
extension UIPrintInfo { public enum OutputType: Int, Sendable { case general } }
@MainActor public class UIPrintInteractionController: NSObject {}
@MainActor public protocol UIPrintInteractionControllerDelegate: DelegateMessages { optional func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController? { nil } }
@MainActor public class UIPrintPageRenderer: NSObject {}
@MainActor public class UIProgressView: UIView { public convenience init(progressViewStyle: Style); public init(frame: CGRect); public init?(coder: NSCoder) }
extension UIProgressView { public enum Style: Int, Sendable { case `default` } }
public class UIPushBehavior: DynamicItemsBehavior { public init(items: [any UIDynamicItem], mode: Mode) }
extension UIPushBehavior { public enum Mode: Int, Sendable { case continuous } }
public struct UIRectCorner: OptionSet, Hashable, Sendable {}
public struct UIRectEdge: OptionSet, Hashable, Sendable {}
@MainActor public class UIRefreshControl: UIControl { public init(); public init(frame: CGRect); public init?(coder: NSCoder) }
@MainActor public class UIResponder: NSObject, UIResponderStandardEditActions, SelectorResponding, KeyValueObserving, CustomReflectable { open dynamic func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?); open dynamic func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?); open dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?); open dynamic func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?); open dynamic func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?); open dynamic func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?); open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?); open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?); open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?); open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?); open dynamic var canBecomeFirstResponder: Bool; open dynamic var inputAccessoryView: UIView?; open dynamic var keyCommands: [UIKeyCommand]?; public init() }
@MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {}
public enum UIReturnKeyType: Int, Hashable, Sendable { case `default` }
@MainActor public class UIRotationGestureRecognizer: UIGestureRecognizer {}
@MainActor public class UIScene: UIResponder { public init(); public init(session: UISceneSession, connectionOptions: ConnectionOptions) }
extension UIScene { @MainActor public class ActivationRequestOptions: NSObject { public init() } }
extension UIScene { public enum ActivationState: Int, Hashable, Sendable { case unattached } }
extension UIScene { @MainActor public class ConnectionOptions: NSObject { public init() } }
extension UIScene { @MainActor public class OpenExternalURLOptions: NSObject { public init() } }
extension UIScene { @MainActor public class OpenURLOptions: NSObject {} }
@MainActor public class UISceneActivationConditions: NSObject { public init() }
@MainActor public class UISceneConfiguration: NSObject { public init(name: String?, sessionRole: UISceneSession.Role) }
@MainActor public protocol UISceneDelegate: DelegateMessages { optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}; optional func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {}; optional func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}; optional func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}; optional func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}; optional func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}; optional func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}; optional func sceneDidBecomeActive(_ scene: UIScene) {}; optional func sceneDidDisconnect(_ scene: UIScene) {}; optional func sceneDidEnterBackground(_ scene: UIScene) {}; optional func sceneWillEnterForeground(_ scene: UIScene) {}; optional func sceneWillResignActive(_ scene: UIScene) {}; optional func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil } }
@MainActor public class UISceneDestructionRequestOptions: NSObject { public init() }
@MainActor public class UISceneSession: NSObject {}
extension UISceneSession { public struct Role: RawRepresentable, Hashable, Sendable {} }
public struct UISceneSessionActivationRequest: Sendable {}
@MainActor public class UISceneSizeRestrictions: NSObject {}
@MainActor public class UIScreen: NSObject, UITraitEnvironment {}
@MainActor public class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
@MainActor public class UIScreenshotService: NSObject {}
@MainActor public protocol UIScreenshotServiceDelegate: DelegateMessages { optional func screenshotService( _ screenshotService: UIScreenshotService, generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void ) { completionHandler(nil, 0, .zero) } }
@MainActor public class UIScrollEdgeEffect: NSObject {}
extension UIScrollEdgeEffect { public struct Style: Hashable, Sendable {} }
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {}
@MainActor public class UIScrollView: UIView { public init(frame: CGRect); public init?(coder: NSCoder) }
extension UIScrollView { public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable { case automatic } }
extension UIScrollView { public struct DecelerationRate: RawRepresentable, Hashable, Sendable {} }
extension UIScrollView { public enum IndexDisplayMode: Int, Hashable, Sendable { case automatic } }
extension UIScrollView { public enum IndicatorStyle: Int, Hashable, Sendable { case `default` } }
extension UIScrollView { public enum KeyboardDismissMode: Int, Hashable, Sendable { case none } }
@MainActor public protocol UIScrollViewDelegate: DelegateMessages { optional func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}; optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}; optional func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}; optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}; optional func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}; optional func scrollViewDidScroll(_ scrollView: UIScrollView) {}; optional func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}; optional func scrollViewDidZoom(_ scrollView: UIScrollView) {}; optional func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }; optional func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}; optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}; optional func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}; optional func scrollViewWillEndDragging( _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint> ) {}; optional func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil } }
@MainActor public class UISearchBar: UIView { public init(frame: CGRect); public init?(coder: NSCoder) }
extension UISearchBar { public enum Icon: Int, Sendable { case search } }
extension UISearchBar { public enum Style: Int, Sendable { case `default` } }
@MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate { optional func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}; optional func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }; optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}; optional func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}; optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}; optional func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}; optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}; optional func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }; optional func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }; optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}; optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {} }
@MainActor public class UISearchController: UIViewController { public init(nibName: String?, bundle: Bundle?); public init(searchResultsController: UIViewController?); public init?(coder: NSCoder) }
@MainActor public protocol UISearchControllerDelegate: DelegateMessages { optional func didDismissSearchController(_ searchController: UISearchController) {}; optional func didPresentSearchController(_ searchController: UISearchController) {}; optional func presentSearchController(_ searchController: UISearchController) {}; optional func willDismissSearchController(_ searchController: UISearchController) {}; optional func willPresentSearchController(_ searchController: UISearchController) {} }
@MainActor public protocol UISearchResultsUpdating: AnyObject { optional func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {} }
@MainActor public protocol UISearchSuggestion: NSObjectProtocol { optional var iconImage: UIImage?; optional var localizedAttributedSuggestion: NSAttributedString?; optional var localizedDescription: String?; optional var representedObject: Any? }
@MainActor public class UISearchSuggestionItem: NSObject, UISearchSuggestion { public init(localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil, iconImage: UIImage? = nil); public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) }
@MainActor public class UISearchTab: UITab { public convenience init(viewControllerProvider: ((UITab) -> UIViewController)?); public init(title: String = nil, image: UIImage? = nil, identifier: String = nil, viewControllerProvider: ((UITab) -> UIViewController)? = nil) }
@MainActor public class UISearchTextField: UITextField { public init(frame: CGRect); public init?(coder: NSCoder) }
@MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate { optional func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider { NSItemProvider() } }
@MainActor public class UISearchToken: NSObject { public init(icon: UIImage?, text: String) }
@MainActor public class UISegmentedControl: UIControl { public convenience init(frame: CGRect, actions: [UIAction]); public init(frame: CGRect); public init(items: [Any]?); public init?(coder: NSCoder) }
@MainActor public class UISelectionFeedbackGenerator: UIFeedbackGenerator {}
public enum UISemanticContentAttribute: Int, Hashable, Sendable { case unspecified }
@MainActor public class UISheetPresentationController: UIPresentationController {}
extension UISheetPresentationController { @MainActor public class Detent: NSObject {} }
extension UISheetPresentationController.Detent { public struct Identifier: RawRepresentable, Hashable, Sendable {} }
@MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate { optional func sheetPresentationControllerDidChangeSelectedDetentIdentifier( _ sheetPresentationController: UISheetPresentationController ) {} }
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {}
@MainActor public class UISimpleTextPrintFormatter: UIPrintFormatter { public init(attributedText: NSAttributedString); public init(text: String) }
@MainActor public class UISlider: UIControl { public init(frame: CGRect); public init?(coder: NSCoder) }
extension UISlider { public enum Style: Int, Sendable { case `default` } }
extension UISlider { public struct TrackConfiguration: Sendable {} }
extension UISlider.TrackConfiguration { public struct Tick: Sendable {} }
public class UISnapBehavior: UIDynamicBehavior { public init(item: any UIDynamicItem, snapTo: CGPoint) }
@MainActor public class UISplitViewController: UIViewController { public init(nibName: String?, bundle: Bundle?); public init(style: Style); public init?(coder: NSCoder) }
extension UISplitViewController { public enum BackgroundStyle: Int, Sendable { case none } }
extension UISplitViewController { public enum Column: Int, Hashable, Sendable { case primary } }
extension UISplitViewController { public enum DisplayMode: Int, Sendable { case automatic } }
extension UISplitViewController { public enum DisplayModeButtonVisibility: Int, Sendable { case automatic } }
extension UISplitViewController { public enum LayoutEnvironment: Int, Sendable { case none } }
extension UISplitViewController { public enum PrimaryEdge: Int, Sendable { case leading } }
extension UISplitViewController { public enum SplitBehavior: Int, Sendable { case automatic } }
extension UISplitViewController { public enum Style: Int, Sendable { case unspecified } }
@MainActor public protocol UISplitViewControllerDelegate: DelegateMessages { optional func splitViewController( _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController ) -> Bool { false }; optional func splitViewController( _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column ) -> UISplitViewController.Column { proposedTopColumn }; optional func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}; optional func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}; optional func splitViewControllerDidExpand(_ svc: UISplitViewController) {} }
public class UISpringTimingParameters: NSObject, UITimingCurveProvider { public init(); public init(dampingRatio: CGFloat, initialVelocity: CGVector = nil); public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = nil); public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) }
@MainActor public class UIStackView: UIView { public convenience init(arrangedSubviews: [UIView]); public init(coder: NSCoder); public init(frame: CGRect) }
extension UIStackView { public enum Alignment: Int, Hashable, Sendable { case fill } }
extension UIStackView { public enum Distribution: Int, Hashable, Sendable { case fill } }
public enum UIStatusBarAnimation: Int, Hashable, Sendable { case none }
@MainActor public class UIStatusBarManager: NSObject {}
public enum UIStatusBarStyle: Int, Hashable, Sendable { case `default` }
@MainActor public class UIStepper: UIControl { public init(frame: CGRect); public init?(coder: NSCoder) }
@MainActor public class UIStoryboard: NSObject { public init(name: String, bundle: Bundle?) }
@MainActor public class UIStoryboardSegue: MetatypeSegue { public convenience init(identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void); public convenience init(madeBy: SegueOrder); public init(identifier: String?, source: UIViewController, destination: UIViewController) }
@MainActor public class UISwipeActionsConfiguration: NSObject { public init(actions: [UIContextualAction]) }
@MainActor public class UISwipeGestureRecognizer: UIGestureRecognizer {}
extension UISwipeGestureRecognizer { public struct Direction: OptionSet, Sendable {} }
@MainActor public class UISwitch: UIControl { public init(frame: CGRect); public init?(coder: NSCoder) }
extension UISwitch { public enum Style: Int, Sendable { case automatic } }
@MainActor public class UITab: NSObject { public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) }
extension UITab { public enum Placement: Int, Sendable { case automatic } }
@MainActor public class UITabAccessory: NSObject { public init(contentView: UIView) }
@MainActor public class UITabBar: UIView { public init(frame: CGRect); public init?(coder: NSCoder) }
@MainActor public class UITabBarAppearance: UIBarAppearance {}
@MainActor public class UITabBarController: UIViewController, UITabBarDelegate { open dynamic var childForStatusBarStyle: UIViewController?; public init(nibName: String?, bundle: Bundle?); public init?(coder: NSCoder) }
extension UITabBarController { public enum MinimizeBehavior: Int, Sendable { case automatic } }
extension UITabBarController { public enum Mode: Int, Sendable { case automatic } }
@MainActor public protocol UITabBarControllerDelegate: DelegateMessages { optional func tabBarController( _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController ) -> (any UIViewControllerAnimatedTransitioning)? { nil }; optional func tabBarController( _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool ) {}; optional func tabBarController( _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool ) {}; optional func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}; optional func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {}; optional func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }; optional func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }; optional func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {} }
@MainActor public class UITabBarControllerSidebar: NSObject {}
extension UITabBarControllerSidebar { public enum Layout: Int, Sendable { case automatic } }
@MainActor public protocol UITabBarControllerSidebarDelegate: DelegateMessages { optional func tabBarController( _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar ) {} }
@MainActor public protocol UITabBarDelegate: DelegateMessages { optional func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}; optional func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}; optional func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}; optional func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}; optional func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {} }
@MainActor public class UITabBarItem: UIBarItem { public convenience init(tabBarSystemItem: SystemItem, tag: Int); public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?); public convenience init(title: String?, image: UIImage?, tag: Int); public init(); public init?(coder: NSCoder) }
extension UITabBarItem { public enum SystemItem: Int, Sendable { case more } }
@MainActor public class UITabBarItemAppearance: NSObject { public init(); public init(style: Style) }
extension UITabBarItemAppearance { public enum Style: Int, Sendable { case stacked } }
@MainActor public class UITabBarItemStateAppearance: NSObject {}
@MainActor public class UITabGroup: UITab { public init(title: String, image: UIImage?, identifier: String, children: [UITab] = nil, viewControllerProvider: ((UITab) -> UIViewController)? = nil) }
extension UITabGroup { public enum SidebarAppearance: Int, Sendable { case automatic } }
@MainActor public class UITableView: UIScrollView { public convenience init(frame: CGRect); public init(frame: CGRect, style: Style); public init?(coder: NSCoder) }
extension UITableView { public enum RowAnimation: Int, Sendable { case fade } }
extension UITableView { public enum ScrollPosition: Int, Sendable { case none } }
extension UITableView { public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges } }
extension UITableView { public enum Style: Int, Sendable { case plain } }
@MainActor public class UITableViewCell: UIView, UIGestureRecognizerDelegate, CardRow { public convenience init(frame: CGRect); public init(style: CellStyle, reuseIdentifier: String?); public init?(coder: NSCoder) }
extension UITableViewCell { public enum AccessoryType: Int, Sendable { case none } }
extension UITableViewCell { public enum CellStyle: Int, Sendable { case `default` } }
extension UITableViewCell { public enum EditingStyle: Int, Sendable { case none } }
extension UITableViewCell { public enum FocusStyle: Int, Sendable { case `default` } }
extension UITableViewCell { public enum SelectionStyle: Int, Sendable { case none } }
extension UITableViewCell { public enum SeparatorStyle: Int, Sendable { case none } }
extension UITableViewCell { public struct StateMask: OptionSet, Sendable {} }
@MainActor public class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate { public init(nibName: String?, bundle: Bundle?); public init(style: UITableView.Style); public init?(coder: NSCoder) }
@MainActor public protocol UITableViewDataSource: DelegateMessages { optional func numberOfSections(in tableView: UITableView) -> Int { 1 }; optional func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }; optional func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }; optional func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }; optional func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}; optional func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}; optional func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }; optional func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }; optional func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil } }
@MainActor public protocol UITableViewDataSourcePrefetching: DelegateMessages { optional func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {} }
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate { optional func tableView( _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any? ) -> Bool { false }; optional func tableView( _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint ) -> UIContextMenuConfiguration? { nil }; optional func tableView( _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration ) -> UITargetedPreview? { nil }; optional func tableView( _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration ) -> UITargetedPreview? { nil }; optional func tableView( _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath ) -> IndexPath { proposedDestinationIndexPath }; optional func tableView( _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)? ) {}; optional func tableView( _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)? ) {}; optional func tableView( _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating ) {}; optional func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}; optional func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { true }; optional func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}; optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}; optional func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}; optional func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}; optional func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}; optional func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}; optional func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}; optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}; optional func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}; optional func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { nil }; optional func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .delete }; optional func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { tableView.sectionFooterHeight }; optional func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { tableView.estimatedSectionHeaderHeight }; optional func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { tableView.estimatedRowHeight }; optional func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { tableView.sectionFooterHeight }; optional func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { tableView.sectionHeaderHeight }; optional func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }; optional func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }; optional func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }; optional func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) {}; optional func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}; optional func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { false }; optional func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }; optional func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }; optional func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }; optional func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { nil }; optional func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }; optional func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }; optional func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }; optional func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}; optional func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }; optional func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}; optional func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}; optional func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}; optional func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }; optional func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {} }
@MainActor public class UITableViewDiffableDataSource<T>: DiffableDataSource, UITableViewDataSource { public init(tableView: UITableView, cellProvider: @escaping CellProvider) }
@MainActor public protocol UITableViewDragDelegate: DelegateMessages {}
@MainActor public protocol UITableViewDropCoordinator: AnyObject {}
@MainActor public protocol UITableViewDropDelegate: DelegateMessages { optional func tableView( _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath? ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel, intent: .unspecified) }; optional func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }; optional func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}; optional func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}; optional func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {} }
@MainActor public protocol UITableViewDropItem: AnyObject {}
@MainActor public class UITableViewDropProposal: UIDropProposal { public init(operation: UIDropOperation); public init(operation: UIDropOperation, intent: Intent) }
extension UITableViewDropProposal { public enum Intent: Int, Sendable { case unspecified } }
public class UITableViewFocusUpdateContext: UIFocusUpdateContext {}
@MainActor public class UITableViewHeaderFooterView: UIView { public convenience init(frame: CGRect); public init(reuseIdentifier: String?); public init?(coder: NSCoder) }
@MainActor public class UITableViewRowAction: NSObject, NSCopying { public convenience init(style: Style, title: String?, handler: @escaping Handler) }
extension UITableViewRowAction { public enum Style: Int, Sendable { case `default` } }
@MainActor public class UITapGestureRecognizer: UIGestureRecognizer {}
@MainActor public class UITargetedDragPreview: UITargetedPreview {}
@MainActor public class UITargetedPreview: NSObject { public convenience init(view: UIView); public convenience init(view: UIView, parameters: UIPreviewParameters); public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) }
public enum UITextAutocapitalizationType: Int, Hashable, Sendable { case none }
public enum UITextAutocorrectionType: Int, Hashable, Sendable { case `default` }
@MainActor public class UITextChecker: NSObject { public init() }
public struct UITextContentType: RawRepresentable, Hashable, Sendable {}
@MainActor public class UITextField: UIControl, UIKeyInput { open dynamic var canBecomeFirstResponder: Bool; public init(frame: CGRect); public init?(coder: NSCoder) }
extension UITextField { public enum BorderStyle: Int, Sendable { case none } }
extension UITextField { public enum DidEndEditingReason: Int, Sendable { case committed } }
extension UITextField { public enum ViewMode: Int, Sendable { case never } }
@MainActor public protocol UITextFieldDelegate: DelegateMessages { optional func textField( _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement] ) -> UIMenu? { nil }; optional func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }; optional func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {}; optional func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {}; optional func textFieldDidBeginEditing(_ textField: UITextField) {}; optional func textFieldDidChangeSelection(_ textField: UITextField) {}; optional func textFieldDidEndEditing(_ textField: UITextField) {}; optional func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { textFieldDidEndEditing(textField) }; optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }; optional func textFieldShouldClear(_ textField: UITextField) -> Bool { true }; optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }; optional func textFieldShouldReturn(_ textField: UITextField) -> Bool { true } }
public enum UITextGranularity: Int, Hashable, Sendable { case character }
public enum UITextInlinePredictionType: Int, Hashable, Sendable { case `default` }
@MainActor public protocol UITextInput: UIKeyInput { optional func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection { .natural }; optional func caretRect(for position: UITextPosition) -> CGRect { .zero }; optional func characterRange(at point: CGPoint) -> UITextRange? { nil }; optional func closestPosition(to point: CGPoint) -> UITextPosition? { nil }; optional func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }; optional func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult; optional func firstRect(for range: UITextRange) -> CGRect { .zero }; optional func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }; optional func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }; optional func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { UITextRange(fromPosition, toPosition) }; optional var beginningOfDocument: UITextPosition; optional var markedTextRange: UITextRange? }
@MainActor public class UITextInputAssistantItem: NSObject {}
@MainActor public class UITextInputMode: NSObject {}
@MainActor public class UITextInputPasswordRules: NSObject { public init(descriptor: String) }
@MainActor public protocol UITextInputTraits: AnyObject { optional var autocapitalizationType: UITextAutocapitalizationType; optional var autocorrectionType: UITextAutocorrectionType; optional var enablesReturnKeyAutomatically: Bool; optional var isSecureTextEntry: Bool; optional var keyboardAppearance: UIKeyboardAppearance; optional var keyboardType: UIKeyboardType; optional var returnKeyType: UIReturnKeyType; optional var spellCheckingType: UITextSpellCheckingType; optional var textContentType: UITextContentType! }
public enum UITextItemInteraction: Int, Hashable, Sendable { case invokeDefaultAction }
public enum UITextLayoutDirection: Int, Hashable, Sendable { case right }
@MainActor public protocol UITextPasteConfigurationSupporting: AnyObject {}
@MainActor public protocol UITextPasteDelegate: DelegateMessages { optional func textPasteConfigurationSupporting( _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem ) {} }
@MainActor public protocol UITextPasteItem: AnyObject {}
@MainActor public class UITextPosition: NSObject { public init() }
@MainActor public class UITextRange: NSObject { public init() }
@MainActor public class UITextSelectionRect: NSObject { public init() }
public enum UITextSmartDashesType: Int, Hashable, Sendable { case `default` }
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable { case `default` }
public enum UITextSmartQuotesType: Int, Hashable, Sendable { case `default` }
public enum UITextSpellCheckingType: Int, Hashable, Sendable { case `default` }
public enum UITextStorageDirection: Int, Hashable, Sendable { case forward }
@MainActor public class UITextView: UIScrollView, UITextPasteConfigurationSupporting, UIKeyInput { open dynamic var canBecomeFirstResponder: Bool; public convenience init(frame: CGRect); public convenience init(usingTextLayoutManager: Bool); public init(frame: CGRect, textContainer: NSTextContainer?); public init?(coder: NSCoder) }
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate { optional func textView( _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }; optional func textView( _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange ) -> Bool { true }; optional func textView( _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }; optional func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }; optional func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool { true }; optional func textViewDidBeginEditing(_ textView: UITextView) {}; optional func textViewDidChange(_ textView: UITextView) {}; optional func textViewDidChangeSelection(_ textView: UITextView) {}; optional func textViewDidEndEditing(_ textView: UITextView) {}; optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }; optional func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true } }
public protocol UITimingCurveProvider {}
public enum UITimingCurveType: Int, Sendable { case builtin }
@MainActor public class UIToolbar: UIView { public init(frame: CGRect); public init?(coder: NSCoder) }
@MainActor public class UIToolbarAppearance: UIBarAppearance {}
@MainActor public class UITouch: NSObject { public init() }
extension UITouch { public enum Phase: Int, Sendable { case began } }
extension UITouch { public enum TouchType: Int, Sendable { case direct } }
public enum UITraitAccessibilityContrast: UITraitDefinition {}
@MainActor public protocol UITraitChangeObservable: AnyObject {}
public protocol UITraitChangeRegistration: AnyObject {}
public class UITraitCollection: NSObject, Sendable { public convenience init(); public convenience init(accessibilityContrast: UIAccessibilityContrast); public convenience init(displayGamut: UIDisplayGamut); public convenience init(displayScale: CGFloat); public convenience init(forceTouchCapability: UIForceTouchCapability); public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass); public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection); public convenience init(legibilityWeight: UILegibilityWeight); public convenience init(mutations: (inout any UIMutableTraits) -> Void); public convenience init(preferredContentSizeCategory: UIContentSizeCategory); public convenience init(traitsFrom: [UITraitCollection]); public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom); public convenience init(userInterfaceLevel: UIUserInterfaceLevel); public convenience init(userInterfaceStyle: UIUserInterfaceStyle); public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) }
public protocol UITraitDefinition { optional var affectsColorAppearance: Bool; optional var name: String }
public enum UITraitDisplayGamut: UITraitDefinition {}
public enum UITraitDisplayScale: UITraitDefinition {}
@MainActor public protocol UITraitEnvironment: AnyObject {}
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable { case unspecified }
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}
public enum UITraitLegibilityWeight: UITraitDefinition {}
public protocol UITraitOverrides: UIMutableTraits {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
public enum UITraitUserInterfaceLevel: UITraitDefinition {}
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {}
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {}
@MainActor public protocol UIUserActivityRestoring: AnyObject {}
public enum UIUserInterfaceActiveAppearance: Int, Hashable, Sendable { case unspecified }
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable { case unspecified }
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable { case leftToRight }
public enum UIUserInterfaceLevel: Int, Hashable, Sendable { case unspecified }
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable { case unspecified }
public enum UIUserInterfaceStyle: Int, Hashable, Sendable { case unspecified }
@MainActor public class UIVibrancyEffect: UIVisualEffect { public init(blurEffect: UIBlurEffect); public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) }
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable { case label }
@MainActor public class UIView: MetatypeResponder, NSCoding, UITraitEnvironment, UITraitChangeObservable, CALayerDelegate { open dynamic func awakeFromNib(); open dynamic func didMoveToSuperview(); open dynamic func didMoveToWindow(); open dynamic func draw(_ rect: CGRect); open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?; open dynamic func layoutSubviews(); open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool; open dynamic func prepareForInterfaceBuilder(); open dynamic func safeAreaInsetsDidChange(); open dynamic func tintColorDidChange(); open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?); open dynamic func updateConstraints(); open dynamic func willMove(toSuperview newSuperview: UIView?); open dynamic func willMove(toWindow newWindow: UIWindow?); open dynamic var intrinsicContentSize: CGSize; public convenience init(); public init(frame: CGRect); public init?(coder: NSCoder) }
extension UIView { public enum AnimationCurve: Int, Hashable, Sendable { case easeInOut } }
extension UIView { public struct AnimationOptions: OptionSet, Hashable, Sendable {} }
extension UIView { public struct AutoresizingMask: OptionSet, Hashable, Sendable {} }
extension UIView { public enum ContentMode: Int, Hashable, Sendable { case scaleToFill } }
extension UIView { public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {} }
extension UIView { public enum TintAdjustmentMode: Int, Hashable, Sendable { case automatic } }
@MainActor public protocol UIViewAnimating: AnyObject {}
public enum UIViewAnimatingPosition: Int, Hashable, Sendable { case end }
public enum UIViewAnimatingState: Int, Hashable, Sendable { case inactive }
public struct UIViewConfigurationState: UIConfigurationState {}
@MainActor public class UIViewController: MetatypeResponder, NSCoding, UITraitEnvironment, UITraitChangeObservable, UIContentContainer { open dynamic func awakeFromNib(); open dynamic func dismiss(animated: Bool, completion: (() -> Void)? = nil); open dynamic func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil); open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?); open dynamic func viewDidAppear(_ animated: Bool); open dynamic func viewDidDisappear(_ animated: Bool); open dynamic func viewDidLayoutSubviews(); open dynamic func viewDidLoad(); open dynamic func viewWillAppear(_ animated: Bool); open dynamic func viewWillDisappear(_ animated: Bool); open dynamic func viewWillLayoutSubviews(); open dynamic func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator); open dynamic var childForStatusBarHidden: UIViewController?; open dynamic var childForStatusBarStyle: UIViewController?; open dynamic var keyCommands: [UIKeyCommand]?; open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation; open dynamic var preferredStatusBarStyle: UIStatusBarStyle; open dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation; open dynamic var prefersHomeIndicatorAutoHidden: Bool; open dynamic var prefersStatusBarHidden: Bool; open dynamic var shouldAutorotate: Bool; open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask; public convenience init(); public init(nibName: String?, bundle: Bundle?); public init?(coder: NSCoder) }
@MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject { optional func animationEnded(_ transitionCompleted: Bool) {}; optional func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator { UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut) } }
@MainActor public protocol UIViewControllerContextTransitioning: AnyObject {}
@MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {}
@MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {}
@MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {}
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {}
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {}
@MainActor public protocol UIViewControllerTransitioningDelegate: DelegateMessages { optional func animationController( forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController ) -> (any UIViewControllerAnimatedTransitioning)? { nil }; optional func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }; optional func interactionControllerForDismissal( using animator: any UIViewControllerAnimatedTransitioning ) -> (any UIViewControllerInteractiveTransitioning)? { nil }; optional func interactionControllerForPresentation( using animator: any UIViewControllerAnimatedTransitioning ) -> (any UIViewControllerInteractiveTransitioning)? { nil }; optional func presentationController( forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController ) -> UIPresentationController? { nil } }
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating { optional func addAnimations(_ animation: @escaping () -> Void) {}; optional func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }; optional func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}; optional func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {} }
public class UIViewPrintFormatter: UIPrintFormatter {}
@MainActor public class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating { public convenience init(duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint, animations: (() -> Void)? = nil); public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil); public convenience init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil); public init(duration: TimeInterval, curve: UIView.AnimationCurve, options: UIView.AnimationOptions); public init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) }
@MainActor public class UIVisualEffect: NSObject { public init() }
@MainActor public class UIVisualEffectView: UIView { public init(effect: UIVisualEffect?); public init(frame: CGRect); public init?(coder: NSCoder) }
@MainActor public class UIWindow: UIView { public convenience init(); public init(frame: CGRect); public init(windowScene: UIWindowScene); public init?(coder: NSCoder) }
extension UIWindow { public struct Level: RawRepresentable, Hashable, Comparable, Sendable {} }
@MainActor public class UIWindowScene: UIScene, UITraitEnvironment { public init(); public init(session: UISceneSession, connectionOptions: ConnectionOptions) }
extension UIWindowScene { public struct Geometry {} }
extension UIWindowScene { @MainActor public class GeometryPreferences: NSObject {} }
extension UIWindowScene.GeometryPreferences { @MainActor public class iOS: GeometryPreferences { public init(); public init(interfaceOrientations: UIInterfaceOrientationMask) } }
extension UIWindowScene { public enum PresentationStyle: UInt, Sendable { case automatic } }
@MainActor public class UIWindowSceneActivationRequestOptions: UIScene.ActivationRequestOptions {}
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, _UIWindowKeeper { optional func windowScene( _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection ) {}; optional func windowScene( _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void ) {} }
@MainActor public class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {}
extension UIWindowSceneDestructionRequestOptions { public enum DismissalAnimation: Int, Sendable { case standard } }
public enum UIWritingToolsBehavior: Int, Hashable, Sendable { case none }
extension URL { public struct BookmarkCreationOptions: OptionSet, Sendable {} }
extension URL { public struct BookmarkResolutionOptions: OptionSet, Sendable {} }
@MainActor public class UndoManager: NSObject { public init() }
public class ValueTransformer: NSObject, Sendable { public init() }
@MainActor public protocol _UIWindowDelegate: AnyObject {}
@MainActor public protocol _UIWindowKeeper: _UIWindowDelegate {}
public enum objc_AssociationPolicy: UInt, Sendable { case OBJC_ASSOCIATION_ASSIGN }
extension Array { var _cVarArgEncoding }
extension AsyncSequence { var lines }
extension CGPoint { var equalTo }
extension CGRect { var equalTo }
extension CGSize { var equalTo }
extension Data { var listedBytes }
extension DateFormatter { var formattingContext }
extension DispatchSource { var data; var makeMemoryPressureSource; var mask }
extension FileHandle { var bytes }
extension FileManager { var containerURL; var evictUbiquitousItem; var isUbiquitousItem; var setUbiquitous; var startDownloadingUbiquitousItem; var ubiquityIdentityToken; var url }
extension NSData { var compressed; var decompressed }
extension NSError { var underlyingErrors }
extension NSObject { var addObserver; var cancelPreviousPerformRequests; var classForCoder; var description; var instancesRespond; var perform; var performSelector; var removeObserver }
extension NSObjectProtocol { var forwardingTarget; var localizedAdditionalDescription; var localizedDescription; var method; var mutableArrayValue; var perform; var plumbWhenLoaded; var plumbWith; var responds; var setValue; var value }
extension NSString { var localizedStringWithFormat; var stringEncoding }
extension NSTextCheckingKey { var city; var country; var name; var phone; var state; var street; var zip }
extension NSTextCheckingResult { var addressComponents; var components; var date; var dateCheckingResult; var duration; var linkCheckingResult; var phoneNumber; var phoneNumberCheckingResult; var timeZone; var url }
extension NSURL { var startAccessingSecurityScopedResource; var stopAccessingSecurityScopedResource }
extension NSValue { var pointerValue }
extension Notification.Name { var NSProcessInfoPowerStateDidChange }
extension NotificationCenter { var addObserver; var removeObserver }
extension PersonNameComponents { var formatted }
extension ProcessInfo { var isLowPowerModeEnabled; var isMacCatalystApp; var isiOSAppOnMac; var thermalState; var thermalStateDidChangeNotification }
extension RunLoop.Mode { var commonModes; var defaultMode }
extension Scanner { var scanCharacters; var scanString; var scanUpTo; var scanUpToCharacters }
extension Timer { var scheduledTimer }
extension URL { var applicationSupportDirectory; var bookmarkData; var cachesDirectory; var checkPromisedItemIsReachable; var documentsDirectory; var downloadsDirectory; var libraryDirectory; var lines; var moviesDirectory; var musicDirectory; var picturesDirectory; var resourceBytes; var startAccessingSecurityScopedResource; var stopAccessingSecurityScopedResource }
extension URLResourceKey { var directoryEntryCountKey }
extension URLResourceValues { var directoryEntryCount }
extension UserDefaults { var managedValue; var setManagedValue }
public func CACurrentMediaTime()
public func CATransform3DConcat()
public func CATransform3DEqualToTransform()
public func CATransform3DGetAffineTransform()
public func CATransform3DInvert()
public func CATransform3DIsAffine()
public func CATransform3DIsIdentity()
public func CATransform3DMakeAffineTransform()
public func CATransform3DMakeRotation()
public func CATransform3DMakeScale()
public func CATransform3DMakeTranslation()
public func CATransform3DRotate()
public func CATransform3DScale()
public func CATransform3DTranslate()
public func CFAbsoluteTimeGetCurrent()
public func CFArrayGetTypeID()
public func CFBooleanGetTypeID()
public func CFDataGetTypeID()
public func CFDateGetTypeID()
public func CFDictionaryGetTypeID()
public func CFErrorCopyDescription()
public func CFErrorCopyUserInfo()
public func CFErrorGetCode()
public func CFErrorGetDomain()
public func CFGetTypeID()
public func CFNotificationCenterAddObserver()
public func CFNotificationCenterGetDarwinNotifyCenter()
public func CFNotificationCenterGetLocalCenter()
public func CFNotificationCenterPostNotification()
public func CFNotificationCenterRemoveEveryObserver()
public func CFNotificationCenterRemoveObserver()
public func CFNullGetTypeID()
public func CFNumberGetTypeID()
public func CFRunLoopGetCurrent()
public func CFRunLoopGetMain()
public func CFRunLoopPerformBlock()
public func CFRunLoopWakeUp()
public func CFStringGetTypeID()
public func CFSwapInt16()
public func CFSwapInt16BigToHost()
public func CFSwapInt16HostToBig()
public func CFSwapInt32()
public func CFSwapInt32BigToHost()
public func CFSwapInt32HostToBig()
public func CFSwapInt64()
public func CFSwapInt64BigToHost()
public func CFSwapInt64HostToBig()
public func CGImageDestinationAddImage()
public func CGImageDestinationAddImageFromSource()
public func CGImageDestinationCreateWithData()
public func CGImageDestinationCreateWithURL()
public func CGImageDestinationFinalize()
public func CGImageDestinationSetProperties()
public func CGImageSourceCopyProperties()
public func CGImageSourceCopyPropertiesAtIndex()
public func CGImageSourceCreateImageAtIndex()
public func CGImageSourceCreateIncremental()
public func CGImageSourceCreateThumbnailAtIndex()
public func CGImageSourceCreateWithData()
public func CGImageSourceCreateWithDataProvider()
public func CGImageSourceCreateWithURL()
public func CGImageSourceGetCount()
public func CGImageSourceGetPrimaryImageIndex()
public func CGImageSourceGetStatus()
public func CGImageSourceGetType()
public func CGImageSourceUpdateData()
public func CGPointEqualToPoint()
public func CGPointMake()
public func CGRectContainsPoint()
public func CGRectContainsRect()
public func CGRectEqualToRect()
public func CGRectGetHeight()
public func CGRectGetMaxX()
public func CGRectGetMaxY()
public func CGRectGetMidX()
public func CGRectGetMidY()
public func CGRectGetMinX()
public func CGRectGetMinY()
public func CGRectGetWidth()
public func CGRectInset()
public func CGRectIntegral()
public func CGRectIntersection()
public func CGRectIntersectsRect()
public func CGRectIsEmpty()
public func CGRectIsInfinite()
public func CGRectIsNull()
public func CGRectMake()
public func CGRectOffset()
public func CGRectStandardize()
public func CGRectUnion()
public func CGSizeEqualToSize()
public func CGSizeMake()
public func NSSelectorFromString()
public func NSSetUncaughtExceptionHandler()
public func NSStringFromSelector()
public func UIApplicationMain()
public func UIEdgeInsetsInsetRect()
public func UIGraphicsBeginImageContext()
public func UIGraphicsBeginImageContextWithOptions()
public func UIGraphicsEndImageContext()
public func UIGraphicsGetCurrentContext()
public func UIGraphicsGetImageFromCurrentImageContext()
public func UIGraphicsPopContext()
public func UIGraphicsPushContext()
public func UIImageWriteToSavedPhotosAlbum()
public func UIRectClip()
public func UIRectFill()
public func UIRectFillUsingBlendMode()
public func UIRectFrame()
public func UI_USER_INTERFACE_IDIOM()
public func __dispatch_queue_get_label()
public func autoreleasepool()
public func class_addMethod()
public func class_getClassMethod()
public func class_getInstanceMethod()
public func class_getMethodImplementation()
public func class_getProperty()
public func class_replaceMethod()
public func imp_implementationWithBlock()
public func method_exchangeImplementations()
public func method_getImplementation()
public func method_getName()
public func method_getTypeEncoding()
public func method_setImplementation()
public func objc_getAssociatedObject()
public func objc_removeAssociatedObjects()
public func objc_setAssociatedObject()
public func objc_sync_enter()
public func objc_sync_exit()
public func object_getClass()
public func object_setClass()
public func property_getAttributes()
public func sysctlbyname()
public let CATransform3DIdentity
public let CGAffineTransformIdentity
public let CGPointZero
public let CGRectInfinite
public let CGRectNull
public let CGRectZero
public let CGSizeZero
public let CIDetectorAccuracy
public let CIDetectorAccuracyHigh
public let CIDetectorAccuracyLow
public let CIDetectorImageOrientation
public let CIDetectorMinFeatureSize
public let CIDetectorTracking
public let CIDetectorTypeFace
public let CIDetectorTypeQRCode
public let CIDetectorTypeRectangle
public let CIDetectorTypeText
public let HUGE
public let NSEC_PER_MSEC
public let NSEC_PER_SEC
public let NSEC_PER_USEC
public let NSExtensionJavaScriptPreprocessingResultsKey
public let NSLocalizedFailureErrorKey
public let NSMultipleUnderlyingErrorsKey
public let NSUbiquitousKeyValueStoreAccountChange
public let NSUbiquitousKeyValueStoreChangeReasonKey
public let NSUbiquitousKeyValueStoreChangedKeysKey
public let NSUbiquitousKeyValueStoreInitialSyncChange
public let NSUbiquitousKeyValueStoreQuotaViolationChange
public let NSUbiquitousKeyValueStoreServerChange
public let NSUserActivityTypeBrowsingWeb
public let UIAccessibilityTraitButton
public let UIAccessibilityTraitHeader
public let UIAccessibilityTraitImage
public let UIAccessibilityTraitLink
public let UIAccessibilityTraitNone
public let UIAccessibilityTraitSelected
public let UIAccessibilityTraitStaticText
public let UIApplicationOpenNotificationSettingsURLString
public let USEC_PER_SEC
public let kCAOnOrderIn
public let kCAOnOrderOut
public let kCATransactionAnimationDuration
public let kCATransactionAnimationTimingFunction
public let kCATransactionCompletionBlock
public let kCATransactionDisableActions
public let kCATransition
public let kCFRunLoopCommonModes
public let kCFRunLoopDefaultMode
public let kCGImageDestinationBackgroundColor
public let kCGImageDestinationImageMaxPixelSize
public let kCGImageDestinationLossyCompressionQuality
public let kCGImagePropertyAPNGDelayTime
public let kCGImagePropertyAPNGUnclampedDelayTime
public let kCGImagePropertyDepth
public let kCGImagePropertyExifDictionary
public let kCGImagePropertyFileSize
public let kCGImagePropertyGIFDelayTime
public let kCGImagePropertyGIFDictionary
public let kCGImagePropertyGIFLoopCount
public let kCGImagePropertyGIFUnclampedDelayTime
public let kCGImagePropertyGPSDictionary
public let kCGImagePropertyHasAlpha
public let kCGImagePropertyOrientation
public let kCGImagePropertyPNGDictionary
public let kCGImagePropertyPixelHeight
public let kCGImagePropertyPixelWidth
public let kCGImagePropertyTIFFDictionary
public let kCGImagePropertyWebPDelayTime
public let kCGImagePropertyWebPDictionary
public let kCGImagePropertyWebPLoopCount
public let kCGImagePropertyWebPUnclampedDelayTime
public let kCGImageSourceCreateThumbnailFromImageAlways
public let kCGImageSourceCreateThumbnailFromImageIfAbsent
public let kCGImageSourceCreateThumbnailWithTransform
public let kCGImageSourceShouldAllowFloat
public let kCGImageSourceShouldCache
public let kCGImageSourceShouldCacheImmediately
public let kCGImageSourceThumbnailMaxPixelSize
public let kCGImageSourceTypeIdentifierHint
public let kCIInputAngleKey
public let kCIInputAspectRatioKey
public let kCIInputBackgroundImageKey
public let kCIInputBiasKey
public let kCIInputBrightnessKey
public let kCIInputCenterKey
public let kCIInputColorKey
public let kCIInputContrastKey
public let kCIInputEVKey
public let kCIInputExtentKey
public let kCIInputGradientImageKey
public let kCIInputImageKey
public let kCIInputIntensityKey
public let kCIInputMaskImageKey
public let kCIInputNeutralChromaticityXKey
public let kCIInputRadiusKey
public let kCIInputRefractionKey
public let kCIInputSaturationKey
public let kCIInputScaleKey
public let kCIInputShadingImageKey
public let kCIInputSharpnessKey
public let kCIInputTargetImageKey
public let kCIInputTimeKey
public let kCIInputTransformKey
public let kCIInputWeightsKey
public let kCIInputWidthKey
public let kCIOutputImageKey
public let kCaseSensitiveLayoutOnSelector
public let kCaseSensitiveLayoutType
public let kCharacterAlternativesType
public let kCommonLigaturesOffSelector
public let kCommonLigaturesOnSelector
public let kContextualAlternatesOnSelector
public let kContextualAlternatesType
public let kDefaultLowerCaseSelector
public let kDefaultUpperCaseSelector
public let kDiagonalFractionsSelector
public let kFractionsType
public let kInferiorsSelector
public let kLigaturesType
public let kLowerCaseNumbersSelector
public let kLowerCaseSmallCapsSelector
public let kLowerCaseType
public let kMonospacedNumbersSelector
public let kNoFractionsSelector
public let kNormalPositionSelector
public let kNumberCaseType
public let kNumberSpacingType
public let kOrdinalsSelector
public let kProportionalNumbersSelector
public let kStylisticAltFiveOnSelector
public let kStylisticAltFourOnSelector
public let kStylisticAltOneOnSelector
public let kStylisticAltSevenOnSelector
public let kStylisticAltSixOnSelector
public let kStylisticAltThreeOnSelector
public let kStylisticAltTwoOnSelector
public let kStylisticAlternativesType
public let kSuperiorsSelector
public let kUpperCaseNumbersSelector
public let kUpperCaseSmallCapsSelector
public let kUpperCaseType
public let kVerticalFractionsSelector
public let kVerticalPositionType
public typealias AXArrayReturnBlock = Any
public typealias AXAttributedStringReturnBlock = Any
public typealias AXBoolReturnBlock = Any
public typealias AXContainerTypeReturnBlock = Any
public typealias AXCustomActionsReturnBlock = Any
public typealias AXCustomContentReturnBlock = Any
public typealias AXCustomRotorsReturnBlock = Any
public typealias AXNavigationStyleReturnBlock = Any
public typealias AXPathReturnBlock = Any
public typealias AXPointReturnBlock = Any
public typealias AXRectReturnBlock = Any
public typealias AXStringReturnBlock = Any
public typealias AXTraitsReturnBlock = Any
public typealias AXUIAccessibilityTextualContextReturnBlock = Any
public typealias AXVoidReturnBlock = Any
public typealias AutoreleasingUnsafeMutablePointer = Any
public typealias CFAbsoluteTime = Any
public typealias CFError = Any
public typealias CFNotificationCallback = Any
public typealias CFRunLoop = Any
public typealias CFRunLoopMode = Any
public typealias CFTimeInterval = Any
public typealias CFTypeID = Any
public typealias CGMutableImageSource = Any
public typealias NSCollectionLayoutGroupCustomItemProvider = Any
public typealias NSDataAssetName = Any
public typealias NSErrorPointer = Any
public typealias NSInteger = Any
public typealias NSTextCheckingTypes = Any
public typealias NSUInteger = Any
public typealias NSUserActivityPersistentIdentifier = Any
public typealias SystemRandomNumberGenerator = Any
public typealias UIActionHandler = Any
public typealias UICollectionViewCompositionalLayoutSectionProvider = Any
public typealias UIContextMenuActionProvider = Any
public typealias UIContextMenuContentPreviewProvider = Any
public typealias UITrait = Any
public typealias _ColorLiteralType = Any
public typealias _ImageLiteralType = Any
"""#,
        "Graphics": #"""
public struct CACornerMask: OptionSet, Hashable, Sendable {}
public enum CALayerCornerCurve: String, Hashable, Sendable { case circular }
public struct CFAllocator: Hashable, Sendable {}
public enum CFStringEncodings: CFIndex, Sendable { case macJapanese }
public struct CGAffineTransform: Hashable, Sendable {}
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {}
public enum CGBlendMode: Int32, Hashable, Sendable { case normal }
public struct CGColor: Hashable, Sendable {}
public enum CGColorRenderingIntent: Int32, Hashable, Sendable { case defaultIntent }
public struct CGColorSpace: Hashable, Sendable {}
public enum CGColorSpaceModel: Int32, Hashable, Sendable { case unknown }
public class CGContext { public init(bounds: CGRect = nil) }
public class CGDataProvider: Sendable { public init?(data: CFData); public init?(data: NSData); public init?(url: CFURL) }
public struct CGGradient: Hashable, Sendable {}
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {}
public class CGImage: Hashable, Sendable { public convenience init?(width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent) }
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable { case none }
public enum CGImageByteOrderInfo: UInt32, Hashable, Sendable { case orderDefault }
public enum CGInterpolationQuality: Int32, Hashable, Sendable { case `default` }
public class CGLayer { public init?(_ value: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) }
public enum CGLineCap: Int32, Hashable, Sendable { case butt }
public enum CGLineJoin: Int32, Hashable, Sendable { case miter }
public struct CGPath: Hashable, Sendable {}
extension CGPath { public enum Element: Hashable, Sendable { case close } }
public enum CGPathDrawingMode: Int32, Hashable, Sendable { case fill }
public struct CGPathElement {}
public enum CGPathElementType: Int32, Hashable, Sendable { case moveToPoint }
public enum CGPathFillRule: Hashable, Sendable { case winding }
public struct CGVector: Hashable, Sendable { public static let zero = CGVector() }
public func CFDataCreateMutable()
public func CFDataGetLength()
public func CFDataGetMutableBytePtr()
public func CFDataSetLength()
public func CFStringConvertEncodingToNSStringEncoding()
public func CFStringConvertIANACharSetNameToEncoding()
public func CFStringConvertNSStringEncodingToEncoding()
public func CFStringTransform()
public func CGColorSpaceCreateDeviceGray()
public func CGColorSpaceCreateDeviceRGB()
public let MAXFLOAT
public let kCFAllocatorDefault
public let kCFBooleanFalse
public let kCFBooleanTrue
public let kCFBundleDevelopmentRegionKey
public let kCFBundleExecutableKey
public let kCFBundleIdentifierKey
public let kCFBundleInfoDictionaryVersionKey
public let kCFBundleLocalizationsKey
public let kCFBundleNameKey
public let kCFBundleVersionKey
public let kCFNull
public let kCFStringEncodingInvalidId
public let kCFStringTransformFullwidthHalfwidth
public let kCFStringTransformMandarinLatin
public let kCFStringTransformStripCombiningMarks
public let kCFStringTransformStripDiacritics
public let kCFStringTransformToLatin
public let noErr
public typealias CFArray = Any
public typealias CFBoolean = Any
public typealias CFData = Any
public typealias CFDate = Any
public typealias CFDictionary = Any
public typealias CFError = Any
public typealias CFIndex = Any
public typealias CFMutableData = Any
public typealias CFMutableString = Any
public typealias CFNumber = Any
public typealias CFOptionFlags = Any
public typealias CFString = Any
public typealias CFStringEncoding = Any
public typealias CFTypeRef = Any
public typealias CFURL = Any
public typealias CGMutablePath = Any
public typealias CGPathApplyBlock = Any
public typealias FourCharCode = Any
public typealias OSStatus = Any
public typealias OSType = Any
"""#,
        "CombineStandIn": #"""
public class AnyCancellable: Cancellable, Hashable { public init(_ value: @escaping () -> Void); public init(_ value: some Cancellable) }
public struct AnyPublisher<T>: Publisher {}
public struct AsyncPublisher<T>: AsyncSequence {}
public struct AsyncThrowingPublisher<T>: AsyncSequence {}
public protocol Cancellable {}
public struct CombineIdentifier: Hashable, Sendable {}
public struct CombineInterval: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, SignedNumeric, Comparable, Hashable, Sendable {}
public struct CombineTime: Strideable, Hashable, Sendable {}
public class CurrentValueSubject<T>: Subject { public init(_ value: Output) }
public protocol CustomCombineIdentifierConvertible { optional var combineIdentifier: CombineIdentifier }
public struct Deferred<T>: Publisher {}
extension DispatchQueue { public struct SchedulerOptions {} }
public struct Empty<T>: Publisher {}
public struct Fail<T>: Publisher {}
public class Future<T>: Publisher { public init(_ value: @escaping (@escaping Promise) -> Void) }
public struct ImmediateScheduler: Scheduler, Sendable {}
public struct Just<T>: Publisher {}
public protocol ObservableObject: AnyObject { optional var objectWillChange: ObjectWillChangePublisher }
public class ObservableObjectPublisher: Publisher { public init() }
extension OperationQueue { public struct SchedulerOptions {} }
public class PassthroughSubject<T>: Subject { public init() }
public struct Published<T> {}
extension Published { public struct Publisher<T>: CombineStandIn.Publisher {} }
public protocol Publisher { optional func observe(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable; optional func receive<S: Subscriber>(subscriber: S) }
public enum Publishers {}
extension Publishers { public enum BufferingStrategy { case dropNewest } }
extension Publishers { public struct CombineLatest<T>: Publisher {} }
extension Publishers { public struct CombineLatest3<T>: Publisher {} }
extension Publishers { public struct CombineLatest4<T>: Publisher {} }
extension Publishers { public struct Merge<T>: Publisher {} }
extension Publishers { public struct Merge3<T>: Publisher {} }
extension Publishers { public struct MergeMany<T>: Publisher {} }
extension Publishers { public enum PrefetchStrategy { case keepFull } }
extension Publishers { public struct Sequence<T>: Publisher {} }
extension Publishers { public enum TimeGroupingStrategy { case byTime } }
extension Publishers { public struct Zip<T>: Publisher {} }
extension Publishers { public struct Zip3<T>: Publisher {} }
extension RunLoop { public struct SchedulerOptions {} }
public protocol Scheduler { optional func schedule( after date: SchedulerTimeType, tolerance: CombineInterval, options: SchedulerOptions?, _ action: @escaping () -> Void ) { schedule(options: options, action) }; optional var minimumTolerance: CombineInterval; optional var now: SchedulerTimeType }
public protocol Subject: AnyObject, Publisher { optional func send(subscription: any Subscription) { subscription.request(.unlimited) } }
public protocol Subscriber: CustomCombineIdentifierConvertible {}
public enum Subscribers {}
extension Subscribers { public enum Completion<T> { case finished } }
extension Subscribers { public struct Demand: Hashable, Comparable, Sendable {} }
extension Subscribers { public class Sink<T>: Subscriber, Cancellable { public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) } }
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {}
public enum Subscriptions {}
public protocol TopLevelDecoder {}
public protocol TopLevelEncoder {}
"""#,
        "CoreDataStandIn": #"""
public enum FetchRequestCast {}
public enum ManagedObjectTypes {}
public class NSAttributeDescription: NSPropertyDescription, Sendable {}
public enum NSAttributeType: UInt, Sendable { case undefinedAttributeType }
public class NSBatchDeleteRequest: NSPersistentStoreRequest { public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>); public init(objectIDs: [NSManagedObjectID]) }
public enum NSBatchDeleteRequestResultType: UInt, Sendable { case resultTypeStatusOnly }
public class NSBatchDeleteResult: NSPersistentStoreResult {}
public class NSBatchInsertRequest: NSPersistentStoreRequest { public init(entity: NSEntityDescription, dictionaryHandler: @escaping (NSMutableDictionary) -> Bool); public init(entity: NSEntityDescription, managedObjectHandler: @escaping (NSManagedObject) -> Bool); public init(entity: NSEntityDescription, objects: [[String: Any]]); public init(entityName: String, dictionaryHandler: @escaping (NSMutableDictionary) -> Bool); public init(entityName: String, managedObjectHandler: @escaping (NSManagedObject) -> Bool); public init(entityName: String, objects: [[String: Any]]) }
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly }
public class NSBatchInsertResult: NSPersistentStoreResult {}
public class NSBatchUpdateRequest: NSPersistentStoreRequest { public init(entity: NSEntityDescription); public init(entityName: String) }
public enum NSBatchUpdateRequestResultType: UInt, Sendable { case statusOnlyResultType }
public class NSBatchUpdateResult: NSPersistentStoreResult {}
public class NSConstraintConflict: NSObject, Sendable { public init(constraint: [String], databaseObject: NSManagedObject?, databaseSnapshot: [AnyHashable: Any]?, conflictingObjects: [NSManagedObject], conflictingSnapshots: [Any]) }
public enum NSDeleteRule: UInt, Sendable { case noActionDeleteRule }
public class NSEntityDescription: NSObject, Sendable {}
public class NSEntityMapping: NSObject { public init() }
public class NSEntityMigrationPolicy: NSObject { public init() }
public class NSFetchRequest<T>: NSPersistentStoreRequest, NSCopying { public init(); public init(entityName: String) }
public protocol NSFetchRequestResult: AnyObject {}
public struct NSFetchRequestResultType: OptionSet, Sendable {}
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert }
public class NSFetchedResultsController<T>: NSObject, Sendable { public init(fetchRequest: NSFetchRequest<ResultType>, managedObjectContext: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName: String?) }
@MainActor public protocol NSFetchedResultsControllerDelegate: AnyObject { optional func controller( _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath? ) {}; optional func controller( _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType ) {}; optional func controller( _ controller: NSFetchedResultsController<any NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String ) -> String? { String(sectionName.prefix(1)) }; optional func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}; optional func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {} }
public protocol NSFetchedResultsSectionInfo {}
public class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, ValuesByName, Sendable { public convenience init(context: NSManagedObjectContext); public init(entity: NSEntityDescription, insertInto: NSManagedObjectContext?) }
public class NSManagedObjectContext: NSObject, Sendable { public init(_ value: ConcurrencyType); public init(concurrencyType: NSManagedObjectContextConcurrencyType) }
extension NSManagedObjectContext { public struct ConcurrencyType: Sendable, Equatable {} }
extension NSManagedObjectContext { public enum ScheduledTaskType: Sendable { case immediate } }
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable { case confinementConcurrencyType }
public class NSManagedObjectID: NSObject, NSFetchRequestResult, Sendable {}
public class NSManagedObjectModel: NSObject, Sendable { public init(); public init?(contentsOf: URL) }
public class NSMappingModel: NSObject { public init(); public init?(contentsOf: URL?); public init?(from: [Bundle]?, forSourceModel: NSManagedObjectModel?, destinationModel: NSManagedObjectModel?) }
public class NSMergeConflict: NSObject, Sendable { public init(source: NSManagedObject, newVersion: Int, oldVersion: Int, cachedSnapshot: [String: Any]?, persistedSnapshot: [String: Any]?) }
public class NSMergePolicy: NSObject, Sendable { public init(merge: NSMergePolicyType) }
public enum NSMergePolicyType: UInt, Sendable { case errorMergePolicyType }
public class NSMigrationManager: NSObject { public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) }
public class NSPersistentCloudKitContainer: NSPersistentContainer, Sendable {}
extension NSPersistentCloudKitContainer { public struct EventType: Sendable {} }
public class NSPersistentContainer: NSObject, Sendable { public convenience init(name: String); public init(name: String, managedObjectModel: NSManagedObjectModel) }
public class NSPersistentStore: NSObject, Sendable {}
public class NSPersistentStoreCoordinator: NSObject, Sendable { public init(managedObjectModel: NSManagedObjectModel) }
public class NSPersistentStoreDescription: NSObject, Sendable { public init(); public init(url: URL) }
public class NSPersistentStoreRequest: NSObject {}
public class NSPersistentStoreResult: NSObject {}
public class NSPropertyDescription: NSObject, Sendable {}
public class NSRelationshipDescription: NSPropertyDescription, Sendable {}
public let NSAffectedObjectsErrorKey
public let NSBinaryStoreType
public let NSDeletedObjectsKey
public let NSDetailedErrorsKey
public let NSInMemoryStoreType
public let NSInferMappingModelAutomaticallyOption
public let NSInsertedObjectsKey
public let NSManagedObjectConstraintMergeError
public let NSManagedObjectMergeError
public let NSMigratePersistentStoresAutomaticallyOption
public let NSPersistentHistoryTrackingKey
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey
public let NSPersistentStoreSaveConflictsErrorKey
public let NSRefreshedObjectsKey
public let NSSQLitePragmasOption
public let NSSQLiteStoreType
public let NSUpdatedObjectsKey
public let NSValidationKeyErrorKey
public let NSValidationMissingMandatoryPropertyError
public let NSValidationMultipleErrorsError
public let NSValidationObjectErrorKey
public var NSErrorMergePolicy
public var NSMergeByPropertyObjectTrumpMergePolicy
public var NSMergeByPropertyStoreTrumpMergePolicy
public var NSOverwriteMergePolicy
public var NSRollbackMergePolicy
"""#,
        "OSStandIn": #"""
public struct Logger: Sendable {}
public struct OSAllocatedUnfairLock<T>: Sendable {}
public class OSLog: NSObject, Sendable { public init(subsystem: String, category: Category); public init(subsystem: String, category: String) }
extension OSLog { public struct Category: Sendable {} }
public struct OSLogFloatFormatting: Sendable {}
public struct OSLogIntegerFormatting: Sendable {}
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {}
extension OSLogMessage { public struct StringInterpolation: StringInterpolationProtocol, Sendable {} }
public struct OSLogPrivacy: Sendable {}
extension OSLogPrivacy { public enum Mask: Sendable { case hash } }
public struct OSLogStringAlignment: Sendable {}
public struct OSLogType: RawRepresentable, Hashable, Sendable {}
public struct OSSignpostID: Hashable, Comparable, Sendable {}
public struct OSSignpostIntervalState: Sendable {}
public enum OSSignpostType: UInt8, Sendable { case event }
public struct OSSignposter: Sendable {}
public struct os_unfair_lock_s: Sendable {}
public func OSAtomicAdd32Barrier()
public func OSAtomicCompareAndSwap32()
public func OSAtomicCompareAndSwap32Barrier()
public func OSAtomicCompareAndSwap64Barrier()
public func OSAtomicDecrement32()
public func OSAtomicDecrement32Barrier()
public func OSAtomicIncrement32()
public func OSAtomicIncrement32Barrier()
public func OSSpinLockLock()
public func OSSpinLockTry()
public func OSSpinLockUnlock()
public func os_log()
public func os_signpost()
public func os_unfair_lock_lock()
public func os_unfair_lock_trylock()
public func os_unfair_lock_unlock()
public let OS_SPINLOCK_INIT
public typealias OSSpinLock = Any
public typealias os_unfair_lock = Any
public typealias os_unfair_lock_t = Any
"""#,
        "PhotosStandIn": #"""
public enum PHAccessLevel: Int, Sendable { case addOnly }
public class PHAsset: PHObject, Sendable {}
public class PHAssetChangeRequest: NSObject {}
public class PHAssetCollection: PHObject {}
public enum PHAssetMediaType: Int, Sendable { case unknown }
public class PHAssetResource: NSObject, Sendable {}
public enum PHAssetResourceType: Int, Sendable { case photo }
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined }
public class PHCachingImageManager: PHImageManager, Sendable {}
public class PHChange: NSObject {}
public class PHFetchOptions: NSObject {}
public class PHFetchResult<T>: NSObject {}
public enum PHImageContentMode: Int, Sendable { case aspectFit }
public class PHImageManager: NSObject, Sendable {}
public class PHImageRequestOptions: NSObject {}
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none }
public class PHLivePhoto: NSObject, Sendable {}
@MainActor public class PHLivePhotoView: UIView {}
@MainActor public protocol PHLivePhotoViewDelegate: NSObjectProtocol { optional func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {}; optional func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {} }
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined }
public class PHObject: NSObject {}
public class PHPhotoLibrary: NSObject, Sendable {}
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {}
public struct PHPickerConfiguration: Sendable {}
extension PHPickerConfiguration { public enum AssetRepresentationMode: Int, Sendable { case automatic } }
extension PHPickerConfiguration { public enum Mode: Int, Sendable { case `default` } }
extension PHPickerConfiguration { public enum Selection: Int, Sendable { case `default` } }
public struct PHPickerFilter: Hashable, Sendable {}
public struct PHPickerResult: Hashable, Sendable {}
@MainActor public class PHPickerViewController: UIViewController { public init(configuration: PHPickerConfiguration); public init?(coder: NSCoder) }
@MainActor public protocol PHPickerViewControllerDelegate: AnyObject {}
public let PHLivePhotoInfoCancelledKey
public let PHLivePhotoInfoErrorKey
public let PHLivePhotoInfoIsDegradedKey
public let PHLivePhotoRequestIDInvalid
public typealias PHImageRequestID = Any
public typealias PHLivePhotoRequestID = Any
"""#,
        "SIMDStandIn": #"""
public struct simd_float3x3: Equatable, Sendable {}
public struct simd_float4x4: Equatable, Sendable {}
public func cross()
public func distance()
public func dot()
public func length()
public func mix()
public func normalize()
public func simd_clamp()
public func simd_cross()
public func simd_distance()
public func simd_dot()
public func simd_length()
public func simd_length_squared()
public func simd_max()
public func simd_min()
public func simd_mix()
public func simd_mul()
public func simd_normalize()
public let matrix_identity_float3x3
public let matrix_identity_float4x4
public typealias double2 = Any
public typealias double3 = Any
public typealias double4 = Any
public typealias float2 = Any
public typealias float3 = Any
public typealias float3x3 = Any
public typealias float4 = Any
public typealias float4x4 = Any
public typealias simd_double2 = Any
public typealias simd_double3 = Any
public typealias simd_double4 = Any
public typealias simd_float2 = Any
public typealias simd_float3 = Any
public typealias simd_float4 = Any
public typealias simd_int2 = Any
public typealias simd_int3 = Any
public typealias simd_int4 = Any
"""#,
        "StoreStandIn": #"""
public enum AppStore {}
extension AppStore { public struct Environment: RawRepresentable, Hashable, Sendable {} }
public struct AppTransaction: Hashable, Sendable {}
public struct Message: Hashable, Sendable {}
extension Message { public struct Reason: RawRepresentable, Hashable, Sendable {} }
public struct Product: Identifiable, Hashable, Sendable {}
extension Product { public struct ProductType: RawRepresentable, Hashable, Sendable {} }
extension Product { public enum PurchaseError: Error, Sendable { case invalidQuantity } }
extension Product { public struct PurchaseOption: Hashable, Sendable {} }
extension Product { public enum PurchaseResult: Sendable { case userCancelled } }
extension Product { public struct SubscriptionInfo: Hashable, Sendable {} }
extension Product.SubscriptionInfo { public struct RenewalInfo: Hashable, Sendable {} }
extension Product.SubscriptionInfo { public struct RenewalState: RawRepresentable, Hashable, Sendable {} }
extension Product.SubscriptionInfo { public struct Status: Hashable, Sendable {} }
extension Product { public struct SubscriptionOffer: Hashable, Sendable {} }
extension Product.SubscriptionOffer { public struct OfferType: RawRepresentable, Hashable, Sendable {} }
extension Product.SubscriptionOffer { public struct PaymentMode: RawRepresentable, Hashable, Sendable {} }
extension Product { public struct SubscriptionPeriod: Hashable, Sendable {} }
extension Product.SubscriptionPeriod { public struct FormatStyle: Foundation.FormatStyle {} }
extension Product.SubscriptionPeriod { public enum Unit: Hashable, Sendable, CustomStringConvertible { case day } }
public struct PurchaseIntent: Identifiable, Hashable, Sendable {}
public class SKDownload: NSObject, Sendable {}
public struct SKError: Error, Sendable {}
extension SKError { public enum Code: Int, Sendable { case unknown } }
public class SKMutablePayment: SKPayment, Sendable { public convenience init() }
public class SKPayment: NSObject, Sendable { public convenience init(product: SKProduct) }
public class SKPaymentDiscount: NSObject, Sendable { public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) }
public class SKPaymentQueue: NSObject, Sendable {}
public protocol SKPaymentQueueDelegate: AnyObject { optional func paymentQueue( _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront ) -> Bool { true }; optional func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true } }
public class SKPaymentTransaction: NSObject, Sendable {}
public protocol SKPaymentTransactionObserver: AnyObject { optional func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}; optional func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}; optional func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool { false }; optional func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}; optional func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {} }
public enum SKPaymentTransactionState: Int, Sendable { case purchasing }
public class SKProduct: NSObject, Sendable {}
extension SKProduct { public enum PeriodUnit: UInt, Sendable { case day } }
public class SKProductDiscount: NSObject, Sendable {}
extension SKProductDiscount { public enum PaymentMode: UInt, Sendable { case payAsYouGo } }
public class SKProductSubscriptionPeriod: NSObject, Sendable {}
public class SKProductsRequest: SKRequest, Sendable { public init(productIdentifiers: Set<String>) }
public protocol SKProductsRequestDelegate: SKRequestDelegate {}
public class SKProductsResponse: NSObject, Sendable { public init() }
public class SKReceiptRefreshRequest: SKRequest, Sendable { public init(receiptProperties: [String: Any]? = nil) }
public class SKRequest: NSObject, Sendable {}
public protocol SKRequestDelegate: AnyObject { optional func request(_ request: SKRequest, didFailWithError error: any Error) {}; optional func requestDidFinish(_ request: SKRequest) {} }
@MainActor public class SKStoreProductViewController: UIViewController {}
@MainActor public protocol SKStoreProductViewControllerDelegate: AnyObject { optional func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {} }
@MainActor public class SKStoreReviewController: NSObject {}
public class SKStorefront: NSObject, Sendable {}
public enum StoreKitError: Error, Sendable { case unknown }
public struct StoreSequence<T>: AsyncSequence, Sendable {}
extension StoreSequence { public struct AsyncIterator<T>: AsyncIteratorProtocol {} }
public struct Storefront: Hashable, Sendable {}
public struct Transaction: Identifiable, Hashable, Sendable {}
extension Transaction { public struct Offer: Hashable, Sendable {} }
extension Transaction { public struct OfferType: RawRepresentable, Hashable, Sendable {} }
extension Transaction { public struct OwnershipType: RawRepresentable, Hashable, Sendable {} }
extension Transaction { public struct Reason: RawRepresentable, Hashable, Sendable {} }
extension Transaction { public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest } }
extension Transaction { public enum RefundRequestStatus: Hashable, Sendable { case success } }
extension Transaction { public struct RevocationReason: RawRepresentable, Hashable, Sendable {} }
public enum VerificationResult<T>: Hashable, Sendable {}
extension VerificationResult { public enum VerificationError<T>: Error, Hashable, Sendable { case invalidCertificateChain } }
public let SKErrorDomain
public let SKStoreProductParameterITunesItemIdentifier
"""#,
        "SystemStandIn": #"""
public enum AES {}
extension AES { public enum GCM: MarkingCipher {} }
public class ASAuthorization: NSObject, Sendable {}
extension ASAuthorization { public struct Scope: RawRepresentable, Hashable, Sendable {} }
@MainActor public class ASAuthorizationAppleIDButton: UIControl { public convenience init(type: ButtonType, style: Style); public init(authorizationButtonType: ButtonType, authorizationButtonStyle: Style); public init?(coder: NSCoder) }
extension ASAuthorizationAppleIDButton { public enum ButtonType: Int, Sendable { case signIn } }
extension ASAuthorizationAppleIDButton { public enum Style: Int, Sendable { case white } }
public class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, Sendable {}
public class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, Sendable { public init() }
extension ASAuthorizationAppleIDProvider { public enum CredentialState: Int, Sendable { case revoked } }
public class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, Sendable {}
@MainActor public class ASAuthorizationController: NSObject { public init(authorizationRequests: [ASAuthorizationRequest]) }
@MainActor public protocol ASAuthorizationControllerDelegate: AnyObject { optional func authorizationController( controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization ) {}; optional func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {} }
@MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {}
public protocol ASAuthorizationCredential: NSObjectProtocol {}
public struct ASAuthorizationError: Error, Sendable {}
extension ASAuthorizationError { public enum Code: Int, Sendable { case unknown } }
public class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, Sendable {}
public class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, Sendable { public init() }
public class ASAuthorizationPasswordRequest: ASAuthorizationRequest, Sendable {}
public protocol ASAuthorizationProvider: NSObjectProtocol {}
public class ASAuthorizationRequest: NSObject, Sendable {}
public protocol ASCredentialIdentity: NSObjectProtocol, Sendable {}
public class ASCredentialIdentityStore: NSObject, Sendable {}
public class ASCredentialIdentityStoreState: NSObject, Sendable {}
public class ASCredentialServiceIdentifier: NSObject, Sendable { public init(identifier: String, type: IdentifierType) }
extension ASCredentialServiceIdentifier { public enum IdentifierType: Int, Sendable { case domain } }
public class ASIdentifierManager: NSObject, Sendable {}
public class ASPasswordCredential: NSObject, ASAuthorizationCredential, Sendable { public init(user: String, password: String) }
public class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity, Sendable { public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) }
@MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {}
@MainActor public class ASWebAuthenticationSession: NSObject { public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) }
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {}
extension ASWebAuthenticationSessionError { public enum Code: Int, Sendable { case canceledLogin } }
public enum ATTrackingManager {}
extension ATTrackingManager { public enum AuthorizationStatus: UInt, Sendable { case notDetermined } }
public class AVAsset: NSObject, Sendable { public convenience init(url: URL); public init() }
public class AVAssetExportSession: NSObject, Sendable { public init?(asset: AVAsset, presetName: String) }
extension AVAssetExportSession { public enum Status: Int, Sendable { case unknown } }
public class AVAssetImageGenerator: NSObject { public init(asset: AVAsset) }
extension AVAssetImageGenerator { public struct ApertureMode: RawRepresentable, Hashable, Sendable {} }
extension AVAssetImageGenerator { public enum Result: Int, Sendable { case succeeded } }
public class AVAssetTrack: NSObject, Sendable {}
public class AVAssetTrackSegment: NSObject, Sendable {}
public class AVAudioMix: NSObject, Sendable { public init() }
public class AVAudioMixInputParameters: NSObject, Sendable { public init() }
public class AVAudioPlayer: NSObject, Sendable { public init(contentsOf: Never); public init(contentsOf: Never, fileTypeHint: Never); public init(data: Never) }
public protocol AVAudioPlayerDelegate: AnyObject { optional func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}; optional func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {} }
public enum AVAudioQuality: Int, Sendable { case min }
public class AVAudioRecorder: NSObject, Sendable { public init(url: Never, settings: Never) }
public protocol AVAudioRecorderDelegate: AnyObject { optional func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}; optional func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {} }
public class AVAudioSession: NSObject, Sendable {}
extension AVAudioSession { public struct Category: RawRepresentable, Hashable, Sendable {} }
extension AVAudioSession { public struct CategoryOptions: OptionSet, Sendable {} }
extension AVAudioSession { public struct InterruptionOptions: OptionSet, Sendable {} }
extension AVAudioSession { public enum InterruptionType: UInt, Sendable { case ended } }
extension AVAudioSession { public struct Mode: RawRepresentable, Hashable, Sendable {} }
extension AVAudioSession { public struct Port: RawRepresentable, Hashable, Sendable {} }
extension AVAudioSession { public enum PortOverride: UInt, Sendable { case none } }
extension AVAudioSession { public enum RecordPermission: UInt, Sendable { case undetermined } }
extension AVAudioSession { public enum RouteChangeReason: UInt, Sendable { case unknown } }
extension AVAudioSession { public struct SetActiveOptions: OptionSet, Sendable {} }
extension AVAudioSession { public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end } }
public class AVAudioSessionPortDescription: NSObject, Sendable {}
public class AVAudioSessionRouteDescription: NSObject, Sendable {}
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined }
public class AVCaptureConnection: NSObject {}
public class AVCaptureDevice: NSObject {}
extension AVCaptureDevice { public struct DeviceType: RawRepresentable, Hashable, Sendable {} }
extension AVCaptureDevice { public class DiscoverySession: NSObject { public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) } }
extension AVCaptureDevice { public enum ExposureMode: Int, Sendable { case locked } }
extension AVCaptureDevice { public enum FlashMode: Int, Sendable { case off } }
extension AVCaptureDevice { public enum FocusMode: Int, Sendable { case locked } }
extension AVCaptureDevice { public class Format: NSObject, Sendable {} }
extension AVCaptureDevice { public enum Position: Int, Sendable { case unspecified } }
extension AVCaptureDevice { public enum TorchMode: Int, Sendable { case off } }
extension AVCaptureDevice { public enum WhiteBalanceMode: Int, Sendable { case locked } }
public class AVCaptureDeviceInput: AVCaptureInput { public init(device: Never) }
public class AVCaptureFileOutput: AVCaptureOutput {}
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject { optional func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) {} }
public class AVCaptureInput: NSObject {}
public class AVCaptureMetadataOutput: AVCaptureOutput {}
@MainActor public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject { optional func metadataOutput( _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection ) {} }
public class AVCaptureMovieFileOutput: AVCaptureFileOutput {}
public class AVCaptureOutput: NSObject { public init() }
public class AVCapturePhoto: NSObject, Sendable {}
public protocol AVCapturePhotoCaptureDelegate: AnyObject { optional func photoOutput( _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)? ) {}; optional func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}; optional func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}; optional func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}; optional func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {} }
public class AVCapturePhotoOutput: AVCaptureOutput {}
extension AVCapturePhotoOutput { public enum QualityPrioritization: Int, Sendable { case speed } }
public class AVCapturePhotoSettings: NSObject { public init(); public init(format: [String: Any]?) }
public class AVCaptureResolvedPhotoSettings: NSObject, Sendable {}
public class AVCaptureSession: NSObject, Sendable { public init() }
extension AVCaptureSession { public struct Preset: RawRepresentable, Hashable, Sendable {} }
public class AVCaptureVideoDataOutput: AVCaptureOutput {}
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject { optional func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}; optional func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {} }
public enum AVCaptureVideoOrientation: Int, Sendable { case portrait }
@MainActor public class AVCaptureVideoPreviewLayer: CALayer { public convenience init(session: AVCaptureSession) }
public enum AVCaptureVideoStabilizationMode: Int, Sendable { case off }
public class AVComposition: AVAsset, Sendable {}
public class AVCompositionTrack: AVAssetTrack, Sendable {}
public struct AVFileType: RawRepresentable, Hashable, Sendable {}
public enum AVKeyValueStatus: Int, Sendable { case unknown }
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {}
public struct AVMediaType: RawRepresentable, Hashable, Sendable {}
public class AVMetadataItem: NSObject, Sendable {}
public class AVMetadataMachineReadableCodeObject: AVMetadataObject {}
public class AVMetadataObject: NSObject {}
extension AVMetadataObject { public struct ObjectType: RawRepresentable, Hashable, Sendable {} }
public class AVMutableAudioMix: AVAudioMix, Sendable {}
public class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, Sendable { public convenience init(track: AVAssetTrack?) }
public class AVMutableComposition: AVComposition, Sendable {}
public class AVMutableCompositionTrack: AVCompositionTrack, Sendable {}
public class AVMutableVideoComposition: AVVideoComposition, Sendable {}
public class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, Sendable {}
public class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, Sendable {}
@MainActor public class AVPictureInPictureController: NSObject { public convenience init?(playerLayer: AVPlayerLayer); public init(contentSource: ContentSource) }
extension AVPictureInPictureController { @MainActor public class ContentSource: NSObject { public init(activeVideoCallSourceView: UIView, contentViewController: AVPictureInPictureVideoCallViewController); public init(playerLayer: AVPlayerLayer) } }
@MainActor public protocol AVPictureInPictureControllerDelegate: AnyObject { optional func pictureInPictureController( _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error ) {}; optional func pictureInPictureController( _ pictureInPictureController: AVPictureInPictureController, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void ) { completionHandler(true) }; optional func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}; optional func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}; optional func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}; optional func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {} }
@MainActor public class AVPictureInPictureVideoCallViewController: UIViewController {}
public class AVPlayer: NSObject, Sendable { public convenience init(url: URL); public init(); public init(playerItem: AVPlayerItem?) }
extension AVPlayer { public enum ActionAtItemEnd: Int, Sendable { case advance } }
extension AVPlayer { public enum Status: Int, Sendable { case unknown } }
extension AVPlayer { public enum TimeControlStatus: Int, Sendable { case paused } }
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable { case automatic }
public class AVPlayerItem: NSObject, Sendable { public convenience init(url: URL); public init(asset: AVAsset) }
extension AVPlayerItem { public enum Status: Int, Sendable { case unknown } }
public class AVPlayerItemMetadataOutput: AVPlayerItemOutput, Sendable { public init(identifiers: [String]?) }
public protocol AVPlayerItemMetadataOutputPushDelegate: AnyObject {}
public class AVPlayerItemOutput: NSObject, Sendable {}
public class AVPlayerItemTrack: NSObject, Sendable {}
@MainActor public class AVPlayerLayer: CALayer { public convenience init(player: AVPlayer?) }
public class AVPlayerLooper: NSObject, Sendable { public init(player: AVQueuePlayer, templateItem: AVPlayerItem) }
extension AVPlayerLooper { public enum Status: Int, Sendable { case unknown } }
@MainActor public class AVPlayerViewController: UIViewController {}
@MainActor public protocol AVPlayerViewControllerDelegate: AnyObject {}
public class AVQueuePlayer: AVPlayer, Sendable { public init(items: [AVPlayerItem]) }
@MainActor public class AVRoutePickerView: UIView {}
@MainActor public protocol AVRoutePickerViewDelegate: AnyObject { optional func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}; optional func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {} }
@MainActor public class AVSampleBufferDisplayLayer: CALayer {}
public class AVTimedMetadataGroup: NSObject, Sendable {}
public class AVURLAsset: AVAsset, Sendable { public init(url: URL, options: [String: Any]? = nil) }
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {}
public class AVVideoComposition: NSObject, Sendable { public convenience init(propertiesOf: AVAsset); public init() }
public class AVVideoCompositionCoreAnimationTool: NSObject, Sendable { public convenience init(postProcessingAsVideoLayer: CALayer, in: CALayer) }
public class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol, Sendable { public init() }
public protocol AVVideoCompositionInstructionProtocol: AnyObject {}
public class AVVideoCompositionLayerInstruction: NSObject, Sendable { public convenience init(assetTrack: AVAssetTrack); public init() }
public class BGAppRefreshTask: BGTask, Sendable {}
public class BGAppRefreshTaskRequest: BGTaskRequest, Sendable { public init(identifier: String) }
public class BGProcessingTask: BGTask, Sendable {}
public class BGProcessingTaskRequest: BGTaskRequest, Sendable { public init(identifier: String) }
public class BGTask: NSObject, Sendable {}
public class BGTaskRequest: NSObject, Sendable {}
public class BGTaskScheduler: NSObject, Sendable {}
extension BGTaskScheduler { public struct Error: Swift.Error, Hashable, Sendable {} }
extension BGTaskScheduler.Error { public enum Code: Int, Sendable { case unavailable } }
public struct CBATTError: Error, Hashable, Sendable {}
extension CBATTError { public enum Code: Int, Sendable { case success } }
public class CBATTRequest: NSObject, Sendable {}
public class CBAttribute: NSObject, Sendable {}
public struct CBAttributePermissions: OptionSet, Sendable {}
public class CBCentral: CBPeer, Sendable {}
public class CBCentralManager: CBManager, Sendable { public convenience init(); public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?); public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]?) }
extension CBCentralManager { public struct Feature: OptionSet, Sendable {} }
public protocol CBCentralManagerDelegate: AnyObject { optional func centralManager( _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent, for peripheral: CBPeripheral ) {}; optional func centralManager( _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber ) {}; optional func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}; optional func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?) {}; optional func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?) {}; optional func centralManager(_ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral) {}; optional func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {} }
public class CBCharacteristic: CBAttribute, Sendable {}
public struct CBCharacteristicProperties: OptionSet, Sendable {}
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse }
public enum CBConnectionEvent: Int, Sendable { case peerDisconnected }
public class CBDescriptor: CBAttribute, Sendable {}
public struct CBError: Error, Hashable, Sendable {}
extension CBError { public enum Code: Int, Sendable { case unknown } }
public class CBL2CAPChannel: NSObject, Sendable {}
public class CBManager: NSObject, Sendable {}
public enum CBManagerAuthorization: Int, Sendable { case notDetermined }
public enum CBManagerState: Int, Sendable { case unknown }
public class CBMutableCharacteristic: CBCharacteristic, Sendable { public init(type: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions) }
public class CBMutableDescriptor: CBDescriptor, Sendable { public init(type: CBUUID, value: Any?) }
public class CBMutableService: CBService, Sendable { public init(type: CBUUID, primary: Bool) }
public class CBPeer: NSObject, Sendable {}
public class CBPeripheral: CBPeer, Sendable {}
public protocol CBPeripheralDelegate: AnyObject { optional func peripheral( _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)? ) {}; optional func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?) {}; optional func peripheral(_ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?) {}; optional func peripheral(_ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?) {}; optional func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}; optional func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}; optional func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?) {}; optional func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}; optional func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?) {}; optional func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?) {}; optional func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?) {}; optional func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?) {}; optional func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}; optional func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {} }
public class CBPeripheralManager: CBManager, Sendable { public convenience init(); public convenience init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?); public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]?) }
public enum CBPeripheralManagerConnectionLatency: Int, Sendable { case low }
public protocol CBPeripheralManagerDelegate: AnyObject { optional func peripheralManager( _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic ) {}; optional func peripheralManager( _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic ) {}; optional func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {}; optional func peripheralManager(_ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?) {}; optional func peripheralManager(_ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?) {}; optional func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}; optional func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}; optional func peripheralManager(_ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?) {}; optional func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {}; optional func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}; optional func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {} }
public enum CBPeripheralState: Int, Sendable { case disconnected }
public class CBService: CBAttribute, Sendable {}
public class CBUUID: NSObject, Sendable { public convenience init(data: Data); public convenience init(nsuuid: UUID); public init(string: String) }
public protocol CHHapticDeviceCapability: Sendable {}
public class CHHapticEngine: Sendable { public init() }
extension CHHapticEngine { public enum StoppedReason: Int, Sendable { case audioSessionInterrupt } }
public struct CHHapticError: Error, Hashable, Sendable {}
extension CHHapticError { public enum Code: Int, Sendable { case engineNotRunning } }
public class CHHapticEvent: NSObject, Sendable { public init(eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval, duration: TimeInterval = nil) }
extension CHHapticEvent { public struct EventType: RawRepresentable, Hashable, Sendable {} }
public class CHHapticEventParameter: NSObject, Sendable { public init(parameterID: ID, value: Float) }
extension CHHapticEventParameter { public struct ID: RawRepresentable, Hashable, Sendable {} }
public class CHHapticPattern: NSObject, Sendable { public init(contentsOf: Never); public init(events: Never, parameters: Never) }
public protocol CHHapticPatternPlayer: AnyObject {}
public enum CKAccountStatus: Int, Sendable { case couldNotDetermine }
public class CKAsset: NSObject, CKRecordValueProtocol, Sendable { public init(fileURL: URL) }
public class CKContainer: NSObject, Sendable { public init(identifier: String) }
public class CKDatabase: NSObject, Sendable {}
extension CKDatabase { public enum Scope: Int, Sendable { case `public` } }
public class CKDatabaseOperation: CKOperation, Sendable {}
public class CKDatabaseSubscription: CKSubscription, Sendable { public init(subscriptionID: CKSubscription.ID = nil) }
public struct CKError: CustomNSError, Hashable, Sendable {}
extension CKError { public enum Code: Int, Sendable { case internalError } }
public class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, Sendable { public init(recordZoneIDs: [CKRecordZone.ID]? = nil, configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil) }
extension CKFetchRecordZoneChangesOperation { public class ZoneConfiguration: NSObject, Sendable { public init(previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil, desiredKeys: [CKRecord.FieldKey]? = nil) } }
public class CKModifyRecordsOperation: CKDatabaseOperation, Sendable { public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) }
extension CKModifyRecordsOperation { public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged } }
public class CKModifySubscriptionsOperation: CKDatabaseOperation, Sendable { public init(subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil) }
public class CKNotification: NSObject, Sendable { public convenience init?(fromRemoteNotificationDictionary: [AnyHashable: Any]) }
extension CKNotification { public enum NotificationType: Int, Sendable { case query } }
public class CKOperation: Operation, Sendable {}
extension CKOperation { public class Configuration: NSObject, Sendable {} }
public class CKQuery: NSObject, Sendable { public init(recordType: CKRecord.RecordType, predicate: NSPredicate) }
public class CKQueryCursor: NSObject, Sendable {}
public class CKQueryNotification: CKNotification, Sendable {}
public class CKQueryOperation: CKDatabaseOperation, Sendable { public init(); public init(cursor: Cursor); public init(query: CKQuery) }
public class CKQuerySubscription: CKSubscription, Sendable { public init(recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID = nil, options: Options = nil) }
extension CKQuerySubscription { public struct Options: OptionSet, Sendable {} }
public class CKRecord: NSObject, CKRecordKeyValueSetting, Sendable { public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID); public init(recordType: RecordType, recordID: ID = nil) }
extension CKRecord { public class ID: NSObject, Sendable { public init(recordName: String = nil, zoneID: CKRecordZone.ID = nil) } }
extension CKRecord { public class Reference: NSObject, CKRecordValueProtocol, Sendable { public convenience init(record: CKRecord, action: ReferenceAction); public init(recordID: ID, action: ReferenceAction) } }
extension CKRecord { public enum ReferenceAction: UInt, Sendable { case none } }
public protocol CKRecordKeyValueSetting: AnyObject {}
public protocol CKRecordValueProtocol {}
public class CKRecordZone: NSObject, Sendable { public convenience init(zoneName: String); public init(zoneID: ID) }
extension CKRecordZone { public class ID: NSObject, Sendable { public init(zoneName: String = nil, ownerName: String = nil) } }
public class CKRecordZoneNotification: CKNotification, Sendable {}
public class CKRecordZoneSubscription: CKSubscription, Sendable { public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = nil) }
public class CKServerChangeToken: NSObject, NSSecureCoding, Sendable { public init?(coder: NSCoder) }
public class CKShare: CKRecord, Sendable { public init(rootRecord: CKRecord) }
public class CKSubscription: NSObject, Sendable {}
extension CKSubscription { public class NotificationInfo: NSObject, Sendable {} }
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy }
public enum CLActivityType: Int, Sendable { case other }
public enum CLAuthorizationStatus: Int32, Sendable { case notDetermined }
public class CLBeacon: NSObject, Sendable {}
public class CLBeaconIdentityConstraint: NSObject, Sendable { public init(uuid: UUID); public init(uuid: UUID, major: CLBeaconMajorValue); public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) }
public class CLBeaconRegion: CLRegion, Sendable { public convenience init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String); public convenience init(proximityUUID: UUID, identifier: String); public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String); public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String); public init(uuid: UUID, identifier: String) }
public class CLCircularRegion: CLRegion, Sendable { public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) }
public struct CLError: Error, Hashable, Sendable {}
extension CLError { public enum Code: Int, Sendable { case locationUnknown } }
public class CLFloor: NSObject, Sendable {}
public class CLGeocoder: NSObject, Sendable { public init() }
public class CLHeading: NSObject, Sendable {}
public class CLLocation: NSObject, Sendable { public convenience init(); public convenience init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date); public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees); public init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date) }
public struct CLLocationCoordinate2D: Hashable, Sendable {}
public class CLLocationManager: NSObject { public init() }
public protocol CLLocationManagerDelegate: AnyObject { optional func locationManager( _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint ) {}; optional func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}; optional func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {}; optional func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}; optional func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}; optional func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}; optional func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {}; optional func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}; optional func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}; optional func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}; optional func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}; optional func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {}; optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}; optional func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}; optional func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}; optional func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false } }
public class CLPlacemark: NSObject, Sendable {}
public enum CLProximity: Int, Sendable { case unknown }
public class CLRegion: NSObject, Sendable {}
public enum CLRegionState: Int, Sendable { case unknown }
public class CLVisit: NSObject, Sendable {}
public class CMAbsoluteAltitudeData: CMLogItem, Sendable {}
public struct CMAcceleration: Sendable {}
public class CMAccelerometerData: CMLogItem, Sendable {}
public class CMAltimeter: NSObject, Sendable { public init() }
public class CMAltitudeData: CMLogItem, Sendable {}
public class CMAttitude: NSObject, Sendable {}
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {}
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined }
public struct CMCalibratedMagneticField: Sendable {}
public class CMDeviceMotion: CMLogItem, Sendable {}
extension CMDeviceMotion { public enum SensorLocation: Int, Sendable { case `default` } }
public struct CMError: RawRepresentable, Hashable, Sendable {}
public class CMGyroData: CMLogItem, Sendable {}
public class CMHeadphoneMotionManager: NSObject, Sendable { public init() }
public protocol CMHeadphoneMotionManagerDelegate: AnyObject { optional func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}; optional func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {} }
public class CMLogItem: NSObject, Sendable {}
public struct CMMagneticField: Sendable {}
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable { case uncalibrated }
public class CMMagnetometerData: CMLogItem, Sendable {}
public class CMMotionActivity: CMLogItem, Sendable {}
public enum CMMotionActivityConfidence: Int, Sendable { case low }
public class CMMotionActivityManager: NSObject, Sendable { public init() }
public class CMMotionManager: NSObject, Sendable { public init() }
public class CMPedometer: NSObject, Sendable { public init() }
public class CMPedometerData: NSObject, Sendable {}
public class CMPedometerEvent: NSObject, Sendable {}
public enum CMPedometerEventType: Int, Sendable { case pause }
public struct CMQuaternion: Sendable {}
public struct CMRotationMatrix: Sendable {}
public struct CMRotationRate: Sendable {}
public class CMSampleBuffer: NSObject, Sendable {}
public struct CMTime: Hashable, Sendable, Comparable { public static let zero = CMTime() }
public struct CMTimeRange: Hashable, Sendable { public static let zero = CMTimeRange() }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined }
public class CNContact: NSObject, Sendable { public init() }
public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault }
public class CNContactFetchRequest: CNFetchRequest, Sendable { public init(keysToFetch: [any CNKeyDescriptor]) }
public class CNContactFormatter: Formatter, Sendable {}
public enum CNContactFormatterStyle: Int, Sendable { case fullName }
@MainActor public protocol CNContactPickerDelegate: AnyObject { optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}; optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}; optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}; optional func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]) {}; optional func contactPickerDidCancel(_ picker: CNContactPickerViewController) {} }
@MainActor public class CNContactPickerViewController: UIViewController {}
public class CNContactProperty: NSObject, Sendable {}
public class CNContactRelation: NSObject, Sendable { public init(name: String) }
public enum CNContactSortOrder: Int, Sendable { case none }
public class CNContactStore: NSObject, Sendable { public init() }
public enum CNContactType: Int, Sendable { case person }
public class CNContactVCardSerialization: NSObject, Sendable {}
@MainActor public class CNContactViewController: UIViewController { public convenience init(for: CNContact); public convenience init(forNewContact: CNContact?); public convenience init(forUnknownContact: CNContact); public init?(coder: NSCoder) }
@MainActor public protocol CNContactViewControllerDelegate: AnyObject { optional func contactViewController( _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty ) -> Bool { true }; optional func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {} }
public class CNContactsUserDefaults: NSObject, Sendable { public init() }
public class CNContainer: NSObject, Sendable { public init() }
public enum CNContainerType: Int, Sendable { case unassigned }
public enum CNEntityType: Int, Sendable { case contacts }
public struct CNError: Error, Hashable, Sendable {}
extension CNError { public enum Code: Int, Sendable { case communicationError } }
public class CNFetchRequest: NSObject, Sendable {}
public class CNGroup: NSObject, Sendable { public init() }
public class CNInstantMessageAddress: NSObject, Sendable { public init(username: String, service: String) }
public protocol CNKeyDescriptor {}
public class CNLabeledValue<T>: NSObject, Sendable { public init(label: String?, value: ValueType) }
public class CNMutableContact: CNContact, Sendable {}
public class CNMutableGroup: CNGroup, Sendable {}
public class CNMutablePostalAddress: CNPostalAddress, Sendable {}
public class CNPhoneNumber: NSObject, Sendable { public init(stringValue: String) }
public class CNPostalAddress: NSObject, Sendable { public init() }
public class CNPostalAddressFormatter: Formatter, Sendable {}
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }
public class CNSaveRequest: NSObject, Sendable { public init() }
public class CNSocialProfile: NSObject, Sendable { public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) }
public class CSSearchableIndex: NSObject, Sendable { public init(); public init(name: String) }
public protocol CSSearchableIndexDelegate: NSObjectProtocol {}
public class CSSearchableItem: NSObject, Sendable { public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) }
public class CSSearchableItemAttributeSet: NSObject, Sendable { public init(contentType: UTType); public init(itemContentType: String) }
public class CTCarrier: NSObject, Sendable {}
public class CTCellularData: NSObject, Sendable { public init() }
public enum CTCellularDataRestrictedState: UInt, Sendable { case restrictedStateUnknown }
public class CTSubscriber: NSObject, Sendable {}
public class CTSubscriberInfo: NSObject, Sendable {}
public class CTTelephonyNetworkInfo: NSObject, Sendable { public init() }
public protocol CTTelephonyNetworkInfoDelegate: AnyObject { optional func dataServiceIdentifierDidChange(_ identifier: String) {} }
public class CVBuffer: NSObject, Sendable {}
public class CXAction: NSObject, Sendable { public init() }
public class CXAnswerCallAction: CXCallAction, Sendable { public init(call: UUID) }
public class CXCall: NSObject, Sendable {}
public class CXCallAction: CXAction, Sendable {}
public class CXCallController: NSObject, Sendable { public init(); public init(queue: DispatchQueue) }
public class CXCallDirectoryManager: NSObject, Sendable {}
extension CXCallDirectoryManager { public enum EnabledStatus: Int, Sendable { case unknown } }
public enum CXCallEndedReason: Int, Sendable { case failed }
public class CXCallObserver: NSObject, Sendable { public init() }
public protocol CXCallObserverDelegate: AnyObject {}
public class CXCallUpdate: NSObject, Sendable { public init() }
public class CXEndCallAction: CXCallAction, Sendable { public init(call: UUID) }
public struct CXErrorCodeIncomingCallError: Error, Hashable, Sendable {}
extension CXErrorCodeIncomingCallError { public enum Code: Int, Sendable { case unknown } }
public struct CXErrorCodeRequestTransactionError: Error, Hashable, Sendable {}
extension CXErrorCodeRequestTransactionError { public enum Code: Int, Sendable { case unknown } }
public class CXHandle: NSObject, Sendable { public init(type: HandleType, value: String) }
extension CXHandle { public enum HandleType: Int, Sendable { case generic } }
public class CXPlayDTMFCallAction: CXCallAction, Sendable { public init(call: UUID, digits: String, type: ActionType) }
extension CXPlayDTMFCallAction { public enum ActionType: Int, Sendable { case singleTone } }
public class CXProvider: NSObject, Sendable { public init(configuration: CXProviderConfiguration) }
public class CXProviderConfiguration: NSObject, Sendable { public init(); public init(localizedName: String) }
public protocol CXProviderDelegate: AnyObject { optional func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }; optional func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}; optional func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}; optional func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}; optional func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {}; optional func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}; optional func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}; optional func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}; optional func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}; optional func providerDidBegin(_ provider: CXProvider) {} }
public class CXSetGroupCallAction: CXCallAction, Sendable { public init(call: UUID, callUUIDToGroupWith: UUID?) }
public class CXSetHeldCallAction: CXCallAction, Sendable { public init(call: UUID, onHold: Bool) }
public class CXSetMutedCallAction: CXCallAction, Sendable { public init(call: UUID, muted: Bool) }
public class CXStartCallAction: CXCallAction, Sendable { public init(call: UUID, handle: CXHandle) }
public class CXTransaction: NSObject, Sendable { public convenience init(action: CXAction); public init(); public init(actions: [CXAction]) }
public enum ChaChaPoly: MarkingCipher {}
public struct Checksum<T>: HashFunction {}
public struct ChecksumDigest<T>: Digest {}
public protocol ChecksumKind: Sendable {}
public struct CipherBox: Hashable, Sendable {}
public struct CipherNonce: ContiguousBytes, Sequence, Hashable, Sendable {}
public enum CryptoKitError: Error, Hashable, Sendable { case incorrectKeySize }
public enum Curve25519: KeyCurve {}
public enum CurveKeys<T>: Sendable {}
extension CurveKeys { public struct PrivateKey<T>: RawRepresentableKey {} }
extension CurveKeys { public struct PublicKey<T>: RawRepresentableKey {} }
public struct CurveSignature<T>: ContiguousBytes, Hashable, Sendable {}
public class DCAppAttestService: NSObject, Sendable {}
public class DCDevice: NSObject, Sendable {}
public struct DCError: Error, Hashable, Sendable {}
extension DCError { public enum Code: Int, Sendable { case unknownSystemFailure } }
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable {}
public class EKAlarm: EKObject, Sendable { public convenience init(absoluteDate: Date); public convenience init(relativeOffset: TimeInterval) }
public enum EKAlarmProximity: Int, Sendable { case none }
public enum EKAlarmType: Int, Sendable { case display }
public enum EKAuthorizationStatus: Int, Sendable { case notDetermined }
public class EKCalendar: EKObject, Sendable { public convenience init(for: EKEntityType, eventStore: EKEventStore) }
@MainActor public class EKCalendarChooser: UIViewController { public convenience init(selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, eventStore: EKEventStore); public init(nibName: String?, bundle: Bundle?); public init(selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType, eventStore: EKEventStore); public init?(coder: NSCoder) }
@MainActor public protocol EKCalendarChooserDelegate: AnyObject { optional func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}; optional func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}; optional func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {} }
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars }
public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single }
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {}
public class EKCalendarItem: EKObject, Sendable {}
public enum EKCalendarType: Int, Sendable { case local }
public struct EKEntityMask: OptionSet, Sendable {}
public enum EKEntityType: UInt, Sendable { case event }
public struct EKError: Error, Hashable, Sendable {}
extension EKError { public enum Code: Int, Sendable { case eventNotMutable } }
public class EKEvent: EKCalendarItem, Sendable { public convenience init(eventStore: EKEventStore) }
public enum EKEventAvailability: Int, Sendable { case notSupported }
public enum EKEventEditViewAction: Int, Sendable { case canceled }
@MainActor public class EKEventEditViewController: UINavigationController {}
@MainActor public protocol EKEventEditViewDelegate: AnyObject { optional func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar { EKCalendar() } }
public enum EKEventStatus: Int, Sendable { case none }
public class EKEventStore: NSObject, Sendable { public init(); public init(sources: [EKSource]) }
public enum EKEventViewAction: Int, Sendable { case done }
@MainActor public class EKEventViewController: UIViewController {}
@MainActor public protocol EKEventViewDelegate: AnyObject {}
public class EKObject: NSObject, Sendable { public init() }
public class EKParticipant: EKObject, Sendable {}
public enum EKParticipantRole: Int, Sendable { case unknown }
public enum EKParticipantStatus: Int, Sendable { case unknown }
public enum EKParticipantType: Int, Sendable { case unknown }
public class EKRecurrenceDayOfWeek: NSObject, Sendable { public convenience init(_ value: EKWeekday); public convenience init(_ value: EKWeekday, weekNumber: Int); public init(dayOfTheWeek: EKWeekday, weekNumber: Int) }
public class EKRecurrenceEnd: NSObject, Sendable { public init(end: Date); public init(occurrenceCount: Int) }
public enum EKRecurrenceFrequency: Int, Sendable { case daily }
public class EKRecurrenceRule: EKObject, Sendable { public convenience init(recurrenceWith: EKRecurrenceFrequency, interval: Int, daysOfTheWeek: [EKRecurrenceDayOfWeek]?, daysOfTheMonth: [NSNumber]?, monthsOfTheYear: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?); public init(recurrenceWith: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) }
public class EKReminder: EKCalendarItem, Sendable { public convenience init(eventStore: EKEventStore) }
public enum EKReminderPriority: UInt, Sendable { case none }
public class EKSource: EKObject, Sendable {}
public enum EKSourceType: Int, Sendable { case local }
public enum EKSpan: Int, Sendable { case thisEvent }
public class EKStructuredLocation: EKObject, Sendable { public convenience init(title: String) }
public enum EKWeekday: Int, Sendable { case sunday }
@MainActor public class EarlierAlert: UIView {}
public class GKState: NSObject { public init() }
public class GKStateMachine: NSObject { public init(states: [GKState]) }
public enum HKActivityMoveMode: Int, Sendable { case activeEnergy }
public class HKActivitySummary: NSObject, Sendable { public init() }
public class HKActivitySummaryQuery: HKQuery, Sendable { public init(predicate: NSPredicate?, resultsHandler: @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void) }
public class HKActivitySummaryType: HKObjectType, Sendable {}
public class HKAnchoredObjectQuery: HKQuery, Sendable { public init(type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler: @escaping Handler) }
public class HKAudiogramSampleType: HKSampleType, Sendable {}
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown }
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined }
public enum HKBiologicalSex: Int, Sendable { case notSet }
public class HKBiologicalSexObject: NSObject, Sendable {}
public enum HKBloodType: Int, Sendable { case notSet }
public class HKBloodTypeObject: NSObject, Sendable {}
public class HKCategorySample: HKSample, Sendable { public convenience init(type: HKCategoryType, value: Int, start: Date, end: Date); public convenience init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]?); public init(type: HKCategoryType, value: Int, start: Date, end: Date, device: HKDevice?, metadata: [String: Any]?) }
public class HKCategoryType: HKSampleType, Sendable { public convenience init(_ value: HKCategoryTypeIdentifier) }
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {}
public enum HKCategoryValue: Int, Sendable { case notApplicable }
public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood }
public enum HKCategoryValueMenstrualFlow: Int, Sendable { case unspecified }
public enum HKCategoryValueSleepAnalysis: Int, Sendable { case inBed }
public class HKCharacteristicType: HKObjectType, Sendable { public convenience init(_ value: HKCharacteristicTypeIdentifier) }
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {}
public class HKCorrelation: HKSample, Sendable { public convenience init(type: HKCorrelationType, start: Date, end: Date, objects: Set<HKSample>); public convenience init(type: HKCorrelationType, start: Date, end: Date, objects: Set<HKSample>, metadata: [String: Any]?); public init(type: HKCorrelationType, start: Date, end: Date, objects: Set<HKSample>, device: HKDevice?, metadata: [String: Any]?) }
public class HKCorrelationType: HKSampleType, Sendable { public convenience init(_ value: HKCorrelationTypeIdentifier) }
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {}
public enum HKDF<T>: Sendable {}
public class HKDeletedObject: NSObject, Sendable {}
public class HKDevice: NSObject, Sendable { public init(name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?, softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?) }
public class HKElectrocardiogramType: HKSampleType, Sendable {}
public struct HKError: Error, Hashable, Sendable {}
extension HKError { public enum Code: Int, Sendable { case noError } }
public enum HKFitzpatrickSkinType: Int, Sendable { case notSet }
public class HKFitzpatrickSkinTypeObject: NSObject, Sendable {}
public class HKHealthStore: NSObject, Sendable { public init() }
public enum HKMetricPrefix: Int, Sendable { case none }
public class HKObject: NSObject, Sendable {}
public class HKObjectType: NSObject, Sendable {}
public class HKObserverQuery: HKQuery, Sendable { public init(sampleType: HKSampleType, predicate: NSPredicate?, updateHandler: @escaping @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void) }
public class HKQuantity: NSObject, Sendable { public init(unit: HKUnit, doubleValue: Double) }
public enum HKQuantityAggregationStyle: Int, Sendable { case cumulative }
public class HKQuantitySample: HKSample, Sendable { public convenience init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date); public convenience init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]?); public init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, device: HKDevice?, metadata: [String: Any]?) }
public class HKQuantityType: HKSampleType, Sendable { public convenience init(_ value: HKQuantityTypeIdentifier) }
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {}
public class HKQuery: NSObject, Sendable {}
public class HKQueryAnchor: NSObject, Sendable { public init(fromValue: Int) }
public class HKQueryDescriptor: NSObject, Sendable { public init(sampleType: HKSampleType, predicate: NSPredicate?) }
public struct HKQueryOptions: OptionSet, Sendable {}
public class HKSample: HKObject, Sendable {}
public struct HKSamplePredicate<T>: Sendable {}
public class HKSampleQuery: HKQuery, Sendable { public init(queryDescriptors: [HKQueryDescriptor], limit: Int, resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void); public init(sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?, resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void) }
public struct HKSampleQueryDescriptor<T>: Sendable {}
public class HKSampleType: HKObjectType, Sendable {}
public class HKSeriesType: HKSampleType, Sendable {}
public class HKSource: NSObject, Sendable {}
public class HKSourceQuery: HKQuery, Sendable { public init(sampleType: HKSampleType, samplePredicate: NSPredicate?, completionHandler: @escaping @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void) }
public class HKSourceRevision: NSObject, Sendable { public init(source: HKSource, version: String?) }
public class HKStatistics: NSObject, Sendable {}
public class HKStatisticsCollection: NSObject, Sendable {}
public class HKStatisticsCollectionQuery: HKQuery, Sendable { public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = nil, anchorDate: Date, intervalComponents: DateComponents) }
public struct HKStatisticsCollectionQueryDescriptor: Sendable {}
public struct HKStatisticsOptions: OptionSet, Sendable {}
public class HKStatisticsQuery: HKQuery, Sendable { public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = nil, completionHandler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void) }
public struct HKStatisticsQueryDescriptor: Sendable {}
public class HKUnit: NSObject, Sendable { public convenience init(from: EnergyFormatter.Unit); public convenience init(from: LengthFormatter.Unit); public convenience init(from: MassFormatter.Unit); public convenience init(from: String) }
public enum HKUpdateFrequency: Int, Sendable { case immediate }
public enum HKWheelchairUse: Int, Sendable { case notSet }
public class HKWheelchairUseObject: NSObject, Sendable {}
public class HKWorkout: HKSample, Sendable { public convenience init(activityType: HKWorkoutActivityType, start: Date, end: Date); public convenience init(activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?); public convenience init(activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?); public convenience init(activityType: HKWorkoutActivityType, start: Date, end: Date, workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?); public convenience init(activityType: HKWorkoutActivityType, start: Date, end: Date, workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?) }
public enum HKWorkoutActivityType: UInt, Sendable { case americanFootball }
public class HKWorkoutBuilder: NSObject, Sendable { public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) }
public class HKWorkoutConfiguration: NSObject, Sendable { public init() }
public class HKWorkoutEvent: NSObject, Sendable { public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) }
public enum HKWorkoutEventType: Int, Sendable { case pause }
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown }
public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown }
public class HKWorkoutType: HKSampleType, Sendable {}
public struct HMAC<T>: Sendable {}
public protocol HashFunction: Sendable {}
public struct HashedAuthenticationCode<T>: ContiguousBytes, Hashable, Sequence, CustomStringConvertible, Sendable {}
public class INIntent: NSObject { public init() }
public class INIntentResponse: NSObject { public init() }
public class INInteraction: NSObject, Sendable { public init(intent: INIntent, response: INIntentResponse?) }
public class INPreferences: NSObject {}
public class INShortcut: NSObject, Sendable { public init(userActivity: NSUserActivity); public init?(intent: INIntent) }
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined }
@MainActor public class INUIAddVoiceShortcutButton: UIButton { public init(style: INUIAddVoiceShortcutButtonStyle); public init?(coder: NSCoder) }
@MainActor public protocol INUIAddVoiceShortcutButtonDelegate: AnyObject {}
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable { case white }
@MainActor public class INUIAddVoiceShortcutViewController: UIViewController { public init(shortcut: INShortcut); public init?(coder: NSCoder) }
@MainActor public protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {}
@MainActor public class INUIEditVoiceShortcutViewController: UIViewController { public init(voiceShortcut: INVoiceShortcut); public init?(coder: NSCoder) }
@MainActor public protocol INUIEditVoiceShortcutViewControllerDelegate: AnyObject {}
public class INVoiceShortcut: NSObject, Sendable {}
public class INVoiceShortcutCenter: NSObject, Sendable {}
public protocol IPAddress: Hashable, Sendable {}
public struct IPv4Address: IPAddress, CustomDebugStringConvertible {}
public struct IPv6Address: IPAddress {}
public enum Insecure {}
public class JSContext: Sendable { public init(); public init(virtualMachine: JSVirtualMachine!) }
public protocol JSExport {}
public class JSManagedValue: NSObject, Sendable { public convenience init(value: JSValue!, andOwner: Any!); public init(value: JSValue!) }
public class JSValue: NSObject, Sendable { public convenience init(bool: Bool, in: JSContext!); public convenience init(double: Double, in: JSContext!); public convenience init(int32: Int32, in: JSContext!); public convenience init(newArrayIn: JSContext!); public convenience init(newErrorFromMessage: String!, in: JSContext!); public convenience init(newObjectIn: JSContext!); public convenience init(nullIn: JSContext!); public convenience init(object: Any!, in: JSContext!); public convenience init(point: CGPoint, in: JSContext!); public convenience init(range: NSRange, in: JSContext!); public convenience init(rect: CGRect, in: JSContext!); public convenience init(size: CGSize, in: JSContext!); public convenience init(uInt32: UInt32, in: JSContext!); public convenience init(undefinedIn: JSContext!) }
public class JSVirtualMachine: Sendable { public init() }
public protocol KeyCurve: Sendable {}
public enum LABiometryType: Int, Sendable { case none }
public class LAContext: NSObject, Sendable { public init() }
public struct LAError: Error {}
extension LAError { public enum Code: Int, Sendable { case authenticationFailed } }
public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics }
public class LPLinkMetadata: NSObject, Sendable { public init() }
@MainActor public class LPLinkView: UIView { public convenience init(metadata: LPLinkMetadata); public convenience init(url: URL) }
public enum MD5Kind: ChecksumKind {}
public enum MFMailComposeResult: Int, Sendable { case cancelled }
@MainActor public class MFMailComposeViewController: UINavigationController {}
@MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject { optional func mailComposeController( _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)? ) {} }
@MainActor public class MFMessageComposeViewController: UINavigationController {}
@MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {}
@MainActor public protocol MKAnnotation: AnyObject { optional var subtitle: String?; optional var title: String? }
@MainActor public class MKAnnotationView: UIView { public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?); public init?(coder: NSCoder) }
@MainActor public class MKCircle: MKShape, MKOverlay { public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) }
public class MKCircleRenderer: MKOverlayPathRenderer { public init(circle: MKCircle); public init(overlay: any MKOverlay) }
public struct MKCoordinateRegion: Hashable, Sendable {}
public struct MKCoordinateSpan: Hashable, Sendable {}
@MainActor public class MKDirections: NSObject { public init(request: Request) }
extension MKDirections { public class ETAResponse: NSObject {} }
extension MKDirections { @MainActor public class Request: NSObject { public init() } }
extension MKDirections { @MainActor public class Response: NSObject {} }
public struct MKDirectionsTransportType: OptionSet, Sendable {}
@MainActor public class MKLocalSearch: NSObject { public init(request: Request) }
extension MKLocalSearch { @MainActor public class Request: NSObject { public init() } }
extension MKLocalSearch { @MainActor public class Response: NSObject {} }
@MainActor public class MKMapItem: NSObject { public init(placemark: MKPlacemark) }
public struct MKMapPoint: Hashable, Sendable {}
public struct MKMapRect: Hashable, Sendable {}
public struct MKMapSize: Hashable, Sendable {}
@MainActor public class MKMapSnapshotOptions: NSObject { public init() }
@MainActor public class MKMapSnapshotter: NSObject { public init(options: Options) }
extension MKMapSnapshotter { @MainActor public class Snapshot: NSObject {} }
public enum MKMapType: UInt, Sendable { case standard }
@MainActor public class MKMapView: UIView { public init(frame: CGRect); public init?(coder: NSCoder) }
@MainActor public protocol MKMapViewDelegate: AnyObject { optional func mapView( _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl ) {}; optional func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}; optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}; optional func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}; optional func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}; optional func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}; optional func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }; optional func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }; optional func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {} }
public class MKMarkerAnnotationView: MKAnnotationView {}
@MainActor public class MKMultiPoint: MKShape, MKOverlay { public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int); public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) }
@MainActor public protocol MKOverlay: MKAnnotation {}
public enum MKOverlayLevel: Int, Sendable { case aboveRoads }
public class MKOverlayPathRenderer: MKOverlayRenderer {}
@MainActor public class MKOverlayRenderer: NSObject { public init(overlay: any MKOverlay) }
public class MKPinAnnotationView: MKAnnotationView {}
@MainActor public class MKPlacemark: CLPlacemark, MKAnnotation, Sendable { public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?); public init(coordinate: CLLocationCoordinate2D) }
@MainActor public class MKPointAnnotation: NSObject, MKAnnotation { public init(); public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) }
@MainActor public class MKPolygon: MKMultiPoint {}
public class MKPolygonRenderer: MKOverlayPathRenderer { public init(overlay: any MKOverlay); public init(polygon: MKPolygon) }
@MainActor public class MKPolyline: MKMultiPoint {}
public class MKPolylineRenderer: MKOverlayPathRenderer { public init(overlay: any MKOverlay); public init(polyline: MKPolyline) }
@MainActor public class MKRoute: NSObject {}
extension MKRoute { public class Step: NSObject {} }
@MainActor public class MKShape: NSObject, MKAnnotation { public init() }
@MainActor public class MKTileOverlay: NSObject, MKOverlay { public init(urlTemplate: String?) }
public class MKTileOverlayRenderer: MKOverlayRenderer { public init(tileOverlay: MKTileOverlay) }
@MainActor public class MKUserLocation: NSObject, MKAnnotation {}
public enum MKUserTrackingMode: Int, Sendable { case none }
public class MPChangePlaybackPositionCommand: MPRemoteCommand, Sendable {}
public class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, Sendable {}
public class MPChangePlaybackRateCommand: MPRemoteCommand, Sendable {}
public class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, Sendable {}
public class MPChangeRepeatModeCommand: MPRemoteCommand, Sendable {}
public class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, Sendable {}
public class MPChangeShuffleModeCommand: MPRemoteCommand, Sendable {}
public class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, Sendable {}
public class MPFeedbackCommand: MPRemoteCommand, Sendable {}
public class MPFeedbackCommandEvent: MPRemoteCommandEvent, Sendable {}
public class MPMediaEntity: NSObject, Sendable { public init() }
public enum MPMediaGrouping: Int, Sendable { case title }
public class MPMediaItem: MPMediaEntity, Sendable {}
public class MPMediaItemArtwork: NSObject, Sendable { public convenience init(image: UIImage); public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) }
public class MPMediaItemCollection: MPMediaEntity, Sendable { public init(items: [MPMediaItem]) }
public class MPMediaLibrary: NSObject, Sendable {}
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined }
@MainActor public class MPMediaPickerController: UIViewController { public convenience init(); public init(mediaTypes: MPMediaType); public init?(coder: NSCoder) }
@MainActor public protocol MPMediaPickerControllerDelegate: AnyObject { optional func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) {}; optional func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {} }
public protocol MPMediaPlayback {}
public class MPMediaPlaylist: MPMediaItemCollection, Sendable {}
public class MPMediaPredicate: NSObject, Sendable {}
public enum MPMediaPredicateComparison: Int, Sendable { case equalTo }
public class MPMediaPropertyPredicate: MPMediaPredicate, Sendable { public init(value: Any?, forProperty: String, comparisonType: MPMediaPredicateComparison = nil) }
public class MPMediaQuery: NSObject, Sendable { public init(); public init(filterPredicates: Set<MPMediaPredicate>?) }
public class MPMediaQuerySection: NSObject, Sendable {}
public struct MPMediaType: OptionSet, Sendable {}
public enum MPMusicPlaybackState: Int, Sendable { case stopped }
public class MPMusicPlayerApplicationController: MPMusicPlayerController, Sendable {}
public class MPMusicPlayerController: NSObject, MPMediaPlayback, MPSystemMusicPlayerController, Sendable {}
public class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor, Sendable { public init(itemCollection: MPMediaItemCollection); public init(query: MPMediaQuery) }
public class MPMusicPlayerQueueDescriptor: NSObject, Sendable {}
public class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor, Sendable { public init(storeIDs: [String]) }
public enum MPMusicRepeatMode: Int, Sendable { case `default` }
public enum MPMusicShuffleMode: Int, Sendable { case `default` }
public class MPNowPlayingInfoCenter: NSObject, Sendable {}
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none }
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown }
public class MPRatingCommand: MPRemoteCommand, Sendable {}
public class MPRatingCommandEvent: MPRemoteCommandEvent, Sendable {}
public class MPRemoteCommand: NSObject, Sendable {}
public class MPRemoteCommandCenter: NSObject, Sendable {}
public class MPRemoteCommandEvent: NSObject, Sendable {}
public enum MPRemoteCommandHandlerStatus: Int, Sendable { case success }
public enum MPRepeatType: Int, Sendable { case off }
public class MPSeekCommandEvent: MPRemoteCommandEvent, Sendable {}
public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking }
public enum MPShuffleType: Int, Sendable { case off }
public class MPSkipIntervalCommand: MPRemoteCommand, Sendable {}
public class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, Sendable {}
public protocol MPSystemMusicPlayerController {}
@MainActor public class MPVolumeView: UIView {}
public protocol MarkingCipher {}
public enum MessageComposeResult: Int, Sendable { case cancelled }
public struct NLLanguage: RawRepresentable, Hashable, Sendable {}
public class NLLanguageRecognizer: NSObject, Sendable {}
public struct NLTag: RawRepresentable, Hashable, Sendable {}
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {}
public class NLTagger: NSObject, Sendable { public init(tagSchemes: [NLTagScheme]) }
extension NLTagger { public struct Options: OptionSet, Sendable {} }
public enum NLTokenUnit: Int, Sendable { case word }
public class NLTokenizer: NSObject, Sendable { public init(unit: NLTokenUnit) }
extension NLTokenizer { public struct Attributes: OptionSet, Sendable {} }
public struct NSFileProviderError: CustomNSError, Hashable, Sendable {}
extension NSFileProviderError { public struct Code: RawRepresentable, Hashable, Sendable {} }
public struct NWInterface: Hashable, Sendable {}
extension NWInterface { public enum InterfaceType: Sendable { case other } }
public struct NWPath: Hashable, Sendable {}
extension NWPath { public enum Status: Sendable { case satisfied } }
extension NWPath { public enum UnsatisfiedReason: Sendable { case notAvailable } }
public class NWPathMonitor: Sendable { public init(); public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]); public init(requiredInterfaceType: NWInterface.InterfaceType) }
public enum P256: KeyCurve {}
public enum P384: KeyCurve {}
public enum P521: KeyCurve {}
public enum PDFDisplayBox: Int, Sendable { case mediaBox }
public enum PDFDisplayDirection: Int, Sendable { case vertical }
public enum PDFDisplayMode: Int, Sendable { case singlePage }
public class PDFDocument: NSObject { public init(); public init?(data: Data); public init?(url: URL) }
public class PDFPage: NSObject { public init(); public init?(image: UIImage) }
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical }
@MainActor public class PDFThumbnailView: UIView {}
@MainActor public class PDFView: UIView { public init(frame: CGRect); public init?(coder: NSCoder) }
@MainActor public class PKAddPassesViewController: UIViewController { public init?(coder: NSCoder); public init?(pass: PKPass); public init?(passes: [PKPass]) }
@MainActor public protocol PKAddPassesViewControllerDelegate: AnyObject { optional func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {} }
public class PKContact: NSObject, Sendable { public init() }
public struct PKContactField: RawRepresentable, Hashable, Sendable {}
public class PKDateComponentsRange: NSObject, Sendable { public init?(start: DateComponents, end: DateComponents) }
public class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem, Sendable {}
public struct PKMerchantCapability: OptionSet, Hashable, Sendable {}
public class PKPass: NSObject, Sendable { public init(data: Never) }
public class PKPassLibrary: NSObject, Sendable { public init() }
extension PKPassLibrary { public enum AddPassesStatus: Int, Sendable { case didAddPasses } }
public class PKPayment: NSObject, Sendable { public init() }
@MainActor public class PKPaymentAuthorizationController: NSObject { public init(paymentRequest: PKPaymentRequest) }
@MainActor public protocol PKPaymentAuthorizationControllerDelegate: AnyObject { optional func paymentAuthorizationController( _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment, handler completion: @escaping (PKPaymentAuthorizationResult) -> Void ) {} }
public class PKPaymentAuthorizationResult: NSObject, Sendable { public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) }
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success }
@MainActor public class PKPaymentAuthorizationViewController: UIViewController { public init?(coder: NSCoder); public init?(paymentRequest: PKPaymentRequest) }
@MainActor public protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject { optional func paymentAuthorizationViewController( _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment, handler completion: @escaping (PKPaymentAuthorizationResult) -> Void ) {}; optional func paymentAuthorizationViewController( _ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod, handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void ) {}; optional func paymentAuthorizationViewController( _ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod, handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void ) {}; optional func paymentAuthorizationViewController( _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact, handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void ) {} }
@MainActor public class PKPaymentButton: UIButton { public init(paymentButtonType: PKPaymentButtonType, paymentButtonStyle: PKPaymentButtonStyle); public init?(coder: NSCoder) }
public enum PKPaymentButtonStyle: Int, Sendable { case white }
public enum PKPaymentButtonType: Int, Sendable { case plain }
public class PKPaymentMethod: NSObject, Sendable {}
public enum PKPaymentMethodType: UInt, Sendable { case unknown }
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {}
public class PKPaymentRequest: NSObject, Sendable { public init() }
public class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestShippingContactUpdate, Sendable {}
public class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, Sendable { public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem]) }
public class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, Sendable { public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]) }
public class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, Sendable {}
public class PKPaymentRequestUpdate: NSObject, Sendable { public init(paymentSummaryItems: [PKPaymentSummaryItem]) }
public class PKPaymentSummaryItem: NSObject, Sendable { public init(); public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = nil) }
public enum PKPaymentSummaryItemType: UInt, Sendable { case final }
public class PKPaymentToken: NSObject, Sendable { public init() }
public class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, Sendable {}
public enum PKShippingContactEditingMode: UInt, Sendable { case available }
public class PKShippingMethod: PKPaymentSummaryItem, Sendable {}
public enum PKShippingType: UInt, Sendable { case shipping }
@MainActor public class QLPreviewController: UIViewController {}
@MainActor public protocol QLPreviewControllerDataSource: AnyObject {}
@MainActor public protocol QLPreviewControllerDelegate: AnyObject { optional func previewController( _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem, at modifiedContentsURL: URL ) {}; optional func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem) {}; optional func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem) -> QLPreviewItemEditingMode { .disabled }; optional func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool { true }; optional func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView? { nil }; optional func previewControllerDidDismiss(_ controller: QLPreviewController) {}; optional func previewControllerWillDismiss(_ controller: QLPreviewController) {} }
public protocol QLPreviewItem: AnyObject { optional var previewItemTitle: String? }
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled }
public protocol RXDeallocatingObserver: AnyObject {}
public protocol RXMessageSentObserver: AnyObject {}
public enum RXObjCRuntimeError: Int, Sendable { case unknown }
public protocol RawRepresentableKey: Hashable, Sendable {}
public class SCNetworkReachability: Sendable {}
public struct SCNetworkReachabilityContext {}
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {}
public class SFContentBlockerManager: NSObject {}
@MainActor public class SFSafariViewController: UIViewController { public convenience init(url: URL); public convenience init(url: URL, entersReaderIfAvailable: Bool); public init(url: URL, configuration: Configuration); public init?(coder: NSCoder) }
extension SFSafariViewController { @MainActor public class Configuration: NSObject { public init() } }
extension SFSafariViewController { public enum DismissButtonStyle: Int, Sendable { case done } }
@MainActor public protocol SFSafariViewControllerDelegate: AnyObject { optional func safariViewController( _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String? ) -> [UIActivity.ActivityType] { [] }; optional func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity] { [] }; optional func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}; optional func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}; optional func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}; optional func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {} }
public class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, Sendable {}
public class SFSpeechRecognitionMetadata: NSObject, Sendable {}
public class SFSpeechRecognitionRequest: NSObject, Sendable { public init() }
public class SFSpeechRecognitionResult: NSObject, Sendable {}
public class SFSpeechRecognitionTask: NSObject, Sendable { public init() }
public protocol SFSpeechRecognitionTaskDelegate: AnyObject { optional func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}; optional func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult) {}; optional func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}; optional func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription) {}; optional func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}; optional func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {} }
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified }
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting }
public class SFSpeechRecognizer: NSObject, Sendable { public convenience init(); public convenience init?(locale: Locale) }
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined }
public protocol SFSpeechRecognizerDelegate: AnyObject { optional func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {} }
public class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, Sendable { public init(url: URL) }
public class SFTranscription: NSObject, Sendable {}
public class SFTranscriptionSegment: NSObject, Sendable {}
public enum SHA1Kind: ChecksumKind {}
public enum SHA256Kind: ChecksumKind {}
public enum SHA384Kind: ChecksumKind {}
public enum SHA512Kind: ChecksumKind {}
public class SecAccessControl: NSObject, Sendable {}
public struct SecAccessControlCreateFlags: OptionSet, Sendable {}
public class SecCertificate: NSObject, Sendable {}
public class SecIdentity: NSObject, Sendable {}
public class SecKey: NSObject, Sendable {}
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {}
public enum SecKeyOperationType: Int, Sendable { case sign }
public class SecPolicy: NSObject, Sendable {}
public struct SecRandomRef: Sendable {}
public class SecTrust: NSObject, Sendable {}
public enum SecTrustResultType: UInt32, Sendable { case invalid }
public enum SecureEnclave {}
public struct SharedSecret: ContiguousBytes, Hashable, Sendable {}
public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {}
public struct SymmetricKeySize: Sendable {}
@MainActor public class UIActionSheet: EarlierAlert { public convenience init(); public convenience init(title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?, otherButtonTitles: String) }
@MainActor public protocol UIActionSheetDelegate: AnyObject { optional func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}; optional func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {} }
@MainActor public class UIAlertView: EarlierAlert { public convenience init(); public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?, otherButtonTitles: String) }
@MainActor public protocol UIAlertViewDelegate: AnyObject { optional func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}; optional func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {} }
public enum UIAlertViewStyle: Int, Sendable { case `default` }
@MainActor public class UIWebView: UIView { public init(frame: CGRect); public init?(coder: NSCoder) }
extension UIWebView { public enum NavigationType: Int, Sendable { case linkClicked } }
@MainActor public protocol UIWebViewDelegate: AnyObject { optional func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}; optional func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType) -> Bool { true }; optional func webViewDidFinishLoad(_ webView: UIWebView) {}; optional func webViewDidStartLoad(_ webView: UIWebView) {} }
public enum UNAlertStyle: Int, Sendable { case none }
public struct UNAuthorizationOptions: OptionSet, Sendable {}
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined }
public class UNCalendarNotificationTrigger: UNNotificationTrigger, Sendable { public init(dateMatching: DateComponents, repeats: Bool) }
public class UNMutableNotificationContent: UNNotificationContent, Sendable {}
public class UNNotification: NSObject, Sendable {}
public class UNNotificationAction: NSObject, Sendable { public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = nil, icon: UNNotificationActionIcon?); public init(identifier: String, title: String, options: UNNotificationActionOptions = nil) }
public class UNNotificationActionIcon: NSObject, Sendable { public init(systemImageName: String); public init(templateImageName: String) }
public struct UNNotificationActionOptions: OptionSet, Sendable {}
public class UNNotificationAttachment: NSObject, Sendable { public init(identifier: Never, url: Never, options: Never = nil) }
public class UNNotificationCategory: NSObject, Sendable { public convenience init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = nil); public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = nil) }
public struct UNNotificationCategoryOptions: OptionSet, Sendable {}
public class UNNotificationContent: NSObject, Sendable { public init() }
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive }
public struct UNNotificationPresentationOptions: OptionSet, Sendable {}
public class UNNotificationRequest: NSObject, Sendable { public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) }
public class UNNotificationResponse: NSObject, Sendable {}
public enum UNNotificationSetting: Int, Sendable { case notSupported }
public class UNNotificationSettings: NSObject, Sendable {}
public class UNNotificationSound: NSObject, Sendable { public init(); public init(named: UNNotificationSoundName) }
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {}
public class UNNotificationTrigger: NSObject, Sendable {}
public class UNPushNotificationTrigger: UNNotificationTrigger, Sendable {}
public enum UNShowPreviewsSetting: Int, Sendable { case always }
public class UNTextInputNotificationAction: UNNotificationAction, Sendable { public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = nil, textInputButtonTitle: String, textInputPlaceholder: String) }
public class UNTextInputNotificationResponse: UNNotificationResponse, Sendable {}
public class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, Sendable { public init(timeInterval: TimeInterval, repeats: Bool) }
public class UNUserNotificationCenter: NSObject, Sendable {}
public protocol UNUserNotificationCenterDelegate: AnyObject { optional func userNotificationCenter( _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void ) {}; optional func userNotificationCenter( _ center: UNUserNotificationCenter, willPresent notification: UNNotification ) async -> UNNotificationPresentationOptions { [] }; optional func userNotificationCenter( _ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void ) {}; optional func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}; optional func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {} }
extension URLSessionConfiguration { public enum MultipathService: Int, Sendable { case none } }
public struct UnmanagedString: Sendable {}
public struct WCError: Error, Hashable, Sendable {}
extension WCError { public enum Code: Int, Sendable { case genericError } }
public class WCSession: NSObject, Sendable {}
public enum WCSessionActivationState: Int, Sendable { case notActivated }
public protocol WCSessionDelegate: AnyObject { optional func session( _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void ) {}; optional func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}; optional func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?) {}; optional func session(_ session: WCSession, didReceive file: WCSessionFile) {}; optional func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}; optional func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}; optional func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}; optional func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void) {}; optional func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}; optional func sessionReachabilityDidChange(_ session: WCSession) {}; optional func sessionWatchStateDidChange(_ session: WCSession) {} }
public class WCSessionFile: NSObject, Sendable {}
public class WCSessionFileTransfer: NSObject, Sendable {}
public class WCSessionUserInfoTransfer: NSObject, Sendable {}
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {}
@MainActor public class WKBackForwardList: NSObject {}
@MainActor public class WKBackForwardListItem: NSObject {}
@MainActor public class WKContentRuleList: NSObject {}
@MainActor public class WKContentRuleListStore: NSObject {}
@MainActor public class WKContentWorld: NSObject {}
@MainActor public class WKContextMenuElementInfo: NSObject {}
public struct WKDataDetectorTypes: OptionSet, Sendable {}
@MainActor public class WKDownload: NSObject {}
@MainActor public protocol WKDownloadDelegate: AnyObject { optional func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}; optional func downloadDidFinish(_ download: WKDownload) {} }
public struct WKError: Error, CustomNSError, Hashable, Sendable {}
extension WKError { public enum Code: Int, Sendable { case unknown } }
@MainActor public class WKFrameInfo: NSObject {}
@MainActor public class WKHTTPCookieStore: NSObject {}
public enum WKMediaCaptureType: Int, Sendable { case camera }
@MainActor public class WKNavigation: NSObject {}
@MainActor public class WKNavigationAction: NSObject {}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel }
@MainActor public protocol WKNavigationDelegate: AnyObject { optional func webView( _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void ) {}; optional func webView( _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences, decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void ) {}; optional func webView( _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void ) {}; optional func webView( _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void ) {}; optional func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}; optional func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}; optional func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {}; optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}; optional func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {}; optional func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}; optional func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {} }
@MainActor public class WKNavigationResponse: NSObject {}
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel }
public enum WKNavigationType: Int, Sendable { case linkActivated }
public enum WKPermissionDecision: Int, Sendable { case prompt }
@MainActor public class WKPreferences: NSObject { public init() }
@MainActor public class WKProcessPool: NSObject { public init() }
@MainActor public class WKScriptMessage: NSObject {}
@MainActor public protocol WKScriptMessageHandler: AnyObject {}
@MainActor public protocol WKScriptMessageHandlerWithReply: AnyObject { optional func userContentController( _ userContentController: WKUserContentController, didReceive message: WKScriptMessage ) async -> (Any?, String?) { (nil, nil) }; optional func userContentController( _ userContentController: WKUserContentController, didReceive message: WKScriptMessage, replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void ) {} }
@MainActor public class WKSecurityOrigin: NSObject {}
public enum WKSelectionGranularity: Int, Sendable { case dynamic }
@MainActor public class WKSnapshotConfiguration: NSObject { public init() }
@MainActor public protocol WKUIDelegate: AnyObject { optional func webView( _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures ) -> WKWebView? { nil }; optional func webView( _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void ) { decisionHandler(.prompt) }; optional func webView( _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType, decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void ) { decisionHandler(.prompt) }; optional func webView( _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void ) {}; optional func webView( _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void ) {}; optional func webView( _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void ) {}; optional func webViewDidClose(_ webView: WKWebView) {} }
@MainActor public protocol WKURLSchemeHandler: AnyObject {}
@MainActor public protocol WKURLSchemeTask: AnyObject {}
@MainActor public class WKUserContentController: NSObject { public init() }
@MainActor public class WKUserScript: NSObject { public convenience init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in: WKContentWorld); public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) }
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart }
@MainActor public class WKWebView: UIView { public convenience init(); public convenience init(frame: CGRect); public init(frame: CGRect, configuration: WKWebViewConfiguration); public init?(coder: NSCoder) }
extension WKWebView { public enum FullscreenState: Int, Sendable { case notInFullscreen } }
@MainActor public class WKWebViewConfiguration: NSObject { public init() }
@MainActor public class WKWebpagePreferences: NSObject { public init() }
extension WKWebpagePreferences { public enum ContentMode: Int, Sendable { case recommended } }
@MainActor public class WKWebsiteDataRecord: NSObject {}
@MainActor public class WKWebsiteDataStore: NSObject {}
@MainActor public class WKWindowFeatures: NSObject {}
public class _RXDelegateProxy: NSObject, SelectorResponding { public init() }
public class _RXKVOObserver: NSObject { public init(target: Any, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions = nil, callback: @escaping (Any?) -> Void) }
public enum tls_protocol_version_t: UInt16, Sendable { case TLSv10 }
public func AVMakeRect()
public func AudioServicesCreateSystemSoundID()
public func AudioServicesDisposeSystemSoundID()
public func AudioServicesPlayAlertSound()
public func AudioServicesPlayAlertSoundWithCompletion()
public func AudioServicesPlaySystemSound()
public func AudioServicesPlaySystemSoundWithCompletion()
public func CCHmac()
public func CC_MD5()
public func CC_SHA1()
public func CC_SHA256()
public func CC_SHA384()
public func CC_SHA512()
public func CLLocationCoordinate2DIsValid()
public func CLLocationCoordinate2DMake()
public func CMSampleBufferGetImageBuffer()
public func CMTIME_IS_INDEFINITE()
public func CMTIME_IS_INVALID()
public func CMTIME_IS_NUMERIC()
public func CMTIME_IS_VALID()
public func CMTimeAdd()
public func CMTimeCompare()
public func CMTimeGetSeconds()
public func CMTimeMake()
public func CMTimeMakeWithSeconds()
public func CMTimeMultiplyByFloat64()
public func CMTimeRangeFromTimeToTime()
public func CMTimeRangeMake()
public func CMTimeSubtract()
public func MKCoordinateRegionMake()
public func RX_default_target_implementation()
public func RX_ensure_observing()
public func RX_reference_from_selector()
public func RX_selector()
public func SCError()
public func SCNetworkReachabilityCreateWithAddress()
public func SCNetworkReachabilityCreateWithName()
public func SCNetworkReachabilityGetFlags()
public func SCNetworkReachabilitySetCallback()
public func SCNetworkReachabilitySetDispatchQueue()
public func SecAccessControlCreateWithFlags()
public func SecCertificateCopyData()
public func SecCertificateCopyKey()
public func SecCertificateCopySubjectSummary()
public func SecCertificateCreateWithData()
public func SecCopyErrorMessageString()
public func SecIdentityCopyCertificate()
public func SecItemAdd()
public func SecItemCopyMatching()
public func SecItemDelete()
public func SecItemUpdate()
public func SecKeyCopyAttributes()
public func SecKeyCopyExternalRepresentation()
public func SecKeyCopyPublicKey()
public func SecKeyCreateDecryptedData()
public func SecKeyCreateEncryptedData()
public func SecKeyCreateRandomKey()
public func SecKeyCreateSignature()
public func SecKeyCreateWithData()
public func SecKeyGetBlockSize()
public func SecKeyIsAlgorithmSupported()
public func SecKeyVerifySignature()
public func SecPolicyCreateBasicX509()
public func SecPolicyCreateRevocation()
public func SecPolicyCreateSSL()
public func SecRandomCopyBytes()
public func SecTrustCopyCertificateChain()
public func SecTrustCopyExceptions()
public func SecTrustCopyKey()
public func SecTrustCopyPublicKey()
public func SecTrustCreateWithCertificates()
public func SecTrustEvaluate()
public func SecTrustEvaluateWithError()
public func SecTrustGetCertificateAtIndex()
public func SecTrustGetCertificateCount()
public func SecTrustSetAnchorCertificates()
public func SecTrustSetAnchorCertificatesOnly()
public func SecTrustSetExceptions()
public func SecTrustSetPolicies()
public func UTTypeConformsTo()
public func UTTypeCopyPreferredTagWithClass()
public func UTTypeCreatePreferredIdentifierForTag()
public let AVAssetExportPreset1280x720
public let AVAssetExportPreset1920x1080
public let AVAssetExportPreset640x480
public let AVAssetExportPreset960x540
public let AVAssetExportPresetHEVC1920x1080
public let AVAssetExportPresetHighestQuality
public let AVAssetExportPresetLowQuality
public let AVAssetExportPresetMediumQuality
public let AVAssetExportPresetPassthrough
public let AVAudioSessionInterruptionOptionKey
public let AVAudioSessionInterruptionReasonKey
public let AVAudioSessionInterruptionTypeKey
public let AVAudioSessionRouteChangePreviousRouteKey
public let AVAudioSessionRouteChangeReasonKey
public let AVEncoderAudioQualityKey
public let AVEncoderBitRateKey
public let AVFormatIDKey
public let AVLinearPCMBitDepthKey
public let AVLinearPCMIsBigEndianKey
public let AVLinearPCMIsFloatKey
public let AVNumberOfChannelsKey
public let AVSampleRateKey
public let AVVideoAverageBitRateKey
public let AVVideoCodecKey
public let AVVideoCompressionPropertiesKey
public let AVVideoHeightKey
public let AVVideoQualityKey
public let AVVideoScalingModeKey
public let AVVideoScalingModeResizeAspectFill
public let AVVideoWidthKey
public let CBATTErrorDomain
public let CBAdvertisementDataIsConnectable
public let CBAdvertisementDataLocalNameKey
public let CBAdvertisementDataManufacturerDataKey
public let CBAdvertisementDataOverflowServiceUUIDsKey
public let CBAdvertisementDataServiceDataKey
public let CBAdvertisementDataServiceUUIDsKey
public let CBAdvertisementDataSolicitedServiceUUIDsKey
public let CBAdvertisementDataTxPowerLevelKey
public let CBCentralManagerOptionRestoreIdentifierKey
public let CBCentralManagerOptionShowPowerAlertKey
public let CBCentralManagerRestoredStatePeripheralsKey
public let CBCentralManagerRestoredStateScanOptionsKey
public let CBCentralManagerRestoredStateScanServicesKey
public let CBCentralManagerScanOptionAllowDuplicatesKey
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey
public let CBConnectPeripheralOptionNotifyOnConnectionKey
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey
public let CBConnectPeripheralOptionNotifyOnNotificationKey
public let CBErrorDomain
public let CBPeripheralManagerOptionRestoreIdentifierKey
public let CBPeripheralManagerOptionShowPowerAlertKey
public let CBPeripheralManagerRestoredStateAdvertisementDataKey
public let CBPeripheralManagerRestoredStateServicesKey
public let CBUUIDCharacteristicAggregateFormatString
public let CBUUIDCharacteristicExtendedPropertiesString
public let CBUUIDCharacteristicFormatString
public let CBUUIDCharacteristicUserDescriptionString
public let CBUUIDClientCharacteristicConfigurationString
public let CBUUIDServerCharacteristicConfigurationString
public let CC_MD5_DIGEST_LENGTH
public let CC_SHA1_DIGEST_LENGTH
public let CC_SHA256_DIGEST_LENGTH
public let CC_SHA384_DIGEST_LENGTH
public let CC_SHA512_DIGEST_LENGTH
public let CKCurrentUserDefaultName
public let CKErrorDomain
public let CKErrorRetryAfterKey
public let CKPartialErrorsByItemIDKey
public let CKRecordParentKey
public let CKRecordShareKey
public let CMErrorDeviceRequiresMovement
public let CMErrorDomain
public let CMErrorInvalidAction
public let CMErrorInvalidParameter
public let CMErrorMotionActivityNotAuthorized
public let CMErrorMotionActivityNotAvailable
public let CMErrorMotionActivityNotEntitled
public let CMErrorNULL
public let CMErrorNotAuthorized
public let CMErrorNotAvailable
public let CMErrorNotEntitled
public let CMErrorTrueNorthNotAvailable
public let CMErrorUnknown
public let CNContactBirthdayKey
public let CNContactDatesKey
public let CNContactDepartmentNameKey
public let CNContactEmailAddressesKey
public let CNContactFamilyNameKey
public let CNContactGivenNameKey
public let CNContactIdentifierKey
public let CNContactImageDataAvailableKey
public let CNContactImageDataKey
public let CNContactInstantMessageAddressesKey
public let CNContactJobTitleKey
public let CNContactMiddleNameKey
public let CNContactNamePrefixKey
public let CNContactNameSuffixKey
public let CNContactNicknameKey
public let CNContactNonGregorianBirthdayKey
public let CNContactNoteKey
public let CNContactOrganizationNameKey
public let CNContactPhoneNumbersKey
public let CNContactPhoneticFamilyNameKey
public let CNContactPhoneticGivenNameKey
public let CNContactPhoneticMiddleNameKey
public let CNContactPhoneticOrganizationNameKey
public let CNContactPostalAddressesKey
public let CNContactPreviousFamilyNameKey
public let CNContactRelationsKey
public let CNContactSocialProfilesKey
public let CNContactThumbnailImageDataKey
public let CNContactTypeKey
public let CNContactUrlAddressesKey
public let CNErrorDomain
public let CNInstantMessageServiceAIM
public let CNInstantMessageServiceFacebook
public let CNInstantMessageServiceGaduGadu
public let CNInstantMessageServiceGoogleTalk
public let CNInstantMessageServiceICQ
public let CNInstantMessageServiceJabber
public let CNInstantMessageServiceMSN
public let CNInstantMessageServiceQQ
public let CNInstantMessageServiceSkype
public let CNInstantMessageServiceYahoo
public let CNLabelContactRelationAssistant
public let CNLabelContactRelationBrother
public let CNLabelContactRelationChild
public let CNLabelContactRelationDaughter
public let CNLabelContactRelationFather
public let CNLabelContactRelationFriend
public let CNLabelContactRelationManager
public let CNLabelContactRelationMother
public let CNLabelContactRelationParent
public let CNLabelContactRelationPartner
public let CNLabelContactRelationSister
public let CNLabelContactRelationSon
public let CNLabelContactRelationSpouse
public let CNLabelDateAnniversary
public let CNLabelEmailiCloud
public let CNLabelHome
public let CNLabelOther
public let CNLabelPhoneNumberAppleWatch
public let CNLabelPhoneNumberHomeFax
public let CNLabelPhoneNumberMain
public let CNLabelPhoneNumberMobile
public let CNLabelPhoneNumberOtherFax
public let CNLabelPhoneNumberPager
public let CNLabelPhoneNumberWorkFax
public let CNLabelPhoneNumberiPhone
public let CNLabelSchool
public let CNLabelURLAddressHomePage
public let CNLabelWork
public let CNPostalAddressCityKey
public let CNPostalAddressCountryKey
public let CNPostalAddressISOCountryCodeKey
public let CNPostalAddressPostalCodeKey
public let CNPostalAddressStateKey
public let CNPostalAddressStreetKey
public let CNPostalAddressSubAdministrativeAreaKey
public let CNPostalAddressSubLocalityKey
public let CNSocialProfileServiceFacebook
public let CNSocialProfileServiceFlickr
public let CNSocialProfileServiceGameCenter
public let CNSocialProfileServiceLinkedIn
public let CNSocialProfileServiceMySpace
public let CNSocialProfileServiceSinaWeibo
public let CNSocialProfileServiceTencentWeibo
public let CNSocialProfileServiceTwitter
public let CNSocialProfileServiceYelp
public let CSQueryContinuationActionType
public let CSSearchQueryString
public let CSSearchableItemActionType
public let CSSearchableItemActivityIdentifier
public let CTRadioAccessTechnologyCDMA1x
public let CTRadioAccessTechnologyCDMAEVDORev0
public let CTRadioAccessTechnologyCDMAEVDORevA
public let CTRadioAccessTechnologyCDMAEVDORevB
public let CTRadioAccessTechnologyEdge
public let CTRadioAccessTechnologyGPRS
public let CTRadioAccessTechnologyHSDPA
public let CTRadioAccessTechnologyHSUPA
public let CTRadioAccessTechnologyLTE
public let CTRadioAccessTechnologyNR
public let CTRadioAccessTechnologyNRNSA
public let CTRadioAccessTechnologyWCDMA
public let CTRadioAccessTechnologyeHRPD
public let CXErrorDomain
public let CXErrorDomainIncomingCall
public let CXErrorDomainRequestTransaction
public let EKErrorDomain
public let HKErrorDomain
public let HKMetadataKeyCoachedWorkout
public let HKMetadataKeyDeviceSerialNumber
public let HKMetadataKeyElevationAscended
public let HKMetadataKeyExternalUUID
public let HKMetadataKeyFoodType
public let HKMetadataKeyGroupFitness
public let HKMetadataKeyHeartRateMotionContext
public let HKMetadataKeyIndoorWorkout
public let HKMetadataKeyLapLength
public let HKMetadataKeySwimmingLocationType
public let HKMetadataKeySyncIdentifier
public let HKMetadataKeySyncVersion
public let HKMetadataKeyTimeZone
public let HKMetadataKeyWasTakenInLab
public let HKMetadataKeyWasUserEntered
public let HKMetadataKeyWorkoutBrandName
public let HKObjectQueryNoLimit
public let HKPredicateKeyPathEndDate
public let HKPredicateKeyPathStartDate
public let HKPredicateKeyPathUUID
public let HKSampleSortIdentifierEndDate
public let HKSampleSortIdentifierStartDate
public let HKWorkoutTypeIdentifier
public let MKLaunchOptionsDirectionsModeDriving
public let MKLaunchOptionsDirectionsModeKey
public let MKLaunchOptionsDirectionsModeTransit
public let MKLaunchOptionsDirectionsModeWalking
public let MKLaunchOptionsMapCenterKey
public let MKLaunchOptionsMapSpanKey
public let MKLaunchOptionsMapTypeKey
public let MPMediaItemPropertyAlbumArtist
public let MPMediaItemPropertyAlbumArtistPersistentID
public let MPMediaItemPropertyAlbumPersistentID
public let MPMediaItemPropertyAlbumTitle
public let MPMediaItemPropertyAlbumTrackCount
public let MPMediaItemPropertyAlbumTrackNumber
public let MPMediaItemPropertyArtist
public let MPMediaItemPropertyArtistPersistentID
public let MPMediaItemPropertyArtwork
public let MPMediaItemPropertyAssetURL
public let MPMediaItemPropertyBeatsPerMinute
public let MPMediaItemPropertyBookmarkTime
public let MPMediaItemPropertyComments
public let MPMediaItemPropertyComposer
public let MPMediaItemPropertyComposerPersistentID
public let MPMediaItemPropertyDateAdded
public let MPMediaItemPropertyDiscCount
public let MPMediaItemPropertyDiscNumber
public let MPMediaItemPropertyGenre
public let MPMediaItemPropertyGenrePersistentID
public let MPMediaItemPropertyHasProtectedAsset
public let MPMediaItemPropertyIsCloudItem
public let MPMediaItemPropertyIsCompilation
public let MPMediaItemPropertyIsExplicit
public let MPMediaItemPropertyLastPlayedDate
public let MPMediaItemPropertyLyrics
public let MPMediaItemPropertyMediaType
public let MPMediaItemPropertyPersistentID
public let MPMediaItemPropertyPlayCount
public let MPMediaItemPropertyPlaybackDuration
public let MPMediaItemPropertyPlaybackStoreID
public let MPMediaItemPropertyPodcastPersistentID
public let MPMediaItemPropertyPodcastTitle
public let MPMediaItemPropertyRating
public let MPMediaItemPropertyReleaseDate
public let MPMediaItemPropertySkipCount
public let MPMediaItemPropertyTitle
public let MPMediaItemPropertyUserGrouping
public let MPMediaPlaylistPropertyAuthorDisplayName
public let MPMediaPlaylistPropertyDescriptionText
public let MPMediaPlaylistPropertyName
public let MPMediaPlaylistPropertyPersistentID
public let MPMediaPlaylistPropertyPlaylistAttributes
public let MPMediaPlaylistPropertySeedItems
public let MPNowPlayingInfoCollectionIdentifier
public let MPNowPlayingInfoPropertyAssetURL
public let MPNowPlayingInfoPropertyAvailableLanguageOptions
public let MPNowPlayingInfoPropertyChapterCount
public let MPNowPlayingInfoPropertyChapterNumber
public let MPNowPlayingInfoPropertyCurrentLanguageOptions
public let MPNowPlayingInfoPropertyCurrentPlaybackDate
public let MPNowPlayingInfoPropertyDefaultPlaybackRate
public let MPNowPlayingInfoPropertyElapsedPlaybackTime
public let MPNowPlayingInfoPropertyExternalContentIdentifier
public let MPNowPlayingInfoPropertyExternalUserProfileIdentifier
public let MPNowPlayingInfoPropertyIsLiveStream
public let MPNowPlayingInfoPropertyMediaType
public let MPNowPlayingInfoPropertyPlaybackProgress
public let MPNowPlayingInfoPropertyPlaybackQueueCount
public let MPNowPlayingInfoPropertyPlaybackQueueIndex
public let MPNowPlayingInfoPropertyPlaybackRate
public let MPNowPlayingInfoPropertyServiceIdentifier
public let NSFileProviderErrorDomain
public let NSURLAuthenticationMethodClientCertificate
public let NSURLAuthenticationMethodServerTrust
public let NSURLSessionDownloadTaskResumeData
public let RXObjCRuntimeErrorDomain
public let RXObjCRuntimeErrorIsKVOKey
public let UNNotificationDefaultActionIdentifier
public let UNNotificationDismissActionIdentifier
public let WCErrorDomain
public let WKErrorDomain
public let WKWebsiteDataTypeCookies
public let WKWebsiteDataTypeDiskCache
public let WKWebsiteDataTypeFetchCache
public let WKWebsiteDataTypeIndexedDBDatabases
public let WKWebsiteDataTypeLocalStorage
public let WKWebsiteDataTypeMemoryCache
public let WKWebsiteDataTypeOfflineWebApplicationCache
public let WKWebsiteDataTypeServiceWorkerRegistrations
public let WKWebsiteDataTypeSessionStorage
public let WKWebsiteDataTypeWebSQLDatabases
public let errSecAllocate
public let errSecAuthFailed
public let errSecBadReq
public let errSecDecode
public let errSecDuplicateItem
public let errSecIO
public let errSecInteractionNotAllowed
public let errSecInternalComponent
public let errSecInternalError
public let errSecInvalidKeychain
public let errSecItemNotFound
public let errSecMissingEntitlement
public let errSecNotAvailable
public let errSecOpWr
public let errSecParam
public let errSecSuccess
public let errSecUnimplemented
public let errSecUnknownFormat
public let errSecUserCanceled
public let kAudioFormatAppleLossless
public let kAudioFormatLinearPCM
public let kAudioFormatMPEG4AAC
public let kCCHmacAlgMD5
public let kCCHmacAlgSHA1
public let kCCHmacAlgSHA256
public let kCCHmacAlgSHA384
public let kCCHmacAlgSHA512
public let kCLDistanceFilterNone
public let kCLHeadingFilterNone
public let kCLLocationAccuracyBest
public let kCLLocationAccuracyBestForNavigation
public let kCLLocationAccuracyHundredMeters
public let kCLLocationAccuracyKilometer
public let kCLLocationAccuracyNearestTenMeters
public let kCLLocationAccuracyReduced
public let kCLLocationAccuracyThreeKilometers
public let kCLLocationCoordinate2DInvalid
public let kCMPersistentTrackID_Invalid
public let kCMTimeZero
public let kCVPixelBufferPixelFormatTypeKey
public let kCVPixelFormatType_32ARGB
public let kCVPixelFormatType_32BGRA
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange
public let kSCNetworkFlagsConnectionAutomatic
public let kSCNetworkFlagsConnectionRequired
public let kSCNetworkFlagsInterventionRequired
public let kSCNetworkFlagsIsDirect
public let kSCNetworkFlagsIsLocalAddress
public let kSCNetworkFlagsReachable
public let kSCNetworkFlagsTransientConnection
public let kSecAttrAccessControl
public let kSecAttrAccessGroup
public let kSecAttrAccessible
public let kSecAttrAccessibleAfterFirstUnlock
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
public let kSecAttrAccessibleAlways
public let kSecAttrAccessibleAlwaysThisDeviceOnly
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
public let kSecAttrAccessibleWhenUnlocked
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly
public let kSecAttrAccount
public let kSecAttrApplicationLabel
public let kSecAttrApplicationTag
public let kSecAttrAuthenticationType
public let kSecAttrAuthenticationTypeDPA
public let kSecAttrAuthenticationTypeDefault
public let kSecAttrAuthenticationTypeHTMLForm
public let kSecAttrAuthenticationTypeHTTPBasic
public let kSecAttrAuthenticationTypeHTTPDigest
public let kSecAttrAuthenticationTypeMSN
public let kSecAttrAuthenticationTypeNTLM
public let kSecAttrAuthenticationTypeRPA
public let kSecAttrCanDecrypt
public let kSecAttrCanEncrypt
public let kSecAttrCanSign
public let kSecAttrCanVerify
public let kSecAttrComment
public let kSecAttrCreationDate
public let kSecAttrCreator
public let kSecAttrDescription
public let kSecAttrGeneric
public let kSecAttrIsExtractable
public let kSecAttrIsInvisible
public let kSecAttrIsNegative
public let kSecAttrIsPermanent
public let kSecAttrIssuer
public let kSecAttrKeyClass
public let kSecAttrKeyClassPrivate
public let kSecAttrKeyClassPublic
public let kSecAttrKeyClassSymmetric
public let kSecAttrKeySizeInBits
public let kSecAttrKeyType
public let kSecAttrKeyTypeEC
public let kSecAttrKeyTypeECSECPrimeRandom
public let kSecAttrKeyTypeRSA
public let kSecAttrLabel
public let kSecAttrModificationDate
public let kSecAttrPath
public let kSecAttrPort
public let kSecAttrProtocol
public let kSecAttrProtocolAFP
public let kSecAttrProtocolAppleTalk
public let kSecAttrProtocolDAAP
public let kSecAttrProtocolEPPC
public let kSecAttrProtocolFTP
public let kSecAttrProtocolFTPAccount
public let kSecAttrProtocolFTPProxy
public let kSecAttrProtocolFTPS
public let kSecAttrProtocolHTTP
public let kSecAttrProtocolHTTPProxy
public let kSecAttrProtocolHTTPS
public let kSecAttrProtocolHTTPSProxy
public let kSecAttrProtocolIMAP
public let kSecAttrProtocolIMAPS
public let kSecAttrProtocolIRC
public let kSecAttrProtocolIRCS
public let kSecAttrProtocolLDAP
public let kSecAttrProtocolLDAPS
public let kSecAttrProtocolNNTP
public let kSecAttrProtocolNNTPS
public let kSecAttrProtocolPOP3
public let kSecAttrProtocolPOP3S
public let kSecAttrProtocolRTSP
public let kSecAttrProtocolRTSPProxy
public let kSecAttrProtocolSMB
public let kSecAttrProtocolSMTP
public let kSecAttrProtocolSOCKS
public let kSecAttrProtocolSSH
public let kSecAttrProtocolTelnet
public let kSecAttrProtocolTelnetS
public let kSecAttrSecurityDomain
public let kSecAttrSerialNumber
public let kSecAttrServer
public let kSecAttrService
public let kSecAttrSubject
public let kSecAttrSynchronizable
public let kSecAttrSynchronizableAny
public let kSecAttrTokenID
public let kSecAttrTokenIDSecureEnclave
public let kSecAttrType
public let kSecClass
public let kSecClassCertificate
public let kSecClassGenericPassword
public let kSecClassIdentity
public let kSecClassInternetPassword
public let kSecClassKey
public let kSecImportExportPassphrase
public let kSecImportItemCertChain
public let kSecImportItemIdentity
public let kSecImportItemKeyID
public let kSecImportItemLabel
public let kSecImportItemTrust
public let kSecMatchCaseInsensitive
public let kSecMatchEmailAddressIfPresent
public let kSecMatchIssuers
public let kSecMatchItemList
public let kSecMatchLimit
public let kSecMatchLimitAll
public let kSecMatchLimitOne
public let kSecMatchPolicy
public let kSecMatchSearchList
public let kSecMatchSubjectContains
public let kSecMatchTrustedOnly
public let kSecMatchValidOnDate
public let kSecPrivateKeyAttrs
public let kSecPublicKeyAttrs
public let kSecRandomDefault
public let kSecReturnAttributes
public let kSecReturnData
public let kSecReturnPersistentRef
public let kSecReturnRef
public let kSecRevocationCRLMethod
public let kSecRevocationNetworkAccessDisabled
public let kSecRevocationOCSPMethod
public let kSecRevocationPreferCRL
public let kSecRevocationRequirePositiveResponse
public let kSecRevocationUseAnyAvailableMethod
public let kSecUseAuthenticationContext
public let kSecUseAuthenticationUI
public let kSecUseAuthenticationUIAllow
public let kSecUseAuthenticationUIFail
public let kSecUseAuthenticationUISkip
public let kSecUseDataProtectionKeychain
public let kSecUseItemList
public let kSecUseNoAuthenticationUI
public let kSecUseOperationPrompt
public let kSecValueData
public let kSecValuePersistentRef
public let kSecValueRef
public let kSystemSoundID_Vibrate
public let kUTTagClassFilenameExtension
public let kUTTagClassMIMEType
public let kUTTypeAudio
public let kUTTypeContent
public let kUTTypeData
public let kUTTypeFileURL
public let kUTTypeFolder
public let kUTTypeGIF
public let kUTTypeHTML
public let kUTTypeImage
public let kUTTypeItem
public let kUTTypeJPEG
public let kUTTypeMPEG4
public let kUTTypeMovie
public let kUTTypePDF
public let kUTTypePNG
public let kUTTypePlainText
public let kUTTypePresentation
public let kUTTypeQuickTimeMovie
public let kUTTypeRTF
public let kUTTypeSpreadsheet
public let kUTTypeText
public let kUTTypeURL
public let kUTTypeUTF8PlainText
public let kUTTypeVCard
public let kUTTypeVideo
public let kUTTypeZipArchive
public typealias ASPresentationAnchor = Any
public typealias AVAssetImageGeneratorCompletionHandler = Any
public typealias AudioFormatID = Any
public typealias CBL2CAPPSM = Any
public typealias CCHmacAlgorithm = Any
public typealias CC_LONG = Any
public typealias CKRecordValue = Any
public typealias CLBeaconMajorValue = Any
public typealias CLBeaconMinorValue = Any
public typealias CLLocationAccuracy = Any
public typealias CLLocationDegrees = Any
public typealias CLLocationDirection = Any
public typealias CLLocationDistance = Any
public typealias CLLocationSpeed = Any
public typealias CMAbsoluteAltitudeHandler = Any
public typealias CMAccelerometerHandler = Any
public typealias CMAltitudeHandler = Any
public typealias CMDeviceMotionHandler = Any
public typealias CMGyroHandler = Any
public typealias CMMagnetometerHandler = Any
public typealias CMMotionActivityHandler = Any
public typealias CMMotionActivityQueryHandler = Any
public typealias CMPedometerEventHandler = Any
public typealias CMPedometerHandler = Any
public typealias CMPersistentTrackID = Any
public typealias CMTimeScale = Any
public typealias CMTimeValue = Any
public typealias CVImageBuffer = Any
public typealias CVPixelBuffer = Any
public typealias CryptoDigest = Any
public typealias HKObserverQueryCompletionHandler = Any
public typealias MPMediaEntityPersistentID = Any
public typealias SCNetworkReachabilityCallBack = Any
public typealias SHA256 = Any
public typealias SHA256Digest = Any
public typealias SHA384 = Any
public typealias SHA384Digest = Any
public typealias SHA512 = Any
public typealias SHA512Digest = Any
public typealias SystemSoundID = Any
"""#,
        "UniformTypesStandIn": #"""
public struct UTTagClass: RawRepresentable, Hashable, Sendable {}
public struct UTType: Hashable, Sendable, CustomStringConvertible {}
"""#,
        "SwiftUI": #"""
public struct AccessibilityActionKind: Equatable, Sendable {}
public enum AccessibilityAdjustmentDirection: Sendable, Hashable { case increment }
public struct AccessibilityChildBehavior: Hashable, Sendable {}
public struct AccessibilityFocusState<T>: DynamicProperty, ConnectedProperty {}
extension AccessibilityFocusState { public struct Binding<T> {} }
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified }
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label }
public protocol AccessibilityRotorContent {}
public enum AccessibilityRotorContentBuilder {}
public struct AccessibilityRotorEntry<T>: AccessibilityRotorContent {}
public struct AccessibilitySystemRotor: Sendable {}
public struct AccessibilityTextContentType: Sendable {}
public struct AccessibilityTraits: SetAlgebra, Sendable {}
public struct AccessibilityZoomGestureAction {}
extension AccessibilityZoomGestureAction { public enum Direction: Hashable, Sendable { case zoomIn } }
public enum AccessibilityZoomGestureDirection: Hashable, Sendable { case zoomIn }
public struct AccessoryCircularCapacityGaugeStyle: Sendable {}
public struct AccessoryCircularGaugeStyle: Sendable {}
public struct AccessoryLinearCapacityGaugeStyle: Sendable {}
public struct AccessoryLinearGaugeStyle: Sendable {}
public struct ActionSheet {}
public struct Alert {}
extension Alert { public struct Button {} }
public struct Alignment: Hashable, Sendable {}
public protocol AlignmentID: SendableMetatype {}
public struct Anchor<T> {}
extension Anchor { public struct Source<T> {} }
public struct Angle: Hashable, Comparable, Sendable { public static let zero = Angle() }
public struct AngularGradient: GradientStyle {}
public protocol Animatable {}
public protocol AnimatableModifier: Animatable, ViewModifier {}
public struct AnimatablePair<T>: VectorArithmetic { public static let zero = AnimatablePair() }
public struct AnimationCompletionCriteria: Hashable, Sendable {}
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {}
public struct AnnotationPosition: Hashable, Sendable {}
public struct AnyGesture<T> {}
public struct AnyGradient: Hashable, Sendable {}
public struct AnyLayout: Layout {}
extension AnyLayout { public struct Cache {} }
public struct AnyShape: Shape {}
public struct AnyShapeStyle: ShapeStyle, PaintedStyle {}
public struct AnyTransition: Sendable {}
public struct AnyView {}
@MainActor public protocol App {}
public struct AppStorage<T>: DynamicProperty, ConnectedProperty {}
public struct AppearSymbolEffect: SymbolEffect, Hashable {}
public struct AreaMark: ChartContent {}
public struct AsymmetricTransition<T> {}
public struct AsyncImage<T>: View {}
public enum AsyncImagePhase { case empty }
extension AttributeScopes { public struct SwiftUIAttributes: AttributeScope {} }
extension AttributeScopes.SwiftUIAttributes { public enum BackgroundColorAttribute: AttributedStringKey {} }
extension AttributeScopes.SwiftUIAttributes { public enum BaselineOffsetAttribute: AttributedStringKey {} }
extension AttributeScopes.SwiftUIAttributes { public enum FontAttribute: AttributedStringKey {} }
extension AttributeScopes.SwiftUIAttributes { public enum ForegroundColorAttribute: AttributedStringKey {} }
extension AttributeScopes.SwiftUIAttributes { public enum KerningAttribute: AttributedStringKey {} }
extension AttributeScopes.SwiftUIAttributes { public enum StrikethroughStyleAttribute: AttributedStringKey {} }
extension AttributeScopes.SwiftUIAttributes { public enum TrackingAttribute: AttributedStringKey {} }
extension AttributeScopes.SwiftUIAttributes { public enum UnderlineStyleAttribute: AttributedStringKey {} }
public struct AutomaticControlGroupStyle: Sendable {}
public struct AutomaticDisclosureGroupStyle: Sendable {}
public struct AutomaticFormStyle: FormStyle {}
public struct AutomaticLabeledContentStyle: Sendable {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {}
public struct AutomaticNavigationTransition: NavigationTransition {}
public struct AutomaticScaleDomain: Sendable {}
public struct AutomaticTableStyle: TableStyle {}
public struct AutomaticTextEditorStyle: Sendable {}
public enum Axis: Int8, CaseIterable, Sendable, Hashable { case horizontal }
extension Axis { public struct Set: OptionSet, Sendable {} }
public protocol AxisContent {}
public enum AxisContentBuilder {}
public struct AxisGridLine: AxisMark {}
public protocol AxisMark {}
public enum AxisMarkBuilder {}
public struct AxisMarkPosition: Hashable, Sendable {}
public struct AxisMarkPreset: Hashable, Sendable {}
public struct AxisMarkValues: Sendable {}
public struct AxisMarks<T>: AxisContent {}
public struct AxisTick: AxisMark {}
extension AxisTick { public struct Length: Hashable, Sendable, ExpressibleByIntegerLiteral {} }
public struct AxisValue {}
public struct AxisValueLabel<T>: AxisMark {}
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {}
public enum AxisValueLabelOrientation: Hashable, Sendable { case automatic }
public struct BackgroundStyle: ShapeStyle, PaintedStyle {}
public struct BackgroundTask<T>: Sendable {}
public struct BadgeProminence: Hashable, Sendable {}
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {}
public struct BarMark: ChartContent {}
public struct BasicChartSymbolShape: Hashable, Sendable {}
public struct Bindable<T> {}
public struct Binding<T>: DynamicProperty {}
public enum BlendMode: Hashable, Sendable { case normal }
public struct BlurReplaceTransition: Transition {}
extension BlurReplaceTransition { public struct Configuration: Hashable, Sendable {} }
public struct BorderedButtonStyle: Sendable {}
public struct BorderedProminentButtonStyle: Sendable {}
public struct BorderedShapeView<T>: ShapeView {}
public struct BorderlessButtonMenuStyle: Sendable {}
public struct BorderlessButtonStyle: Sendable {}
public struct BounceSymbolEffect: SymbolEffect, Hashable {}
public struct BreatheSymbolEffect: SymbolEffect, Hashable {}
public struct Button<T> {}
public struct ButtonBorderShape: InsettableShape, Equatable {}
public struct ButtonMenuStyle: Sendable {}
public struct ButtonRepeatBehavior: Hashable, Sendable {}
public struct ButtonRole: Equatable, Sendable {}
public struct ButtonSizing: Hashable, Sendable {}
@MainActor public protocol ButtonStyle {}
public struct ButtonStyleConfiguration {}
extension ButtonStyleConfiguration { public struct Label {} }
public struct ButtonToggleStyle: Sendable {}
public struct Canvas<T> {}
public struct Capsule: InsettableShape, CornerShape {}
public struct Chart<T> {}
public protocol ChartContent {}
public enum ChartContentBuilder {}
public struct ChartPlotContent: View {}
public struct ChartProxy {}
public struct Circle: InsettableShape, CornerShape {}
public struct CircularProgressViewStyle: Sendable {}
public struct CodableRepresentation<T>: TransferRepresentation {}
public struct Color: ShapeStyle, PaintedStyle, Hashable, CustomStringConvertible {}
extension Color { public enum RGBColorSpace: Hashable, Sendable { case sRGB } }
extension Color { public struct Resolved: ShapeStyle, PaintedStyle, Animatable, Hashable, Codable, CustomStringConvertible {} }
public struct ColorPicker<T> {}
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear }
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light }
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard }
public struct ColumnNavigationViewStyle: NavigationViewStyle {}
public struct ColumnsFormStyle: FormStyle {}
public struct CommandGroup<T>: Commands {}
public struct CommandGroupPlacement: Sendable {}
public struct CommandMenu<T>: Commands {}
@MainActor public protocol Commands {}
public enum CommandsBuilder {}
public struct CompactDatePickerStyle: Sendable {}
public struct CompactMenuControlGroupStyle: Sendable {}
public struct ContainerBackgroundPlacement: Hashable, Sendable {}
public struct ContainerRelativeShape: InsettableShape {}
public protocol ContainerValueKey {}
public struct ContainerValues {}
public struct ContentMarginPlacement: Hashable, Sendable {}
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit }
public struct ContentShapeKinds: OptionSet, Sendable {}
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable { case extraSmall }
public struct ContentTransition: Hashable, Sendable {}
public struct ContentUnavailableView<T> {}
public struct ContextMenu<T> {}
public struct ControlGroup<T> {}
@MainActor public protocol ControlGroupStyle {}
public struct ControlGroupStyleConfiguration {}
extension ControlGroupStyleConfiguration { public struct Content {} }
extension ControlGroupStyleConfiguration { public struct Label {} }
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini }
public enum CoordinateSpace: Equatable, Hashable { case global }
public protocol CoordinateSpaceProtocol {}
public struct CubicKeyframe<T>: KeyframeTrackContent {}
@MainActor public protocol CustomHoverEffect: Sendable {}
public protocol CustomPresentationDetent {}
@MainActor public protocol CustomizableToolbarContent: ToolbarContent {}
public struct DataRepresentation<T>: TransferRepresentation {}
public struct DateBins: RandomAccessCollection, Sendable {}
public struct DatePicker<T> {}
public struct DatePickerComponents: OptionSet, Sendable {}
@MainActor public protocol DatePickerStyle {}
public struct DatePickerStyleConfiguration {}
extension DatePickerStyleConfiguration { public struct Label {} }
public struct DefaultButtonLabel {}
public struct DefaultButtonStyle: Sendable {}
public struct DefaultDatePickerStyle: Sendable {}
public struct DefaultGaugeStyle: Sendable {}
public struct DefaultGlassEffectShape: Shape, CornerShape {}
public struct DefaultGroupBoxStyle: Sendable {}
public struct DefaultLabelStyle: Sendable {}
public struct DefaultListStyle: ListStyle {}
public struct DefaultMenuStyle: Sendable {}
public struct DefaultNavigationViewStyle: NavigationViewStyle {}
public struct DefaultPickerStyle: Sendable {}
public struct DefaultProgressViewStyle: Sendable {}
public class DefaultSerialModelExecutor: ModelExecutor, Sendable { public init(modelContext: ModelContext) }
public struct DefaultShareLinkLabel {}
public struct DefaultTabLabel {}
public struct DefaultTabViewStyle: TabViewStyle {}
public struct DefaultTextFieldStyle: Sendable {}
public struct DefaultToggleStyle: Sendable {}
public struct DefaultToolbarItem {}
public struct DisabledTextSelectability: TextSelectability {}
public struct DisclosureGroup<T> {}
@MainActor public protocol DisclosureGroupStyle {}
public struct DisclosureGroupStyleConfiguration {}
extension DisclosureGroupStyleConfiguration { public struct Content {} }
extension DisclosureGroupStyleConfiguration { public struct Label {} }
@MainActor public struct DismissAction {}
@MainActor public struct DismissSearchAction {}
@MainActor public struct DismissWindowAction: Sendable {}
public struct Divider: Sendable {}
public struct DocumentGroup<T> {}
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {}
public struct DragGesture {}
extension DragGesture { public struct Value: Equatable, Sendable {} }
public struct DrawOnSymbolEffect: SymbolEffect, Hashable {}
@MainActor public protocol DropDelegate {}
public struct DropInfo: Sendable {}
public enum DropOperation: Hashable, Sendable { case cancel }
public struct DropProposal: Sendable {}
public protocol DynamicProperty {}
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable { case xSmall }
public protocol DynamicViewContent: View {}
public enum Edge: Int8, CaseIterable, Sendable, Hashable { case top }
extension Edge { public struct Set: OptionSet, Sendable, Hashable {} }
public struct EdgeInsets: Hashable, Sendable {}
public struct EditActions<T>: OptionSet, Sendable {}
public struct EditButton: View {}
public enum EditMode: Hashable, Sendable { case inactive }
public struct Ellipse: InsettableShape {}
public struct EllipticalGradient: GradientStyle {}
public struct EmptyAnimatableData: VectorArithmetic, Sendable { public static let zero = EmptyAnimatableData() }
public struct EmptyAxisContent: AxisContent {}
public struct EmptyAxisMark: AxisMark {}
public struct EmptyChartContent: ChartContent {}
public struct EmptyCommands: Commands {}
public struct EmptyModifier: Sendable {}
public struct EmptyView: Sendable {}
public struct EmptyVisualEffect: VisualEffect {}
public struct EmptyWidget: Widget {}
public struct EmptyWidgetConfiguration: WidgetConfiguration {}
public struct EnabledTextSelectability: TextSelectability {}
public struct Environment<T>: DynamicProperty, ConnectedProperty {}
public protocol EnvironmentKey {}
public struct EnvironmentObject<T>: DynamicProperty, ConnectedProperty {}
public struct EnvironmentValues: CustomStringConvertible {}
@MainActor public protocol EnvironmentalModifier: ViewModifier {}
public struct EquatableView<T> {}
public struct EventModifiers: OptionSet, Sendable {}
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {}
public struct ExclusiveGesture<T> {}
extension ExclusiveGesture { public enum Value<T> {} }
public struct ExplicitTimelineSchedule<T>: TimelineSchedule {}
public struct FetchDescriptor<T> {}
public struct FetchRequest<T>: DynamicProperty, ConnectedProperty {}
extension FetchRequest { public struct Configuration<T> {} }
public struct FetchedResults<T>: RandomAccessCollection {}
public protocol FileDocument {}
public struct FileDocumentConfiguration<T> {}
public struct FileDocumentReadConfiguration {}
public struct FileDocumentWriteConfiguration {}
public struct FileRepresentation<T>: TransferRepresentation {}
public class FileWrapper: NSObject { public init(directoryWithFileWrappers: [String: FileWrapper]); public init(regularFileWithContents: Data) }
public struct FillStyle: Hashable, Sendable {}
public struct FilledShape<T>: ShapeView {}
public struct FocusInteractions: OptionSet, Sendable {}
public struct FocusState<T>: DynamicProperty, ConnectedProperty {}
extension FocusState { public struct Binding<T> {} }
public struct Font: Hashable, Sendable {}
extension Font { public enum Design: Hashable, Sendable { case `default` } }
extension Font { public enum Leading: Hashable, Sendable { case standard } }
extension Font { public enum TextStyle: CaseIterable, Hashable, Sendable { case largeTitle } }
extension Font { public struct Weight: Hashable, Sendable {} }
extension Font { public struct Width: Hashable, Sendable {} }
public struct ForEach<T> {}
public struct ForEachSubviewCollection<T>: RandomAccessCollection {}
public struct ForegroundStyle: ShapeStyle, PaintedStyle {}
public struct Form<T> {}
public protocol FormStyle {}
public struct Gauge<T> {}
@MainActor public protocol GaugeStyle {}
public struct GaugeStyleConfiguration {}
extension GaugeStyleConfiguration { public struct CurrentValueLabel {} }
extension GaugeStyleConfiguration { public struct Label {} }
extension GaugeStyleConfiguration { public struct MaximumValueLabel {} }
extension GaugeStyleConfiguration { public struct MinimumValueLabel {} }
public protocol GeometryEffect: Animatable, ViewModifier {}
public struct GeometryProxy {}
public struct GeometryReader<T> {}
@MainActor public protocol Gesture {}
public struct GestureMask: OptionSet, Sendable {}
public struct GestureState<T>: DynamicProperty, ConnectedProperty {}
public struct GestureStateGesture<T> {}
public struct Glass: Hashable, Sendable {}
public struct GlassButtonStyle: Sendable {}
public struct GlassEffectContainer<T>: View {}
public struct GlassEffectTransition: Hashable, Sendable {}
public struct GlassProminentButtonStyle: Sendable {}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {}
public struct Gradient: Hashable, Sendable {}
extension Gradient { public struct ColorSpace: Hashable, Sendable {} }
extension Gradient { public struct Stop: Hashable, Sendable {} }
public struct GraphicalDatePickerStyle: Sendable {}
public struct GraphicsContext {}
extension GraphicsContext { public struct BlendMode: RawRepresentable, Hashable, Sendable {} }
extension GraphicsContext { public struct BlurOptions: OptionSet, Sendable {} }
extension GraphicsContext { public struct ClipOptions: OptionSet, Sendable {} }
extension GraphicsContext { public struct Filter {} }
extension GraphicsContext { public struct FilterOptions: OptionSet, Sendable {} }
extension GraphicsContext { public struct GradientOptions: OptionSet, Sendable {} }
extension GraphicsContext { public struct ResolvedImage {} }
extension GraphicsContext { public struct ResolvedSymbol {} }
extension GraphicsContext { public struct ResolvedText {} }
extension GraphicsContext { public struct Shading {} }
extension GraphicsContext { public struct ShadowOptions: OptionSet, Sendable {} }
public struct Grid<T> {}
public struct GridItem: Sendable {}
extension GridItem { public enum Size: Sendable {} }
public struct GridLayout: Layout, Sendable {}
public struct GridRow<T> {}
public struct Group<T> {}
public struct GroupBox<T> {}
@MainActor public protocol GroupBoxStyle {}
public struct GroupBoxStyleConfiguration {}
extension GroupBoxStyleConfiguration { public struct Content {} }
extension GroupBoxStyleConfiguration { public struct Label {} }
public struct GroupedFormStyle: FormStyle {}
public struct GroupedListStyle: ListStyle {}
public struct HStack<T>: LayoutContainer {}
public struct HStackLayout: Layout, Sendable {}
public struct HierarchicalShapeStyle: ShapeStyle, PaintedStyle {}
public struct HorizontalAlignment: Hashable, Sendable {}
public enum HorizontalEdge: Int8, CaseIterable, Sendable, Hashable { case leading }
extension HorizontalEdge { public struct Set: OptionSet, Sendable {} }
public struct HoverEffect: Sendable {}
public enum HoverPhase: Equatable, Sendable { case ended }
public struct IconOnlyLabelStyle: Sendable {}
public struct IdentityTransition: Transition {}
public struct Image: Hashable, Sendable {}
extension Image { public struct DynamicRange: Hashable, Sendable {} }
extension Image { public enum Interpolation: Hashable, Sendable { case none } }
extension Image { public enum Orientation: UInt8, CaseIterable, Hashable, Sendable { case up } }
extension Image { public enum ResizingMode: Hashable, Sendable { case tile } }
extension Image { public enum Scale: Hashable, CaseIterable, Sendable { case small } }
extension Image { public enum TemplateRenderingMode: Hashable, Sendable { case template } }
public struct ImagePaint: ShapeStyle, PaintedStyle, Sendable {}
@MainActor public class ImageRenderer<T>: ObservableObject { public init(content: Content) }
public struct InlinePickerStyle: Sendable {}
public struct InsetGroupedListStyle: ListStyle {}
public struct InsetListStyle: ListStyle {}
public struct InsetTableStyle: TableStyle {}
public protocol InsettableShape: Shape {}
public struct InspectorCommands: Commands {}
public enum InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable { case portrait }
public struct InterpolationMethod: Hashable, Sendable {}
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {}
public struct KeyPress: Sendable {}
extension KeyPress { public struct Phases: OptionSet, Sendable {} }
extension KeyPress { public enum Result: Sendable { case handled } }
public struct KeyboardShortcut: Hashable, Sendable {}
extension KeyboardShortcut { public enum Localization: Hashable, Sendable { case automatic } }
public struct KeyframeAnimator<T>: View, PrimitiveView {}
public struct KeyframeGroup<T>: Keyframes {}
public struct KeyframeStep<T> {}
public struct KeyframeSteps<T>: KeyframeTrackContent {}
public struct KeyframeTimeline<T> {}
public struct KeyframeTrack<T>: Keyframes {}
public protocol KeyframeTrackContent {}
public enum KeyframeTrackContentBuilder<T> {}
public protocol Keyframes {}
public enum KeyframesBuilder<T> {}
public struct Label<T> {}
@MainActor public protocol LabelStyle {}
public struct LabelStyleConfiguration {}
extension LabelStyleConfiguration { public struct Icon {} }
extension LabelStyleConfiguration { public struct Title {} }
public struct LabeledContent<T> {}
@MainActor public protocol LabeledContentStyle {}
public struct LabeledContentStyleConfiguration {}
extension LabeledContentStyleConfiguration { public struct Content {} }
extension LabeledContentStyleConfiguration { public struct Label {} }
public struct LabeledControlGroupContent<T> {}
public struct LayeredShapeView<T>: ShapeView {}
public protocol Layout: Animatable {}
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight }
public enum LayoutDirectionBehavior: Hashable, Sendable { case fixed }
public struct LayoutProperties: Sendable {}
public struct LayoutSubview: Equatable, Sendable {}
public struct LayoutSubviews: RandomAccessCollection, Equatable {}
public protocol LayoutValueKey {}
public struct LazyHGrid<T>: LazyContainer {}
public struct LazyHStack<T>: LazyContainer {}
public struct LazyVGrid<T>: LazyContainer {}
public struct LazyVStack<T>: LazyContainer {}
public enum LegibilityWeight: Hashable, Sendable { case regular }
public struct LineMark: ChartContent {}
public struct LinearCapacityGaugeStyle: Sendable {}
public struct LinearGradient: GradientStyle {}
public struct LinearKeyframe<T>: KeyframeTrackContent {}
public struct LinearProgressViewStyle: Sendable {}
public struct Link<T> {}
public struct List<T> {}
public struct ListSectionSpacing: Hashable, Sendable {}
public protocol ListStyle {}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {}
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable {}
extension LocalizedStringKey { public struct StringInterpolation: StringInterpolationProtocol {} }
public struct LongPressGesture: Sendable {}
public struct MagnificationGesture: Sendable {}
public struct MagnifyGesture: Sendable {}
extension MagnifyGesture { public struct Value: Equatable, Sendable {} }
public struct Map<T> {}
public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {}
public struct MarkStackingMethod: Hashable, Sendable {}
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {}
public struct Material: ShapeStyle, PaintedStyle, Hashable {}
public struct Menu<T> {}
public struct MenuActionDismissBehavior: Equatable, Sendable {}
public struct MenuControlGroupStyle: Sendable {}
public struct MenuOrder: Equatable, Hashable, Sendable {}
public struct MenuPickerStyle: Sendable {}
@MainActor public protocol MenuStyle {}
public struct MenuStyleConfiguration {}
extension MenuStyleConfiguration { public struct Content {} }
extension MenuStyleConfiguration { public struct Label {} }
public struct MeshGradient: ShapeStyle, PaintedStyle, Equatable {}
extension MeshGradient { public struct BezierPoint: Equatable, Sendable {} }
extension MeshGradient { public enum Colors: Equatable, Sendable {} }
extension MeshGradient { public enum Locations: Equatable, Sendable {} }
public enum MigrationStage {}
public protocol ModelActor: Actor {}
public struct ModelConfiguration: Hashable, Sendable {}
extension ModelConfiguration { public struct CloudKitDatabase: Hashable, Sendable {} }
extension ModelConfiguration { public struct GroupContainer: Hashable, Sendable {} }
public class ModelContainer: Sendable { public convenience init(for: Never, migrationPlan: Never = nil, configurations: Never); public convenience init(for: Never, migrationPlan: Never = nil, configurations: Never); public init(for: Never, migrationPlan: Never = nil, configurations: Never = nil) }
public class ModelContext: Sendable { public init(_ value: ModelContainer) }
public protocol ModelExecutor: AnyObject, Sendable {}
public struct ModifiedContent<T> {}
public struct MoveKeyframe<T>: KeyframeTrackContent {}
public struct MoveTransition: Transition {}
public struct MultiDatePicker<T> {}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {}
public struct Namespace: DynamicProperty, ConnectedProperty {}
extension Namespace { public struct ID: Hashable, Sendable {} }
public enum NavigationBarItem {}
extension NavigationBarItem { public enum TitleDisplayMode: Hashable, Sendable { case automatic } }
public struct NavigationControlGroupStyle: Sendable {}
public struct NavigationLink<T> {}
public struct NavigationLinkPickerStyle: Sendable {}
public struct NavigationPath: Equatable {}
extension NavigationPath { public struct CodableRepresentation: Codable, Equatable {} }
public struct NavigationSplitView<T> {}
public struct NavigationSplitViewColumn: Hashable, Sendable {}
public protocol NavigationSplitViewStyle {}
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {}
public struct NavigationStack<T> {}
public protocol NavigationTransition: Sendable {}
public struct NavigationView<T> {}
public protocol NavigationViewStyle {}
public struct ObservedObject<T>: DynamicProperty, ConnectedProperty {}
public struct ObservedObjectWrapper<T> {}
public struct OffsetShape<T>: Shape {}
public struct OffsetTransition: Transition {}
public struct OmittedView {}
public struct OpacityTransition: Transition {}
@MainActor public struct OpenURLAction: Sendable {}
extension OpenURLAction { public struct Result: Sendable {} }
@MainActor public struct OpenWindowAction: Sendable {}
public struct OutlineGroup<T> {}
public struct OutlineRows<T> {}
public struct OutlineSubgroupChildren {}
public struct PageIndexViewStyle: Sendable {}
extension PageIndexViewStyle { public struct BackgroundDisplayMode: Sendable {} }
public struct PageTabViewStyle: TabViewStyle {}
extension PageTabViewStyle { public struct IndexDisplayMode: Sendable {} }
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {}
public struct PaletteControlGroupStyle: Sendable {}
public struct PalettePickerStyle: Sendable {}
public struct PasteButton: Sendable {}
public struct Path: Equatable, Sendable {}
extension Path { public enum Element: Equatable, Sendable { case closeSubpath } }
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {}
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Comparable, Sendable {}
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}
public struct PhaseAnimator<T>: View, PrimitiveView {}
public struct PhotosPicker<T>: View {}
public struct PhotosPickerItem: Hashable, Sendable {}
extension PhotosPickerItem { public struct EncodingDisambiguationPolicy: Hashable, Sendable {} }
public enum PhotosPickerSelectionBehavior: Hashable, Sendable { case `default` }
public struct PhotosPickerStyle: Hashable, Sendable {}
public struct Picker<T> {}
@MainActor public protocol PickerStyle: SendableMetatype {}
public struct PinnedScrollableViews: OptionSet, Sendable {}
public struct PlaceholderContentView<T> {}
public struct PlainButtonStyle: Sendable {}
public struct PlainListStyle: ListStyle {}
public struct PlainTextEditorStyle: Sendable {}
public struct PlainTextFieldStyle: Sendable {}
public struct PlotDimensionScaleRange: Sendable {}
public protocol Plottable {}
public struct PlottableValue<T> {}
public struct PointMark: ChartContent {}
public enum PopoverAttachmentAnchor: Sendable {}
extension PopoverAttachmentAnchor { public struct Source: Sendable {} }
extension PredicateExpressions { public struct StringLocalizedCompare<T>: PredicateExpression {} }
extension PredicateExpressions { public struct StringLocalizedStandardContains<T>: PredicateExpression {} }
public protocol PreferenceKey {}
public struct PresentationAdaptation: Hashable, Sendable {}
public struct PresentationBackgroundInteraction: Sendable {}
public struct PresentationContentInteraction: Equatable, Sendable {}
public struct PresentationDetent: Hashable, Sendable {}
extension PresentationDetent { public struct Context: Sendable {} }
public struct PresentationMode {}
public protocol PresentationSizing {}
public struct PresentedWindowContent<T> {}
public enum Preview {}
extension Preview { public struct ViewTraits: Sendable {} }
public protocol PreviewContext {}
public protocol PreviewContextKey {}
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {}
public enum PreviewLayout: Sendable { case device }
@MainActor public protocol PreviewModifier {}
public struct PreviewModifierContent: View {}
public enum PreviewPlatform: Sendable { case iOS }
@MainActor public protocol PreviewProvider {}
public struct PreviewTrait<T>: Sendable {}
@MainActor public protocol PrimitiveButtonStyle {}
public struct PrimitiveButtonStyleConfiguration {}
extension PrimitiveButtonStyleConfiguration { public struct Label {} }
public protocol PrimitivePlottableProtocol: Plottable {}
public struct ProgressView<T> {}
@MainActor public protocol ProgressViewStyle {}
public struct ProgressViewStyleConfiguration {}
extension ProgressViewStyleConfiguration { public struct CurrentValueLabel {} }
extension ProgressViewStyleConfiguration { public struct Label {} }
public struct ProjectionTransform: Hashable, Sendable {}
public enum Prominence: Hashable, Sendable { case standard }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {}
public struct ProposedViewSize: Hashable, Sendable { public static let zero = ProposedViewSize() }
public struct ProxyRepresentation<T>: TransferRepresentation {}
public struct PulseSymbolEffect: SymbolEffect, Hashable {}
public struct PushTransition: Transition {}
public struct Query<T>: DynamicProperty, ConnectedProperty {}
public struct RadialGradient: GradientStyle {}
public struct ReceivedTransferredFile: Sendable {}
public struct Rectangle: InsettableShape, CornerShape {}
public struct RectangleCornerRadii: Hashable, Animatable, Sendable {}
public struct RectangleMark: ChartContent {}
public struct RedactionReasons: OptionSet, Hashable, Sendable {}
public protocol ReferenceFileDocument: ObservableObject {}
public struct ReferenceFileDocumentConfiguration<T> {}
public struct RefreshAction: Sendable {}
@MainActor public struct RenameAction {}
public struct RenameButton<T> {}
public struct ReplaceSymbolEffect: SymbolEffect, Hashable {}
@MainActor public struct RequestReviewAction: Sendable {}
public struct RotateGesture: Sendable {}
extension RotateGesture { public struct Value: Equatable, Sendable {} }
public struct RotateSymbolEffect: SymbolEffect, Hashable {}
public struct RotatedShape<T>: Shape {}
public struct RotationGesture: Sendable {}
public struct RoundedBorderTextFieldStyle: Sendable {}
public enum RoundedCornerStyle: Hashable, Sendable { case circular }
public struct RoundedRectangle: InsettableShape, CornerShape {}
public struct RuleMark: ChartContent {}
public struct SafeAreaRegions: OptionSet, Sendable {}
public struct ScaleSymbolEffect: SymbolEffect, Hashable {}
public struct ScaleTransition: Transition {}
public struct ScaledMetric<T>: DynamicProperty, ConnectedProperty {}
public struct ScaledShape<T>: Shape {}
@MainActor public protocol Scene {}
public enum SceneBuilder {}
public enum ScenePhase: Comparable, Sendable { case background }
public struct SceneStorage<T>: DynamicProperty, ConnectedProperty {}
public class Schema: Sendable { public convenience init(_ value: any PersistentModel.Type, version: Version = nil); public convenience init(versionedSchema: any VersionedSchema.Type); public init(_ value: [any PersistentModel.Type], version: Version = nil) }
extension Schema { public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {} }
public protocol SchemaMigrationPlan {}
public struct ScrollAnchorRole: Hashable, Sendable {}
public struct ScrollBounceBehavior: Hashable, Sendable {}
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {}
public struct ScrollGeometry: Equatable, Sendable {}
public struct ScrollIndicatorVisibility: Hashable, Sendable {}
public enum ScrollPhase: Hashable, Sendable { case idle }
public struct ScrollPhaseChangeContext {}
public struct ScrollPosition: Equatable {}
public struct ScrollTarget: Hashable {}
public protocol ScrollTargetBehavior {}
public struct ScrollTargetBehaviorContext {}
public struct ScrollTransitionConfiguration: Sendable {}
extension ScrollTransitionConfiguration { public struct Threshold: Sendable {} }
public enum ScrollTransitionPhase: Hashable, Sendable { case topLeading }
public struct ScrollView<T> {}
public struct ScrollViewProxy {}
public struct ScrollViewReader<T> {}
public struct SearchFieldPlacement: Hashable, Sendable {}
extension SearchFieldPlacement { public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {} }
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {}
public struct SearchScopeActivation: Hashable, Sendable {}
public struct SearchSuggestionsPlacement: Equatable, Sendable {}
extension SearchSuggestionsPlacement { public struct Set: OptionSet, Sendable {} }
public struct SearchToolbarBehavior: Hashable, Sendable {}
public struct SearchUnavailableContent: Sendable {}
extension SearchUnavailableContent { public struct Actions: Sendable {} }
extension SearchUnavailableContent { public struct Description: Sendable {} }
extension SearchUnavailableContent { public struct Label: Sendable {} }
public struct Section<T> {}
public struct SectionedFetchRequest<T>: DynamicProperty, ConnectedProperty {}
public struct SectionedFetchResults<T>: RandomAccessCollection {}
extension SectionedFetchResults { public struct Section<T>: RandomAccessCollection, Identifiable {} }
public struct SectorMark: ChartContent {}
public struct SecureField<T> {}
public struct SegmentedPickerStyle: Sendable {}
public struct SensoryFeedback: Equatable, Sendable {}
extension SensoryFeedback { public struct Flexibility: Equatable, Sendable {} }
extension SensoryFeedback { public struct Weight: Equatable, Sendable {} }
public struct SentTransferredFile: Sendable {}
public struct SeparatorShapeStyle: ShapeStyle, PaintedStyle {}
public struct SequenceGesture<T> {}
extension SequenceGesture { public enum Value<T> {} }
public struct Settings<T> {}
public struct ShadowStyle: Hashable, Sendable {}
public protocol Shape: View, Animatable, Sendable {}
public enum ShapeRole: Hashable, Sendable { case fill }
public protocol ShapeStyle: Sendable {}
public protocol ShapeView: View {}
public struct ShareLink<T> {}
public struct SharePreview<T> {}
public struct SidebarAdaptableTabViewStyle: TabViewStyle {}
public struct SidebarCommands: Commands {}
public struct SidebarListStyle: ListStyle {}
public struct SimultaneousGesture<T> {}
extension SimultaneousGesture { public struct Value<T> {} }
public struct SlideTransition: Transition {}
public struct Slider<T> {}
public struct Spacer: Sendable {}
public struct SpacerSizing: Hashable, Sendable {}
public struct SpatialTapGesture {}
extension SpatialTapGesture { public struct Value: Equatable, Sendable {} }
public struct Spring: Hashable, Sendable {}
public struct SpringKeyframe<T>: KeyframeTrackContent {}
public struct StackNavigationViewStyle: NavigationViewStyle {}
public struct StandardPresentationSizing: PresentationSizing, Sendable {}
public struct State<T>: DynamicProperty, ConnectedProperty {}
public struct StateObject<T>: DynamicProperty, ConnectedProperty {}
public struct StaticConfiguration<T>: WidgetConfiguration {}
public struct Stepper<T> {}
public struct StrokeStyle: Hashable, Sendable {}
public struct StrokedShapeView<T>: ShapeView {}
public struct SubmitLabel: Sendable {}
public struct SubmitTriggers: OptionSet, Sendable {}
public struct Subview: Identifiable, Sendable {}
extension Subview { public struct ID: Hashable {} }
public struct SubviewsCollection: RandomAccessCollection {}
public struct SubviewsCollectionSlice: RandomAccessCollection {}
public struct SwitchToggleStyle: Sendable {}
public protocol SymbolEffect: Sendable {}
public struct SymbolEffectOptions: Hashable, Sendable {}
extension SymbolEffectOptions { public struct RepeatBehavior: Hashable, Sendable {} }
public struct SymbolRenderingMode: Hashable, Sendable {}
public struct SymbolVariants: Hashable, Sendable {}
public struct SystemShapeStyle: ShapeStyle, PaintedStyle {}
public struct Tab<T> {}
public struct TabBarMinimizeBehavior: Hashable, Sendable {}
public struct TabBarOnlyTabViewStyle: TabViewStyle {}
@MainActor public protocol TabContent {}
@MainActor public struct TabContentBuilder<T> {}
extension TabContentBuilder { public struct Content<T> {} }
extension TabContentBuilder { public struct Tabs<T>: TabContent {} }
public struct TabPlacement: Hashable, Sendable {}
public struct TabRole: Hashable, Sendable {}
public struct TabSection<T> {}
public struct TabView<T> {}
public protocol TabViewStyle {}
public struct Table<T> {}
public struct TableColumn<T>: TableColumnContent {}
public enum TableColumnBuilder<T> {}
public protocol TableColumnContent {}
public struct TableRow<T>: TableRowContent {}
public enum TableRowBuilder<T> {}
public protocol TableRowContent {}
public protocol TableStyle {}
public struct TapGesture: Sendable {}
public struct Text: Hashable, Sendable {}
extension Text { public enum Case: Hashable, Sendable { case uppercase } }
extension Text { public struct DateStyle: Hashable, Sendable {} }
extension Text { public struct Layout: RandomAccessCollection {} }
extension Text.Layout { public struct Line {} }
extension Text { public struct LineStyle: Hashable, Sendable {} }
extension Text.LineStyle { public struct Pattern: Hashable, Sendable {} }
extension Text { public struct Scale: Hashable, Sendable {} }
extension Text { public enum TruncationMode: Hashable, Sendable { case head } }
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading }
public protocol TextAttribute {}
public struct TextEditingCommands: Commands {}
public struct TextEditor: Sendable {}
@MainActor public protocol TextEditorStyle {}
public struct TextField<T> {}
@MainActor public protocol TextFieldStyle {}
public struct TextFormattingCommands: Commands {}
public struct TextInputAutocapitalization: Sendable {}
public struct TextProxy {}
public protocol TextRenderer: Animatable {}
public protocol TextSelectability {}
public protocol TimelineEntry {}
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {}
public protocol TimelineProvider {}
public struct TimelineProviderContext {}
public struct TimelineReloadPolicy: Equatable, Sendable {}
public protocol TimelineSchedule {}
public enum TimelineScheduleMode: Hashable, Sendable { case normal }
public struct TimelineView<T> {}
public struct TimelineViewDefaultContext {}
extension TimelineViewDefaultContext { public enum Cadence: Comparable, Sendable { case live } }
public struct TintShapeStyle: ShapeStyle, PaintedStyle {}
public protocol Tip: Identifiable, Sendable {}
public struct TipView<T>: View {}
public enum Tips {}
extension Tips { public struct ConfigurationOption: Sendable {} }
extension Tips.ConfigurationOption { public enum DatastoreLocation: Hashable, Sendable { case applicationDefault } }
extension Tips.ConfigurationOption { public enum DisplayFrequency: Hashable, Sendable { case immediate } }
extension Tips { public enum InvalidationReason: Hashable, Sendable { case actionPerformed } }
public struct TitleAndIconLabelStyle: Sendable {}
public struct TitleOnlyLabelStyle: Sendable {}
public struct Toggle<T> {}
@MainActor public protocol ToggleStyle {}
public struct ToggleStyleConfiguration {}
extension ToggleStyleConfiguration { public struct Label {} }
public struct ToolbarCommands: Commands {}
@MainActor public protocol ToolbarContent {}
public enum ToolbarContentBuilder {}
public struct ToolbarDefaultItemKind: Hashable, Sendable {}
public struct ToolbarItem<T> {}
public struct ToolbarItemGroup<T> {}
public struct ToolbarItemPlacement: Hashable, Sendable {}
public struct ToolbarPlacement: Hashable, Sendable {}
public struct ToolbarRole: Hashable, Sendable {}
public struct ToolbarSpacer {}
public struct ToolbarTitleDisplayMode: Sendable {}
public struct ToolbarTitleMenu<T> {}
public struct Transaction {}
public protocol TransactionKey {}
public protocol TransferRepresentation: Sendable {}
public enum TransferRepresentationBuilder<T> {}
public enum TransferRepresentationVisibility: Hashable, Sendable { case all }
public protocol Transferable {}
public struct TransformedShape<T>: Shape {}
@MainActor public protocol Transition {}
public enum TransitionPhase: Hashable, Sendable { case willAppear }
public struct TransitionProperties: Sendable {}
public struct TupleTableColumnContent<T>: TableColumnContent {}
public struct TupleTableRowContent<T>: TableRowContent {}
public struct TupleTransferRepresentation<T>: TransferRepresentation {}
public struct TupleView<T> {}
@MainActor public struct UIApplicationDelegateAdaptor<T>: DynamicProperty {}
public struct UIHostingConfiguration<T>: UIContentConfiguration {}
public class UIHostingController<T>: UIViewController { open dynamic func viewDidAppear(_ animated: Bool); open dynamic var prefersStatusBarHidden: Bool; public init(rootView: Content); public init?(coder: NSCoder); public init?(coder: NSCoder, rootView: Content) }
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {}
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {}
@MainActor public protocol UIViewControllerRepresentable: View {}
@MainActor public struct UIViewControllerRepresentableContext<T> {}
@MainActor public protocol UIViewRepresentable: View {}
@MainActor public struct UIViewRepresentableContext<T> {}
public struct UnevenRoundedRectangle: InsettableShape {}
public struct UnitCurve: Hashable, Sendable {}
public struct UnitPoint: Hashable, Sendable { public static let zero = UnitPoint() }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact }
public struct VStack<T>: LayoutContainer {}
public struct VStackLayout: Layout, Sendable {}
public struct VariableColorSymbolEffect: SymbolEffect, Hashable {}
public protocol VectorArithmetic: AdditiveArithmetic {}
public protocol VersionedSchema {}
public struct VerticalAlignment: Hashable, Sendable {}
public enum VerticalEdge: Int8, CaseIterable, Sendable, Hashable { case top }
extension VerticalEdge { public struct Set: OptionSet, Sendable {} }
public struct VideoPlayer<T> {}
@MainActor public protocol View: HostedContent {}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {}
extension ViewAlignedScrollTargetBehavior { public struct LimitBehavior: Sendable, Hashable {} }
public enum ViewBuilder {}
public struct ViewDimensions {}
public struct ViewEffect: ElementModifier {}
@MainActor public protocol ViewModifier {}
public struct ViewSpacing: Sendable { public static let zero = ViewSpacing() }
public struct ViewThatFits<T> {}
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic }
public struct VisualChanges: Sendable {}
public protocol VisualEffect: Sendable {}
public struct WebAuthenticationSession: Sendable {}
extension WebAuthenticationSession { public enum BrowserSession: Sendable { case shared } }
public struct WheelDatePickerStyle: Sendable {}
public struct WheelPickerStyle: Sendable {}
@MainActor public protocol Widget {}
@MainActor public protocol WidgetBundle {}
public enum WidgetBundleBuilder {}
public class WidgetCenter: Sendable {}
@MainActor public protocol WidgetConfiguration {}
public enum WidgetFamily: Int, CaseIterable, Sendable, Hashable, CustomStringConvertible { case systemSmall }
public struct WidgetInfo: Sendable {}
public enum WidgetLocation: Sendable { case homeScreen }
public struct WidgetPreviewContext: PreviewContext {}
public struct WidgetRenderingMode: Equatable, Sendable {}
public struct WidgetTimeline<T> {}
public struct WiggleSymbolEffect: SymbolEffect, Hashable {}
public struct Window<T> {}
public struct WindowGroup<T> {}
public struct WindowResizability: Sendable {}
public struct ZStack<T>: LayoutContainer {}
public struct ZStackLayout: Layout, Sendable {}
public struct ZoomNavigationTransition: NavigationTransition {}
public struct _AccessibilityContainerModifier: ElementModifier {}
public struct _AccessibilityModifier: ElementModifier {}
public struct _AccessibilityRotorEntries: AccessibilityRotorContent {}
public struct _AlignmentWritingModifier: ElementModifier {}
public struct _AllowsHitTestingModifier: ElementModifier {}
public struct _AnchorWritingModifier<T>: ViewModifier, PrimitiveModifier {}
public struct _AnimationModifier<T>: ViewModifier, PrimitiveModifier {}
public struct _AppearanceActionModifier: ViewModifier, PrimitiveModifier {}
public struct _AspectRatioLayout: ElementModifier {}
public struct _ChangedGesture<T> {}
public struct _ChangedTabs<T>: TabContent {}
public struct _ConditionalContent<T> {}
public struct _ContainerRelativeFrame: ElementModifier {}
public struct _ContentShapeModifier<T>: ElementModifier {}
public struct _ContextMenuModifier<T>: ItemsModifier {}
public struct _CoordinateSpaceModifier: ElementModifier {}
public struct _DeliveryModifier: ViewModifier, PrimitiveModifier {}
public struct _DestinationModifier: ViewModifier, PrimitiveModifier {}
public struct _EndedGesture<T> {}
public struct _EnvironmentKeyWritingModifier<T>: ViewModifier {}
public struct _FixedSizeLayout: ElementModifier {}
public struct _FlexFrameLayout: ElementModifier {}
public struct _FrameLayout: ElementModifier {}
public struct _GeometryActionModifier<T>: ElementModifier {}
public struct _GestureModifier<T>: ElementModifier {}
public struct _IdentityModifier: ViewModifier, PrimitiveModifier {}
public struct _IgnoredByLayoutEffect<T>: GeometryEffect {}
public struct _InsetViewModifier<T>: ViewModifier, PrimitiveModifier {}
public struct _LayerModifier<T>: ViewModifier, PrimitiveModifier {}
public struct _LayoutPriorityLayout: ElementModifier {}
public struct _ListLook {}
public struct _MapGesture<T> {}
public struct _NavigationModifier: ViewModifier, PrimitiveModifier {}
public struct _OffsetEffect: ElementModifier {}
public struct _PaddingLayout: ElementModifier {}
public struct _PlainTransferRepresentation<T>: TransferRepresentation {}
public struct _PositionLayout: ElementModifier {}
public struct _PreferenceActionModifier<T>: ViewModifier, PrimitiveModifier {}
public struct _PreferenceLayerModifier<T>: ViewModifier, PrimitiveModifier {}
public struct _PreferenceTransformModifier<T>: ViewModifier, PrimitiveModifier {}
public struct _PreferenceWritingModifier<T>: ViewModifier, PrimitiveModifier {}
public struct _PresentationBackground<T>: ViewModifier, PrimitiveModifier {}
public struct _PresentationModifier: ViewModifier, PrimitiveModifier {}
public struct _PreviewModifier: ViewModifier {}
public struct _RotorPlace {}
public struct _RowEditModifier {}
public struct _SafeAreaRegionsIgnoringLayout: ElementModifier {}
public struct _ScrollTargetLayoutModifier: ElementModifier {}
public struct _SearchScopesModifier<T>: ViewModifier, PrimitiveModifier {}
public struct _ShapeView<T>: ElementView {}
public struct _SizedShape<T>: Shape {}
public struct _StackLayoutCache {}
public struct _StrokedShape<T>: Shape {}
public struct _SubscriptionModifier<T>: ViewModifier, PrimitiveModifier {}
public struct _SubviewsView<T> {}
public struct _TabEntry {}
public struct _TabLook: Equatable, Sendable {}
public struct _TableColumnEntry<T> {}
public struct _TableRows<T> {}
public struct _TaskModifier: ViewModifier, PrimitiveModifier {}
public struct _TextFieldStyleLabel {}
public struct _ToolbarModifier<T>: ViewModifier, PrimitiveModifier {}
public struct _TransitionModifier: ViewModifier, PrimitiveModifier {}
public struct _TrimmedShape<T>: Shape {}
public struct _TupleToolbarContent {}
public struct _ValueActionModifier<T>: ViewModifier, PrimitiveModifier {}
public struct _ViewModifier_Content<T> {}
public func withAnimation()
public func withTransaction()
public typealias FillShapeStyle = Any
public typealias LinkShapeStyle = Any
public typealias PlaceholderTextShapeStyle = Any
public typealias SelectionShapeStyle = Any
public typealias WindowBackgroundShapeStyle = Any
"""#,
        "AppIntentsStandIn": #"""
public struct AppDependency<T>: Sendable {}
public class AppDependencyManager: Sendable {}
public protocol AppEntity: AppValue, Identifiable {}
public protocol AppEnum: CaseIterable, InstanceDisplayRepresentable, RawRepresentable, Sendable, TypeDisplayRepresentable {}
public protocol AppIntent: PersistentlyIdentifiable, Sendable { optional var authenticationPolicy: IntentAuthenticationPolicy; optional var description: IntentDescription?; optional var isDiscoverable: Bool; optional var openAppWhenRun: Bool; optional var parameterSummary: SummaryContent; optional var supportedModes: IntentModes }
public struct AppIntentError: Error, Hashable, Sendable {}
extension AppIntentError { public enum PermissionRequired: Error { case unknown } }
extension AppIntentError { public enum Unrecoverable: Error { case entityNotFound } }
extension AppIntentError { public enum UserActionRequired: Error { case accountSetup } }
public protocol AppIntentsPackage { optional var includedPackages: [any AppIntentsPackage.Type] }
public struct AppShortcut: Sendable {}
public enum AppShortcutOptionsBuilder {}
public struct AppShortcutOptionsCollection: Sendable {}
public struct AppShortcutParameterPresentation<T>: Sendable {}
public struct AppShortcutPhrase<T>: ExpressibleByStringInterpolation, Sendable {}
extension AppShortcutPhrase { public struct StringInterpolation<T>: StringInterpolationProtocol {} }
public enum AppShortcutPhraseToken: Sendable { case applicationName }
public enum AppShortcutsBuilder {}
public protocol AppShortcutsProvider { optional var shortcutTileColor: ShortcutTileColor }
public protocol AppValue: DisplayRepresentable, PersistentlyIdentifiable, Sendable {}
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol AudioRecordingIntent: SystemIntent {}
extension Bool { public struct IntentDisplayName: Sendable {} }
public enum ComparableComparisonOperator: Sendable { case equalTo }
public enum ConfirmationActionName: Sendable { case `continue` }
public protocol ControlConfigurationIntent: SystemIntent {}
public protocol CustomIntentMigratedAppIntent: AppIntent {}
public protocol CustomLocalizedStringResourceConvertible {}
extension Date { public enum IntentKind: Sendable { case date } }
public protocol DeleteIntent: SystemIntent {}
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {}
extension DisplayRepresentation { public struct Image: Hashable, Sendable {} }
extension DisplayRepresentation.Image { public enum DisplayStyle: Sendable { case `default` } }
public protocol DynamicOptionsProvider: Sendable { optional func defaultResult() async -> DefaultValue? { nil } }
public struct EmptyParameterSummary: ParameterSummary {}
public struct EntityIdentifier: Hashable, Sendable {}
public protocol EntityIdentifierConvertible {}
public class EntityProperty<T>: Sendable { public init(title: LocalizedStringResource = nil); public init(title: LocalizedStringResource = nil, identifier: String); public init(title: LocalizedStringResource = nil, indexingKey: PartialKeyPath<AnyObject>?) }
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable { optional func suggestedEntities() async throws -> [Entity] { [] } }
public protocol EntityStringQuery: EntityQuery {}
public protocol EnumerableEntityQuery: EntityQuery {}
public protocol FileEntity: AppEntity {}
public protocol ForegroundContinuableIntent: AppIntent {}
public enum HasValueComparisonOperator: Sendable { case hasAnyValue }
public protocol IndexedEntity: AppEntity {}
public enum InputConnectionBehavior: Sendable { case `default` }
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {}
public enum IntentAuthenticationPolicy: Sendable { case alwaysAllowed }
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Sendable {}
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {}
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {}
public struct IntentDonationIdentifier: Hashable, Sendable {}
public struct IntentFile: Hashable, Sendable {}
public struct IntentItem<T> {}
public struct IntentItemCollection<T> {}
public struct IntentItemSection<T> {}
public struct IntentModes: OptionSet, Sendable {}
extension IntentModes { public enum ForegroundMode: Sendable { case immediate } }
public class IntentParameter<T>: Sendable { public convenience init(title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default: Value? = nil, controlStyle: ParameterControlStyle = nil, inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil, size: IntentCollectionSize? = nil, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = nil); public convenience init(title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default: Value? = nil, displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = nil); public convenience init(title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default: Value? = nil, inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = nil); public convenience init(title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default: Value? = nil, kind: Date.IntentKind, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = nil); public convenience init(title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default: Value? = nil, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = nil); public convenience init(title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default: Value? = nil, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = nil, optionsProvider: some DynamicOptionsProvider); public convenience init(title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default: Value? = nil, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = nil, query: some EntityQuery); public convenience init(title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default: Value? = nil, supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = nil); public convenience init(title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default: Value? = nil, supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = nil) }
public struct IntentParameterDependency<T>: Sendable {}
public struct IntentParameterSummary<T>: ParameterSummary {}
public struct IntentPerson: Hashable, Sendable {}
extension IntentPerson { public enum Identifier: Hashable, Sendable {} }
extension IntentPerson { public enum Name: Hashable, Sendable {} }
public protocol IntentResult: Sendable {}
public struct IntentResultContainer<T>: IntentResult, ReturnsValue, ProvidesDialog, ShowsSnippetView, ShowsSnippetIntent, OpensIntent, Sendable {}
public protocol LiveActivityIntent: SystemIntent {}
public protocol OpenIntent: SystemIntent {}
public protocol OpensIntent {}
public enum ParameterControlStyle: Sendable { case field }
public protocol ParameterSummary {}
public enum ParameterSummaryBuilder<T> {}
public enum ParameterSummaryCaseBuilder<T> {}
public struct ParameterSummaryCaseCondition<T>: ParameterSummary {}
public struct ParameterSummaryDefaultCaseCondition<T>: ParameterSummary {}
public enum ParameterSummaryParametersBuilder<T> {}
public struct ParameterSummaryString<T>: ExpressibleByStringInterpolation {}
extension ParameterSummaryString { public struct StringInterpolation<T>: StringInterpolationProtocol {} }
public struct ParameterSummarySwitchCondition<T>: ParameterSummary {}
public struct ParameterSummaryWhenCondition<T>: ParameterSummary {}
public protocol PersistentlyIdentifiable { optional var persistentIdentifier: String }
public protocol PredictableIntent: AppIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol ProvidesDialog {}
public protocol ReturnsValue {}
public protocol SetFocusFilterIntent: AppIntent {}
public protocol SetValueIntent: SystemIntent {}
public enum ShortcutTileColor: Sendable { case red }
public struct ShortcutsLink: View {}
public enum ShortcutsLinkStyle: Sendable { case automatic }
public protocol ShowInAppSearchResultsIntent: SystemIntent {}
public protocol ShowsSnippetIntent {}
public protocol ShowsSnippetView {}
public struct SiriTipView<T>: View {}
public enum SiriTipViewStyle: Sendable { case automatic }
public protocol SnippetIntent: AppIntent {}
extension String { public struct IntentInputOptions: Sendable {} }
extension String.IntentInputOptions { public enum CapitalizationType: Sendable { case none } }
extension String.IntentInputOptions { public enum KeyboardType: Sendable { case `default` } }
public struct StringSearchCriteria: Sendable {}
public enum StringSearchScope: Sendable { case general }
public protocol SystemIntent: AppIntent {}
public protocol TransientAppEntity: AppValue {}
public protocol TypeDisplayRepresentable {}
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {}
public protocol URLRepresentableEntity: AppEntity {}
public protocol UndoableIntent: AppIntent {}
public protocol UniqueAppEntityQuery: EntityQuery {}
public protocol WidgetConfigurationIntent: SystemIntent {}
public typealias DisplayRepresentable = Any
public typealias ItemCollection = Any
public typealias ItemSection = Any
"""#,
    ]

    /// What a class has to have for a protocol of UIKit.
    static let requirementTexts: [String: String] = [
        "ASAuthorizationControllerPresentationContextProviding": #"func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor"#,
        "ASWebAuthenticationPresentationContextProviding": #"func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor"#,
        "AVCaptureFileOutputRecordingDelegate": #"func fileOutput( _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)? )"#,
        "AVPlayerItemMetadataOutputPushDelegate": #"func metadataOutput( _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup], from track: AVPlayerItemTrack?)"#,
        "CAAction": #"func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)"#,
        "CBCentralManagerDelegate": #"func centralManagerDidUpdateState(_ central: CBCentralManager)"#,
        "CBPeripheralManagerDelegate": #"func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)"#,
        "CHHapticPatternPlayer": #"func cancel() throws; func start(atTime time: TimeInterval) throws; func stop(atTime time: TimeInterval) throws"#,
        "CSSearchableIndexDelegate": #"func searchableIndex( _ searchableIndex: CSSearchableIndex, reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void); func searchableIndex( _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String], acknowledgementHandler: @escaping () -> Void)"#,
        "CXCallObserverDelegate": #"func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)"#,
        "CXProviderDelegate": #"func providerDidReset(_ provider: CXProvider)"#,
        "EKEventEditViewDelegate": #"func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)"#,
        "EKEventViewDelegate": #"func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)"#,
        "HashFunction": #"func finalize() -> Digest; func update(bufferPointer: UnsafeRawBufferPointer)"#,
        "HostedContent": #"func makeHostingController() -> UIViewController"#,
        "INUIAddVoiceShortcutButtonDelegate": #"func present( _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton); func present( _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)"#,
        "INUIAddVoiceShortcutViewControllerDelegate": #"func addVoiceShortcutViewController( _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?); func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)"#,
        "INUIEditVoiceShortcutViewControllerDelegate": #"func editVoiceShortcutViewController( _ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID); func editVoiceShortcutViewController( _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?); func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)"#,
        "MFMessageComposeViewControllerDelegate": #"func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)"#,
        "MPMediaPlayback": #"func beginSeekingBackward(); func beginSeekingForward(); func endSeeking(); func pause(); func play(); func prepareToPlay(); func stop()"#,
        "MPSystemMusicPlayerController": #"func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor)"#,
        "NSDiscardableContent": #"func beginContentAccess() -> Bool; func discardContentIfPossible(); func endContentAccess(); func isContentDiscarded() -> Bool"#,
        "NSItemProviderWriting": #"func loadData( withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void ) -> Progress?"#,
        "NSTextLocation": #"func compare(_ location: any NSTextLocation) -> ComparisonResult"#,
        "PKPaymentAuthorizationControllerDelegate": #"func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)"#,
        "PKPaymentAuthorizationViewControllerDelegate": #"func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)"#,
        "QLPreviewControllerDataSource": #"func numberOfPreviewItems(in controller: QLPreviewController) -> Int; func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem"#,
        "RXDeallocatingObserver": #"func deallocating()"#,
        "RXMessageSentObserver": #"func messageSent(withArguments arguments: [Any]); func methodInvoked(withArguments arguments: [Any])"#,
        "SelectorResponding": #"func responds(to aSelector: Selector!) -> Bool"#,
        "UIAccessibilityContainerDataTable": #"func accessibilityColumnCount() -> Int; func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?; func accessibilityRowCount() -> Int"#,
        "UIAccessibilityContainerDataTableCell": #"func accessibilityColumnRange() -> NSRange; func accessibilityRowRange() -> NSRange"#,
        "UIAccessibilityReadingContent": #"func accessibilityContent(forLineNumber lineNumber: Int) -> String?; func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect; func accessibilityLineNumber(for point: CGPoint) -> Int; func accessibilityPageContent() -> String?"#,
        "UIActivityItemSource": #"func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any"#,
        "UICalendarSelectionMultiDateDelegate": #"func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents); func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)"#,
        "UICalendarSelectionSingleDateDelegate": #"func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)"#,
        "UICollectionViewDataSource": #"func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell; func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int"#,
        "UICollectionViewDataSourcePrefetching": #"func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])"#,
        "UICollectionViewDragDelegate": #"func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]"#,
        "UICollectionViewDropDelegate": #"func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)"#,
        "UIContentConfiguration": #"func makeContentView() -> UIView & UIContentView; func updated(for state: any UIConfigurationState) -> Self"#,
        "UIContentContainer": #"func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer); func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize; func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer); func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator); func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)"#,
        "UIContextMenuInteractionAnimating": #"func addAnimations(_ animations: @escaping () -> Void); func addCompletion(_ completion: @escaping () -> Void)"#,
        "UIContextMenuInteractionDelegate": #"func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?"#,
        "UICoordinateSpace": #"func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint; func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint; func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect; func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect"#,
        "UIDragAnimating": #"func addAnimations(_ animations: @escaping () -> Void); func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)"#,
        "UIDragDropSession": #"func location(in view: UIView) -> CGPoint"#,
        "UIDragInteractionDelegate": #"func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]"#,
        "UIEditMenuInteractionAnimating": #"func addAnimations(_ animations: @escaping () -> Void); func addCompletion(_ completion: @escaping () -> Void)"#,
        "UIFocusEnvironment": #"func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator); func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool"#,
        "UIInteraction": #"func didMove(to view: UIView?); func willMove(to view: UIView?)"#,
        "UIKeyInput": #"func deleteBackward(); func insertText(_ text: String)"#,
        "UIMenuBuilder": #"func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier); func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier); func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier); func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier); func menu(for identifier: UIMenu.Identifier) -> UIMenu?; func remove(menu removedIdentifier: UIMenu.Identifier); func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)"#,
        "UIPageViewControllerDataSource": #"func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?; func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?"#,
        "UIPickerViewDataSource": #"func numberOfComponents(in pickerView: UIPickerView) -> Int; func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int"#,
        "UIPointerInteractionAnimating": #"func addAnimations(_ animations: @escaping () -> Void); func addCompletion(_ completion: @escaping (Bool) -> Void)"#,
        "UIResponderStandardEditActions": #"func alignCenter(_ sender: Any?); func alignJustified(_ sender: Any?); func alignLeft(_ sender: Any?); func alignRight(_ sender: Any?); func copy(_ sender: Any?); func cut(_ sender: Any?); func decreaseSize(_ sender: Any?); func delete(_ sender: Any?); func duplicate(_ sender: Any?); func export(_ sender: Any?); func find(_ sender: Any?); func findAndReplace(_ sender: Any?); func findNext(_ sender: Any?); func findPrevious(_ sender: Any?); func increaseSize(_ sender: Any?); func makeTextWritingDirectionLeftToRight(_ sender: Any?); func makeTextWritingDirectionRightToLeft(_ sender: Any?); func move(_ sender: Any?); func paste(_ sender: Any?); func pasteAndGo(_ sender: Any?); func pasteAndMatchStyle(_ sender: Any?); func pasteAndSearch(_ sender: Any?); func performClose(_ sender: Any?); func printContent(_ sender: Any?); func rename(_ sender: Any?); func select(_ sender: Any?); func selectAll(_ sender: Any?); func showWritingTools(_ sender: Any?); func toggleBoldface(_ sender: Any?); func toggleItalics(_ sender: Any?); func toggleUnderline(_ sender: Any?); func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]); func useSelectionForFind(_ sender: Any?)"#,
        "UISearchResultsUpdating": #"func updateSearchResults(for searchController: UISearchController)"#,
        "UITableViewDataSource": #"func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell; func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int"#,
        "UITableViewDataSourcePrefetching": #"func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])"#,
        "UITableViewDragDelegate": #"func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]"#,
        "UITableViewDropDelegate": #"func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)"#,
        "UITextInput": #"func position(from position: UITextPosition, offset: Int) -> UITextPosition?; func replace(_ range: UITextRange, withText text: String); func text(in range: UITextRange) -> String?"#,
        "UITextPasteItem": #"func setDefaultResult(); func setNoResult(); func setResult(attributedString: NSAttributedString); func setResult(string: String)"#,
        "UITraitChangeObservable": #"func addTraitRegistration(_ registration: any UITraitChangeRegistration); func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)"#,
        "UITraitEnvironment": #"func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)"#,
        "UITraitOverrides": #"func contains(_ trait: UITrait) -> Bool; func remove(_ trait: UITrait)"#,
        "UIUserActivityRestoring": #"func restoreUserActivityState(_ userActivity: NSUserActivity)"#,
        "UIViewAnimating": #"func finishAnimation(at finalPosition: UIViewAnimatingPosition); func pauseAnimation(); func startAnimation(); func startAnimation(afterDelay delay: TimeInterval); func stopAnimation(_ withoutFinishing: Bool)"#,
        "UIViewControllerAnimatedTransitioning": #"func animateTransition(using transitionContext: any UIViewControllerContextTransitioning); func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval"#,
        "UIViewControllerContextTransitioning": #"func cancelInteractiveTransition(); func completeTransition(_ didComplete: Bool); func finalFrame(for vc: UIViewController) -> CGRect; func finishInteractiveTransition(); func initialFrame(for vc: UIViewController) -> CGRect; func updateInteractiveTransition(_ percentComplete: CGFloat); func view(forKey key: UITransitionContextViewKey) -> UIView?; func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?"#,
        "UIViewControllerInteractiveTransitioning": #"func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)"#,
        "UIViewControllerPreviewingDelegate": #"func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController); func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController?"#,
        "UIViewControllerTransitionCoordinator": #"func animate( alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? ) -> Bool"#,
        "UIViewControllerTransitionCoordinatorContext": #"func view(forKey key: UITransitionContextViewKey) -> UIView?; func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?"#,
        "WCSessionDelegate": #"func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?); func sessionDidBecomeInactive(_ session: WCSession); func sessionDidDeactivate(_ session: WCSession)"#,
        "WKScriptMessageHandler": #"func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)"#,
        "WKURLSchemeHandler": #"func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask); func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)"#,
        "WKURLSchemeTask": #"func didFailWithError(_ error: any Error); func didFinish(); func didReceive(_ data: Data); func didReceive(_ response: URLResponse)"#,
    ]

    /// The properties of UIKit's classes.
    static let propertyTexts: [String: String] = [
        "ASAuthorization": #"credential; provider"#,
        "ASAuthorizationAppleIDButton": #"cornerRadius; intrinsicContentSize"#,
        "ASAuthorizationAppleIDCredential": #"authorizationCode; authorizedScopes; email; fullName; identityToken; state; user"#,
        "ASAuthorizationAppleIDRequest": #"user"#,
        "ASAuthorizationController": #"authorizationRequests; delegate; presentationContextProvider"#,
        "ASAuthorizationOpenIDRequest": #"nonce; requestedScopes; state"#,
        "ASAuthorizationRequest": #"provider"#,
        "ASCredentialIdentityStoreState": #"isEnabled; supportsIncrementalUpdates"#,
        "ASCredentialServiceIdentifier": #"identifier; type"#,
        "ASIdentifierManager": #"advertisingIdentifier; isAdvertisingTrackingEnabled"#,
        "ASPasswordCredential": #"password; user"#,
        "ASPasswordCredentialIdentity": #"rank; recordIdentifier; serviceIdentifier; user"#,
        "ASWebAuthenticationSession": #"canStart; prefersEphemeralWebBrowserSession; presentationContextProvider"#,
        "AVAsset": #"commonMetadata; duration; hasProtectedContent; isExportable; isPlayable; isReadable; metadata; naturalSize; preferredRate; preferredTransform; tracks"#,
        "AVAssetExportSession": #"audioMix; error; fileLengthLimit; metadata; outputFileType; outputURL; presetName; progress; shouldOptimizeForNetworkUse; status; supportedFileTypes; timeRange; videoComposition"#,
        "AVAssetImageGenerator": #"apertureMode; appliesPreferredTrackTransform; asset; maximumSize; requestedTimeToleranceAfter; requestedTimeToleranceBefore"#,
        "AVAssetTrack": #"asset; estimatedDataRate; isPlayable; mediaType; minFrameDuration; naturalSize; nominalFrameRate; preferredTransform; segments; timeRange"#,
        "AVAudioPlayer": #"currentTime; delegate; duration; enableRate; isMeteringEnabled; isPlaying; numberOfLoops; rate; volume"#,
        "AVAudioRecorder": #"currentTime; delegate; isMeteringEnabled; isRecording; settings; url"#,
        "AVAudioSession": #"availableInputs; category; categoryOptions; currentRoute; isInputAvailable; isOtherAudioPlaying; mode; outputVolume; recordPermission; sampleRate"#,
        "AVAudioSessionPortDescription": #"portName; portType; uid"#,
        "AVAudioSessionRouteDescription": #"inputs; outputs"#,
        "AVCaptureConnection": #"automaticallyAdjustsVideoMirroring; isActive; isEnabled; isVideoMirrored; isVideoMirroringSupported; isVideoOrientationSupported; isVideoStabilizationSupported; preferredVideoStabilizationMode; videoOrientation; videoRotationAngle"#,
        "AVCaptureDevice": #"activeFormat; activeVideoMaxFrameDuration; activeVideoMinFrameDuration; automaticallyEnablesLowLightBoostWhenAvailable; deviceType; exposureMode; exposurePointOfInterest; flashMode; focusMode; focusPointOfInterest; formats; hasFlash; hasTorch; isConnected; isExposurePointOfInterestSupported; isFlashAvailable; isFocusPointOfInterestSupported; isLowLightBoostSupported; isSmoothAutoFocusEnabled; isSmoothAutoFocusSupported; isSubjectAreaChangeMonitoringEnabled; isTorchActive; isTorchAvailable; localizedName; maxAvailableVideoZoomFactor; minAvailableVideoZoomFactor; position; torchLevel; torchMode; uniqueID; videoZoomFactor; whiteBalanceMode"#,
        "AVCaptureDeviceInput": #"device"#,
        "AVCaptureFileOutput": #"isRecording; maxRecordedDuration; maxRecordedFileSize; minFreeDiskSpaceLimit; outputFileURL; recordedDuration; recordedFileSize"#,
        "AVCaptureMetadataOutput": #"availableMetadataObjectTypes; metadataObjectTypes; rectOfInterest"#,
        "AVCaptureMovieFileOutput": #"availableVideoCodecTypes; movieFragmentInterval"#,
        "AVCaptureOutput": #"connections"#,
        "AVCapturePhoto": #"isRawPhoto; metadata"#,
        "AVCapturePhotoOutput": #"availablePhotoCodecTypes; isDepthDataDeliveryEnabled; isDepthDataDeliverySupported; isHighResolutionCaptureEnabled; isLivePhotoCaptureEnabled; isLivePhotoCaptureSupported; maxPhotoQualityPrioritization; supportedFlashModes"#,
        "AVCapturePhotoSettings": #"availableEmbeddedThumbnailPhotoCodecTypes; availablePreviewPhotoPixelFormatTypes; embeddedThumbnailPhotoFormat; flashMode; format; isAutoStillImageStabilizationEnabled; isHighResolutionPhotoEnabled; livePhotoMovieFileURL; photoQualityPrioritization; previewPhotoFormat; uniqueID"#,
        "AVCaptureResolvedPhotoSettings": #"uniqueID"#,
        "AVCaptureSession": #"automaticallyConfiguresApplicationAudioSession; connections; inputs; isInterrupted; isRunning; outputs; sessionPreset; usesApplicationAudioSession"#,
        "AVCaptureVideoDataOutput": #"alwaysDiscardsLateVideoFrames; videoSettings"#,
        "AVCaptureVideoPreviewLayer": #"connection; session; videoGravity"#,
        "AVMetadataItem": #"dataValue; key; numberValue; stringValue; value"#,
        "AVMetadataMachineReadableCodeObject": #"corners; stringValue"#,
        "AVMetadataObject": #"bounds; duration; time; type"#,
        "AVMutableAudioMix": #"inputParameters"#,
        "AVMutableCompositionTrack": #"preferredTransform"#,
        "AVMutableVideoComposition": #"animationTool; frameDuration; instructions; renderScale; renderSize"#,
        "AVMutableVideoCompositionInstruction": #"backgroundColor; layerInstructions; timeRange"#,
        "AVPictureInPictureController": #"canStartPictureInPictureAutomaticallyFromInline; contentSource; delegate; isPictureInPictureActive; isPictureInPicturePossible; isPictureInPictureSuspended; requiresLinearPlayback"#,
        "AVPlayer": #"actionAtItemEnd; allowsExternalPlayback; audiovisualBackgroundPlaybackPolicy; automaticallyWaitsToMinimizeStalling; currentItem; error; isMuted; preventsDisplaySleepDuringVideoPlayback; rate; status; timeControlStatus; volume"#,
        "AVPlayerItem": #"asset; duration; error; isPlaybackBufferEmpty; isPlaybackLikelyToKeepUp; outputs; presentationSize; status"#,
        "AVPlayerItemMetadataOutput": #"delegate"#,
        "AVPlayerItemOutput": #"suppressesPlayerRendering"#,
        "AVPlayerItemTrack": #"isEnabled"#,
        "AVPlayerLayer": #"isReadyForDisplay; player; videoGravity; videoRect"#,
        "AVPlayerLooper": #"loopCount; status"#,
        "AVPlayerViewController": #"allowsPictureInPicturePlayback; contentOverlayView; delegate; entersFullScreenWhenPlaybackBegins; exitsFullScreenWhenPlaybackEnds; player; showsPlaybackControls; updatesNowPlayingInfoCenter; videoGravity"#,
        "AVRoutePickerView": #"activeTintColor; delegate; prioritizesVideoDevices"#,
        "AVSampleBufferDisplayLayer": #"isReadyForMoreMediaData; preventsDisplaySleepDuringVideoPlayback; requiresFlushToResumeDecoding; videoGravity"#,
        "AVTimedMetadataGroup": #"items; timeRange"#,
        "AVURLAsset": #"url"#,
        "AXCustomContent": #"attributedLabel; attributedValue; importance; label; value"#,
        "BGProcessingTaskRequest": #"requiresExternalPower; requiresNetworkConnectivity"#,
        "BGTask": #"expirationHandler; identifier"#,
        "BGTaskRequest": #"earliestBeginDate; identifier"#,
        "CAAnimation": #"autoreverses; beginTime; delegate; duration; fillMode; isRemovedOnCompletion; repeatCount; repeatDuration; speed; timeOffset; timingFunction"#,
        "CAAnimationGroup": #"animations"#,
        "CABasicAnimation": #"byValue; fromValue; toValue"#,
        "CADisplayLink": #"duration; isPaused; preferredFrameRateRange; preferredFramesPerSecond; targetTimestamp; timestamp"#,
        "CAEmitterCell": #"alphaRange; alphaSpeed; birthRate; blueRange; blueSpeed; color; contents; contentsRect; contentsScale; emissionLatitude; emissionLongitude; emissionRange; emitterCells; greenRange; greenSpeed; isEnabled; lifetime; lifetimeRange; name; redRange; redSpeed; scale; scaleRange; scaleSpeed; spin; spinRange; velocity; velocityRange; xAcceleration; yAcceleration; zAcceleration"#,
        "CAEmitterLayer": #"birthRate; emitterCells; emitterDepth; emitterMode; emitterPosition; emitterShape; emitterSize; emitterZPosition; lifetime; preservesDepth; renderMode; scale; seed; spin; velocity"#,
        "CAGradientLayer": #"colors; endPoint; locations; startPoint; type"#,
        "CAKeyframeAnimation": #"biasValues; calculationMode; continuityValues; keyTimes; path; rotationMode; tensionValues; timingFunctions; values"#,
        "CALayer": #"actions; allowsEdgeAntialiasing; allowsGroupOpacity; anchorPoint; anchorPointZ; autoreverses; backgroundColor; beginTime; borderColor; borderWidth; bounds; compositingFilter; contents; contentsCenter; contentsGravity; contentsRect; contentsScale; cornerCurve; cornerRadius; customMirror; delegate; drawsAsynchronously; duration; fillMode; filters; frame; isDoubleSided; isGeometryFlipped; isHidden; isOpaque; magnificationFilter; mask; maskedCorners; masksToBounds; minificationFilter; minificationFilterBias; name; needsDisplayOnBoundsChange; opacity; position; rasterizationScale; repeatCount; shadowColor; shadowOffset; shadowOpacity; shadowPath; shadowRadius; shouldRasterize; speed; sublayerTransform; sublayers; superlayer; timeOffset; transform; zPosition"#,
        "CAPropertyAnimation": #"isAdditive; isCumulative; keyPath"#,
        "CAReplicatorLayer": #"instanceAlphaOffset; instanceBlueOffset; instanceColor; instanceCount; instanceDelay; instanceGreenOffset; instanceRedOffset; instanceTransform; preservesDepth"#,
        "CAShapeLayer": #"fillColor; fillRule; lineCap; lineDashPattern; lineDashPhase; lineJoin; lineWidth; miterLimit; path; strokeColor; strokeEnd; strokeStart"#,
        "CASpringAnimation": #"allowsOverdamping; damping; initialVelocity; mass; settlingDuration; stiffness"#,
        "CATextLayer": #"alignmentMode; font; fontSize; foregroundColor; isWrapped; string; truncationMode"#,
        "CATransition": #"endProgress; startProgress; subtype; type"#,
        "CBATTRequest": #"central; characteristic; offset; value"#,
        "CBAttribute": #"uuid"#,
        "CBCentral": #"maximumUpdateValueLength"#,
        "CBCentralManager": #"delegate; isScanning"#,
        "CBCharacteristic": #"descriptors; isNotifying; properties; service; value"#,
        "CBDescriptor": #"characteristic; value"#,
        "CBL2CAPChannel": #"inputStream; outputStream; peer; psm"#,
        "CBManager": #"authorization; state"#,
        "CBMutableCharacteristic": #"descriptors; permissions; properties; subscribedCentrals; value"#,
        "CBMutableService": #"characteristics; includedServices"#,
        "CBPeer": #"identifier"#,
        "CBPeripheral": #"ancsAuthorized; canSendWriteWithoutResponse; delegate; name; services; state"#,
        "CBPeripheralManager": #"delegate; isAdvertising"#,
        "CBService": #"characteristics; includedServices; isPrimary; peripheral"#,
        "CBUUID": #"data; description; hash; uuidString"#,
        "CGFont": #"fullName; postScriptName"#,
        "CGPDFDocument": #"allowsCopying; allowsPrinting; isEncrypted; isUnlocked; numberOfPages"#,
        "CGPDFPage": #"document; pageNumber; rotationAngle"#,
        "CHHapticEngine": #"isAutoShutdownEnabled; playsHapticsOnly; resetHandler; stoppedHandler"#,
        "CHHapticEvent": #"duration; eventParameters; relativeTime; type"#,
        "CHHapticEventParameter": #"parameterID; value"#,
        "CHHapticPattern": #"duration"#,
        "CIColor": #"alpha; blue; green; numberOfComponents; red"#,
        "CIFeature": #"bounds; type"#,
        "CIFilter": #"name; outputImage"#,
        "CIImage": #"extent; properties"#,
        "CIQRCodeFeature": #"bottomLeft; bottomRight; messageString; topLeft; topRight; type"#,
        "CKAsset": #"fileURL"#,
        "CKContainer": #"containerIdentifier; privateCloudDatabase; publicCloudDatabase; sharedCloudDatabase"#,
        "CKDatabase": #"databaseScope"#,
        "CKDatabaseOperation": #"database"#,
        "CKFetchRecordZoneChangesOperation": #"configurationsByRecordZoneID; fetchAllChanges; fetchRecordZoneChangesCompletionBlock; fetchRecordZoneChangesResultBlock; recordChangedBlock; recordWasChangedBlock; recordWithIDWasDeletedBlock; recordZoneChangeTokensUpdatedBlock; recordZoneFetchCompletionBlock; recordZoneFetchResultBlock; recordZoneIDs"#,
        "CKModifyRecordsOperation": #"isAtomic; modifyRecordsCompletionBlock; modifyRecordsResultBlock; perRecordCompletionBlock; perRecordDeleteBlock; perRecordProgressBlock; perRecordSaveBlock; recordIDsToDelete; recordsToSave; savePolicy"#,
        "CKModifySubscriptionsOperation": #"modifySubscriptionsCompletionBlock; modifySubscriptionsResultBlock; subscriptionIDsToDelete; subscriptionsToSave"#,
        "CKNotification": #"notificationType; subscriptionID"#,
        "CKOperation": #"configuration"#,
        "CKQuery": #"predicate; recordType; sortDescriptors"#,
        "CKQueryNotification": #"recordID"#,
        "CKQueryOperation": #"desiredKeys; query; queryCompletionBlock; queryResultBlock; recordFetchedBlock; recordMatchedBlock; resultsLimit; zoneID"#,
        "CKQuerySubscription": #"predicate; querySubscriptionOptions; recordType; zoneID"#,
        "CKRecord": #"creationDate; creatorUserRecordID; encryptedValues; lastModifiedUserRecordID; modificationDate; parent; recordChangeTag; recordID; recordType; share"#,
        "CKRecordZone": #"zoneID"#,
        "CKRecordZoneNotification": #"recordZoneID"#,
        "CKRecordZoneSubscription": #"zoneID"#,
        "CKShare": #"url"#,
        "CKSubscription": #"notificationInfo; subscriptionID"#,
        "CLBeacon": #"accuracy; major; minor; proximity; proximityUUID; rssi; uuid"#,
        "CLBeaconIdentityConstraint": #"major; minor; uuid"#,
        "CLBeaconRegion": #"notifyEntryStateOnDisplay; proximityUUID; uuid"#,
        "CLCircularRegion": #"center; radius"#,
        "CLFloor": #"level"#,
        "CLGeocoder": #"isGeocoding"#,
        "CLHeading": #"headingAccuracy; magneticHeading; timestamp; trueHeading"#,
        "CLLocation": #"altitude; coordinate; course; floor; horizontalAccuracy; speed; speedAccuracy; timestamp; verticalAccuracy"#,
        "CLLocationManager": #"accuracyAuthorization; activityType; allowsBackgroundLocationUpdates; authorizationStatus; delegate; desiredAccuracy; distanceFilter; heading; headingFilter; location; maximumRegionMonitoringDistance; monitoredRegions; pausesLocationUpdatesAutomatically; rangedRegions; showsBackgroundLocationIndicator"#,
        "CLPlacemark": #"administrativeArea; areasOfInterest; country; inlandWater; isoCountryCode; locality; location; name; ocean; postalCode; region; subAdministrativeArea; subLocality; subThoroughfare; thoroughfare; timeZone"#,
        "CLRegion": #"identifier; notifyOnEntry; notifyOnExit"#,
        "CLVisit": #"arrivalDate; coordinate; departureDate; horizontalAccuracy"#,
        "CMAbsoluteAltitudeData": #"accuracy; altitude; precision"#,
        "CMAccelerometerData": #"acceleration"#,
        "CMAltitudeData": #"pressure; relativeAltitude"#,
        "CMAttitude": #"pitch; quaternion; roll; rotationMatrix; yaw"#,
        "CMDeviceMotion": #"attitude; gravity; heading; magneticField; rotationRate; sensorLocation; userAcceleration"#,
        "CMGyroData": #"rotationRate"#,
        "CMHeadphoneMotionManager": #"delegate; deviceMotion; isDeviceMotionActive; isDeviceMotionAvailable"#,
        "CMLogItem": #"timestamp"#,
        "CMMagnetometerData": #"magneticField"#,
        "CMMotionActivity": #"automotive; confidence; cycling; running; startDate; stationary; unknown; walking"#,
        "CMMotionManager": #"accelerometerData; accelerometerUpdateInterval; attitudeReferenceFrame; deviceMotion; deviceMotionUpdateInterval; gyroData; gyroUpdateInterval; isAccelerometerActive; isAccelerometerAvailable; isDeviceMotionActive; isDeviceMotionAvailable; isGyroActive; isGyroAvailable; isMagnetometerActive; isMagnetometerAvailable; magnetometerData; magnetometerUpdateInterval; showsDeviceMovementDisplay"#,
        "CMPedometerData": #"averageActivePace; currentCadence; currentPace; distance; endDate; floorsAscended; floorsDescended; numberOfSteps; startDate"#,
        "CMPedometerEvent": #"date; type"#,
        "CNContact": #"birthday; contactRelations; contactType; dates; departmentName; emailAddresses; familyName; givenName; identifier; imageData; imageDataAvailable; instantMessageAddresses; jobTitle; middleName; namePrefix; nameSuffix; nickname; nonGregorianBirthday; note; organizationName; phoneNumbers; phoneticFamilyName; phoneticGivenName; phoneticMiddleName; phoneticOrganizationName; postalAddresses; previousFamilyName; socialProfiles; thumbnailImageData; urlAddresses"#,
        "CNContactFetchRequest": #"keysToFetch; mutableObjects; predicate; sortOrder; unifyResults"#,
        "CNContactFormatter": #"style"#,
        "CNContactPickerViewController": #"delegate; displayedPropertyKeys; predicateForEnablingContact; predicateForSelectionOfContact; predicateForSelectionOfProperty"#,
        "CNContactProperty": #"contact; identifier; key; label; value"#,
        "CNContactRelation": #"name"#,
        "CNContactStore": #"currentHistoryToken"#,
        "CNContactViewController": #"allowsActions; allowsEditing; alternateName; contact; contactStore; delegate; displayedPropertyKeys; message; parentContainer; parentGroup; shouldShowLinkedContacts"#,
        "CNContactsUserDefaults": #"countryCode; sortOrder"#,
        "CNContainer": #"identifier; name; type"#,
        "CNGroup": #"identifier; name"#,
        "CNInstantMessageAddress": #"service; username"#,
        "CNLabeledValue": #"identifier; label; value"#,
        "CNMutableContact": #"birthday; contactRelations; contactType; dates; departmentName; emailAddresses; familyName; givenName; imageData; instantMessageAddresses; jobTitle; middleName; namePrefix; nameSuffix; nickname; nonGregorianBirthday; note; organizationName; phoneNumbers; phoneticFamilyName; phoneticGivenName; phoneticMiddleName; phoneticOrganizationName; postalAddresses; previousFamilyName; socialProfiles; urlAddresses"#,
        "CNMutableGroup": #"name"#,
        "CNMutablePostalAddress": #"city; country; isoCountryCode; postalCode; state; street; subAdministrativeArea; subLocality"#,
        "CNPhoneNumber": #"stringValue"#,
        "CNPostalAddress": #"city; country; isoCountryCode; postalCode; state; street; subAdministrativeArea; subLocality"#,
        "CNPostalAddressFormatter": #"style"#,
        "CNSaveRequest": #"shouldRefetchContacts; transactionAuthor"#,
        "CNSocialProfile": #"service; urlString; userIdentifier; username"#,
        "CSSearchableIndex": #"indexDelegate"#,
        "CSSearchableItem": #"attributeSet; domainIdentifier; expirationDate; uniqueIdentifier"#,
        "CSSearchableItemAttributeSet": #"authorNames; contentCreationDate; contentDescription; contentModificationDate; contentURL; displayName; domainIdentifier; emailAddresses; endDate; identifier; keywords; phoneNumbers; rating; relatedUniqueIdentifier; startDate; textContent; thumbnailData; thumbnailURL; title"#,
        "CTCarrier": #"allowsVOIP; carrierName; isoCountryCode; mobileCountryCode; mobileNetworkCode"#,
        "CTCellularData": #"cellularDataRestrictionDidUpdateNotifier; restrictedState"#,
        "CTSubscriber": #"carrierToken; identifier; isSIMInserted"#,
        "CTTelephonyNetworkInfo": #"currentRadioAccessTechnology; dataServiceIdentifier; delegate; serviceCurrentRadioAccessTechnology; serviceSubscriberCellularProviders; serviceSubscriberCellularProvidersDidUpdateNotifier; subscriberCellularProvider; subscriberCellularProviderDidUpdateNotifier"#,
        "CXAction": #"isComplete; timeoutDate; uuid"#,
        "CXCall": #"hasConnected; hasEnded; isOnHold; isOutgoing; uuid"#,
        "CXCallAction": #"callUUID"#,
        "CXCallController": #"callObserver"#,
        "CXCallObserver": #"calls"#,
        "CXCallUpdate": #"hasVideo; localizedCallerName; remoteHandle; supportsDTMF; supportsGrouping; supportsHolding; supportsUngrouping"#,
        "CXHandle": #"type; value"#,
        "CXPlayDTMFCallAction": #"digits; type"#,
        "CXProvider": #"configuration; pendingTransactions"#,
        "CXProviderConfiguration": #"iconTemplateImageData; includesCallsInRecents; localizedName; maximumCallGroups; maximumCallsPerCallGroup; ringtoneSound; supportedHandleTypes; supportsVideo"#,
        "CXSetGroupCallAction": #"callUUIDToGroupWith"#,
        "CXSetHeldCallAction": #"isOnHold"#,
        "CXSetMutedCallAction": #"isMuted"#,
        "CXStartCallAction": #"contactIdentifier; handle; isVideo"#,
        "CXTransaction": #"actions; isComplete; uuid"#,
        "DCAppAttestService": #"isSupported"#,
        "DCDevice": #"isSupported"#,
        "DateComponentsFormatter": #"allowedUnits; allowsFractionalUnits; calendar; collapsesLargestUnit; formattingContext; includesApproximationPhrase; includesTimeRemainingPhrase; maximumUnitCount; referenceDate; unitsStyle; zeroFormattingBehavior"#,
        "DynamicItemsBehavior": #"items"#,
        "EKAlarm": #"absoluteDate; proximity; relativeOffset; structuredLocation; type"#,
        "EKCalendar": #"allowedEntityTypes; allowsContentModifications; calendarIdentifier; cgColor; isImmutable; isSubscribed; source; supportedEventAvailabilities; title; type"#,
        "EKCalendarChooser": #"delegate; selectedCalendars; selectionStyle; showsCancelButton; showsDoneButton"#,
        "EKCalendarItem": #"alarms; attendees; calendar; calendarItemExternalIdentifier; calendarItemIdentifier; creationDate; hasAlarms; hasAttendees; hasNotes; hasRecurrenceRules; lastModifiedDate; location; notes; recurrenceRules; timeZone; title; url"#,
        "EKEvent": #"availability; birthdayContactIdentifier; endDate; eventIdentifier; isAllDay; isDetached; occurrenceDate; organizer; startDate; status; structuredLocation"#,
        "EKEventEditViewController": #"editViewDelegate; event; eventStore"#,
        "EKEventStore": #"defaultCalendarForNewEvents; delegateSources; eventStoreIdentifier; sources"#,
        "EKEventViewController": #"allowsCalendarPreview; allowsEditing; delegate; event"#,
        "EKObject": #"hasChanges; isNew"#,
        "EKParticipant": #"contactPredicate; isCurrentUser; name; participantRole; participantStatus; participantType; url"#,
        "EKRecurrenceDayOfWeek": #"dayOfTheWeek; weekNumber"#,
        "EKRecurrenceEnd": #"endDate; occurrenceCount"#,
        "EKRecurrenceRule": #"calendarIdentifier; daysOfTheMonth; daysOfTheWeek; daysOfTheYear; firstDayOfTheWeek; frequency; interval; monthsOfTheYear; recurrenceEnd; setPositions; weeksOfTheYear"#,
        "EKReminder": #"completionDate; dueDateComponents; isCompleted; priority; startDateComponents"#,
        "EKSource": #"isDelegate; sourceIdentifier; sourceType; title"#,
        "EKStructuredLocation": #"radius; title"#,
        "EarlierAlert": #"cancelButtonIndex; firstOtherButtonIndex; isVisible; numberOfButtons; title"#,
        "GKState": #"stateMachine"#,
        "GKStateMachine": #"currentState"#,
        "HKActivitySummary": #"activeEnergyBurned; activeEnergyBurnedGoal; appleExerciseTime; appleExerciseTimeGoal; appleStandHours; appleStandHoursGoal"#,
        "HKActivitySummaryQuery": #"updateHandler"#,
        "HKAnchoredObjectQuery": #"updateHandler"#,
        "HKBiologicalSexObject": #"biologicalSex"#,
        "HKBloodTypeObject": #"bloodType"#,
        "HKCategorySample": #"categoryType; value"#,
        "HKCorrelation": #"correlationType; objects"#,
        "HKDeletedObject": #"metadata; uuid"#,
        "HKDevice": #"firmwareVersion; hardwareVersion; localIdentifier; manufacturer; model; name; softwareVersion; udiDeviceIdentifier"#,
        "HKFitzpatrickSkinTypeObject": #"skinType"#,
        "HKObject": #"device; metadata; sourceRevision; uuid"#,
        "HKObjectType": #"description; hash; identifier"#,
        "HKQuantity": #"description; hash"#,
        "HKQuantitySample": #"count; quantity; quantityType"#,
        "HKQuantityType": #"aggregationStyle"#,
        "HKQuery": #"objectType; predicate"#,
        "HKQueryDescriptor": #"predicate; sampleType"#,
        "HKSample": #"endDate; hasUndeterminedDuration; sampleType; startDate"#,
        "HKSampleQuery": #"limit; sortDescriptors"#,
        "HKSampleType": #"isMaximumDurationRestricted; isMinimumDurationRestricted; maximumAllowedDuration; minimumAllowedDuration"#,
        "HKSource": #"bundleIdentifier; name"#,
        "HKSourceRevision": #"productType; source; version"#,
        "HKStatistics": #"endDate; quantityType; sources; startDate"#,
        "HKStatisticsCollectionQuery": #"anchorDate; initialResultsHandler; intervalComponents; options; statisticsUpdateHandler"#,
        "HKUnit": #"description; hash; unitString"#,
        "HKWheelchairUseObject": #"wheelchairUse"#,
        "HKWorkout": #"allStatistics; duration; totalDistance; totalEnergyBurned; totalFlightsClimbed; totalSwimmingStrokeCount; workoutActivityType; workoutEvents"#,
        "HKWorkoutBuilder": #"allStatistics; device; endDate; metadata; startDate; workoutConfiguration; workoutEvents"#,
        "HKWorkoutConfiguration": #"activityType; lapLength; locationType; swimmingLocationType"#,
        "HKWorkoutEvent": #"dateInterval; metadata; type"#,
        "HostedContentView": #"intrinsicContentSize; shownViews"#,
        "INIntent": #"donationMetadata; identifier; intentDescription; shortcutAvailability; suggestedInvocationPhrase"#,
        "INIntentResponse": #"userActivity"#,
        "INInteraction": #"groupIdentifier; identifier; intent; intentResponse"#,
        "INShortcut": #"intent; userActivity"#,
        "INUIAddVoiceShortcutButton": #"delegate; shortcut; style"#,
        "INUIAddVoiceShortcutViewController": #"delegate"#,
        "INUIEditVoiceShortcutViewController": #"delegate"#,
        "INVoiceShortcut": #"identifier; invocationPhrase; shortcut"#,
        "InterfaceModule": #"classNames; listed; name; previews; screens"#,
        "InterfaceUnset": #"given; wrappedValue"#,
        "JSContext": #"exception; exceptionHandler; globalObject; isInspectable; name; virtualMachine"#,
        "JSManagedValue": #"value"#,
        "JSValue": #"context; description; isArray; isBigInt; isBoolean; isDate; isNull; isNumber; isObject; isString; isSymbol; isUndefined"#,
        "LAContext": #"biometryType; evaluatedPolicyDomainState; interactionNotAllowed; localizedCancelTitle; localizedFallbackTitle; localizedReason; touchIDAuthenticationAllowableReuseDuration"#,
        "LPLinkMetadata": #"iconProvider; imageProvider; originalURL; title; url"#,
        "LPLinkView": #"metadata"#,
        "ListFormatter": #"itemFormatter; locale"#,
        "MFMailComposeViewController": #"mailComposeDelegate"#,
        "MFMessageComposeViewController": #"body; messageComposeDelegate; recipients; subject"#,
        "MKAnnotationView": #"annotation; calloutOffset; canShowCallout; centerOffset; clusteringIdentifier; detailCalloutAccessoryView; image; isDraggable; isEnabled; leftCalloutAccessoryView; reuseIdentifier; rightCalloutAccessoryView"#,
        "MKCircle": #"coordinate; radius"#,
        "MKDirections": #"isCalculating"#,
        "MKLocalSearch": #"isSearching"#,
        "MKMapItem": #"name; phoneNumber; placemark; timeZone; url"#,
        "MKMapSnapshotOptions": #"mapType; region; scale; showsBuildings; showsPointsOfInterest; size; traitCollection"#,
        "MKMapSnapshotter": #"isLoading"#,
        "MKMapView": #"annotations; centerCoordinate; delegate; isPitchEnabled; isRotateEnabled; isScrollEnabled; isZoomEnabled; mapType; overlays; region; selectedAnnotations; showsBuildings; showsCompass; showsPointsOfInterest; showsScale; showsTraffic; showsUserLocation; userLocation; userTrackingMode; visibleMapRect"#,
        "MKMarkerAnnotationView": #"glyphImage; glyphText; glyphTintColor; markerTintColor"#,
        "MKMultiPoint": #"boundingMapRect; coordinate; pointCount"#,
        "MKOverlayPathRenderer": #"fillColor; lineCap; lineDashPattern; lineDashPhase; lineJoin; lineWidth; strokeColor"#,
        "MKOverlayRenderer": #"alpha; overlay"#,
        "MKPinAnnotationView": #"animatesDrop; pinTintColor"#,
        "MKPlacemark": #"coordinate; subtitle; title"#,
        "MKPointAnnotation": #"coordinate; subtitle; title"#,
        "MKRoute": #"advisoryNotices; distance; expectedTravelTime; name; polyline; steps; transportType"#,
        "MKShape": #"coordinate; subtitle; title"#,
        "MKTileOverlay": #"canReplaceMapContent; coordinate; urlTemplate"#,
        "MKUserLocation": #"coordinate; location"#,
        "MPChangePlaybackPositionCommandEvent": #"positionTime"#,
        "MPChangePlaybackRateCommand": #"supportedPlaybackRates"#,
        "MPChangePlaybackRateCommandEvent": #"playbackRate"#,
        "MPChangeRepeatModeCommand": #"currentRepeatType"#,
        "MPChangeRepeatModeCommandEvent": #"preservesRepeatMode; repeatType"#,
        "MPChangeShuffleModeCommand": #"currentShuffleType"#,
        "MPChangeShuffleModeCommandEvent": #"preservesShuffleMode; shuffleType"#,
        "MPFeedbackCommand": #"isActive; localizedShortTitle; localizedTitle"#,
        "MPFeedbackCommandEvent": #"isNegative"#,
        "MPMediaEntity": #"persistentID"#,
        "MPMediaItem": #"albumArtist; albumArtistPersistentID; albumPersistentID; albumTitle; albumTrackCount; albumTrackNumber; artist; artistPersistentID; artwork; assetURL; beatsPerMinute; bookmarkTime; comments; composer; composerPersistentID; dateAdded; discCount; discNumber; genre; genrePersistentID; hasProtectedAsset; isCloudItem; isCompilation; isExplicitItem; lastPlayedDate; lyrics; mediaType; playCount; playbackDuration; playbackStoreID; podcastPersistentID; podcastTitle; rating; releaseDate; skipCount; title; userGrouping"#,
        "MPMediaItemArtwork": #"bounds"#,
        "MPMediaItemCollection": #"count; items; mediaTypes; representativeItem"#,
        "MPMediaLibrary": #"lastModifiedDate"#,
        "MPMediaPickerController": #"allowsPickingMultipleItems; delegate; mediaTypes; prompt; showsCloudItems; showsItemsWithProtectedAssets"#,
        "MPMediaPlaylist": #"authorDisplayName; descriptionText; name; seedItems"#,
        "MPMediaPropertyPredicate": #"comparisonType; property; value"#,
        "MPMediaQuery": #"collectionSections; collections; filterPredicates; groupingType; itemSections; items"#,
        "MPMediaQuerySection": #"range; title"#,
        "MPMusicPlayerController": #"currentPlaybackRate; currentPlaybackTime; indexOfNowPlayingItem; isPreparedToPlay; nowPlayingItem; playbackState; repeatMode; shuffleMode"#,
        "MPMusicPlayerMediaItemQueueDescriptor": #"itemCollection; query; startItem"#,
        "MPMusicPlayerStoreQueueDescriptor": #"startItemID; storeIDs"#,
        "MPNowPlayingInfoCenter": #"nowPlayingInfo; playbackState"#,
        "MPRatingCommand": #"maximumRating; minimumRating"#,
        "MPRatingCommandEvent": #"rating"#,
        "MPRemoteCommand": #"isEnabled"#,
        "MPRemoteCommandCenter": #"bookmarkCommand; changePlaybackPositionCommand; changePlaybackRateCommand; changeRepeatModeCommand; changeShuffleModeCommand; disableLanguageOptionCommand; dislikeCommand; enableLanguageOptionCommand; likeCommand; nextTrackCommand; pauseCommand; playCommand; previousTrackCommand; ratingCommand; seekBackwardCommand; seekForwardCommand; skipBackwardCommand; skipForwardCommand; stopCommand; togglePlayPauseCommand"#,
        "MPRemoteCommandEvent": #"command; timestamp"#,
        "MPSeekCommandEvent": #"type"#,
        "MPSkipIntervalCommand": #"preferredIntervals"#,
        "MPSkipIntervalCommandEvent": #"interval"#,
        "MPVolumeView": #"areWirelessRoutesAvailable; isWirelessRouteActive; showsRouteButton; showsVolumeSlider; volumeWarningSliderImage"#,
        "NLLanguageRecognizer": #"dominantLanguage; languageConstraints; languageHints"#,
        "NLTagger": #"dominantLanguage; string; tagSchemes"#,
        "NLTokenizer": #"string; unit"#,
        "NSAutoresizingMaskLayoutConstraint": #"description"#,
        "NSCollectionLayoutAnchor": #"edges"#,
        "NSCollectionLayoutBoundarySupplementaryItem": #"alignment; extendsBoundary; offset; pinToVisibleBounds"#,
        "NSCollectionLayoutDecorationItem": #"elementKind; zIndex"#,
        "NSCollectionLayoutDimension": #"dimension; isAbsolute; isEstimated; isFractionalHeight; isFractionalWidth"#,
        "NSCollectionLayoutEdgeSpacing": #"bottom; leading; top; trailing"#,
        "NSCollectionLayoutGroup": #"interItemSpacing; subitems"#,
        "NSCollectionLayoutGroupCustomItem": #"frame; zIndex"#,
        "NSCollectionLayoutItem": #"contentInsets; edgeSpacing; layoutSize; supplementaryItems"#,
        "NSCollectionLayoutSection": #"boundarySupplementaryItems; contentInsets; contentInsetsReference; decorationItems; interGroupSpacing; orthogonalScrollingBehavior; supplementariesFollowContentInsets; visibleItemsInvalidationHandler"#,
        "NSCollectionLayoutSize": #"heightDimension; widthDimension"#,
        "NSCollectionLayoutSpacing": #"isFixedSpacing; isFlexibleSpacing; spacing"#,
        "NSCollectionLayoutSupplementaryItem": #"elementKind; zIndex"#,
        "NSContentSizeLayoutConstraint": #"description"#,
        "NSDataAsset": #"data; name; typeIdentifier"#,
        "NSDataDetector": #"checkingTypes"#,
        "NSException": #"callStackSymbols; name; reason; userInfo"#,
        "NSExtensionContext": #"inputItems"#,
        "NSExtensionItem": #"attachments; attributedContentText; attributedTitle; userInfo"#,
        "NSFileAccessIntent": #"url"#,
        "NSFileCoordinator": #"purposeIdentifier"#,
        "NSHashTable": #"allObjects; anyObject; count"#,
        "NSItemProvider": #"registeredTypeIdentifiers; suggestedName"#,
        "NSLayoutAnchor": #"constraintsAffectingLayout; hasAmbiguousLayout; hash; item"#,
        "NSLayoutConstraint": #"constant; customMirror; description; firstAnchor; firstAttribute; firstItem; identifier; isActive; multiplier; priority; relation; secondAnchor; secondAttribute; secondItem; shouldBeArchived"#,
        "NSLayoutManager": #"allowsNonContiguousLayout; delegate; numberOfGlyphs; textContainers; textStorage; usesFontLeading"#,
        "NSMachPort": #"isValid; reservedSpaceLength"#,
        "NSMapTable": #"count"#,
        "NSMutableParagraphStyle": #"alignment; allowsDefaultTighteningForTruncation; baseWritingDirection; firstLineHeadIndent; headIndent; hyphenationFactor; lineBreakMode; lineBreakStrategy; lineHeightMultiple; lineSpacing; maximumLineHeight; minimumLineHeight; paragraphSpacing; paragraphSpacingBefore; tabStops; tailIndent"#,
        "NSParagraphStyle": #"alignment; allowsDefaultTighteningForTruncation; baseWritingDirection; firstLineHeadIndent; hash; headIndent; hyphenationFactor; lineBreakMode; lineBreakStrategy; lineHeightMultiple; lineSpacing; maximumLineHeight; minimumLineHeight; paragraphSpacing; paragraphSpacingBefore; tabStops; tailIndent"#,
        "NSShadow": #"shadowBlurRadius; shadowColor; shadowOffset"#,
        "NSStringDrawingContext": #"actualScaleFactor; minimumScaleFactor; totalBounds"#,
        "NSTextAttachment": #"bounds; contents; fileType; image; lineLayoutPadding"#,
        "NSTextAttachmentViewProvider": #"location; textAttachment; textLayoutManager; tracksTextAttachmentViewBounds; view"#,
        "NSTextContainer": #"exclusionPaths; heightTracksTextView; layoutManager; lineBreakMode; lineFragmentPadding; maximumNumberOfLines; size; widthTracksTextView"#,
        "NSTextLayoutManager": #"textContainer; usesFontLeading"#,
        "NSTextStorage": #"changeInLength; delegate; editedMask; editedRange; layoutManagers"#,
        "NSTextTab": #"alignment; hash; location; options"#,
        "NSUbiquitousKeyValueStore": #"dictionaryRepresentation"#,
        "NSUserActivity": #"activityType; expirationDate; isEligibleForHandoff; isEligibleForPrediction; isEligibleForPublicIndexing; isEligibleForSearch; keywords; needsSave; persistentIdentifier; referrerURL; requiredUserInfoKeys; suggestedInvocationPhrase; supportsContinuationStreams; targetContentIdentifier; title; userInfo; webpageURL"#,
        "NWPathMonitor": #"currentPath; pathUpdateHandler; queue"#,
        "PDFDocument": #"documentURL; isEncrypted; isLocked; pageCount; string"#,
        "PDFPage": #"document; string"#,
        "PDFThumbnailView": #"layoutMode; pdfView; thumbnailSize"#,
        "PDFView": #"autoScales; canGoToNextPage; canGoToPreviousPage; currentPage; displayBox; displayDirection; displayMode; displaysPageBreaks; document; maxScaleFactor; minScaleFactor; pageBreakMargins; pageShadowsEnabled; scaleFactor; scaleFactorForSizeToFit"#,
        "PKAddPassesViewController": #"delegate"#,
        "PKContact": #"emailAddress; name; phoneNumber; postalAddress"#,
        "PKDateComponentsRange": #"endDateComponents; startDateComponents"#,
        "PKDeferredPaymentSummaryItem": #"deferredDate"#,
        "PKPass": #"localizedDescription; localizedName; organizationName; passTypeIdentifier; passURL; serialNumber"#,
        "PKPayment": #"billingContact; shippingContact; shippingMethod; token"#,
        "PKPaymentAuthorizationController": #"delegate"#,
        "PKPaymentAuthorizationResult": #"errors; status"#,
        "PKPaymentAuthorizationViewController": #"delegate"#,
        "PKPaymentButton": #"cornerRadius"#,
        "PKPaymentMethod": #"billingAddress; displayName; network; type"#,
        "PKPaymentRequest": #"applicationData; billingContact; countryCode; couponCode; currencyCode; merchantCapabilities; merchantIdentifier; paymentSummaryItems; requiredBillingContactFields; requiredShippingContactFields; shippingContact; shippingContactEditingMode; shippingMethods; shippingType; supportedCountries; supportedNetworks; supportsCouponCode"#,
        "PKPaymentRequestPaymentMethodUpdate": #"errors"#,
        "PKPaymentRequestShippingContactUpdate": #"errors"#,
        "PKPaymentRequestUpdate": #"paymentSummaryItems; shippingMethods; status"#,
        "PKPaymentSummaryItem": #"amount; label; type"#,
        "PKPaymentToken": #"paymentData; paymentMethod; transactionIdentifier"#,
        "PKRecurringPaymentSummaryItem": #"endDate; intervalCount; intervalUnit; startDate"#,
        "PKShippingMethod": #"dateComponentsRange; detail; identifier"#,
        "PersonNameComponentsFormatter": #"isPhonetic; locale; style"#,
        "QLPreviewController": #"currentPreviewItem; currentPreviewItemIndex; dataSource; delegate"#,
        "RelativeDateTimeFormatter": #"calendar; dateTimeStyle; formattingContext; locale; unitsStyle"#,
        "SFSafariViewController": #"configuration; delegate; dismissButtonStyle; preferredBarTintColor; preferredControlTintColor"#,
        "SFSpeechRecognitionMetadata": #"averagePauseDuration; speakingRate; speechDuration; speechStartTimestamp"#,
        "SFSpeechRecognitionRequest": #"addsPunctuation; contextualStrings; interactionIdentifier; requiresOnDeviceRecognition; shouldReportPartialResults; taskHint"#,
        "SFSpeechRecognitionResult": #"bestTranscription; isFinal; speechRecognitionMetadata; transcriptions"#,
        "SFSpeechRecognitionTask": #"error; isCancelled; isFinishing; state"#,
        "SFSpeechRecognizer": #"defaultTaskHint; delegate; isAvailable; locale; queue; supportsOnDeviceRecognition"#,
        "SFSpeechURLRecognitionRequest": #"url"#,
        "SFTranscription": #"formattedString; segments"#,
        "SFTranscriptionSegment": #"alternativeSubstrings; confidence; duration; substring; substringRange; timestamp"#,
        "UIAccessibilityCustomAction": #"actionHandler; attributedName; category; image; name; selector; target"#,
        "UIAccessibilityCustomRotor": #"attributedName; itemSearchBlock; name; systemRotorType"#,
        "UIAccessibilityCustomRotorItemResult": #"targetElement; targetRange"#,
        "UIAccessibilityCustomRotorSearchPredicate": #"currentItem; searchDirection"#,
        "UIAccessibilityElement": #"accessibilityContainer; accessibilityFrameInContainerSpace"#,
        "UIAccessibilityLocationDescriptor": #"attributedName; name; point; view"#,
        "UIAction": #"attributes; discoverabilityTitle; identifier; image; sender; state; title"#,
        "UIActionSheet": #"delegate; destructiveButtonIndex"#,
        "UIActivity": #"activityImage; activityTitle; activityType; activityViewController"#,
        "UIActivityIndicatorView": #"color; hidesWhenStopped; intrinsicContentSize; isAnimating; style"#,
        "UIActivityItemProvider": #"activityType; item; placeholderItem"#,
        "UIActivityViewController": #"completionWithItemsHandler; excludedActivityTypes"#,
        "UIAlertAction": #"accessibilityIdentifier; isEnabled; style; title"#,
        "UIAlertController": #"actions; message; preferredAction; preferredStyle; severity; textFields"#,
        "UIAlertView": #"alertViewStyle; delegate; message"#,
        "UIApplication": #"alternateIconName; applicationIconBadgeNumber; applicationState; backgroundRefreshStatus; backgroundTimeRemaining; connectedScenes; delegate; isIdleTimerDisabled; isNetworkActivityIndicatorVisible; isProtectedDataAvailable; isRegisteredForRemoteNotifications; isStatusBarHidden; keyWindow; next; openSessions; preferredContentSizeCategory; shortcutItems; statusBarFrame; statusBarOrientation; statusBarStyle; supportsAlternateIcons; supportsMultipleScenes; userInterfaceLayoutDirection; windows"#,
        "UIApplicationShortcutItem": #"icon; localizedSubtitle; localizedTitle; targetContentIdentifier; type; userInfo"#,
        "UIAttachmentBehavior": #"anchorPoint; attachedBehaviorType; damping; frequency; frictionTorque; items; length"#,
        "UIBarAppearance": #"backgroundColor; backgroundEffect; backgroundImage; backgroundImageContentMode; shadowColor; shadowImage"#,
        "UIBarButtonItem": #"action; changesSelectionAsPrimaryAction; customView; hidesSharedBackground; isHidden; isSelected; isSpringLoaded; menu; possibleTitles; preferredMenuElementOrder; primaryAction; sharesBackground; style; target; tintColor; width"#,
        "UIBarButtonItemAppearance": #"disabled; focused; highlighted; normal"#,
        "UIBarButtonItemGroup": #"alwaysAvailable; barButtonItems; isDisplayingRepresentativeItem; isHidden; menuRepresentation; representativeItem"#,
        "UIBarButtonItemStateAppearance": #"backgroundImage; titlePositionAdjustment; titleTextAttributes"#,
        "UIBarItem": #"accessibilityHint; accessibilityIdentifier; accessibilityLabel; accessibilityValue; image; imageInsets; isEnabled; landscapeImagePhone; largeContentSizeImage; tag; title"#,
        "UIBezierPath": #"bounds; cgPath; currentPoint; flatness; hash; isEmpty; lineCapStyle; lineJoinStyle; lineWidth; miterLimit; usesEvenOddFillRule"#,
        "UIButton": #"adjustsImageSizeForAccessibilityContentSizeCategory; adjustsImageWhenDisabled; adjustsImageWhenHighlighted; automaticallyUpdatesConfiguration; buttonType; changesSelectionAsPrimaryAction; configuration; configurationUpdateHandler; contentEdgeInsets; currentAttributedTitle; currentBackgroundImage; currentImage; currentPreferredSymbolConfiguration; currentTitle; currentTitleColor; currentTitleShadowColor; imageEdgeInsets; imageView; intrinsicContentSize; isHeld; isHovered; isPointerInteractionEnabled; menu; pointerStyleProvider; preferredMenuElementOrder; reversesTitleShadowWhenHighlighted; role; showsTouchWhenHighlighted; subtitleLabel; titleEdgeInsets; titleLabel"#,
        "UICalendarSelectionMultiDate": #"delegate; selectedDates"#,
        "UICalendarSelectionSingleDate": #"delegate; selectedDate"#,
        "UICalendarView": #"availableDateRange; calendar; delegate; fontDesign; intrinsicContentSize; locale; selectionBehavior; timeZone; visibleDateComponents; wantsDateDecorations"#,
        "UICollectionReusableView": #"reuseIdentifier; safeAreaInsets"#,
        "UICollectionView": #"allowsFocus; allowsFocusDuringEditing; allowsMultipleSelection; allowsMultipleSelectionDuringEditing; allowsSelection; allowsSelectionDuringEditing; backgroundView; bounds; collectionViewLayout; dataSource; delegate; dragDelegate; dragInteractionEnabled; dropDelegate; frame; hasActiveDrag; hasActiveDrop; hasUncommittedUpdates; indexPathsForSelectedItems; indexPathsForVisibleItems; isEditing; isPrefetchingEnabled; isSpringLoaded; numberOfSections; prefetchDataSource; remembersLastFocusedIndexPath; reorderingCadence; selectionFollowsFocus; selfSizingInvalidation; visibleCells"#,
        "UICollectionViewCell": #"automaticallyUpdatesBackgroundConfiguration; automaticallyUpdatesContentConfiguration; backgroundConfiguration; backgroundView; configurationState; configurationUpdateHandler; contentConfiguration; contentView; isHighlighted; isSelected; selectedBackgroundView"#,
        "UICollectionViewCompositionalLayout": #"collectionViewContentSize; configuration"#,
        "UICollectionViewCompositionalLayoutConfiguration": #"boundarySupplementaryItems; contentInsetsReference; interSectionSpacing; scrollDirection"#,
        "UICollectionViewController": #"clearsSelectionOnViewWillAppear; collectionView; collectionViewLayout; installsStandardGestureForInteractiveMovement"#,
        "UICollectionViewDiffableDataSource": #"reorderingHandlers; sectionSnapshotHandlers; supplementaryViewProvider"#,
        "UICollectionViewDropProposal": #"intent"#,
        "UICollectionViewFlowLayout": #"collectionViewContentSize; estimatedItemSize; footerReferenceSize; headerReferenceSize; itemSize; minimumInteritemSpacing; minimumLineSpacing; scrollDirection; sectionFootersPinToVisibleBounds; sectionHeadersPinToVisibleBounds; sectionInset; sectionInsetReference"#,
        "UICollectionViewFlowLayoutInvalidationContext": #"invalidateFlowLayoutAttributes; invalidateFlowLayoutDelegateMetrics"#,
        "UICollectionViewFocusUpdateContext": #"nextFocusedIndexPath; previouslyFocusedIndexPath"#,
        "UICollectionViewLayout": #"collectionView; collectionViewContentSize; developmentLayoutDirection; flipsHorizontallyInOppositeLayoutDirection"#,
        "UICollectionViewLayoutAttributes": #"alpha; bounds; center; frame; hash; indexPath; isHidden; representedElementCategory; representedElementKind; size; transform; transform3D; zIndex"#,
        "UICollectionViewLayoutInvalidationContext": #"contentOffsetAdjustment; contentSizeAdjustment; interactiveMovementTarget; invalidateDataSourceCounts; invalidateEverything; invalidatedDecorationIndexPaths; invalidatedItemIndexPaths; invalidatedSupplementaryIndexPaths; previousIndexPathsForInteractivelyMovingItems; targetIndexPathsForInteractivelyMovingItems"#,
        "UICollectionViewListCell": #"accessories; indentationLevel; indentationWidth; isSelected; separatorLayoutGuide"#,
        "UICollectionViewTransitionLayout": #"collectionViewContentSize; currentLayout; nextLayout; transitionProgress"#,
        "UICollectionViewUpdateItem": #"indexPathAfterUpdate; indexPathBeforeUpdate; updateAction"#,
        "UICollisionBehavior": #"boundaryIdentifiers; collisionDelegate; collisionMode; translatesReferenceBoundsIntoBoundary"#,
        "UIColor": #"cgColor; ciColor; description; hash"#,
        "UIColorPickerViewController": #"delegate; selectedColor; supportsAlpha"#,
        "UIColorWell": #"intrinsicContentSize; maximumLinearExposure; selectedColor; supportsAlpha; supportsEyedropper; title"#,
        "UICommand": #"action; alternates; attributes; discoverabilityTitle; image; propertyList; state; title"#,
        "UICommandAlternate": #"action; modifierFlags; title"#,
        "UIContentUnavailableView": #"configuration; isScrollEnabled"#,
        "UIContextMenuConfiguration": #"identifier; preferredMenuElementOrder"#,
        "UIContextMenuInteraction": #"delegate; menuAppearance; view"#,
        "UIContextualAction": #"backgroundColor; handler; image; style; title"#,
        "UIControl": #"allControlEvents; allTargets; contentHorizontalAlignment; contentVerticalAlignment; contextMenuInteraction; effectiveContentHorizontalAlignment; isContextMenuInteractionEnabled; isEnabled; isHighlighted; isSelected; isTouchInside; isTracking; showsMenuAsPrimaryAction; state; toolTip"#,
        "UICubicTimingParameters": #"controlPoint1; controlPoint2; cubicTimingParameters; springTimingParameters; timingCurveType"#,
        "UIDatePicker": #"calendar; countDownDuration; date; datePickerMode; datePickerStyle; intrinsicContentSize; locale; maximumDate; minimumDate; minuteInterval; preferredDatePickerStyle; roundsToMinuteInterval; timeZone"#,
        "UIDevice": #"batteryLevel; batteryState; identifierForVendor; isBatteryMonitoringEnabled; isGeneratingDeviceOrientationNotifications; isMultitaskingSupported; isProximityMonitoringEnabled; localizedModel; model; name; orientation; proximityState; systemName; systemVersion; userInterfaceIdiom"#,
        "UIDocumentInteractionController": #"annotation; delegate; gestureRecognizers; icons; name; url; uti"#,
        "UIDocumentPickerViewController": #"allowsMultipleSelection; delegate; directoryURL; documentPickerMode; shouldShowFileExtensions"#,
        "UIDragInteraction": #"delegate; isEnabled; view"#,
        "UIDragItem": #"itemProvider; localObject; previewProvider"#,
        "UIDragPreview": #"parameters; view"#,
        "UIDropInteraction": #"delegate; view"#,
        "UIDropProposal": #"operation"#,
        "UIDynamicAnimator": #"behaviors; delegate; elapsedTime; isRunning; referenceView"#,
        "UIDynamicBehavior": #"action; childBehaviors; dynamicAnimator"#,
        "UIDynamicItemBehavior": #"allowsRotation; angularResistance; charge; density; elasticity; friction; isAnchored; resistance"#,
        "UIEditMenuConfiguration": #"sourcePoint"#,
        "UIEditMenuInteraction": #"delegate; view"#,
        "UIEvent": #"allTouches; modifierFlags; subtype; timestamp; type"#,
        "UIFocusGuide": #"isEnabled; preferredFocusEnvironments"#,
        "UIFocusHaloEffect": #"containerView; referenceView"#,
        "UIFocusUpdateContext": #"focusHeading; nextFocusedItem; nextFocusedView; previouslyFocusedItem; previouslyFocusedView"#,
        "UIFont": #"ascender; capHeight; descender; description; familyName; fontDescriptor; fontName; hash; leading; lineHeight; pointSize; xHeight"#,
        "UIFontDescriptor": #"fontAttributes; hash; pointSize; postscriptName; symbolicTraits"#,
        "UIFontPickerViewController": #"configuration; delegate; selectedFontDescriptor"#,
        "UIGestureRecognizer": #"accessibilityLabel; allowedPressTypes; allowedTouchTypes; cancelsTouchesInView; delaysTouchesBegan; delaysTouchesEnded; delegate; isEnabled; modifierFlags; name; numberOfTouches; requiresExclusiveTouchType; state; view"#,
        "UIGlassContainerEffect": #"spacing"#,
        "UIGlassEffect": #"isInteractive; tintColor"#,
        "UIGraphicsImageRenderer": #"format"#,
        "UIGraphicsImageRendererContext": #"currentImage; format"#,
        "UIGraphicsImageRendererFormat": #"opaque; preferredRange; scale"#,
        "UIGraphicsRendererContext": #"cgContext"#,
        "UIGraphicsRendererFormat": #"bounds"#,
        "UIGravityBehavior": #"angle; gravityDirection; magnitude"#,
        "UIHoverGestureRecognizer": #"zOffset"#,
        "UIImage": #"accessibilityIdentifier; accessibilityLabel; alignmentRectInsets; baselineOffsetFromBottom; byPreparingForDisplay; capInsets; cgImage; ciImage; configuration; description; duration; flipsForRightToLeftLayoutDirection; hash; imageAsset; imageOrientation; imageRendererFormat; images; isSymbolImage; renderingMode; resizingMode; scale; size; symbolConfiguration"#,
        "UIImagePickerController": #"allowsEditing; cameraCaptureMode; cameraDevice; cameraFlashMode; cameraOverlayView; mediaTypes; showsCameraControls; sourceType; videoMaximumDuration; videoQuality"#,
        "UIImageView": #"adjustsImageSizeForAccessibilityContentSizeCategory; alignmentRectInsets; animationDuration; animationImages; animationRepeatCount; highlightedAnimationImages; highlightedImage; image; imageDynamicRange; intrinsicContentSize; isAnimating; isHighlighted; preferredImageDynamicRange; preferredSymbolConfiguration"#,
        "UIInputView": #"allowsSelfSizing; inputViewStyle"#,
        "UIInterpolatingMotionEffect": #"keyPath; maximumRelativeValue; minimumRelativeValue; type"#,
        "UIKey": #"characters; charactersIgnoringModifiers; keyCode; modifierFlags"#,
        "UIKeyCommand": #"input; modifierFlags; wantsPriorityOverSystemBehavior"#,
        "UIKeyboardLayoutGuide": #"followsUndockedKeyboard; keyboardDismissPadding; usesBottomSafeArea"#,
        "UILabel": #"adjustsFontForContentSizeCategory; adjustsFontSizeToFitWidth; allowsDefaultTighteningForTruncation; attributedText; baselineAdjustment; font; highlightedTextColor; intrinsicContentSize; isEnabled; isHighlighted; lineBreakMode; lineBreakStrategy; minimumScaleFactor; numberOfLines; preferredMaxLayoutWidth; shadowColor; shadowOffset; showsExpansionTextWhenTruncated; text; textAlignment; textColor"#,
        "UILargeContentViewerInteraction": #"delegate; gestureRecognizerForExclusionRelationship; view"#,
        "UILayoutGuide": #"bottomAnchor; centerXAnchor; centerYAnchor; customMirror; hasAmbiguousLayout; heightAnchor; identifier; layoutFrame; leadingAnchor; leftAnchor; owningView; rightAnchor; topAnchor; trailingAnchor; widthAnchor"#,
        "UIListContentView": #"configuration; intrinsicContentSize"#,
        "UILocalizedIndexedCollation": #"sectionIndexTitles; sectionTitles"#,
        "UILongPressGestureRecognizer": #"allowableMovement; minimumPressDuration; numberOfTapsRequired; numberOfTouchesRequired"#,
        "UIMarkupTextPrintFormatter": #"markupText"#,
        "UIMenu": #"children; identifier; options; preferredElementSize; selectedElements"#,
        "UIMenuController": #"arrowDirection; isMenuVisible; menuFrame; menuItems"#,
        "UIMenuElement": #"accessibilityIdentifier; image; presentationSourceItem; subtitle; title"#,
        "UIMenuItem": #"action; title"#,
        "UIMotionEffectGroup": #"motionEffects"#,
        "UINavigationBar": #"backIndicatorImage; backIndicatorTransitionMaskImage; backItem; barStyle; barTintColor; compactAppearance; compactScrollEdgeAppearance; delegate; intrinsicContentSize; isTranslucent; items; largeTitleTextAttributes; prefersLargeTitles; scrollEdgeAppearance; shadowImage; standardAppearance; titleTextAttributes; topItem"#,
        "UINavigationBarAppearance": #"backButtonAppearance; backIndicatorImage; backIndicatorTransitionMaskImage; buttonAppearance; doneButtonAppearance; largeTitleTextAttributes; titlePositionAdjustment; titleTextAttributes"#,
        "UINavigationController": #"childForStatusBarStyle; delegate; hidesBarsOnSwipe; hidesBarsOnTap; hidesBarsWhenKeyboardAppears; hidesBarsWhenVerticallyCompact; interactiveContentPopGestureRecognizer; interactivePopGestureRecognizer; isNavigationBarHidden; isToolbarHidden; navigationBar; preferredStatusBarStyle; tabBarItem; toolbar; topViewController; viewControllers; visibleViewController"#,
        "UINavigationItem": #"attributedSubtitle; attributedTitle; backAction; backBarButtonItem; backButtonDisplayMode; backButtonTitle; compactAppearance; compactScrollEdgeAppearance; hidesBackButton; hidesSearchBarWhenScrolling; largeAttributedSubtitle; largeSubtitle; largeSubtitleView; largeTitle; largeTitleDisplayMode; leftBarButtonItem; leftBarButtonItems; leftItemsSupplementBackButton; preferredSearchBarPlacement; prompt; rightBarButtonItem; rightBarButtonItems; scrollEdgeAppearance; searchBarPlacementAllowsExternalIntegration; searchBarPlacementAllowsToolbarIntegration; searchBarPlacementBarButtonItem; searchController; standardAppearance; subtitle; subtitleView; title; titleMenuProvider; titleView"#,
        "UIOpenURLContext": #"options; url"#,
        "UIPageControl": #"accessibilityPath; allowsContinuousInteraction; backgroundStyle; currentPage; currentPageIndicatorTintColor; defersCurrentPageDisplay; hidesForSinglePage; intrinsicContentSize; numberOfPages; pageIndicatorTintColor; preferredIndicatorImage"#,
        "UIPageViewController": #"childForStatusBarStyle; dataSource; delegate; gestureRecognizers; isDoubleSided; navigationOrientation; spineLocation; transitionStyle; viewControllers"#,
        "UIPanGestureRecognizer": #"allowedScrollTypesMask; maximumNumberOfTouches; minimumNumberOfTouches"#,
        "UIPasteboard": #"changeCount; color; hasColors; hasImages; hasStrings; hasURLs; image; images; items; name; numberOfItems; string; strings; types; url; urls"#,
        "UIPercentDrivenInteractiveTransition": #"completionCurve; completionSpeed; duration; percentComplete; wantsInteractiveStart"#,
        "UIPickerView": #"dataSource; delegate; intrinsicContentSize; numberOfComponents"#,
        "UIPinchGestureRecognizer": #"scale; velocity"#,
        "UIPointerInteraction": #"delegate; isEnabled; view"#,
        "UIPointerRegion": #"identifier; rect"#,
        "UIPointerRegionRequest": #"location"#,
        "UIPopoverPresentationController": #"adaptiveSheetPresentationController; arrowDirection; backgroundColor; barButtonItem; canOverlapSourceViewRect; frameOfPresentedViewInContainerView; passthroughViews; permittedArrowDirections; popoverLayoutMargins; sourceItem; sourceRect; sourceView"#,
        "UIPresentationController": #"adaptivePresentationStyle; containerView; delegate; frameOfPresentedViewInContainerView; overrideTraitCollection; preferredContentSize; presentationStyle; presentedView; presentedViewController; presentingViewController; shouldPresentInFullscreen; shouldRemovePresentersView; traitCollection"#,
        "UIPress": #"key; phase; type"#,
        "UIPressesEvent": #"allPresses"#,
        "UIPreviewParameters": #"backgroundColor; shadowPath; visiblePath"#,
        "UIPreviewTarget": #"center; container; transform"#,
        "UIPrintFormatter": #"maximumContentHeight; maximumContentWidth; perPageContentInsets; startPage"#,
        "UIPrintInfo": #"jobName; orientation; outputType"#,
        "UIPrintInteractionController": #"delegate; printFormatter; printInfo; printPageRenderer; printingItem; printingItems; showsNumberOfCopies; showsPaperSelectionForLoadedPapers"#,
        "UIPrintPageRenderer": #"footerHeight; headerHeight; numberOfPages; paperRect; printFormatters; printableRect"#,
        "UIProgressView": #"intrinsicContentSize; observedProgress; progress; progressImage; progressTintColor; progressViewStyle; trackImage; trackTintColor"#,
        "UIPushBehavior": #"active; angle; magnitude; mode; pushDirection"#,
        "UIRefreshControl": #"attributedTitle; isRefreshing"#,
        "UIResponder": #"accessibilityActivationPoint; accessibilityAttributedHint; accessibilityAttributedLabel; accessibilityAttributedUserInputLabels; accessibilityAttributedValue; accessibilityContainerType; accessibilityCustomActions; accessibilityCustomRotors; accessibilityDragSourceDescriptors; accessibilityDropPointDescriptors; accessibilityElements; accessibilityElementsHidden; accessibilityFrame; accessibilityHeaderElements; accessibilityHint; accessibilityIdentifier; accessibilityIgnoresInvertColors; accessibilityLabel; accessibilityLanguage; accessibilityNavigationStyle; accessibilityPath; accessibilityRespondsToUserInteraction; accessibilityTextualContext; accessibilityTraits; accessibilityUserInputLabels; accessibilityValue; accessibilityViewIsModal; automationElements; canBecomeFirstResponder; canResignFirstResponder; customMirror; inputAccessoryView; inputAssistantItem; inputView; isAccessibilityElement; isFirstResponder; keyCommands; largeContentImage; largeContentTitle; next; scalesLargeContentImage; shouldGroupAccessibilityChildren; showsLargeContentViewer; textInputContextIdentifier; textInputMode; undoManager; userActivity"#,
        "UIRotationGestureRecognizer": #"rotation; velocity"#,
        "UIScene": #"activationConditions; activationState; delegate; next; session; subtitle; title"#,
        "UISceneActivationConditions": #"canActivateForTargetContentIdentifierPredicate; prefersToActivateForTargetContentIdentifierPredicate"#,
        "UISceneConfiguration": #"delegateClass; name; role; sceneClass; storyboard"#,
        "UISceneSession": #"configuration; persistentIdentifier; role; scene; stateRestorationActivity; userInfo"#,
        "UISceneSizeRestrictions": #"maximumSize; minimumSize"#,
        "UIScreen": #"bounds; brightness; coordinateSpace; fixedCoordinateSpace; isCaptured; maximumFramesPerSecond; mirrored; nativeBounds; nativeScale; scale; traitCollection; wantsSoftwareDimming"#,
        "UIScreenEdgePanGestureRecognizer": #"edges"#,
        "UIScreenshotService": #"delegate; windowScene"#,
        "UIScrollEdgeEffect": #"isHidden; style"#,
        "UIScrollView": #"adjustedContentInset; alwaysBounceHorizontal; alwaysBounceVertical; automaticallyAdjustsScrollIndicatorInsets; bottomEdgeEffect; bounces; bouncesZoom; canCancelContentTouches; contentInset; contentInsetAdjustmentBehavior; contentLayoutGuide; contentOffset; contentSize; decelerationRate; delaysContentTouches; frameLayoutGuide; horizontalScrollIndicatorInsets; indexDisplayMode; indicatorStyle; isDecelerating; isDirectionalLockEnabled; isDragging; isPagingEnabled; isScrollEnabled; isTracking; isZoomBouncing; isZooming; keyboardDismissMode; leftEdgeEffect; maximumZoomScale; minimumZoomScale; panGestureRecognizer; pinchGestureRecognizer; refreshControl; rightEdgeEffect; scrollIndicatorInsets; scrollsToTop; showsHorizontalScrollIndicator; showsVerticalScrollIndicator; topEdgeEffect; verticalScrollIndicatorInsets; zoomScale"#,
        "UISearchBar": #"autocapitalizationType; autocorrectionType; backgroundImage; barStyle; barTintColor; delegate; enablesReturnKeyAutomatically; inputAccessoryView; intrinsicContentSize; isEnabled; isFirstResponder; isTranslucent; keyboardAppearance; keyboardType; placeholder; prompt; returnKeyType; scopeBarBackgroundImage; scopeButtonTitles; searchBarStyle; searchFieldBackgroundPositionAdjustment; searchTextField; searchTextPositionAdjustment; selectedScopeButtonIndex; showsBookmarkButton; showsCancelButton; showsScopeBar; showsSearchResultsButton; spellCheckingType; text; textContentType"#,
        "UISearchController": #"automaticallyShowsCancelButton; automaticallyShowsScopeBar; automaticallyShowsSearchResultsController; delegate; dimsBackgroundDuringPresentation; hidesNavigationBarDuringPresentation; ignoresSearchSuggestionsForSearchBarPlacementStacked; isActive; obscuresBackgroundDuringPresentation; searchBar; searchResultsController; searchResultsUpdater; searchSuggestions; showsSearchResultsController"#,
        "UISearchSuggestionItem": #"iconImage; localizedAttributedSuggestion; localizedDescription; localizedSuggestion; representedObject"#,
        "UISearchTab": #"automaticallyActivatesSearch"#,
        "UISearchTextField": #"allowsCopyingTokens; allowsDeletingTokens; intrinsicContentSize; searchSuggestions; textualRange; tokenBackgroundColor; tokens"#,
        "UISearchToken": #"representedObject"#,
        "UISegmentedControl": #"alignmentRectInsets; apportionsSegmentWidthsByContent; intrinsicContentSize; isMomentary; numberOfSegments; selectedSegmentIndex; selectedSegmentTintColor"#,
        "UISheetPresentationController": #"detents; frameOfPresentedViewInContainerView; largestUndimmedDetentIdentifier; preferredCornerRadius; prefersEdgeAttachedInCompactHeight; prefersGrabberVisible; prefersPageSizing; prefersScrollingExpandsWhenScrolledToEdge; selectedDetentIdentifier; sourceView; widthFollowsPreferredContentSizeWhenEdgeAttached"#,
        "UISimpleTextPrintFormatter": #"attributedText; color; font; text; textAlignment"#,
        "UISlider": #"alignmentRectInsets; currentThumbImage; intrinsicContentSize; isContinuous; maximumTrackTintColor; maximumValue; maximumValueImage; minimumTrackTintColor; minimumValue; minimumValueImage; sliderStyle; thumbTintColor; trackConfiguration; value"#,
        "UISnapBehavior": #"damping; snapPoint"#,
        "UISplitViewController": #"childForStatusBarStyle; delegate; displayMode; displayModeButtonItem; displayModeButtonVisibility; isCollapsed; maximumPrimaryColumnWidth; maximumSupplementaryColumnWidth; minimumPrimaryColumnWidth; minimumSupplementaryColumnWidth; preferredDisplayMode; preferredPrimaryColumnWidth; preferredPrimaryColumnWidthFraction; preferredSplitBehavior; preferredSupplementaryColumnWidth; preferredSupplementaryColumnWidthFraction; presentsWithGesture; primaryBackgroundStyle; primaryColumnWidth; primaryEdge; showsSecondaryOnlyButton; style; supplementaryColumnWidth; viewControllers"#,
        "UISpringTimingParameters": #"cubicTimingParameters; initialVelocity; springTimingParameters; timingCurveType"#,
        "UIStackView": #"alignment; arrangedSubviews; axis; distribution; forFirstBaselineLayout; forLastBaselineLayout; isBaselineRelativeArrangement; isLayoutMarginsRelativeArrangement; spacing"#,
        "UIStatusBarManager": #"isStatusBarHidden; statusBarFrame; statusBarStyle"#,
        "UIStepper": #"autorepeat; intrinsicContentSize; isContinuous; maximumValue; minimumValue; stepValue; value; wraps"#,
        "UIStoryboardSegue": #"destination; identifier; source"#,
        "UISwipeActionsConfiguration": #"actions; performsFirstActionWithFullSwipe"#,
        "UISwipeGestureRecognizer": #"direction; numberOfTouchesRequired"#,
        "UISwitch": #"accessibilityValue; alignmentRectInsets; intrinsicContentSize; isOn; offImage; onImage; onTintColor; preferredStyle; style; thumbTintColor; title"#,
        "UITab": #"allowsHiding; badgeValue; hasVisiblePlacement; identifier; image; isEnabled; isHidden; isHiddenByDefault; parent; preferredPlacement; subtitle; tabBarController; title; userInfo; viewController"#,
        "UITabAccessory": #"contentView"#,
        "UITabBar": #"backgroundImage; barStyle; barTintColor; delegate; intrinsicContentSize; isTranslucent; itemSpacing; itemWidth; items; scrollEdgeAppearance; selectedImageTintColor; selectedItem; selectionIndicatorImage; shadowImage; standardAppearance; unselectedItemTintColor"#,
        "UITabBarAppearance": #"compactInlineLayoutAppearance; inlineLayoutAppearance; selectionIndicatorTintColor; stackedItemSpacing; stackedItemWidth; stackedLayoutAppearance"#,
        "UITabBarController": #"bottomAccessory; childForStatusBarStyle; compactTabIdentifiers; customizableViewControllers; customizationIdentifier; delegate; isTabBarHidden; mode; selectedIndex; selectedTab; selectedViewController; sidebar; tabBar; tabBarMinimizeBehavior; tabs; viewControllers"#,
        "UITabBarControllerSidebar": #"delegate; isHidden; navigationOverflowItems; preferredLayout"#,
        "UITabBarItem": #"badgeColor; badgeValue; scrollEdgeAppearance; selectedImage; standardAppearance; titlePositionAdjustment"#,
        "UITabBarItemAppearance": #"disabled; focused; normal; selected"#,
        "UITabBarItemStateAppearance": #"badgeBackgroundColor; badgePositionAdjustment; badgeTextAttributes; iconColor; titlePositionAdjustment; titleTextAttributes"#,
        "UITabGroup": #"allowsReordering; children; defaultChildIdentifier; displayOrderIdentifiers; managingNavigationController; selectedChild; sidebarActions; sidebarAppearance"#,
        "UITableView": #"allowsFocus; allowsFocusDuringEditing; allowsMultipleSelection; allowsMultipleSelectionDuringEditing; allowsSelection; allowsSelectionDuringEditing; backgroundView; bounds; cellLayoutMarginsFollowReadableWidth; dataSource; delegate; dragDelegate; dragInteractionEnabled; dropDelegate; estimatedRowHeight; estimatedSectionFooterHeight; estimatedSectionHeaderHeight; fillerRowHeight; hasActiveDrag; hasActiveDrop; indexPathForSelectedRow; indexPathsForSelectedRows; indexPathsForVisibleRows; insetsContentViewsToSafeArea; isEditing; isPrefetchingEnabled; isSpringLoaded; numberOfSections; prefetchDataSource; remembersLastFocusedIndexPath; rowHeight; sectionFooterHeight; sectionHeaderHeight; sectionHeaderTopPadding; sectionIndexBackgroundColor; sectionIndexColor; sectionIndexMinimumDisplayRowCount; selectionFollowsFocus; separatorColor; separatorEffect; separatorInset; separatorInsetReference; separatorStyle; style; tableFooterView; tableHeaderView; visibleCells"#,
        "UITableViewCell": #"accessoryType; accessoryView; automaticallyUpdatesBackgroundConfiguration; automaticallyUpdatesContentConfiguration; backgroundConfiguration; backgroundView; configurationState; configurationUpdateHandler; contentConfiguration; contentView; detailTextLabel; editingAccessoryType; editingAccessoryView; editingStyle; focusStyle; imageView; indentationLevel; indentationWidth; isEditing; isHighlighted; isSelected; multipleSelectionBackgroundView; reuseIdentifier; selectedBackgroundView; selectionStyle; separatorInset; shouldIndentWhileEditing; showingDeleteConfirmation; showsReorderControl; textLabel; userInteractionEnabledWhileDragging"#,
        "UITableViewController": #"clearsSelectionOnViewWillAppear; refreshControl; tableView"#,
        "UITableViewDiffableDataSource": #"defaultRowAnimation"#,
        "UITableViewDropProposal": #"intent"#,
        "UITableViewFocusUpdateContext": #"nextFocusedIndexPath; previouslyFocusedIndexPath"#,
        "UITableViewHeaderFooterView": #"backgroundConfiguration; backgroundView; contentConfiguration; contentView; detailTextLabel; reuseIdentifier; textLabel"#,
        "UITableViewRowAction": #"backgroundColor; backgroundEffect; style; title"#,
        "UITapGestureRecognizer": #"buttonMaskRequired; numberOfTapsRequired; numberOfTouchesRequired"#,
        "UITargetedPreview": #"parameters; size; target; view"#,
        "UITextField": #"adjustsFontForContentSizeCategory; adjustsFontSizeToFitWidth; allowsEditingTextAttributes; attributedPlaceholder; attributedText; autocapitalizationType; autocorrectionType; background; beginningOfDocument; borderStyle; canBecomeFirstResponder; clearButtonMode; clearsOnBeginEditing; clearsOnInsertion; defaultTextAttributes; delegate; disabledBackground; enablesReturnKeyAutomatically; endOfDocument; font; hasText; inlinePredictionType; inputAccessoryView; inputView; intrinsicContentSize; isEditing; isSecureTextEntry; keyboardAppearance; keyboardType; leftView; leftViewMode; markedTextRange; minimumFontSize; passwordRules; placeholder; returnKeyType; rightView; rightViewMode; selectedTextRange; smartDashesType; smartInsertDeleteType; smartQuotesType; spellCheckingType; text; textAlignment; textColor; textContentType; typingAttributes; writingToolsBehavior"#,
        "UITextInputAssistantItem": #"allowsHidingShortcuts; leadingBarButtonGroups; trailingBarButtonGroups"#,
        "UITextInputMode": #"primaryLanguage"#,
        "UITextInputPasswordRules": #"passwordRulesDescriptor"#,
        "UITextPosition": #"hash"#,
        "UITextRange": #"end; hash; isEmpty; start"#,
        "UITextSelectionRect": #"containsEnd; containsStart; isVertical; rect; writingDirection"#,
        "UITextView": #"adjustsFontForContentSizeCategory; allowsEditingTextAttributes; attributedText; autocapitalizationType; autocorrectionType; beginningOfDocument; canBecomeFirstResponder; clearsOnInsertion; contentSize; dataDetectorTypes; delegate; enablesReturnKeyAutomatically; endOfDocument; font; hasText; inlinePredictionType; inputAccessoryView; inputView; intrinsicContentSize; isEditable; isSecureTextEntry; isSelectable; keyboardAppearance; keyboardType; layoutManager; linkTextAttributes; markedTextRange; pasteDelegate; returnKeyType; selectedRange; selectedTextRange; smartDashesType; smartInsertDeleteType; smartQuotesType; spellCheckingType; text; textAlignment; textColor; textContainer; textContainerInset; textContentType; textStorage; typingAttributes; usesStandardTextScaling; writingToolsBehavior"#,
        "UIToolbar": #"barStyle; barTintColor; compactAppearance; intrinsicContentSize; isTranslucent; items; scrollEdgeAppearance; standardAppearance"#,
        "UIToolbarAppearance": #"buttonAppearance; doneButtonAppearance"#,
        "UITouch": #"altitudeAngle; force; gestureRecognizers; majorRadius; majorRadiusTolerance; maximumPossibleForce; phase; tapCount; timestamp; type; view; window"#,
        "UITraitCollection": #"accessibilityContrast; activeAppearance; displayGamut; displayScale; forceTouchCapability; hash; horizontalSizeClass; layoutDirection; legibilityWeight; preferredContentSizeCategory; userInterfaceIdiom; userInterfaceLevel; userInterfaceStyle; verticalSizeClass"#,
        "UIView": #"alignmentRectInsets; alpha; anchorPoint; autoresizesSubviews; autoresizingMask; backgroundColor; bottomAnchor; bounds; canBecomeFocused; center; centerXAnchor; centerYAnchor; clearsContextBeforeDrawing; clipsToBounds; constraints; contentMode; contentScaleFactor; cornerConfiguration; description; directionalLayoutMargins; effectiveUserInterfaceLayoutDirection; firstBaselineAnchor; focusEffect; focusGroupIdentifier; focusGroupPriority; forFirstBaselineLayout; forLastBaselineLayout; frame; gestureRecognizers; hasAmbiguousLayout; heightAnchor; insetsLayoutMarginsFromSafeArea; interactions; intrinsicContentSize; isExclusiveTouch; isFocused; isHidden; isMultipleTouchEnabled; isOpaque; isUserInteractionEnabled; keyboardLayoutGuide; lastBaselineAnchor; layer; layoutGuides; layoutMargins; layoutMarginsGuide; leadingAnchor; leftAnchor; mask; maximumContentSizeCategory; minimumContentSizeCategory; motionEffects; next; overrideUserInterfaceStyle; preferredFocusEnvironments; preservesSuperviewLayoutMargins; readableContentGuide; restorationIdentifier; rightAnchor; safeAreaInsets; safeAreaLayoutGuide; semanticContentAttribute; subviews; superview; tag; tintAdjustmentMode; tintColor; topAnchor; trailingAnchor; traitCollection; traitOverrides; transform; transform3D; translatesAutoresizingMaskIntoConstraints; widthAnchor; window"#,
        "UIViewController": #"additionalSafeAreaInsets; automaticallyAdjustsScrollViewInsets; bottomLayoutGuide; childForHomeIndicatorAutoHidden; childForScreenEdgesDeferringSystemGestures; childForStatusBarHidden; childForStatusBarStyle; childViewControllerForPointerLock; children; contentUnavailableConfiguration; definesPresentationContext; disablesAutomaticKeyboardDismissal; edgesForExtendedLayout; editButtonItem; extendedLayoutIncludesOpaqueBars; extensionContext; hidesBottomBarWhenPushed; isBeingDismissed; isBeingPresented; isEditing; isModalInPresentation; isMovingFromParent; isMovingToParent; isViewLoaded; keyCommands; modalPresentationCapturesStatusBarAppearance; modalPresentationStyle; modalTransitionStyle; navigationController; navigationItem; next; nibBundle; nibName; overrideUserInterfaceStyle; parent; performsActionsWhilePresentingModally; popoverPresentationController; preferredContentSize; preferredFocusEnvironments; preferredInterfaceOrientationForPresentation; preferredScreenEdgesDeferringSystemGestures; preferredStatusBarStyle; preferredStatusBarUpdateAnimation; prefersHomeIndicatorAutoHidden; prefersPointerLocked; prefersStatusBarHidden; presentationController; presentedViewController; presentingViewController; providesPresentationContextTransitionStyle; restorationIdentifier; sheetPresentationController; shouldAutomaticallyForwardAppearanceMethods; shouldAutorotate; splitViewController; storyboard; supportedInterfaceOrientations; systemMinimumLayoutMargins; tabBarController; tabBarItem; title; toolbarItems; topLayoutGuide; traitCollection; traitOverrides; transitionCoordinator; transitioningDelegate; view; viewIfLoaded; viewRespectsSystemMinimumLayoutMargins"#,
        "UIViewPrintFormatter": #"view"#,
        "UIViewPropertyAnimator": #"duration; flushUpdates; fractionComplete; isInterruptible; isManualHitTestingEnabled; isReversed; isRunning; isUserInteractionEnabled; pausesOnCompletion; scrubsLinearly; state; timingParameters"#,
        "UIVisualEffectView": #"contentView; effect"#,
        "UIWebView": #"allowsInlineMediaPlayback; canGoBack; canGoForward; dataDetectorTypes; delegate; isLoading; keyboardDisplayRequiresUserAction; mediaPlaybackRequiresUserAction; request; scalesPageToFit; scrollView; suppressesIncrementalRendering"#,
        "UIWindow": #"canBecomeKey; canResizeToFitContent; isHidden; isKeyWindow; layoutStatistics; next; rootViewController; screen; undoManager; windowLevel; windowScene"#,
        "UIWindowScene": #"coordinateSpace; effectiveGeometry; interfaceOrientation; isFullScreen; keyWindow; screen; screenshotService; sizeRestrictions; statusBarManager; traitCollection; windows"#,
        "UIWindowSceneActivationRequestOptions": #"preferredPresentationStyle"#,
        "UIWindowSceneDestructionRequestOptions": #"windowDismissalAnimation"#,
        "UNCalendarNotificationTrigger": #"dateComponents"#,
        "UNMutableNotificationContent": #"attachments; badge; body; categoryIdentifier; interruptionLevel; launchImageName; sound; subtitle; summaryArgument; targetContentIdentifier; threadIdentifier; title; userInfo"#,
        "UNNotification": #"date; request"#,
        "UNNotificationAction": #"identifier; options; title"#,
        "UNNotificationAttachment": #"identifier; url"#,
        "UNNotificationCategory": #"actions; identifier"#,
        "UNNotificationContent": #"attachments; badge; body; categoryIdentifier; interruptionLevel; launchImageName; sound; subtitle; summaryArgument; targetContentIdentifier; threadIdentifier; title; userInfo"#,
        "UNNotificationRequest": #"content; identifier; trigger"#,
        "UNNotificationResponse": #"actionIdentifier; notification; targetScene"#,
        "UNNotificationSettings": #"alertSetting; alertStyle; authorizationStatus; badgeSetting; lockScreenSetting; notificationCenterSetting; showPreviewsSetting; soundSetting"#,
        "UNNotificationTrigger": #"repeats"#,
        "UNTextInputNotificationResponse": #"userText"#,
        "UNTimeIntervalNotificationTrigger": #"timeInterval"#,
        "UNUserNotificationCenter": #"delegate; supportsContentExtensions"#,
        "UndoManager": #"canRedo; canUndo; groupingLevel; groupsByEvent; isRedoing; isUndoRegistrationEnabled; isUndoing; levelsOfUndo; redoActionName; redoMenuItemTitle; runLoopModes; undoActionName; undoMenuItemTitle"#,
        "WCSession": #"activationState; applicationContext; delegate; hasContentPending; isComplicationEnabled; isPaired; isReachable; isWatchAppInstalled; outstandingFileTransfers; outstandingUserInfoTransfers; receivedApplicationContext; remainingComplicationUserInfoTransfers; watchDirectoryURL"#,
        "WCSessionFile": #"fileURL; metadata"#,
        "WCSessionFileTransfer": #"file; isTransferring; progress"#,
        "WCSessionUserInfoTransfer": #"isCurrentComplicationInfo; isTransferring; userInfo"#,
        "WKBackForwardList": #"backItem; backList; currentItem; forwardItem; forwardList"#,
        "WKBackForwardListItem": #"initialURL; title; url"#,
        "WKContentRuleList": #"identifier"#,
        "WKContextMenuElementInfo": #"linkURL"#,
        "WKDownload": #"delegate; originalRequest; webView"#,
        "WKFrameInfo": #"isMainFrame; request; securityOrigin; webView"#,
        "WKNavigationAction": #"navigationType; request; shouldPerformDownload; sourceFrame; targetFrame"#,
        "WKNavigationResponse": #"canShowMIMEType; isForMainFrame; response"#,
        "WKPreferences": #"isElementFullscreenEnabled; isFraudulentWebsiteWarningEnabled; isTextInteractionEnabled; javaScriptCanOpenWindowsAutomatically; javaScriptEnabled; minimumFontSize"#,
        "WKScriptMessage": #"body; frameInfo; name; webView"#,
        "WKSecurityOrigin": #"`protocol`; host; port"#,
        "WKSnapshotConfiguration": #"afterScreenUpdates; rect; snapshotWidth"#,
        "WKUserContentController": #"userScripts"#,
        "WKUserScript": #"injectionTime; isForMainFrameOnly; source"#,
        "WKWebView": #"allowsBackForwardNavigationGestures; allowsLinkPreview; backForwardList; canGoBack; canGoForward; configuration; customUserAgent; estimatedProgress; fullscreenState; hasOnlySecureContent; isInspectable; isLoading; navigationDelegate; obscuredContentInsets; pageZoom; scrollView; title; uiDelegate; underPageBackgroundColor; url"#,
        "WKWebViewConfiguration": #"allowsAirPlayForMediaPlayback; allowsInlineMediaPlayback; allowsPictureInPictureMediaPlayback; applicationNameForUserAgent; dataDetectorTypes; defaultWebpagePreferences; ignoresViewportScaleLimits; limitsNavigationsToAppBoundDomains; mediaPlaybackRequiresUserAction; mediaTypesRequiringUserActionForPlayback; preferences; processPool; requiresUserActionForMediaPlayback; selectionGranularity; suppressesIncrementalRendering; upgradeKnownHostsToHTTPS; userContentController; websiteDataStore"#,
        "WKWebpagePreferences": #"allowsContentJavaScript; preferredContentMode"#,
        "WKWebsiteDataRecord": #"dataTypes; displayName"#,
        "WKWebsiteDataStore": #"httpCookieStore"#,
        "_RXDelegateProxy": #"_forwardToDelegate"#,
    ]
}
