import Foundation
import Graphics
import Synchronization

/// The stack of contexts used by drawing functions without a context parameter. Each thread has its own.
package enum GraphicsStack {
    private final class Contexts: @unchecked Sendable { var all: [CGContext] = []; var images: [ImageContext] = [] }

    /// An image context started by `UIGraphicsBeginImageContext…`.
    struct ImageContext { var size: CGSize; var scale: CGFloat; var context: CGContext }

    /// The contexts of a screen's threads. A later thread with the same identity finds the stack as the former left it: empty, if the calls
    /// to push and pop were balanced.
    private final class Threads: EnvironmentState { let contexts = Mutex<[UInt: Contexts]>([:]) }

    private static var contexts: Contexts {
        Threads.current.contexts.withLock { threads in
            let thread = UInt(pthread_self())
            if let found = threads[thread] { return found }
            let new = Contexts()
            threads[thread] = new
            return new
        }
    }

    package static var current: CGContext? { contexts.all.last }

    package static func push(_ context: CGContext) { contexts.all.append(context) }

    package static func pop() { _ = contexts.all.popLast() }

    static func pushImage(size: CGSize, scale: CGFloat) {
        let image = ImageContext(size: size, scale: scale, context: CGContext(bounds: CGRect(origin: .zero, size: size)))
        contexts.images.append(image)
        push(image.context)
    }

    /// Returns the image context that a context belongs to; nil for others.
    static func image(of context: CGContext) -> ImageContext? { contexts.images.last { $0.context === context } }

    static func popImage() {
        guard contexts.images.popLast() != nil else { return }
        pop()
    }

    static var image: ImageContext? { contexts.images.last }

    /// Records what the actions draw, as a display list.
    package static func record(bounds: CGRect, drawsGlass: Bool = true, _ actions: (CGContext) -> Void) -> DisplayList {
        let context = CGContext(bounds: bounds), contexts = contexts
        context.drawsGlass = drawsGlass
        contexts.all.append(context)
        defer { _ = contexts.all.popLast() }
        actions(context)
        return context.displayList
    }
}

public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

public func UIGraphicsPopContext() { GraphicsStack.pop() }

public func UIRectFill(_ rect: CGRect) { GraphicsStack.current?.fill(rect) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIBezierPath(rect: rect).fill(with: blendMode, alpha: 1)
}

/// Strokes a frame one point wide inside the rectangle.
public func UIRectFrame(_ rect: CGRect) { GraphicsStack.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

public func UIRectClip(_ rect: CGRect) { GraphicsStack.current?.clip(to: rect) }
