/** Small fields for single rules: a drawing, sides of cells, units, and the actions they allow. */

import { prepareCase } from '../../engine/cases/prepare'
import { apply, decisions } from '../../engine/game'
import { authoring } from '../../engine/rulesets/cry-havoc/authoring'
import type { CryHavocDef, CryHavocState } from '../../engine/rulesets/cry-havoc/state'
import type { Action, RawPack, Refusal } from '../../engine/types'
import type { CryHavocPosition, CryHavocPositionUnit } from '../../schemas/generated/content'
import { loadPack } from '../engine/support/content'
import { own } from '../support/own'

export const pack: RawPack = loadPack('cry-havoc')

const LEGEND = {
  '.': { terrain: 'green-sward' },
  b: { terrain: 'thicket-bush' },
  t: { terrain: 'tree-stand' },
  h: { terrain: 'house-floor' },
  y: { terrain: 'yard-paving' },
  s: { terrain: 'scarp-slope', up: 'N' },
}

/** Enough units of every kind on both sides. */
const FORCES = ['gules', 'azure'].map((side) => ({
  side,
  groups: [
    {
      id: `all-of-${side}`,
      units: [
        { unit: 'knight-at-arms', count: 3 },
        { unit: 'foot-serjeant', count: 2 },
        { unit: 'sword-man', count: 4 },
        { unit: 'spear-man', count: 3 },
        { unit: 'crossbow-man', count: 2 },
        { unit: 'bow-man', count: 3 },
        { unit: 'country-man', count: 6 },
        { unit: 'war-horse', count: 3 },
        { unit: 'pack-mule', count: 6 },
      ],
      place: { cells: [] },
    },
  ],
}))

export type Field = {
  readonly rows: readonly string[]
  readonly edges?: Readonly<Record<string, readonly string[]>>
  readonly regions?: readonly { readonly id: string; readonly cells: readonly string[] }[]
  readonly scenario?: string
  /** Merged into the scenario, as in a case. */
  readonly change?: Readonly<Record<string, unknown>>
  readonly from?: RawPack
}

export function fieldOf({
  rows,
  edges = {},
  regions,
  scenario = 'free-battle',
  change,
  from = pack,
}: Field): CryHavocDef {
  const drawn = new Set(rows.join(''))
  const rule = {
    id: 'field',
    proves: [],
    scenario,
    map: {
      grid: { kind: 'hex', orientation: 'flat', offset: 'odd', columns: rows[0].length, rows: rows.length },
      legend: Object.fromEntries(Object.entries(LEGEND).filter(([glyph]) => drawn.has(glyph))),
      rows,
      edges: Object.entries(edges).map(([type, sides]) => ({ type, sides })),
      ...(regions ? { regions } : {}),
    },
    change: { forces: FORCES, ...change },
    steps: [],
  }
  const made = prepareCase(from, rule as never)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return own(made.value)
}

type Given = {
  readonly side?: string
  readonly step?: string
  readonly turn?: number
  readonly dice?: number[]
}

/** A position of the movement step, with side `gules` to move by default. */
export function stand(
  def: CryHavocDef,
  units: readonly CryHavocPositionUnit[],
  { side = 'gules', step = 'movement', turn = 1, dice = [] }: Given = {},
): CryHavocState {
  return authoring.position(
    def,
    { turn, side, step: step as CryHavocPosition['step'], units: [...units] },
    dice,
  )
}

/** Applies the actions in order. */
export function having(def: CryHavocDef, state: CryHavocState, ...actions: readonly Action[]): CryHavocState {
  return actions.reduce((now, action) => {
    const [asked] = decisions(def, now)
    const next = apply(def, now, asked.seat, action)
    if (!next.ok) throw new Error(`${JSON.stringify(action)}: ${next.error.rule} ${next.error.message.key}`)
    return next.value.state as CryHavocState
  }, state)
}

export const take = (unit: string): Action => ({ type: 'select', unit })
export const go = (cell: string): Action => ({ type: 'move', cell })

/** Returns the value of a field of every offered action of a type, sorted. */
export const offered = (def: CryHavocDef, state: CryHavocState, type: string, field = 'cell'): string[] =>
  decisions(def, state)
    .flatMap(({ choices }) => choices)
    .filter(({ action }) => action.type === type)
    .map(({ action }) => String(action[field]))
    .sort()

export function refused(def: CryHavocDef, state: CryHavocState, action: Action): Refusal {
  const [asked] = decisions(def, state)
  const done = apply(def, state, asked.seat, action)
  if (done.ok) throw new Error(`${JSON.stringify(action)} is allowed`)
  return done.error
}

const names = (def: CryHavocDef, state: CryHavocState): readonly string[] =>
  state.names ?? def.rules.pieces.ids

/** Returns the cells of a piece: "0101", or "0101 0102" for front and rear. A piece off the map has a negative number. */
export function placeOf(def: CryHavocDef, state: CryHavocState, id: string): string {
  const piece = names(def, state).indexOf(id)
  return [state.cell[piece], state.rear[piece]]
    .flatMap((cell, index) => (cell >= 0 ? [def.grid.names[cell]] : index === 0 ? [String(cell)] : []))
    .join(' ')
}

export const pieceOf = (def: CryHavocDef, state: CryHavocState, id: string): number =>
  names(def, state).indexOf(id)
export const spentBy = (def: CryHavocDef, state: CryHavocState, id: string): number =>
  state.spent[pieceOf(def, state, id)]
