/** Reasons against cards that are played, wasted or thrown away as optional actions, J-08 to J-11; see `refusal-judge.ts`. */
import type { Moment, Verb } from '../../engine/rulesets/junta/rules'
import type { Action } from '../../engine/types'
import type { Reason } from '../support/refusals/judge'
import {
  canPay,
  cardOf,
  everybody,
  frontOf,
  isAbroad,
  isDead,
  isInHand,
  isMeantFor,
  isPresident,
  kindOf,
  lacksNeeds,
  NONE,
  reason,
  type Scene,
} from './refusal-scene'

/** Steps in which cards are played as optional actions, and what they are good for then. */
const STEPS: Readonly<Record<string, Moment>> = {
  ...Object.fromEntries(
    ['nominate', 'back', 'decline', 'vote', 'tie'].map((step) => [step, 'vote' as Moment]),
  ),
  ...Object.fromEntries(
    ['abroad', 'shed', 'trim', 'appoint', 'force', 'pay', 'locations'].map((step) => [step, 'any' as Moment]),
  ),
  budget: 'budget',
  declare: 'declare',
  bank: 'bank',
  call: 'call',
  movement: 'movement',
}
/** J-110. */
const COMBAT: readonly string[] = 'police attack order bombard fire losses consent retreat sides'.split(' ')

/** What is done with a card that has its own action in a step of the turn. */
const WITH_OWN_ACTION: readonly Verb[] = [
  'attempt',
  'guard',
  'buy-off',
  'burgle',
  'police',
  'units',
  'bribe',
  'passport',
]
/** Influences are put down, and events happen at once. */
const isLaid = (scene: Scene, card: number): boolean => {
  const effects = scene.rules.cards.effects[card]
  return (
    kindOf(scene, card) === 'influence' ||
    (effects.length > 0 && effects.every(({ verb }) => !WITH_OWN_ACTION.includes(verb)))
  )
}

const isItsMoment = (scene: Scene, card: number): boolean =>
  isMeantFor(scene, card, 'any', STEPS[scene.state.phase] ?? 'any')
const priceOf = ({ rules }: Scene, card: number): number =>
  rules.cards.effects[card].reduce((total, { cost }) => total + cost, 0)

const AIMS: Readonly<Partial<Record<Verb, 'for' | 'family'>>> = {
  sack: 'for',
  spy: 'family',
  'drop-influence': 'family',
}
const firstVerb = ({ rules }: Scene, card: number): Verb | undefined => rules.cards.effects[card][0]?.verb
export const aimOf = (scene: Scene, card: number): 'for' | 'family' | undefined =>
  AIMS[firstVerb(scene, card) ?? 'words']

/** The names that it can be aimed at now. */
function aimsOf(scene: Scene, card: number): readonly string[] {
  const { def, state, seat } = scene
  const others = everybody(scene).filter((family) => family !== seat)
  switch (firstVerb(scene, card)) {
    case 'sack':
      return state.options.flatMap((option, at) =>
        state.declined[at] === 1 ? [] : [state.motion <= 0 ? def.seats[option] : ['no', 'yes'][option]],
      )
    case 'spy':
      return others.map((family) => def.seats[family])
    default:
      return others.filter((family) => frontOf(scene, family).length > 0).map((family) => def.seats[family])
  }
}

/** J-10: nothing would come of it now. */
function isIdle(scene: Scene, card: number): boolean {
  const { state, seat } = scene
  const proposer = state.proposer < 0 ? state.president : state.proposer
  switch (firstVerb(scene, card)) {
    case 'end-vote':
      return state.round !== 1 || state.short === 1 || state.options.length === 0
    case 'recount':
      return state.phase !== 'vote' || state.motion === NONE
    case 'motion':
      return state.president === NONE
    case 'rival-budget':
      return seat === proposer || isPresident(scene)
    case 'levy':
      return state.levy === seat
    default:
      return aimOf(scene, card) !== undefined && aimsOf(scene, card).length === 0
  }
}

const isBarred = (scene: Scene): boolean =>
  isDead(scene, scene.seat) || !Object.hasOwn(STEPS, scene.state.phase)

/** Whether playing it in some way does something now. */
const canPlay = (scene: Scene, card: number): boolean =>
  isLaid(scene, card) &&
  isItsMoment(scene, card) &&
  !lacksNeeds(scene, card) &&
  canPay(scene, priceOf(scene, card), false) &&
  !isIdle(scene, card)
/** J-11: it does something now, or in an action of its own in this step. */
const hasUse = (scene: Scene, card: number): boolean =>
  canPlay(scene, card) || (isItsMoment(scene, card) && !isLaid(scene, card))

const ALL = ['play', 'waste', 'discard']
const BOTH = ['play', 'waste']
const of = (rule: string, types: readonly string[], holds: (scene: Scene, card: number) => boolean) =>
  reason([rule], types, (scene, action) => {
    const card = cardOf(scene, action)
    return card >= 0 && !isBarred(scene) && holds(scene, card)
  })
/** Of cards in hand, that would be put down. */
const laid = (rule: string, holds: (scene: Scene, card: number) => boolean) =>
  of(rule, ['play'], (scene, card) => isInHand(scene, card) && holds(scene, card))

/** A card that is aimed at something must say at what. */
const isMisaimed = (scene: Scene, action: Action): boolean => {
  const card = cardOf(scene, action)
  const aim = card < 0 ? undefined : aimOf(scene, card)
  return aim !== undefined && !aimsOf(scene, card).includes(action[aim] as string)
}

export const cards: Readonly<Record<string, Reason<Scene>>> = {
  /** The dead are not asked anything: the kernel says so first. */
  'playing.dead': reason(['J-80'], ALL, (scene) => isDead(scene, scene.seat), 0),
  'playing.combat': reason(['J-110'], ALL, ({ state }) => COMBAT.includes(state.phase)),
  'playing.target': reason(
    ['J-09'],
    ALL,
    ({ state }) => !Object.hasOwn(STEPS, state.phase) && !COMBAT.includes(state.phase),
  ),
  'playing.exile': reason(['J-64'], BOTH, (scene) => isAbroad(scene, scene.seat)),
  'playing.at-home': reason(['J-64'], ['discard'], (scene) => !isAbroad(scene, scene.seat)),
  'playing.not-in-hand': reason(['J-10'], ALL, (scene, action) => !isInHand(scene, cardOf(scene, action))),
  'playing.unknown': reason(['J-10'], ['discard'], (scene, action) => cardOf(scene, action) < 0),
  'playing.own-place': laid('J-11', (scene, card) => !isLaid(scene, card)),
  'playing.other-moment': laid('J-11', (scene, card) => !isItsMoment(scene, card)),
  'playing.needs': laid('J-11', lacksNeeds),
  'playing.too-dear': reason(
    ['J-04'],
    ['play'],
    (scene, action) => {
      const card = cardOf(scene, action)
      if (card < 0 || isBarred(scene)) return false
      const count = priceOf(scene, card)
      return !canPay(scene, count, false) && { count }
    },
    0,
  ),
  'playing.no-use': laid('J-11', isIdle),
  'playing.no-aim': reason(['J-11'], ['play'], isMisaimed),
  'playing.has-use': of('J-11', ['waste'], (scene, card) => isInHand(scene, card) && hasUse(scene, card)),
}

/** Whether any of these cards can be played, thrown away, or is of no use now and can be wasted. */
export function mayUseCards(scene: Scene, hand: readonly number[]): boolean {
  if (isBarred(scene)) return false
  if (isAbroad(scene, scene.seat)) return hand.length > 0
  return hand.some((card) => canPlay(scene, card) || !hasUse(scene, card))
}

/** Where the aim written beside a card that needs none, or another one, is too much. */
export const hasIdleAim = (scene: Scene, action: Action): boolean => {
  const card = cardOf(scene, action)
  const aim = card < 0 ? undefined : aimOf(scene, card)
  return ['for', 'family'].some((field) => field in action && field !== aim)
}
