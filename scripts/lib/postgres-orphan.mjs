// A server that outlived its launcher is stopped in good order, so that there is never a second one on the same files.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from './fault.mjs'
import { commandOf, isAlive, processesIn, signal, waitForExit } from './processes.mjs'

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
 * PostgreSQL clears its own stale file, except when the id in it now belongs to something else (common after a restart of a
 * container). We remove it then, but only once no process of the dead server works on the files any more.
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
