import Foundation
import UIKit.UIImage
import class UIKit.UIColor
import struct Foundation.URL
import ObjectiveC
import QuartzCore.CALayer
@preconcurrency import CoreGraphics
import Darwin
