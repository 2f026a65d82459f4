/** A pack of Corteo, and the shapes of its files. */
import type {
  BotsFile,
  CaseFile,
  Expectation,
  Position,
  ScenarioFile,
  TablesFile,
  TerrainFile,
  UnitsFile,
} from '../../../schemas/generated/content'
import type { RawPackOf, Sourced } from '../../types'
import type { CorteoAction } from './actions'

export type CorteoPack = RawPackOf<{
  terrain: TerrainFile
  units: UnitsFile
  tables: TablesFile
  bots?: BotsFile
  scenarios: Readonly<Record<string, Sourced<ScenarioFile>>>
  cases: readonly Sourced<CaseFile>[]
  requiredScenarios?: Readonly<Record<string, Sourced<ScenarioFile>>>
}>

/** The ruleset's own files and actions, as the engine passes them. */
export type CorteoShapes = {
  readonly action: CorteoAction
  readonly pack: CorteoPack
  readonly position: Position
  readonly expectation: Expectation
}
