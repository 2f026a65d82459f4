/** Checks that units of written positions, in cases and set-ups, stand on valid cells. */

import { wholeRuleset } from '../../rulesets'
import type { BoardMap, Finding, RawPack, Ruleset } from '../../types'
import type { At } from '../../types/pack'
import type { PositionUnits } from '../../types/ruleset'
import { boardOf } from '../board-map'
import { finding, within } from '../finding'
import { playedMap } from '../lookup'
import { merge } from '../merge'
import { boardOfScenario, casesOf, scenariosOf } from '../pack-parts'
import { changedScenario } from '../shared-parts'
import { type Fault, faultsOf } from '../written-units'

export function positions(raw: RawPack): Finding[] {
  const ruleset = wholeRuleset(raw.manifest.ruleset)
  return ruleset ? [...inSetUps(raw, ruleset), ...inCases(raw, ruleset)] : []
}

const inSetUps = (raw: RawPack, { startUnits }: Ruleset): Finding[] =>
  scenariosOf(raw).flatMap(({ value: scenario, at }) => {
    const board = boardOfScenario(raw, scenario)
    return board && startUnits ? faultsIn(board, startUnits(raw, scenario, board, at)) : []
  })

/** The position of a case, and the changed ones of `secret` steps, of which only the new faults count. */
const inCases = (raw: RawPack, { positionUnits: footingOf }: Ruleset): Finding[] =>
  casesOf(raw).flatMap(({ value: rule, at }) => {
    const scenario = changedScenario(raw, rule)
    const map = rule.map ?? (scenario && playedMap(raw, scenario))
    if (!footingOf || !scenario || !map) return []
    const board = boardOf(map)
    const judge = (given: NonNullable<typeof rule.given>, place: At): Finding[] =>
      faultsIn(board, footingOf(raw, scenario, board, given, place))
    const own = rule.given ? judge(rule.given, within(at, 'given')) : []
    const known = new Set(own.map(inShort))
    const secrets = rule.steps.flatMap((step, index) => {
      if (!('secret' in step)) return []
      const place = within(at, 'steps', index, 'secret')
      const given = merge(rule.given ?? {}, step.secret) as typeof step.secret
      return judge(given, place)
        .filter((fault) => !known.has(inShort(fault)))
        .map((fault) => ({ ...fault, ...place }))
    })
    return [...own, ...secrets]
  })

const inShort = ({ code, message }: Finding): string => JSON.stringify([code, message.values])

const KINDS = {
  closed: ['E-UNIT-ON-CLOSED-TERRAIN', 'unit-on-closed-terrain'],
  apart: ['E-HALVES-APART', 'halves-apart'],
  shared: ['E-CELL-SHARED', 'cell-shared'],
  full: ['E-CELL-FULL', 'cell-full'],
} as const

const faultsIn = (board: BoardMap, positionUnits: PositionUnits): Finding[] =>
  faultsOf(board, positionUnits).map((fault) => inWords(board, fault, positionUnits.most))

function inWords(board: BoardMap, { placed, kind, cell }: Fault, most: number): Finding {
  const [code, key] = KINDS[kind]
  const terrain = board.terrain[board.grid.indexOf(cell)] ?? '?'
  const values = {
    unit: { text: `units.${placed.unit}` },
    cell: { cell },
    ...(kind === 'closed' ? { terrain: { text: `terrain.${terrain}` } } : {}),
    ...(kind === 'full' ? { most } : {}),
  }
  return finding(code, placed.at, key, values, { found: cell, cells: [{ map: board.id, cell }] })
}
