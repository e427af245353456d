import Foundation
import Snapshots
import UIKit

// Gives changed samples to every reader of other people's bytes: `fuzz --total 1000000 --seed 1`, `fuzz --count 10000 --reader svg`.
// An input is identified by reader, seed and number: `--only 123` reads that one again, and `--keep FILE` writes it. `--input FILE` reads it.
// `--faults 2000` gives samples with one known fault each, all of which must be refused.
let arguments = FuzzArguments(Array(CommandLine.arguments.dropFirst()))
FaultHandler.install(program: "fuzz", environment: [:])
alarmHandler()
let campaign = Campaign(arguments)
exit(campaign.run() ? 0 : 1)

/// Stops a reader that does not return, with a report of what it was doing.
private func alarmHandler() {
    signal(SIGPROF) { _ in kill(getpid(), SIGABRT) }
}

/// Sets the limit in seconds of processor time, so that a busy machine stops no reader; 0 for no limit.
private func limit(seconds: Int) {
    var timer = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
    unsafe setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
}

struct FuzzArguments {
    var count = 1000, seed = 1
    /// The number of inputs of all readers together, divided by their shares.
    var total: Int?
    var faults: Int?
    var only: Int?
    var readers: [String] = []
    var keep: String?
    var input: String?
    var root = FileManager.default.currentDirectoryPath

    init(_ words: [String]) {
        var at = 0
        while at + 1 < words.count {
            let value = words[at + 1]
            switch words[at] {
            case "--count": count = Int(value) ?? count
            case "--seed": seed = Int(value) ?? seed
            case "--total": total = Int(value)
            case "--faults": faults = Int(value)
            case "--only": only = Int(value)
            case "--reader": readers.append(value)
            case "--keep": keep = value
            case "--input": input = value
            case "--root": root = value
            default: Self.usage()
            }
            at += 2
        }
        if at < words.count { Self.usage() }
    }

    private static func usage() -> Never {
        print(
            "usage: fuzz [--count N | --total N | --faults N] [--seed N] [--reader NAME]… [--only N] [--keep FILE] [--input FILE] [--root FOLDER]"
        )
        exit(2)
    }
}

@MainActor struct Campaign {
    let arguments: FuzzArguments
    private let files: [String]
    private let folder: URL

    init(_ arguments: FuzzArguments) {
        self.arguments = arguments
        folder = FileManager.default.temporaryDirectory.appending(path: "plumb-fuzz-\(getpid())")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let root = arguments.root
        files =
            ["Examples", "Tests", "Goldens"].flatMap { top in
                ((try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(top)")) ?? []).sorted().map { "\(root)/\(top)/\($0)" }
            } + ["\(root)/Examples/../plumb.yaml", "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf"]
    }

    /// Runs the campaign and returns whether every reader's results were right.
    func run() -> Bool {
        // Pictures that layouts name are beside them.
        for file in files where file.hasSuffix(".png") && file.contains("/Examples/") {
            let copy = folder.appending(path: (file as NSString).lastPathComponent)
            try? FileManager.default.copyItem(atPath: file, toPath: copy.path)
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        let readers = Reader.all.filter { arguments.readers.isEmpty || arguments.readers.contains($0.name) }
        if let count = arguments.faults { return KnownFaults(readers: readers, folder: folder, samples: samples).play(count, arguments) }
        let start = Date.now, shares = readers.reduce(0) { $0 + $1.share }
        var (isRight, inputs) = (true, 0)
        for reader in readers {
            let count = arguments.total.map { max(1, ($0 * reader.share + shares - 1) / shares) } ?? arguments.count
            isRight = play(reader, count) && isRight
            inputs += count
        }
        print("\(inputs) inputs, seed \(arguments.seed), \(String(format: "%.0f", Date.now.timeIntervalSince(start))) s")
        return isRight
    }

    private func play(_ reader: Reader, _ count: Int) -> Bool {
        let samples = samples(of: reader)
        guard !samples.isEmpty else { print("\(reader.name): no samples"); return true }
        var (refused, wrong, slowest, slowestAt) = (0, 0, 0.0, 0)
        let range = arguments.input == nil ? arguments.only.map { $0..<$0 + 1 } ?? 0..<count : 0..<1
        let start = Date.now
        for number in range {
            var mutator = Mutator(seed: UInt64(arguments.seed) << 32 ^ UInt64(number))
            let bytes =
                arguments.input.map { FileManager.default.contents(atPath: $0).map(Array.init) ?? [] }
                ?? mutator.mutate(mutator.pick(samples), words: reader.words, others: samples)
            if let keep = arguments.keep { try? Data(bytes).write(to: URL(filePath: keep)) }
            limit(seconds: 20)
            let begin = clock()
            CurrentWork.doing("reading \(reader.name), seed \(arguments.seed), input \(number)") {
                do { try reader.read(bytes, folder) } catch let error as WrongResult {
                    print("\(reader.name), seed \(arguments.seed), input \(number): \(error.words)")
                    wrong += 1
                } catch {
                    refused += 1
                    if arguments.only != nil { print(error) }
                }
            }
            limit(seconds: 0)
            let seconds = Double(clock() - begin) / Double(CLOCKS_PER_SEC)
            if seconds > slowest { (slowest, slowestAt) = (seconds, number) }
        }
        let seconds = Date.now.timeIntervalSince(start)
        print(
            "\(reader.name): \(range.count) inputs, \(refused) refused, \(wrong) wrong, \(String(format: "%.1f", seconds)) s, slowest "
                + "\(String(format: "%.2f", slowest)) s (input \(slowestAt)), \(Self.memory >> 20) MB at most")
        fflush(nil)
        return wrong == 0 && Self.memory <= 1 << 30
    }

    private func samples(of reader: Reader) -> [[UInt8]] {
        var numbers = Mutator(seed: 0)
        let scripts = (0..<reader.scripts).map { index in (0..<20 * (index + 1)).map { _ in UInt8(truncatingIfNeeded: numbers.next()) } }
        return scripts + reader.samples.map { Array($0.utf8) } + reader.pictures.compactMap { Data(base64Encoded: $0).map(Array.init) }
            + files.filter { file in
                reader.suffixes.contains { file.hasSuffix($0) }
                    && reader.tops.contains { file.contains("/\($0)/") || file.hasPrefix("/usr/") }
            }.compactMap { file in
                guard let data = FileManager.default.contents(atPath: file), data.count <= reader.largest else { return nil }
                return [UInt8](data)
            }
    }

    /// The peak memory of the process in bytes.
    private static var memory: Int {
        var usage = rusage()
        unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss << 10
    }
}
