/** Reasons against deals, J-08, J-15, J-56 and J-120, the kernel's and the game's own; see `refusal-judge.ts`. */
import type { Deal } from '../../engine/kernel/deals'
import type { Action } from '../../engine/types'
import type { Reason } from '../support/refusals/judge'
import {
  everybody,
  handOf,
  isDead,
  isOfDeal,
  isPresident,
  mastersOf,
  notesOf,
  partnerOf,
  reason,
  type Scene,
} from './refusal-scene'

/** Nothing changes hands: a life is at stake, somebody stands before the squad, or the turn is over (J-15). */
const CLOSED: readonly string[] = ['resolve', 'react', 'return', 'squad', 'close', 'over']
const areAttemptsDeclared = ({ state }: Scene): boolean =>
  state.phase === 'declare' || state.resume.some(({ phase, begun }) => phase === 'declare' && begun === 1)
/** J-15: while attempts are declared their targets deal no more. */
const mayDealWith = (scene: Scene, seat: number): boolean =>
  !CLOSED.includes(scene.state.phase) &&
  !isDead(scene, seat) &&
  !(areAttemptsDeclared(scene) && scene.state.attempts.some(({ victim }) => victim === seat))
/** J-08: not while attempts are made and while the consequences of a coup are dealt with. */
const areCardsKept = (scene: Scene): boolean => areAttemptsDeclared(scene) || scene.state.stage === 9
/** J-56: from the proposal of a budget to its payment. */
const areNotesBound = (scene: Scene): boolean => {
  const { motion, phase, resume } = scene.state
  const isOwed = ['force', 'pay'].includes(phase)
  const waits = resume.some((one) => one.begun === 1 && ['force', 'pay'].includes(one.phase))
  return isPresident(scene) && (motion === 1 || isOwed || waits)
}
/** J-120: in the movement of a coup, and not before the move that began it. */
const areUnitsKept = ({ state }: Scene): boolean => state.phase !== 'movement' || state.owes === 1

// ---- things: cards, then notes by value, then units

const namesOf = ({ rules }: Scene): readonly string[] => [
  ...rules.cards.ids,
  'note-1',
  'note-2',
  'note-3',
  ...rules.units.ids,
]
const itemOf = (scene: Scene, { item }: Action): number => namesOf(scene).indexOf(item as string)
const kindOf = ({ rules }: Scene, item: number): 'card' | 'note' | 'unit' =>
  item < rules.cards.ids.length ? 'card' : item < rules.cards.ids.length + 3 ? 'note' : 'unit'

const unitsOf = (scene: Scene, seat: number): number[] => {
  const first = scene.rules.cards.ids.length + 3
  return mastersOf(scene).flatMap((master, unit) =>
    master === seat && scene.state.cell[unit] >= 0 ? [first + unit] : [],
  )
}
/** All that a family has, be it that it may not give it now. */
const belongings = (scene: Scene): number[] => {
  const notes = notesOf(scene, scene.seat)
  return [
    ...handOf(scene, scene.seat),
    ...notes.flatMap((count, at) => Array.from({ length: count }, () => scene.rules.cards.ids.length + at)),
    ...unitsOf(scene, scene.seat),
  ]
}
const isKept = (scene: Scene, item: number): boolean => {
  const kind = kindOf(scene, item)
  if (kind === 'card') return areCardsKept(scene)
  return kind === 'note' ? areNotesBound(scene) : areUnitsKept(scene)
}
const times = (list: readonly number[], item: number) => list.filter((one) => one === item).length
const isMore = (list: readonly number[], than: readonly number[]): boolean =>
  list.some((item) => times(list, item) > times(than, item))

// ---- offers and drafts

const draftOf = ({ state, seat }: Scene): Deal | undefined =>
  state.deals.find((deal) => deal.from === seat && deal.offered === 0)
const offer = ({ state }: Scene, from: number, to: number): Deal | undefined =>
  state.deals.find((deal) => deal.offered === 1 && deal.from === from && deal.to === to)
const isFull = ({ state, rules, seat }: Scene): boolean => state.offers[seat] >= rules.numbers.offers

/** Whether there is anything to say in deals, an answer or an offer. */
export function mayDealAtAll(scene: Scene): boolean {
  const { state, seat } = scene
  if (state.deals.some(({ offered, to }) => offered === 1 && to === seat)) return true
  if (!mayDealWith(scene, seat)) return false
  if (state.deals.some(({ from }) => from === seat)) return true
  return !isFull(scene) && everybody(scene).some((other) => other !== seat && mayDealWith(scene, other))
}

const TO_SEAT = ['deal', 'counter', 'accept', 'refuse', 'withdraw']
const ON_DRAFT = ['give', 'keep', 'want', 'spare', 'promise', 'hush', 'offer', 'drop']
const ALL = [...TO_SEAT, ...ON_DRAFT]
/** These words are of deals only with the fields of deals. */
const SHARED = ['withdraw', 'promise', 'drop']
const isDeal = (action: Action): boolean => !SHARED.includes(action.type) || isOfDeal(action)
const words = (types: readonly string[], holds: Reason<Scene>['holds'], least?: number, rule = 'J-08') =>
  reason([rule], types, (scene, action) => isDeal(action) && holds(scene, action), least)
const ofDraft = (types: readonly string[], holds: (scene: Scene, draft: Deal, action: Action) => boolean) =>
  words(types, (scene, action) => {
    const draft = draftOf(scene)
    return draft !== undefined && holds(scene, draft, action)
  })

/** J-56, J-120, J-08: what is theirs all the same, and may not be given now. */
const kept = (rule: string, kind: 'card' | 'note' | 'unit', least?: number) =>
  words(
    ['give', 'accept'],
    (scene, action) => {
      const items =
        action.type === 'give'
          ? [itemOf(scene, action)].filter((item) => item >= 0)
          : (offer(scene, partnerOf(scene, action), scene.seat)?.wants ?? [])
      const own = belongings(scene)
      return items.some((item) => kindOf(scene, item) === kind && own.includes(item) && isKept(scene, item))
    },
    least,
    rule,
  )

const isOutOfSight = ({ state, seat }: Scene, card: number): boolean =>
  state.place[card] === 0 ||
  (state.place[card] >= 10 && state.place[card] < 20 && state.place[card] !== 10 + seat)
/** What may be asked for: a card that is nowhere in sight, some notes of each value, units of the other. */
function wantable(scene: Scene, item: number, { to, wants }: Deal): boolean {
  if (item < 0) return false
  const kind = kindOf(scene, item)
  if (kind === 'card') return !areCardsKept(scene) && isOutOfSight(scene, item) && !wants.includes(item)
  if (kind === 'note') {
    const there = Math.min(8, scene.rules.notes[item - scene.rules.cards.ids.length])
    return times(wants, item) < there
  }
  return !areUnitsKept(scene) && unitsOf(scene, to).includes(item) && !wants.includes(item)
}

const shared: Readonly<Record<string, Reason<Scene>>> = {
  now: words(ALL, (scene) => !mayDealWith(scene, scene.seat)),
  partner: words(TO_SEAT, (scene, action) => {
    const other = partnerOf(scene, action)
    if (!['deal', 'counter'].includes(action.type)) return other < 0
    return other < 0 || other === scene.seat || !mayDealWith(scene, other)
  }),
  'draft-open': words(['deal', 'counter'], (scene) => draftOf(scene) !== undefined),
  standing: words(
    ['deal', 'counter'],
    (scene, action) => offer(scene, scene.seat, partnerOf(scene, action)) !== undefined,
  ),
  limit: words(['deal', 'counter'], (scene) => isFull(scene) && { count: scene.rules.numbers.offers }, 0),
  'no-offer': words(
    ['counter', 'accept', 'refuse'],
    (scene, action) => !offer(scene, partnerOf(scene, action), scene.seat),
  ),
  'no-own-offer': words(['withdraw'], (scene, action) => !offer(scene, scene.seat, partnerOf(scene, action))),
  lacking: words(['accept'], (scene, action) => {
    const { wants } = offer(scene, partnerOf(scene, action), scene.seat) ?? { wants: [] }
    return isMore(wants, belongings(scene))
  }),
  'no-draft': words(ON_DRAFT, (scene) => draftOf(scene) === undefined),
  'not-yours': ofDraft(['give'], (scene, { gives }, action) => {
    const item = itemOf(scene, action)
    return item < 0 || times(belongings(scene), item) <= times(gives, item)
  }),
  'not-there': ofDraft(['want'], (scene, draft, action) => !wantable(scene, itemOf(scene, action), draft)),
  'not-given': ofDraft(['keep'], (scene, { gives }, action) => !gives.includes(itemOf(scene, action))),
  'not-wanted': ofDraft(['spare'], (scene, { wants }, action) => !wants.includes(itemOf(scene, action))),
  empty: ofDraft(['offer'], (_, { gives, wants }) => gives.length + wants.length === 0),
  words: ofDraft(['promise', 'hush'], ({ rules }, draft, action) => {
    const at = rules.words.indexOf(action.words as string)
    return at < 0 || draft.words.includes(at) === (action.type === 'promise')
  }),
}

export const deals: Readonly<Record<string, Reason<Scene>>> = {
  ...Object.fromEntries(Object.entries(shared).map(([key, one]) => [`kernel.deal.refuse.${key}`, one])),
  'politics.notes-bound': kept('J-56', 'note'),
  'politics.cards-kept': kept('J-08', 'card'),
  'politics.units-kept': kept('J-120', 'unit'),
}
