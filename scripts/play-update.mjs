/** Plays the golden games again and writes them down: read the difference before you commit it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const home = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = join(home, 'tests', 'playthroughs')
const bundle = join(mkdtempSync(join(home, 'node_modules', '.play-')), 'playthrough.mjs')

try {
  await build({
    entryPoints: [join(folder, 'playthrough.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  })
  const { PLAYTHROUGHS, playthrough } = await import(pathToFileURL(bundle).href)
  for (const wanted of PLAYTHROUGHS) {
    const path = join(folder, wanted.file)
    const text = await playthrough(wanted, home)
    const same = text === read(path)
    if (!same) writeFileSync(path, text)
    console.log(`${wanted.file}: ${same ? 'unchanged' : 'written anew'}`)
  }
} finally {
  rmSync(dirname(bundle), { recursive: true, force: true })
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
