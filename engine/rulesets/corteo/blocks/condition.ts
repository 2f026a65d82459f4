/** Conditions of a scenario, as tests of a state. */
import type { Condition } from '../../../../schemas/generated/content'
import type { Test } from '../rules'
import { isSplit, marchOf } from '../rules/link'
import { type Blocks, liveZone } from './context'
import { convoyDid } from './convoy-facts'
import { measureOf } from './measure'

export function testOf(blocks: Blocks, raw: Condition): Test {
  switch (raw.type) {
    case 'measure':
      return measureTest(blocks, raw)
    case 'option':
      return optionTest(blocks, raw)
    case 'march':
      return marchTest(blocks, raw)
    case 'split':
      return isSplit
    case 'convoy': {
      const convoy = (blocks.scenario.rules.convoys ?? []).findIndex(({ id }) => id === raw.convoy)
      return (rules, state) => convoyDid(rules, state, convoy, raw.did)
    }
    case 'hand': {
      const { from = 0, to = Number.MAX_SAFE_INTEGER } = raw
      return (_, { hand }) => hand >= from && hand <= to
    }
    case 'all': {
      const tests = raw.of.map((part) => testOf(blocks, part))
      return (rules, state) => tests.every((test) => test(rules, state))
    }
    case 'any': {
      const tests = raw.of.map((part) => testOf(blocks, part))
      return (rules, state) => tests.some((test) => test(rules, state))
    }
    case 'not': {
      const test = testOf(blocks, raw.of)
      return (rules, state) => !test(rules, state)
    }
  }
}

export const testIf = (blocks: Blocks, raw: Condition | undefined): Test | undefined =>
  raw && testOf(blocks, raw)

function measureTest(blocks: Blocks, raw: Extract<Condition, { type: 'measure' }>): Test {
  const measure = measureOf(blocks, raw.of)
  const ceiling = raw.atMost && measureOf(blocks, raw.atMost)
  const unbound = raw.least === undefined && raw.most === undefined && ceiling === undefined
  const least = unbound ? 1 : (raw.least ?? Number.MIN_SAFE_INTEGER)
  const most = raw.most ?? Number.MAX_SAFE_INTEGER
  return (rules, state) => {
    const value = measure(rules, state)
    return value >= least && value <= most && (ceiling === undefined || value <= ceiling(rules, state))
  }
}

function optionTest({ options }: Blocks, raw: Extract<Condition, { type: 'option' }>): Test {
  const index = options.findIndex(({ id }) => id === raw.option)
  const meant = (options[index]?.choices ?? []).map((choice) => raw.is.includes(choice))
  return (_, { chosen }) => meant[chosen[index]] === true
}

/** C-173, C-178: size of the march, and how many cells of a zone it covers. */
function marchTest(blocks: Blocks, raw: Extract<Condition, { type: 'march' }>): Test {
  const zone = raw.zone && liveZone(blocks, raw.zone)
  const { units, cells = 1 } = raw
  return (rules, state) => {
    const march = marchOf(rules, state)
    if (march.length < units) return false
    if (!zone) return true
    const mask = zone(state)
    return new Set(march.map((piece) => state.cell[piece]).filter((cell) => mask[cell] === 1)).size >= cells
  }
}
