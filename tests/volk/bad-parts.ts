/** The writable parts of the pack, for planting faults. */
import type { VolkPack } from '../../engine/rulesets/wir-sind-das-volk/rules'
import { packOfGermany } from './germany'

export type Loose<T> = T extends string | number | boolean | undefined
  ? T
  : { -readonly [K in keyof T]: Loose<T[K]> }
export type Pack = Loose<VolkPack>
export type Sample = readonly [what: string, change: (pack: Pack) => void, code: string, at: string]

export const HERE = 'scenarios/four-decades.yaml'
export const scenario = (pack: Pack) => pack.scenarios['four-decades']
export const provinces = (pack: Pack) => pack.terrain.provinces!
export const at = (pack: Pack, id: string) => provinces(pack).findIndex((one) => one.id === id)
export const province = (pack: Pack, id: string) => provinces(pack)[at(pack, id)]
export const towns = (pack: Pack) => pack.terrain.towns!
export const deck = (pack: Pack, decade = 1) => pack.decks![`decade-${decade}`]
export const first = (pack: Pack) => deck(pack).cards[0]
export const special = (pack: Pack, decade = 1) => deck(pack, decade).cards.find((card) => card.special)!
export const FIRST = 'decks/decade-1.yaml cards 0'
/** Returns the place of the special card of a deck. */
export const SPECIAL = (decade: number) => {
  const index = deck(packOfGermany() as unknown as Pack, decade).cards.findIndex((card) => card.special)
  return `decks/decade-${decade}.yaml cards ${index}`
}
export const WEST = packOfGermany() as unknown as Pack
export const where = (id: string) => `terrain.yaml provinces ${at(WEST, id)}`
export const JOKER = `terrain.yaml towns ${towns(WEST).findIndex((one) => one.joker)}`

export const CASES = `${WEST.cases[0].file} cases 0`
export const caseOf = (pack: Pack) => pack.cases[0].cases[0] as unknown as { given: unknown }
