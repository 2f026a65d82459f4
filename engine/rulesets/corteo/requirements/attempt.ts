/** The attempted action, and the names in the sentences that refuse it. */
import { type Details, inScenarioFile, refusing } from '../../../kernel/refusing'
import { sourceOf } from '../../../kernel/sources'
import type { Action, Refusal, Seat, ValuePath } from '../../../types'
import { cellName, unitName } from '../events'
import { SECTIONS } from '../generated/sections'
import { pieceNamed } from '../names'
import type { Rules } from '../rules'
import { turnOfReturn } from '../rules/arrivals'
import { ARRESTED, type CorteoState, CUSTODY, OUT } from '../state'

/** The attempted action with its state and the seat that acts. The position cache is loaded. */
export type Attempt = {
  readonly rules: Rules
  readonly state: CorteoState
  readonly seat: Seat
  readonly action: Action
}

export const no = refusing('corteo', (rule) => SECTIONS[rule])

/** A place in the rules of the scenario: "rules.run.pieces". */
export const inScenario = (rules: Rules, ...path: ValuePath): Refusal['source'] =>
  inScenarioFile(rules, 'rules', ...path)
export const inTable = ({ pack }: Rules, id: string): Refusal['source'] =>
  sourceOf(
    pack,
    'tables',
    pack.tables.tables.findIndex((table) => table.id === id),
  )

export const pieceIn = ({ rules, state, action }: Attempt, field = 'unit'): number =>
  pieceNamed(rules, state, action[field])
export const cellIn = ({ rules, action }: Attempt): number =>
  typeof action.cell === 'string' ? rules.board.grid.indexOf(action.cell) : -1

export const about = (rules: Rules, piece: number) => ({ unit: unitName(rules, piece) })
export const at = (rules: Rules, cell: number) => ({ cell: cellName(rules, cell) })

export const noSuchPiece = (rule: string): Refusal => no(rule, 'no-piece')
export const noSuchCell = (rule: string): Refusal => no(rule, 'no-cell')

/** Refuses an action of a piece off the map; `undefined` if it is on it. */
export function offMap({ rules, state }: Attempt, piece: number, rule: string): Refusal | undefined {
  const cell = state.cell[piece]
  if (cell >= 0) return undefined
  const values = about(rules, piece)
  if (cell === ARRESTED) return no('C-097', 'arrested', { values })
  if (cell === CUSTODY) return no('C-181', 'in-custody', { values, source: inScenario(rules, 'custody') })
  if (cell === OUT) return no('C-166', 'out', { values })
  const hand = turnOfReturn(state, piece)
  if (hand !== undefined) return no('C-106', 'away', { values: { ...values, hand } })
  return no(rule, 'not-on-map', { values })
}

/** C-151: refuses an obstacle near a convoy. */
export const nearConvoy = (rules: Rules, convoy: number, details: Details): Refusal =>
  no('C-151', 'convoy-clear', {
    ...details,
    values: { ...details.values, distance: rules.convoys[convoy].clear },
    source: inScenario(rules, 'convoys', convoy, 'clear'),
  })
