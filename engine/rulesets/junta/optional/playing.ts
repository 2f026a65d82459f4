/** Cards that act at once, in any turn. A card for another moment is thrown away (J-10, J-11). */
import { memoise } from '../../../memoise'
import type { Choice } from '../../../types'
import { make, ofCardAlone } from '../choices'
import { memo } from '../memo'
import { IS_AT_ONCE, type Moment, type Rules, type Verb } from '../rules'
import { ballotAt, ballotName, ballotOf, ballotWords } from '../rules/ballots'
import { proposerOf } from '../rules/budget'
import { costOf, frontOf, hasNeeds, isFor } from '../rules/cards'
import { canPay } from '../rules/money'
import { openOptions } from '../rules/votes'
import { CARDS, type JuntaState, NOBODY } from '../state'
import { play, waste } from './effects'
import { MOMENTS, momentOf } from './moments'
import type { OptionalAction } from './optional-action'

/** The facts about each card that do not depend on the position, computed once a game. */
type Traits = {
  readonly atOnce: readonly boolean[]
  readonly costs: readonly number[]
  readonly now: Readonly<Record<Moment, readonly boolean[]>>
  /** Choices of the card alone: to play, to waste, or to discard in exile. */
  readonly play: readonly Choice[]
  readonly waste: readonly Choice[]
  readonly discard: readonly Choice[]
}
const traitsOf = memoise((rules: Rules): Traits => {
  const each = <T>(of: (card: number) => T): T[] => rules.cards.ids.map((_, card) => of(card))
  const isNowAt = (moment: Moment) => each((card) => isFor(rules, card, 'any') || isFor(rules, card, moment))
  const now = ALL_MOMENTS.map((moment) => [moment, isNowAt(moment)])
  const { kind, effects } = rules.cards
  return {
    atOnce: each((card) => {
      const areAll = effects[card].every(({ verb }) => IS_AT_ONCE[verb])
      return kind[card] === 'influence' || (effects[card].length > 0 && areAll)
    }),
    costs: each((card) => costOf(rules, card)),
    now: Object.fromEntries(now) as Traits['now'],
    play: each((card) => ofCardAlone(rules, 'play', card)),
    waste: each((card) => ofCardAlone(rules, 'waste', card)),
    discard: each((card) => ofCardAlone(rules, 'discard', card)),
  }
})
const ALL_MOMENTS = [...new Set(Object.values(MOMENTS))]

/** Lists the choices of cards. J-64: the dead do nothing, and an exile may only throw cards away. */
function list(rules: Rules, state: JuntaState, lists: readonly Choice[][]): void {
  const moment = momentOf(state)
  if (moment === undefined) return
  const { atOnce, now, waste, discard } = traitsOf(rules)
  const { place, dead, exile } = state
  const isNowFor = now[moment]
  for (let card = 0; card < place.length; card++) {
    const seat = place[card] - CARDS.hand
    if (seat < 0 || seat >= lists.length || dead[seat] === 1) continue
    if (exile[seat] !== NOBODY) {
      lists[seat].push(discard[card])
      continue
    }
    const isPlayed = atOnce[card] && isNowFor[card] && addWays(rules, state, seat, card, lists[seat])
    // J-11: a card can be wasted if it has no use now. Cards with their own place in this step are kept for it.
    if (!isPlayed && (!isNowFor[card] || atOnce[card])) lists[seat].push(waste[card])
  }
}

/** True for cards that act at once when played. */
export const isAtOnce = (rules: Rules, card: number): boolean => traitsOf(rules).atOnce[card]

/** True if the current moment is one of the card's. */
export function isNow(rules: Rules, state: JuntaState, card: number): boolean {
  const moment = momentOf(state)
  return moment !== undefined && traitsOf(rules).now[moment][card]
}

/** Returns the choices to play a card at its moment. */
export function waysToPlay(rules: Rules, state: JuntaState, seat: number, card: number): Choice[] {
  const ways: Choice[] = []
  addWays(rules, state, seat, card, ways)
  return ways
}

/** J-11: true if a card has an effect now, or is kept for its own place in this step. */
export const hasUse = (rules: Rules, state: JuntaState, seat: number, card: number): boolean =>
  isNow(rules, state, card) && (!isAtOnce(rules, card) || waysToPlay(rules, state, seat, card).length > 0)

/** Adds one choice, or one for each target of the card. Returns false if the card can do nothing now. */
function addWays(rules: Rules, state: JuntaState, seat: number, card: number, list: Choice[]): boolean {
  const { costs, play } = traitsOf(rules)
  if (!hasNeeds(rules, state, seat, card)) return false
  if (!canPay(state, seat, costs[card])) return false
  const before = list.length
  if (!addAims(rules, state, seat, card, list) && isUseful(rules, state, seat, card)) list.push(play[card])
  return list.length > before
}

/** True if an effect of the card would change something now, or if it has none. */
function isUseful(rules: Rules, state: JuntaState, seat: number, card: number): boolean {
  const effects = rules.cards.effects[card]
  return effects.length === 0 || effects.some(({ verb }) => doesSomething(state, seat, verb))
}

function doesSomething(state: JuntaState, seat: number, verb: Verb): boolean {
  switch (verb) {
    case 'end-vote':
      return state.round === 1 && state.short === 0 && state.options.length > 0
    case 'recount':
      return state.motion !== NOBODY && state.phase === 'vote'
    case 'motion':
      return state.president !== NOBODY
    case 'rival-budget':
      return seat !== proposerOf(state) && seat !== state.president
    case 'levy':
      return state.levy !== seat
    default:
      return true
  }
}

/** The effects that need a target. A card has one target, that of the first such effect. */
const AIMED: readonly Verb[] = ['sack', 'spy', 'drop-influence']

/** Adds a choice for each target of a card that needs one. Returns false for other cards. */
function addAims(rules: Rules, state: JuntaState, seat: number, card: number, list: Choice[]): boolean {
  switch (rules.cards.effects[card].find(({ verb }) => AIMED.includes(verb))?.verb) {
    case 'sack':
      for (const option of openOptions(state))
        list.push(forBallot(rules, card, ballotOf(rules, state, option)))
      return true
    case 'spy':
      rules.seats.forEach((_, family) => {
        if (family !== seat) list.push(onFamily(rules, card, family))
      })
      return true
    case 'drop-influence':
      rules.seats.forEach((_, family) => {
        if (family !== seat && frontOf(state, family).length > 0) list.push(onFamily(rules, card, family))
      })
      return true
    default:
      return false
  }
}

const forBallot = memo((rules, card, ballot) =>
  make(
    rules,
    { type: 'play', card: rules.cards.ids[card], for: ballotName(rules, ballot) },
    ballotAt(rules, ballot),
    { card },
    { option: ballotWords(rules, ballot) },
    'play-for',
  ),
)
const onFamily = memo((rules, card, family) =>
  make(
    rules,
    { type: 'play', card: rules.cards.ids[card], family: rules.seats[family] },
    { kind: 'seat', seat: rules.seats[family] },
    { card, other: family },
    {},
    'play-on',
  ),
)

export const cards: OptionalAction = { list, on: { play, waste, discard: waste } }
