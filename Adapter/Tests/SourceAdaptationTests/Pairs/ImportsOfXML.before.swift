import Foundation

final class Feed: NSObject, XMLParserDelegate {}
