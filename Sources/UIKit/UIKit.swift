// As on iOS, `import UIKit` also imports the geometry, text and drawing types, so that apps need no other import.
@_exported import Foundation
@_exported import Graphics
