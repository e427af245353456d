import SwiftUI
import UIKit

/// Values that say nothing of actors: in the fifth language mode UIKit asks nothing of them.
struct FlagModel {
    var code: String

    var image: UIImage? {
        let image = UIImage(named: code)
        image?.accessibilityIdentifier = code
        return image
    }

    func gray(_ image: UIImage) -> UIImage? {
        let filter = CIFilter(name: "CIPhotoEffectMono")
        filter?.setValue(CIImage(image: image), forKey: kCIInputImageKey)
        return (filter?.outputImage).map { UIImage(ciImage: $0) }
    }

    func rows(from bundle: Bundle) -> [Any]? { autoreleasepool { bundle.loadNibNamed("Row", owner: nil) } }
}

/// A theme whose closures belong to no actor and make views, as packages have it.
struct HeadingTheme {
    var heading: (String) -> AnyView

    static let plain = HeadingTheme { title in
        AnyView(
            VStack(alignment: .leading) {
                Text(title)
                HStack { Image(systemName: "star") }
                LazyVStack { Divider() }
            })
    }
}
