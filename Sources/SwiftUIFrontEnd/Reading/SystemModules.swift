/// The modules that come with Apple's systems, as opposed to those of packages.
enum SystemModules {
    /// Those whose names are known here one by one: what they do not declare is a mistake.
    static let modelled: Set<String> = [
        "AppKit", "Cocoa", "Combine", "CoreGraphics", "Darwin", "Dispatch", "Foundation", "Glibc", "Observation",
        "OpenCombine", "QuartzCore", "Swift", "SwiftUI", "UIKit", "os"
    ]

    /// All of them.
    static let names: Set<String> = modelled.union(
        """
        ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices AlarmKit AppIntents \
        AppTrackingTransparency AuthenticationServices BackgroundTasks CallKit CarPlay Charts ClockKit CloudKit Contacts \
        ContactsUI CoreAudio CoreBluetooth CoreData CoreFoundation CoreHaptics CoreImage CoreLocation CoreLocationUI \
        CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText \
        CoreTransferable CoreVideo CryptoKit DeviceActivity DeviceCheck DeveloperToolsSupport EventKit EventKitUI \
        FamilyControls FoundationModels GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit \
        IOKit ImageIO ImagePlayground Intents IntentsUI LinkPresentation LocalAuthentication MLKit MapKit MediaPlayer \
        MessageUI Metal MetalKit MetricKit MobileCoreServices MultipeerConnectivity MusicKit NaturalLanguage \
        NearbyInteraction Network NetworkExtension NotificationCenter OSLog ObjectiveC PDFKit PassKit PencilKit Photos \
        PhotosUI QuickLook QuickLookThumbnailing RealityKit RealityKitContent RegexBuilder ReplayKit SafariServices \
        SceneKit ScreenCaptureKit ScreenTime Security ServiceManagement ShazamKit SoundAnalysis Speech SpriteKit StoreKit \
        SwiftData Synchronization System SystemConfiguration TVUIKit TabularData TipKit Translation UniformTypeIdentifiers \
        UserNotifications UserNotificationsUI Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit \
        Workoutkit XCTest Testing simd
        """.split(separator: " ").map(String.init))
}
