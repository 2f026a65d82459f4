// Where a Chromium may be found on this machine; `browser.mjs` looks whether it works, and installs one.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Browsers in the folders that `PATH` names, in that order of names. */
export function browsersOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path))
}

/** The browser that `CHROME_PATH` names, else the first of `PATH`; undefined where Playwright has to use its own. */
export const browserPath = () => process.env.CHROME_PATH ?? browsersOnPath()[0]
