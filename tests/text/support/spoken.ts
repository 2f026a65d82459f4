/** Every text that a position shows to its seats, with its place. */

import { describeCell } from '../../../app/_play/board/describe'
import { pieceName } from '../../../app/_play/board/piece-name'
import { choiceHint } from '../../../app/_play/guide/use-hint'
import type { PlayView } from '../../../app/_play/model/play-view'
import { cellText } from '../../../engine/cell-text'
import { inspect, outcome, table, view } from '../../../engine/game'
import type {
  Decision,
  GameDef,
  GameEvent,
  GameState,
  Inspection,
  Outcome,
  Pointed,
  Refusal,
  Seat,
  Table,
  TableCard,
  TablePiece,
} from '../../../engine/types'
import type { Speech } from './speech'

export type Spoken = { readonly where: string; readonly text: string }

const at = (where: string, text: string | undefined): Spoken[] =>
  text === undefined || text === '' ? [] : [{ where, text }]

/** Returns the interface's word for a kind (`play.badges.moved`), or `otherwise` if the pack may name it. */
const wordFor = (speech: Speech, group: string, id: string, otherwise?: () => string): string =>
  speech.has(`play.${group}.${id}`) ? speech.t(`play.${group}.${id}`) : (otherwise?.() ?? id)

/** Choices that the legend over the board counts by kind. */
const ON_BOARD: readonly string[] = ['cell', 'piece', 'edge', 'area']

export function spokenQuestion(speech: Speech, asked: readonly Decision[]): Spoken[] {
  return asked.flatMap(({ phase, prompt, choices }) => [
    ...at(`question of ${phase}`, speech.format(prompt)),
    ...choices.flatMap(({ label, action, group, at: target }) => [
      ...at(`choice ${action.type} of ${phase}`, speech.format(label)),
      ...(ON_BOARD.includes(target.kind) ? at('kind of choice', wordFor(speech, 'groups', group)) : []),
    ]),
  ])
}

export const spokenEvents = (speech: Speech, events: readonly GameEvent[]): Spoken[] =>
  events.flatMap(({ type, message, others }) => [
    ...at(`event ${type}`, speech.format(message)),
    ...(others ? spokenEvents(speech, [others]) : []),
  ])

export const spokenRefusal = (speech: Speech, { rule, message }: Refusal): Spoken[] =>
  at(`refusal by ${rule}`, speech.format(message))

/** Returns the texts of the table for a seat, and of the outcome if there is one. */
export function spokenTable(speech: Speech, { def, state, seat }: Seated): Spoken[] {
  const shown = table(def, view(def, state, seat))
  const ended = outcome(def, state)
  return [
    ...at('round', speech.format(shown.round)),
    ...at('phase', speech.format(shown.phase)),
    ...shown.pieces.flatMap((piece) => spokenPiece(speech, piece)),
    ...shown.trays.flatMap(({ id, label, pieces }) => [
      ...at(`tray ${id}`, speech.format(label)),
      ...pieces.flatMap((piece) => spokenPiece(speech, piece)),
    ]),
    ...shown.counters.flatMap(({ id, label }) => at(`counter ${id}`, speech.format(label))),
    ...spokenSheet(speech, shown.score.sheet),
    ...spokenThings(speech, shown),
    ...(ended ? spokenEnding(speech, ended) : []),
  ]
}

function spokenEnding(speech: Speech, { winner, reason, sheet }: Outcome): Spoken[] {
  return [
    ...at('winner', winner === 'draw' ? '' : speech.nameOfSeat(winner)),
    ...at('reason', speech.format(reason)),
    ...spokenSheet(speech, sheet),
  ]
}

const spokenSheet = (speech: Speech, sheet: Outcome['sheet']): Spoken[] =>
  sheet.flatMap(({ id, label, lines = [] }) => [
    ...at(`score ${id}`, speech.format(label)),
    ...lines.flatMap((line) => at(`line of score ${id}`, speech.format(line.label))),
  ])

function spokenPiece(speech: Speech, piece: TablePiece): Spoken[] {
  return [
    ...at(`piece ${piece.type}`, pieceName(piece, speech.nameOf, speech.format)),
    ...piece.badges.flatMap((badge) => at(`badge ${badge}`, wordFor(speech, 'badges', badge))),
  ]
}

/** Returns the texts of tracks, cards, mats, deals and notes. */
function spokenThings(speech: Speech, shown: Table): Spoken[] {
  const { tracks = [], displays = [], mats = [], deals = [], secrets = [], about = [] } = shown
  const { format, nameOf, nameOfSeat } = speech
  return [
    ...tracks.flatMap(({ id, label, spaces, markers }) => [
      ...at(`track ${id}`, format(label)),
      ...spaces.flatMap((space) => [
        ...at(`space of ${id}`, space.label && format(space.label)),
        ...at(`space of ${id}`, space.side && nameOf('sides', space.side)),
      ]),
      ...markers.flatMap((marker) => [
        ...at(`marker of ${id}`, format(marker.label)),
        ...at(`face of ${marker.id}`, marker.face && nameOf('faces', marker.face)),
      ]),
    ]),
    ...displays.flatMap(({ id, label, cards }) => [
      ...at(`display ${id}`, format(label)),
      ...cards.flatMap((card) => spokenCard(speech, card)),
    ]),
    ...mats.flatMap(({ seat, roles, badges, counters }) => [
      ...at('seat', nameOfSeat(seat)),
      ...roles.flatMap((role) => at('role', format(role))),
      ...badges.flatMap((badge) =>
        at(
          `badge ${badge} of a mat`,
          wordFor(speech, 'mats.badges', badge, () => nameOf('badges', badge)),
        ),
      ),
      ...counters.flatMap(({ id, label }) => at(`counter ${id} of a mat`, format(label))),
    ]),
    ...deals.flatMap(({ gives, wants, words }) =>
      [...gives, ...wants, ...words].flatMap((thing) => at('deal', format(thing))),
    ),
    ...secrets.flatMap(({ label, value }) => [...at('note', format(label)), ...at('note', format(value))]),
    ...about.flatMap(({ id, title, verdict, rows }) => [
      ...at(`about ${id}`, format(title)),
      ...at(`verdict about ${id}`, verdict && format(verdict)),
      ...rows.flatMap((row) => [
        ...at(`line about ${id}`, format(row.label)),
        ...at(`words of a line about ${id}`, row.text && format(row.text)),
      ]),
    ]),
  ]
}

function spokenCard(speech: Speech, { name, kind, lines = [], badges }: TableCard): Spoken[] {
  const [section, id] = name?.split('.') ?? []
  return [
    ...at('card', section && id && speech.nameOf(section, id)),
    ...at(`kind of card`, kind && wordFor(speech, 'cards.kinds', kind, () => speech.nameOf('kinds', kind))),
    ...lines.flatMap((line) => at(`line of card ${id}`, speech.format(line))),
    ...badges.flatMap((badge) =>
      at(
        `badge ${badge} of a card`,
        wordFor(speech, 'cards.badges', badge, () => speech.nameOf('badges', badge)),
      ),
    ),
  ]
}

/** A seat in a position. */
export type Seated = { readonly def: GameDef; readonly state: GameState; readonly seat: Seat }

/** Returns the texts of cells under the pointer, and of the choices in the list. */
export function spokenBoard(
  speech: Speech,
  { def, state, seat }: Seated,
  asked: readonly Decision[],
  cells: readonly number[],
): Spoken[] {
  const { nameOf, helpOf, play: t, format } = speech
  const shown = table(def, view(def, state, seat))
  const decision = asked.find((one) => one.seat === seat)
  const seen = { table: shown, decision, botsTurn: false } as PlayView
  return [
    ...cells.flatMap((cell) =>
      [true, false].flatMap((long) =>
        at('cell', describeCell({ cell, def, view: seen, nameOf, t, format, long, helpOf })),
      ),
    ),
    ...(decision?.choices ?? []).flatMap((choice) =>
      at(
        `hint of choice ${choice.action.type}`,
        choiceHint(choice, {
          def,
          table: shown,
          nameOf,
          stateOf: (badge) => wordFor(speech, 'badges', badge),
        }),
      ),
    ),
  ]
}

/** Returns the texts of the inspector about a thing under the pointer. */
export function spokenInspection(speech: Speech, { def, state, seat }: Seated, pointed: Pointed): Spoken[] {
  const answer = inspect(def, state, seat, pointed)
  return answer ? spokenAnswer(speech, def, answer) : []
}

const spokenAnswer = (
  speech: Speech,
  def: GameDef,
  { title, verdict, sums, cells }: Inspection,
): Spoken[] => [
  ...at('inspector', speech.format(title)),
  ...at('verdict of the inspector', verdict && speech.format(verdict)),
  ...sums.flatMap(({ id, label, lines }) => [
    ...at(`sum ${id} of the inspector`, speech.format(label)),
    ...lines.flatMap((line) => at(`line of sum ${id}`, speech.format(line.label))),
  ]),
  ...cells.flatMap(({ cell, kind, label }) => [
    ...at('cell of the inspector', cellText(cell, def, speech.nameOf)),
    ...at('kind of cell of the inspector', wordFor(speech, 'inspect.kinds', kind)),
    ...at('label of a cell of the inspector', label && speech.format(label)),
  ]),
]
