/** Hidden units in every game with units on a map: out of sight, spotted at a distance, in fog, as counters and decoys. */
import { describe, expect, test } from 'vitest'
import { HIDDEN } from '../../engine/blocks/block-state'
import type { BlockState } from '../../engine/blocks/port'
import { table, view } from '../../engine/game'
import type { GameDef, GameEvent } from '../../engine/types'
import { leaksOf } from '../engine/support/secrets'
import { countOf } from '../support/budget'
import { gameWith, type Played, played } from './played'

const GAMES = ['corteo', 'kriegspiel', 'cry-havoc'] as const
type Hiding = Played & BlockState & { readonly cell: readonly number[]; readonly phase: string }

const of = (states: readonly Played[]): Hiding[] => states as Hiding[]
const isLurking = (state: Played) => (state as Hiding).lurking !== undefined

/** The first state with hidden units in a game with these parts, and what was told up to it. */
function firstHidden(def: GameDef) {
  const told: GameEvent[] = []
  const states = of(played(def, isLurking, (event) => told.push(event)))
  return { state: states.at(-1)!, told }
}

const withHidden = async (ruleset: string, entry: object, more: object = {}) => {
  const { seats } = await gameWith(ruleset, {})
  return gameWith(ruleset, { counters: [{ id: 'seen' }], hidden: [{ side: seats[1], ...entry }], ...more })
}

describe.each(GAMES)('%s', (ruleset) => {
  test('hidden units are off the map, their own side knows their cells, the others do not', async () => {
    const def = await withHidden(ruleset, { spotted: [{ within: 0 }], appears: false })
    const { state } = firstHidden(def)
    const [other, own] = def.seats
    expect(state.lurking!.length).toBeGreaterThan(0)
    for (const { piece, cell } of state.lurking!) {
      expect(state.cell[piece]).toBe(HIDDEN)
      expect(cell).toBeGreaterThanOrEqual(0)
    }
    expect((view(def, state, own) as Hiding).lurking).toEqual(state.lurking)
    for (const viewer of [other, 'spectator'])
      expect((view(def, state, viewer) as Hiding).lurking!.every(({ cell }) => cell === -1)).toBe(true)
    expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  })

  test('counters lie face down for the others, and say which unit they are to their own side', async () => {
    const def = await withHidden(ruleset, { as: 'counter', spotted: [{ within: 0 }], appears: false })
    const { state } = firstHidden(def)
    const [other, own] = def.seats
    const seen = table(def, view(def, state, other)).pieces.filter(({ type }) => type === 'hidden')
    expect(seen.length).toBe(state.lurking!.length)
    expect(seen.every(({ faceDown, label }) => faceDown && label?.key === 'blocks.marker.unknown')).toBe(true)
    const known = table(def, view(def, state, own)).pieces.filter(({ type }) => type === 'hidden')
    expect(known.every(({ faceDown, label }) => !faceDown && label?.key === 'blocks.marker.hidden')).toBe(
      true,
    )
    expect(seen.map(({ cell }) => cell).toSorted()).toEqual(known.map(({ cell }) => cell).toSorted())
  })

  test('the effect `spot` brings units into sight and decoys out of the game', async () => {
    const begin = { id: 'begin', at: 'turn-began', from: 1, once: true }
    const count = { type: 'count', counter: 'seen', by: 1 }
    for (const decoy of [false, true]) {
      const [, side] = (await gameWith(ruleset, {})).seats
      const def = await withHidden(
        ruleset,
        { spotted: [{ within: 0 }], appears: false, decoy },
        {
          triggers: [
            { ...begin, do: [{ type: 'spot', who: { side, where: 'hidden' }, count: 1 }] },
            { id: 'spotted', at: 'spotted', do: [count] },
          ],
        },
      )
      const told: GameEvent[] = []
      const states = of(
        played(
          def,
          ({ counters }) => counters[0] > 0,
          (event) => told.push(event),
        ),
      )
      const spotted = told.find(({ type }) => type === (decoy ? 'decoy-spotted' : 'unit-spotted'))
      expect(spotted).toMatchObject({ reveals: true })
      expect(states.at(-1)!.counters[0]).toBe(1)
    }
  })

  test.each([
    [{ as: 'nothing' }],
    [{ as: 'counter' }],
    [{ as: 'counter', fog: true, moves: 1 }],
    [{ moves: 2, fog: true }],
  ])('the others learn nothing: %j', { timeout: 120_000 }, async (entry) => {
    const def = await withHidden(ruleset, entry)
    const worth = (state: object) => (state as BlockState).lurking !== undefined
    const { leaks, ...counts } = leaksOf(def, { positions: countOf(8, 100), stride: 6, worth, worlds: 3 })
    expect(leaks.slice(0, 3)).toEqual([])
    expect(counts.positions).toBeGreaterThan(0)
    if (ruleset !== 'corteo') expect(counts.others).toBeGreaterThan(0)
  })
})
