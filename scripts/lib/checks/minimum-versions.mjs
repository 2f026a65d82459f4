// The lowest allowed version of each package, without known vulnerabilities that affect us, and the forbidden packages. Checked on
// the lock file, without a network. The reason is the advisory, or the version we have tested.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project.mjs'

/** Package, lowest version, why. */
const minimums = [
  ['next', '16.4.5', 'fixes after CVE-2025-55182 and CVE-2025-29927'],
  ['yaml', '2.8.3', 'CVE-2026-33532, deep nesting ends the process'],
  ['js-yaml', '4.1.1', 'CVE-2025-64718, merge keys pollute prototypes'],
  ['ajv', '8.18.0', 'CVE-2025-69873, slow patterns'],
  ['dompurify', '3.4.17', 'CVE-2026-116802 and CVE-2026-116803'],
  ['ws', '8.21.1', 'CVE-2026-62389'],
  ['mermaid', '11.10.0', 'CVE-2025-54881'],
  ['better-auth', '1.6.11', 'CVE-2026-53516'],
  ['@prisma/client', '7.10.0', 'the version whose migrations and client are proven together'],
]

/** Zip libraries that trust the declarations of a zip. */
const forbidden = ['jszip', 'adm-zip', 'decompress-zip']

/** Development tools may use older ones: they read only our own files, and are no part of the site. */
const reachesSite = (entry) => !entry.dev && !entry.devOptional

function installed() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path !== '' && reachesSite(entry))
    .map(([path, entry]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 13),
      version: entry.version,
    }))
}

function isOlder(version, minimum) {
  const [a, b] = [version, minimum].map((text) => text.split('-')[0].split('.').map(Number))
  const at = a.findIndex((part, index) => part !== b[index])
  return at >= 0 && a[at] < b[at]
}

/** Returns one line for each package that must not be shipped. */
export function versionFaults() {
  const packages = installed()
  const old = minimums.flatMap(([name, minimum, why]) =>
    packages
      .filter((one) => one.name === name && isOlder(one.version, minimum))
      .map((one) => `${name} ${one.version} is older than ${minimum} (${why})`),
  )
  const unwanted = packages
    .filter((one) => forbidden.includes(one.name))
    .map((one) => `${one.name} must not be used`)
  return [...old, ...unwanted]
}
