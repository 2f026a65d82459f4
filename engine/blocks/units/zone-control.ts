/** The number of turns for which a side has held a zone, counted at the end of a turn if a scenario uses it. */
import { type BlockRules, type BlockState, type BlockTurn, type Hold, NO_SUBJECT } from '../port'

/** In the list, each hold has its turns in a row and the last turn that was counted. */
const WIDTH = 2

/** Counts every hold of the scenario, once a turn even if the moment is raised several times. */
export function countHolds({ state, rules }: BlockTurn): void {
  const { holds, port } = rules.blocks
  const now = port.turnOf(rules, state)
  port.load?.(rules, state)
  state.holding = holds.flatMap((hold, index) => {
    const turns = turnsHeld(state, index)
    const last = state.holding?.[index * WIDTH + 1] ?? -1
    if (!isHeld(rules, state, hold)) return [0, now]
    return [last === now && turns > 0 ? turns : turns + 1, now]
  })
}

export const turnsHeld = ({ holding }: BlockState, hold: number): number => holding?.[hold * WIDTH] ?? 0

function isHeld(rules: BlockRules, state: BlockState, { zone, side }: Hold): boolean {
  const { pieces } = rules.blocks.port
  if (!pieces) return false
  const mask = zone(rules, state, NO_SUBJECT)
  let own = 0
  for (let piece = 0; piece < pieces.count(rules); piece++) {
    const cell = pieces.cell(rules, state, piece)
    if (cell < 0 || mask[cell] === 0) continue
    if (pieces.side(rules, state, piece) !== side) return false
    own++
  }
  return own > 0
}
