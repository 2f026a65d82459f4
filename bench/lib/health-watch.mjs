// Asks ten times a second how a site is, as a health watcher would: in a thread of its own, for the many readers keep
// the one they run in too busy to tell the time. Told to stop, it says what it saw.
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
