// Whether node_modules holds the packages of the lock file, by their versions and digests, not by the times of files.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}

/** Why `npm ci` is needed in that folder; nothing when it is not. */
export function whatIsNotInstalled(folder) {
  const hidden = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(hidden)) return 'no packages are installed'
  const [asked, found] = [packagesOf(join(folder, 'package-lock.json')), packagesOf(hidden)]
  for (const [path, { version, integrity, link, optional }] of Object.entries(asked)) {
    if (path === '' || link) continue
    const there = found[path]
    // Those of other machines are left out.
    if (there === undefined && optional) continue
    if (there?.version !== version || there.integrity !== integrity) return `${path} is not ${version}`
    if (!existsSync(join(folder, path, 'package.json'))) return `${path} is gone`
  }
  const extra = Object.keys(found).find((path) => asked[path] === undefined)
  return extra === undefined ? undefined : `${extra} is not in the lock file`
}
