import UIKit

/// What there is of a picture from an address.
public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from an address. Files are shown; nothing is loaded from a network, where the placeholder stays.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let content: (AsyncImagePhase) -> Content

    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        (self.url, self.scale, self.content) = (url, scale, content)
    }

    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        // The plain placeholder is a grey surface on iOS; an empty picture takes its place.
        self.init(url: url, scale: scale) { $0.image ?? Image(uiImage: .placeholder) }
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    public var body: some View { content(phase) }

    private var phase: AsyncImagePhase {
        guard let url, url.isFileURL else { return .empty }
        guard let data = try? Data(contentsOf: url), let image = UIImage(data: data, scale: scale) else {
            return .failure(CocoaError(.fileReadUnknown))
        }
        return .success(Image(uiImage: image))
    }
}

extension UIImage {
    /// A grey surface that fills its room.
    fileprivate static var placeholder: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            UIColor.systemGray5.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }.resizableImage(withCapInsets: .zero)
    }
}
