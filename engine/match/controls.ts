import type { Seat } from '../types'

/** Who plays a side; every name but `human` is a bot. */
export const CONTROLS = ['human', 'random', 'greedy'] as const
export type Control = (typeof CONTROLS)[number]
export type Controls = Readonly<Record<Seat, Control>>
