/** The parts of an answer to "why not?". */
import { type Details, inScenarioFile, refusing } from '../../../kernel/refusing'
import { sourceOf } from '../../../kernel/sources'
import type { Action, Refusal, Seat, ValuePath } from '../../../types'
import { cellName, unitName } from '../events'
import { pieceNamed } from '../names'
import type { Rules } from '../rules'
import { ARRESTED, type CorteoDef, type CorteoState, CUSTODY, OUT } from '../state'

/** What was tried, when and by whom. The scratch is loaded. */
export type Attempt = {
  readonly def: CorteoDef
  readonly rules: Rules
  readonly state: CorteoState
  readonly seat: Seat
  readonly action: Action
}

/** Sections of the rulebook by statement: "B-6" is chapter 6 of the base game, "A-4b" chapter 4b of the advanced one. */
const SECTIONS: Readonly<Record<string, string>> = {
  'C-003': 'B-4',
  'C-006': 'B-1',
  'C-018': 'B-5',
  'C-022': 'B-5',
  'C-023': 'B-5',
  'C-025': 'B-5',
  'C-027': 'A-SCH',
  'C-029': 'A-3a',
  'C-030': 'B-6',
  'C-031': 'A-4a',
  'C-034': 'A-4b',
  'C-035': 'A-4b',
  'C-039': 'A-4c',
  'C-040': 'A-4c',
  'C-046': 'B-8',
  'C-047': 'B-8',
  'C-048': 'A-6b',
  'C-050': 'B-5',
  'C-054': 'B-7',
  'C-055': 'A-5c',
  'C-056': 'B-6',
  'C-057': 'A-5d',
  'C-058': 'B-6',
  'C-059': 'B-6',
  'C-060': 'A-5d',
  'C-062': 'B-9',
  'C-063': 'B-9',
  'C-065': 'B-9',
  'C-066': 'B-9',
  'C-069': 'B-9',
  'C-070': 'B-9',
  'C-074': 'A-7c',
  'C-076': 'B-9',
  'C-077': 'B-9',
  'C-078': 'A-9',
  'C-082': 'B-10',
  'C-083': 'B-10',
  'C-087': 'A-8b',
  'C-092': 'B-10',
  'C-093': 'A-8d',
  'C-094': 'A-8d',
  'C-095': 'B-10',
  'C-097': 'B-10',
  'C-099': 'B-10',
  'C-102': 'A-8c',
  'C-104': 'A-8c',
  'C-109': 'A-9',
  'C-110': 'A-9',
  'C-113': 'A-9',
  'C-115': 'A-10',
  'C-122': 'A-10a',
  'C-126': 'A-10',
  'C-106': 'A-8h',
  'C-107': 'A-8h',
  'C-132': 'A-12a',
  'C-133': 'B-14',
  'C-145': 'A-13a',
  'C-146': 'A-13c',
  'C-147': 'A-13c',
  'C-148': 'A-13d',
  'C-149': 'D-INT',
  'C-150': 'D-INT',
  'C-151': 'D-INT',
  'C-154': 'D-INT',
  'C-161': 'D-ANT',
  'C-162': 'D-ANT',
  'C-166': 'D-ANT',
  'C-170': 'D-ANT',
  'C-173': 'D-SOC',
  'C-174': 'D-SOC',
  'C-181': 'D-REP',
  'C-183': 'D-REP',
  'C-184': 'D-REP',
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

/** A piece off the map can do nothing; undefined when it is on it. */
export function offMap({ rules, state }: Attempt, piece: number, rule: string): Refusal | undefined {
  const cell = state.cell[piece]
  if (cell >= 0) return undefined
  const values = about(rules, piece)
  if (cell === ARRESTED) return no('C-097', 'arrested', { values })
  if (cell === CUSTODY) return no('C-181', 'in-custody', { values, source: inScenario(rules, 'custody') })
  if (cell === OUT) return no('C-166', 'out', { values })
  const left = state.gone.indexOf(piece)
  if (left >= 0 && state.goneUntil[left] > state.hand)
    return no('C-106', 'away', { values: { ...values, hand: state.goneUntil[left] } })
  return no(rule, 'not-on-map', { values })
}

/** C-151: what must stay clear around a convoy. */
export const nearConvoy = (rules: Rules, convoy: number, details: Details): Refusal =>
  no('C-151', 'convoy-clear', {
    ...details,
    values: { ...details.values, distance: rules.convoys[convoy].clear },
    source: inScenario(rules, 'convoys', convoy, 'clear'),
  })
