/** J-138, J-139: the end of the game, and the winners. */
import { type BlockVerdict, NOTHING } from '../../../blocks/port'
import type { Outcome, Verdict } from '../../../types'
import { seatName } from '../events'
import type { Rules } from '../rules'
import { ENDS, type JuntaState, NOBODY } from '../state'
import { moneyOf } from './money'

export const EVERYBODY_DEAD = 1

/** Returns the families with the most money in Switzerland; empty if all died at once. */
export function winnersOf(rules: Rules, state: JuntaState): number[] {
  if (state.ending === EVERYBODY_DEAD) return []
  const sums = rules.seats.map((_, seat) => moneyOf(state, seat, 'swiss'))
  const most = Math.max(...sums)
  return sums.flatMap((sum, seat) => (sum === most ? [seat] : []))
}

/** Returns the money in Swiss accounts, as far as the state shows it. */
export const sheetOf = (rules: Rules, state: JuntaState): Outcome['sheet'] =>
  rules.seats.map((id, seat) => ({
    id: `swiss-${id}`,
    label: { key: 'junta.score.swiss', values: { family: seatName(rules, seat) } },
    points: moneyOf(state, seat, 'swiss'),
  }))

export const scoresOf = (rules: Rules, state: JuntaState): Outcome['scores'] =>
  rules.seats.map((seat, index) => ({ seat, points: moneyOf(state, index, 'swiss') }))

export function outcomeOf(rules: Rules, state: JuntaState): Verdict | undefined {
  const ended = state.underway?.verdict
  if (ended) return outcomeOfScenario(rules, state, ended)
  if (state.ending === NOBODY) return undefined
  const winners = winnersOf(rules, state)
  const level = ENDS[state.ending]
  return {
    winner: winners.length === 1 ? rules.seats[winners[0]] : 'draw',
    level,
    ...(winners.length > 1 ? { drawn: winners.map((seat) => rules.seats[seat]) } : {}),
    score: winners.length > 0 ? moneyOf(state, winners[0], 'swiss') : 0,
    reason: { key: `junta.end.${level}` },
    sheet: sheetOf(rules, state),
    scores: scoresOf(rules, state),
  }
}

/** Returns the outcome that an effect of the scenario has set. */
function outcomeOfScenario(rules: Rules, state: JuntaState, { winner, level }: BlockVerdict): Verdict {
  const isWon = winner !== undefined && winner !== NOTHING
  return {
    winner: isWon ? rules.seats[winner] : 'draw',
    level,
    score: isWon ? moneyOf(state, winner, 'swiss') : 0,
    reason: isWon
      ? { key: 'blocks.outcome.won', values: { side: seatName(rules, winner) } }
      : { key: 'blocks.outcome.draw' },
    sheet: sheetOf(rules, state),
    scores: scoresOf(rules, state),
  }
}
