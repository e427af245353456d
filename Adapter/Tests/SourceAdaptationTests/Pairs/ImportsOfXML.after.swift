import Foundation; import FoundationXML

final class Feed: NSObject, XMLParserDelegate {}
