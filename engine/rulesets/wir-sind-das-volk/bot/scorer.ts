/** Scores choices by the resulting position. Further choices for the card are made in the same way. */
import type { Choice, Decision, Scorer, Seat } from '../../../types'
import { DUAL, type VolkDef } from '../rules'
import { NOBODY, PLACES, type VolkState } from '../state'
import { cardWorth, handScore } from './hand'
import { after, asks, rightAfter } from './imagine'
import { termsOf } from './terms'
import { type Weights, weightsOf } from './weights'
import { worth } from './worth'

export function scorer(def: VolkDef, seat: Seat): Scorer<VolkState> {
  const { rules } = def
  const side = rules.sides.indexOf(seat)
  const weights = weightsOf(rules, side)
  if (!weights) return { score: ({ choices }) => choices.map(() => 0) }
  const beliefs: Beliefs = { def, side, weights }
  const scale = Math.max(1, weights.win / DECISIVE)
  return {
    score(decision, view) {
      const byHand = handScore(rules, weights, side, view, decision)
      if (byHand) return byHand
      if (decision.phase === 'turn') return plays(beliefs, view, decision)
      const steps = isSpending(decision.phase, view) ? 0 : LOOK_AHEAD
      return decision.choices.map((choice) => outlook(beliefs, view, choice, steps))
    },
    standing: (view) => Math.trunc((worth(rules, weights, side, view) * 1000) / scale),
    terms: (view) => termsOf(rules, weights, side, view, scale),
    round: ({ decade, half, place }) => (decade * 2 + half) * place.length + place.length - handsOf(place),
  }
}

/** Counts the cards that are in hands or can still be taken into one. */
const handsOf = (place: readonly number[]): number =>
  place.reduce(
    (sum, at) => sum + (at === PLACES.hand || at === PLACES.hand + 1 || at === PLACES.open ? 1 : 0),
    0,
  )

/** A lead is decisive at the worth of a won game divided by this number. */
const DECISIVE = 100

type Beliefs = { readonly def: VolkDef; readonly side: number; readonly weights: Weights }

/** Points are spent one by one, each for the best immediate use, because there are too many combinations. */
const isSpending = (phase: string, { tasks }: VolkState): boolean =>
  phase === 'task' && tasks[0].kind === 'build'

/** The number of later choices that are predicted. */
const LOOK_AHEAD = 8

/** Cards of one number and colour differ only in their events, so each use is evaluated once. */
function plays(beliefs: Beliefs, view: VolkState, { choices }: Decision): readonly number[] {
  const { rules } = beliefs.def
  const known = new Map<string, number>()
  return choices.map((choice) => {
    const card = rules.cards.indexOf.get(choice.action.card as string) ?? NOBODY
    const use = choice.action.use as string
    const key = use === 'event' ? `event/${card}` : `${use}/${keyOf(beliefs, card, use)}`
    const value = known.get(key) ?? outlook(beliefs, view, choice, LOOK_AHEAD)
    known.set(key, value)
    return value - cardWorth(rules, beliefs.weights, beliefs.side, view, card)
  })
}

const keyOf = ({ def: { rules }, side }: Beliefs, card: number, use: string): string => {
  const { colour, value, flight } = rules.cards
  if (use === 'quiet') return `${colour[card] === side ? side : DUAL}/${flight[card]}`
  return `${value[side][card]}/${flight[card]}`
}

/** Returns the worth after a choice, if each side then makes its best immediate choices. */
function outlook(beliefs: Beliefs, view: VolkState, choice: Choice, steps: number): number {
  const { def, side, weights } = beliefs
  let state = after(def, view, side, choice.action)
  for (let step = 0; step < steps; step++) {
    const asked = asks(def, state)
    if (!asked) break
    state = bestOf(beliefs, state, asked.side, asked.choices)
  }
  return worth(def.rules, weights, side, state)
}

/** The other side is assumed to choose the worst option for this one. */
function bestOf(
  { def, side, weights }: Beliefs,
  state: VolkState,
  asked: number,
  choices: readonly Choice[],
): VolkState {
  const sign = asked === side ? 1 : -1
  let best: Choice | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const choice of choices) {
    const value = sign * worth(def.rules, weights, side, rightAfter(def, state, asked, choice.action))
    if (value > most) [best, most] = [choice, value]
  }
  return best ? after(def, state, asked, best.action) : state
}
