/** The score sheet: the current points of each line of the scenario. */
import type { Message, Outcome } from '../../../types'
import { ofPiece, ofSeat } from '../blocks/numbers'
import { sideName, unitName } from '../events'
import { idsOf } from '../names'
import type { Rules, ScoreLine } from '../rules'
import { CAPTIVE, type CryHavocState, DEAD, GONE, has, WOUNDED } from '../state'
import { cellsOf, isAble, isCaptive } from './figures'

type SheetLine = Outcome['sheet'][number]
type Detail = { readonly label: Message; readonly points: number }

export const scoreSheet = (rules: Rules, state: CryHavocState): SheetLine[] =>
  rules.ends.lines.map((line, index) => {
    const lines = detailsOf(rules, state, line, index)
    return {
      id: line.id,
      label: {
        key: 'cry-havoc.score.line',
        values: { line: { text: `scoring.${line.id}` }, side: sideName(rules, line.side) },
      },
      points: lines.reduce((sum, { points }) => sum + points, 0),
      lines,
    }
  })

/** Returns the points of a side over all of its lines. */
export const pointsOf = (rules: Rules, state: CryHavocState, side: number): number =>
  scoreSheet(rules, state).reduce(
    (sum, { points }, index) => sum + (rules.ends.lines[index].side === side ? points : 0),
    0,
  )

function detailsOf(rules: Rules, state: CryHavocState, line: ScoreLine, index: number): Detail[] {
  switch (line.type) {
    case 'casualties':
      return perPiece(rules, state, (piece) => casualtyPoints(rules, state, line, piece))
    case 'captive':
      return perPiece(rules, state, (piece) => captivePoints(rules, state, line, piece))
    case 'exit': {
      const count = state.points[index]
      const label = { key: 'cry-havoc.score.left', values: { count } }
      return count === 0 ? [] : [{ label, points: count * pointsEach(rules, state, 'exit-points', line) }]
    }
    case 'hold': {
      const count = line.cells.filter((region) => holds(rules, state, line.side, region)).length
      const label = { key: 'cry-havoc.score.held', values: { count } }
      return count === 0 ? [] : [{ label, points: count * pointsEach(rules, state, 'hold-points', line) }]
    }
  }
}

const pointsEach = (
  rules: Rules,
  state: CryHavocState,
  number: 'exit-points' | 'hold-points',
  { side, points }: ScoreLine,
): number => Number(points) + ofSeat(rules, state, number, side, 0)

/** Returns lines with a number, one a piece. */
function perPiece(
  rules: Rules,
  state: CryHavocState,
  pointsFor: (piece: number) => number | undefined,
): Detail[] {
  return idsOf(rules, state).flatMap((id, piece): Detail[] => {
    const points = pointsFor(piece)
    if (points === undefined) return []
    const fate = isCaptive(state, piece) ? 'captive' : state.health[piece] === DEAD ? 'killed' : 'wounded'
    const values = { unit: unitName(rules, piece), id, fate }
    return [{ label: { key: 'cry-havoc.score.piece', values }, points }]
  })
}

/** Returns the points for a casualty, or `undefined` if the piece is unhurt or has no value. */
export function casualtyPoints(
  rules: Rules,
  state: CryHavocState,
  line: ScoreLine,
  piece: number,
): number | undefined {
  const { pieces } = rules
  if (pieces.side[piece] === line.side || line.units[pieces.type[piece]] === 0) return undefined
  const killed = ofPiece(
    rules,
    state,
    'casualty-points',
    piece,
    line.points === 'worth' ? pieces.worth[piece] : line.points,
  )
  if (state.health[piece] === DEAD) return killed
  if (state.health[piece] !== WOUNDED || isCaptive(state, piece)) return undefined
  return line.wounded === 'half' ? Math.trunc(killed / 2) : line.wounded
}

/** Returns the points for a captive that was led off the map (CH-100), or `undefined`. */
function captivePoints(
  rules: Rules,
  state: CryHavocState,
  line: ScoreLine,
  piece: number,
): number | undefined {
  if (!has(state, piece, CAPTIVE) || state.cell[piece] !== GONE || state.captor[piece] !== line.side)
    return undefined
  const plain = line.points === 'worth' ? rules.pieces.captureWorth[piece] : line.points
  return ofPiece(rules, state, 'captive-points', piece, plain)
}

/** True if figures of the side stand in a region and no enemy figure does. */
export function holds(rules: Rules, state: CryHavocState, side: number, region: Uint8Array): boolean {
  const { pieces } = rules
  let own = false
  for (let piece = 0; piece < pieces.count; piece++) {
    if (!isAble(rules, state, piece) || !cellsOf(state, piece).some((cell) => region[cell] === 1)) continue
    if (pieces.side[piece] !== side) return false
    own = true
  }
  return own
}
