/** The same tests of refusals for every game: fixed seeds in which every reason comes up, and new ones each day. */
import { expect, test } from 'vitest'
import { decisions } from '../../../engine/game'
import { seedRandom } from '../../../engine/kernel/random'
import type { Action, GameDef, GameState, Seat } from '../../../engine/types'
import { texts } from '../../engine/support/agreement'
import { isItsTurn, perScale, scale, trySeeds } from '../budget'
import { casePositions } from './case-positions'
import { type Forge, forge, type Hoard, type Likely, type Near, remember, type Shapes } from './forge'
import { emptyTally, fullKey, type Judge, type Tally, tryActions } from './judge'

export type Positions<D extends GameDef> = { readonly def: D; readonly states: readonly GameState[] }

export type Court<D extends GameDef, S> = {
  /** Folder of kept failures: `kriegspiel/refusals`. */
  readonly name: string
  /** Its fixed seeds are heard on the day of this game. */
  readonly ruleset: string
  readonly judge: Judge<D, S>
  /** Fewest positions of a game. */
  readonly perGame: number
  /** Forged actions in each position. */
  readonly forged: number
  readonly near: Near<D>
  likely?(def: D): Likely
  hoard(def: D): Hoard
  /** Positions of one game, in the order in which they came. */
  positions(seed: number): Positions<D>
}

/** What forges actions near those that are offered in some positions. */
export function forgeFor<D extends GameDef, S>(
  court: Court<D, S>,
  def: D,
  rng: number[],
  states: readonly GameState[],
): Forge {
  const hoard = court.hoard(def)
  for (const state of states) remember(hoard, rng, def, state)
  const near: Near = (_, field, value) => court.near(def, field, value)
  return { def, hoard, shapes: court.judge.shapes, near, likely: court.likely?.(def) }
}

/** Judges the positions of a seed. @returns one example of each kind of difference, if there is any */
export function hear<D extends GameDef, S>(
  court: Court<D, S>,
  seed: number,
  tally: Tally,
): string | undefined {
  const { def, states } = court.positions(seed)
  const rng = seedRandom(seed * 7919)
  const by = forgeFor(court, def, rng, states)
  if (by.hoard.actions.size === 0) return undefined
  const { judge, forged } = court
  for (const state of states) tryActions(judge, def, state, forge(by, rng, state, forged), tally)
  return tally.faults.size > 0 ? [...tally.faults].map((fault) => fault.join(': ')).join('\n') : undefined
}

/** Each shape with the first unit, cell or card of all, which are mistaken for none; not those with fields of which nothing is known. */
const firstsOf = (shapes: Shapes, { values }: Hoard): Action[] =>
  Object.entries(shapes).flatMap(([type, all]) =>
    all.flatMap((fields) => {
      const own = fields.flatMap((field) =>
        [...(values.get(field) ?? [])].slice(0, 1).map((value) => [field, value]),
      )
      return own.length === fields.length ? [{ type, ...Object.fromEntries(own) }] : []
    }),
  )

/** Judges the positions that the cases of a pack come to: what the case tries, by everybody who is asked, and forged actions. */
export function hearCases<D extends GameDef, S>(
  court: Court<D, S>,
  pack: string,
  forged: number,
  tally: Tally,
): void {
  for (const [index, { def, states, actions }] of casePositions<D>(pack).entries()) {
    const rng = seedRandom(index + 1)
    const firsts = firstsOf(court.judge.shapes, court.hoard(def))
    const by = forgeFor(court, def, rng, states)
    for (const state of states) {
      const seats = new Set(decisions(def, state).map(({ seat }) => seat))
      const tried = (seat: Seat, some: readonly Action[]) => some.map((action) => ({ seat, action }))
      const own = [...seats].flatMap((seat, at) => tried(seat, at === 0 ? [...actions, ...firsts] : actions))
      const others = by.hoard.actions.size > 0 ? forge(by, rng, state, forged) : []
      tryActions(court.judge, def, state, [...own, ...others], tally)
    }
  }
}

/** On the day of a game: what is refused wherever the cases of its pack come to. @param reasons how many different ones come up at least */
export function testRefusalsInCases<D extends GameDef, S>(
  court: Court<D, S>,
  packs: readonly string[],
  reasons: number,
): void {
  const today = isItsTurn(court.ruleset) ? packs : []
  test.each(today)('the refusals wherever the cases of %s come to are true', { timeout: 300_000 }, (pack) => {
    const tally = emptyTally()
    hearCases(court, pack, 8, tally)
    expect([...tally.faults]).toEqual([])
    expect(tally.named.size).toBeGreaterThan(reasons)
  })
}

/** Words of the engine under a prefix with points: `kriegspiel.refuse.` */
export function keysUnder(prefix: string): string[] {
  const part = prefix
    .split('.')
    .filter((name) => name !== '')
    .reduce((text, name) => text?.[name], texts[0])
  const leaves = (value: unknown): string[] =>
    typeof value === 'string'
      ? ['']
      : Object.entries(value as object).flatMap(([key, inner]) =>
          leaves(inner).map((rest) => (rest === '' ? key : `${key}.${rest}`)),
        )
  return leaves(part ?? {})
}

/** Reasons that came up less often than promised. */
export const tooRare = <D extends GameDef, S>(judge: Judge<D, S>, { named }: Tally): string[] =>
  Object.entries(judge.reasons)
    .filter(([key, { least = 1 }]) => (named.get(fullKey(judge, key)) ?? 0) < least)
    .map(([key]) => `${key} ${named.get(fullKey(judge, key)) ?? 0}`)

/** Every key that the judge must know, as it writes them. */
const keysFor = <D extends GameDef, S>({ words, shared = [] }: Judge<D, S>): string[] => [
  ...keysUnder(words),
  ...shared.flatMap((prefix) => keysUnder(prefix).map((key) => `${prefix}${key}`)),
]

/**
 * @param seeds how many fixed seeds show every reason
 * @param aDay so many of them each day, where too few positions show every reason: how many different ones come up at least
 */
export function testRefusals<D extends GameDef, S>(
  court: Court<D, S>,
  seeds: number,
  aDay?: { readonly seeds: number; readonly reasons: number },
): void {
  const { judge, name } = court

  test('every refusal has words, and every one is judged or says why not', () => {
    const known = [...Object.keys(judge.reasons), ...Object.keys(judge.elsewhere)].sort()
    expect(known).toEqual(keysFor(judge).sort())
  })

  const part = scale === 'daily' ? aDay : undefined
  const games = part?.seeds ?? seeds
  const shows = part ? `${part.reasons} reasons come up` : 'every reason comes up'
  const today = isItsTurn(court.ruleset) ? [`the refusals of ${games} games are true, and ${shows}`] : []
  test.each(today)('%s', { timeout: 900_000 }, () => {
    const tally = emptyTally()
    for (let seed = 1; seed <= games; seed++) hear(court, seed, tally)
    expect([...tally.faults]).toEqual([])
    if (part) expect(tally.named.size).toBeGreaterThanOrEqual(part.reasons)
    else expect(tooRare(judge, tally)).toEqual([])
    expect(tally.allowed).toBeGreaterThan(tally.positions)
  })

  test('the refusals of other games are true', { timeout: 3_600_000 }, () => {
    const tally = emptyTally()
    trySeeds(
      {
        name,
        ...perScale({
          daily: { seconds: 1, atLeast: 1 },
          reduced: { seconds: 4, atLeast: 2 },
          long: { seconds: 30, atLeast: 10 },
        }),
      },
      (seed) => hear(court, seed, tally),
    )
    expect(tally.positions).toBeGreaterThan(0)
  })
}

/**
 * For the long suite: ten thousand positions of nights, fewer of CI.
 * @param unnamed so many reasons at most may not come up in a night, too rare for chance
 * @returns what was found, for the log
 */
export function hearMany<D extends GameDef, S>(court: Court<D, S>, unnamed: number): string {
  const tally = emptyTally()
  const games = perScale({ daily: 2, reduced: 4, long: Math.ceil(10_000 / court.perGame) })
  trySeeds({ name: court.name, seconds: 0, atLeast: games, atMost: games }, (seed) =>
    hear(court, seed, tally),
  )
  const refused = [...tally.named.values()].reduce((sum, times) => sum + times, 0)
  const never = Object.keys(court.judge.reasons).filter((key) => !tally.named.has(fullKey(court.judge, key)))
  if (scale === 'long') expect(never.length, never.join(', ')).toBeLessThanOrEqual(unnamed)
  return `${court.name}: ${tally.positions} positions, ${refused} refused by ${tally.named.size} reasons, ${tally.allowed} allowed; never named: ${never.join(', ')}`
}
