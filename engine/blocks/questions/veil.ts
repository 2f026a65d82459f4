/** Secret answers as a viewer may see them: hidden, or with a generator drawn again. */
import { nextBelow, shuffled } from '../../kernel/random'
import { HAND, pileOf, UNKNOWN_CARD } from '../cards/decks'
import type { Answer, Asking, BlockRules, BlockState, Veil } from '../port'
import { NOT_YET, PASS, SEALED } from './bid'

export const questionsVeil: Veil = (rules, state, viewer, rng) => {
  const { seats } = rules.blocks
  const seat = seats.indexOf(viewer)
  const { answered, underway } = state
  const parts: { answered?: readonly Answer[]; underway?: typeof underway } = {}
  if (answered?.some((answer) => isHidden(answer, seat)))
    parts.answered = answered.map((answer) =>
      isHidden(answer, seat) ? hidden(rules, state, answer, rng) : answer,
    )
  const asking = underway?.asking && askingSeen(rules, state, underway.asking, seat, rng)
  if (underway && asking && asking !== underway.asking) parts.underway = { ...underway, asking }
  return parts.answered || parts.underway ? { ...state, ...parts } : state
}

const isHidden = ({ among, seat }: Answer, viewer: number): boolean => among !== undefined && seat !== viewer

/** A drawn answer is one of the possible ones. A card of a hand is one that the seat holds in this state. */
function hidden({ blocks }: BlockRules, state: BlockState, answer: Answer, rng?: number[]): Answer {
  const { question, seat, of, among = [] } = answer
  if (!rng) return { ...answer, of: [], value: 0 }
  const { kind, deck, ask } = blocks.questions[question]
  const held = kind === 'card' ? pileOf(state, (blocks.decks[deck]?.piles ?? 0) + HAND + seat) : []
  const possible = among.length > 0 ? among : held.filter((card) => card !== UNKNOWN_CARD)
  const drawn = shuffled(rng, possible).slice(0, of.length)
  if (kind === 'choice') return { ...answer, of: drawn, value: blocks.asks[ask].values?.[drawn[0]] ?? 0 }
  return { ...answer, of: drawn, value: kind === 'number' ? (drawn[0] ?? 0) : drawn.length }
}

/** The open question without the secret choices of another seat. */
function askingSeen(
  rules: BlockRules,
  state: BlockState,
  asking: Asking,
  viewer: number,
  rng: number[] | undefined,
): Asking {
  const { found, secret, ofHand, seat } = rules.blocks.asks[asking.ask]
  if (!found || !(secret || ofHand)) return asking
  const bids = asking.bids ? { bids: bidsSeen(rules, state, asking, viewer, rng) } : {}
  if (seat === viewer) return { ...asking, ...bids }
  if (!rng) return { ...asking, ...bids, choices: [], ...(asking.picked ? { picked: [] } : {}) }
  let drawn: Asking = { ...asking, ...bids, ...(asking.picked ? { picked: [] } : {}) }
  for (let left = asking.picked?.length ?? 0; left > 0; left--) {
    const open = found.open(rules, state, drawn).filter((one) => one > SEALED)
    if (open.length > 0)
      drawn = { ...drawn, picked: [...(drawn.picked ?? []), open[nextBelow(rng, open.length)]] }
  }
  const choices = found.open(rules, state, drawn)
  return choices.length > 0 ? { ...drawn, choices } : { ...drawn, picked: [], choices: asking.choices }
}

/** Sealed bids of other seats: unknown, or drawn again. */
function bidsSeen(
  rules: BlockRules,
  state: BlockState,
  asking: Asking,
  viewer: number,
  rng: number[] | undefined,
): readonly number[] {
  const { asks } = rules.blocks
  const bids = asking.bids ?? []
  const first = asks[asking.ask].firstBid ?? asking.ask
  return bids.map((bid, bidder) => {
    const ask = asks[first + bidder]
    if (bid === NOT_YET || ask.seat === viewer) return bid
    if (!rng) return SEALED
    const open = ask.found?.open(rules, state, asking) ?? [PASS]
    return open[nextBelow(rng, open.length)]
  })
}
