/** K-14: until both are done nobody learns anything of the other's placement, byte for byte. */
import { describe, expect, test } from 'vitest'
import { apply, decisions, inspect, seesAll, setup, table, view } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import type { Action, GameEvent } from '../../engine/types'
import { refusal, SECRET, war } from './war'

const def = war(SECRET, { setup: { placement: 'free', secret: true } })
const [NORTH, SOUTH] = def.seats

type Placing = { readonly state: KriegspielState; readonly events: readonly GameEvent[] }

/** So many random actions of one side, or all until it is done; it places most units one by one. */
function place(from: KriegspielState, seat: string, seed: number, most = Number.POSITIVE_INFINITY): Placing {
  const rng = seedRandom(seed)
  let state = from
  const events: GameEvent[] = []
  for (let count = 0; count < most; count++) {
    const decision = decisions(def, state).find((one) => one.seat === seat)
    if (!decision) break
    const { choices } = decision
    const ready = choices.find(({ action }) => action.type === 'ready')
    const one = choices.filter(({ action }) => action.type !== 'opening' || nextBelow(rng, 60) === 0)
    const { action } = ready ?? one[nextBelow(rng, one.length)]
    const next = apply(def, state, seat, action)
    if (!next.ok) throw new Error(next.error.rule)
    state = next.value.state as KriegspielState
    events.push(...next.value.events)
  }
  return { state, events }
}

const some = (rng: number[]): Action => ({
  type: ['place', 'select', 'ready', 'opening', 'drop', 'move', 'attack', 'done'][nextBelow(rng, 8)],
  ...(nextBelow(rng, 2) === 0
    ? { cell: def.grid.names[nextBelow(rng, def.grid.size)] }
    : { unit: def.rules.pieces.ids[nextBelow(rng, def.rules.pieces.count)] }),
})

/** All that a viewer is shown or told, as text. */
function everything(state: KriegspielState, viewer: string, tries: readonly Action[]): string[] {
  const seen = view(def, state, viewer) as KriegspielState
  return [
    JSON.stringify(seen),
    JSON.stringify(table(def, seen)),
    JSON.stringify(decisions(def, seen)),
    JSON.stringify(def.grid.names.map((_, cell) => inspect(def, state, viewer, { kind: 'cell', cell }))),
    JSON.stringify(
      def.rules.pieces.ids.map((piece) => inspect(def, state, viewer, { kind: 'piece', piece })),
    ),
    ...tries.map((action) => {
      const result = apply(def, state, viewer, action)
      return JSON.stringify(
        result.ok ? [view(def, result.value.state, viewer), result.value.events] : result.error,
      )
    }),
  ]
}

describe('while units are placed in secret', () => {
  const start = setup(def, { seed: 5 }) as KriegspielState

  test('both sides are asked at once, in any order', () => {
    expect(decisions(def, start).map(({ seat }) => seat)).toEqual([NORTH, SOUTH])
    const later = place(start, SOUTH, 3)
    expect(decisions(def, later.state).map(({ seat }) => seat)).toEqual([NORTH])
  })

  test.each([
    [NORTH, SOUTH],
    [SOUTH, NORTH],
    ['spectator', SOUTH],
    ['spectator', NORTH],
  ])('%s is shown and told the same whatever %s does', (viewer, other) => {
    const rng = seedRandom(11)
    for (let round = 0; round < 6; round++) {
      const mine = viewer === 'spectator' ? start : place(start, viewer, 40 + round, 3 + round * 2).state
      const tries = Array.from({ length: 30 }, () => some(rng))
      const untouched = everything(mine, viewer, tries)
      for (const most of [1, 7, 25, Number.POSITIVE_INFINITY]) {
        const { state, events } = place(mine, other, 100 * round + Math.min(most, 99), most)
        const shown = everything(state, viewer, tries)
        for (const [part, text] of shown.entries())
          if (text !== untouched[part]) throw new Error(`part ${part} tells after ${most} actions: ${text}`)
        expect(events.filter(({ type }) => type !== 'ready')).toEqual([])
      }
    }
  })

  test('nobody can tell from what is seen who will begin (K-15)', () => {
    for (const viewer of [NORTH, SOUTH, 'spectator']) {
      const seen = [1, 2, 3, 4].map((seed) => JSON.stringify(view(def, setup(def, { seed }), viewer)))
      expect(new Set(seen).size).toBe(1)
    }
  })

  test('the guard sees a leak: the state itself differs', () => {
    const { state } = place(start, SOUTH, 1, 9)
    expect(JSON.stringify(state)).not.toBe(JSON.stringify(start))
    expect(JSON.stringify(view(def, state, SOUTH))).not.toBe(JSON.stringify(view(def, start, SOUTH)))
  })

  test('once both are done everything is seen, and the step says so', () => {
    const one = place(start, NORTH, 1)
    const both = place(one.state, SOUTH, 2)
    expect(both.events.at(-1)).toMatchObject({ type: 'revealed', reveals: true })
    for (const viewer of [NORTH, SOUTH, 'spectator']) expect(seesAll(def, both.state, viewer)).toBe(true)
    expect(both.state.phase).toBe('roll')
    expect(both.state.cell.every((cell) => cell >= 0)).toBe(true)
  })

  test('units stand in their own territory, one a square (K-12, K-13), and all of them', () => {
    const { state } = place(start, NORTH, 1)
    const { territory, pieces } = def.rules
    const own = state.cell.filter((_, piece) => pieces.side[piece] === 0)
    expect(own.every((cell) => territory[0][cell] === 1)).toBe(true)
    expect(new Set(own).size).toBe(17)
    const taken = apply(def, start, NORTH, { type: 'select', unit: 'north-line-infantry-1' })
    if (!taken.ok) throw new Error(taken.error.rule)
    const inHand = taken.value.state as KriegspielState
    expect(refusal(def, inHand, 'place 0115', NORTH)).toMatchObject({
      rule: 'K-13',
      source: { file: `scenarios/${SECRET}.yaml`, path: ['territories', 0, 'region'] },
    })
    expect(refusal(def, inHand, 'place 1003', NORTH).rule).toBe('K-24')
    expect(refusal(def, inHand, 'ready', NORTH).rule).toBe('K-13')
  })
})
