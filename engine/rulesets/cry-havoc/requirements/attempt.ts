/** The parts of an answer to "why not?". */
import { refusing } from '../../../kernel/refusing'
import { partSource, sourceOf } from '../../../kernel/sources'
import type { Action, MessageValue, Refusal, ValuePath } from '../../../types'
import { cellName, unitName } from '../events'
import { SECTIONS } from '../generated/sections'
import { pieceNamed } from '../names'
import type { Rules } from '../rules'
import { BUSY, type CryHavocState, DEAD, GONE, HANDING, has, SADDLING, SITTING, WAITING } from '../state'

/** A position, with the position cache loaded. */
export type Moment = { readonly rules: Rules; readonly state: CryHavocState }
/** The attempted action, reduced to the fields that name pieces or cells. */
export type Naming<Field extends string> = Moment & {
  readonly action: Action & Readonly<Record<Field, string>>
}

export const no = refusing('cry-havoc', (rule) => SECTIONS[rule])

/** A side of a cell, by its number in the grid. */
export const inEdges = (rules: Rules, edge: number, ...path: ValuePath): Refusal['source'] =>
  edge < 0 || rules.ground.edge[edge] < 0
    ? undefined
    : sourceOf(rules.pack, 'edges', rules.ground.edge[edge], ...path)
export const inTables = (rules: Rules, ...path: ValuePath): Refusal['source'] =>
  partSource(rules.pack, 'tables.yaml', ...path)

export const pieceIn = ({ rules, state, action }: Naming<'unit'>): number =>
  pieceNamed(rules, state, action.unit)
export const cellIn = ({ rules, action }: Naming<'cell'>): number => rules.board.grid.indexOf(action.cell)

export const about = (rules: Rules, piece: number): Record<'unit', MessageValue> => ({
  unit: unitName(rules, piece),
})
export const at = (rules: Rules, cell: number): Record<'cell', MessageValue> => ({
  cell: cellName(rules, cell),
})

export const noSuchPiece = (rule: string): Refusal => no(rule, 'no-piece')
export const noSuchCell = (rule: string): Refusal => no(rule, 'no-cell')
/** Refuses actions of another step (CH-09). */
export const otherStep = (): Refusal => no('CH-09', 'other-step')

/** Refuses a piece that is off the map or dead; `undefined` if it is on the map and alive. */
export function outOfIt({ rules, state }: Moment, piece: number, rule: string): Refusal | undefined {
  const values = about(rules, piece)
  if (state.health[piece] === DEAD) return no(rule, 'dead', { values })
  switch (state.cell[piece]) {
    case GONE:
      return no(rule, 'gone', { values })
    case WAITING:
      return no(rule, 'waiting', { values })
    case SITTING:
      return no(rule, 'ridden', { values })
    default:
      return undefined
  }
}

/** Refuses a piece that is busy for the whole phase; `undefined` if it is free. */
export function busyWith({ rules, state }: Moment, piece: number): Refusal | undefined {
  if (!has(state, piece, BUSY)) return undefined
  const values = about(rules, piece)
  if (has(state, piece, SADDLING)) return no('CH-65', 'busy-saddle', { values })
  return has(state, piece, HANDING)
    ? no('CH-96', 'busy-missiles', { values })
    : no('CH-72', 'busy-ropes', { values })
}
