import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The unprivileged user that runs the site if the tests run as root. */
const nobody = 65534

export const isRoot = process.getuid?.() === 0

/** A copy of this project in a private directory (mode 700), owned by one user. */
export type House = {
  readonly root: string
  readonly data: string
  readonly user?: { readonly uid: number; readonly gid: number }
  remove(): void
}

const leftOut = ['.git', 'data', 'test-results', 'playwright-report']

/** Links files where the file system can, because the packages alone have half a gigabyte. */
export function makeHouse(as: 'root' | 'plain user'): House {
  const root = mkdtempSync(join(tmpdir(), 'ludoteca-house-'))
  chmodSync(root, 0o700)
  for (const name of readdirSync('.').filter((name) => !leftOut.includes(name))) {
    try {
      execFileSync('cp', ['-al', name, root], { stdio: 'ignore' })
    } catch {
      execFileSync('cp', ['-a', name, root])
    }
  }
  const data = join(root, 'data')
  mkdirSync(data, { mode: 0o700 })
  const user = isRoot && as === 'plain user' ? { uid: nobody, gid: nobody } : undefined
  if (user) for (const path of [root, data]) chownSync(path, user.uid, user.gid)
  return { root, data, user, remove: () => removeHouse(root, data) }
}

export function removeHouse(root: string, data: string) {
  const pointer = join(data, 'database-place')
  if (existsSync(pointer)) rmSync(readFileSync(pointer, 'utf8').trim(), { recursive: true, force: true })
  rmSync(root, { recursive: true, force: true })
}
