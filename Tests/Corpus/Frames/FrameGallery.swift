import SwiftUI

struct FrameGallery: View {
	var body: some View {
		VStack(spacing: 12) {
			Text("Hello")
				.frame(width: 200, height: 60, alignment: .bottomTrailing)
				.border(Color.red)
			Text("At least eighty wide")
				.frame(minWidth: 80, idealWidth: 120, maxWidth: 140)
				.border(.green)
			Text("Fills the width and keeps to the left")
				.frame(maxWidth: .infinity, alignment: .leading)
				.border(.blue, width: 2)
			HStack {
				Text("A").frame(maxWidth: .infinity)
				Text("BB").frame(maxWidth: .infinity)
				Text("CCC").frame(maxWidth: .infinity)
			}
			.border(Color.purple)
			Rectangle()
				.fill(.orange)
				.frame(idealWidth: 40, idealHeight: 40)
				.fixedSize()
			Color.gray
				.frame(maxWidth: 300, maxHeight: 50)
		}
		.padding()
	}
}

struct FrameGallery_Previews: PreviewProvider {
	static var previews: some View {
		FrameGallery()
			.previewLayout(.fixed(width: 375, height: 400))
	}
}
