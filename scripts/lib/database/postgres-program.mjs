// Runs PostgreSQL's programs as the owner of the files, without environment variables that could affect them.
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
    // Its own session: Ctrl-C in the terminal then reaches only this process, which stops the site before the database.
    detached: true,
  })
}

/** Runs one program to its end. @returns {Promise<{ code: number | string, complaint: string }>} */
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
