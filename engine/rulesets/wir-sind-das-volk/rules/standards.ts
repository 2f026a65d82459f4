/** Living standards, those of the divided city by section (W-46 to W-49, W-56, W-84). */
import { emitOfProvince } from '../events'
import type { VolkTurn } from '../rules'
import { NOBODY, type VolkState } from '../state'
import { takeUnrest } from './unrest'

/** W-47: the sections are filled evenly, so the next one goes to those with the fewest. */
export const sectionsToFill = ({ sections }: VolkState): number[] =>
  indicesOf(sections, Math.min(...sections))

/** Sections from which the next one is taken, so that they stay even. */
export const sectionsToEmpty = ({ sections }: VolkState): number[] => {
  const most = Math.max(...sections)
  return most > 0 ? indicesOf(sections, most) : []
}

const indicesOf = (counts: readonly number[], wanted: number): number[] =>
  counts.flatMap((count, index) => (count === wanted ? [index] : []))

/** W-49, W-X20: one that an event places takes unrest away there too, or by option not; NOBODY as section outside the divided city. */
export function placeStandard(turn: VolkTurn, province: number, section: number): void {
  turn.list('standard')[province] += 1
  if (section !== NOBODY) turn.list('sections')[section] += 1
  emitOfProvince(turn, 'standard', province, { count: turn.state.standard[province] })
  const { options, numbers } = turn.rules
  if (options.eventStandard === 'quiets') takeUnrest(turn, province, numbers['raise-quiet'])
}

export function dropStandard(turn: VolkTurn, province: number, section: number, count = 1): void {
  turn.list('standard')[province] -= count
  if (section !== NOBODY) turn.list('sections')[section] -= count
  emitOfProvince(turn, 'standard-lost', province, { count })
}
