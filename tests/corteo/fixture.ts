/** A small town with other names than the bundled pack, so that no rule can depend on those. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { compile } from '../../engine/game'
import type { CorteoPack } from '../../engine/rulesets/corteo/pack'
import type { CorteoDef } from '../../engine/rulesets/corteo/rules'
import type {
  MapFile,
  ScenarioFile,
  TablesFile,
  TerrainFile,
  UnitsFile,
} from '../../schemas/generated/content'
import { own } from '../support/own'

const read = <T>(name: string): T =>
  parse(readFileSync(new URL(`./fixture/${name}.yaml`, import.meta.url), 'utf8')) as T

export type Changes = {
  map?: Partial<MapFile>
  scenario?: Partial<ScenarioFile>
  rules?: Partial<ScenarioFile['rules']>
  units?: (units: UnitsFile) => void
  terrain?: (terrain: TerrainFile) => void
  tables?: (tables: TablesFile) => void
}

/** Reads the fixture pack afresh with the changes of a test. */
export function townPack(changes: Changes = {}): CorteoPack {
  const terrain = read<TerrainFile>('terrain')
  const units = read<UnitsFile>('units')
  const tables = read<TablesFile>('tables')
  const scenario = { ...read<ScenarioFile>('scenario'), ...changes.scenario }
  scenario.rules = { ...scenario.rules, ...changes.rules }
  const map = { ...read<MapFile>('map'), ...changes.map }
  changes.units?.(units)
  changes.terrain?.(terrain)
  changes.tables?.(tables)
  return {
    manifest: {
      format: 2,
      id: 'town',
      version: '1.0.0',
      ruleset: 'corteo',
      name: { en: 'Town' },
      notice: { en: 'For tests.' },
      authors: [],
      licence: 'MIT',
      languages: ['en'],
    },
    digest: 'town',
    terrain,
    units,
    tables,
    maps: { [map.id]: { ...map, file: 'maps/town.yaml' } },
    scenarios: { [scenario.id]: { ...scenario, file: 'scenarios/evening.yaml' } },
    cases: [],
    texts: {},
  }
}

export function town(changes: Changes = {}): CorteoDef {
  const made = compile(townPack(changes), 'evening')
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return own(made.value)
}
