/** The peers have a package.json and a lock of their own: only who measures installs them. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { whatIsNotInstalled } from '../../scripts/lib/installed.mjs'

const folder = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/** Installs what `bench/package-lock.json` names, and says so; nothing when it is there. */
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
