/** What every game with secrets must pass. */
import { describe, expect, test } from 'vitest'
import { compile } from '../../../engine/compile'
import type { GameDef, GameState } from '../../../engine/types'
import { loadPack } from './content'
import { leaksOf } from './secrets'
import { LEAKS, type LeakName, withLeak } from './seeded-leaks'

type Suite = {
  readonly pack: string
  /** Positions of all its scenarios together. */
  readonly positions: number
  /** Steps between two positions, about. */
  readonly stride: number
  /** The list of the state with the order of a deck. */
  readonly pile: string
  /** Throws when a world is none that could be. */
  readonly invariant?: (def: GameDef) => (state: GameState) => void
  /** Steps of a game, at most. */
  readonly most?: number
  readonly timeout?: number
}

export function keepsSecrets({
  pack,
  positions,
  stride,
  pile,
  invariant,
  most,
  timeout = 600_000,
}: Suite): void {
  const raw = loadPack(pack)
  const games = Object.keys(raw.scenarios).map((id) => {
    const made = compile(raw, id)
    if (!made.ok) throw new Error(JSON.stringify(made.error[0]))
    return { id, def: made.value }
  })
  const share = Math.ceil(positions / games.length)

  describe(`${positions} positions of ${pack} tell nobody what he may not know`, () => {
    test.each(games)(`${share} of $id`, { timeout }, ({ def }) => {
      const found = leaksOf(def, {
        ...{ positions: share, stride, most },
        invariant: invariant?.(def),
      })
      const { leaks, ...counts } = found
      expect(leaks.slice(0, 3)).toEqual([])
      expect(counts.positions).toBe(share)
      // The proof is worth nothing where nothing was hidden, tried or compared.
      expect(counts.others / counts.worlds).toBeGreaterThan(0.5)
      expect(counts.steps).toBeGreaterThan(counts.worlds / 2)
      expect(counts.refusals).toBeGreaterThan(counts.worlds / 3)
    })
  })

  describe(`a leak put into ${pack} is found`, () => {
    const [{ def }] = games
    test.each(Object.keys(LEAKS) as LeakName[])('%s', { timeout }, (leak) => {
      const { leaks } = withLeak(def, leak, pile, (exporting) =>
        leaksOf(def, { positions: 400, stride, most, exports: 1, one: true, exportFor: exporting }),
      )
      expect(LEAKS[leak]).toContain(leaks[0]?.channel)
    })
  })
}
