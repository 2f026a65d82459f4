/** A table marks pieces as moved only while their side is in turn. */
import { expect, test } from 'vitest'
import { table } from '../../engine/game'
import type { GameState } from '../../engine/types'
import { gameOf } from './support/content'
import { playRandomly } from './support/random-play'

type InTurn = GameState & { readonly turn: number; readonly side?: number }

test.each([
  ['corteo', 'base', ({ turn }: InTurn) => turn],
  ['cry-havoc', 'crossroads-ambush', ({ side }: InTurn) => side],
] as const)('%s: nobody stays marked as moved in the turn of the other side', (pack, scenario, sideOf) => {
  const def = gameOf(pack, scenario)
  const { sides } = (def as unknown as { readonly rules: { readonly sides: readonly string[] } }).rules
  let seen = 0
  playRandomly<InTurn>(def, 32, {
    most: 600,
    busy: true,
    watch(state) {
      const moved = table(def, state).pieces.filter(({ badges }) => badges.includes('moved'))
      seen += moved.length
      for (const { id, side } of moved) expect(side, id).toBe(sides[sideOf(state) ?? -1])
    },
  })
  expect(seen).toBeGreaterThan(20)
})
