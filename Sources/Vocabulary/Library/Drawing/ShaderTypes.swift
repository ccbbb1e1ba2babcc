/// Shaders: functions of Metal files, which only draw.
enum ShaderTypes {
    static let library = NativeType.tokens("ShaderLibrary", "default")
    static let shader = NativeType.tokens("Shader", "", conforms: "ShapeStyle") { type in
        type.tokenInitializer("(function: Any, arguments: [Shader.Argument])")
    }
    static let argument = NativeType.tokens("Shader.Argument", "boundingRect") { type in
        type.tokenFunction("float", "(_ x: Double)")
        type.tokenFunction("float2", "(_ x: Double, _ y: Double)")
        type.tokenFunction("float2", "(_ value: CGPoint|CGSize|CGVector)")
        type.tokenFunction("float3", "(_ x: Double, _ y: Double, _ z: Double)")
        type.tokenFunction("float4", "(_ x: Double, _ y: Double, _ z: Double, _ w: Double)")
        type.tokenFunction("floatArray", "(_ values: Any)")
        type.tokenFunction("color", "(_ color: Color)")
        type.tokenFunction("colorArray", "(_ colors: [Color])")
        type.tokenFunction("image", "(_ image: View)")
        type.tokenFunction("data", "(_ data: Any)")
    }
}
