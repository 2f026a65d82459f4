/**
 * A process that keeps vitest ready and runs selected quick tests with one mutant on, until a test fails. Arguments: the file with
 * the active mutant (see `mutant.config.ts`), and vitest's filters. It answers each question with `{ by }`, the detecting test, or
 * `{}`. It also sends `{ alive: true }` after each test. `{ again: true }` repeats the last run, up to the detecting file.
 */
import { statSync } from 'node:fs'
import { relative } from 'node:path'
import { createVitest } from 'vitest/node'

const [, ...filters] = process.argv.slice(2)
/** The number of mutants detected by each test file, and its seconds. */
const known = new Map()
/** A guess before the first run. A filter that names a file, not its folder, expects detection there. */
const guessOf = (file) => ({
  noticed: filters.includes(relative(process.cwd(), file)) ? 1 : 0,
  seconds: statSync(file).size / 2000,
})
const worthOf = (file) => {
  const { noticed, seconds } = known.get(file) ?? guessOf(file)
  return (noticed + 0.2) / seconds
}

/** The order of the last run, and its detecting file. */
let order = []
let noticing
let repeats = false

/** Quick files with many detections come first. A repeated run keeps its order. */
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

/** Returns the files that ran up to the detecting one, or all if none did. */
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
