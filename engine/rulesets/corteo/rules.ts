/** What every rule reads. */
import type {
  BotsFile,
  CaseFile,
  Expectation,
  Position,
  Trigger as RawTrigger,
  ScenarioFile,
  TablesFile,
  TerrainFile,
  UnitsFile,
} from '../../../schemas/generated/content'
import type { Reacher } from '../../geometry/reach'
import type { OwnedDef, RawPackOf, Sourced, Turn } from '../../types'
import type { CorteoAction } from './actions'
import type { ChoiceBook } from './choices'
import type { Tables } from './compile'
import type { PositionCache } from './position-cache'
import type { CorteoState } from './state'

export type CorteoPack = RawPackOf<{
  terrain: TerrainFile
  units: UnitsFile
  tables: TablesFile
  bots?: BotsFile
  scenarios: Readonly<Record<string, Sourced<ScenarioFile>>>
  cases: readonly Sourced<CaseFile>[]
  requiredScenarios?: Readonly<Record<string, Sourced<ScenarioFile>>>
}>
/** What of this ruleset's files the engine hands it. */
export type CorteoShapes = {
  readonly action: CorteoAction
  readonly pack: CorteoPack
  readonly position: Position
  readonly expectation: Expectation
}

/** What the rules of a position read: the tables, and what its owner has beside them. */
export type Rules = Tables & {
  readonly choices: ChoiceBook
  readonly reacher: Reacher
  readonly cache: PositionCache
}

/** Cells that may depend on a choice made in the game. */
export type Live<T> = (state: Pick<CorteoState, 'chosen'>) => T
export type LiveZone = Live<Uint8Array>
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
