import UIKit

/// The view of a film, of which a box with its name is drawn.
public struct VideoPlayer<VideoOverlay: View> {
    let overlay: VideoOverlay
}

extension VideoPlayer: View {
    public init<Player: AnyObject>(player: Player?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }

    public var body: some View { PlaceholderView(name: "VideoPlayer").overlay { overlay } }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    public init<Player: AnyObject>(player: Player?) { overlay = EmptyView() }
}

/// A map, of which a box with its name is drawn.
public struct Map<Content> {
    init() {}
}

extension Map: View {
    public init<Region>(coordinateRegion: Binding<Region>, showsUserLocation: Bool = false) where Content == EmptyView { self.init() }

    public init<Region, Items: RandomAccessCollection, Annotation>(
        coordinateRegion: Binding<Region>, showsUserLocation: Bool = false, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == EmptyView { self.init() }

    public var body: some View { PlaceholderView(name: "Map") }
}
