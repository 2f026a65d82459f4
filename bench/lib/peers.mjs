/** The peers have their own package.json and lock file: they are installed only for measurements. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { whatIsNotInstalled } from '../../scripts/lib/installed.mjs'

const folder = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/** Installs the packages of `bench/package-lock.json` with a message, if any is missing. */
export function installPeers() {
  const why = whatIsNotInstalled(folder)
  if (why === undefined) return
  console.error(`npm ci in bench, because ${why} ...`)
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: ['ignore', 2, 2] })
  if (status !== 0) {
    console.error('The peers could not be installed: they need a package registry. Nothing was measured.')
    process.exit(1)
  }
}
