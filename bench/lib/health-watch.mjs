// Checks the health of a site ten times a second, like a monitor. It runs in its own thread, since the readers keep theirs too busy
// to measure time. On request it stops and reports what it saw.
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

let isOver = false
parentPort.once('message', () => {
  isOver = true
})
const times = []
let unwell = 0
for (; !isOver; await sleep(100)) {
  const start = performance.now()
  const answer = await fetch(workerData).catch(() => undefined)
  await answer?.text()
  times.push(performance.now() - start)
  if (!answer?.ok) unwell++
}
parentPort.postMessage({ times, unwell })
