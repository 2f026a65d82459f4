/** Compiles a scenario into flat tables, once; play only looks values up. */

import type { ScenarioFile } from '../../../schemas/generated/content'
import { unplayable } from '../../compile/unplayable'
import type { Room } from '../../kernel/position'
import { type BoardMap, err, type Finding, ok, type Result, type Sourced } from '../../types'
import { wordsWith } from './blocks/own-words'
import { port } from './blocks/port'
import { tablesOf } from './compile/tables'
import type { CorteoPack } from './pack'
import type { Tables } from './rules'

export function compile(
  pack: CorteoPack,
  scenario: Sourced<ScenarioFile>,
  board: BoardMap,
): Result<Tables, Finding[]> {
  const missing = findMissing(pack, scenario, board)
  if (missing.length > 0) return err(missing)
  const room: Room<'choices' | 'reacher' | 'cache'> = {
    choices: undefined,
    reacher: undefined,
    cache: undefined,
  }
  const words = wordsWith((scenario.rules.convoys ?? []).map(({ id }) => id))
  return ok({ ...tablesOf(pack, scenario, board, { port, words }), ...room })
}

/** Finds missing parts that play requires. The checks report all other faults of the pack. */
function findMissing(pack: CorteoPack, scenario: Sourced<ScenarioFile>, board: BoardMap): Finding[] {
  const findings: Finding[] = []
  const lacks = (path: Finding['path'], key: string, found: string) =>
    findings.push(unplayable('corteo')(scenario.file, path, key, found))
  const { rules } = scenario
  for (const part of ['launch', 'clash'] as const) {
    const table = rules[part]?.table
    if (table !== undefined && !pack.tables.tables.some(({ id }) => id === table))
      lacks(['rules', part, 'table'], 'table', table)
  }
  for (const [index, name] of (rules.smoke?.directions ?? []).entries()) {
    if (!board.grid.directions.includes(name)) lacks(['rules', 'smoke', 'directions', index], 'wind', name)
  }
  return findings
}
