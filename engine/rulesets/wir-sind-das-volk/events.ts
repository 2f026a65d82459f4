/** Events for the log, with names instead of indices. */
import { emitting } from '../../kernel/facts'
import type { MessageValue } from '../../types'
import type { Rules, VolkTurn } from './rules'

export const emit = emitting('volk')

export const sideName = ({ sides }: Rules, side: number): MessageValue => ({ text: `sides.${sides[side]}` })
export const provinceName = ({ provinces }: Rules, province: number): MessageValue => ({
  text: `areas.${provinces.ids[province]}`,
})
export const cityName = ({ cities }: Rules, city: number): MessageValue => ({
  text: `areas.${cities.ids[city]}`,
})
export const cardName = ({ cards }: Rules, card: number): MessageValue => ({
  text: `cards.${cards.ids[card]}`,
})

/** Emits an event about a province, or a side, with its name in the message and its id in the fields. */
export function emitOfProvince(
  turn: VolkTurn,
  type: string,
  province: number,
  facts: Readonly<Record<string, string | number>> = {},
): void {
  const { rules } = turn
  emit(
    turn,
    type,
    { province: provinceName(rules, province), ...facts },
    { province: rules.provinces.ids[province], ...facts },
  )
}

export function emitOfCity(
  turn: VolkTurn,
  type: string,
  city: number,
  facts: Readonly<Record<string, string | number>> = {},
): void {
  const { rules } = turn
  emit(turn, type, { city: cityName(rules, city), ...facts }, { town: rules.cities.ids[city], ...facts })
}

export function emitOfLink(turn: VolkTurn, type: string, link: number): void {
  const { rules } = turn
  const { from, to, ids } = rules.links
  const values = { from: cityName(rules, from[link]), to: cityName(rules, to[link]) }
  emit(turn, type, values, { link: ids[link] })
}
