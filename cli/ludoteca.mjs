#!/usr/bin/env node
/**
 * The entry point: `npx ludoteca ...` works in a clean clone without a build. The TypeScript is bundled once into the cache, and
 * the bundle is reused until one of its source files changes.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** A reader that closes the pipe early (`| head`) is no error. */
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

const HOME = dirname(dirname(fileURLToPath(import.meta.url)))
const ENTRY = 'cli/main.ts'

/** The list of rulesets is generated again after a change of any of these. */
const LISTED_BY = ['ludoteca.config.mjs', 'engine/rulesets']

/** Returns the content of a file, or the names in a folder. */
const contentOf = async (path) =>
  readFile(path).catch(async () =>
    (await readdir(path, { recursive: true }).catch(() => [])).sort().join('\n'),
  )

/** Returns one line per source, with its digest and path; any change gives another text. */
async function digestsOf(files) {
  const lines = files.map(async (file) => {
    const text = await contentOf(resolve(HOME, file))
    return `${createHash('sha256').update(text).digest('hex')} ${file}`
  })
  return (await Promise.all(lines)).join('\n')
}

/** Returns the cached bundle if none of its source files has changed. */
async function cached(folder) {
  try {
    const made = JSON.parse(await readFile(join(folder, 'made-of.json'), 'utf8'))
    const digests = await digestsOf(made.files)
    const bundle = join(folder, made.bundle)
    await readFile(bundle)
    return digests === made.digests ? bundle : undefined
  } catch {
    return undefined
  }
}

/** Returns the sources of outside rulesets at their original place: the bundle contains copies of some. */
async function outsideSources() {
  const { knownRulesets, sourcesOf } = await import('../scripts/generation/rulesets.mjs')
  const outside = (await knownRulesets()).filter(({ isOutside }) => isOutside)
  const paths = ({ source }) => [
    ...sourcesOf(source).map((name) => join(source, name)),
    join(source, 'schemas'),
    join(source, 'effects'),
  ]
  return outside.flatMap(paths).map((path) => relative(HOME, path))
}

/** Native packages, and packages that locate their own files, stay outside the bundle. */
const EXTERNAL = ['sharp', 'esbuild', 'pg-native']

async function bundle(folder) {
  // Fast if all sources are up to date.
  const { makeSources } = await import('../scripts/generation/sources.mjs')
  await makeSources()
  const { build } = createRequire(import.meta.url)('esbuild')
  const result = await build({
    absWorkingDir: HOME,
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'cli',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: EXTERNAL,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire as cliRequire } from 'node:module'; const require = cliRequire(import.meta.url);",
    },
  })
  const files = Object.keys(result.metafile.inputs).filter((file) => !file.startsWith('node_modules/'))
  const made = { files: [...files, ...(await outsideSources()), ...LISTED_BY, 'package-lock.json'] }
  made.digests = await digestsOf(made.files)
  made.bundle = `main-${createHash('sha256').update(made.digests).digest('hex').slice(0, 16)}.mjs`
  await mkdir(folder, { recursive: true })
  await writeWhole(join(folder, made.bundle), result.outputFiles[0].contents)
  await writeWhole(join(folder, 'made-of.json'), JSON.stringify(made))
  await forgetOld(folder)
  return join(folder, made.bundle)
}

const A_DAY = 24 * 60 * 60 * 1000

/** Removes outdated bundles after a day: a command that has just started may still need the last one. */
async function forgetOld(folder) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > A_DAY) await rm(path, { force: true })
  }
}

/** Writes a file atomically, for commands that start at the same time. */
async function writeWhole(path, content) {
  const part = `${path}.${randomUUID()}.part`
  await writeFile(part, content)
  await rename(part, path)
}

/** Returns the bundle in the project's cache, or in a temporary one if the project is read-only. */
async function bundled() {
  const near = join(HOME, 'node_modules', '.cache', 'ludoteca')
  const known = await cached(near)
  if (known) return known
  try {
    return await bundle(near)
  } catch (fault) {
    if (!['EACCES', 'EROFS', 'EPERM'].includes(fault.code)) throw fault
    const key = createHash('sha256').update(HOME).digest('hex').slice(0, 16)
    const far = join(tmpdir(), `ludoteca-${process.getuid?.() ?? 'user'}-${key}`)
    return (await cached(far)) ?? (await bundle(far))
  }
}

/** Explains a faulty list of rulesets: no bundle exists yet that could do it. */
async function explain(fault) {
  const { PlainError } = await import('../scripts/lib/project.mjs')
  if (!(fault instanceof PlainError)) throw fault
  const [, wish] = process.argv.join(' ').match(/ --lang[= ](en|it)\b/) ?? []
  console.error(wish && fault.words ? fault.words(wish) : fault.message)
  process.exit(2)
}

const { main } = await import(pathToFileURL(await bundled().catch(explain)).href)
process.exitCode = await main(process.argv.slice(2), { home: HOME })
