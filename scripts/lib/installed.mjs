// Compares node_modules with the lock file, by versions and digests instead of file times.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}

/** Returns why `npm ci` is needed in a folder, or `undefined` if it is not. */
export function whatIsNotInstalled(folder) {
  const hidden = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(hidden)) return 'no packages are installed'
  const [asked, found] = [packagesOf(join(folder, 'package-lock.json')), packagesOf(hidden)]
  for (const [path, { version, integrity, link, optional }] of Object.entries(asked)) {
    if (path === '' || link) continue
    const there = found[path]
    // Optional packages for other machines are missing.
    if (there === undefined && optional) continue
    if (there?.version !== version || there.integrity !== integrity) return `${path} is not ${version}`
    if (!existsSync(join(folder, path, 'package.json'))) return `${path} is gone`
  }
  const extra = Object.keys(found).find((path) => asked[path] === undefined)
  return extra === undefined ? undefined : `${extra} is not in the lock file`
}
