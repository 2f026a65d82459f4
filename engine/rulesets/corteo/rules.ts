/** The input of every rule. */
import type { Reacher } from '../../geometry/reach'
import type { OwnedDef, Turn } from '../../types'
import type { ChoiceBook } from './choices'
import type { PositionCache } from './compile/cache'
import type { tablesOf } from './compile/tables'
import type { CorteoState } from './state'

/** A compiled scenario. */
export type Tables = Readonly<ReturnType<typeof tablesOf>>
export type SetupGroup = Tables['setup'][number]['groups'][number]

/** The input of rules about a position: the tables, the choices and the cache of its owner. */
export type Rules = Tables & {
  readonly choices: ChoiceBook
  readonly reacher: Reacher
  readonly cache: PositionCache
}

export type CorteoDef = OwnedDef<Rules>

export type CorteoTurn = Turn<CorteoState, Rules>
