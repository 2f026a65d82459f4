/** The refusals of the other actions of a phase: each type of action with every thing that is visible. */
import type { Action, Decision, GameState, OwnedDef, Refusal, Seat, Table } from '../types'
import { type Form, formsOf, type Slot } from './forms'

/** The parts of a ruleset that list and judge actions. */
type Judge<S extends GameState, R> = {
  /** The handlers of each phase, by type of action. */
  readonly phases: Readonly<Record<string, { readonly on: Readonly<Record<string, unknown>> }>>
  table(def: OwnedDef<R>, view: S): Table
  refuse(def: OwnedDef<R>, view: S, seat: Seat, action: Action): Refusal | undefined
}

/** An action type of a phase, and the refusal of one action of it. */
export type Refused = { readonly type: string; readonly refusal: Refusal }

/** Names of the visible things, by kind of slot. */
type Things = {
  readonly cell: readonly string[]
  readonly own: readonly string[]
  readonly other: readonly string[]
  readonly card: readonly string[]
  readonly seat: readonly string[]
}

/** The most actions of one form; more are sampled in equal steps. */
const MOST = 64

/** Returns the actions of a decision's phase that are not among its choices. `view` is that of its seat. */
export function refusedActions<S extends GameState, R>(
  def: OwnedDef<R>,
  view: S,
  { seat, phase }: Pick<Decision, 'seat' | 'phase'>,
  { phases, table, refuse }: Judge<S, R>,
): Refused[] {
  const types = Object.keys(phases[phase]?.on ?? {}).filter((type) => Object.hasOwn(def.forms, type))
  const things = thingsOn(def, table(def, view), def.sideOf[seat])
  return types
    .flatMap((type) => formsOf(def.forms, type).flatMap((form) => filledWith(type, form, things)))
    .flatMap((action) => {
      const refusal = refuse(def, view, seat, action)
      return refusal ? [{ type: action.type, refusal }] : []
    })
}

/** The things that a side sees on the table. */
function thingsOn<R>(
  { grid, seats }: Pick<OwnedDef<R>, 'grid' | 'seats'>,
  { pieces, trays, displays = [] }: Table,
  side: string,
): Things {
  const all = [...pieces, ...trays.flatMap((tray) => tray.pieces)].filter(({ kind }) => kind === 'unit')
  const namesOf = (isOwn: boolean) => all.filter((one) => (one.side === side) === isOwn).map(({ id }) => id)
  return {
    cell: grid.names,
    own: namesOf(true),
    other: namesOf(false),
    card: displays.flatMap(({ cards }) => cards.filter(({ name }) => name !== undefined).map(({ id }) => id)),
    seat: seats,
  }
}

function filledWith(type: string, form: Form, things: Things): Action[] {
  const fields = Object.entries(form)
  const each = Math.max(1, Math.floor(MOST ** (1 / Math.max(1, fields.length))))
  return fields.reduce<Action[]>(
    (all, [field, slot]) => {
      const values = inSteps(valuesFor(slot, things), each)
      return all.flatMap((action) => values.map((value): Action => ({ ...action, [field]: value })))
    },
    [{ type }],
  )
}

function valuesFor(slot: Slot, things: Things): readonly (string | number)[] {
  switch (slot.kind) {
    case 'cell':
      return things.cell
    case 'piece':
      return slot.whose === 'other'
        ? things.other
        : slot.whose === 'own'
          ? things.own
          : [...things.own, ...things.other]
    case 'card':
      return things.card
    case 'seat':
      return things.seat
    case 'number':
      return [slot.least ?? 1]
    case 'word':
      return slot.words
    case 'name':
      return slot.words ?? []
    case 'track':
      return []
  }
}

function inSteps<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all
  return Array.from({ length: most }, (_, index) => all[Math.floor((index * all.length) / most)])
}
