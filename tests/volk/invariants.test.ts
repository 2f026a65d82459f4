/** The invariants of random games detect the faults they are for. */
import { expect, test } from 'vitest'
import { setup } from '../../engine/game'
import { PLACES, type VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import { germany } from './germany'
import { faultsOf } from './invariants'

const def = germany()
const state = setup(def, { seed: 7 }) as VolkState
const { cards, cities, provinces } = def.rules
const open = state.place.indexOf(PLACES.open)
const held = state.place.indexOf(PLACES.hand)
const western = provinces.of[1][0]

const FAULTS: readonly (readonly [string, Partial<VolkState>])[] = [
  ['a card lost', { place: state.place.with(open, PLACES.hidden) }],
  ['a card taken without counting', { place: state.place.with(held, PLACES.gone) }],
  ['a card twice in the pile', { pile: [...state.pile, state.pile[0]] }],
  ['a card that is in the pile and open', { place: state.place.with(state.pile[0], PLACES.open) }],
  ['a card of a later decade', { place: state.place.with(cards.decade.indexOf(2), PLACES.gone) }],
  ['too many cubes', { unrest: state.unrest.with(0, 15) }],
  ['a cube below zero', { unrest: state.unrest.with(0, -1) }],
  ['too many protests', { echo: state.echo.map(() => 1) }],
  ['too many living standards', { standard: state.standard.with(0, 36) }],
  ['living standards of no section', { standard: state.standard.with(provinces.divided, 1) }],
  ['too many socialists', { box: 13 }],
  ['a socialist in the West', { socialists: state.socialists.with(western, 1) }],
  ['too many links', { link: state.link.map(() => 1) }],
  ['too many factories', { factory: state.factory.map((_, city) => (cities.external[city] ? 0 : 1)) }],
  ['decay in the West', { factory: state.factory.with(cities.side.indexOf(1), 2) }],
  ['decay abroad', { factory: state.factory.with(cities.external.indexOf(true), 2) }],
  ['a marker off its track', { prestige: 7 }],
  ['a joker that counts in a turn', { counted: state.counted.with(0, 0) }],
  ['a used card that is not before the East', { used: state.used.with(open, 1) }],
]

test('the start of a game is whole', () => expect(faultsOf(def, state)).toEqual([]))

test.each(FAULTS)('%s is noticed', (_, fault) => {
  expect(faultsOf(def, { ...state, ...fault })).not.toEqual([])
})
