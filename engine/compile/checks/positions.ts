/** The positions of rule tests: units stand where the rules let units stand. */
import { changedScenario } from '../../cases/shared'
import { rulesets } from '../../rulesets'
import type { BoardMap, Finding, RawPack } from '../../types'
import { finding, within } from '../finding'
import { playedMap } from '../lookup'
import { boardOf, casesOf } from '../pack-parts'
import { type Fault, faultsOf } from '../standers'

export function positions(raw: RawPack): Finding[] {
  const footingOf = rulesets.get(raw.manifest.ruleset)?.footing
  if (!footingOf) return []
  return casesOf(raw).flatMap(({ value: rule, at }) => {
    const scenario = changedScenario(raw, rule)
    const map = rule.map ?? (scenario && playedMap(raw, scenario))
    if (!rule.given || !scenario || !map) return []
    const board = boardOf(map)
    const footing = footingOf(raw, scenario, board, rule.given, within(at, 'given'))
    return faultsOf(board, footing).map((fault) => inWords(board, fault, footing.most))
  })
}

const KINDS = {
  closed: ['E-UNIT-ON-CLOSED-TERRAIN', 'unit-on-closed-terrain'],
  apart: ['E-HALVES-APART', 'halves-apart'],
  shared: ['E-CELL-SHARED', 'cell-shared'],
  full: ['E-CELL-FULL', 'cell-full'],
} as const

function inWords(board: BoardMap, { stander, kind, cell }: Fault, most: number): Finding {
  const [code, key] = KINDS[kind]
  const terrain = board.terrain[board.grid.indexOf(cell)] ?? '?'
  const values = {
    unit: { text: `units.${stander.unit}` },
    cell: { cell },
    ...(kind === 'closed' ? { terrain: { text: `terrain.${terrain}` } } : {}),
    ...(kind === 'full' ? { most } : {}),
  }
  return finding(code, stander.at, key, values, { found: cell, cells: [{ map: board.id, cell }] })
}
