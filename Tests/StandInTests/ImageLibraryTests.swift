import Foundation
import SDWebImage
import Testing
import UIKit

/// SDWebImage's calls, by its documentation.
@MainActor struct ImageLibraryTests {
    private let url = URL(string: "https://images.example.com/cat.png")!
    private let placeholder = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }

    /// What views load is part of a screen's environment.
    private func onScreen(_ body: () async -> Void) async { await ScreenEnvironment().perform { await body() } }

    private func turns() async { for _ in 0..<3 { await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } } } }

    @Test func `an image view shows the placeholder, and then what came`() async {
        await onScreen {
            let view = UIImageView()
            var calls: [String] = []
            view.sd_imageIndicator = SDWebImageActivityIndicator.gray
            view.sd_setImage(with: url, placeholderImage: placeholder, options: [.retryFailed]) { image, error, cache, from in
                calls.append("\(image != nil) \(error == nil) \(cache) \(from?.lastPathComponent ?? "")")
            }
            #expect(view.image === placeholder && view.sd_imageURL == url && calls.isEmpty)
            #expect((view.sd_imageIndicator?.indicatorView as? UIActivityIndicatorView)?.isAnimating == true)
            await turns()
            #expect(view.image != nil && view.image !== placeholder && calls == ["true true none cat.png"])
            #expect((view.sd_imageIndicator?.indicatorView as? UIActivityIndicatorView)?.isAnimating == false)
        }
    }

    @Test func `a view takes the picture that was asked for last, and none without an address`() async {
        await onScreen {
            let view = UIImageView(), button = UIButton(type: .custom)
            view.sd_setImage(with: url)
            view.sd_setImage(with: nil, placeholderImage: placeholder)
            button.sd_setImage(with: url, for: .normal)
            button.sd_setBackgroundImage(with: url, for: .normal, placeholderImage: placeholder)
            button.sd_cancelBackgroundImageLoad(for: .normal)
            await turns()
            #expect(view.image === placeholder && view.sd_currentImageURL == nil)
            #expect(button.image(for: .normal) != nil && button.backgroundImage(for: .normal) === placeholder)
        }
    }

    @Test func `the manager gives a picture that a transformer has changed`() async {
        await onScreen {
            var size: CGSize?
            let small = SDImageResizingTransformer(size: CGSize(width: 8, height: 4), scaleMode: .aspectFill)
            SDWebImageManager.shared.loadImage(with: url, options: [], context: [.imageTransformer: small], progress: nil) {
                image, _, _, _, isDone, _ in
                if isDone { size = image?.size }
            }
            await turns()
            #expect(size == CGSize(width: 8, height: 4))
        }
    }

    @Test func `the cache has what was stored`() async {
        await onScreen {
            SDImageCache.shared.store(placeholder, forKey: "a")
            #expect(
                SDImageCache.shared.imageFromCache(forKey: "a") === placeholder && SDImageCache.shared.imageFromCache(forKey: "b") == nil)
            SDImageCache.shared.clearMemory()
            #expect(!SDImageCache.shared.diskImageDataExists(withKey: "a"))
        }
    }
}
