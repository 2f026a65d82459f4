/** What every rule reads. */
import type { Trigger as RawTrigger } from '../../../schemas/generated/content'
import type { Reacher } from '../../geometry/reach'
import type { OwnedDef, Turn } from '../../types'
import type { ChoiceBook } from './choices'
import type { PositionCache } from './compile/cache'
import type { tablesOf } from './compile/tables'
import type { CorteoState } from './state'

/** What a scenario is compiled into. */
export type Tables = Readonly<ReturnType<typeof tablesOf<Test, UnitTest, Trigger>>>
export type SetupGroup = Tables['setup'][number]['groups'][number]

/** What the rules of a position read: the tables, and what its owner has beside them. */
export type Rules = Tables & {
  readonly choices: ChoiceBook
  readonly reacher: Reacher
  readonly cache: PositionCache
}

/** Asked of a state whose position cache is loaded. */
export type Test = (rules: Rules, state: CorteoState) => boolean
export type Measure = (rules: Rules, state: CorteoState) => number
export type UnitTest = (rules: Rules, state: CorteoState, piece: number) => boolean

export type Moment = RawTrigger['at']
export type Trigger = {
  readonly id: string
  readonly at: Moment
  /** Side in whose turn it happens, or -1. */
  readonly turn: number
  readonly from: number
  readonly to: number
  readonly once: boolean
  readonly quiet: boolean
  readonly who: UnitTest | undefined
  readonly when: Test | undefined
  readonly effects: readonly ((turn: CorteoTurn) => void)[]
}
export type CorteoDef = OwnedDef<Rules>

export type CorteoTurn = Turn<CorteoState, Rules>
