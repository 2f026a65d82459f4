import { merge } from '../compile/merge'
import { scenarioOfCase, type WholeCase } from '../compile/shared-parts'
import { compile } from '../game'
import { wholeRuleset } from '../rulesets'
import type { Finding, GameDef, RawPack, Result, ScenarioFile, Sourced } from '../types'

type Prepared = Result<GameDef, readonly Finding[]>

/** Compiled games by pack: cases that share scenario, map and change share one game. */
const prepared = new WeakMap<RawPack, Map<string, Prepared>>()

/** The game of a case: its scenario, with the case's own map and changes. */
export function prepareCase(raw: RawPack, rule: WholeCase): Prepared {
  const games = prepared.get(raw) ?? new Map<string, Prepared>()
  prepared.set(raw, games)
  const key = JSON.stringify([rule.scenario, rule.map ?? null, rule.change ?? null])
  const known = games.get(key)
  if (known) return known
  const made = compile(withCase(raw, rule), scenarioOfCase(raw, rule.scenario)?.id ?? rule.scenario)
  games.set(key, made)
  return made
}

/** The pack for the case. It is not changed in place; differing parts are new. */
function withCase(raw: RawPack, rule: WholeCase): RawPack {
  const scenario = scenarioOfCase(raw, rule.scenario)
  if (!scenario) return raw
  const onSmallMap = wholeRuleset(raw.manifest.ruleset)?.onSmallMap ?? withoutSetup
  const onMap = rule.map ? { ...onSmallMap(scenario, rule.map), map: `case-${rule.id}` } : scenario
  const changed = rule.change ? (merge(onMap, rule.change) as Sourced<ScenarioFile>) : onMap
  const scenarios = { ...raw.scenarios, [scenario.id]: changed }
  if (!rule.map) return { ...raw, scenarios }
  const map = { ...rule.map, id: changed.map, file: scenario.file }
  return { ...raw, scenarios, maps: { ...raw.maps, [map.id]: map } }
}
/** A small map cannot hold the scenario's set-up zones; the position places the units. */
const withoutSetup = (scenario: Sourced<ScenarioFile>): Sourced<ScenarioFile> =>
  Array.isArray(scenario.setup) ? { ...scenario, setup: [], reinforcements: [] } : scenario
