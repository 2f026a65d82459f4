/** The provinces where living standards can rise (W-42 to W-49, W-F1, W-F4). */
import { tableNumber } from '../blocks/numbers'
import type { Rules } from '../rules'
import { NOBODY, type VolkState } from '../state'
import { economyOf } from './economy'
import { standardsLeft } from './supply'

/** Returns the card points for the next living standard of a province: the deficit of its economy (W-43, W-44). */
export function shortOf(rules: Rules, state: VolkState, province: number): number {
  const step = tableNumber(rules, state, 'step', rules.provinces.side[province])
  const needed = (state.standard[province] + 1) * step
  return Math.max(0, needed - economyOf(rules, state, province))
}

/** Value of `points` after all are placed, when one may still be passed on (W-F4). */
export const PLACED = -1
export const isPlaced = ({ points }: VolkState): boolean => points === PLACED

/** Returns the obstacle to a living standard, or `undefined` if it can be placed. */
export function barToRaise(rules: Rules, state: VolkState, side: number, province: number, points: number) {
  const { provinces, ruleOptions } = rules
  if (provinces.side[province] !== side) return 'not-yours'
  if (province === provinces.divided) return 'divided'
  if (state.raised.includes(province)) return 'twice'
  if (state.raised.length >= tableNumber(rules, state, 'raises', side)) return 'enough'
  if (standardsLeft(rules, state) === 0) return 'supply'
  const short = shortOf(rules, state, province)
  if (short > points) return 'too-poor'
  return ruleOptions.bridging === 'capped' && short > tableNumber(rules, state, 'bridge', side)
    ? 'capped'
    : undefined
}

/** Returns the smallest deficit of a province where one can be placed, or `undefined` if there is none. */
export function leastShort(rules: Rules, state: VolkState, side: number): number | undefined {
  const open = rules.provinces.of[side].filter(
    (province) => barToRaise(rules, state, side, province, Number.MAX_SAFE_INTEGER) === undefined,
  )
  return open.length === 0 ? undefined : Math.min(...open.map((province) => shortOf(rules, state, province)))
}

/** Returns the obstacle to passing a supplier's living standard to a section, or `undefined` if there is none (W-45 to W-48). */
export function barToPass(
  { provinces, ruleOptions }: Rules,
  { raised, supplier, standard, sections }: VolkState,
  section: number,
) {
  const from = provinces.sections.supplier[section]
  const isIn =
    ruleOptions.passingOn === 'at-once' ? raised[raised.length - 1] === from : raised.includes(from)
  if (!isIn) return 'not-raised'
  if (supplier !== NOBODY) return 'passed'
  if (standard[provinces.divided] >= standard[from]) return 'behind'
  return sections[section] > Math.min(...sections) ? 'uneven' : undefined
}

export const passable = (rules: Rules, state: VolkState): number[] =>
  rules.provinces.sections.ids.flatMap((_, section) =>
    barToPass(rules, state, section) === undefined ? [section] : [],
  )
