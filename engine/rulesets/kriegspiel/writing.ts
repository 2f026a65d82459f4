/** A position as a case writes it, and what there is to expect of it. */
import type { KriegspielExpectation, KriegspielPosition } from '../../../schemas/generated/content'
import { countersWritten } from '../../blocks/counters'
import { movesOf } from './blocks/numbers'
import { decisions } from './phases'
import type { KriegspielDef, Rules } from './rules'
import { pointsOf } from './rules/endings'
import { CAPTURED, type KriegspielState, RESERVE } from './state'

const PHASES: readonly string[] = ['placement', 'moves', 'attack']

export const writing = {
  given(def: KriegspielDef, state: KriegspielState): KriegspielPosition | undefined {
    const { rules } = def
    if (!PHASES.includes(state.phase)) return undefined
    return {
      turn: rules.sides[state.turn],
      number: state.number,
      phase: state.phase as KriegspielPosition['phase'],
      moves: state.moves || undefined,
      attacks: state.attacks || undefined,
      destroyed: destroyedIn(def, state),
      counters: countersWritten(rules.blocks.counters, state.counters),
      units: rules.pieces.ids.flatMap((id, piece) => {
        if (state.cell[piece] < 0) return []
        return [
          {
            id,
            ...kindOf(rules, piece),
            at: def.grid.names[state.cell[piece]],
            moved: state.moved.includes(piece) || undefined,
            retreating: state.retreating.includes(piece) || undefined,
          },
        ]
      }),
    }
  },
  holds(def: KriegspielDef, state: KriegspielState): KriegspielExpectation {
    const { rules, grid } = def
    const at = (cell: number) =>
      cell === CAPTURED ? 'captured' : cell === RESERVE ? 'reserve' : grid.names[cell]
    return {
      turn: rules.sides[state.turn],
      number: state.number,
      phase: state.phase as KriegspielExpectation['phase'],
      asked: decisions(def, state)[0]?.seat ?? 'nobody',
      movesLeft: Math.max(0, movesOf(rules, state) - state.moves),
      destroyed: destroyedIn(def, state),
      counters: countersWritten(rules.blocks.counters, state.counters),
      scores: Object.fromEntries(rules.sides.map((id, side) => [id, pointsOf(rules, state, side)])),
      units: Object.fromEntries(rules.pieces.ids.map((id, piece) => [id, { at: at(state.cell[piece]) }])),
    }
  },
}

const kindOf = ({ pieces, types, sides }: Rules, piece: number) => ({
  unit: types[pieces.type[piece]].id,
  side: sides[pieces.side[piece]],
})

function destroyedIn({ rules, grid }: KriegspielDef, state: KriegspielState): string[] | undefined {
  const cells = rules.arsenals.cell.filter((_, index) => state.arsenals[index] === 0)
  return cells.length > 0 ? cells.map((cell) => grid.names[cell]) : undefined
}
