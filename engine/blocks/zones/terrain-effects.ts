/** Effects that change the ground: the terrain of a cell, and the edge between two cells. */
import type { Effect } from '../../../schemas/generated/content'
import { fact } from '../../kernel/facts'
import { memoise } from '../../memoise'
import type { BoardMap, CellIndex } from '../../types'
import type { Blocks, Words } from '../context'
import { pieceCells } from '../filters'
import { type BlockTurn, type DoEffect, type GroundPort, type Laid, NOTHING } from '../port'
import { liveCells, liveZone } from './dynamic-zones'
import { boardNow } from './ground'

/** The part of the language for games with changing ground. */
export const TERRAIN_WORDS: Words = { effects: { terrain: terrainEffect, edge: edgeEffect } }

const BARE: Laid = { terrain: [], edges: [] }

function groundOf({ port }: Blocks): GroundPort {
  if (!port.ground) throw new Error(`Blocks of ${port.ruleset} change the ground, and its port has none`)
  return port.ground
}

function terrainEffect(blocks: Blocks, raw: Extract<Effect, { type: 'terrain' }>): DoEffect {
  const ground = groundOf(blocks)
  const cells = liveCells(blocks, raw.zone, pieceCells)
  const terrain = (blocks.terrain ?? []).indexOf(raw.to)
  return (turn, subject) => {
    // An unknown terrain changes nothing; the checks report the name.
    if (terrain < 0) return
    const { rules } = turn
    const { terrain: now } = boardNow(rules, turn.state)
    const others = cells(rules, turn.state, subject).filter((cell) => now[cell] !== raw.to)
    if (others.length === 0) return
    const { laid = BARE } = turn.state
    const kept = laid.terrain.filter(([cell]) => !others.includes(cell))
    const fresh = others.filter((cell) => blocks.board.terrain[cell] !== raw.to)
    const all = [...kept, ...fresh.map((cell) => [cell, terrain] as const)].sort(byPlace)
    lay(turn, ground, { ...laid, terrain: all })
    tell(turn, others, { text: `terrain.${raw.to}` })
  }
}

function edgeEffect(blocks: Blocks, raw: Extract<Effect, { type: 'edge' }>): DoEffect {
  const ground = groundOf(blocks)
  const { grid } = blocks.board
  const cells = liveCells(blocks, raw.zone, pieceCells)
  const beyond = raw.toward && liveZone(blocks, raw.toward, pieceCells)
  const kind = raw.to === undefined ? NOTHING : (blocks.edges ?? []).indexOf(raw.to)
  const width = grid.directions.length
  return (turn, subject) => {
    if (raw.to !== undefined && kind < 0) return
    const { rules } = turn
    const others = beyond?.(rules, turn.state, subject)
    const now = typesByEdge(boardNow(rules, turn.state))
    const changed = new Map<number, Laid['edges'][number]>()
    for (const cell of cells(rules, turn.state, subject))
      for (let direction = 0; direction < width; direction++) {
        const next = grid.neighbours[cell * width + direction]
        if (next < 0 || others?.[next] === 0) continue
        const index = grid.edgeIndex(cell, direction)
        const type = now.get(index)
        if (type === raw.to || (raw.edges && (type === undefined || !raw.edges.includes(type)))) continue
        if (!changed.has(index)) changed.set(index, [cell, direction, kind])
      }
    if (changed.size === 0) return
    const { laid = BARE } = turn.state
    const kept = laid.edges.filter(([cell, direction]) => !changed.has(grid.edgeIndex(cell, direction)))
    const printed = typesByEdge(blocks.board)
    const fresh = [...changed].flatMap(([index, edge]) => (printed.get(index) === raw.to ? [] : [edge]))
    lay(turn, ground, { ...laid, edges: [...kept, ...fresh].sort(byPlace) })
    const where = [...new Set([...changed.values()].map(([cell]) => cell))]
    tell(turn, where, raw.to === undefined ? undefined : { text: `edges.${raw.to}` })
  }
}

const byPlace = (a: readonly number[], b: readonly number[]): number => a[0] - b[0] || a[1] - b[1]

const typesByEdge = memoise(
  ({ grid, edges }: BoardMap) =>
    new Map(edges.map(({ type, cell, direction }) => [grid.edgeIndex(cell, direction), type])),
)

/** Ground that equals the map again is dropped, so that the state equals one without changes. */
function lay(turn: BlockTurn, ground: GroundPort, laid: Laid): void {
  if (laid.terrain.length + laid.edges.length > 0) turn.state.laid = laid
  else delete turn.state.laid
  ground.changed(turn)
}

/** The log names the new ground and points at its first cell. */
function tell(
  turn: BlockTurn,
  cells: readonly CellIndex[],
  kind: { readonly text: string } | undefined,
): void {
  const { names } = turn.rules.blocks.ground.board.grid
  const facts = { cell: names[cells[0]], cells: cells.map((cell) => names[cell]) }
  const values = { cell: { cell: names[cells[0]] }, cells: cells.length, ...(kind ? { kind } : {}) }
  turn.emit(fact('blocks', kind ? 'ground-laid' : 'ground-cleared', values, facts))
}
