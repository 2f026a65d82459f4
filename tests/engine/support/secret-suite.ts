/** The tests for every game with secrets. */
import { describe, expect, test } from 'vitest'
import { compile } from '../../../engine/compile'
import { seesAll } from '../../../engine/game'
import type { GameDef, GameState, RawPack } from '../../../engine/types'
import { perScale, scale, someOf } from '../../support/budget'
import { loadPack } from './content'
import { leaksOf, type Options } from './secrets'
import { LEAKS, type LeakName, withLeak } from './seeded-leaks'

/** The most positions of a game per day. The long suite covers all. */
const DAILY = 60

type Suite = {
  readonly pack: string
  /** Its files, unless it is a bundled pack. */
  readonly raw?: RawPack
  /** Its scenarios with secrets, or all by default. */
  readonly scenarios?: readonly string[]
  /** Positions of all its scenarios together. */
  readonly positions: number
  /** Average number of steps between two positions. */
  readonly stride: number
  /** The field of the state with the order of a deck. */
  readonly pile?: string
  /** Faults that cannot occur in this game. */
  readonly without?: readonly LeakName[]
  /** Picks the actions of random games. */
  readonly pick?: Options['pick']
  /** The daily run plants leaks in another pack of the same rules, the long suite in this one. */
  readonly leaksElsewhere?: boolean
  /** Seats often take secret steps. The daily run compares histories of different length. */
  readonly hasSecretSteps?: boolean
  /** Throws if a world is impossible. */
  readonly invariant?: (def: GameDef) => (state: GameState) => void
  /** The most steps of a game. */
  readonly most?: number
  readonly timeout?: number
}

export function keepsSecrets({
  pack,
  scenarios,
  positions,
  stride,
  pile = '',
  without = [],
  leaksElsewhere = false,
  pick,
  hasSecretSteps = false,
  invariant,
  most,
  timeout = 600_000,
  raw = loadPack(pack),
}: Suite): void {
  const games = (scenarios ?? Object.keys(raw.scenarios)).map((id) => {
    const made = compile(raw, id)
    if (!made.ok) throw new Error(JSON.stringify(made.error[0]))
    const def = made.value
    const viewers = [...def.seats, 'spectator']
    const worth = (state: GameState) => viewers.some((viewer) => !seesAll(def, state, viewer))
    return { id, def, options: { stride, most, pick, worth } }
  })
  const looked = perScale({ daily: Math.min(positions, DAILY), reduced: positions, long: positions })
  const share = Math.ceil(looked / games.length)

  describe(`${looked} positions of ${pack} tell nobody what he may not know`, () => {
    test.each(games)(`${share} of $id`, { timeout }, ({ def, options }) => {
      const found = leaksOf(def, { ...options, positions: share, invariant: invariant?.(def) })
      const { leaks, ...counts } = found
      expect(leaks.slice(0, 3)).toEqual([])
      expect(counts.positions).toBe(share)
      // The proof needs hidden, tried and compared facts.
      expect(counts.others / counts.worlds).toBeGreaterThan(0.4)
      expect(counts.steps).toBeGreaterThan(counts.worlds / 2)
      expect(counts.parted).toBeLessThan(counts.steps / 50)
      expect(counts.refusals).toBeGreaterThan(counts.worlds / 3)
      if (hasSecretSteps) expect(counts.lengths).toBeGreaterThan(0)
    })
  })

  if (leaksElsewhere && scale === 'daily') return
  describe(`a leak put into ${pack} is found`, () => {
    const [{ def, options }] = games
    const leaks = (Object.keys(LEAKS) as LeakName[]).filter((leak) => !without.includes(leak))
    // The bazaar detects each of them every day (`secrets.test.ts`).
    test.each(someOf(leaks))('%s', { timeout }, (leak) => {
      const { leaks } = withLeak(def, leak, pile, (exporting) =>
        leaksOf(def, { ...options, positions: 400, exports: 1, one: true, exportFor: exporting }),
      )
      expect(LEAKS[leak]).toContain(leaks[0]?.channel)
    })
  })
}
