import Foundation
import UIKit

// AVFoundation, AVKit and Core Media as far as screens hold them: nothing plays, nothing is recorded, there is no camera.

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

public let kCMTimeZero = CMTime.zero
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime
    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }
    public var end: CMTime { start + duration }
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
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
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
}

open class AVAssetImageGenerator: NSObject {
    public init(asset: AVAsset) { super.init() }
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw CocoaError(.featureUnsupported)
    }
}

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

    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

extension Notification.Name {
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
}

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

    nonisolated(unsafe) open private(set) var currentItem: AVPlayerItem?
    open var rate: Float = 0
    open var volume: Float = 1
    open var isMuted = false
    open var status: Status { .unknown }
    open var timeControlStatus: TimeControlStatus { .paused }
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var allowsExternalPlayback = true
    open var automaticallyWaitsToMinimizeStalling = true
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var error: (any Error)? { nil }
    open func play() {}
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
    open func removeTimeObserver(_ observer: Any) {}
}

open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
    open func advanceToNextItem() {}
    open func removeAllItems() {}
}

/// An empty layer: no picture of a film is known.
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

/// A black view.
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

public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

open class AVAudioPlayer: NSObject, @unchecked Sendable {
    public init(contentsOf url: URL) throws { super.init() }
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws { super.init() }
    public init(data: Data) throws { super.init() }
    nonisolated(unsafe) open weak var delegate: (any AVAudioPlayerDelegate)?
    open var isPlaying: Bool { false }
    open var volume: Float = 1
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    open var duration: TimeInterval { 0 }
    open var rate: Float = 1
    open var enableRate = false
    open var isMeteringEnabled = false
    @discardableResult open func prepareToPlay() -> Bool { false }
    @discardableResult open func play() -> Bool { false }
    open func pause() {}
    open func stop() {}
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

open class AVAudioSession: NSObject, @unchecked Sendable {
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    }
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = Self(rawValue: 1)
        public static let duckOthers = Self(rawValue: 2)
        public static let allowBluetooth = Self(rawValue: 4)
        public static let defaultToSpeaker = Self(rawValue: 8)
        public static let allowAirPlay = Self(rawValue: 64)
        public static let allowBluetoothA2DP = Self(rawValue: 32)
    }
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = Self(rawValue: 1)
    }
    public enum PortOverride: UInt, Sendable { case none, speaker }
    public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }

    private static let shared = AVAudioSession()
    open class func sharedInstance() -> AVAudioSession { shared }
    nonisolated(unsafe) open private(set) var category = Category.soloAmbient
    nonisolated(unsafe) open private(set) var mode = Mode.default
    open var outputVolume: Float { 1 }
    open var isOtherAudioPlaying: Bool { false }
    open var recordPermission: RecordPermission { .undetermined }
    open func setCategory(_ category: Category) throws { self.category = category }
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws { self.category = category }
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        self.category = category
        self.mode = mode
    }
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    public enum InterruptionType: UInt, Sendable { case ended, began }
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shouldResume = Self(rawValue: 1)
    }
    public enum RouteChangeReason: UInt, Sendable {
        case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        case wakeFromSleep = 6, noSuitableRouteForCategory, routeConfigurationChange
    }
    public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end, begin }
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let headphones = Port(rawValue: "Headphones")
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let carAudio = Port(rawValue: "CarAudio")
    }
    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    open var availableInputs: [AVAudioSessionPortDescription]? { [] }
    open var categoryOptions: CategoryOptions { [] }
    open var isInputAvailable: Bool { false }
    open var sampleRate: Double { 0 }
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }

    public static let silenceSecondaryAudioHintNotification = Notification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
    public static let mediaServicesWereResetNotification = Notification.Name("AVAudioSessionMediaServicesWereResetNotification")
    public static let mediaServicesWereLostNotification = Notification.Name("AVAudioSessionMediaServicesWereLostNotification")
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

/// Where sound goes: nowhere.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    open var inputs: [AVAudioSessionPortDescription] { [] }
    open var outputs: [AVAudioSessionPortDescription] { [] }
}

open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    open var portName: String { "" }
    open var uid: String { "" }
}

public protocol AVAudioRecorderDelegate: AnyObject {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Nothing is recorded.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    public let url: URL
    public let settings: [String: Any]
    public init(url: URL, settings: [String: Any]) throws {
        self.url = url
        self.settings = settings
        super.init()
    }
    nonisolated(unsafe) open weak var delegate: (any AVAudioRecorderDelegate)?
    open var isRecording: Bool { false }
    open var isMeteringEnabled = false
    open var currentTime: TimeInterval { 0 }
    @discardableResult open func prepareToRecord() -> Bool { false }
    @discardableResult open func record() -> Bool { false }
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
    open func pause() {}
    open func stop() {}
    @discardableResult open func deleteRecording() -> Bool { false }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public typealias AudioFormatID = UInt32
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7F
}

public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

extension AVAsset {
    /// Nothing is known of what a file holds: the handler runs, and every key has failed.
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

/// Films in a window above other apps: not possible here.
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

public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

open class AVCaptureDevice: NSObject {
    public enum Position: Int, Sendable { case unspecified, back, front }
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
        handler(false)
    }
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    open var position: Position { .unspecified }
    open var localizedName: String { "" }
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    open var uniqueID: String { "" }
    open var hasTorch: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var isTorchActive: Bool { false }
    open var torchMode = TorchMode.off
    open var focusMode = FocusMode.locked
    open var isSmoothAutoFocusEnabled = false
    open var isSmoothAutoFocusSupported: Bool { false }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    open func lockForConfiguration() throws { throw CocoaError(.featureUnsupported) }
    open func unlockForConfiguration() {}
    open func setTorchModeOn(level torchLevel: Float) throws { throw CocoaError(.featureUnsupported) }
    open var torchLevel: Float { 0 }
    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }

    /// Finds no camera.
    open class DiscoverySession: NSObject {
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
        open var devices: [AVCaptureDevice] { [] }
    }

    public enum TorchMode: Int, Sendable { case off, on, auto }
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    }
}

/// There is no camera, so nothing can be made of one.
open class AVCaptureInput: NSObject {}
open class AVCaptureDeviceInput: AVCaptureInput {
    public let device: AVCaptureDevice
    public init(device: AVCaptureDevice) throws { throw CocoaError(.featureUnsupported) }
}
open class AVCaptureOutput: NSObject {}
open class AVCaptureConnection: NSObject {
    open var isEnabled = false
    open var isVideoOrientationSupported: Bool { false }
    open var videoRotationAngle: CGFloat = 0
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
    open var videoOrientation = AVCaptureVideoOrientation.portrait
}
public enum AVCaptureVideoOrientation: Int, Sendable { case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft }

open class AVMetadataObject: NSObject {
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        public static let face = ObjectType(rawValue: "face")
    }
    open var type: ObjectType { .qr }
    open var bounds: CGRect { .zero }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    open var stringValue: String? { nil }
    open var corners: [CGPoint] { [] }
}

@MainActor @preconcurrency
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
    ) {}
}
open class AVCaptureMetadataOutput: AVCaptureOutput {
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    open func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?) {}
}

open class AVCaptureSession: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var isRunning: Bool { false }
    open func startRunning() {}
    open func stopRunning() {}
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    }
    open var sessionPreset = Preset.high
    open var inputs: [AVCaptureInput] { [] }
    open var outputs: [AVCaptureOutput] { [] }
    open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
    open func addInput(_ input: AVCaptureInput) {}
    open func removeInput(_ input: AVCaptureInput) {}
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
    open func addOutput(_ output: AVCaptureOutput) {}
    open func removeOutput(_ output: AVCaptureOutput) {}
    open func beginConfiguration() {}
    open func commitConfiguration() {}
}

@preconcurrency @MainActor
open class AVCaptureVideoPreviewLayer: CALayer {
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}

public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else {
        return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0)
    }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width, height: size.height)
}

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
