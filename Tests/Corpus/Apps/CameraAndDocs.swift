import SwiftUI
import AVFoundation
import VisionKit
import PDFKit
import WebKit
import SafariServices
import MessageUI
import QuickLook
import CoreImage.CIFilterBuiltins
import UniformTypeIdentifiers

@MainActor final class CameraModel: NSObject, ObservableObject {
    enum Status { case unconfigured, configured, unauthorized, failed }
    @Published var status = Status.unconfigured
    @Published var photo: Data?
    @Published var flash: AVCaptureDevice.FlashMode = .auto
    @Published var zoom: CGFloat = 1
    let session = AVCaptureSession()
    private let output = AVCapturePhotoOutput()
    private let queue = DispatchQueue(label: "camera.session", qos: .userInitiated)
    func configure() {
        switch AVCaptureDevice.authorizationStatus(for: .video) {
        case .notDetermined:
            queue.suspend()
            AVCaptureDevice.requestAccess(for: .video) { granted in if !granted { self.status = .unauthorized }; self.queue.resume() }
        case .authorized: break
        default: status = .unauthorized
        }
        queue.async { [self] in
            session.beginConfiguration()
            defer { session.commitConfiguration() }
            session.sessionPreset = .photo
            guard let device = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back), let input = try? AVCaptureDeviceInput(device: device), session.canAddInput(input) else { return }
            session.addInput(input)
            if session.canAddOutput(output) { session.addOutput(output); output.maxPhotoQualityPrioritization = .quality }
        }
    }
    func capture() {
        let settings = AVCapturePhotoSettings()
        if output.supportedFlashModes.contains(flash) { settings.flashMode = flash }
        output.capturePhoto(with: settings, delegate: self)
    }
}
extension CameraModel: AVCapturePhotoCaptureDelegate {
    nonisolated func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?) {
        guard error == nil else { return }
        Task { @MainActor in self.photo = photo.fileDataRepresentation() }
    }
}
final class PreviewUIView: UIView {
    override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
    var previewLayer: AVCaptureVideoPreviewLayer { layer as! AVCaptureVideoPreviewLayer }
    override func layoutSubviews() { super.layoutSubviews(); previewLayer.frame = bounds; previewLayer.videoGravity = .resizeAspectFill }
}
struct CameraPreview: UIViewRepresentable {
    let session: AVCaptureSession
    func makeUIView(context: Context) -> PreviewUIView { let view = PreviewUIView(); view.previewLayer.session = session; return view }
    func updateUIView(_ uiView: PreviewUIView, context: Context) {}
}
struct PDFKitView: UIViewRepresentable {
    let url: URL
    func makeUIView(context: Context) -> PDFView { let v = PDFView(); v.document = PDFDocument(url: url); v.autoScales = true; v.displayDirection = .vertical; return v }
    func updateUIView(_ uiView: PDFView, context: Context) {}
}
struct WebPage: UIViewRepresentable {
    @Binding var title: String
    let request: URLRequest
    func makeCoordinator() -> Delegate { Delegate(self) }
    func makeUIView(context: Context) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.allowsInlineMediaPlayback = true
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.navigationDelegate = context.coordinator
        view.load(request)
        return view
    }
    func updateUIView(_ uiView: WKWebView, context: Context) {}
    final class Delegate: NSObject, WKNavigationDelegate {
        var parent: WebPage
        init(_ parent: WebPage) { self.parent = parent }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { parent.title = webView.title ?? "" }
    }
}
struct SafariSheet: UIViewControllerRepresentable {
    let url: URL
    func makeUIViewController(context: UIViewControllerRepresentableContext<SafariSheet>) -> SFSafariViewController { let c = SFSafariViewController.Configuration(); c.entersReaderIfAvailable = true; return SFSafariViewController(url: url, configuration: c) }
    func updateUIViewController(_ uiViewController: SFSafariViewController, context: UIViewControllerRepresentableContext<SafariSheet>) {}
}
struct QRCode: View {
    let text: String
    private let context = CIContext()
    private let filter = CIFilter.qrCodeGenerator()
    private func image() -> UIImage {
        filter.message = Data(text.utf8)
        if let output = filter.outputImage, let cg = context.createCGImage(output, from: output.extent) { return UIImage(cgImage: cg) }
        return UIImage(systemName: "xmark.circle") ?? UIImage()
    }
    var body: some View { Image(uiImage: image()).interpolation(.none).resizable().scaledToFit().frame(width: 160, height: 160).accessibilityLabel("Code for \(text)") }
}
struct NotesDocument: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""
    init(text: String = "") { self.text = text }
    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents, let string = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadCorruptFile) }
        text = string
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: text.data(using: .utf8)!) }
}
struct CaptureScreen: View {
    @StateObject private var camera = CameraModel()
    @State private var sheet: SheetKind?
    @State private var exporting = false
    @State private var document = NotesDocument(text: "Hello")
    @State private var page = ""
    @State private var lastScale: CGFloat = 1
    @GestureState private var pinch: CGFloat = 1
    enum SheetKind: Identifiable { case web(URL), pdf(URL), safari(URL)
        var id: String { switch self { case .web(let u), .pdf(let u), .safari(let u): return "\(u)" } } }
    var body: some View {
        ZStack {
            CameraPreview(session: camera.session).gesture(MagnificationGesture().updating($pinch) { value, state, _ in state = value }.onEnded { lastScale *= $0; camera.zoom = min(max(lastScale, 1), 5) }).ignoresSafeArea()
            if camera.status == .unauthorized { Label("Camera access is off", systemImage: "video.slash").padding().background(.thinMaterial, in: Capsule()) }
            VStack {
                HStack {
                    Menu { Picker("Flash", selection: $camera.flash) { Text("Auto").tag(AVCaptureDevice.FlashMode.auto); Text("On").tag(AVCaptureDevice.FlashMode.on) } } label: { Image(systemName: camera.flash == .off ? "bolt.slash" : "bolt").frame(width: 44, height: 44) }
                    Spacer()
                    Text(String(format: "%.1f×", camera.zoom * pinch)).monospacedDigit().padding(8).background(.black.opacity(0.4), in: .circle)
                }
                Spacer()
                if let data = camera.photo, let image = UIImage(data: data) { Image(uiImage: image).resizable().scaledToFit().frame(height: 120) } else { QRCode(text: "https://example.com") }
                HStack(spacing: 48) {
                    Button { sheet = .pdf(Bundle.main.url(forResource: "manual", withExtension: "pdf") ?? URL(fileURLWithPath: "/")) } label: { Image(systemName: "doc.richtext") }
                    Button(action: camera.capture) { Circle().strokeBorder(.white, lineWidth: 4).frame(width: 72, height: 72).overlay(Circle().fill(.white).padding(8)) }
                    Button { exporting = true } label: { Image(systemName: "square.and.arrow.up") }.disabled(!MFMailComposeViewController.canSendMail())
                }
                .font(.title2)
            }
            .foregroundStyle(.white)
            .padding()
        }
        .task { camera.configure() }
        .sheet(item: $sheet) { kind in
            switch kind {
            case .web(let url): WebPage(title: $page, request: URLRequest(url: url))
            case .pdf(let url): PDFKitView(url: url)
            case .safari(let url): SafariSheet(url: url).ignoresSafeArea()
            }
        }
        .fileExporter(isPresented: $exporting, document: document, contentType: .plainText, defaultFilename: "Notes") { result in
            switch result { case .success(let url): print(url.lastPathComponent); case .failure(let error): print(error) }
        }
        .quickLookPreview(.constant(nil))
        .statusBar(hidden: true)
    }
}
#Preview { CaptureScreen() }
