/** The winner and the reason (W-22, W-75, W-97, W-99, W-100), with the score sheet of each side. */
import type { BlockVerdict } from '../../../blocks/port'
import type { Outcome, Verdict } from '../../../types'
import type { Rules } from '../rules'
import { EAST, ENDS, NOBODY, type VolkState, WEST } from '../state'
import { economyOf } from './economy'
import { protestsOf } from './protests'

export function outcomeOf(rules: Rules, state: VolkState): Verdict | undefined {
  const ended = state.underway?.verdict
  if (ended) return outcomeOfScenario(rules, state, ended)
  if (state.ending === NOBODY) return undefined
  const level = ENDS[state.ending]
  return {
    winner: rules.sides[state.winner],
    level,
    score: state.winner === EAST ? 1 : -1,
    reason: {
      key: `volk.end.${level}`,
      values: { side: { text: `sides.${rules.sides[state.winner]}` } },
    },
    sheet: sheetOf(rules, state),
  }
}

/** Returns the outcome that an effect of the scenario has set. */
function outcomeOfScenario(rules: Rules, state: VolkState, { winner, level }: BlockVerdict): Verdict {
  const side = winner === undefined ? undefined : rules.sides[winner]
  const score = side === undefined ? 0 : winner === EAST ? 1 : -1
  return {
    winner: side ?? 'draw',
    level,
    score,
    reason:
      side === undefined
        ? { key: 'blocks.outcome.draw' }
        : { key: 'blocks.outcome.won', values: { side: { text: `sides.${side}` } } },
    sheet: sheetOf(rules, state),
  }
}

/** Returns the final measures. Only the protests decide the game; the others describe it. */
export function sheetOf(rules: Rules, state: VolkState): Outcome['sheet'] {
  const { provinces, sides } = rules
  const total = (side: number, count: (province: number) => number): number =>
    provinces.of[side].reduce((sum, province) => sum + count(province), 0)
  const measures = [
    ['standard', (province: number) => state.standard[province]],
    ['economy', (province: number) => economyOf(rules, state, province)],
    ['unrest', (province: number) => state.unrest[province]],
    ['protests', (province: number) => protestsOf(rules, state, province)],
  ] as const
  return measures.map(([id, count]) => ({
    id,
    label: { key: `volk.score.${id}` },
    points: total(EAST, count) - total(WEST, count),
    lines: [EAST, WEST].map((side) => ({
      label: { key: `volk.score.${id}-of`, values: { side: { text: `sides.${sides[side]}` } } },
      points: total(side, count),
    })),
  }))
}
