/** Describes the blocks of a scenario in words for readers who do not read YAML. Incomplete files are accepted. */
import { type Loose, listOf, mapOf, numberOf, textOf, textsOf } from './loose'
import { type BlockLine, saidLines } from './said-lines'
import { listed, playerName, type Words } from './words'

export type { BlockLine }
export type BlockGroup = {
  readonly id: string
  /** Set if the interface has no heading of its own for the group. */
  readonly title?: string
  readonly lines: readonly BlockLine[]
}

/** The groups in reading order; those without code of their own are said by their definitions. */
const ORDER = [
  ...['map', 'sides', 'forces', 'muster', 'options', 'setup', 'schedule', 'rules'],
  ...['counters', 'modifiers', 'decks', 'triggers', 'scoring', 'victory'],
]

/** The blocks in reading order; empty groups are left out. */
export function blocksOf(value: unknown, words: Words): BlockGroup[] {
  const scenario = mapOf(value)
  const own: Readonly<Record<string, (words: Words, scenario: Loose) => BlockLine[]>> = {
    map: mapLines,
    sides: sideLines,
    forces: forceLines,
    setup: setupLines,
    schedule: arrivalLines,
  }
  return ORDER.flatMap((id) => {
    const lines = Object.hasOwn(own, id) ? own[id](words, scenario) : saidLines(words, id, scenario[id])
    return lines !== undefined && lines.length > 0 ? [{ id, lines }] : []
  })
}

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

function setupLines(words: Words, { setup }: Loose): BlockLine[] {
  return listOf(setup).flatMap((step, i) => {
    const { side, seat, groups } = mapOf(step)
    const name = seat === undefined ? words.name('sides', textOf(side)) : playerName(words, textOf(seat))
    return listOf(groups).map((group, j) => ({
      path: ['setup', i, 'groups', j],
      name,
      summary: words.sayer.say('SetupGroup', mapOf(group)),
    }))
  })
}

const arrivalLines = (words: Words, scenario: Loose): BlockLine[] =>
  ['reinforcements', 'schedule'].flatMap((key) => saidLines(words, key, scenario[key]) ?? [])
