/**
 * The legend of a table in words, from the pack, the ruleset's legend and the current table. No React; independent of the game.
 */
import type { Legend } from '../../../engine/match/port/match'
import type { Decision, GameDef, Table, TableCard, TablePiece } from '../../../engine/types'
import type { BoardLook, NameOf } from '../../_board/types'
import type { Format } from '../../_text/use-say'
import { groupsOf } from '../choices/choices'

/** The sample picture of an entry. */
export type Sample =
  | { readonly type: 'side'; readonly colour: string; readonly shape?: string }
  | { readonly type: 'counter'; readonly piece: TablePiece }
  | { readonly type: 'ground'; readonly terrain: string }
  | { readonly type: 'line'; readonly kind: string; readonly colour?: string }
  | { readonly type: 'choice'; readonly group: string }
  | { readonly type: 'card'; readonly card: TableCard }

export type Entry = {
  readonly id: string
  readonly name: string
  readonly text?: string
  readonly sample?: Sample
}

const SECTIONS = [
  'sides',
  'components',
  'counters',
  'states',
  'choices',
  'marks',
  'lines',
  'ground',
  'edges',
  'tracks',
  'cards',
] as const
export type LegendSection = { readonly id: (typeof SECTIONS)[number]; readonly entries: readonly Entry[] }

export type Drawn = {
  readonly def: Pick<GameDef, 'map' | 'sideOf'>
  readonly table: Table
  readonly decision: Decision | undefined
  readonly look: BoardLook
  readonly legend: Legend | undefined
  readonly language: 'en' | 'it'
  readonly nameOf: NameOf
  readonly helpOf: (group: string, id: string) => string | undefined
  readonly format: Format
  readonly nameOfGroup: (group: string) => string
  readonly nameOfBadge: (badge: string) => string
}

/** The sections in reading order; empty ones are left out. */
export function legendOf(drawn: Drawn): LegendSection[] {
  const made: Readonly<Record<(typeof SECTIONS)[number], (drawn: Drawn) => readonly Entry[]>> = {
    ...{ sides, components, counters, states, choices, marks, lines, ground, edges, tracks, cards },
  }
  return SECTIONS.map((id) => ({ id, entries: made[id](drawn) })).filter(({ entries }) => entries.length > 0)
}

const piecesOn = ({ pieces, trays }: Table): readonly TablePiece[] => [
  ...pieces,
  ...trays.flatMap((tray) => tray.pieces),
]

const named = ({ nameOf, helpOf }: Drawn, group: string, id: string) => ({
  id,
  name: nameOf(group, id),
  text: helpOf(group, id),
})

const sides = (drawn: Drawn): Entry[] => {
  const playing = new Set(Object.values(drawn.def.sideOf))
  return (drawn.look.sides ?? [])
    .filter(({ id }) => playing.has(id))
    .map(({ id, look }) => ({
      ...named(drawn, 'sides', id),
      sample: { type: 'side', colour: look.colour, shape: look.shape },
    }))
}

const components = (drawn: Drawn): Entry[] => {
  const there = new Set(piecesOn(drawn.table).map(({ component }) => component))
  return (drawn.look.components ?? [])
    .filter(({ id }) => there.has(id))
    .map(({ id, look }) => ({
      ...named(drawn, 'components', id),
      sample: { type: 'side', colour: look.colour },
    }))
}

/** Every unit of the pack with its printed numbers, then the markers of the ruleset. */
function counters(drawn: Drawn): Entry[] {
  const { look, table, legend = {}, language } = drawn
  const pieces = piecesOn(table)
  const units = (look.units ?? []).map(({ id, side }): Entry => {
    const piece = pieces.find(({ type, faceDown }) => type === id && !faceDown) ?? pictured(id, side)
    return {
      ...named(drawn, 'units', id),
      text:
        [printed(piece, legend, language), drawn.helpOf('units', id)].filter(Boolean).join('. ') || undefined,
      sample: { type: 'counter', piece },
    }
  })
  const markers = Object.entries(legend.markers ?? {}).map(([id, text]): Entry => {
    const piece = pieces.find(({ kind, type }) => kind === 'marker' && type === id)
    const name = piece?.label ? drawn.format(piece.label) : ''
    return {
      id: `marker-${id}`,
      name,
      text: text[language],
      sample: {
        type: 'counter',
        piece: piece ?? { ...pictured(id, undefined, 'marker'), colour: text.colour },
      },
    }
  })
  return [...units, ...markers]
}

const pictured = (type: string, side: string | undefined, kind: TablePiece['kind'] = 'unit'): TablePiece => ({
  ...{ id: type, kind, type, side, level: 0, badges: [] },
})

/** "6 = speed, 4 = power". */
function printed(
  { numbers = [] }: TablePiece,
  { numbers: meanings = [], text }: Legend,
  language: 'en' | 'it',
): string {
  const told =
    meanings.length === numbers.length
      ? meanings.map((meaning, at) => `${numbers[at]} = ${meaning[language]}`)
      : meanings.map((meaning) => meaning[language])
  return [numbers.length > 0 ? told.join(', ') : '', text?.[language] ?? ''].filter(Boolean).join('. ')
}

/** States of a counter with their signs, and those defined by the scenario. */
function states(drawn: Drawn): Entry[] {
  const { legend, language, nameOfBadge, look, table } = drawn
  const sample = piecesOn(table).find(({ kind }) => kind === 'unit') ?? piecesOn(table)[0]
  const type = sample?.type ?? look.units?.[0]?.id ?? ''
  const own = Object.entries(legend?.badges ?? {}).map(
    ([id, text]): Entry => ({
      ...{ id, name: nameOfBadge(id), text: text[language] },
      sample: { type: 'counter', piece: { ...pictured(type, sample?.side), badges: [id] } },
    }),
  )
  const given = [...new Set(piecesOn(table).flatMap(({ statuses = [] }) => statuses))]
  return [...own, ...given.map((id) => named(drawn, 'statuses', id))]
}

/** The styles that mark the current choices. */
const choices = ({ decision, nameOfGroup }: Drawn): Entry[] =>
  groupsOf(decision).map(({ group }) => ({
    id: group,
    name: nameOfGroup(group),
    sample: { type: 'choice', group },
  }))

const inWords = (
  kinds: Legend['marks'],
  language: 'en' | 'it',
  sampleOf?: (kind: string) => Sample,
): Entry[] =>
  Object.entries(kinds ?? {}).map(([id, text]) => ({
    id,
    name: '',
    text: text[language],
    sample: sampleOf?.(id),
  }))

const marks = ({ legend, language }: Drawn): Entry[] => inWords(legend?.marks, language)

function lines({ legend, language, look, table }: Drawn): Entry[] {
  const colourOf = (kind: string) => {
    const side = table.lines?.find((line) => line.kind === kind)?.side
    return look.sides?.find(({ id }) => id === side)?.look.colour
  }
  return inWords(legend?.lines, language, (kind) => ({ type: 'line', kind, colour: colourOf(kind) }))
}

const ground = (drawn: Drawn): Entry[] => {
  const there = new Set((drawn.table.board ?? drawn.def.map).terrain)
  return drawn.look.terrain
    .filter(({ id }) => there.has(id))
    .map(({ id }) => ({ ...named(drawn, 'terrain', id), sample: { type: 'ground', terrain: id } }))
}

const edges = (drawn: Drawn): Entry[] => {
  const { edges, drawing } = drawn.table.board ?? drawn.def.map
  const there = new Set([...edges, ...(drawing?.links ?? [])].map(({ type }) => type))
  return (drawn.look.edges ?? []).filter(({ id }) => there.has(id)).map(({ id }) => named(drawn, 'edges', id))
}

const tracks = ({ table, format }: Drawn): Entry[] =>
  (table.tracks ?? []).map(({ id, label, markers }) => ({
    id,
    name: format(label),
    text: markers.map((marker) => format(marker.label)).join(', ') || undefined,
  }))

/** Kinds of cards, each drawn face up. */
function cards({ legend, language, table }: Drawn): Entry[] {
  const seen = (table.displays ?? []).flatMap((display) => display.cards)
  return inWords(legend?.cards, language, (kind) => ({
    type: 'card',
    card: seen.find((card) => card.kind === kind && !card.faceDown) ?? { id: kind, kind, badges: [] },
  }))
}
