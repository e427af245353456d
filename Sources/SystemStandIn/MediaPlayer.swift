import Foundation
import UIKit

// The names of MediaPlayer. Nothing plays, no button of the lock screen is pressed, and the library is empty.

// MARK: Keys

public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumPersistentID = "albumPersistentID"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyArtistPersistentID = "artistPersistentID"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyAlbumArtistPersistentID = "albumArtistPersistentID"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyGenrePersistentID = "genrePersistentID"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyComposerPersistentID = "composerPersistentID"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyDiscNumber = "discNumber"
public let MPMediaItemPropertyDiscCount = "discCount"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyIsExplicit = "isExplicit"
public let MPMediaItemPropertyLyrics = "lyrics"
public let MPMediaItemPropertyIsCompilation = "isCompilation"
public let MPMediaItemPropertyReleaseDate = "releaseDate"
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
public let MPMediaItemPropertyComments = "comments"
public let MPMediaItemPropertyAssetURL = "assetURL"
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
public let MPMediaItemPropertyHasProtectedAsset = "hasProtectedAsset"
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
public let MPMediaItemPropertyPodcastPersistentID = "podcastPersistentID"
public let MPMediaItemPropertyPlayCount = "playCount"
public let MPMediaItemPropertySkipCount = "skipCount"
public let MPMediaItemPropertyRating = "rating"
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
public let MPMediaItemPropertyUserGrouping = "userGrouping"
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"
public let MPMediaItemPropertyDateAdded = "dateAdded"
public let MPMediaItemPropertyPlaybackStoreID = "playbackStoreID"

public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
public let MPMediaPlaylistPropertyName = "name"
public let MPMediaPlaylistPropertyPlaylistAttributes = "playlistAttributes"
public let MPMediaPlaylistPropertySeedItems = "seedItems"
public let MPMediaPlaylistPropertyDescriptionText = "descriptionInfo"
public let MPMediaPlaylistPropertyAuthorDisplayName = "externalVendorDisplayName"

public let MPNowPlayingInfoCollectionIdentifier = "MPNowPlayingInfoCollectionIdentifier"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyAvailableLanguageOptions = "MPNowPlayingInfoPropertyAvailableLanguageOptions"
public let MPNowPlayingInfoPropertyCurrentLanguageOptions = "MPNowPlayingInfoPropertyCurrentLanguageOptions"
public let MPNowPlayingInfoPropertyCurrentPlaybackDate = "MPNowPlayingInfoPropertyCurrentPlaybackDate"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"
public let MPNowPlayingInfoPropertyExternalContentIdentifier = "MPNowPlayingInfoPropertyExternalContentIdentifier"
public let MPNowPlayingInfoPropertyExternalUserProfileIdentifier = "MPNowPlayingInfoPropertyExternalUserProfileIdentifier"

extension Notification.Name {
    public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    public static let MPMusicPlayerControllerVolumeDidChange = Notification.Name("MPMusicPlayerControllerVolumeDidChangeNotification")
    public static let MPMusicPlayerControllerQueueDidChange = Notification.Name("MPMusicPlayerControllerQueueDidChangeNotification")
    public static let MPMediaLibraryDidChange = Notification.Name("MPMediaLibraryDidChangeNotification")
}

// MARK: Now playing

public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// The texts of the lock screen, which nobody sees.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    open class func `default`() -> MPNowPlayingInfoCenter { ScreenEnvironment.shared { MPNowPlayingInfoCenter() } }
    open var nowPlayingInfo: [String: Any]?
    open var playbackState = MPNowPlayingPlaybackState.unknown
}

open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    public let bounds: CGRect
    private let requestHandler: (CGSize) -> UIImage
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        self.requestHandler = requestHandler
        super.init()
    }
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
    open func image(at size: CGSize) -> UIImage? { requestHandler(size) }
}

// MARK: Remote commands

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}
public enum MPShuffleType: Int, Sendable { case off, items, collections }
public enum MPRepeatType: Int, Sendable { case off, one, all }
public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking, endSeeking }

/// A command that nobody gives.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    open var isEnabled = true
    open func addTarget(_ target: Any, action: Selector) {}
    @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        NSObject()
    }
    open func removeTarget(_ target: Any?) {}
    open func removeTarget(_ target: Any, action: Selector?) {}
}

open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    open var preferredIntervals: [NSNumber] = []
}

open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    open var isActive = false
    open var localizedTitle = ""
    open var localizedShortTitle = ""
}

open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
    open var minimumRating: Float = 0
    open var maximumRating: Float = 1
}

open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    open var supportedPlaybackRates: [NSNumber] = []
}

open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
    open var currentShuffleType = MPShuffleType.off
}

open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
    open var currentRepeatType = MPRepeatType.off
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    open class func shared() -> MPRemoteCommandCenter { ScreenEnvironment.shared { MPRemoteCommandCenter() } }
    public let pauseCommand = MPRemoteCommand()
    public let playCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let enableLanguageOptionCommand = MPRemoteCommand()
    public let disableLanguageOptionCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let seekForwardCommand = MPRemoteCommand()
    public let seekBackwardCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
    public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    public let ratingCommand = MPRatingCommand()
    public let likeCommand = MPFeedbackCommand()
    public let dislikeCommand = MPFeedbackCommand()
    public let bookmarkCommand = MPFeedbackCommand()
}

/// A press of a button, which only the system can create. There is none.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    public let command: MPRemoteCommand
    init(command: MPRemoteCommand) {
        self.command = command
        super.init()
    }
    open var timestamp: TimeInterval { 0 }
}

open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var interval: TimeInterval { 0 }
}

open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var type: MPSeekCommandEventType { .endSeeking }
}

open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var rating: Float { 0 }
}

open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var isNegative: Bool { false }
}

open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var playbackRate: Float { 1 }
}

open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var positionTime: TimeInterval { 0 }
}

open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var shuffleType: MPShuffleType { .off }
    open var preservesShuffleMode: Bool { false }
}

open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var repeatType: MPRepeatType { .off }
    open var preservesRepeatMode: Bool { false }
}

// MARK: Volume

/// The slider of the volume, which is an empty view, as in the simulator.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
    open var showsVolumeSlider = true
    open var showsRouteButton = true
    open var areWirelessRoutesAvailable: Bool { false }
    open var isWirelessRouteActive: Bool { false }
    open var volumeWarningSliderImage: UIImage?
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
    open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? { nil }
    open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? { nil }
    open func volumeThumbImage(for state: UIControl.State) -> UIImage? { nil }
    open func routeButtonImage(for state: UIControl.State) -> UIImage? { nil }
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func volumeThumbRect(forBounds bounds: CGRect, volumeSliderRect rect: CGRect, value: Float) -> CGRect { .zero }
    open func routeButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
}

// MARK: The library

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public enum MPMediaGrouping: Int, Sendable { case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle }
public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }
public typealias MPMediaEntityPersistentID = UInt64

public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let music = Self(rawValue: 1)
    public static let podcast = Self(rawValue: 2)
    public static let audioBook = Self(rawValue: 4)
    public static let audioITunesU = Self(rawValue: 8)
    public static let anyAudio = Self(rawValue: 0xFF)
    public static let movie = Self(rawValue: 1 << 8)
    public static let tvShow = Self(rawValue: 1 << 9)
    public static let videoPodcast = Self(rawValue: 1 << 10)
    public static let musicVideo = Self(rawValue: 1 << 11)
    public static let videoITunesU = Self(rawValue: 1 << 12)
    public static let homeVideo = Self(rawValue: 1 << 13)
    public static let anyVideo = Self(rawValue: 0xFF00)
    public static let any = Self(rawValue: .max)
}

/// A library without songs.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    open class func `default`() -> MPMediaLibrary { ScreenEnvironment.shared { MPMediaLibrary() } }
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }
    open class func requestAuthorization(_ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        completionHandler(.notDetermined)
    }
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .notDetermined }
    open var lastModifiedDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open func beginGeneratingLibraryChangeNotifications() {}
    open func endGeneratingLibraryChangeNotifications() {}
}

open class MPMediaEntity: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open class func canFilter(byProperty property: String) -> Bool { false }
    open var persistentID: MPMediaEntityPersistentID { 0 }
    open func value(forProperty property: String) -> Any? { nil }
    open func enumerateValues(
        forProperties properties: Set<String>, using block: @escaping (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}

/// A song without a title. None is found.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    open class func persistentIDProperty(forGroupingType groupingType: MPMediaGrouping) -> String { MPMediaItemPropertyPersistentID }
    open class func titleProperty(forGroupingType groupingType: MPMediaGrouping) -> String { MPMediaItemPropertyTitle }
    open var mediaType: MPMediaType { .music }
    open var title: String? { nil }
    open var albumTitle: String? { nil }
    open var albumPersistentID: MPMediaEntityPersistentID { 0 }
    open var artist: String? { nil }
    open var artistPersistentID: MPMediaEntityPersistentID { 0 }
    open var albumArtist: String? { nil }
    open var albumArtistPersistentID: MPMediaEntityPersistentID { 0 }
    open var genre: String? { nil }
    open var genrePersistentID: MPMediaEntityPersistentID { 0 }
    open var composer: String? { nil }
    open var composerPersistentID: MPMediaEntityPersistentID { 0 }
    open var playbackDuration: TimeInterval { 0 }
    open var albumTrackNumber: Int { 0 }
    open var albumTrackCount: Int { 0 }
    open var discNumber: Int { 0 }
    open var discCount: Int { 0 }
    open var artwork: MPMediaItemArtwork? { nil }
    open var isExplicitItem: Bool { false }
    open var lyrics: String? { nil }
    open var isCompilation: Bool { false }
    open var releaseDate: Date? { nil }
    open var beatsPerMinute: Int { 0 }
    open var comments: String? { nil }
    open var assetURL: URL? { nil }
    open var isCloudItem: Bool { false }
    open var hasProtectedAsset: Bool { false }
    open var podcastTitle: String? { nil }
    open var podcastPersistentID: MPMediaEntityPersistentID { 0 }
    open var playCount: Int { 0 }
    open var skipCount: Int { 0 }
    open var rating: Int { 0 }
    open var lastPlayedDate: Date? { nil }
    open var userGrouping: String? { nil }
    open var bookmarkTime: TimeInterval { 0 }
    open var dateAdded: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var playbackStoreID: String { "" }
}

open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    public let items: [MPMediaItem]
    public init(items: [MPMediaItem]) {
        self.items = items
        super.init()
    }
    open var representativeItem: MPMediaItem? { items.first }
    open var count: Int { items.count }
    open var mediaTypes: MPMediaType { .music }
}

open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
    open var name: String? { nil }
    open var descriptionText: String? { nil }
    open var authorDisplayName: String? { nil }
    open var seedItems: [MPMediaItem]? { nil }
}

open class MPMediaPredicate: NSObject, @unchecked Sendable {}

open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    public let value: Any?
    public let property: String
    public let comparisonType: MPMediaPredicateComparison
    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo) {
        self.value = value
        self.property = property
        self.comparisonType = comparisonType
        super.init()
    }
}

open class MPMediaQuerySection: NSObject, @unchecked Sendable {
    open var title: String { "" }
    open var range: NSRange { NSRange(location: 0, length: 0) }
}

/// A question to the library, to which it has no answer.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init(filterPredicates: Set<MPMediaPredicate>?) {
        self.filterPredicates = filterPredicates
        super.init()
    }
    open var filterPredicates: Set<MPMediaPredicate>?
    open var groupingType = MPMediaGrouping.title
    open func addFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates = (filterPredicates ?? []).union([predicate]) }
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
    open var items: [MPMediaItem]? { [] }
    open var collections: [MPMediaItemCollection]? { [] }
    open var itemSections: [MPMediaQuerySection]? { nil }
    open var collectionSections: [MPMediaQuerySection]? { nil }
    open class func songs() -> MPMediaQuery { grouped(.title) }
    open class func albums() -> MPMediaQuery { grouped(.album) }
    open class func artists() -> MPMediaQuery { grouped(.artist) }
    open class func playlists() -> MPMediaQuery { grouped(.playlist) }
    open class func podcasts() -> MPMediaQuery { grouped(.podcastTitle) }
    open class func audiobooks() -> MPMediaQuery { grouped(.title) }
    open class func compilations() -> MPMediaQuery { grouped(.album) }
    open class func composers() -> MPMediaQuery { grouped(.composer) }
    open class func genres() -> MPMediaQuery { grouped(.genre) }
    private class func grouped(_ groupingType: MPMediaGrouping) -> MPMediaQuery {
        let query = MPMediaQuery()
        query.groupingType = groupingType
        return query
    }
}

// MARK: Players

public enum MPMusicPlaybackState: Int, Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }

public protocol MPMediaPlayback {
    func prepareToPlay()
    var isPreparedToPlay: Bool { get }
    func play()
    func pause()
    func stop()
    var currentPlaybackTime: TimeInterval { get nonmutating set }
    var currentPlaybackRate: Float { get nonmutating set }
    func beginSeekingForward()
    func beginSeekingBackward()
    func endSeeking()
}

public protocol MPSystemMusicPlayerController {
    func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor)
}

open class MPMusicPlayerQueueDescriptor: NSObject, @unchecked Sendable {}

open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
    public init(storeIDs: [String]) {
        self.storeIDs = storeIDs
        super.init()
    }
    open var storeIDs: [String]?
    open var startItemID: String?
}

open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
    public init(query: MPMediaQuery) {
        self.query = query
        itemCollection = MPMediaItemCollection(items: [])
        super.init()
    }
    public init(itemCollection: MPMediaItemCollection) {
        query = MPMediaQuery()
        self.itemCollection = itemCollection
        super.init()
    }
    public let query: MPMediaQuery
    public let itemCollection: MPMediaItemCollection
    open var startItem: MPMediaItem?
}

/// A player that stays stopped.
open class MPMusicPlayerController: NSObject, MPMediaPlayback, MPSystemMusicPlayerController, @unchecked Sendable {
    open class var systemMusicPlayer: MPMusicPlayerController & MPSystemMusicPlayerController {
        ScreenEnvironment.shared { MPMusicPlayerController() }
    }
    open class var applicationMusicPlayer: MPMusicPlayerController { applicationQueuePlayer }
    open class var applicationQueuePlayer: MPMusicPlayerApplicationController {
        ScreenEnvironment.shared { MPMusicPlayerApplicationController() }
    }
    open var playbackState: MPMusicPlaybackState { .stopped }
    open var repeatMode = MPMusicRepeatMode.default
    open var shuffleMode = MPMusicShuffleMode.default
    open var nowPlayingItem: MPMediaItem?
    open var indexOfNowPlayingItem: Int { NSNotFound }
    open func setQueue(with query: MPMediaQuery) {}
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    open func setQueue(with storeIDs: [String]) {}
    open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}
    open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    open func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor) {}
    open func skipToNextItem() {}
    open func skipToBeginning() {}
    open func skipToPreviousItem() {}
    open func beginGeneratingPlaybackNotifications() {}
    open func endGeneratingPlaybackNotifications() {}

    open func prepareToPlay() {}
    open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    open var isPreparedToPlay: Bool { false }
    open func play() {}
    open func pause() {}
    open func stop() {}
    open var currentPlaybackTime: TimeInterval = 0
    open var currentPlaybackRate: Float = 0
    open func beginSeekingForward() {}
    open func beginSeekingBackward() {}
    open func endSeeking() {}
}

open class MPMusicPlayerApplicationController: MPMusicPlayerController, @unchecked Sendable {}

// MARK: Picker

@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: AnyObject {
    func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    public func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) {}
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// A picker without songs to pick.
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init() { self.init(mediaTypes: .any) }
    public required init?(coder: NSCoder) {
        mediaTypes = .any
        super.init(coder: coder)
    }
    public let mediaTypes: MPMediaType
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    open var allowsPickingMultipleItems = false
    open var showsCloudItems = true
    open var showsItemsWithProtectedAssets = true
    open var prompt: String?
}
