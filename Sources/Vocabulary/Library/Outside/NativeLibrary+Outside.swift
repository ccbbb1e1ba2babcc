/// Classes and structs of frameworks that do not run here: their objects can be made, set and called, and give nothing.
extension NativeLibrary {
    /// Whether a name, or the type that it is nested in, belongs to a framework that does not run here.
    public static func isOutside(_ name: String) -> Bool {
        if outsideNames.contains(name) { return true }
        guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return isFrameworkName(name) }
        let outer = String(name[..<dot])
        return outsideNames.contains(outer) || isFrameworkName(outer)
    }

    /// Whether a name is a constant of C's in such a framework, as `kCLLocationAccuracyBest`.
    public static func isOutsideConstant(_ name: String) -> Bool {
        var letters = name.makeIterator()
        return letters.next() == "k" && letters.next()?.isUppercase == true && letters.next() != nil
            || name.hasPrefix("errSec") || isOutsideFunction(name)
    }

    /// Whether a name is a function of C's in such a framework, as `AudioServicesPlayAlertSound`.
    public static func isOutsideFunction(_ name: String) -> Bool {
        functionPrefixes.contains { name.hasPrefix($0) && name.utf8.count > $0.utf8.count }
    }

    private static let functionPrefixes = [
        "AudioServices", "CGImageSource", "CGContext", "CGAffineTransformMake", "CVPixelBuffer", "MTL",
        "SecItem", "SecRandom", "UIGraphics", "dispatch_", "objc_", "simd_", "vDSP_", "NSStringFrom", "NSClassFrom",
        "UIImageWriteTo", "UIAccessibilityPost", "AVMakeRect", "os_signpost"
    ]

    /// Whether a text contains one of the names as a word.
    public static func mentionsOutside(_ text: String) -> Bool {
        var word: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 48...57, 65...90, 95, 97...122: word.append(byte)
            default:
                if word.count > 2, isMentioned(String(decoding: word, as: UTF8.self)) { return true }
                word.removeAll(keepingCapacity: true)
            }
        }
        return isMentioned(String(decoding: word, as: UTF8.self))
    }

    private static func isMentioned(_ word: String) -> Bool {
        outsideNames.contains(word) || hasFrameworkPrefix(word) && types[word] == nil && tokens[word] == nil
    }

    /// The names of types that are not modelled, and of modelled ones of whose members not all are known.
    public static let outsideNames = NameSet(in: [
        openNames, charts, maps, values, audioAndVideo, device, files, network, graphics, platformViews, stores, people
    ])

    /// Modelled types whose other members are unknown.
    private static let openNames = """
        AVPlayer Bundle CLLocation NSApp NSApplication NSWorkspace NotificationCenter ProcessInfo UIApplication \
        UIDevice UIPasteboard UIScreen UITraitCollection UIWindow UIWindowScene UserDefaults URL UIImage NSImage \
        DispatchQueue NSNotification.Name Notification.Name Thread UNUserNotificationCenter
        """

    static func outside(_ name: String) -> NativeType {
        var type = NativeType(name)
        type.isOutside = true
        type.conformances = ["Equatable", "Hashable", "NSObject", "Sendable"]
        return type
    }

    private static let charts = """
        BarMark LineMark PointMark AreaMark RuleMark RectangleMark SectorMark PlottableValue SliderTick AxisMarks AxisValueLabel \
        AxisGridLine AxisTick AxisValue ChartProxy MarkDimension BasicChartSymbolShape Chart3D LinePlot AreaPlot BarPlot \
        PointPlot FunctionAreaPlot FunctionLinePlot
        """
    private static let maps = """
        MapCamera MapUserTrackingMode MapInteractionModes MapPin MapMarker MapAnnotation Marker Annotation MapPolyline \
        MapPolygon MapCircle UserAnnotation MapUserLocationButton MapCompass MapScaleView MapPitchToggle MapSelection \
        MapPitchSlider MapZoomStepper MapLocationCompass MKAnnotation MKClusterAnnotation
        """
    private static let values = """
        AsyncStream AsyncThrowingStream CGContext CGGradient CGImage CIColor CharacterSet.UnicodeScalar \
        ColorMatrix CommandGroupPlacement DateIntervalFormatter DropProposal \
        NSArray NSCalendar NSDictionary NSLocale NSMutableArray NSMutableDictionary NSMutableSet \
        NSMutableString NSNull NSOrderedSet NSSet NSUUID NSURL NSURLRequest NSValue \
        PHPickerFilter PhotosPickerItem Progress Regex SIMD2 SIMD3 SIMD4 Shader ShaderFunction \
        ShaderLibrary TabViewCustomization TableColumnCustomization TextSelection UIFontDescriptor \
        UIInterfaceOrientationMask URLComponents UnitArea UnitFrequency UnitPower UnitPressure ObjectIdentifier \
        FileRepresentation DataRepresentation CodableRepresentation ProxyRepresentation ModelActor SharePreview Query FetchRequest SectionedFetchRequest \
        DefaultDateProgressLabel DispatchSpecificKey NSSortDescriptor KeyframeTimeline
        """
    private static let audioAndVideo = """
        AVAsset AVAudioEngine AVAudioFile AVAudioFormat AVAudioPlayer AVAudioPlayerNode AVAudioRecorder \
        AVAudioSession AVAudioTime AVAudioUnitReverb AVAudioUnitTimePitch AVCaptureDevice AVCaptureDeviceInput \
        AVCaptureMetadataOutput AVCapturePhotoOutput AVCapturePhotoSettings AVCaptureSession \
        AVCaptureVideoDataOutput AVCaptureVideoPreviewLayer AVPlayerItem AVPlayerLayer AVPlayerLooper \
        AVPlayerViewController AVQueuePlayer AVSpeechSynthesisVoice AVSpeechSynthesizer AVSpeechUtterance \
        AVURLAsset CMMotionManager CMTime CMPedometer CMAltimeter MPMediaQuery MPMusicPlayerController \
        MPNowPlayingInfoCenter MPRemoteCommandCenter MPVolumeView SFSpeechAudioBufferRecognitionRequest \
        SFSpeechRecognizer SystemMusicPlayer ApplicationMusicPlayer MusicAuthorization MusicCatalogSearchRequest \
        SHSession AVAudioConverter AVAudioMixerNode AVMutableComposition AVAssetExportSession \
        AVAssetImageGenerator PHAsset PHAuthorizationStatus PHCachingImageManager PHFetchOptions PHImageManager \
        PHPhotoLibrary PHPickerConfiguration PHPickerViewController PHImageRequestOptions CHHapticEngine \
        CHHapticEvent CHHapticEventParameter CHHapticPattern
        """
    private static let device = """
        CBCentralManager CBPeripheral CBPeripheralManager CBUUID CLGeocoder CLLocationManager CLPlacemark \
        CLRegion CLCircularRegion CLBeaconRegion CLBeaconIdentityConstraint CLHeading CMAttitude \
        CMMotionActivityManager EKEvent EKEventStore HKHealthStore HKObjectType HKQuantity HKQuantityType \
        HKSampleQuery HKStatisticsQuery HKUnit HKWorkout LAContext MKDirections MKLocalSearch \
        MKLocalSearchCompleter MKLocalSearchRequest MKMapItem MKMapView MKPlacemark MKPointAnnotation MKPolyline \
        MKRoute MKLookAroundSceneRequest MKAnnotationView MKMapCamera MKMapRect MKCircle MKPinAnnotationView \
        MKMarkerAnnotationView NFCNDEFReaderSession NWConnection NWPathMonitor RecognizeTextRequest \
        VNDocumentCameraViewController VNImageRequestHandler VNRecognizeTextRequest WCSession WKExtension \
        WKInterfaceDevice UIAccessibility CLAuthorizationStatus CLAccuracyAuthorization CLServiceSession \
        CLMonitor CLLocationUpdate WKApplication UNCalendarNotificationTrigger UNMutableNotificationContent \
        UNNotificationRequest UNNotificationSound UNTimeIntervalNotificationTrigger UNUserNotificationCenter \
        UNNotificationAction UNNotificationCategory UNAuthorizationOptions UNNotificationAttachment \
        BGTaskScheduler BGAppRefreshTaskRequest WidgetCenter MLModel MLModelConfiguration NLModel NLTagger \
        NLLanguageRecognizer CIDetector VNCoreMLModel VNCoreMLRequest VNDetectFaceRectanglesRequest
        """
    private static let files = """
        CIContext CIFilter Data CIImage CGImageSource CGImageDestination CNContactStore CSSearchableItem \
        CSSearchableItemAttributeSet CSSearchableIndex FileHandle FileManager FileWrapper InputStream \
        JSONSerialization NSCache NSCoder NSFetchRequest NSFileCoordinator \
        NSItemProvider NSKeyedArchiver NSKeyedUnarchiver NSManagedObjectModel NSMetadataQuery NSData \
        NSPersistentCloudKitContainer NSPersistentContainer NSPersistentStoreDescription \
        NSUbiquitousKeyValueStore NSUserActivity OutputStream NSEntityDescription NSFetchedResultsController \
        NSManagedObjectID NSPersistentStoreCoordinator NSBatchDeleteRequest PDFDocument PDFPage PDFView \
        PropertyListDecoder PropertyListEncoder QLPreviewController QLThumbnailGenerator \
        UIDocumentPickerViewController UIGraphicsBeginImageContextWithOptions UIGraphicsImageRenderer \
        UIGraphicsPDFRenderer UIPrintInteractionController UIPrintInfo UTType XMLParser ModelConfiguration \
        ModelContainer ModelContext Schema FetchDescriptor ImageRenderer ReferenceFileDocument SecItem \
        NSLinguisticTagger UITextChecker
        """
    private static let network = """
        GKLocalPlayer HTTPCookieStorage HTTPURLResponse MCBrowserViewController MCNearbyServiceAdvertiser \
        MCNearbyServiceBrowser MCPeerID MCSession MFMailComposeViewController MFMessageComposeViewController \
        NetService SFSafariViewController URLCache URLCredential URLQueryItem URLRequest URLSession \
        URLSessionConfiguration URLSessionDataTask URLSessionDownloadTask URLSessionWebSocketTask \
        UIActivityViewController WKNavigationDelegate WKUserContentController WKUserScript WKWebView \
        WKWebViewConfiguration WKWebsiteDataStore ASAuthorizationAppleIDProvider ASAuthorizationController \
        ASAuthorizationAppleIDRequest ASWebAuthenticationSession ASAuthorizationAppleIDCredential \
        ASWebAuthenticationSession URLError CKContainer CKQuery CKRecord CKDatabase OSLog OSSignposter
        """
    private static let graphics = """
        ARSession ARView ARWorldTrackingConfiguration ARSCNView ARCoachingOverlayView AnchorEntity \
        CABasicAnimation CADisplayLink CAEmitterCell CAEmitterLayer CAGradientLayer CAKeyframeAnimation CALayer \
        CAMediaTimingFunction CAShapeLayer CATransaction CATransition CATextLayer CAReplicatorLayer \
        CAAnimationGroup CAMetalLayer CASpringAnimation EntityModel MTKView MTLCreateSystemDefaultDevice \
        MeshResource ModelEntity PKCanvasView PKDrawing PKInkingTool PKToolPicker SCNBox SCNCamera SCNLight \
        SCNMaterial SCNNode SCNScene SCNSphere SCNView SCNVector3 SCNAction SCNCylinder SCNFloor SCNPlane \
        SCNText SCNTorus SKAction SKCameraNode SKEmitterNode SKLabelNode SKNode SKPhysicsBody SKScene \
        SKShapeNode SKSpriteNode SKTexture SKTransition SKView SimpleMaterial UIDynamicAnimator \
        UIGravityBehavior UICollisionBehavior UnlitMaterial DirectionalLight TextureResource
        """
    private static let platformViews = """
        NSAlert NSButton NSColorPanel NSCursor NSDocumentController NSEvent NSHostingController NSHostingView \
        NSMenu NSMenuItem NSOpenPanel NSPanel NSPopover NSSavePanel NSScrollView NSSplitViewController \
        NSStatusBar NSStatusItem NSTextField NSTextView NSToolbar NSView NSViewController NSVisualEffectView \
        NSWindow NSWindowController NSLayoutConstraint NSTableView UIAction UIActivityIndicatorView \
        UIAlertAction UIAlertController UIAppearance UIBarButtonItem UIBlurEffect UIButton UICollectionView \
        UICollectionViewController UICollectionViewCell UICollectionViewFlowLayout UIContextMenuConfiguration \
        UIContextMenuInteraction UIControl UICloudSharingController UIDatePicker UIHostingConfiguration \
        UIHostingController UIImagePickerController UIImageView UIKeyCommand UILabel \
        UILongPressGestureRecognizer UIMenu UIMenuController UINavigationBar UINavigationBarAppearance \
        UINavigationController UIPageControl UIPageViewController UIPanGestureRecognizer UIPickerView \
        UIPinchGestureRecognizer UIPopoverPresentationController UIPresentationController UIProgressView \
        UIRefreshControl UIResponder UIScrollView UISearchBar UISearchController UISegmentedControl \
        UISheetPresentationController UISlider UIStackView UIStepper UIStoryboard UISwipeGestureRecognizer \
        UISwitch UITabBar UITabBarAppearance UITabBarController UITabBarItem UITableView UITableViewCell \
        UITableViewController UITapGestureRecognizer UITextField UITextView UIToolbar UIVibrancyEffect UIView \
        UIViewController UIViewPropertyAnimator UIVisualEffectView UIToolbarAppearance \
        UIRotationGestureRecognizer UIGestureRecognizer UIHoverGestureRecognizer UIPointerInteraction UIDragItem \
        UIBarAppearance NSStackView NSImageView NSSearchField NSSlider NSSegmentedControl NSGestureRecognizer \
        NSClickGestureRecognizer NSTouchBar NSTrackingArea NSPasteboard NSSound NSAppleScript NSAppearance \
        NSScreen NSBezierPath UIWindowSceneGeometryPreferences
        """
    private static let stores = """
        AppStore AppTransaction PKPaymentAuthorizationController PKPaymentRequest SKPayment SKPaymentQueue \
        SKProduct SKProductsRequest SKStoreReviewController Tips PKPaymentButton PKPaymentSummaryItem
        """
    private static let people = """
        CNContact CNMutableContact CNContactViewController CNContactPickerViewController INIntent INInteraction \
        INPreferences INVocabulary LPLinkMetadata LPLinkView LPMetadataProvider CNContactFormatter CNPhoneNumber \
        NSUserNotification OperationQueue BlockOperation NSLock NSRecursiveLock \
        OSAllocatedUnfairLock DispatchSemaphore DispatchGroup DispatchSource Thread Process Pipe \
        MXMetricManager ATTrackingManager SKAdNetwork
        """
}
