/// All native types and global functions, looked up by name; each is defined when it is first asked for.
public enum NativeLibrary {}
