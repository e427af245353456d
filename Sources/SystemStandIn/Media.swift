import Foundation
import UIKit

// The parts of AVFoundation, AVKit and Core Media that screens use for films: nothing plays.

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

public struct CMTime: Hashable, Sendable, Comparable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    private var isNumber: Bool

    public init() { self.init(value: 0, timescale: 0, isNumber: false) }
    public init(value: CMTimeValue, timescale: CMTimeScale) { self.init(value: value, timescale: timescale, isNumber: true) }
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        self.init(value: CMTimeValue((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
    }
    private init(value: CMTimeValue, timescale: CMTimeScale, isNumber: Bool) {
        self.value = value
        self.timescale = timescale
        self.isNumber = isNumber
    }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    public static let indefinite = CMTime()
    public static let positiveInfinity = CMTime(value: .max, timescale: 1)

    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
    public var isValid: Bool { isNumber }
    public var isNumeric: Bool { isNumber }
    public var isIndefinite: Bool { !isNumber }

    public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
    public static func + (one: CMTime, other: CMTime) -> CMTime {
        CMTime(seconds: one.seconds + other.seconds, preferredTimescale: max(one.timescale, other.timescale))
    }
    public static func - (one: CMTime, other: CMTime) -> CMTime {
        CMTime(seconds: one.seconds - other.seconds, preferredTimescale: max(one.timescale, other.timescale))
    }
}

public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
public let kCMTimeZero = CMTime.zero
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time2 < time1 ? 1 : 0 }
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
    CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }

public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime
    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }
    public init() { self.init(start: .zero, duration: .zero) }
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
    public static let zero = CMTimeRange()
    public var end: CMTime { start + duration }
    public func containsTime(_ time: CMTime) -> Bool { time.seconds >= start.seconds && time < end }
}

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let text = AVMediaType(rawValue: "text")
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

open class AVAsset: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(url URL: URL) { self.init() }
    open var duration: CMTime { .zero }
    open var isPlayable: Bool { false }
    open var preferredRate: Float { 1 }
    open var metadata: [AVMetadataItem] { [] }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var preferredTransform: CGAffineTransform { .identity }
    open var naturalSize: CGSize { .zero }
    open var tracks: [AVAssetTrack] { [] }
    open var isExportable: Bool { false }
    open var isReadable: Bool { false }
    open var hasProtectedContent: Bool { false }
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
    open func loadTracks(
        withMediaType mediaType: AVMediaType, completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) { completionHandler([], nil) }
    open func cancelLoading() {}
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init()
    }
}

open class AVAssetTrack: NSObject, @unchecked Sendable {
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var nominalFrameRate: Float { 0 }
    open var timeRange: CMTimeRange { .zero }
    open var minFrameDuration: CMTime { .invalid }
    open var estimatedDataRate: Float { 0 }
    open var mediaType: AVMediaType { .video }
    open var isPlayable: Bool { false }
    open var asset: AVAsset? { nil }
    open var segments: [AVAssetTrackSegment] { [] }
}

open class AVAssetTrackSegment: NSObject, @unchecked Sendable {}

open class AVAssetImageGenerator: NSObject {
    public enum Result: Int, Sendable { case succeeded, failed, cancelled }
    public let asset: AVAsset
    public init(asset: AVAsset) { self.asset = asset }
    open var appliesPreferredTrackTransform = false
    open var apertureMode: ApertureMode?
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    }
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping AVAssetImageGeneratorCompletionHandler
    ) {
        for _ in requestedTimes { handler(.zero, nil, .zero, .failed, CocoaError(.featureUnsupported)) }
    }
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) { handler(nil, requestedTime, CocoaError(.featureUnsupported)) }
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw CocoaError(.featureUnsupported) }
    open func cancelAllCGImageGeneration() {}
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw CocoaError(.featureUnsupported)
    }
}

public typealias AVAssetImageGeneratorCompletionHandler =
    @Sendable (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void

extension NSValue {
    /// Creates an object for a time, whose two numbers are kept as those of a range.
    public convenience init(time: CMTime) { self.init(range: NSRange(location: Int(time.value), length: Int(time.timescale))) }
    public var timeValue: CMTime { CMTime(value: CMTimeValue(rangeValue.location), timescale: CMTimeScale(rangeValue.length)) }
}

public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let mp4 = AVFileType("public.mpeg-4")
    public static let mov = AVFileType("com.apple.quicktime-movie")
    public static let m4v = AVFileType("com.apple.m4v-video")
    public static let m4a = AVFileType("com.apple.m4a-audio")
    public static let mp3 = AVFileType("public.mp3")
    public static let wav = AVFileType("com.microsoft.waveform-audio")
    public static let caf = AVFileType("com.apple.coreaudio-format")
    public static let jpg = AVFileType("public.jpeg")
    public static let heic = AVFileType("public.heic")
}

/// Writes a film in another form: there is none to write.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }

    public init?(asset: AVAsset, presetName: String) { super.init() }

    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var shouldOptimizeForNetworkUse = false
    open var fileLengthLimit: Int64 = 0
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    open var progress: Float { 0 }
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    open var videoComposition: AVVideoComposition?
    open var audioMix: AVAudioMix?
    open var metadata: [AVMetadataItem]?
    open var supportedFileTypes: [AVFileType] { [.mp4, .mov] }
    open var presetName: String { AVAssetExportPresetPassthrough }

    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        fail()
        handler()
    }

    open func export() async { fail() }
    open func export(to url: URL, as fileType: AVFileType) async throws {
        fail()
        throw CocoaError(.featureUnsupported)
    }
    open func cancelExport() { status = .cancelled }

    open class func allExportPresets() -> [String] { [] }
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }

    private func fail() {
        status = .failed
        error = CocoaError(.featureUnsupported)
    }
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"

open class AVPlayerItem: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    public let asset: AVAsset
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    open var status: Status { .unknown }
    open var duration: CMTime { .zero }
    open var presentationSize: CGSize { .zero }
    open var error: (any Error)? { nil }
    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var isPlaybackBufferEmpty: Bool { true }
    open func currentTime() -> CMTime { .zero }
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {}
    open private(set) var outputs: [AVPlayerItemOutput] = []
    open func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
    open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }

    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

/// What takes parts of an item while it plays.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
    open var suppressesPlayerRendering = false
}

/// A title or the like, which nothing has.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    open var stringValue: String? { nil }
    open var numberValue: NSNumber? { nil }
    open var dataValue: Data? { nil }
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    open var key: (any NSCopying & NSObjectProtocol)? { nil }
}

open class AVTimedMetadataGroup: NSObject, @unchecked Sendable {
    open var items: [AVMetadataItem] { [] }
    open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
}

public protocol AVPlayerItemMetadataOutputPushDelegate: AnyObject {
    func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup], from track: AVPlayerItemTrack?)
}

open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
    open var isEnabled = true
}

/// Passes titles and the like on while an item plays. None come.
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput, @unchecked Sendable {
    public init(identifiers: [String]?) {}
    open private(set) weak var delegate: (any AVPlayerItemMetadataOutputPushDelegate)?
    open func setDelegate(_ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }
}

extension Notification.Name {
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
}

public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable { case automatic = 1, pauses, continuesIfPossible }

open class AVPlayer: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

    public override init() { super.init() }
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
    public init(playerItem item: AVPlayerItem?) {
        currentItem = item
        super.init()
    }

    @safe nonisolated(unsafe) open private(set) var currentItem: AVPlayerItem?
    open var rate: Float = 0
    open var volume: Float = 1
    open var isMuted = false
    open var status: Status { .unknown }
    open var timeControlStatus: TimeControlStatus { .paused }
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var allowsExternalPlayback = true
    open var automaticallyWaitsToMinimizeStalling = true
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
    open var error: (any Error)? { nil }
    open func play() {}
    open func playImmediately(atRate rate: Float) {}
    open func pause() {}
    open func currentTime() -> CMTime { .zero }
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    open func seek(to time: CMTime) {}
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
    ) { completionHandler(false) }
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void) -> Any
    {
        NSObject()
    }
    open func removeTimeObserver(_ observer: Any) {}
}

/// Plays an item again and again.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { super.init() }
    open var status: Status { .unknown }
    open var loopCount: Int { 0 }
    open func disableLooping() {}
}

open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
    open func advanceToNextItem() {}
    open func removeAllItems() {}
}

/// An empty layer, because no frame of a film is available.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { .zero }
}

/// A controller with a black view.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var updatesNowPlayingInfoCenter = true
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    open var contentOverlayView: UIView? { overlay }
    private lazy var overlay = UIView()
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
    }
}

@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: AnyObject {}

public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

extension AVAsset {
    /// Calls the handler without loading anything; every key has failed.
    public func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) { handler?() }
    public func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus { .failed }
}

/// An empty layer.
@preconcurrency @MainActor
open class AVSampleBufferDisplayLayer: CALayer {
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var isReadyForMoreMediaData: Bool { false }
    open var requiresFlushToResumeDecoding: Bool { false }
    open func flush() {}
    open func flushAndRemoveImage() {}
}

/// A film in a window above other apps, which is not possible here.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
    @preconcurrency @MainActor
    open class ContentSource: NSObject {
        public init(playerLayer: AVPlayerLayer) {
            callController = AVPictureInPictureVideoCallViewController()
            super.init()
        }
        public init(
            activeVideoCallSourceView sourceView: UIView, contentViewController: AVPictureInPictureVideoCallViewController
        ) {
            activeVideoCallSourceView = sourceView
            callController = contentViewController
            super.init()
        }
        open private(set) weak var activeVideoCallSourceView: UIView?
        open var activeVideoCallContentViewController: AVPictureInPictureVideoCallViewController { callController }
        private let callController: AVPictureInPictureVideoCallViewController
    }

    public init(contentSource: ContentSource) {
        self.contentSource = contentSource
        super.init()
    }
    public convenience init?(playerLayer: AVPlayerLayer) { self.init(contentSource: ContentSource(playerLayer: playerLayer)) }

    open class func isPictureInPictureSupported() -> Bool { false }
    open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
    open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }
    open var contentSource: ContentSource?
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    open var isPictureInPicturePossible: Bool { false }
    open var isPictureInPictureActive: Bool { false }
    open var isPictureInPictureSuspended: Bool { false }
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var requiresLinearPlayback = false
    open func startPictureInPicture() {}
    open func stopPictureInPicture() {}
    open func invalidatePlaybackState() {}
}

@preconcurrency @MainActor
open class AVPictureInPictureVideoCallViewController: UIViewController {}

@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: AnyObject {
    func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
    public func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    public func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    public func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    public func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
    ) {}
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(true) }
}
