/** Winners that an effect names beside the sides of the rules: players, several parties, or nobody. */
import type { MessageValue, Seat, Verdict } from '../types'
import { type BlockRules, type BlockState, type BlockVerdict, NOTHING } from './port'

/** The words for a result without one winning side. */
const DRAW = 'draw'
const NOBODY = 'nobody'

type Named = { readonly winner?: string; readonly winners?: readonly string[] }

/** The winners of an `end`, or of a level of victory. A side alone is known to the rules by its index. */
export function winnersOf(sides: readonly string[], { winner, winners }: Named): BlockVerdict {
  if (winners !== undefined) return { winner: NOTHING, winners }
  if (winner === undefined) return {}
  if (winner === NOBODY) return { winner: NOTHING, winners: [] }
  if (winner === DRAW || sides.includes(winner)) return { winner: sides.indexOf(winner) }
  return { winner: NOTHING, winners: [winner] }
}

/** The verdict of the rules with the winners that an effect has named; the verdict itself if it named a side alone. */
export function withWinners(
  rules: BlockRules,
  { underway }: BlockState,
  verdict: Verdict | undefined,
): Verdict | undefined {
  const winners = underway?.verdict?.winners
  if (verdict === undefined || winners === undefined) return verdict
  const { drawn: _, ...rest } = verdict
  const reason =
    winners.length === 0
      ? { key: 'blocks.outcome.nobody' }
      : { key: 'blocks.outcome.winners', values: { winners: namesOf(rules, winners) } }
  if (winners.length === 1) return { ...rest, winner: winners[0], reason }
  return { ...rest, winner: DRAW, winners, reason }
}

/** "a", "a, b, c" as nested messages, so that each name is in the language of its reader. */
function namesOf(rules: BlockRules, [first, ...others]: readonly Seat[]): MessageValue {
  const name = nameOf(rules, first)
  if (others.length === 0) return name
  return { message: { key: 'blocks.outcome.and', values: { first: name, others: namesOf(rules, others) } } }
}

/** The name of a player, or of a side with several players. */
function nameOf(rules: BlockRules, party: Seat): MessageValue {
  const seat = rules.blocks.seats.indexOf(party)
  return seat < 0 ? { text: `sides.${party}` } : rules.blocks.port.seatName(rules, seat)
}
