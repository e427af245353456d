import Foundation
import UIKit

// Films put together from others by AVFoundation. There are none to put together.

public typealias CMPersistentTrackID = Int32
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

open class AVComposition: AVAsset, @unchecked Sendable {}

open class AVMutableComposition: AVComposition, @unchecked Sendable {
    open func addMutableTrack(withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID) -> AVMutableCompositionTrack? {
        nil
    }
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        throw CocoaError(.featureUnsupported)
    }
    open func removeTimeRange(_ timeRange: CMTimeRange) {}
}

open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {}

open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    private var transform = CGAffineTransform.identity
    open override var preferredTransform: CGAffineTransform {
        get { transform }
        set { transform = newValue }
    }
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        throw CocoaError(.featureUnsupported)
    }
    open func removeTimeRange(_ timeRange: CMTimeRange) {}
}

public protocol AVVideoCompositionInstructionProtocol: AnyObject {}

open class AVVideoComposition: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(propertiesOf asset: AVAsset) { self.init() }
}

open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    open var frameDuration = CMTime.invalid
    open var renderSize = CGSize.zero
    open var renderScale: Float = 1
    open var instructions: [any AVVideoCompositionInstructionProtocol] = []
    open var animationTool: AVVideoCompositionCoreAnimationTool?
}

open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol, @unchecked Sendable {
    public override init() { super.init() }
}

open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
    open var timeRange = CMTimeRange.zero
    open var backgroundColor: CGColor?
    open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
}

open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(assetTrack track: AVAssetTrack) { self.init() }
}

open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
    open func setOpacity(_ opacity: Float, at time: CMTime) {}
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
}

open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
    @MainActor @preconcurrency
    public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) { self.init() }
}

open class AVAudioMix: NSObject, @unchecked Sendable {
    public override init() { super.init() }
}

open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
    open var inputParameters: [AVAudioMixInputParameters] = []
}

open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
    public override init() { super.init() }
}

open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
    public convenience init(track: AVAssetTrack?) { self.init() }
    open func setVolume(_ volume: Float, at time: CMTime) {}
}
