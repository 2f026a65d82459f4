/** What the rules of Wir sind das Volk! read. */
import type { Choices } from './choices'
import type { Tables } from './tables'

export * from './tables'

/** The tables, and choices made when they are first wanted. */
export type Rules = Tables & { readonly choices: Choices }
