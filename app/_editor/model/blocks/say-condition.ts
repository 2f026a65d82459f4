/** Units, numbers and conditions in words. */
import { listOf, mapOf, numberOf, textOf, textsOf } from './loose'
import { sayZone } from './say-zone'
import { choiceName, joined, listed, namesOf, playerName, type Words } from './words'

/** "units (March, sleeper, in Piazza Mento)". */
export function sayUnits(words: Words, value: unknown): string {
  const { phrase } = words
  const who = mapOf(value)
  const either = (key: string, flag: unknown) =>
    typeof flag === 'boolean' ? phrase(`who.${key}.${flag ? 'yes' : 'no'}`) : undefined
  const where = textOf(who.where)
  const lines = listed([
    who.side === undefined ? '' : words.name('sides', textOf(who.side)),
    who.seat === undefined ? '' : playerName(words, textOf(who.seat)),
    namesOf(words, 'units', textsOf(who.units)),
    namesOf(words, 'components', textsOf(who.components)),
    words.has(`who.where.${where}`) ? phrase(`who.where.${where}`) : '',
    who.zone === undefined ? '' : phrase('who.zone', { zone: sayZone(words, who.zone) }),
    who.controlledBy === undefined
      ? ''
      : phrase('who.controlledBy', { side: words.name('sides', textOf(who.controlledBy)) }),
    either('linked', who.linked),
    either('march', who.march),
    either('head', who.head),
    either('waiting', who.waiting),
  ])
  return lines === '' ? phrase('who.all') : phrase('who.units', { lines })
}

export function sayMeasure(words: Words, value: unknown): string {
  const measure = mapOf(value)
  const { phrase, name } = words
  switch (measure.type) {
    case 'units': {
      const who = sayUnits(words, measure.who)
      const { beyond } = measure
      return beyond === undefined
        ? who
        : phrase('measure.beyond', { who, counter: name('counters', textOf(beyond)) })
    }
    case 'power':
      return phrase('measure.power', { who: sayUnits(words, measure.who) })
    case 'counter':
      return phrase('measure.counter', { counter: name('counters', textOf(measure.counter)) })
    case 'taken':
      return phrase('measure.taken', { zone: sayZone(words, measure.zone) })
    case 'head-steps':
      return phrase('measure.head-steps')
    default:
      return ''
  }
}

export function sayCondition(words: Words, value: unknown): string {
  const condition = mapOf(value)
  const { phrase, name } = words
  switch (condition.type) {
    case 'measure':
      return sayBounds(words, value)
    case 'option': {
      const choices = textsOf(condition.is).map((choice) => choiceName(words, choice))
      const option = name('options', textOf(condition.option))
      return phrase('condition.option', { option, choices: joined(words, choices, 'or') })
    }
    case 'march':
      return sayMarch(words, value)
    case 'split':
      return phrase('condition.split')
    case 'convoy': {
      const did = textOf(condition.did)
      const values = { convoy: textOf(condition.convoy) }
      return words.has(`condition.convoy.${did}`) ? phrase(`condition.convoy.${did}`, values) : ''
    }
    case 'hand':
      return sayHands(words, condition.from, condition.to)
    case 'all':
      return joined(words, partsOf(words, condition.of, 'any'), 'and')
    case 'any':
      return joined(words, partsOf(words, condition.of, 'all'), 'or')
    case 'not':
      return phrase('condition.not', { condition: sayCondition(words, condition.of) })
    default:
      return ''
  }
}

/** Parts of a condition; those joined by the other word stand in brackets. */
const partsOf = (words: Words, value: unknown, other: 'all' | 'any'): string[] =>
  listOf(value).map((part) => {
    const said = sayCondition(words, part)
    return mapOf(part).type === other && listOf(mapOf(part).of).length > 1 ? `(${said})` : said
  })

function sayBounds(words: Words, value: unknown): string {
  const { of, least, most, atMost } = mapOf(value)
  const { phrase } = words
  const low = numberOf(least)
  const high = numberOf(most)
  const unbound = low === undefined && high === undefined && atMost === undefined
  const bounds = listed(
    [
      low === undefined && !unbound ? '' : phrase('condition.least', { count: low ?? 1 }),
      high === undefined ? '' : phrase('condition.most', { count: high }),
      atMost === undefined ? '' : phrase('condition.atMost', { measure: sayMeasure(words, atMost) }),
    ],
    ` ${phrase('and')} `,
  )
  return phrase('condition.measure', { measure: sayMeasure(words, of), bounds })
}

function sayMarch(words: Words, value: unknown): string {
  const { units, zone, cells } = mapOf(value)
  const size = words.phrase('condition.march', { units: numberOf(units) ?? 0 })
  if (zone === undefined) return size
  return listed([
    size,
    words.phrase('condition.covers', { cells: numberOf(cells) ?? 1, zone: sayZone(words, zone) }),
  ])
}

/** "hands 3 to 5", "from hand 3"; nothing for the whole game. */
export function sayHands({ phrase }: Words, from: unknown, to: unknown): string {
  const first = numberOf(from)
  const last = numberOf(to)
  if (first === undefined) return last === undefined ? '' : phrase('hands.to', { to: last })
  if (last === undefined) return phrase('hands.from', { from: first })
  return first === last
    ? phrase('hands.only', { hand: first })
    : phrase('hands.both', { from: first, to: last })
}

/** ", if …"; nothing without a condition. */
export const sayWhen = (words: Words, when: unknown): string =>
  when === undefined ? '' : words.phrase('when', { condition: sayCondition(words, when) })
