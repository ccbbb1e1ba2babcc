let stream = AsyncStream<Int> { continuation in
    for i in 1...3 { continuation.yield(i) }
    continuation.finish()
}
for await n in stream { print(n) }
let task = Task { () -> String in "from task" }
print(await task.value)
