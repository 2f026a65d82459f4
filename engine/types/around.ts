/** What the rules know of the cells around a unit that an author puts on a map: for who draws one. */
import type { Message } from '../../schemas/diagnostic'
import type { CellIndex, OwnedDef } from './game'

/** A kind of unit that a scenario has: its type, and its side where several may have it. */
export type UnitKind = { readonly unit: string; readonly side?: string }

/** Cells that one thing is true of, each with a number where it has one: what it costs, how far it is. */
export type AroundLayer = {
  readonly id: string
  readonly label: Message
  readonly cells: readonly { readonly cell: CellIndex; readonly value?: number }[]
}

/** What a ruleset says of one unit that stands on a map alone. A unit that cannot stand there has no layers. */
export type AroundPort<R> = {
  kinds(def: OwnedDef<R>): readonly UnitKind[]
  layers(def: OwnedDef<R>, kind: UnitKind, at: CellIndex): readonly AroundLayer[]
}
