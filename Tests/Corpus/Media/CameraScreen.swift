import AVFoundation
import SwiftUI

class CameraModel: NSObject, ObservableObject, AVCapturePhotoCaptureDelegate {
    @Published var isTaken = false
    @Published var session = AVCaptureSession()
    @Published var alert = false
    @Published var output = AVCapturePhotoOutput()
    @Published var preview: AVCaptureVideoPreviewLayer!
    @Published var picData = Data(count: 0)

    func check() {
        switch AVCaptureDevice.authorizationStatus(for: .video) {
        case .authorized:
            setUp()
        case .notDetermined:
            AVCaptureDevice.requestAccess(for: .video) { status in
                if status { self.setUp() }
            }
        case .denied:
            self.alert.toggle()
        default:
            return
        }
    }

    func setUp() {
        do {
            self.session.beginConfiguration()
            let device = AVCaptureDevice.default(.builtInDualCamera, for: .video, position: .back)
            let input = try AVCaptureDeviceInput(device: device!)
            if self.session.canAddInput(input) { self.session.addInput(input) }
            if self.session.canAddOutput(self.output) { self.session.addOutput(self.output) }
            self.session.commitConfiguration()
        } catch {
            print(error.localizedDescription)
        }
    }

    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?) {
        if error != nil { return }
        guard let imageData = photo.fileDataRepresentation() else { return }
        self.picData = imageData
    }
}

struct CameraPreview: UIViewRepresentable {
    @ObservedObject var camera: CameraModel
    func makeUIView(context: Context) -> UIView {
        let view = UIView(frame: UIScreen.main.bounds)
        camera.preview = AVCaptureVideoPreviewLayer(session: camera.session)
        camera.preview.frame = view.frame
        camera.preview.videoGravity = .resizeAspectFill
        view.layer.addSublayer(camera.preview)
        DispatchQueue.global(qos: .userInitiated).async { camera.session.startRunning() }
        return view
    }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

struct CameraScreen: View {
    @StateObject var camera = CameraModel()

    var body: some View {
        ZStack {
            CameraPreview(camera: camera).ignoresSafeArea(.all, edges: .all)
            VStack {
                if camera.isTaken {
                    HStack {
                        Spacer()
                        Button(action: { camera.isTaken.toggle() }, label: {
                            Image(systemName: "arrow.triangle.2.circlepath.camera").foregroundColor(.black).padding().background(Color.white).clipShape(Circle())
                        })
                        .padding(.trailing, 10)
                    }
                }
                Spacer()
                HStack {
                    Button(action: { camera.isTaken = true }, label: {
                        ZStack {
                            Circle().fill(Color.white).frame(width: 65, height: 65)
                            Circle().stroke(Color.white, lineWidth: 2).frame(width: 75, height: 75)
                        }
                    })
                }
                .frame(height: 75)
            }
        }
        .onAppear(perform: { camera.check() })
        .alert(isPresented: $camera.alert) { Alert(title: Text("Please Enable Camera Access")) }
    }
}

struct CameraScreen_Previews: PreviewProvider { static var previews: some View { CameraScreen() } }
