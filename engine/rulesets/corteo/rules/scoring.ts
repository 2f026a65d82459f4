/** The final score, line by line (B-14, B-15). */

import type { ScoringLine, VictoryLevel } from '../../../../schemas/generated/content'
import type { Message, Outcome, Seat, SeatScore, Verdict } from '../../../types'
import { objectivePoints, ofPiece } from '../blocks/numbers'
import { idsOf } from '../names'
import type { Rules } from '../rules'
import { ARRESTED, type CorteoState } from '../state'

type SheetLine = Outcome['sheet'][number]

export function scoreSheet(rules: Rules, state: CorteoState): SheetLine[] {
  return rules.scenario.scoring.map((line, index) => {
    const { when } = rules.lines[index]
    const lines = when === undefined || when(rules, state) ? detailsOf(rules, state, line, index) : []
    return {
      id: line.id,
      label: { key: 'corteo.score.line', values: { line: { text: `scoring.${line.id}` } } },
      points: lines.reduce((sum, { points }) => sum + points, 0),
      lines,
    }
  })
}

export const score = (rules: Rules, state: CorteoState): number =>
  scoreSheet(rules, state).reduce((sum, { points }) => sum + points, 0)

function detailsOf(rules: Rules, state: CorteoState, line: ScoringLine, index: number): Detail[] {
  switch (line.type) {
    case 'objectives':
      return objectiveLines(rules, state, line, rules.lines[index].seat)
    case 'arrested-power':
      return unitLines(
        rules,
        state,
        { times: line.times, number: 'arrest-points' },
        (piece) => state.cell[piece] === ARRESTED && isOf(rules, piece, rules.lines[index].seat),
      )
    case 'counter': {
      const points = rules.counters.reduce((sum, { id, of }, at) => {
        const isMeant = of
          ? of.counter === line.counter && (line.seat === undefined || of.seat === rules.lines[index].seat)
          : false
        return isMeant || id === line.counter ? sum + state.counters[at] : sum
      }, 0)
      const values = { counter: { text: `counters.${line.counter}` } }
      return points === 0
        ? []
        : [{ label: { key: 'corteo.score.counter', values }, points: points * line.times }]
    }
    case 'power-on-map':
      return state.phase === 'over' ? onMapLines(rules, state, line, index) : []
  }
}

type Detail = { readonly label: Message; readonly points: number }

/** True if a piece belongs to a seat; -1 means any seat. */
const isOf = ({ pieces }: Rules, piece: number, seat: number): boolean =>
  seat < 0 || pieces.seat[piece] === seat

/** True if a cell was taken by a unit of the seat; -1 means any seat. */
const isTakenBy = (state: CorteoState, cell: number, seat: number): boolean =>
  seat < 0 || state.takenSeats[state.takenCells.indexOf(cell)] === seat

/** Returns one line a site, in map order, with the points of its cells that count. */
function objectiveLines(
  rules: Rules,
  state: CorteoState,
  line: Extract<ScoringLine, { type: 'objectives' }>,
  seat: number,
): Detail[] {
  const { board, ground } = rules
  const taken = [...state.covered, ...state.held].filter((cell) => isTakenBy(state, cell, seat))
  return board.sites.flatMap((site, index): Detail[] => {
    if (site.role !== 'objective' || (line.kinds && !line.kinds.includes(site.kind ?? ''))) return []
    const cells = taken.filter((cell) => ground.site[cell] === index)
    if (cells.length === 0) return []
    const points = cells.reduce((sum, cell) => sum + objectivePoints(rules, state, cell), 0) * line.times
    const values = { site: { text: `sites.${site.id}` }, cells: cells.length, of: site.cells.length }
    return [{ label: { key: 'corteo.score.site', values }, points }]
  })
}

/** C-140: returns lines for pieces of some types in places that count. */
function onMapLines(
  rules: Rules,
  state: CorteoState,
  line: Extract<ScoringLine, { type: 'power-on-map' }>,
  index: number,
): Detail[] {
  const { pieces, types, unscored, lines } = rules
  const safe = unscored[index]?.(rules, state)
  return unitLines(rules, state, { times: line.times, number: 'map-points' }, (piece) => {
    const cell = state.cell[piece]
    if (!isOf(rules, piece, lines[index].seat)) return false
    return cell >= 0 && safe?.[cell] !== 1 && line.units.includes(types[pieces.type[piece]].id)
  })
}

/** Returns one line for each piece that counts. */
function unitLines(
  rules: Rules,
  state: CorteoState,
  { times, number }: { readonly times: number; readonly number: 'arrest-points' | 'map-points' },
  counts: (piece: number) => boolean,
): Detail[] {
  const { pieces, types } = rules
  return idsOf(rules, state).flatMap((id, piece): Detail[] =>
    counts(piece)
      ? [
          {
            label: {
              key: 'corteo.score.unit',
              values: { unit: { text: `units.${types[pieces.type[piece]].id}` }, id },
            },
            points: ofPiece(rules, state, number, piece, pieces.power[piece]) * times,
          },
        ]
      : [],
  )
}

type Band = { readonly from?: number; readonly to?: number }

const isIn = (
  { from = Number.MIN_SAFE_INTEGER, to = Number.MAX_SAFE_INTEGER }: Band,
  total: number,
): boolean => total >= from && total <= to

/** C-143: the id of the comment on a score. */
export const commentOn = ({ scenario }: Rules, total: number): string | undefined =>
  scenario.comments?.find((band) => isIn(band, total))?.id

/** True if the players of a side have separate scores: it has several, and a line gives its points to one of them. */
const isScoredApart = ({ seatsOf, lines }: Rules, side: number): boolean =>
  seatsOf[side].length > 1 && lines.some(({ seat }) => seatsOf[side].includes(seat))

/** True if only one player of a side can win, by the scenario or because of separate scores. */
function winsApart(rules: Rules, side: number): boolean {
  const written = rules.scenario.sides?.find(({ id }) => id === rules.sides[side])
  return written?.wins ? written.wins === 'apart' : isScoredApart(rules, side)
}

/** Returns the points of each player with a separate score, from that player's own lines. */
export function seatScores(rules: Rules, sheet: readonly SheetLine[]): SeatScore[] {
  const { seats, lines } = rules
  return seats.flatMap(({ id, side }, seat) =>
    !isScoredApart(rules, side)
      ? []
      : [
          {
            seat: id,
            points: sheet.reduce(
              (sum, { points }, line) => sum + (lines[line].seat === seat ? points : 0),
              0,
            ),
          },
        ],
  )
}

type Winners = Pick<Verdict, 'winner' | 'winners' | 'drawn'>

/** Returns the winners of a level of victory: allies by name, otherwise those of one side. */
const winnersOf = (
  rules: Rules,
  { winner, winners = [] }: Pick<VictoryLevel, 'winner' | 'winners'>,
  scores: readonly SeatScore[],
): Winners =>
  winners.length > 1 ? { winner: 'draw', winners } : winnerOf(rules, winners[0] ?? winner, scores)

/**
 * Returns the winner for a winning side: its only player. If its players win apart, the one with most points wins, or
 * none if equal. If they win together, the winner is the side by name. A side without a player and a player win by name.
 */
function winnerOf(rules: Rules, side: string | undefined, scores: readonly SeatScore[]): Winners {
  const { sides, seats, seatsOf } = rules
  if (side === undefined || side === 'draw') return { winner: 'draw' }
  if (side === 'nobody') return { winner: 'draw', winners: [] }
  const index = sides.indexOf(side)
  const own = (seatsOf[index] ?? []).map((seat) => seats[seat].id)
  if (own.length < 2) return { winner: own[0] ?? side }
  if (!winsApart(rules, index)) return { winner: side }
  const points = (seat: Seat) => scores.find((score) => score.seat === seat)?.points ?? 0
  const most = Math.max(...own.map(points))
  const best = own.filter((seat) => points(seat) === most)
  return best.length === 1 ? { winner: best[0] } : { winner: 'draw', drawn: best }
}

/** Returns the first level that contains the score and whose condition holds, or `undefined`. Levels with a condition come first. */
function levelOf(rules: Rules, state: CorteoState, total: number): VictoryLevel | undefined {
  const open = rules.scenario.victory.filter(
    (band, index) => isIn(band, total) && rules.levels[index]?.(rules, state) !== false,
  )
  return open.find(({ when }) => when) ?? open[0]
}

/** Returns the level of victory for a score (C-142), with its comment. */
export function outcomeOf(rules: Rules, state: CorteoState): Verdict {
  const sheet = scoreSheet(rules, state)
  const total = sheet.reduce((sum, { points }) => sum + points, 0)
  const ended = state.underway?.verdict
  const band = levelOf(rules, state, total)
  const level =
    ended?.winner === undefined ? band : { id: ended.level, winner: rules.allSides[ended.winner] ?? 'draw' }
  const comment = commentOn(rules, total)
  const scores = seatScores(rules, sheet)
  return {
    ...winnersOf(rules, level ?? {}, scores),
    level: level?.id,
    score: total,
    reason: reasonOf(rules, level?.id, comment, total),
    sheet,
    ...(scores.length > 0 ? { scores } : {}),
    levels: ladderOf(rules),
  }
}

/** The levels of victory that depend on the score alone, the highest first. */
const ladderOf = ({ scenario }: Rules): NonNullable<Verdict['levels']> =>
  scenario.victory
    .filter(({ when }) => when === undefined)
    .map(({ id, from, to }) => ({
      id,
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    }))
    .sort((a, b) => (b.from ?? Number.MIN_SAFE_INTEGER) - (a.from ?? Number.MIN_SAFE_INTEGER))

function reasonOf(
  { scenario }: Rules,
  level: string | undefined,
  comment: string | undefined,
  score: number,
): Message {
  if (level === undefined) return { key: 'corteo.outcome.none', values: { score } }
  // An effect may end the game at a level of its own.
  const group = scenario.victory.some(({ id }) => id === level) ? 'victory' : 'levels'
  const values = { level: { text: `${group}.${level}` }, score }
  return comment === undefined
    ? { key: 'corteo.outcome.level', values }
    : { key: 'corteo.outcome.comment', values: { ...values, comment: { text: `comments.${comment}` } } }
}
