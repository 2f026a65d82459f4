// The full verification on a fresh clone: install, check, test, and the long suite at a reduced scale; then one line with all
// counts.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whatIsNotInstalled } from './lib/installed.mjs'
import { main, PlainError, root, say } from './lib/project.mjs'
import { runNode, stopAllOnSignal, wasStopped } from './lib/run.mjs'

function install() {
  const why = whatIsNotInstalled(root)
  if (why === undefined) return
  say(`npm ci, because ${why} ...`)
  const { status } = spawnSync('npm', ['ci'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new PlainError('npm ci failed.')
}

/** Returns the counts and failures of the suites in order. */
const countsIn = (file) =>
  (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []).map((line) => JSON.parse(line))

const total = (counts) =>
  ['passed', 'failed', 'skipped'].map((name) => `${counts.reduce((sum, one) => sum + one[name], 0)} ${name}`)

const steps = [
  ['npm run check', 'scripts/check.mjs', []],
  ['npm test', 'scripts/test.mjs', []],
  ['npm run test:long -- --reduced', 'scripts/test-long.mjs', ['--reduced']],
]

await main(async () => {
  stopAllOnSignal()
  process.env.CI = '1'
  install()
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-ci-'))
  const counts = join(folder, 'counts')
  const failed = []
  for (const [name, script, args] of steps) {
    if (wasStopped()) break
    const started = Date.now()
    say(`\n== ${name}`)
    const { code } = await runNode(script, args, { env: { LUDOTECA_COUNTS: counts } })
    say(`== ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`)
    if (code !== 0) failed.push(name)
  }
  const counted = countsIn(counts)
  rmSync(folder, { recursive: true, force: true })
  if (failed.length > 0) say(`\nFailed: ${failed.join(', ')}`)
  // Repeats the failures at the end, where a reader of a long output looks.
  for (const failure of counted.flatMap(({ failures }) => failures)) say(`FAILED: ${failure}`)
  say(`\n${total(counted).join(', ')}`)
  return failed.length === 0 && !wasStopped() ? 0 : 1
})
