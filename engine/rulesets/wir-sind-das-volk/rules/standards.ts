/** Living standards; the divided city counts them by section (W-46 to W-49, W-56, W-84). */
import { emitOfProvince } from '../events'
import type { VolkTurn } from '../rules'
import { NOBODY, type VolkState } from '../state'
import { takeUnrest } from './unrest'

/** W-47: returns the sections with the fewest, since they are filled evenly. */
export const sectionsToFill = ({ sections }: VolkState): number[] =>
  indicesOf(sections, Math.min(...sections))

/** Returns the sections with the most, which lose the next one so that they stay even. */
export const sectionsToEmpty = ({ sections }: VolkState): number[] => {
  const most = Math.max(...sections)
  return most > 0 ? indicesOf(sections, most) : []
}

const indicesOf = (counts: readonly number[], wanted: number): number[] =>
  counts.flatMap((count, index) => (count === wanted ? [index] : []))

/**
 * W-49, W-X20: places a living standard of an event, which removes unrest too, unless an option forbids it. `section`
 * is NOBODY outside the divided city.
 */
export function placeStandard(turn: VolkTurn, province: number, section: number): void {
  turn.list('standard')[province] += 1
  if (section !== NOBODY) turn.list('sections')[section] += 1
  emitOfProvince(turn, 'standard', province, { count: turn.state.standard[province] })
  const { ruleOptions, numbers } = turn.rules
  if (ruleOptions.eventStandard === 'quiets') takeUnrest(turn, province, numbers['raise-quiet'])
}

export function dropStandard(turn: VolkTurn, province: number, section: number, count = 1): void {
  turn.list('standard')[province] -= count
  if (section !== NOBODY) turn.list('sections')[section] -= count
  emitOfProvince(turn, 'standard-lost', province, { count })
}
