/** Describes the blocks of a scenario in words for readers who do not read YAML. Incomplete files are accepted. */
import type { ValuePath } from '../../../../schemas/diagnostic'
import { isMap, type Loose, listOf, mapOf, numberOf, textOf, textsOf } from './loose'
import { sayDeck } from './say-cards'
import { sayUnits, sayWhen, sayZone } from './say-condition'
import { sayTrigger } from './say-effect'
import { ruleLines, sayCounts } from './say-rules'
import { sayModify } from './say-running'
import { choiceName, listed, namesOf, playerName, type Words } from './words'

export type BlockLine = { readonly path: ValuePath; readonly name: string; readonly summary: string }
export type BlockGroup = {
  readonly id: string
  /** Set if the interface has no heading of its own for the group. */
  readonly title?: string
  readonly lines: readonly BlockLine[]
}

/** The blocks in reading order; empty groups are left out. */
export function blocksOf(value: unknown, words: Words): BlockGroup[] {
  const scenario = mapOf(value)
  const groups: [string, BlockLine[]][] = [
    ['map', mapLines(words, scenario)],
    ['sides', sideLines(words, scenario)],
    ['forces', forceLines(words, scenario)],
    ['muster', each(scenario, 'muster', (one) => musterLine(words, one))],
    ['options', each(scenario, 'options', (one) => optionLine(words, one))],
    ['setup', setupLines(words, scenario)],
    [
      'schedule',
      [
        ...each(scenario, 'reinforcements', (one) => scheduleLine(words, one)),
        ...each(scenario, 'schedule', (one) =>
          named(words, 'triggers', one, sayTrigger(words, arrivalOf(one))),
        ),
      ],
    ],
    ['rules', rulesIn(words, scenario)],
    ['counters', each(scenario, 'counters', (one) => counterLine(words, one))],
    ['modifiers', each(scenario, 'modifiers', (one) => modifierLine(words, one))],
    ['decks', each(scenario, 'decks', (one) => named(words, 'decks', one, sayDeck(words, one)))],
    ['triggers', each(scenario, 'triggers', (one) => named(words, 'triggers', one, sayTrigger(words, one)))],
    ['scoring', each(scenario, 'scoring', (one) => scoringLine(words, one))],
    ['victory', each(scenario, 'victory', (one) => victoryLine(words, one))],
  ]
  return groups.flatMap(([id, lines]) => (lines.length > 0 ? [{ id, lines }] : []))
}

/** Converts an entry of a schedule to the equivalent trigger. */
const arrivalOf = ({ side, units, count, zone, nearest, ...timing }: Loose): Loose => ({
  ...timing,
  do: [{ type: 'place', who: { side, ...(units ? { units } : {}) }, zone, count, nearest }],
})

type Said = { readonly name: string; readonly summary: string }

/** A line for each entry of a list with a description. */
const each = (scenario: Loose, key: string, format: (entry: Loose) => Said): BlockLine[] =>
  listOf(scenario[key]).flatMap((entry, index) =>
    isMap(entry) ? [{ path: [key, index], ...format(entry) }] : [],
  )

const named = ({ name }: Words, group: string, { id }: Loose, summary: string): Said => ({
  name: name(group, textOf(id)),
  summary,
})

function mapLines(words: Words, { map, turns, minutes, sites }: Loose): BlockLine[] {
  const { phrase, name } = words
  const values = { turns: numberOf(turns) ?? 0, minutes: numberOf(minutes) ?? 0 }
  const own = listOf(sites).length
  return [
    ...(map === undefined
      ? []
      : [{ path: ['map'], name: name('maps', textOf(map)), summary: phrase('map', values) }]),
    ...(own === 0
      ? []
      : [{ path: ['sites'], name: phrase('ownSites'), summary: phrase('sites', { count: own }) }]),
  ]
}

function sideLines(words: Words, { order, seats, sides }: Loose): BlockLine[] {
  const { phrase, has } = words
  return textsOf(order).map((side, index) => {
    const players = listOf(seats)
      .map(mapOf)
      .filter((seat) => seat.side === side)
      .map(({ id }) => words.name('seats', textOf(id)))
    const wins = listOf(sides)
      .map(mapOf)
      .find(({ id }) => id === side)?.wins
    const summary = listed([
      phrase('players', { count: players.length, names: players.join(', ') }),
      has(`sideWins.${textOf(wins)}`) ? phrase(`sideWins.${textOf(wins)}`) : '',
    ])
    return { path: ['order', index], name: words.name('sides', side), summary }
  })
}

/** One line for each side and player: the number of units, and their total power if it is known. */
function forceLines(words: Words, { rosters }: Loose): BlockLine[] {
  const lines = listOf(rosters).map(mapOf)
  const ownerOf = ({ side, seat }: Loose) => `${textOf(side)} ${textOf(seat)}`
  return [...new Set(lines.map(ownerOf))].flatMap((owner) => {
    const first = lines.findIndex((line) => ownerOf(line) === owner)
    const own = lines.filter((line) => ownerOf(line) === owner)
    const { side, seat } = lines[first]
    if (side === undefined) return []
    const count = own.reduce((sum, line) => sum + (numberOf(line.count) ?? 0), 0)
    const power = own.reduce(
      (sum, line) => sum + (numberOf(line.count) ?? 0) * (words.power(textOf(line.unit)) ?? 0),
      0,
    )
    const name = seat === undefined ? words.name('sides', textOf(side)) : playerName(words, textOf(seat))
    return [{ path: ['rosters', first], name, summary: words.phrase('force', { count, power }) }]
  })
}

/** A modified number of the rules: its change, its subject and its condition. */
const modifierLine = (words: Words, { number, by, to, who, seat, while: condition }: Loose): Said => ({
  name: sayModify(words, { number, by, to }),
  summary: listed([
    who === undefined ? '' : sayUnits(words, who),
    seat === undefined ? '' : playerName(words, textOf(seat)),
    sayWhen(words, condition),
  ]),
})

function musterLine(words: Words, { side, seat, units, points, pool }: Loose): Said {
  const spare = listOf(pool).reduce<number>((sum, line) => sum + (numberOf(mapOf(line).count) ?? 0), 0)
  return {
    name: seat === undefined ? words.name('sides', textOf(side)) : playerName(words, textOf(seat)),
    summary: words.phrase('muster', {
      units: numberOf(units) ?? 0,
      points: numberOf(points) ?? 0,
      pool: spare,
    }),
  }
}

function optionLine(words: Words, option: Loose): Said {
  const { phrase } = words
  const places = mapOf(option.places)
  const what = isMap(option.places)
    ? phrase('places', {
        least: numberOf(places.least) ?? 0,
        terrain: namesOf(words, 'terrain', textsOf(places.terrain)),
      })
    : listOf(option.choices)
        .map((choice) => choiceName(words, textOf(mapOf(choice).id)))
        .join(', ')
  const summary = listed(
    [
      playerName(words, textOf(option.seat)),
      option.secret === true ? phrase('secret') : '',
      option.by === 'roll' ? phrase('drawn') : '',
      what,
      option.start === undefined ? '' : phrase('start', { choice: choiceName(words, textOf(option.start)) }),
      listOf(option.changes).length > 0 ? phrase('changes') : '',
    ],
    ' · ',
  )
  return named(words, 'options', option, summary)
}

function setupLines(words: Words, { setup }: Loose): BlockLine[] {
  return listOf(setup).flatMap((step, i) => {
    const { side, seat, groups } = mapOf(step)
    const name = seat === undefined ? words.name('sides', textOf(side)) : playerName(words, textOf(seat))
    return listOf(groups).map((value, j) => {
      const { count, units, zone, perCell, when } = mapOf(value)
      const who = units === 'all' ? words.phrase('allUnits') : namesOf(words, 'units', textsOf(units))
      const placed = words.phrase('group', {
        count: numberOf(count) ?? 0,
        units: who,
        zone: sayZone(words, zone),
        perCell: numberOf(perCell) ?? 0,
      })
      return { path: ['setup', i, 'groups', j], name, summary: listed([placed, sayWhen(words, when)]) }
    })
  })
}

function scheduleLine(words: Words, { turn, side, units, points, zone, optional, when }: Loose): Said {
  const who =
    units === undefined ? words.phrase('points', { points: numberOf(points) ?? 0 }) : sayCounts(words, units)
  const summary = listed([
    words.phrase('entry', {
      side: words.name('sides', textOf(side)),
      units: who,
      zone: sayZone(words, zone),
    }),
    optional === true ? words.phrase('optional') : '',
    sayWhen(words, when),
  ])
  return { name: words.phrase('turn', { turn: numberOf(turn) ?? 0 }), summary }
}

const rulesIn = (words: Words, { rules }: Loose): BlockLine[] =>
  ruleLines(words, rules).map(({ key, index, summary }) => ({
    path: index === undefined ? ['rules', key] : ['rules', key, index],
    name: words.phrase(`rule.${key}`),
    summary,
  }))

function counterLine(words: Words, counter: Loose): Said {
  const summary = listed([
    words.phrase('startsAt', { start: numberOf(counter.start) ?? 0 }),
    counter.hidden === true ? words.phrase('hidden') : '',
  ])
  return named(words, 'counters', counter, summary)
}

function scoringLine(words: Words, line: Loose): Said {
  const { phrase, has } = words
  const kinds = textsOf(line.kinds)
  const type = kinds.length > 0 ? 'kinds' : textOf(line.type)
  const values = {
    kinds: kinds.join(', '),
    units: namesOf(words, 'units', textsOf(line.units)),
    except: sayZone(words, line.except),
    counter: words.name('counters', textOf(line.counter)),
  }
  const summary = listed([
    has(`score.${type}`) ? phrase(`score.${type}`, values) : '',
    phrase('times', { times: numberOf(line.times) ?? 1 }),
    line.seat === undefined ? '' : playerName(words, textOf(line.seat)),
    sayWhen(words, line.when),
  ])
  return named(words, 'scoring', line, summary)
}

function victoryLine(words: Words, level: Loose): Said {
  const { phrase } = words
  const from = numberOf(level.from)
  const to = numberOf(level.to)
  const span =
    from === undefined
      ? to === undefined
        ? phrase('score.any')
        : phrase('score.to', { to })
      : to === undefined
        ? phrase('score.from', { from })
        : phrase('score.span', { from, to })
  const winner =
    level.winner === 'draw'
      ? phrase('draw')
      : phrase('wins', { side: words.name('sides', textOf(level.winner)) })
  return named(words, 'victory', level, listed([span, winner], ': '))
}
