// Runs other programs for check and test, and ends them with this process, however it ends.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { quiet, root } from './project.mjs'

const running = new Set()

/** Returns the script of an installed tool; its package need not export it. */
export const tool = (path) => join(root, 'node_modules', path)

/**
 * Runs a Node script in its own process group.
 * @returns {Promise<{ code: number, words: string }>} `words` (the output) only if `silent`
 */
export function runNode(script, args, { env = {}, silent = false } = {}) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', silent ? 'pipe' : 'inherit', silent ? 'pipe' : 'inherit'],
    env: { ...process.env, ...quiet, ...env },
    detached: true,
  })
  running.add(child)
  let words = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      words += text
    })
  }
  return new Promise((resolve) => {
    const end = (code) => {
      running.delete(child)
      // Ends all child processes that the program left behind.
      signalGroup(child, 'SIGKILL')
      resolve({ code: code ?? 1, words })
    }
    child.once('error', () => end(1))
    child.once('close', end)
  })
}

function signalGroup(child, name) {
  try {
    process.kill(-child.pid, name)
  } catch {
    // The process has already ended.
  }
}

/** How long a program may take to end by itself, and then after SIGTERM (milliseconds). */
const patience = [15_000, 5_000]

/** On Ctrl-C or SIGTERM: interrupts all programs, waits for them, and finally kills them. */
export function stopAllOnSignal() {
  const all = (act) => {
    for (const child of running) act(child)
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(name, () => {
      stopped = true
      // Only to the leader of the group, which ends its own child processes.
      all((child) => child.kill('SIGINT'))
      setTimeout(() => {
        all((child) => signalGroup(child, 'SIGTERM'))
        setTimeout(() => all((child) => signalGroup(child, 'SIGKILL')), patience[1]).unref()
      }, patience[0]).unref()
    })
  }
  process.once('exit', () => {
    for (const child of running) signalGroup(child, 'SIGKILL')
  })
}

let stopped = false

/** Returns whether a stop was requested. */
export const wasStopped = () => stopped
