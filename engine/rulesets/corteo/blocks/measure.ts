/** Numbers that conditions and effects read from a game. */
import type { Measure as RawMeasure } from '../../../../schemas/generated/content'
import type { Measure, Rules } from '../rules'
import { type CorteoState, HEAD, has } from '../state'
import { type Blocks, liveZone } from './context'
import { piecesThat, unitTest } from './units'

export function measureOf(blocks: Blocks, raw: RawMeasure): Measure {
  switch (raw.type) {
    case 'units': {
      const who = unitTest(blocks, raw.who)
      const beyond = raw.beyond === undefined ? undefined : counterOf(blocks, raw.beyond)
      return (rules, state) =>
        piecesThat(rules, state, who).length - (beyond === undefined ? 0 : beyond(rules, state))
    }
    case 'power': {
      const who = unitTest(blocks, raw.who)
      return (rules, state) =>
        piecesThat(rules, state, who).reduce((sum, piece) => sum + rules.pieces.power[piece], 0)
    }
    case 'counter':
      return counterOf(blocks, raw.counter)
    case 'taken': {
      const zone = liveZone(blocks, raw.zone)
      return (_, state) => {
        const mask = zone(state)
        return [...state.covered, ...state.held].filter((cell) => mask[cell] === 1).length
      }
    }
    case 'head-steps':
      return headSteps
  }
}

function counterOf({ counters }: Blocks, id: string): Measure {
  const index = counters.indexOf(id)
  return (_, state) => state.counters[index] ?? 0
}

/** C-179: cells walked in this hand by the Head that went farthest. */
function headSteps({ pieces }: Rules, state: CorteoState): number {
  let most = 0
  for (let piece = 0; piece < pieces.count; piece++)
    if (has(state, piece, HEAD)) most = Math.max(most, state.walked[piece] ?? 0)
  return most
}
