// Makes the production build in `.next` again if any of its sources has changed.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { makeGenerated } from '../../generation/generated.mjs'
import { allRulesets } from '../../generation/schema-files.mjs'
import { packStatic } from '../pack-static.mjs'
import { spawnGuarded } from '../processes/guarded.mjs'
import { oneAtATime } from '../processes/one-at-a-time.mjs'
import { PlainError, quiet, root, say } from '../project.mjs'
import { showProgress } from './progress.mjs'

/** Sources of the build. The bundled packs are not included: the site reads them at run time. */
const sources = [
  'app',
  'engine',
  'schemas',
  'server',
  'public',
  'prisma/schema.prisma',
  'proxy.ts',
  'next.config.js',
  'scripts/lib/front/headers.mjs',
  'scripts/lib/site/message-folders.mjs',
  'scripts/lib/pack-static.mjs',
  'tsconfig.json',
  'package-lock.json',
  'ludoteca.config.mjs',
]
const stampFile = join(root, '.next/made-from')

export const nextCommand = () => createRequire(import.meta.url).resolve('next/dist/bin/next')

function addToHash(hash, path) {
  if (!existsSync(path)) return
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) addToHash(hash, join(path, name))
  } else {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  }
}

function sourceHash() {
  const hash = createHash('sha256').update(process.version.split('.')[0])
  const outside = allRulesets().flatMap(({ folder, isOutside }) =>
    isOutside ? [relative(root, folder)] : [],
  )
  for (const source of [...sources, ...outside]) addToHash(hash, join(root, source))
  return hash.digest('hex')
}

export function buildIsFresh() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceHash()
}

function assertWritable() {
  try {
    for (const path of [root, join(root, '.next')]) if (existsSync(path)) accessSync(path, constants.W_OK)
  } catch {
    throw new PlainError(
      `The site must be built first, by a user with write permission in ${root}: npm run build`,
    )
  }
}

/**
 * Builds the site. Next's output is shown only if it fails, or instead of the progress if `loud`. If two processes want a build at
 * the same time, one builds, and the other waits and uses the result.
 * @param {{ loud?: boolean, isDone?: (waited: boolean) => boolean, before?: () => void, signal?: AbortSignal }} options `signal`
 * aborts the build
 * @returns {Promise<boolean>} whether it was built here
 */
export async function buildSite({
  loud = false,
  isDone = (waited) => waited && buildIsFresh(),
  before = () => {},
  signal,
}) {
  assertWritable()
  return oneAtATime({
    // The lock is in the cache, because the build clears the rest of its folder.
    file: join(root, '.next/cache/building.json'),
    isDone,
    onWait: ({ pid }) => say(`The site is being built already, by process ${pid}; waiting for it.`),
    async work(heir) {
      before()
      await build({ loud, heir, signal })
    },
  })
}

/** Parts of Next's output that mark its steps, and our names for these. */
const steps = [
  [/Creating an optimized production build/, 'compiling'],
  [/Collecting page data/, 'reading the pages'],
  [/Generating static pages/, 'rendering the pages'],
  [/Finalizing page optimization/, 'finishing'],
]

async function build({ loud, heir, signal }) {
  const progress = loud ? undefined : showProgress()
  const step = (name) => progress?.step(`Building the site: ${name} ...`)
  let isWhole = false
  try {
    step('preparing')
    await makeGenerated()
    rmSync(stampFile, { force: true })
    const made = sourceHash()
    await runNext({ loud, heir, signal, step, id: made.slice(0, 16) })
    await packStatic(join(root, '.next/static'), join(root, '.next/packed'))
    writeFileSync(stampFile, made)
    isWhole = true
  } finally {
    const time = progress?.end()
    if (isWhole && time) say(`The site is built (${time}).`)
  }
}

async function runNext({ loud, heir, signal, step, id }) {
  signal?.throwIfAborted()
  const { child, end } = spawnGuarded([nextCommand(), 'build'], {
    cwd: root,
    stdio: ['ignore', loud ? 'inherit' : 'pipe', loud ? 'inherit' : 'pipe'],
    env: { ...process.env, ...quiet, NODE_ENV: 'production', LUDOTECA_BUILD: id },
  })
  heir(child)
  signal?.addEventListener('abort', end, { once: true })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      words += text
      for (const [sign, name] of steps) if (sign.test(text)) step(name)
    })
  }
  const [code] = await once(child, 'close')
  if (code !== 0) throw new PlainError(`${words.trim()}\n\nThe site could not be built.`)
}

/** Builds the site if needed. Returns whether it did. */
export async function ensureBuild(options = {}) {
  return !buildIsFresh() && buildSite({ ...options, isDone: buildIsFresh })
}
