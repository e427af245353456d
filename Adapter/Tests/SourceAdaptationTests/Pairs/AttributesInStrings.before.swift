import Foundation

// @objc func notThis() {}
/* @IBOutlet weak var: #selector(nor) */
let text = "@objc #selector(tap) @IBOutlet #keyPath(a.b) #if os(iOS)"
let long = """
    @objc dynamic
    #selector(tap) \(text) import SwiftUI
    """
let raw = #"@objc \#(text) "quoted" #selector(x)"#
let pattern = { #/@objc\s+func/# }
