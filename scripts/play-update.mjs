/** Records the golden games again: review the difference before you commit it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const home = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = join(home, 'tests', 'playthroughs')
const bundles = mkdtempSync(join(home, 'node_modules', '.play-'))

try {
  const { PLAYTHROUGHS, playthrough } = await bundled('playthrough')
  for (const wanted of PLAYTHROUGHS) write(wanted.file, await playthrough(wanted, home))
  const { COURSED, courseFile } = await bundled('course')
  for (const pack of COURSED) write(`courses/${pack}.txt`, await courseFile(pack, home))
} finally {
  rmSync(bundles, { recursive: true, force: true })
}

async function bundled(name) {
  const outfile = join(bundles, `${name}.mjs`)
  await build({
    entryPoints: [join(folder, `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    // An outside ruleset imports this project as a package, which does not resolve from node_modules.
    alias: { ludoteca: home },
    logLevel: 'error',
  })
  return import(pathToFileURL(outfile).href)
}

function write(file, text) {
  const path = join(folder, file)
  const same = text === read(path)
  if (!same) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  console.log(`${file}: ${same ? 'unchanged' : 'written anew'}`)
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
