/** Lists the addresses of the build's files, as a browser requests them. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

type BuildFiles = { readonly build: string; readonly files: readonly string[] }

/** Read once: a running site has one build. Shared by all copies of this module. */
const shared = globalThis as { ludotecaBuildFiles?: Promise<BuildFiles> }

const here = () => join(/* turbopackIgnore: true */ process.cwd(), '.next')

/** Resolves to the name of the build and the addresses of its scripts, styles and fonts. Rejects without a build. */
export function buildFiles(folder?: string): Promise<BuildFiles> {
  if (folder !== undefined) return readBuild(folder)
  shared.ludotecaBuildFiles ??= readBuild(here())
  shared.ludotecaBuildFiles.catch(() => {
    shared.ludotecaBuildFiles = undefined
  })
  return shared.ludotecaBuildFiles
}

const WANTED = /\.(js|css|woff2|svg|png)$/

async function readBuild(folder: string): Promise<BuildFiles> {
  const [build, entries] = await Promise.all([
    readFile(join(folder, 'BUILD_ID'), 'utf8'),
    readdir(join(folder, 'static'), { recursive: true }),
  ])
  const names = entries.map((name) => name.replaceAll('\\', '/')).filter((name) => WANTED.test(name))
  return { build: build.trim(), files: names.sort().map((name) => `/_next/static/${name}`) }
}
