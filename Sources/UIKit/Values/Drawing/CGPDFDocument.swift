import Foundation
import Graphics

/// A document of pages that is not read here: it has none. Pictures of a catalog may be PDF files; those are drawn.
public final class CGPDFDocument {
    public init?(_ url: CFURL) { return nil }
    public init?(_ provider: CGDataProvider) { return nil }
    /// The number of pages, which are counted from one.
    public var numberOfPages: Int { 0 }
    public var isEncrypted: Bool { false }
    public var isUnlocked: Bool { true }
    public var allowsCopying: Bool { true }
    public var allowsPrinting: Bool { true }
    public func page(at pageNumber: Int) -> CGPDFPage? { nil }
    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { false }
}

public enum CGPDFBox: Int32, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

/// A page of a document, of which there are none here.
public final class CGPDFPage {
    private init() {}
    public var document: CGPDFDocument? { nil }
    public var pageNumber: Int { 0 }
    public var rotationAngle: Int32 { 0 }
    public func getBoxRect(_ box: CGPDFBox) -> CGRect { .zero }
    public func getDrawingTransform(_ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool) -> CGAffineTransform {
        .identity
    }
}

extension CGContext {
    /// Draws nothing: there are no pages here.
    public func drawPDFPage(_ page: CGPDFPage) {}
}
