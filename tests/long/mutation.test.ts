/**
 * The mutation gate. It plants small faults in rules, kernel and content numbers. The cases of the packs or the quick tests of the
 * game must detect them. `survivors.yaml` lists the survivors with their reasons, by file and expression.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { perScale } from '../support/budget'
import { choose, emptyFolders, type Group, groups, HOME, keyOf } from './support/chosen-mutants'
import { Trials } from './support/mutant-trial'
import type { Mutant } from './support/mutants'

/** The number of mutants in all groups together. */
const COUNT = perScale({ daily: 20, reduced: 20, long: 300 })
/** The least percentage of killed mutants. A small sample varies more. */
const LEAST = perScale({ daily: 80, reduced: 80, long: 90 })
/** A survivor without a reason fails the full gate. A small sample changes with each edit of the code, so it only lists it. */
const WANTS_REASONS = perScale({ daily: false, reduced: false, long: true })
/** Another word selects other mutants. The survivors of this one are known. */
const SEED = process.env.LUDOTECA_MUTANTS ?? 'trust'
/** Two at once, which leaves capacity of the machine for other work. */
const AT_ONCE = Number(process.env.LUDOTECA_MUTANTS_AT_ONCE || 2)

type Survivor = {
  readonly file: string
  readonly was: string
  readonly becomes: string
  readonly reason: string
}

const listed: readonly Survivor[] = parse(readFileSync(join(HOME, 'tests/long/survivors.yaml'), 'utf8')) ?? []
const reasons = new Map(listed.map((one) => [keyOf(one), one.reason]))

const all = groups()
const shares = all.reduce((sum, { share }) => sum + share, 0)
const sum = { tried: 0, killed: 0 }

/** Writes results as they come, so that an interrupted run is still useful. */
function note(group: Group, lines: readonly string[]): void {
  const folder = join(HOME, 'test-results/mutation')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${group.name}.txt`), `${lines.join('\n')}\n`)
}

async function survivorsOf(group: Group, mutants: readonly Mutant[]): Promise<Mutant[]> {
  const [alive, lines] = [<Mutant[]>[], <string[]>[]]
  await new Trials(group, mutants).run(AT_ONCE, ({ mutant, by }) => {
    lines.push(`${by === undefined ? 'ALIVE' : `killed by ${by}`}  ${keyOf(mutant)}`)
    if (by === undefined) alive.push(mutant)
    note(group, lines)
  })
  return alive
}

describe('what breaks is noticed', () => {
  test.each(all)('$name', async (group) => {
    const mutants = choose(group, Math.ceil((COUNT * group.share) / shares), SEED)
    const alive = await survivorsOf(group, mutants)
    sum.tried += mutants.length
    sum.killed += mutants.length - alive.length
    console.log(`${group.name}: ${mutants.length - alive.length} of ${mutants.length} mutants noticed`)
    const unexplained = alive.map(keyOf).filter((key) => !reasons.has(key))
    for (const key of unexplained) console.log(`alive, without a reason: ${key}`)
    if (WANTS_REASONS) expect(unexplained).toEqual([])
  })

  test(`${LEAST} of a hundred`, () => {
    console.log(`All: ${sum.killed} of ${sum.tried} mutants noticed`)
    expect(sum.tried).toBeGreaterThanOrEqual(COUNT)
    expect((100 * sum.killed) / sum.tried).toBeGreaterThanOrEqual(LEAST)
  })
})

test('every folder of rules is there', () => {
  expect(emptyFolders()).toEqual([])
})

describe('the list of survivors', () => {
  test('gives a reason for each', () => {
    expect(listed.filter(({ reason }) => !reason || reason.length < 10)).toEqual([])
  })

  test('names nothing that is no longer written so', () => {
    const known = new Set(all.flatMap(({ mutants }) => mutants.map(keyOf)))
    expect(listed.map(keyOf).filter((key) => !known.has(key))).toEqual([])
  })
})
