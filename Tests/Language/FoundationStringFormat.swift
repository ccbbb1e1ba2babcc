import Foundation
print(String(format: "%d|%5d|%-5d|%05d|%+d", 42, 42, 42, 42, 42))
print(String(format: "%.2f|%8.3f|%-8.1f|%g|%e", 3.14159, 2.5, 1.25, 0.0001, 12345.678))
print(String(format: "%x|%X|%o|%02X|%%", 255, 255, 8, 10))
print(String(format: "%@ has %@", "Ann", "cake"), String(format: "%02d:%02d", 7, 5), String(format: "%c", 65))
