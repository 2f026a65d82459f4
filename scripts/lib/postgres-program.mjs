// Runs PostgreSQL's programs as the user that owns the files, with nothing of our environment that could change them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

export const administrator = 'postgres'

/** @param server `{ binaries, owner? }` */
export function spawnProgram(server, program, args, options) {
  return spawn(join(server.binaries, 'bin', program), args, {
    ...options,
    ...server.owner,
    env: environment,
    // Its own session: a Ctrl-C in the terminal reaches us alone, and we stop the site first and then the database.
    detached: true,
  })
}

/** Runs one to its end. @returns {Promise<{ code: number | string, complaint: string }>} */
export async function runProgram(server, program, args, { cwd, input = '' }) {
  const child = spawnProgram(server, program, args, { stdio: ['pipe', 'ignore', 'pipe'], cwd })
  let complaint = ''
  child.stderr.on('data', (text) => {
    complaint += text
  })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const [code] = await once(child, 'close').catch((error) => [error.message])
  return { code, complaint: complaint.trim() }
}
