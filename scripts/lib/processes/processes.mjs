// Inspects processes beyond their id: ids are reused, and a zombie is not alive.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const onLinux = process.platform === 'linux'

/** Returns state letter, parent and start time from /proc, or `undefined` if there is no such process. */
function linuxStat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the command in brackets and may hold spaces, so fields are counted from the last bracket.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0], parent: Number(fields[1]), started: fields[19] }
  } catch {
    return undefined
  }
}

export function isAlive(pid) {
  if (onLinux) {
    const stat = linuxStat(pid)
    return stat !== undefined && stat.state !== 'Z' && stat.state !== 'X'
  }
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Returns the start time as a text that differs between two processes with the same id. */
export function startedAt(pid) {
  if (onLinux) return linuxStat(pid)?.started ?? ''
  if (process.platform === 'win32') return ''
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

export const parentOf = (pid) => (onLinux ? linuxStat(pid)?.parent : undefined)

/** Returns the command name of a process, or `undefined` if the system does not report it. */
export function commandOf(pid) {
  try {
    return onLinux ? readFileSync(`/proc/${pid}/comm`, 'utf8').trim() : undefined
  } catch {
    return undefined
  }
}

/** Returns living processes with this working directory: every process of a PostgreSQL server runs in its data directory. */
export function processesIn(directory) {
  if (!onLinux) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === directory
      } catch {
        return false
      }
    })
}

/** Waits until the process has ended; returns false after a timeout. */
export async function waitForExit(pid, milliseconds) {
  for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(20)) {
    if (!isAlive(pid)) return true
  }
  return !isAlive(pid)
}

export function signal(pid, name) {
  try {
    process.kill(pid, name)
    return true
  } catch {
    return false
  }
}

/**
 * Calls back when our parent process has ended, if it was npm: `kill -9` of npm then ends the site too. A site started from a shell
 * keeps running, like any program after `nohup`.
 */
export function onParentGone(callback) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  // npm runs scripts through `sh -c`; some shells remain between npm and this process.
  const grandparent = commandOf(parent) === 'sh' ? parentOf(parent) : undefined
  const timer = setInterval(() => {
    const gone = process.ppid !== parent || (grandparent !== undefined && parentOf(parent) !== grandparent)
    if (!gone) return
    clearInterval(timer)
    callback()
  }, 400)
  timer.unref()
}
