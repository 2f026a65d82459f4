// Starts child processes that end with this process, however it ends.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { signal } from './processes.mjs'

const guardianScript = fileURLToPath(new URL('guardian.mjs', import.meta.url))

/**
 * Starts a guardian. It stops the process whose id is written to its `stdin` when that pipe breaks.
 * @param place a directory, shown in process lists
 */
export function startGuardian(place) {
  const guardian = spawn(process.execPath, [guardianScript, place], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guardian.stdin.on('error', () => {})
  return guardian
}

/**
 * Runs a Node script in its own process group. The group ends when the script exits, and when this process exits or is killed.
 * @returns {{ child: import('node:child_process').ChildProcess, end: () => void }} `end` kills the group
 */
export function spawnGuarded(args, options) {
  const guardian = startGuardian(options.cwd)
  const child = spawn(process.execPath, args, { ...options, detached: true })
  if (child.pid) guardian.stdin.write(`-${child.pid}\n`)
  const end = () => signal(-child.pid, 'SIGKILL') || signal(child.pid, 'SIGKILL')
  process.once('exit', end)
  child.once('exit', () => {
    process.off('exit', end)
    // Kills child processes that may outlive the script.
    signal(-child.pid, 'SIGKILL')
    guardian.stdin.end()
  })
  return { child, end }
}
