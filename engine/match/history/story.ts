/** The story of a game for one viewer: the moves of each step, and the changes since the last own decision. */
import { table, view } from '../../game'
import { eventsFor } from '../../kernel/secrets'
import type { Session, Step } from '../../replay/session'
import { rulesetOf } from '../../rulesets'
import type {
  CellIndex,
  GameDef,
  GameEvent,
  GameState,
  Message,
  Seat,
  Table,
  TablePiece,
  Viewer,
} from '../../types'
import type { Change, Heading, PieceMove, Since, Told, Trail } from '../port/match'
import { observedCount, type Stretch } from '../view/observed'

/** The maximum number of headline events of a stretch; the log has the rest. */
const MOST_TOLD = 8
/** Headline events in every game: effects of scenarios and agreements of players. */
const ALWAYS: ReadonlySet<string> = new Set([
  ...['trigger', 'revealed', 'answered', 'deal-accepted', 'deal-accepted-unread'],
  ...['card-turned', 'card-drawn', 'card-played', 'card-discarded'],
])
/** The maximum number of events of a stretch without headline events. */
const MOST_PLAIN = 4

/** A position as a viewer sees it: its turn and phase, and the cells of its pieces. */
type Seen = { readonly heading: Heading; readonly places: ReadonlyMap<string, CellIndex> }

const headings = new WeakMap<GameState, Map<Viewer, Heading>>()

/** Turn and phase of a position as a viewer sees them. */
export function headingOf(def: GameDef, state: GameState, viewer: Viewer): Heading {
  return headings.get(state)?.get(viewer) ?? seenAt(def, state, viewer).heading
}

/** The size of the cache of positions. Steps are read in order, and each shares a position with the next. */
const RECENT = 4
const recent: { readonly state: GameState; readonly viewer: Viewer; readonly seen: Seen }[] = []

function seenAt(def: GameDef, state: GameState, viewer: Viewer): Seen {
  const known = recent.find((one) => one.state === state && one.viewer === viewer)
  if (known) return known.seen
  const { round, phase, pieces } = table(def, view(def, state, viewer))
  const seen = { heading: { round, phase }, places: placesOf(pieces) }
  headings.set(state, (headings.get(state) ?? new Map<Viewer, Heading>()).set(viewer, seen.heading))
  recent.unshift({ state, viewer, seen })
  recent.length = Math.min(recent.length, RECENT)
  return seen
}

const placesOf = (pieces: readonly TablePiece[]): Map<string, CellIndex> =>
  new Map(pieces.flatMap(({ id, cell }) => (cell === undefined ? [] : [[id, cell] as const])))

/** The position before a step. */
export const stateBefore = ({ start }: Session, step: Step): GameState => step.before?.state ?? start

type StepSeen = {
  readonly heading: Heading
  /** The turn and phase after the step. */
  readonly after: Heading
  readonly moves: readonly PieceMove[]
}
const steps = new WeakMap<Step, Map<Viewer, StepSeen>>()

/** The turn and phase of a step and the pieces that it moved, for one viewer. */
export function stepSeen(session: Session, step: Step, viewer: Viewer): StepSeen {
  const known = steps.get(step) ?? new Map<Viewer, StepSeen>()
  steps.set(step, known)
  let seen = known.get(viewer)
  if (!seen) {
    const after = seenAt(session.def, step.state, viewer)
    const before = seenAt(session.def, stateBefore(session, step), viewer)
    seen = {
      heading: before.heading,
      after: after.heading,
      moves: movesBetween(before.places, after.places),
    }
    known.set(viewer, seen)
  }
  return seen
}

function movesBetween(before: Seen['places'], after: Seen['places']): PieceMove[] {
  const moves: PieceMove[] = []
  for (const [piece, from] of before) {
    const to = after.get(piece)
    if (to !== from) moves.push({ piece, from, to })
  }
  for (const [piece, to] of after) if (!before.has(piece)) moves.push({ piece, to })
  return moves
}

/**
 * The changes since the last action of one of these seats, or since the beginning if there was none.
 * Without seats, the changes of the last step. Returns `undefined` if nothing has changed. `now` is the table for the viewer.
 */
export function sinceOf(
  session: Session,
  viewer: Viewer,
  { act, after }: Stretch,
  own: readonly Seat[],
  now: Table,
): Since | undefined {
  const to = observedCount(session, viewer)
  const stretch = act && own.length === 0 ? [act] : after
  if (stretch.length === 0) return undefined
  const from = to - stretch.length
  const trails = trailsOf(session, viewer, stretch)
  const heard = stretch.flatMap(({ seat, events }, index) =>
    eventsFor(viewer, events).map((event): Told => ({ seat, count: from + index + 1, event })),
  )
  const before = table(session.def, view(session.def, stateBefore(session, stretch[0]), viewer))
  const pieces = new Map([...allPieces(before), ...allPieces(now)].map((piece) => [piece.id, piece]))
  const mine =
    own.length > 0 && viewer !== 'spectator' ? namesOf(session.def, viewer, pieces) : new Set<string>()
  const told = worthTelling(
    session.def,
    heard.map((one) => (namesIn(one.event).some((name) => mine.has(name)) ? { ...one, isOwn: true } : one)),
    trails,
  )
  return {
    from,
    to,
    trails: trails.flatMap((trail) => {
      const piece = pieces.get(trail.piece)
      return piece ? [{ ...trail, piece }] : []
    }),
    told,
    more: heard.length - told.length,
    changes: ownFirst(changesBetween(before, now), ({ seat }) => seat !== undefined && mine.has(seat)),
  }
}

/** The names of a player in the fields of events: its seat, its side and its pieces. */
function namesOf(def: GameDef, seat: Seat, pieces: ReadonlyMap<string, TablePiece>): ReadonlySet<string> {
  const side = def.sideOf[seat]
  const own = [...pieces.values()].filter((piece) => piece.side === seat || piece.side === side)
  return new Set([seat, side, ...own.map(({ id }) => id)])
}

/** The names in the fields of an event: pieces, cells and players. */
export const namesIn = ({ type: _, message: _message, ...facts }: GameEvent): string[] =>
  Object.values(facts)
    .flat()
    .filter((fact) => typeof fact === 'string')

/** The same list with some entries first; both parts keep their order. */
const ownFirst = <T>(all: readonly T[], isOwn: (one: T) => boolean): T[] => [
  ...all.filter(isOwn),
  ...all.filter((one) => !isOwn(one)),
]

type PieceTrail = Omit<Trail, 'piece'> & { readonly piece: string }

/** The trail of each piece; a piece that is back at its start has none. */
function trailsOf(session: Session, viewer: Viewer, stretch: readonly Step[]): PieceTrail[] {
  const ways = new Map<string, (CellIndex | undefined)[]>()
  for (const step of stretch)
    for (const { piece, from, to } of stepSeen(session, step, viewer).moves)
      ways.set(piece, [...(ways.get(piece) ?? [from]), to])
  return [...ways].flatMap(([piece, way]) => {
    const [from, to] = [way[0], way.at(-1)]
    const between = way.slice(1, -1).filter((cell) => cell !== undefined)
    return from === to ? [] : [{ piece, from, to, way: between }]
  })
}

/** Whether a summary keeps an event. */
export const isHeadline = (def: GameDef, { type }: GameEvent): boolean =>
  ALWAYS.has(type) || rulesetOf(def).words.headlines?.includes(type) === true

/**
 * The headline events, those about the viewer first. If there is room, other events about the viewer that no trail shows.
 * Without any, the last events that no trail shows.
 */
function worthTelling(def: GameDef, heard: readonly Told[], trails: readonly PieceTrail[]): Told[] {
  const shown = new Set(trails.map(({ piece }) => piece))
  const { begins = [] } = rulesetOf(def).words
  const plain = heard.filter(
    ({ event }) => !isHeadline(def, event) && !isShown(event, shown) && !begins.includes(event.type),
  )
  const headlines = heard.filter(({ event }) => isHeadline(def, event))
  const own = headlines.filter(({ isOwn }) => isOwn).slice(-MOST_TOLD)
  const aboutViewer = plain.filter(({ isOwn }) => isOwn).slice(-MOST_PLAIN)
  const others = headlines.filter(({ isOwn }) => !isOwn)
  const room = MOST_TOLD - own.length
  const more = room > 0 ? aboutViewer.slice(-room) : []
  const left = room - more.length
  const told = [...own, ...more, ...(left > 0 ? others.slice(-left) : [])]
  if (told.length === 0) return plain.slice(-MOST_PLAIN)
  const chosen = new Set(told)
  return ownFirst(
    heard.filter((one) => chosen.has(one)),
    ({ isOwn }) => isOwn === true,
  )
}

const isShown = ({ unit }: GameEvent, shown: ReadonlySet<string>): boolean =>
  typeof unit === 'string' && shown.has(unit)

/**
 * The differences of two tables: pieces in another place or state, pieces on one table only, and numbers.
 * `from` and `before` are of the first.
 */
export function differenceBetween(one: Table, other: Table): Difference {
  const pieces = new Map([...allPieces(other), ...allPieces(one)].map((piece) => [piece.id, piece]))
  const elsewhere = movesBetween(placesOf(allPieces(one)), placesOf(allPieces(other)))
  const moved = new Set(elsewhere.map(({ piece }) => piece))
  const looks = new Map(one.pieces.map((piece) => [piece.id, lookOf(piece)]))
  const isOtherwise = (piece: TablePiece) =>
    !moved.has(piece.id) && looks.has(piece.id) && looks.get(piece.id) !== lookOf(piece)
  return {
    elsewhere: elsewhere.flatMap(({ piece: id, from, to }) => {
      const piece = pieces.get(id)
      return piece ? [{ piece, from, to }] : []
    }),
    otherwise: other.pieces.filter(isOtherwise),
    changes: changesBetween(one, other),
  }
}

type Difference = {
  readonly elsewhere: readonly (Omit<PieceMove, 'piece'> & { readonly piece: TablePiece })[]
  /** Pieces in the same place in another state. */
  readonly otherwise: readonly TablePiece[]
  readonly changes: readonly Change[]
}

/** The properties of a piece except its level in the stack. */
const lookOf = ({ level: _, ...piece }: TablePiece): string => JSON.stringify(piece)

const allPieces = ({ pieces, trays }: Table): TablePiece[] => [
  ...trays.flatMap((tray) => tray.pieces),
  ...pieces,
]

/** Changes of the public numbers of a game: points, markers on tracks, counters on mats. Tracks of the turn's progress are left out. */
export function changesBetween(before: Table, now: Table): Change[] {
  const was = new Map(countedOn(before).map((one) => [one.id, one]))
  return countedOn(now).flatMap(({ id, value, name, isProgress, ...what }) => {
    const old = was.get(id)
    if (old === undefined || old.value === value || isProgress) return []
    return [
      {
        ...what,
        ...{ before: old.value, now: value },
        ...(old.name && name && { beforeName: old.name, nowName: name }),
      },
    ]
  })
}

type Counted = Omit<Change, 'before' | 'now' | 'beforeName' | 'nowName'> & {
  readonly id: string
  readonly value: number
  readonly name?: Message
  readonly isProgress?: boolean
}

const countedOn = ({ score, tracks = [], mats = [] }: Table): Counted[] => [
  ...(score.scores
    ? score.scores.map(({ seat, points }) => ({
        id: `score ${seat}`,
        what: 'points' as const,
        seat,
        value: points,
      }))
    : [{ id: 'score', what: 'points' as const, value: score.total }]),
  ...tracks.flatMap(({ id, markers, spaces, isProgress }) =>
    markers.map((marker) => ({
      id: `track ${id} ${marker.id}`,
      label: marker.label,
      value: marker.at,
      name: spaces.find(({ at }) => at === marker.at)?.label,
      isProgress,
    })),
  ),
  ...mats.flatMap(({ seat, counters }) =>
    counters.map(({ id, label, value }) => ({ id: `mat ${seat} ${id}`, label, seat, value })),
  ),
]
