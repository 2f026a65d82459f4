// Finds the Chromium of the browser tests: configured, found or installed, in that order. Throws if there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { PlainError, quiet, root, say } from '../project.mjs'
import { tool } from '../run.mjs'
import { browsersOnPath } from './browser-path.mjs'

const minutes = 60_000

/** Returns whether the program can open a page here: a download without its system libraries cannot. */
function works(path) {
  const flags = ['--headless', '--disable-gpu', '--no-first-run', '--dump-dom', 'about:blank']
  if (process.getuid?.() === 0) flags.unshift('--no-sandbox')
  return spawnSync(path, flags, { timeout: minutes, stdio: 'ignore' }).status === 0
}

/** Returns the path of Playwright's own download, if it exists. */
async function downloaded() {
  const { chromium } = await import('playwright/test')
  return existsSync(chromium.executablePath()) ? [chromium.executablePath()] : []
}

function installFromDebian() {
  say(
    'No Chromium here: installing the Debian packages chromium and fonts-dejavu-core (apt-get, up to 10 minutes) ...',
  )
  const options = {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 5 * minutes,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  const update = spawnSync('apt-get', ['update'], options)
  if (update.status !== 0) return
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], options)
}

function installFromPlaywright() {
  say('No Chromium here: downloading one for the browser tests (up to 5 minutes) ...')
  spawnSync(process.execPath, [tool('playwright/cli.js'), 'install', 'chromium'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 5 * minutes,
    env: { ...process.env, ...quiet },
  })
}

/** Returns the path of a working Chromium. */
export async function findBrowser() {
  if (process.env.CHROME_PATH) {
    if (works(process.env.CHROME_PATH)) return process.env.CHROME_PATH
    throw new PlainError(`CHROME_PATH is ${process.env.CHROME_PATH}, which does not open a page here.`)
  }
  const found = [...browsersOnPath(), ...(await downloaded())].find(works)
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromDebian()
  const installed = browsersOnPath().find(works)
  if (installed) return installed
  installFromPlaywright()
  const own = (await downloaded()).find(works)
  if (own) return own
  throw new PlainError(
    'The browser tests need a Chromium, and none could be found or installed. Do one of these three:\n' +
      '  - set CHROME_PATH to a Chromium or Chrome you have;\n' +
      '  - install it from your system, for example as root: apt-get install chromium;\n' +
      '  - let Playwright download it with its libraries: npx playwright install --with-deps chromium',
  )
}
