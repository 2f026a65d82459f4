/** The terms of a position's worth, in words. Each is computed with its own weights alone. */
import type { Term } from '../../../types'
import type { Rules } from '../rules'
import type { VolkState } from '../state'
import type { Weights } from './weights'
import { worth } from './worth'

const PARTS: Readonly<Record<string, readonly (keyof Weights)[]>> = {
  calm: ['unrest', 'protest'],
  living: ['standard', 'spread'],
  economy: ['economy', 'factory', 'rail', 'export'],
  prestige: ['prestige'],
  // `win` here includes the ruin by debts, in proportion to a won game.
  east: ['currency', 'rundown', 'flight', 'wall', 'win'],
  socialism: ['socialism', 'socialist', 'police', 'dissolved'],
  hand: ['hand'],
}

/** @param scale points of the weights that make a lead decisive */
export const termsOf = (
  rules: Rules,
  weights: Weights,
  side: number,
  state: VolkState,
  scale: number,
): Term[] =>
  Object.entries(PARTS).map(([part, names]) => ({
    label: { key: `volk.term.${part}` },
    value: Math.trunc((worth(rules, only(weights, names), side, state) * 1000) / scale),
  }))

const only = (weights: Weights, names: readonly (keyof Weights)[]): Weights =>
  Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [
      name,
      names.includes(name as keyof Weights) ? weight : 0,
    ]),
  ) as Weights
