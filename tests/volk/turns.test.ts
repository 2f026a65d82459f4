/** Decks, hands, halves and decades, for facts about chance or about many games that cases cannot express. */
import { expect, test } from 'vitest'
import { apply, decisions, setup, view } from '../../engine/game'
import { eventsFor } from '../../engine/kernel/secrets'
import { PLACES, type VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import { playRandomly } from '../engine/support/random-play'
import { at, does, germany } from './germany'

const def = germany()
const { cards, sides } = def.rules
const cardsAt = ({ place }: VolkState, where: number) =>
  place.flatMap((one, card) => (one === where ? [card] : []))
const ids = (list: readonly number[]) => list.map((card) => cards.ids[card])
const begun = (seed: number) => setup(def, { seed }) as VolkState

test('every card of the deck comes to every place about as often', () => {
  const GAMES = 2000
  const opened = new Map<number, number>()
  for (let seed = 1; seed <= GAMES; seed++)
    for (const card of cardsAt(begun(seed), PLACES.open)) opened.set(card, (opened.get(card) ?? 0) + 1)
  const ordinary = cards.ids.filter((_, card) => cards.decade[card] === 1 && !cards.special[card])
  expect(opened.size).toBe(ordinary.length)
  // 7 of 20 cards, so 700 games each, with a deviation of 21.
  for (const often of opened.values())
    expect(Math.abs(often - (GAMES * 7) / ordinary.length)).toBeLessThan(110)
})

test('sides take turns until the open cards are gone; the half, then the decade, is over', () => {
  const seen = { turns: 0, halves: 0, decades: 0 }
  for (let seed = 1; seed <= 40; seed++) {
    let last: VolkState | undefined
    playRandomly<VolkState>(def, seed, {
      watch: (state) => {
        if (last && state.phase === 'turn' && last.phase === 'turn' && last.step !== state.step) {
          const same = last.decade === state.decade && last.half === state.half
          if (same && last.card < 0) expect(state.turn, `seed ${seed}`).toBe(1 - last.turn)
          if (same) seen.turns++
        }
        if (state.phase === 'turn') {
          if (last && last.half === 1 && state.half === 2) {
            seen.halves++
            expect(state.turn).toBe(1 - state.last)
          }
          if (last && last.decade < state.decade) {
            seen.decades++
            const side = state.prestige > 0 ? 0 : 1
            expect(state.turn).toBe(side)
            expect(state.held.every((count) => count >= 2 && count <= 4)).toBe(true)
            expect(cardsAt(state, PLACES.played)).toEqual([])
          }
          if (!last || last.half !== state.half || last.decade !== state.decade)
            expect(cardsAt(state, PLACES.open)).toHaveLength(7)
          last = { ...state }
        }
      },
    })
  }
  for (const often of Object.values(seen)) expect(often).toBeGreaterThan(40)
})

test('who draws for the special card hears which it is; the other side hears that it draws', () => {
  const [east, west] = sides
  const special = cards.ids.find((_, card) => cards.special[card] && cards.decade[card] === 1)!
  const given = at(def, {
    turn: east,
    open: ['monetary-reform', 'comecon'],
    pile: ['marshall-plan', 'saar-protectorate'],
    hands: { [east]: ['five-year-plan'], [west]: [] },
    unrest: {},
  })
  let state = does(def, given, { type: 'play', card: special, use: 'event' })
  while (state.tasks[0]?.kind !== 'price') {
    const [asked] = decisions(def, state)
    state = does(def, state, asked.choices[0].action)
  }
  const done = apply(def, state, east, { type: 'grant' })
  if (!done.ok) throw new Error(done.error.rule)
  const heard = (viewer: string) => JSON.stringify(eventsFor(viewer, done.value.events))
  expect(heard(west)).toContain('marshall-plan')
  expect(heard(east)).not.toContain('marshall-plan')
  expect(heard('spectator')).not.toContain('marshall-plan')
  const after = done.value.state as VolkState
  const drawn = cards.indexOf.get('marshall-plan')!
  expect((view(def, after, west) as VolkState).place[drawn]).toBe(PLACES.hand + 1)
  expect((view(def, after, east) as VolkState).place[drawn]).toBe(PLACES.hidden)
  expect(after.held).toEqual([1, 1])
  expect(ids(after.pile)).toEqual(['saar-protectorate'])
})

test('a view holds no name of a hidden card, wherever one looks', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const state = begun(seed)
    for (const [side, seat] of sides.entries()) {
      const seen = view(def, state, seat) as VolkState
      const own = cardsAt(state, PLACES.hand + side)
      expect(cardsAt(seen, PLACES.hand + side)).toEqual(own)
      expect(cardsAt(seen, PLACES.hand + 1 - side)).toEqual([])
      expect(seen.pile.every((card) => card === -1)).toBe(true)
      expect(seen.rng).toEqual([])
    }
  }
})

test('what hinders a living standard is named: markers that have run out, not an economy that is too small', () => {
  const tried = (standard: Readonly<Record<string, number>>) => {
    const open = ['saar-protectorate', 'comecon']
    const state = at(def, { turn: 'brd', open, factories: ['dortmund'], standard })
    const refused = apply(def, state, 'brd', { type: 'play', card: 'saar-protectorate', use: 'raise' })
    return refused.ok ? undefined : refused.error.message.key
  }
  expect(tried({ bayern: 20, sachsen: 15 })).toBe('volk.refuse.raise-supply')
  expect(tried({ 'nordrhein-westfalen': 2 })).toBe('volk.refuse.too-poor')
})
