/** The part of the language about time: remainders, what has happened, and delayed effects. */
import type { Condition, Measure as RawMeasure } from '../../../schemas/generated/content'
import type { Blocks, Words } from '../context'
import { amountIf, amountOf } from '../measures'
import { type Measure, NO_SUBJECT, type Test } from '../port'
import { laterEffect } from './delays'
import { lastTime, NEVER_SINCE, tallyOf, timesOf } from './tallies'

type Of<T extends RawMeasure['type']> = Extract<RawMeasure, { type: T }>

export const TIME_WORDS: Words = {
  measures: { rest: restMeasure, happened: happenedMeasure, since: sinceMeasure },
  conditions: { happened: happenedTest },
  effects: { later: laterEffect },
}

/** The remainder that `share` leaves, which is never below zero. */
function restMeasure(blocks: Blocks, { of: raw, by }: Of<'rest'>): Measure {
  const of = amountOf(blocks, raw)
  return (rules, state, subject) => {
    const value = of(rules, state, subject)
    return value - by * Math.floor(value / by)
  }
}

function happenedMeasure(blocks: Blocks, raw: Of<'happened'>): Measure {
  const tally = tallyOf(blocks, raw)
  return (_, state) => timesOf(state, tally)
}

function sinceMeasure(blocks: Blocks, raw: Of<'since'>): Measure {
  const tally = tallyOf(blocks, raw)
  return (rules, state) =>
    timesOf(state, tally) === 0 ? NEVER_SINCE : blocks.port.turnOf(rules, state) - lastTime(state, tally)
}

function happenedTest(blocks: Blocks, raw: Extract<Condition, { type: 'happened' }>): Test {
  const tally = tallyOf(blocks, raw)
  const within = amountIf(blocks, raw.within)
  return (rules, state, subject = NO_SUBJECT) => {
    if (timesOf(state, tally) === 0) return false
    const ago = blocks.port.turnOf(rules, state) - lastTime(state, tally)
    return within === undefined || ago <= within(rules, state, subject)
  }
}
