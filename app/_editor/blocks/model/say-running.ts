/** Effects that move and change units, and effects that control the sequence, in words. */
import { type Loose, listOf, mapOf, numberOf, textOf, textsOf } from './loose'
import { sayCards } from './say-cards'
import { sayCondition, sayMeasure, sayUnits, sayZone } from './say-condition'
import { sayIcon } from './say-icons'
import { sayPolitics } from './say-politics'
import { listed, namesOf, playerName, signed, type Words } from './words'

type SayEffect = (words: Words, value: unknown) => string

/** @param sayEffect describes nested effects */
export function sayRunning(words: Words, value: unknown, sayEffect: SayEffect): string {
  const effect = mapOf(value)
  const { phrase } = words
  const all = (effects: unknown) =>
    listOf(effects)
      .map((one) => sayEffect(words, one))
      .join('; ')
  switch (effect.type) {
    case 'if': {
      const values = { condition: sayCondition(words, effect.when), effects: all(effect.do) }
      return effect.else === undefined
        ? phrase('effect.if', values)
        : phrase('effect.ifElse', { ...values, otherwise: all(effect.else) })
    }
    case 'each':
      return phrase('effect.each', { who: sayUnits(words, effect.who), effects: all(effect.do) })
    case 'repeat':
      return phrase('effect.repeat', { times: sayMeasure(words, effect.times), effects: all(effect.do) })
    case 'roll': {
      const rows = listOf(effect.table).map((row) => {
        const faces = listOf(mapOf(row).faces).map(textOf).join(', ')
        return `${faces} → ${all(mapOf(row).do)}`
      })
      return phrase('effect.roll', { die: numberOf(effect.die) ?? 6, rows: rows.join(' / ') })
    }
    case 'one-of':
      return phrase('effect.oneOf', {
        rows: listOf(effect.of)
          .map((row) => all(mapOf(row).do))
          .join(' / '),
      })
    case 'ask': {
      const choices = listOf(effect.choices).map((choice) => {
        const { id, do: effects } = mapOf(choice)
        return listed([words.name('asks', textOf(id)), all(effects)], ' → ')
      })
      const values = { question: words.name('asks', textOf(effect.id)), choices: choices.join(' / ') }
      return phrase('effect.ask', { seat: playerName(words, textOf(effect.seat)), ...values })
    }
    case 'say':
      return phrase('effect.say', { text: words.name('triggers', textOf(effect.text)) })
    default:
      return sayChange(words, value)
  }
}

function sayChange(words: Words, value: unknown): string {
  const effect = mapOf(value)
  const { phrase, name } = words
  const who = () => sayUnits(words, effect.who)
  const zone = () => sayZone(words, effect.zone)
  switch (effect.type) {
    case 'place':
      return phrase('effect.place', { who: who(), zone: zone() })
    case 'move':
      if (effect.way !== undefined)
        return phrase('effect.moveWay', { who: who(), cells: textsOf(effect.way).join(', ') })
      if (effect.zone === undefined) return phrase('effect.moveAny', { who: who() })
      return phrase(effect.away === true ? 'effect.moveAway' : 'effect.move', { who: who(), zone: zone() })
    case 'change': {
      const to = listed([
        effect.unit === undefined ? '' : name('units', textOf(effect.unit)),
        effect.side === undefined ? '' : name('sides', textOf(effect.side)),
        effect.seat === undefined ? '' : playerName(words, textOf(effect.seat)),
      ])
      return forTurns(words, effect.turns, phrase('effect.change', { who: who(), to }))
    }
    case 'status': {
      const key = effect.off === true ? 'effect.statusOff' : 'effect.status'
      const said = phrase(key, { who: who(), status: name('statuses', textOf(effect.status)) })
      return forTurns(words, effect.turns, said)
    }
    case 'feature': {
      const key = effect.off === true ? 'effect.featureOff' : 'effect.feature'
      const said = phrase(key, { feature: name('features', textOf(effect.feature)), zone: zone() })
      return forTurns(words, effect.turns, said)
    }
    case 'control':
      return effect.side === undefined
        ? phrase('effect.controlOff', { zone: zone() })
        : phrase('effect.control', { zone: zone(), side: name('sides', textOf(effect.side)) })
    case 'terrain':
      return phrase('effect.terrain', { zone: zone(), to: name('terrain', textOf(effect.to)) })
    case 'edge':
      return sayEdge(words, value)
    case 'modify':
      return sayModify(words, effect)
    case 'hurt':
      return phrase(`effect.hurt.${textOf(effect.by)}`, { who: who() })
    case 'heal':
      return phrase('effect.heal', { who: who() })
    default:
      return sayCards(words, effect) || sayIcon(words, effect) || sayPolitics(words, effect)
  }
}

/** "+2", "−1", "+ units (Reds)". */
export const sayAdded = (words: Words, by: unknown): string =>
  typeof by === 'number' ? signed(by) : `+ ${sayMeasure(words, by)}`

/** The change of a number of the rules. */
export function sayModify(words: Words, { number, to, by }: Loose): string {
  const name = textOf(number)
  return to === undefined
    ? words.phrase('effect.addNumber', { number: name, by: sayAdded(words, by) })
    : words.phrase('effect.setNumber', { number: name, to: sayMeasure(words, to) })
}

function sayEdge(words: Words, value: unknown): string {
  const { zone, edges, toward, to } = mapOf(value)
  const { phrase, name } = words
  const kinds = edges === undefined ? phrase('zone.sides') : namesOf(words, 'edges', textsOf(edges))
  const beyond = toward === undefined ? '' : sayZone(words, toward)
  const values = { edges: kinds, zone: listed([sayZone(words, zone), beyond], ' – ') }
  return to === undefined
    ? phrase('effect.edgeOpen', values)
    : phrase('effect.edge', { ...values, to: name('edges', textOf(to)) })
}

const forTurns = (words: Words, turns: unknown, effect: string): string =>
  turns === undefined ? effect : words.phrase('effect.forTurns', { effect, turns: sayMeasure(words, turns) })
