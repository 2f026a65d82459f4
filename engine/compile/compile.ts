/** Compiles a valid pack to a playable game, or to findings that prevent it. */
import { seatsOf } from '../kernel/seats'
import { rulesetIds, rulesetNamed } from '../rulesets'
import type { Finding, GameDef, RawPack, Result, ScenarioFile, Sourced } from '../types'
import { err, ok } from '../types'
import { boardOf } from './board-map'
import { playedMap, scenarioOf } from './lookup'

/** Expects a pack without errors (see `crossCheck`); a missing part still becomes a finding. */
export function compile(raw: RawPack, scenarioId: string): Result<GameDef, Finding[]> {
  const scenario = scenarioOf(raw, scenarioId)
  if (!scenario)
    return err([
      missing('E-UNKNOWN-SCENARIO', 'pack.yaml', [], 'no-scenario', scenarioId, Object.keys(raw.scenarios)),
    ])
  const map = playedMap(raw, scenario)
  if (!map)
    return err([
      missing('E-UNKNOWN-MAP', scenario.file, ['map'], 'no-map', scenario.map, Object.keys(raw.maps)),
    ])
  const ruleset = rulesetNamed(raw.manifest.ruleset)
  if (!ruleset)
    return err([
      missing(
        'E-UNKNOWN-RULESET',
        'pack.yaml',
        ['ruleset'],
        'no-ruleset',
        raw.manifest.ruleset,
        rulesetIds(),
      ),
    ])
  // A separate board, because rules cache data by it that also depends on the rest of the pack.
  const board = { ...boardOf(map) }
  const rules = ruleset.compile(raw, scenario, board)
  return rules.ok ? ok(gameOf(raw, scenario, board, ruleset.forms, rules.value)) : rules
}

function gameOf(
  raw: RawPack,
  scenario: Sourced<ScenarioFile>,
  board: GameDef['map'],
  forms: GameDef['forms'],
  rules: unknown,
): GameDef {
  const { id, version, ruleset } = raw.manifest
  const earlier = raw.earlier === undefined ? {} : { earlier: raw.earlier }
  return Object.freeze({
    pack: { id, version, digest: raw.digest, ...earlier },
    ruleset,
    scenario: scenario.id,
    ...seatsOf(scenario),
    forms,
    grid: board.grid,
    map: board,
    rules,
  })
}

const missing = (
  code: string,
  file: string,
  path: Finding['path'],
  key: string,
  name: string,
  known: readonly string[],
): Finding => ({
  file,
  path,
  code,
  severity: 'error',
  message: { key: `check.${key}`, values: { name } },
  found: name,
  expected: known.join(', '),
})
