/**
 * npm run figures: prints the size of the project by folder, at the last commit. `npm run figures -- <commit>...` adds other
 * commits beside it, and `--json` prints JSON.
 */
import { execFileSync } from 'node:child_process'
import { basename, dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { main, root, say } from './lib/project.mjs'

/** A folder should hold at most so many files. */
const MOST_FILES = 25
const CODE = /\.(?:ts|tsx|mjs|mts)$/
const BANNER = /Generated from|Written by `npm run/

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 29 })

/** Returns the text files of a commit by path. */
function filesAt(commit) {
  const names = git('ls-tree', '-r', '-z', '--name-only', commit).split('\0').filter(Boolean)
  const wanted = names.filter((name) => /\.(?:ts|tsx|mjs|mts|css|json|ya?ml|md)$/.test(name))
  const input = wanted.map((name) => `${commit}:${name}\n`).join('')
  const out = execFileSync('git', ['cat-file', '--batch'], { cwd: root, input, maxBuffer: 1 << 29 })
  const files = new Map()
  let at = 0
  for (const name of wanted) {
    const end = out.indexOf(10, at)
    const size = Number(out.subarray(at, end).toString().split(' ')[2])
    files.set(name, out.subarray(end + 1, end + 1 + size).toString('utf8'))
    at = end + 1 + size + 1
  }
  return files
}

function groupBy(some, keyOf) {
  const groups = new Map()
  for (const one of some) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

const lines = (text) => (text.match(/\n/g) ?? []).length

const isGenerated = (name, text) =>
  /(?:^|\/)generated\//.test(name) ||
  basename(name) === 'package-lock.json' ||
  BANNER.test(text.slice(0, 400) + text.slice(-300))

/** Returns the figures of one state of the project, in print order. */
export function figuresOf(files) {
  const all = [...files].map(([name, text]) => ({ name, text, top: name.split('/')[0] }))
  const byHand = all.filter(({ name, text }) => !isGenerated(name, text))
  const sum = (some) => some.reduce((total, { text }) => total + lines(text), 0)
  const code = byHand.filter(({ name }) => CODE.test(name))
  const product = code.filter(({ top }) =>
    ['app', 'engine', 'schemas', 'server', 'cli', 'scripts'].includes(top),
  )
  const figures = {}
  for (const top of [...new Set(code.map((one) => one.top))].sort())
    figures[`code lines: ${top}`] = sum(code.filter((one) => one.top === top))
  figures['style lines: app'] = sum(byHand.filter(({ name }) => name.endsWith('.css')))
  figures['pack lines: content, examples'] = sum(
    byHand.filter(({ name, top }) => /\.ya?ml$/.test(name) && ['content', 'examples'].includes(top)),
  )
  figures['docs lines'] = sum(byHand.filter(({ name }) => name.endsWith('.md')))
  const generated = all.filter(
    ({ name, text }) => isGenerated(name, text) && basename(name) !== 'package-lock.json',
  )
  figures['generated lines in git: docs'] = sum(generated.filter(({ name }) => name.endsWith('.md')))
  figures['generated lines in git: other'] = sum(generated.filter(({ name }) => !name.endsWith('.md')))
  const folders = groupBy(product, ({ name }) => dirname(name))
  const large = [...folders].filter(([, inside]) => inside.length > MOST_FILES)
  figures[`folders over ${MOST_FILES} files`] = large.length
  const lengths = product.map(({ text }) => lines(text))
  figures['product files'] = product.length
  figures['  of at most 15 lines'] = lengths.filter((length) => length <= 15).length
  figures['  of at most 25 lines'] = lengths.filter((length) => length <= 25).length
  figures['  of 260 lines and more'] = lengths.filter((length) => length >= 260).length
  const dynamic = product.filter(({ text, top }) => top !== 'scripts' && /\bimport\(/.test(text))
  figures['dynamic imports'] = dynamic.reduce((n, { text }) => n + text.match(/\bimport\(/g).length, 0)
  figures['  files with one'] = dynamic.length
  const heads = sameNames(product)
  figures['file names in all rulesets'] = heads.length
  figures['  their lines'] = sum(heads.flat())
  figures['test files'] = code.filter(({ name }) => /\.(?:test|spec)\.ts$/.test(name)).length
  for (const [folder, inside] of large.sort((a, b) => b[1].length - a[1].length))
    figures[`  files: ${folder}`] = inside.length
  return figures
}

/** Returns the names of ruleset files that occur in every bundled ruleset. */
function sameNames(product) {
  const own = product.flatMap((file) => {
    const [, ruleset, path] = /^engine\/rulesets\/([^/]+)\/(.+)$/.exec(file.name) ?? []
    return path ? [{ ...file, ruleset, path }] : []
  })
  const rulesets = new Set(own.filter(({ path }) => path === 'index.ts').map(({ ruleset }) => ruleset))
  const byPath = groupBy(
    own.filter(({ ruleset }) => rulesets.has(ruleset)),
    ({ path }) => path,
  )
  return [...byPath.values()].filter((some) => some.length === rulesets.size)
}

/** Formats one row per figure, with a dash for a missing one. */
export function tableOf(columns) {
  const names = [...new Set(columns.flatMap(({ figures }) => Object.keys(figures)))]
  const width = Math.max(...names.map((name) => name.length))
  const cell = (value) => String(value ?? '-').padStart(12)
  return [
    ''.padEnd(width) + columns.map(({ title }) => title.padStart(12)).join(''),
    ...names.map((name) => name.padEnd(width) + columns.map(({ figures }) => cell(figures[name])).join('')),
  ].join('\n')
}

async function run() {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean' } },
    allowPositionals: true,
  })
  const commits = [...positionals, 'HEAD']
  const columns = commits.map((commit) => ({
    title: git('rev-parse', '--short', commit).trim(),
    figures: figuresOf(filesAt(commit)),
  }))
  say(values.json ? JSON.stringify(columns, null, 2) : tableOf(columns))
}

if (process.argv[1]?.endsWith('figures.mjs')) await main(run)
