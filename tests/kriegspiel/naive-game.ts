/** Positions of the second implementation (`naive.ts`) as games of the engine. */
import { compile } from '../../engine/game'
import type { GameDef, RawPack } from '../../engine/types'
import { loadPack } from '../engine/support/content'
import { type Position, SIDES } from './naive'
import { type Board, KINDS } from './naive-positions'

const raw = loadPack('kriegspiel')
const published = raw.maps.board

export const name = (column: number, row: number): string =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`

/** The pack's board, parsed without the engine: rows of characters, and the arsenals among the sites. */
export const publishedBoard: Board = {
  rows: published.rows!,
  arsenals: published.sites!.flatMap((site) =>
    site.role === 'base'
      ? site.cells.map((cell) => ({
          side: SIDES.find((side) => side === site.side)!,
          column: Number(cell.slice(0, 2)),
          row: Number(cell.slice(2)),
        }))
      : [],
  ),
}

const LEGEND: Readonly<Record<string, { terrain: string }>> = {
  '.': { terrain: 'north-plain' },
  M: { terrain: 'mountain-range' },
  P: { terrain: 'mountain-pass' },
  F: { terrain: 'stone-fort' },
}

/** @param change replaced parts of the scenario */
export function gameOn(
  board: Board,
  ruleOptions: Position['ruleOptions'],
  more: object = {},
  change: object = {},
): GameDef {
  const scenario = { ...raw.scenarios.opening, ...change, rules: { ...ruleOptions, ...more } }
  const map = {
    ...published,
    grid: { kind: 'square', columns: board.rows[0].length, rows: board.rows.length },
    legend: LEGEND,
    rows: board.rows,
    places: [],
    regions: [],
    sites: board.arsenals.map(({ side, column, row }, index) => ({
      role: 'base',
      id: `arsenal-${index}`,
      side,
      number: index,
      cells: [name(column, row)],
      exits: [],
    })),
  }
  const maps = board === publishedBoard ? raw.maps : { ...raw.maps, board: map }
  const changed = { ...raw, maps, scenarios: { ...raw.scenarios, opening: scenario } } as unknown as RawPack
  const made = compile(changed, 'opening')
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

/** Returns the position in the format of a case. */
export const written = (position: Position) => ({
  turn: 'north',
  phase: 'attack' as string,
  units: position.units.map((unit) => ({
    id: unit.name,
    unit: KINDS[unit.kind].id,
    side: unit.side,
    at: name(unit.column, unit.row),
    retreating: unit.mustRetreat,
  })),
  destroyed: position.arsenals
    .filter(({ destroyed }) => destroyed)
    .map(({ column, row }) => name(column, row)),
})
