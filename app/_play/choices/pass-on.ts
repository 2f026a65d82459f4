/** Repeats a passing choice until something new concerns the player. Independent of rules and games; no React. */
import { actionKey } from '../../../engine/action-key'
import type { LogStep } from '../../../engine/match/port/match'
import type { Choice, Decision, Seat, Table, TablePiece } from '../../../engine/types'
import type { PlayView } from '../model/play-view'

/** The only choice of a decision that is a button and names nothing: "Done", "Declare no more attacks". */
export function passingChoice({ choices }: Pick<Decision, 'choices'>): Choice | undefined {
  const bare = choices.filter(({ at, action }) => at.kind === 'button' && Object.keys(action).length === 1)
  return bare.length === 1 ? bare[0] : undefined
}

/** The turn of the game as text: the first value of the round numbers it, others number smaller parts of it. */
export const turnOf = ({ round: { key, values = {} } }: Pick<Table, 'round'>): string =>
  JSON.stringify([key, Object.values(values)[0]])

/** The decisions that a player has passed one after the other in one turn of the game. */
export type Passed = {
  readonly seat: Seat
  /** The turn of the game, as text. */
  readonly round: string
  /** The keys and the kinds of all choices that the player has passed. */
  readonly seen: ReadonlySet<string>
}

/** The passed decisions after another choice of the player; `undefined` after any choice that does not pass. */
export function afterChoice(
  before: Passed | undefined,
  decision: Decision,
  choice: Choice,
  round: string,
): Passed | undefined {
  const passing = passingChoice(decision)
  if (!passing || actionKey(passing.action) !== actionKey(choice.action)) return undefined
  const isSame = before?.seat === decision.seat && before.round === round
  const keys = decision.choices.flatMap(({ action, group }) => [actionKey(action), group])
  return { seat: decision.seat, round, seen: new Set([...(isSame ? before.seen : []), ...keys]) }
}

export type Seen = Pick<
  PlayView,
  'decision' | 'botsTurn' | 'moment' | 'outcome' | 'handover' | 'log' | 'paused' | 'botsAsked'
> & {
  readonly table: Pick<PlayView['table'], 'pieces' | 'trays'>
}

/** The next passing choice, `wait` while others act, or `stop`. `since` is the number of the last step the player knows. */
export function nextPass(
  passed: Passed,
  view: Seen,
  round: string,
  since: number,
  side: string | undefined,
): Choice | 'wait' | 'stop' {
  const { decision, botsTurn, moment, outcome, handover, log, paused, botsAsked } = view
  if (moment || outcome || handover !== undefined || round !== passed.round) return 'stop'
  if (log.some((step) => step.count > since && concerns(step, passed.seat, namesOf(view, passed.seat, side))))
    return 'stop'
  if (!decision || botsTurn) return paused && botsAsked ? 'stop' : 'wait'
  if (decision.seat !== passed.seat || decision.choices.some((choice) => isNew(choice, passed, view, side)))
    return 'stop'
  return passingChoice(decision) ?? 'stop'
}

/** A choice is new if its kind is, or if it is about a place or a piece of the seat. Other players' moves alone change the rest. */
function isNew(
  { action, group, at }: Choice,
  passed: Passed,
  { table }: Seen,
  side: string | undefined,
): boolean {
  if (passed.seen.has(actionKey(action))) return false
  const isOwn = (piece: TablePiece) => piece.side === passed.seat || piece.side === side
  const isAt = ({ id, cell }: TablePiece) =>
    at.kind === 'piece' ? id === at.piece : at.kind === 'cell' && cell === at.cell
  return !passed.seen.has(group) || table.pieces.some((piece) => isOwn(piece) && isAt(piece))
}

/** The seat, its side, and its pieces, as events name them. */
function namesOf({ table }: Pick<Seen, 'table'>, seat: Seat, side: string | undefined): ReadonlySet<string> {
  const all = [...table.pieces, ...table.trays.flatMap(({ pieces }) => pieces)]
  const own = all.filter((piece) => piece.side === seat || piece.side === side).map(({ id }) => id)
  const sides = side === undefined ? [] : [side, `sides.${side}`]
  return new Set([seat, `seats.${seat}`, ...sides, ...own])
}

/** Whether a step of another player names the seat or something of its own. */
export const concerns = ({ seat, events }: LogStep, own: Seat, names: ReadonlySet<string>): boolean =>
  seat !== own && events.some((event) => isNamed(event, names))

/** Fields that say who hears an event. */
const HEARERS = ['only', 'others']

function isNamed(value: unknown, names: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return names.has(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([field, one]) => !HEARERS.includes(field) && isNamed(one, names))
}
