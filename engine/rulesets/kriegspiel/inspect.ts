/** Describes a square or a unit under the pointer: the sums of attack and defence line by line, with their sources. */
import type { Inspection, Message, Pointed, TableLine, Viewer } from '../../types'
import { cellName, sideName, unitName } from './events'
import { pieceNamed } from './phase'
import type { KriegspielDef, Rules } from './rules'
import { attackOn, defenceOf, resultOf, type Share, supportOn } from './rules/combat'
import { isConnected, isLit, isOnLine, loadNetworks } from './rules/network'
import { networkOf } from './rules/rays'
import { isMovable, reach } from './rules/reach'
import { opponentOf } from './rules/sides'
import type { KriegspielState } from './state'

export function inspect(
  { rules }: KriegspielDef,
  view: KriegspielState,
  _viewer: Viewer,
  at: Pointed,
): Inspection | undefined {
  loadNetworks(rules, view)
  if (at.kind === 'piece') {
    const piece = pieceNamed(rules, at.piece)
    return piece >= 0 && view.cell[piece] >= 0 ? ofPiece(rules, view, piece) : undefined
  }
  const piece = rules.cache.at[at.cell] ?? -1
  if (piece >= 0) return ofPiece(rules, view, piece)
  return at.cell >= 0 && at.cell < rules.ground.size ? ofCell(rules, view, at.cell) : undefined
}

/** Describes a unit as a target of the other side, and its possible moves in this turn. */
function ofPiece(rules: Rules, state: KriegspielState, piece: number): Inspection {
  const side = rules.pieces.side[piece]
  const cell = state.cell[piece]
  const attack: Share[] = []
  const defence: Share[] = []
  const opponent = opponentOf(rules, state, side)
  const strength = attackOn(rules, opponent, cell, attack)
  const resistance = defenceOf(rules, piece, defence)
  const result = resultOf(rules, piece, strength, resistance)
  const how = isOnLine(rules, piece) ? 'line' : isConnected(rules, piece) ? 'contact' : 'none'
  const count = isMovable(rules, state, piece) ? reach(rules, state, piece) : 0
  return {
    title: { key: 'kriegspiel.inspect.unit', values: { unit: unitName(rules, piece), how } },
    verdict: {
      key: 'kriegspiel.inspect.verdict',
      values: { attack: strength, defence: resistance, difference: strength - resistance, result },
    },
    sums: [
      sum(rules, 'attack', opponent, strength, attack),
      sum(rules, 'defence', side, resistance, defence),
    ],
    cells: Array.from(rules.cache.reached.subarray(0, count), (to) => ({
      cell: to,
      kind: 'reach',
      label: { key: 'kriegspiel.inspect.reach', values: { cell: cellName(rules, to) } },
    })),
    lines: [...linesTo(rules, 'fire', cell, attack), ...linesTo(rules, 'support', cell, defence)],
  }
}

/** Describes an empty square: units that could fire at it or support it, and the lines that cross it. */
function ofCell(rules: Rules, state: KriegspielState, cell: number): Inspection {
  const sides = [...rules.sides.keys()]
  const lit = sides.filter((side) => isLit(rules, side, cell))
  const sums = sides.flatMap((side) => {
    const attack: Share[] = []
    const support: Share[] = []
    return [
      sum(rules, 'attack', side, attackOn(rules, side, cell, attack), attack),
      sum(rules, 'support', side, supportOn(rules, side, cell, support), support),
    ]
  })
  return {
    title: {
      key: `kriegspiel.inspect.${['dark', 'lit', 'lit-both'][lit.length] ?? 'lit-many'}`,
      values: { cell: cellName(rules, cell), ...(lit.length === 1 ? { side: sideName(rules, lit[0]) } : {}) },
    },
    sums: sums.filter(({ lines }) => lines.length > 0),
    cells: [],
    lines: lit.flatMap((side) =>
      networkOf(rules, state, side)
        .rays.filter(({ from, to }) => crosses(rules, from, to, cell))
        .map((ray) => ({ kind: 'communication', side: rules.sides[side], ...ray })),
    ),
  }
}

/** True if a square is on the straight line between two others. */
function crosses({ board: { grid } }: Rules, from: number, to: number, cell: number): boolean {
  if (cell === from) return true
  const direction = grid.straight(from, to)
  return grid.straight(from, cell) === direction && grid.distance(from, cell) <= grid.distance(from, to)
}

function sum(
  rules: Rules,
  id: string,
  side: number,
  total: number,
  shares: readonly Share[],
): Inspection['sums'][number] {
  return {
    id: `${id}-${rules.sides[side]}`,
    label: { key: `kriegspiel.inspect.sum-${id}`, values: { side: sideName(rules, side) } },
    total,
    lines: shares.map(({ piece, as, points }) => ({
      label: shareText(rules, piece, as),
      points,
      piece: rules.pieces.ids[piece],
    })),
  }
}

const shareText = (rules: Rules, piece: number, as: Share['as']): Message => ({
  key: `kriegspiel.inspect.share-${as}`,
  values: { unit: unitName(rules, piece), cell: cellName(rules, rules.cache.cell[piece]) },
})

function linesTo(
  { cache, sides, pieces }: Rules,
  kind: string,
  to: number,
  shares: readonly Share[],
): TableLine[] {
  const from = [...new Set(shares.map(({ piece }) => piece))].filter((piece) => cache.cell[piece] !== to)
  return from.map((piece) => ({ kind, side: sides[pieces.side[piece]], from: cache.cell[piece], to }))
}
