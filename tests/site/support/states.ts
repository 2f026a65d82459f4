import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import type { House } from './house'

/** The output and exit code of a start or a command. */
export type Said = { readonly code: number | null; readonly words: string }

/** Runs one of our programs in an installation to its end, without the rest of the environment. */
export async function run(
  house: House,
  script: string,
  args: readonly string[] = [],
  more: Readonly<Record<string, string>> = {},
): Promise<Said> {
  const child = spawn(process.execPath, [join(house.root, script), ...args], {
    cwd: house.root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOME: house.root,
      PORT: String(await freePort()),
      LUDOTECA_DATA: house.data,
      ...more,
    },
    ...house.user,
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      words += text
    })
  }
  const [code] = await once(child, 'close')
  return { code, words: words.trim() }
}

/** A start that is expected to end by itself. */
export const start = (house: House, more: Readonly<Record<string, string>> = {}): Promise<Said> =>
  run(house, 'scripts/start.mjs', [], more)

/** Returns the installation with another data folder, empty or with a copy of the database. */
export function dataOf(house: House, name: string, from?: string): House {
  const data = join(house.root, name)
  rmSync(data, { recursive: true, force: true })
  // Copies owners and permissions too.
  if (from) execFileSync('cp', ['-a', from, data])
  else {
    mkdirSync(data, { mode: 0o700 })
    if (house.user) chownSync(data, house.user.uid, house.user.gid)
  }
  return { ...house, data }
}

/** Removes write permission for the installation's user. The returned function restores it. */
export function forbid(path: string): () => void {
  chmodSync(path, 0o500)
  return () => chmodSync(path, 0o700)
}
