import Foundation

// The names of Speech. Permission is not decided, and nothing is recognised.

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }

private func notAvailable() -> any Error { NSError(domain: "kAFAssistantErrorDomain", code: 1101) }

// MARK: Results

/// A part of a text that was heard. There is none.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var substring: String { "" }
    open var substringRange: NSRange { NSRange(location: 0, length: 0) }
    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }
    open var confidence: Float { 0 }
    open var alternativeSubstrings: [String] { [] }
}

open class SFTranscription: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }
}

open class SFSpeechRecognitionMetadata: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var speakingRate: Double { 0 }
    open var averagePauseDuration: TimeInterval { 0 }
    open var speechStartTimestamp: TimeInterval { 0 }
    open var speechDuration: TimeInterval { 0 }
}

/// What was heard: nothing.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var bestTranscription: SFTranscription { SFTranscription() }
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { true }
    open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { nil }
}

// MARK: Requests

open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    open var shouldReportPartialResults = true
    open var contextualStrings: [String] = []
    open var interactionIdentifier: String?
    open var requiresOnDeviceRecognition = false
    open var addsPunctuation = false
}

open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public let url: URL
    public init(url URL: URL) {
        url = URL
        super.init()
    }
}

open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    open func endAudio() {}
}

// MARK: Tasks

public protocol SFSpeechRecognitionTaskDelegate: AnyObject {
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
    public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription) {}
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult) {}
    public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}

/// A task that has failed.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var state: SFSpeechRecognitionTaskState { .completed }
    open var isFinishing: Bool { false }
    open private(set) var isCancelled = false
    open var error: (any Error)? { notAvailable() }
    open func finish() {}
    open func cancel() { isCancelled = true }
}

public protocol SFSpeechRecognizerDelegate: AnyObject {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// A recogniser that is not available.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    open class func supportedLocales() -> Set<Locale> { [] }
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
    open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        handler(.notDetermined)
    }
    public convenience override init() { self.init(language: .current) }
    public convenience init?(locale: Locale) { self.init(language: locale) }
    private init(language: Locale) {
        locale = language
        super.init()
    }
    public let locale: Locale
    open var isAvailable: Bool { false }
    open var supportsOnDeviceRecognition = false
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    open var queue = OperationQueue.main
    @discardableResult open func recognitionTask(
        with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        resultHandler(nil, notAvailable())
        return SFSpeechRecognitionTask()
    }
    @discardableResult open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        delegate.speechRecognitionTask(task, didFinishSuccessfully: false)
        return task
    }
}
