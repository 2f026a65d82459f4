/** Information for authors about the cells around a unit that they place on a map. */
import type { Message } from '../../schemas/diagnostic'
import type { CellIndex, OwnedDef } from './game'

/** A kind of unit of a scenario: its type, and its side if several sides can have it. */
export type UnitKind = { readonly unit: string; readonly side?: string }

/** Cells that share a property, each with an optional number such as a cost or a distance. */
export type AroundLayer = {
  readonly id: string
  readonly label: Message
  readonly cells: readonly { readonly cell: CellIndex; readonly value?: number }[]
}

/** A ruleset's information about a single unit on an empty map. A unit that cannot stand there has no layers. */
export type AroundPort<R> = {
  kinds(def: OwnedDef<R>): readonly UnitKind[]
  layers(def: OwnedDef<R>, kind: UnitKind, at: CellIndex): readonly AroundLayer[]
}
