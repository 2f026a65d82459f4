// Looks for a Chromium on this machine; `browser.mjs` tests whether it works, and installs one.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Returns browsers in the folders of `PATH`, ordered by name preference. */
export function browsersOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path))
}

/** Returns the browser in `CHROME_PATH`, else the first one on `PATH`, or `undefined` if Playwright has to use its own. */
export const browserPath = () => process.env.CHROME_PATH ?? browsersOnPath()[0]
