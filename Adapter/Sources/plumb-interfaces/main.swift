import Foundation

// `plumb-interfaces SOURCES FILE` writes what the adapter knows of Plumb's modules.
try Data(InterfaceFolder.text(in: URL(filePath: CommandLine.arguments[1])).utf8).write(to: URL(filePath: CommandLine.arguments[2]))
