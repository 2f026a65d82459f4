/** The input of the rules of Wir sind das Volk!. */
import type { OwnedDef, Turn } from '../../types'
import type { Choices } from './choices'
import type { VolkState } from './state'
import type { Tables } from './tables'

export * from './tables'

/** The tables, and choices made on first use. */
export type Rules = Tables & { readonly choices: Choices }

export type VolkDef = OwnedDef<Rules>

export type VolkTurn = Turn<VolkState, Rules>
