/** Grounds for lines of fire as plain objects. */
import type { Place } from './naive-hexes'

export type NaiveCell = {
  readonly through: 'free' | 'light' | 'closed'
  readonly cover: number
  readonly inside?: 'house' | 'yard'
  /** Number of the room or yard. */
  readonly room?: number
  readonly corner?: { readonly way: number; readonly cover: number }
}
export type NaiveSide = {
  readonly kind: 'wall' | 'door' | 'entrance' | 'window' | 'top'
  readonly inner: Place
  readonly way: number
  readonly cover: number
  readonly host: number
}
export type NaiveWorld = {
  readonly columns: number
  readonly rows: number
  readonly cells: ReadonlyMap<string, NaiveCell>
  readonly sides: readonly NaiveSide[]
  readonly living: ReadonlySet<string>
}
