// Runs other programs for check and test, so that nothing of them is left when we end, however we end.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { quiet, root } from './project.mjs'

const running = new Set()

/** The script of an installed tool; packages need not export it. */
export const tool = (path) => join(root, 'node_modules', path)

/**
 * Runs a Node script in a process group of its own.
 * @returns {Promise<{ code: number, words: string }>} words only when `silent`
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
      // Whatever it started and left behind ends with it.
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
    // Gone already.
  }
}

/** How long a program may take to end in good order, and then to end at all. */
const patience = [15_000, 5_000]

/** On Ctrl-C or a polite kill: everything we run is told, waited for, and in the end made to stop. */
export function stopAllOnSignal() {
  const all = (act) => {
    for (const child of running) act(child)
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(name, () => {
      stopped = true
      // To the leader alone: it knows how to end what it started.
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

/** Whether somebody asked us to stop. */
export const wasStopped = () => stopped
