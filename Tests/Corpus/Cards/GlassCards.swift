import SwiftUI

struct GlassCards: View {
    var body: some View {
        ZStack {
            LinearGradient(stops: [.init(color: .indigo, location: 0), .init(color: .purple, location: 0.45), .init(color: .pink, location: 1)], startPoint: .topLeading, endPoint: .bottomTrailing)
                .ignoresSafeArea()
            VStack(spacing: 20) {
                HStack {
                    VStack(alignment: .leading, spacing: 4) {
                        Text("Balance").font(.footnote).foregroundStyle(.secondary)
                        Text(12_480.5, format: .currency(code: "USD")).font(.system(.title, design: .rounded, weight: .bold)).contentTransition(.numericText())
                    }
                    Spacer(minLength: 20)
                    Image(systemName: "creditcard.fill").symbolRenderingMode(.hierarchical).font(.largeTitle)
                }
                .padding(24)
                .background(.ultraThinMaterial, in: .rect(cornerRadius: 24, style: .continuous))
                .overlay(RoundedRectangle(cornerRadius: 24, style: .continuous).strokeBorder(.linearGradient(colors: [.white.opacity(0.6), .clear], startPoint: .top, endPoint: .bottom), lineWidth: 1))
                .shadow(color: .black.opacity(0.2), radius: 20, x: 0, y: 10)
                HStack(spacing: 16) {
                    ForEach(["arrow.up", "arrow.down", "arrow.left.arrow.right"], id: \.self) { symbol in
                        Button {} label: {
                            Image(systemName: symbol).frame(width: 56, height: 56).background(.thinMaterial, in: Circle())
                        }
                        .tint(.white)
                    }
                }
            }
            .padding()
            .foregroundStyle(.white)
            .environment(\.colorScheme, .dark)
        }
    }
}
