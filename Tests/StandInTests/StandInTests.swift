import Foundation
import OSStandIn
import SIMDStandIn
import Testing
import UniformTypesStandIn

struct StandInTests {
    @Test func `messages with values, privacy and formats are accepted and logged nowhere`() {
        let logger = Logger(subsystem: "app", category: "view"), count = 3
        logger.debug("drawn \(count, privacy: .public) times in \(0.25, format: .fixed(precision: 2))")
        logger.error("no \(String?.none ?? "name", privacy: .private)")
        os_log("drawn %d times", log: OSLog(subsystem: "app", category: "view"), type: .info, count)
        os_log(.debug, "drawn")
        let signposter = OSSignposter(subsystem: "app", category: "view")
        #expect(signposter.withIntervalSignpost("layout") { 4 } == 4 && !OSLog.default.isEnabled(type: .debug))
        os_signpost(.begin, log: .default, name: "layout")
    }

    @Test func `a lock guards its value`() {
        let lock = OSAllocatedUnfairLock(initialState: 1)
        lock.withLock { $0 += 1 }
        #expect(lock.withLock { $0 } == 2)
    }

    @Test func `vectors and matrices multiply`() {
        #expect(simd_length(simd_float2(3, 4)) == 5 && dot(float3(1, 2, 3), float3(1, 1, 1)) == 6)
        #expect(cross(float3(1, 0, 0), float3(0, 1, 0)) == float3(0, 0, 1))
        let scale = simd_float4x4(diagonal: simd_float4(2, 2, 2, 1))
        #expect(scale * simd_float4(1, 2, 3, 1) == simd_float4(2, 4, 6, 1) && scale * matrix_identity_float4x4 == scale)
        let turn = simd_float3x3(simd_float3(0, 1, 0), simd_float3(-1, 0, 0), simd_float3(0, 0, 1))
        #expect(turn * turn.inverse == matrix_identity_float3x3 && turn.determinant == 1)
    }

    @Test func `types are known by identifier, extension and MIME type`() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "image/png") == .png && UTType("no.such") == nil)
        let information: [String: Any] = [
            "UTExportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "app.trails.walk", "UTTypeConformsTo": ["public.data"],
                    "UTTypeTagSpecification": ["public.filename-extension": ["Walk"], "public.mime-type": "application/x-walk"],
                ]
            ]
        ]
        let walk = UTType.declarations(in: information)["app.trails.walk"]
        #expect(walk?.parent == "public.data" && walk?.fileExtension == "walk" && walk?.mimeType == "application/x-walk")
        #expect(UTType.types(tag: "JPG", tagClass: .filenameExtension, conformingTo: .image) == [.jpeg])
        #expect(UTType(tag: "image/png", tagClass: .mimeType, conformingTo: .text) == nil)
        let own = UTType(filenameExtension: "casts", conformingTo: .package), other = UTType(filenameExtension: "boats")
        #expect(own?.isDynamic == true && own?.preferredFilenameExtension == "casts" && own?.conforms(to: .package) == true)
        #expect(own != other && own == UTType(filenameExtension: "casts", conformingTo: .package))
        #expect(UTType(exportedAs: "com.app.note", conformingTo: .plainText).conforms(to: .text))
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
        #expect(UTType.pdf.preferredMIMEType == "application/pdf" && UTType.mpeg4Movie.preferredFilenameExtension == "mp4")
    }

    @Test func `a number changes if it has the value that is expected`() {
        let number = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        number.initialize(to: 1)
        #expect(OSAtomicCompareAndSwap32Barrier(1, 5, number) && number.pointee == 5)
        #expect(!OSAtomicCompareAndSwap32Barrier(1, 7, number) && number.pointee == 5)
        #expect(OSAtomicIncrement32(number) == 6 && OSAtomicAdd32Barrier(-6, number) == 0)
        number.deallocate()
    }
}
