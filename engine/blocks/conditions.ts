/** Conditions of blocks, as tests of a state. */
import type { Condition } from '../../schemas/generated/content'
import { type Blocks, type Typed, unspoken } from './context'
import { amountIf, amountOf } from './measures'
import type { Test } from './port'
import { seldomWord } from './seldom/loaded'

export function testOf(blocks: Blocks, raw: Condition | Typed): Test {
  const word = blocks.words.conditions?.[raw.type] ?? seldomWord('conditions', raw.type)
  return word ? word(blocks, raw) : commonTest(blocks, raw as Condition)
}

export const testIf = (blocks: Blocks, raw: Condition | Typed | undefined): Test | undefined =>
  raw && testOf(blocks, raw)

function commonTest(blocks: Blocks, raw: Condition): Test {
  switch (raw.type) {
    case 'measure':
      return measureTest(blocks, raw)
    case 'turn': {
      const { from = 0, to = Number.MAX_SAFE_INTEGER } = raw
      return (rules, state) => {
        const turn = blocks.port.turnOf(rules, state)
        return turn >= from && turn <= to
      }
    }
    case 'phase':
      return (_, state) => raw.is.includes(state.phase)
    case 'all': {
      const tests = raw.of.map((part) => testOf(blocks, part))
      return (rules, state, subject) => tests.every((test) => test(rules, state, subject))
    }
    case 'any': {
      const tests = raw.of.map((part) => testOf(blocks, part))
      return (rules, state, subject) => tests.some((test) => test(rules, state, subject))
    }
    case 'not': {
      const test = testOf(blocks, raw.of)
      return (rules, state, subject) => !test(rules, state, subject)
    }
    default:
      return unspoken(blocks, raw.type)
  }
}

function measureTest(blocks: Blocks, raw: Extract<Condition, { type: 'measure' }>): Test {
  const measure = amountOf(blocks, raw.of)
  const isUnbound = [raw.least, raw.most, raw.is].every((bound) => bound === undefined)
  const least = amountIf(blocks, isUnbound ? 1 : raw.least)
  const most = amountIf(blocks, raw.most)
  const same = amountIf(blocks, raw.is)
  return (rules, state, subject) => {
    const value = measure(rules, state, subject)
    return (
      (least === undefined || value >= least(rules, state, subject)) &&
      (most === undefined || value <= most(rules, state, subject)) &&
      (same === undefined || value === same(rules, state, subject))
    )
  }
}
