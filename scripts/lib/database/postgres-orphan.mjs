// Stops a server that outlived its launcher, so that two servers never use the same files.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from '../fault.mjs'
import { commandOf, isAlive, processesIn, signal, waitForExit } from '../processes/processes.mjs'

export async function stopOrphan(cluster) {
  const pidFile = join(cluster, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  const command = commandOf(pid)
  const isOurs = isAlive(pid) && (command === undefined ? true : command.startsWith('postgres'))
  if (isOurs && (process.platform !== 'linux' || processesIn(cluster).includes(pid))) {
    signal(pid, 'SIGINT')
    if (!(await waitForExit(pid, 30_000))) signal(pid, 'SIGQUIT')
    if (!(await waitForExit(pid, 10_000))) throw new Fault('database-stuck', { cluster, pid: String(pid) })
  }
  await removeStalePidFile(pidFile, cluster)
}

/**
 * Removes a stale pid file. PostgreSQL does it itself, except if the id now belongs to another process (common after a container
 * restart). First waits until no process of the dead server uses the files.
 */
async function removeStalePidFile(pidFile, cluster) {
  for (let waited = 0; processesIn(cluster).length > 0; waited += 100) {
    if (waited > 20_000) {
      throw new Fault('database-stuck', { cluster, pid: processesIn(cluster).join(', ') })
    }
    await sleep(100)
  }
  if (process.platform === 'linux') rmSync(pidFile, { force: true })
}
