// Outlives a launcher that is killed, to stop what it leaves behind. Reads from its parent, line by line, the id of the
// process to watch over; when the pipe breaks, the parent is gone: stop that process, and go too. A negative id is a whole
// process group, which ends at once.
import { isAlive, signal, startedAt, waitForExit } from './processes.mjs'

let charge
process.stdin.setEncoding('utf8')
process.stdin.on('data', (text) => {
  for (const line of text.split('\n').filter(Boolean)) {
    const pid = Math.abs(Number(line))
    charge = { pid, started: startedAt(pid), isGroup: Number(line) < 0 }
  }
})
process.stdin.on('end', stopCharge)
process.stdin.on('error', stopCharge)
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {})

async function stopCharge() {
  const still = () => charge && isAlive(charge.pid) && startedAt(charge.pid) === charge.started
  if (charge?.isGroup) {
    if (still()) signal(-charge.pid, 'SIGKILL')
    process.exit(0)
  }
  // To PostgreSQL these mean: end every session now and write everything; then: end at once, recover at the next start.
  if (still()) signal(charge.pid, 'SIGINT')
  if (charge) await waitForExit(charge.pid, 20_000)
  if (still()) signal(charge.pid, 'SIGQUIT')
  process.exit(0)
}
