/** What every rule reads. */
import type { Reacher } from '../../geometry/reach'
import type { OwnedDef, Turn } from '../../types'
import type { ChoiceBook } from './choices'
import type { PositionCache } from './compile/cache'
import type { tablesOf } from './compile/tables'
import type { CorteoState } from './state'

/** What a scenario is compiled into. */
export type Tables = Readonly<ReturnType<typeof tablesOf>>
export type SetupGroup = Tables['setup'][number]['groups'][number]

/** What the rules of a position read: the tables, and what its owner has beside them. */
export type Rules = Tables & {
  readonly choices: ChoiceBook
  readonly reacher: Reacher
  readonly cache: PositionCache
}

export type CorteoDef = OwnedDef<Rules>

export type CorteoTurn = Turn<CorteoState, Rules>
