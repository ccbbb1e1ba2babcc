import SwiftUI
import UIKit

class CardCell: UICollectionViewCell {
    static let reuseID = String(describing: CardCell.self)
    private let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 12
        contentView.layer.masksToBounds = true
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor, constant: 4)
        ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    func configure(_ text: String, color: UIColor) {
        label.text = text
        backgroundColor = color
        label.attributedText = NSAttributedString(string: text, attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.white, .kern: 1.2])
    }
}

class GridController: UICollectionViewController {
    var items: [String] = [] { didSet { collectionView.reloadData() } }
    var onSelect: ((Int) -> Void)?

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: UIScreen.main.bounds.width / 2 - 24, height: 120)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = traitCollection.userInterfaceStyle == .dark ? .black : .systemBackground
        collectionView.register(CardCell.self, forCellWithReuseIdentifier: CardCell.reuseID)
        let host = UIHostingController(rootView: EmptyHint())
        addChild(host)
        view.addSubview(host.view)
        host.view.frame = view.bounds.insetBy(dx: 20, dy: 20)
        host.didMove(toParent: self)
        let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
        view.addGestureRecognizer(tap)
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.items.append("New") })
    }
    @objc private func handleTap(_ recognizer: UITapGestureRecognizer) {
        let point = recognizer.location(in: view)
        guard let path = collectionView.indexPathForItem(at: point), path.item != NSNotFound else { return }
        onSelect?(path.item)
        dismiss(animated: true, completion: nil)
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: CardCell.reuseID, for: indexPath) as! CardCell
        cell.configure(items[indexPath.item], color: indexPath.item.isMultiple(of: 2) ? .systemIndigo : .systemTeal)
        return cell
    }
}

struct EmptyHint: View { var body: some View { Text("Nothing here").foregroundColor(.secondary) } }

struct GridBridge: UIViewControllerRepresentable {
    typealias UIViewControllerType = GridController
    @Binding var items: [String]
    @Binding var selected: Int?
    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
    func makeUIViewController(context: Context) -> GridController {
        let controller = GridController()
        controller.onSelect = { context.coordinator.select($0) }
        return controller
    }
    func updateUIViewController(_ controller: GridController, context: Context) {
        controller.items = items
        context.transaction.animation == nil ? () : controller.view.layoutIfNeeded()
    }
    class Coordinator: NSObject {
        let parent: GridBridge
        init(parent: GridBridge) { self.parent = parent }
        func select(_ index: Int) { parent.selected = index }
    }
}

struct BlurView: UIViewRepresentable {
    var style: UIBlurEffect.Style = .systemUltraThinMaterial
    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    func updateUIView(_ uiView: UIVisualEffectView, context: Context) { uiView.effect = UIBlurEffect(style: style) }
}

struct AttributedLabel: UIViewRepresentable {
    let text: NSAttributedString
    func makeUIView(context: UIViewRepresentableContext<Self>) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.lineBreakMode = .byWordWrapping
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return label
    }
    func updateUIView(_ uiView: UILabel, context: UIViewRepresentableContext<Self>) { uiView.attributedText = text }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
        guard let width = proposal.width, width.isFinite else { return nil }
        return CGSize(width: width, height: 60)
    }
}

final class Haptics {
    static let shared = Haptics()
    private let selection = UISelectionFeedbackGenerator()
    private init() { selection.prepare() }
    func tick() { selection.selectionChanged() }
    func play(_ style: UIImpactFeedbackGenerator.FeedbackStyle) { UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: 0.7) }
}

struct UIKitHost: View {
    @State private var items = ["Alder", "Birch", "Cedar"]
    @State private var selected: Int?
    @State private var text = "Plain"
    @State private var orientation = UIDevice.current.orientation
    private var columns: Int { UIDevice.current.userInterfaceIdiom == .pad ? 4 : 2 }
    private let width = UIScreen.main.bounds.width
    private let statusBar = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.statusBarManager?.statusBarFrame.height ?? 0
    private let font = UIFont.systemFont(ofSize: 15, weight: .medium)

    private var attributed: NSAttributedString {
        let result = NSMutableAttributedString(string: text)
        result.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: text.count))
        result.append(NSAttributedString(string: "!", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
        return result
    }
    private var textWidth: CGFloat { (text as NSString).size(withAttributes: [.font: font]).width }

    init() {
        UINavigationBar.appearance().largeTitleTextAttributes = [.font: UIFont(name: "Georgia-Bold", size: 34)!]
        UITableView.appearance().separatorStyle = .none
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = UIColor(red: 0.1, green: 0.1, blue: 0.12, alpha: 1)
        UITabBar.appearance().standardAppearance = appearance
    }

    var body: some View {
        VStack(spacing: 12) {
            Text("Top \(Int(statusBar))").font(Font(font))
            GridBridge(items: $items, selected: $selected)
                .frame(height: CGFloat((items.count + columns - 1) / columns) * 136)
                .overlay(alignment: .bottom) { BlurView(style: .regular).frame(height: 44) }
            AttributedLabel(text: attributed).frame(width: width - 32)
            HStack {
                ForEach(items.indices, id: \.self) { index in
                    Button(items[index]) {
                        Haptics.shared.tick()
                        UIView.animate(withDuration: 0.2) { selected = index }
                    }
                    .padding(8)
                    .background(Color(selected == index ? UIColor.systemBlue.withAlphaComponent(0.3) : .tertiarySystemFill))
                    .cornerRadius(8)
                }
            }
            Text("Line height \(font.lineHeight, specifier: "%.1f")").frame(width: max(textWidth, 120))
            Button("Share") { share() }
        }
        .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in orientation = UIDevice.current.orientation }
        .navigationBarTitle("UIKit")
    }
    private func share() {
        let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene, let root = scene.windows.first?.rootViewController else { return }
        sheet.popoverPresentationController?.sourceView = root.view
        root.present(sheet, animated: true)
    }
}
struct UIKitHost_Previews: PreviewProvider { static var previews: some View { NavigationView { UIKitHost() } } }
