/** A possible state behind a view, made of the view and of chance alone, for bots that search ahead. */
import type { Viewer } from '../../../types'
import { aidNotes } from '../blocks/numbers'
import type { Rules } from '../rules'
import { handPlace } from '../rules/cards'
import { countOf, notesOf } from '../rules/money'
import { CARDS, type JuntaState, LOCATIONS, NOBODY, VALUES } from '../state'
import { determinize } from './determinization'

/** Step of the turn in which the President draws the aid (J-53). */
const AID = 3
/** Typical number of notes in the hand of a family other than the President. */
const POCKET = 2

/** Drops offers between others, whose contents are unknown. All hidden parts are then drawn as in any state with this view. */
export function imagine(rules: Rules, view: JuntaState, viewer: Viewer, rng: number[]): JuntaState {
  const seat = rules.seats.indexOf(viewer)
  const deals = view.deals.filter(({ from, to }) => from === seat || to === seat)
  const world = { ...view, deals, ...cardsBehind(view) }
  return determinize(rules, { ...world, ...notesBehind(rules, world, seat) }, viewer, rng)
}

/** Puts covered cards into the hands that hold them, and other hidden ones into the pile. */
function cardsBehind({ place }: JuntaState): Pick<JuntaState, 'place' | 'pile'> {
  const behind = place.map((at) => {
    if (at >= CARDS.covered) return handPlace(at - CARDS.covered)
    return at === CARDS.hidden ? CARDS.pile : at
  })
  return { place: behind, pile: behind.flatMap((at, card) => (at === CARDS.pile ? [card] : [])) }
}

/**
 * Estimates the number of notes of the others. In hand each has a fixed amount; before the payment the President has the
 * aid of the turn. All other notes that left the aid deck are split equally between the accounts abroad. The values of
 * the notes are drawn later.
 */
function notesBehind(rules: Rules, view: JuntaState, own: number): Pick<JuntaState, 'hand' | 'swiss'> {
  const aid = aidNotes(rules, view)
  const drawn = aid * (view.stage < AID ? Math.max(0, view.turn - 1) : view.turn)
  const others = [...rules.seats.keys()].filter((other) => other !== own)
  const inHand = new Map(
    others.map((other) => [other, other === view.president && isBeforePayment(view) ? aid : POCKET]),
  )
  const ownNotes = countOf(notesOf(view, own)) + countOf(notesOf(view, own, 'swiss'))
  const held = [...inHand.values()].reduce((sum, count) => sum + count, ownNotes + countOf(view.spent))
  const abroad = Math.trunc(Math.max(0, drawn - held) / Math.max(1, others.length))
  const put = (list: readonly number[], countOfSeat: (other: number) => number) => {
    const next = list.slice()
    for (const other of others) next[other * VALUES] = countOfSeat(other)
    return next
  }
  return {
    hand: put(view.hand, (other) => inHand.get(other) ?? 0),
    swiss: view.phase === 'over' ? view.swiss : put(view.swiss, () => abroad),
  }
}

const isBeforePayment = ({ stage, president }: JuntaState): boolean =>
  president !== NOBODY && stage >= AID && stage < LOCATIONS
