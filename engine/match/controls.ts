import { EFFORTS, type SearchKind } from '../bots/search/effort'
import type { Seat } from '../types'

/** Who plays a side; every name but `human` is a bot, from the weakest to the one that thinks longest. */
export const CONTROLS = ['human', 'random', 'greedy', ...(Object.keys(EFFORTS) as SearchKind[])] as const
export type Control = (typeof CONTROLS)[number]
export type Controls = Readonly<Record<Seat, Control>>

/** How many games a bot that searches plays on in its mind for one decision. */
export const triesOf = (kind: SearchKind): number => EFFORTS[kind].playouts

/** Whether a side is played by a bot that takes its time. */
export const isSearching = (control: Control | undefined): control is SearchKind =>
  control !== undefined && Object.hasOwn(EFFORTS, control)
