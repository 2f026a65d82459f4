// Checks the licences of all packages in the site, from the lock file, without a network.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project.mjs'

/** Licences that require only a notice, and weak copyleft for unmodified code. */
const allowed = [
  ...[
    'MIT',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Unlicense',
    'MIT-0',
    'CC0-1.0',
  ],
  ...['OFL-1.1', 'CC-BY-4.0', 'LGPL-3.0-or-later', 'EPL-2.0', 'MPL-2.0', 'Python-2.0', 'PSF-2.0'],
]

/** Packages whose entry has no licence: the version that was reviewed, its licence, and where that is stated. */
const read = {
  'seq-queue': {
    version: '0.0.5',
    licence: 'MIT',
    source: 'LICENSE of the package, "The MIT License", 2012',
  },
}

/** Evaluates an expression such as "MIT and ISC" or "(MIT OR Apache-2.0)": all parts, or one alternative, must be allowed. */
function isAllowed(expression) {
  const choices = expression.replace(/[()]/g, '').split(/ or /i)
  return choices.some((choice) => choice.split(/ and /i).every((licence) => allowed.includes(licence.trim())))
}

/**
 * Returns one line for each package without a known licence, and for each entry above that is not needed.
 * @param {{ packages: Record<string, { version?: string, license?: string, dev?: boolean }> }} [lock]
 */
export function licenceFaults(lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))) {
  const unused = new Set(Object.keys(read))
  const faults = []
  for (const [path, { version, license }] of Object.entries(lock.packages)) {
    if (path === '' || !path.includes('node_modules/')) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 13)
    const known = license === undefined && read[name]?.version === version ? read[name].licence : license
    if (license === undefined && known) unused.delete(name)
    if (known === undefined)
      faults.push(
        `${name} ${version} names no licence: read the one in its folder, and enter it in scripts/lib/checks/licences.mjs`,
      )
    else if (!isAllowed(known))
      faults.push(
        `${name} ${version} has the licence ${known}, which scripts/lib/checks/licences.mjs does not allow`,
      )
  }
  return [
    ...faults,
    ...[...unused].map((name) => `scripts/lib/checks/licences.mjs: no package needs the entry of ${name}`),
  ]
}
