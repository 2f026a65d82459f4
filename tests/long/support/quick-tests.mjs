/**
 * A process of its own that keeps vitest ready and runs chosen quick tests with one mutant on, until a test fails.
 * Arguments: the file that says which mutant is on (see `mutant.config.ts`), and the tests as vitest is told them.
 * Asked anything, it answers `{ by }`, the test that notices, or `{}`; and says `{ alive: true }` whenever a test is done. Asked
 * `{ again: true }` it runs what it ran last, up to the file that noticed.
 */
import { statSync } from 'node:fs'
import { relative } from 'node:path'
import { createVitest } from 'vitest/node'

const [, ...filters] = process.argv.slice(2)
/** The number of mutants that each test file has noticed, and its seconds. */
const known = new Map()
/** Before it has run: who names a file, not its folder, looks to that one. */
const guessOf = (file) => ({
  noticed: filters.includes(relative(process.cwd(), file)) ? 1 : 0,
  seconds: statSync(file).size / 2000,
})
const worthOf = (file) => {
  const { noticed, seconds } = known.get(file) ?? guessOf(file)
  return (noticed + 0.2) / seconds
}

/** The order of the last run, and the file that noticed something in it. */
let order = []
let noticing
let repeats = false

/** Quick ones that have noticed much come first; a run that is repeated goes as it went. */
class LikelyFirst {
  async sort(specifications) {
    if (repeats) return specifications
    order = [...specifications].sort((a, b) => worthOf(b.moduleId) - worthOf(a.moduleId))
    return order
  }
  async shard(specifications) {
    return specifications
  }
}

let by
const notice = (file, name) => {
  if (by) return
  by = `test ${relative(process.cwd(), file)}: ${name}`
  noticing = file
  void vitest.cancelCurrentRun('test-failure')
}

const reporter = {
  onTestCaseResult(test) {
    process.send({ alive: true })
    if (test.result().state === 'failed') notice(test.module.moduleId, test.fullName)
  },
  onTestModuleEnd(module) {
    process.send({ alive: true })
    const own = known.get(module.moduleId) ?? { noticed: 0 }
    if (!module.ok()) notice(module.moduleId, module.errors()[0]?.message ?? 'it could not be read')
    const seconds = module.diagnostic().duration / 1000 + 0.1
    known.set(module.moduleId, {
      noticed: own.noticed + (module.ok() ? 0 : 1),
      seconds: Math.max(seconds, own.seconds ?? 0),
    })
  },
}

const config = {
  config: 'tests/long/support/mutant.config.ts',
  watch: false,
  run: true,
  reporters: [reporter],
}
const vitest = await createVitest('test', { ...config, sequence: { sequencer: LikelyFirst } })
await vitest.standalone()
const all = await vitest.globTestSpecifications(filters)

/** The files that ran up to the one that noticed; all if none did. */
function ranLast() {
  const last = order.findIndex(({ moduleId }) => moduleId === noticing)
  return last < 0 ? all : order.slice(0, last + 1)
}

process.on('message', async ({ again }) => {
  repeats = again === true
  const specifications = repeats ? ranLast() : all
  by = noticing = undefined
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications)
  if (unhandledErrors.length > 0) by ??= `an error of no test: ${String(unhandledErrors[0]?.message)}`
  process.send(by ? { by } : {})
})
process.on('disconnect', () => process.exit())
