import SwiftUI
import Combine

final class DownloadTask: NSObject, ObservableObject, URLSessionDownloadDelegate {
    @Published private(set) var progress: CGFloat = 0
    @Published var state: State = .idle
    enum State: Equatable { case idle, running(started: Date), done(URL), failed(code: Int) }
    private lazy var session: URLSession = {
        let configuration = URLSessionConfiguration.default
        configuration.waitsForConnectivity = true
        return URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    }()
    private var task: URLSessionDownloadTask?

    func start(_ string: String) {
        guard let url = URL(string: string) else { state = .failed(code: -1); return }
        task = session.downloadTask(with: url)
        task?.resume()
        state = .running(started: Date())
    }

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        DispatchQueue.main.async { self.state = .done(location) }
    }

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64) {
        let progress = CGFloat(totalBytesWritten) / CGFloat(totalBytesExpectedToWrite)
        DispatchQueue.main.async { withAnimation { self.progress = progress } }
    }
}

struct DownloadButton: View {
    @StateObject var task = DownloadTask()
    @State private var alertPresented = false

    var body: some View {
        VStack(spacing: 20) {
            Button {
                switch task.state {
                case .idle, .failed: task.start("https://example.com/file.zip")
                case .running, .done: alertPresented = true
                }
            } label: {
                ZStack {
                    switch task.state {
                    case .idle: Image(systemName: "arrow.down.circle").font(.largeTitle)
                    case .running:
                        Circle().stroke(.gray.opacity(0.3), lineWidth: 4)
                        Circle().trim(from: 0, to: task.progress).stroke(.blue, style: .init(lineWidth: 4, lineCap: .round)).rotationEffect(.degrees(-90))
                        Image(systemName: "stop.fill")
                    case .done(let url): Label(url.lastPathComponent, systemImage: "checkmark")
                    case .failed(let code) where code == -1: Text("Bad address")
                    case .failed(code: let code): Text("Error \(code)")
                    }
                }
                .frame(width: 64, height: 64)
            }
            ProgressView(value: task.progress) { Text("Downloading") } currentValueLabel: { Text("\(Int(task.progress * 100)) %") }
            ProgressView(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 60))
        }
        .padding()
        .alert(isPresented: $alertPresented, content: { Alert(title: Text("Busy"), dismissButton: .cancel()) })
    }
}

struct DownloadButton_Previews: PreviewProvider { static var previews: some View { DownloadButton() } }
