/**
 * Checks that every text for players has an entry in each language of the pack, and that no text is unused.
 * Parts of a required pack are named there; this pack can override the name.
 */

import { nearest } from '../../../schemas/suggest'
import type { Finding, RawPack } from '../../types'
import type { At } from '../../types/pack'
import { finding } from '../finding'
import { idsOf, inFile, listOf, ownParts, PACK_FILE } from '../pack-parts'
import { SPOKEN_OF } from '../spoken-of'
import { namedLines, statusesAtStart } from '../unit-lines'
import { blocksIn, featuresIn, isQuestion, statusesIn } from '../walk-blocks'

/** An entry that has a text, unless players never read it. Entries inside it can have texts too. */
type Told = {
  readonly id: string
  readonly quiet?: boolean
  readonly hidden?: boolean
  readonly choices?: readonly { readonly id: string }[]
  readonly cards?: unknown
}

/** Lists of scenarios whose entries have texts. In another ruleset the same key can mean something else. */
const LISTS = [
  'scoring',
  'comments',
  'victory',
  'levels',
  'seats',
  'options',
  'triggers',
  'counters',
] as const

/** The ids that can have a text, by group; with `told` only those that players read. */
function namedTexts(raw: RawPack, told: boolean): Map<string, Set<string>> {
  const maps = Object.values(raw.maps)
  const scenarios = Object.values(raw.scenarios)
  const groups: Record<string, readonly string[]> = {
    terrain: idsOf(raw.terrain.terrain),
    edges: idsOf(raw.terrain.edges),
    sides: idsOf(raw.units.sides),
    components: idsOf(raw.units.components),
    units: idsOf(raw.units.units),
    tables: idsOf(raw.tables.tables),
    ...(raw.tracks ? { tracks: idsOf(raw.tracks.tracks) } : {}),
    ...(raw.decks ? namesInDecks(raw) : {}),
    maps: idsOf(maps),
    places: maps.flatMap((map) => idsOf(map.places)),
    sites: [...maps, ...scenarios].flatMap(({ sites }) => idsOf(sites)),
    areas: maps.flatMap((map) => idsOf(map.areas)),
    scenarios: idsOf(scenarios),
    hints: idsOf(raw.manifest.hints),
  }
  for (const key of LISTS) {
    const lists = scenarios.map((scenario) => scenario[key])
    if (lists.every(isNamedList))
      groups[key] = lists.flatMap((list) =>
        listOf(list)
          .filter(({ quiet, hidden }) => !told || !(quiet || hidden))
          .flatMap(({ id, choices }) => [id, ...idsOf(choices)]),
      )
  }
  // Entries of a schedule need texts like triggers.
  const entries = scenarios.flatMap((scenario) => [
    ...idsOf(named(Object(scenario).schedule)),
    ...idsOf(stepsOf(Object(scenario).steps)),
  ])
  if (entries.length > 0) groups.triggers = [...(groups.triggers ?? []), ...entries]
  const spoken = blocksIn([scenarios, Object.values(raw.decks ?? {})])
  groups.asks = spoken.flatMap((block) =>
    isQuestion(block) ? [String(block.id), ...idsOf(named(block.choices ?? []))] : [],
  )
  // An `end` effect can name a level of the rules, which already has a text.
  if (!told) groups.levels = [...(groups.levels ?? []), ...spoken.flatMap(endOf)]
  groups.statuses = [...statusesIn(spoken), ...scenarios.flatMap(statusesAtStart)]
  groups.pieces = scenarios.flatMap(namedLines)
  groups.features = featuresIn(spoken)
  const decks = scenarios.flatMap(({ decks: list }): readonly Told[] => named(list) ?? [])
  if (decks.length > 0) {
    groups.decks = [...(groups.decks ?? []), ...idsOf(decks)]
    groups.cards = [...(groups.cards ?? []), ...decks.flatMap(({ cards }) => idsOf(named(cards)))]
  }
  const said = spoken.flatMap((block) => (isSaid(block) ? [String(block.text)] : []))
  if (groups.triggers) groups.triggers = [...groups.triggers, ...said]
  if (!isNamedList(raw.tables.tables ?? null)) delete groups.tables
  return new Map(Object.entries(groups).map(([group, ids]) => [group, new Set(ids)]))
}

/** An effect that writes a line of its own in the log. */
const isSaid = ({ type, text }: Readonly<Record<string, unknown>>): boolean =>
  type === 'say' || (type === 'later' && text !== undefined)

/** The level that an effect names. */
const endOf = ({ type, level }: Readonly<Record<string, unknown>>): string[] =>
  type === 'end' && typeof level === 'string' ? [level] : []

/** The phases that a scenario adds, without those of the rules. */
const stepsOf = (steps: unknown): readonly Told[] =>
  Array.isArray(steps) ? steps.filter((step) => typeof step === 'object') : []

const named = (value: unknown) => (isNamedList(value) ? value : [])

function namesInDecks({ decks = {} }: RawPack): { decks: string[]; cards: string[] } {
  const all = Object.values(decks)
  return { decks: idsOf(all), cards: all.flatMap(({ cards }) => idsOf(cards)) }
}

const isNamedList = (value: unknown): value is readonly Told[] | undefined =>
  value === undefined || (Array.isArray(value) && value.every((entry) => typeof entry?.id === 'string'))

/** Languages in the manifest, or those of the pack's own files. */
const languagesOf = ({ manifest, ownTexts, texts: all }: RawPack): readonly string[] =>
  manifest.languages ?? Object.values(ownTexts ?? all).map(({ language }) => language)

export function texts(raw: RawPack): Finding[] {
  const known = namedTexts(raw, false)
  const wanted = namedTexts(ownParts(raw), true)
  return languagesOf(raw).flatMap((language, i) => {
    const file = textIn(raw.texts, language)
    if (!file)
      return [
        finding(
          'W-LANGUAGE-WITHOUT-TEXT',
          inFile(PACK_FILE, 'languages', i),
          'language-without-text',
          { name: language },
          { found: language, expected: `text/${language}.yaml` },
        ),
      ]
    const at = inFile(`text/${language}.yaml`, 'text')
    const written = textIn(raw.ownTexts ?? raw.texts, language)?.text ?? {}
    return [
      ...inSum(
        at,
        language,
        [...known.keys()].flatMap((group) =>
          missing(at, language, group, wanted.get(group)!, file.text[group]),
        ),
      ),
      ...[...known].flatMap(([group, ids]) => leftOver(at, group, ids, written[group])),
      ...(language === 'it' ? withoutArticle(at, written) : []),
    ]
  })
}

/** One finding for a file: names without an article are used like names of people and towns. */
function withoutArticle(at: At, written: Readonly<Record<string, Group>>): Finding[] {
  const lacking = SPOKEN_OF.flatMap((group) =>
    Object.entries(written[group] ?? {}).flatMap(([id, entry]) =>
      Object(entry).article ? [] : [{ group, id, name: String(Object(entry).name) }],
    ),
  )
  if (lacking.length === 0) return []
  const [{ group, id, name }] = lacking
  const place = { ...at, path: [...at.path, group, id, 'name'] }
  return [
    finding('W-NAME-ARTICLE', place, 'name-article', { count: lacking.length, name }, { expected: ARTICLES }),
  ]
}

const ARTICLES = "il, lo, l', la, i, gli, le, none"

const textIn = (texts: RawPack['texts'], language: string) =>
  Object.values(texts).find((one) => one.language === language)

type Group = Readonly<Record<string, unknown>> | undefined

function missing(
  at: At,
  language: string,
  group: string,
  ids: ReadonlySet<string>,
  written: Group,
): Finding[] {
  const lacking = [...ids].filter((id) => !written || !Object.hasOwn(written, id))
  const place = written ? { ...at, path: [...at.path, group] } : at
  return lacking.map((name) =>
    finding(
      'W-TEXT-MISSING',
      place,
      'text-missing',
      { name: `${group}.${name}`, language },
      { expected: name, lacks: [`${group}.${name}`] },
    ),
  )
}

/** More missing names than this in one language become one finding: the language is not translated yet. */
const MOST_NAMED = 6
const SOME = 3

/** Each missing name, or for many of them their number and the first. */
function inSum(at: At, language: string, lacking: readonly Finding[]): readonly Finding[] {
  if (lacking.length <= MOST_NAMED) return lacking
  const names = lacking.slice(0, SOME).map(({ message }) => message.values?.name)
  const values = { count: lacking.length, language, names: names.join(', ') }
  const lacks = lacking.flatMap((one) => one.lacks ?? [])
  return [finding('W-TEXT-MISSING', at, 'texts-missing', values, { expected: names.join(', '), lacks })]
}

function leftOver(at: At, group: string, ids: ReadonlySet<string>, written: Group): Finding[] {
  return Object.keys(written ?? {})
    .filter((id) => !ids.has(id))
    .map((id) =>
      finding(
        'W-TEXT-UNUSED',
        { ...at, path: [...at.path, group, id], on: 'key' },
        'text-unused',
        { name: `${group}.${id}` },
        { found: id, suggestion: nearest(id, ids) },
      ),
    )
}
