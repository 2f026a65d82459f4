/** K-14: during a secret placement, only its side knows the units' squares, the selected unit and the number of steps. */
import { nextBelow } from '../../engine/kernel/random'
import type { KriegspielDef } from '../../engine/rulesets/kriegspiel/rules'
import { type KriegspielState, NOBODY, RESERVE } from '../../engine/rulesets/kriegspiel/state'
import type { Choice } from '../../engine/types'
import { pickKind } from '../engine/support/random-play'
import { keepsSecrets } from '../engine/support/secret-suite'
import { SECRET } from './war'

/** Places most units one by one. It seldom places all at once, and puts a unit back only if no other action is left. */
function place(rng: number[], choices: readonly Choice[]): Choice {
  const seldom = ['opening', 'drop', 'select']
  const some = choices.filter(({ action }) => !seldom.includes(action.type) || nextBelow(rng, 40) === 0)
  return pickKind(rng, some.length > 0 ? some : choices)
}

/** Returns the fault of a placement, or `undefined`. */
function faultOf(
  { rules }: KriegspielDef,
  { phase, cell, hand, ready }: KriegspielState,
): string | undefined {
  if (phase !== 'placement') return undefined
  const { pieces, territory } = rules
  const standing = cell.filter((at) => at !== RESERVE)
  if (new Set(standing).size < standing.length) return 'two units on a square'
  for (const [piece, at] of cell.entries()) {
    const side = pieces.side[piece]
    if (at === RESERVE ? ready[side] === 1 : territory[side][at] !== 1) return `${pieces.ids[piece]} at ${at}`
  }
  const isWrong = (held: number, side: number) =>
    held !== NOBODY && (pieces.side[held] !== side || ready[side] === 1)
  return hand.some(isWrong) ? `${hand} in hand` : undefined
}

keepsSecrets({
  pack: 'kriegspiel',
  scenarios: [SECRET],
  positions: 300,
  stride: 4,
  most: 90,
  pick: place,
  hasSecretSteps: true,
  // There are no cards and no private log entries.
  without: ['log arguments', 'sequential card ids', 'deck order'],
  invariant: (def) => (state) => {
    const fault = faultOf(def as KriegspielDef, state as KriegspielState)
    if (fault) throw new Error(fault)
  },
})
