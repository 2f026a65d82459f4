/** Triggers and their effects, in words. */
import { type Loose, listOf, mapOf, numberOf, textOf } from './loose'
import { sayMeasure, sayTurns, sayUnits, sayWhen, sayZone } from './say-condition'
import { sayAdded, sayRunning } from './say-running'
import { listed, signed, type Words } from './words'

/** Moment, conditions, effects: "at the end of a turn of March, from turn 3, if … → applause +2". */
export function sayTrigger(words: Words, value: unknown): string {
  const trigger = mapOf(value)
  const { phrase, has, name } = words
  const moment = textOf(trigger.at)
  const head = listed([
    has(`moment.${moment}`) ? phrase(`moment.${moment}`) : moment,
    trigger.turn === undefined ? '' : phrase('turnOf', { side: name('sides', textOf(trigger.turn)) }),
    sayTurns(words, trigger.from, trigger.to),
    sayReached(words, trigger),
    trigger.once === true ? phrase('once') : '',
    trigger.who === undefined ? '' : sayUnits(words, trigger.who),
    sayWhen(words, trigger.when),
  ])
  const effects = listOf(trigger.do).map((effect) => sayEffect(words, effect))
  return phrase('trigger', { head, effects: effects.length > 0 ? effects.join('; ') : phrase('effect.none') })
}

/** The counter and the threshold of a `counter-reached` trigger. */
function sayReached({ phrase, name }: Words, { counter: id, reaches, fallsTo }: Loose): string {
  if (id === undefined && reaches === undefined && fallsTo === undefined) return ''
  const counter = id === undefined ? phrase('moment.anyCounter') : name('counters', textOf(id))
  return listed([
    reaches === undefined ? '' : phrase('moment.rises', { counter, to: numberOf(reaches) ?? 0 }),
    fallsTo === undefined ? '' : phrase('moment.falls', { counter, to: numberOf(fallsTo) ?? 0 }),
  ])
}

export function sayEffect(words: Words, value: unknown): string {
  const effect = mapOf(value)
  const { phrase, name } = words
  const by = numberOf(effect.by) ?? 0
  const counter = () => name('counters', textOf(effect.counter))
  switch (effect.type) {
    case 'count': {
      const each = effect.each === undefined ? '' : sayMeasure(words, effect.each)
      const values = { counter: counter(), by: sayAdded(words, effect.by) }
      return each === '' ? phrase('effect.count', values) : phrase('effect.countEach', { ...values, each })
    }
    case 'set':
      return phrase('effect.set', { counter: counter(), to: sayMeasure(words, effect.to) })
    case 'reveal':
      return phrase('effect.reveal', { option: name('options', textOf(effect.option)) })
    case 'choose': {
      const option = name('options', textOf(effect.option))
      const choice = name('options', textOf(effect.to))
      return effect.to === undefined
        ? phrase('effect.choose', { option })
        : phrase('effect.chosen', { option, choice })
    }
    case 'free': {
      const faces = listOf(effect.faces).map(textOf).join(', ')
      const zone = sayZone(words, effect.zone)
      return faces === '' ? phrase('effect.free', { zone }) : phrase('effect.freeByDie', { zone, faces })
    }
    case 'turns':
      return phrase('effect.turns', { by: signed(by), count: Math.abs(by) })
    case 'end':
      if (effect.winner === undefined) return phrase(effect.now === true ? 'effect.endNow' : 'effect.end')
      return effect.winner === 'draw'
        ? phrase('effect.draw')
        : phrase('effect.wins', { side: name('sides', textOf(effect.winner)) })
    case 'supplies': {
      const of = textOf(effect.of) === 'runs' ? 'runs' : 'barricades'
      return phrase(`effect.${of}`, { by: signed(by) })
    }
    case 'barricade':
      return phrase(effect.off === true ? 'effect.barricadeOff' : 'effect.barricade', {
        zone: sayZone(words, effect.zone),
      })
    case 'remove':
      return effect.count === undefined
        ? phrase('effect.remove', { who: sayUnits(words, effect.who) })
        : phrase('effect.removeSome', {
            who: sayUnits(words, effect.who),
            count: sayMeasure(words, effect.count),
          })
    default:
      return sayRunning(words, value, sayEffect)
  }
}
