/** Mass protests, computed from cubes of unrest (W-59, W-60). */
import type { Rules } from '../rules'
import type { VolkState } from '../state'

/** W-59: returns the protests from its own cubes. */
export const ownProtests = ({ numbers }: Rules, { unrest }: VolkState, province: number): number =>
  Math.floor(unrest[province] / numbers.protest)

/** W-59: returns one protest for each full number of cubes, and those it shares with the divided city (W-60). */
export const protestsOf = (rules: Rules, state: VolkState, province: number): number =>
  ownProtests(rules, state, province) + state.echo[province]

export const hasProtest = (rules: Rules, state: VolkState, province: number): boolean =>
  protestsOf(rules, state, province) > 0

/** Returns the protests in all provinces of a side. */
export const protestsIn = (rules: Rules, state: VolkState, side: number): number =>
  rules.provinces.of[side].reduce((total, province) => total + protestsOf(rules, state, province), 0)

/** True if a side has a cube that can be removed. */
export const hasUnrest = ({ provinces }: Rules, { unrest }: VolkState, side: number): boolean =>
  provinces.of[side].some((province) => unrest[province] > 0)
