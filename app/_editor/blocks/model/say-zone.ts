/** A zone in words. */
import { type Loose, listOf, mapOf, numberOf, textOf, textsOf } from './loose'
import { joined, listed, namesOf, type Words } from './words'

/** More cells than this are counted instead of named. */
const MOST_CELLS = 4

/** @param sayUnits describes the units of a filter; it is passed in because filters and zones can contain each other */
export function sayZoneOf(sayUnits: Say, words: Words, value: unknown): string {
  const sayZone = (_: Words, part: unknown) => sayZoneOf(sayUnits, words, part)
  const zone = mapOf(value)
  const { phrase, name } = words
  switch (zone.type) {
    case 'place':
      return name('places', textOf(zone.place))
    case 'region':
      return phrase('zone.region', { name: textOf(zone.region) })
    case 'terrain':
      return namesOf(words, 'terrain', textsOf(zone.terrain))
    case 'sites':
      return saySites(words, zone)
    case 'cells':
      return sayCells(words, textsOf(zone.cells))
    case 'near':
      return phrase('zone.near', { distance: numberOf(zone.distance) ?? 0, of: sayZone(words, zone.of) })
    case 'any':
      return joined(words, parts(sayZone, words, zone), 'or')
    case 'all':
      return joined(words, parts(sayZone, words, zone), 'and')
    case 'except':
      return phrase('zone.except', { of: sayZone(words, zone.of), not: sayZone(words, zone.not) })
    case 'spread':
      return phrase('zone.spread', {
        from: sayZone(words, zone.from),
        border: sayBorder(sayZone, words, zone),
      })
    case 'chosen':
      return phrase('zone.chosen', { option: name('options', textOf(zone.option)) })
    case 'here':
    case 'there':
      return phrase(`zone.${zone.type}`)
    case 'of':
      return phrase('zone.of', { who: sayUnits(words, zone.who) })
    case 'feature':
      return phrase('zone.feature', { feature: name('features', textOf(zone.feature)) })
    case 'control':
      return phrase('zone.control', { side: name('sides', textOf(zone.side)) })
    default:
      return ''
  }
}

type Say = (words: Words, value: unknown) => string

const parts = (say: Say, words: Words, { of }: Loose): string[] => listOf(of).map((part) => say(words, part))

function saySites(words: Words, { role, kinds, side }: Loose): string {
  const known = words.has(`zone.role.${textOf(role)}`)
  const what = known ? words.phrase(`zone.role.${textOf(role)}`) : textOf(role)
  const which = listed([
    textsOf(kinds).join(', '),
    side === undefined ? '' : words.name('sides', textOf(side)),
  ])
  return which === '' ? what : `${what} (${which})`
}

function sayCells({ phrase }: Words, cells: readonly string[]): string {
  const count = cells.length
  return count > MOST_CELLS
    ? phrase('zone.cellCount', { count })
    : phrase('zone.cells', { count, cells: cells.join(', ') })
}

const sayBorder = (sayZone: Say, words: Words, { edges, not }: Loose): string =>
  listed([namesOf(words, 'edges', textsOf(edges)), not === undefined ? '' : sayZone(words, not)])
