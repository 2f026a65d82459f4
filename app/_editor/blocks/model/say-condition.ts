/** Units, numbers and conditions in words. */
import { type Loose, listOf, mapOf, numberOf, textOf, textsOf } from './loose'
import { sayOwnCondition, sayOwnMeasure } from './say-own'
import { sayZoneOf } from './say-zone'
import { choiceName, joined, listed, namesOf, playerName, type Words } from './words'

export const sayZone = (words: Words, value: unknown): string => sayZoneOf(sayUnits, words, value)

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
    who.status === undefined
      ? ''
      : phrase('who.status', { status: words.name('statuses', textOf(who.status)) }),
    either('it', who.it),
    either('other', who.other),
    either('linked', who.linked),
    either('march', who.march),
    either('head', who.head),
    either('waiting', who.waiting),
  ])
  return lines === '' ? phrase('who.all') : phrase('who.units', { lines })
}

/** A number, or a measure. */
export function sayMeasure(words: Words, value: unknown): string {
  if (typeof value === 'number') return String(value)
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
    case 'score':
      return phrase('measure.score', { seat: playerName(words, textOf(measure.seat)) })
    case 'cells':
      return phrase('measure.cells', { zone: sayZone(words, measure.zone) })
    case 'distance':
      return phrase('measure.distance', {
        from: sayZone(words, measure.from),
        to: sayZone(words, measure.to),
      })
    case 'held':
      return phrase('measure.held', {
        side: name('sides', textOf(measure.side)),
        zone: sayZone(words, measure.zone),
      })
    case 'number':
      return sayNumber(words, measure)
    case 'cards':
      // A game with piles of its own has no deck of the scenario to name.
      if (measure.deck === undefined) return sayOwnMeasure(words, measure)
      return phrase('measure.cards', {
        deck: words.name('decks', textOf(measure.deck)),
        where: phrase(`pile.${textOf(measure.where)}`),
      })
    case 'share':
      return phrase('measure.share', { of: sayMeasure(words, measure.of), by: numberOf(measure.by) ?? 1 })
    case 'head-steps':
    case 'turn':
    case 'rolled':
      return phrase(`measure.${measure.type}`)
    default:
      return sayJoined(words, textOf(measure.type), listOf(measure.of)) || sayOwnMeasure(words, measure)
  }
}

/** "movement", "movement (units (March))". */
function sayNumber(words: Words, { number, who, seat }: Loose): string {
  const whose = listed([
    who === undefined ? '' : sayUnits(words, who),
    seat === undefined ? '' : playerName(words, textOf(seat)),
  ])
  return whose === '' ? textOf(number) : `${textOf(number)} (${whose})`
}

const SIGNS: Readonly<Record<string, string>> = { add: ' + ', less: ' − ', times: ' × ' }

/** A sum, product, minimum or maximum of parts. */
function sayJoined(words: Words, type: string, of: readonly unknown[]): string {
  const said = of.map((part) => sayMeasure(words, part))
  const sign = SIGNS[type]
  if (sign !== undefined) return `(${said.join(sign)})`
  return words.has(`measure.${type}`) ? words.phrase(`measure.${type}`, { parts: said.join(', ') }) : ''
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
      return ofPlayer(words, condition.seat, phrase('condition.split'))
    case 'convoy': {
      const did = textOf(condition.did)
      const values = { convoy: textOf(condition.convoy) }
      return words.has(`condition.convoy.${did}`) ? phrase(`condition.convoy.${did}`, values) : ''
    }
    case 'turn':
      return sayTurns(words, condition.from, condition.to)
    case 'phase':
      return phrase('condition.phase', { phases: textsOf(condition.is).join(', ') })
    case 'present':
      return phrase('condition.present', { who: sayUnits(words, condition.who) })
    case 'all':
      return joined(words, partsOf(words, condition.of, 'any'), 'and')
    case 'any':
      return joined(words, partsOf(words, condition.of, 'all'), 'or')
    case 'not':
      return phrase('condition.not', { condition: sayCondition(words, condition.of) })
    default:
      return sayOwnCondition(words, condition)
  }
}

/** The parts of a condition; parts joined by the other word are put in brackets. */
const partsOf = (words: Words, value: unknown, other: 'all' | 'any'): string[] =>
  listOf(value).map((part) => {
    const said = sayCondition(words, part)
    return mapOf(part).type === other && listOf(mapOf(part).of).length > 1 ? `(${said})` : said
  })

function sayBounds(words: Words, value: unknown): string {
  const { of, least, most, is } = mapOf(value)
  const { phrase } = words
  const isUnbound = [least, most, is].every((bound) => bound === undefined)
  const bounds = listed(
    [
      least === undefined && !isUnbound
        ? ''
        : phrase('condition.least', { measure: sayMeasure(words, least ?? 1) }),
      most === undefined ? '' : phrase('condition.most', { measure: sayMeasure(words, most) }),
      is === undefined ? '' : phrase('condition.is', { measure: sayMeasure(words, is) }),
    ],
    ` ${phrase('and')} `,
  )
  return phrase('condition.measure', { measure: sayMeasure(words, of), bounds })
}

/** Adds the player: "a march of 4 or more (Weavers)". */
const ofPlayer = (words: Words, seat: unknown, said: string): string =>
  seat === undefined ? said : `${said} (${playerName(words, textOf(seat))})`

function sayMarch(words: Words, value: unknown): string {
  const { units, zone, cells, seat } = mapOf(value)
  const size = ofPlayer(words, seat, words.phrase('condition.march', { units: numberOf(units) ?? 0 }))
  if (zone === undefined) return size
  return listed([
    size,
    words.phrase('condition.covers', { cells: numberOf(cells) ?? 1, zone: sayZone(words, zone) }),
  ])
}

/** "turns 3 to 5", "from turn 3"; '' for the whole game. */
export function sayTurns({ phrase }: Words, from: unknown, to: unknown): string {
  const first = numberOf(from)
  const last = numberOf(to)
  if (first === undefined) return last === undefined ? '' : phrase('turns.to', { to: last })
  if (last === undefined) return phrase('turns.from', { from: first })
  return first === last
    ? phrase('turns.only', { turn: first })
    : phrase('turns.both', { from: first, to: last })
}

/** ", if …"; '' without a condition. */
export const sayWhen = (words: Words, when: unknown): string =>
  when === undefined ? '' : words.phrase('when', { condition: sayCondition(words, when) })
