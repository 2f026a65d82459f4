import { EFFORTS, type SearchKind } from '../../bots/search/effort'
import type { Seat } from '../../types'

/** The player of a side. All values but `human` are bots, from the weakest to the one that thinks longest. */
export const CONTROLS = ['human', 'random', 'greedy', ...(Object.keys(EFFORTS) as SearchKind[])] as const
export type Control = (typeof CONTROLS)[number]
export type Controls = Readonly<Record<Seat, Control>>

/** The number of simulated games of a searching bot for one decision. */
export const triesOf = (kind: SearchKind): number => EFFORTS[kind].playouts

/** Whether a side is played by a searching bot. */
export const isSearching = (control: Control | undefined): control is SearchKind =>
  control !== undefined && Object.hasOwn(EFFORTS, control)
