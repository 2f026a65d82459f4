/** Effects of triggers. */
import type { Effect } from '../../schemas/generated/content'
import { fact } from '../kernel/facts'
import { type Blocks, type Typed, unspoken, whoIf, zoneIf } from './context'
import { askEffect, chanceEffect, ifEffect, repeatEffect, rollEffect } from './flow'
import { change, counterReached, writing } from './interpreter'
import { amountIf, amountOf, bounded, counterNamed } from './measures'
import { winnersOf } from './parties'
import type { DoEffect } from './port'
import { NOTHING } from './port'
import { seldomWord } from './seldom/loaded'

export function effectOf(blocks: Blocks, raw: Effect | Typed): DoEffect {
  const word = blocks.words.effects?.[raw.type] ?? seldomWord('effects', raw.type)
  return word ? word(blocks, raw) : commonEffect(blocks, raw as Effect)
}

function commonEffect(blocks: Blocks, raw: Effect): DoEffect {
  switch (raw.type) {
    case 'count':
    case 'set':
      return counterEffect(blocks, raw)
    case 'modify':
      return modifyEffect(blocks, raw)
    case 'roll':
      return rollEffect(blocks, raw)
    case 'one-of':
      return chanceEffect(blocks, raw)
    case 'if':
      return ifEffect(blocks, raw)
    case 'repeat':
      return repeatEffect(blocks, raw)
    case 'ask':
      return askEffect(blocks, raw)
    case 'say': {
      const message = { trigger: { text: `triggers.${raw.text}` } }
      return (turn) => turn.emit(fact('blocks', 'trigger', message, { trigger: raw.text }))
    }
    case 'end':
      return endEffect(blocks, raw)
    default:
      return unspoken(blocks, raw.type)
  }
}

/** The effect of a block with an unknown name: none. The game goes on and the checks report the name. */
export const nothing: DoEffect = () => {}

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>

function counterEffect(blocks: Blocks, raw: Of<'count' | 'set'>): DoEffect {
  const { index: first, isOwn } = counterNamed(blocks, raw.counter, raw.seat)
  if (first < 0) return nothing
  const everyone = blocks.seats.map((_, seat) => seat)
  const amount = amountOf(blocks, raw.type === 'count' ? raw.by : raw.to)
  const each = raw.type === 'count' ? amountIf(blocks, raw.each) : undefined
  return (turn, subject) => {
    const { rules } = turn
    const { counters } = rules.blocks
    const value = amount(rules, turn.state, subject)
    const times = each ? each(rules, turn.state, subject) : 1
    for (const seat of !isOwn ? [0] : subject.seat >= 0 ? [subject.seat] : everyone) {
      const values = writing(turn).list('counters')
      const counter = first + seat
      const { least, most } = counters[counter]
      const wanted = raw.type === 'count' ? values[counter] + value * times : value
      const before = values[counter]
      values[counter] = Math.max(least, Math.min(most, bounded(wanted)))
      counterReached(turn, counter, before, values[counter])
    }
  }
}

/** Adds a modifier at the moment of the effect, for some turns or for good. */
function modifyEffect(blocks: Blocks, raw: Of<'modify'>): DoEffect {
  const { port, seats, made } = blocks
  const number = (port.numbers ?? []).findIndex(({ id }) => id === raw.number)
  if (number < 0) return nothing
  const modifier = made.modifiers.length
  made.modifiers.push({
    number,
    by: undefined,
    to: undefined,
    while: undefined,
    who: whoIf(blocks, raw.who),
    seat: raw.seat === undefined ? NOTHING : seats.findIndex(({ id }) => id === raw.seat),
    zone: zoneIf(blocks, raw.zone),
  })
  const [by, to, turns] = [raw.by, raw.to, raw.turns].map((amount) => amountIf(blocks, amount))
  return (turn, subject) => {
    const { rules } = turn
    const now = port.turnOf(rules, turn.state)
    const lasting = (turn.state.underway?.modified ?? []).filter(({ until }) => until >= now)
    const until = turns ? now + Math.max(1, turns(rules, turn.state, subject)) - 1 : Number.MAX_SAFE_INTEGER
    const one = { number, modifier, by: by?.(rules, turn.state, subject) ?? 0, until }
    change(turn, { modified: [...lasting, to ? { ...one, to: to(rules, turn.state, subject) } : one] })
  }
}

/**
 * Ends the game at once and drops all pending effects, or with the end of the turn.
 * The verdict is announced once. Effects at the end of the game announce a winner only if it differs from that of the rules.
 */
function endEffect({ sides, port }: Blocks, { level, now, ...named }: Of<'end'>): DoEffect {
  const winners = winnersOf(sides, named)
  if (!now && winners.winner === undefined && level === undefined) return (turn) => port.endWithTurn?.(turn)
  const verdict = {
    ...winners,
    ...(level === undefined ? {} : { level }),
  }
  return (turn, _, run) => {
    run.frames.length = 0
    run.due.length = 0
    const { winner: named, level: reached } = turn.state.underway?.verdict ?? {}
    if (named === undefined && reached === undefined) change(turn, { verdict })
  }
}
