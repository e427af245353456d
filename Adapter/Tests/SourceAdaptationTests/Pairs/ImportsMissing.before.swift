@_exported import UIKit
import MapKit
import WebKit
@testable import SomeApp
import enum Another.Kind
