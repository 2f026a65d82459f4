/** Cards that may be laid on the table at any time (J-05, J-06, J-11): influences, donations, pretexts, and cards thrown away. */
import type { Choice } from '../../../types'
import { cardIn, familyIn, ofCard } from '../coup/choices'
import { tell } from '../coup/telling'
import type { PhaseId } from '../phase'
import type { Rules, Verb } from '../rules'
import { discard, effectOf, frontOf, handOf, playableNow, toFront } from '../rules/cards'
import { interrupt } from '../rules/interrupt'
import { draw, moneyOf } from '../rules/money'
import { isPresent } from '../rules/seats'
import { HOLIDAY, type JuntaState, type JuntaTurn, NOBODY } from '../state'
import { type Aside, isBusy } from './aside'

export const playing: Aside = {
  choices(rules, state, seat) {
    if (!mayLayCards(state, seat)) return []
    const wasted = handOf(state, seat).map((card) => ofCard(rules, 'waste', card, {}, {}, 'waste'))
    return [...plays(rules, state, seat), ...wasted]
  },
  on: {
    play(turn, action, seat) {
      return lay(turn, seat, cardIn(turn.def.rules, action), familyIn(turn.def.rules, action))
    },
    waste(turn, action, seat) {
      const card = cardIn(turn.def.rules, action)
      discard(turn, card)
      tell(turn, 'wasted', { family: seat, card })
      return undefined
    },
  },
}

/** J-08 to J-10, J-110: nobody in danger, no fight, no reckoning after a coup; the dead and exiles play nothing. */
export const mayLayCards = (state: JuntaState, seat: number): boolean =>
  isPresent(state, seat) && !isBusy(state) && state.stage < AFTER_COUP && state.motion === NOBODY

const AFTER_COUP = 9
/** What a card may do at any time. */
const OPEN_VERBS: readonly Verb[] = ['note', 'pretext', 'bank-holiday', 'words']

export const plays = (rules: Rules, state: JuntaState, seat: number): Choice[] =>
  playableNow(rules, state, seat, 'any').flatMap((card) =>
    targetsOf(rules, state, seat, card).map((family) =>
      family === NOBODY
        ? ofCard(rules, 'play', card, {}, {}, 'play')
        : ofCard(rules, 'play', card, { family: rules.seats[family] }, { other: family }, 'play-on'),
    ),
  )

/** Families a card can be played on; NOBODY alone where it needs none. */
export function targetsOf(rules: Rules, state: JuntaState, seat: number, card: number): number[] {
  const others = rules.seats.flatMap((_, family) => (family === seat ? [] : [family]))
  if (effectOf(rules, card, 'spy')) return others
  if (effectOf(rules, card, 'drop-influence'))
    return others.filter((family) => frontOf(state, family).length > 0)
  const isOpen =
    rules.cards.kind[card] === 'influence' || OPEN_VERBS.some((verb) => effectOf(rules, card, verb))
  return isOpen ? [NOBODY] : []
}

function lay(turn: JuntaTurn, seat: number, card: number, family: number): PhaseId | undefined {
  const { rules } = turn.def
  if (rules.cards.kind[card] === 'influence') toFront(turn, card, seat)
  else discard(turn, card)
  tell(turn, family < 0 ? 'played' : 'played-on', {
    family: seat,
    card,
    ...(family >= 0 && { other: family }),
  })
  const notes = effectOf(rules, card, 'note')
  if (notes) draw(turn, seat, notes.count)
  if (effectOf(rules, card, 'pretext')) turn.state.pretext = 1
  if (effectOf(rules, card, 'bank-holiday')) turn.state.bank = HOLIDAY
  if (effectOf(rules, card, 'spy')) {
    const about = { family, count: moneyOf(turn.state, family, 'swiss') }
    tell(turn, 'account-seen', about, { only: [rules.seats[seat]], reveals: true })
  }
  if (!effectOf(rules, card, 'drop-influence')) return undefined
  const next = interrupt(turn, 'drop')
  turn.state.queue = [family]
  return next
}
