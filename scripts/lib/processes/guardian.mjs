// Outlives a killed launcher, to stop its processes. Reads from its parent, line by line, the id of the process to watch. When the
// pipe breaks, the parent is gone: it stops that process and exits. A negative id is a process group, which is killed at once.
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
  // For PostgreSQL, SIGINT ends every session and writes everything; SIGQUIT ends at once, with recovery at the next start.
  if (still()) signal(charge.pid, 'SIGINT')
  if (charge) await waitForExit(charge.pid, 20_000)
  if (still()) signal(charge.pid, 'SIGQUIT')
  process.exit(0)
}
