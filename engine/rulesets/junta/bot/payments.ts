/** Money before a vote. Promises are not binding (J-140), so a bot pays little, and nothing to a family that once took it in vain. */
import { isNote, millionsOf, port } from '../deals'
import { openOptions, votesFor } from '../rules/votes'
import { BUDGET, COMPETENCE, ELECTION, HOLIDAY, type JuntaState, NOBODY } from '../state'
import type { Beliefs } from './beliefs'
import type { Plan } from './memory'
import { contentWith } from './regime'
import { lacking, ownOption, stillToVote, votesInSight } from './votes'
import { worthTo } from './worth'

/** Returns a gift in a vote that would be lost, or `undefined`. It goes to a family with enough votes to turn it, except the leading rival. */
export function payment(beliefs: Beliefs, view: JuntaState, partners: readonly number[]): Plan | undefined {
  const { rules, weights, memory } = beliefs
  if (weights.gift === 0 || !VOTING.includes(view.phase)) return undefined
  const own = ownOption(beliefs, view)
  const lack = own === NOBODY ? 0 : lacking(beliefs, view, own)
  if (lack <= 0) return undefined
  const voters = stillToVote(rules, view)
  const first = leader(view, votesFor(rules, view), own)
  const able = partners.filter(
    (other) =>
      other !== first &&
      !memory.vain.has(other) &&
      voters.includes(other) &&
      votesInSight(rules, view, other) >= lack &&
      isOpenTo(beliefs, view, other, own),
  )
  const sight = able.map((other) => votesInSight(rules, view, other))
  const to = able[sight.indexOf(Math.max(...sight))]
  const gift = to === undefined ? NOBODY : smallGift(beliefs, view, shortOf(beliefs, view, to))
  return gift === NOBODY ? undefined : { to, gives: [gift], wants: [] }
}
const VOTING: readonly string[] = ['nominate', 'back', 'vote']

/** True if a family may vote for this option. A candidate votes for another one only if that one has more votes. */
function isOpenTo({ rules }: Beliefs, view: JuntaState, other: number, own: number): boolean {
  if (view.motion !== ELECTION) return true
  const votes = votesFor(rules, view)
  const theirs = openOptions(view).find((option) => view.options[option] === other)
  return theirs === undefined || votes[own] > votes[theirs] + votesInSight(rules, view, other)
}

/** Returns the points that a gift must exceed to turn a vote: the discontent with a budget. */
const shortOf = (beliefs: Beliefs, view: JuntaState, other: number): number =>
  view.motion === BUDGET ? Math.max(0, -contentWith(beliefs, view, other)) : 0

/** Returns the rival with the most votes in an election, or NOBODY in other votes. */
function leader(view: JuntaState, votes: readonly number[], own: number): number {
  if (view.motion !== ELECTION) return NOBODY
  const rivals = openOptions(view).filter((option) => option !== own)
  return rivals.length === 0
    ? NOBODY
    : view.options[rivals.reduce((best, option) => (votes[option] > votes[best] ? option : best))]
}

/** Returns the smallest note worth more than these points, within the limit for gifts. Otherwise returns such a card without votes, or NOBODY. */
function smallGift(beliefs: Beliefs, view: JuntaState, points: number): number {
  const { rules, weights, seat } = beliefs
  const most = Math.min(weights.gift * weights.money, weights.office - weights.margin)
  const isEnough = (worth: number) => worth * weights.honour > points * weights.money
  const owned = port.owned(rules, view, seat)
  const notes = owned.filter(
    (item) =>
      isNote(rules, item) &&
      millionsOf(rules, item) * weights.money <= most &&
      isEnough(millionsOf(rules, item) * weights.money),
  )
  if (notes.length > 0) return Math.min(...notes)
  const cards = owned
    .filter((item) => item < rules.cards.ids.length && rules.cards.votes[item] === 0)
    .map((card) => ({ card, worth: worthTo(beliefs, view, card, seat) }))
    .filter(({ worth }) => worth <= most && isEnough(worth))
    .sort((a, b) => a.worth - b.worth)
  return cards[0]?.card ?? NOBODY
}

const ownedOf = ({ rules, seat }: Beliefs, view: JuntaState, item: number): number =>
  port.owned(rules, view, seat).filter((one) => one === item).length

/** Records a gift that is sent during a vote. */
export function notePayment(beliefs: Beliefs, view: JuntaState, { to, gives, wants }: Plan): void {
  if (wants.length > 0 || view.motion === NOBODY) return
  const [item] = gives
  beliefs.memory.paid = {
    to,
    item,
    motion: view.motion,
    before: ownedOf(beliefs, view, item),
    isTaken: false,
  }
}

/** Checks whether a gift was taken and, after the vote, whether it helped. */
export function auditPayment(beliefs: Beliefs, view: JuntaState): void {
  const { memory } = beliefs
  const { paid } = memory
  if (!paid) return
  const isPending = view.deals.some(({ from, to }) => from === beliefs.seat && to === paid.to)
  if (view.motion === paid.motion && !paid.isTaken && !isPending)
    memory.paid = ownedOf(beliefs, view, paid.item) < paid.before ? { ...paid, isTaken: true } : undefined
  if (view.motion === paid.motion) return
  if (paid.isTaken && !isWon(beliefs, view, paid.motion)) memory.vain.add(paid.to)
  memory.paid = undefined
}

const isWon = ({ seat }: Beliefs, { president, bank, phase }: JuntaState, motion: number): boolean =>
  motion === ELECTION || motion === COMPETENCE ? president === seat : bank !== HOLIDAY && phase !== 'force'
