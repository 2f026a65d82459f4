/** A track of phases that a scenario writes: left out, several times, in another order, and phases made of effects. */
import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import { checkPack } from '../../schemas/check'
import { textFiles } from '../../server/packs/files'
import { smallestPackOf } from '../../server/packs/smallest'
import { gameWith, type Played, played } from './played'

const RULESET = 'cry-havoc'
const COUNTERS = [{ id: 'seen' }]
const rally = (...more: object[]) => ({
  id: 'rally',
  do: [{ type: 'count', counter: 'seen', by: 1 }, ...more],
})
const turnOf = (state: Played) => (state as Played & { turn: number }).turn

/** The states of the first two turns. */
async function statesOf(steps: readonly unknown[] | undefined): Promise<Played[]> {
  const def = await gameWith(RULESET, { counters: COUNTERS, ...(steps ? { steps } : {}) })
  return played(def, (state) => turnOf(state) > 2)
}
const phasesOf = (states: readonly Played[]) => [...new Set(states.map(({ phase }) => phase))]

describe('the phases of a turn', () => {
  test('the phases of the rules, written out, are the same game', async () => {
    const usual = await statesOf(['first-shots', 'movement', 'second-shots', 'fights'])
    const plain = await statesOf(undefined)
    expect(usual.map(({ trackAt: _, ...state }) => state)).toEqual(plain)
  })

  test('a phase that is left out never comes', async () => {
    const found = phasesOf(await statesOf(['movement', 'fights']))
    expect(found).toContain('movement')
    expect(found).not.toContain('first-shots')
    expect(found).not.toContain('second-shots')
  })

  test('a phase of the scenario happens once in the turn of each side', async () => {
    const last = (await statesOf(['first-shots', 'movement', rally(), 'fights'])).at(-1)!
    expect([turnOf(last), last.counters[0]]).toEqual([3, 4])
  })

  test('at the end of the track, too', async () => {
    const last = (await statesOf(['movement', 'fights', rally()])).at(-1)!
    expect(last.counters[0]).toBe(4)
  })

  test('a question in it comes before the next phase', async () => {
    const ask = { type: 'ask', id: 'go', seat: 'thieves', choices: [{ id: 'yes' }, { id: 'no' }] }
    const states = await statesOf([rally(ask), 'movement', 'fights'])
    const asked = states.findIndex(({ phase }) => phase === 'ask')
    expect(asked).toBeGreaterThan(0)
    expect(states[asked].counters[0]).toBe(1)
    expect(states[asked + 1].phase).toBe('movement')
  })

  test('a phase that comes again lets the pieces act again', async () => {
    const once = (await statesOf(['movement', 'fights'])).filter(({ phase }) => phase === 'movement')
    const twice = (await statesOf(['movement', 'movement', 'fights'])).filter(
      ({ phase }) => phase === 'movement',
    )
    expect(twice.length).toBeGreaterThan(once.length)
  })
})

describe('the check', () => {
  async function codesOf(steps: readonly unknown[]): Promise<string[]> {
    const texts = textFiles((await smallestPackOf(RULESET))!)
    const path = Object.keys(texts).find((one) => one.startsWith('scenarios/'))!
    const { diagnostics } = checkPack(
      { ...texts, [path]: `${texts[path]}\nsteps: ${JSON.stringify(steps)}\n` },
      crossCheck,
    )
    return diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)
  }

  test('misses a phase that the game cannot do without', async () => {
    expect(await codesOf(['fights'])).toEqual(['E-STEPS-WITHOUT'])
    expect(await codesOf(['movement'])).toEqual([])
  })
  test('knows the phases of the rules', async () => {
    expect(await codesOf(['movement', 'sleep'])).not.toEqual([])
  })
})
