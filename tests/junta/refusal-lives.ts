/** Reasons of steps 5 to 7: locations, attempts, protection, the cousin, the bank, exile; see `refusal-judge.ts`. */
import type { Action } from '../../engine/types'
import type { Reason } from '../support/refusals/judge'
import {
  accountOf,
  actorFor,
  canPay,
  cardOf,
  cellOf,
  effect,
  familyOf,
  isAbroad,
  isDead,
  isEmbassy,
  isHere,
  isInHand,
  isMeantFor,
  isOfDeal,
  isPresident,
  lacksNeeds,
  locationOf,
  minister,
  NONE,
  notesOf,
  officeOf,
  reason,
  type Scene,
  unitsAt,
  vacant,
} from './refusal-scene'

const ORDERS = ['attempt', 'send-police']
const POLICE_CARD = NONE

/** The card of an attempt; the secret police needs none. */
const meansOf = (scene: Scene, action: Action) =>
  action.type === 'send-police' ? POLICE_CARD : cardOf(scene, action)
const killing = (scene: Scene, card: number) =>
  card < 0 ? undefined : effect(scene, card, 'attempt', 'burgle')
const isOfPolice = (scene: Scene, action: Action): boolean => {
  const card = meansOf(scene, action)
  return action.type === 'send-police' || (card >= 0 && effect(scene, card, 'police') !== undefined)
}
const isForAttempts = (scene: Scene, card: number) =>
  effect(scene, card, 'attempt', 'burgle', 'police') !== undefined

/** J-77: it has shot in the bank in this turn or the last one, or has been ordered to. */
const isBankSafe = (scene: Scene): boolean =>
  scene.state.safe > 0 ||
  scene.state.attempts.some(
    ({ card, location }) =>
      location === scene.rules.locations.bank &&
      (card === POLICE_CARD || effect(scene, card, 'police') !== undefined),
  )

/** What a card costs that is played for an attempt, or against one. */
const price = (scene: Scene, { type, ...fields }: Action): number => {
  const card = cardOf(scene, { type, ...fields })
  if (card < 0) return 0
  return type === 'protect'
    ? (effect(scene, card, 'buy-off')?.cost ?? 0)
    : (effect(scene, card, 'attempt', 'burgle', 'police')?.cost ?? 0)
}

const attempts: Readonly<Record<string, Reason<Scene>>> = {
  'lives.not-interior': reason(
    ['J-72'],
    ORDERS,
    (scene, action) => isOfPolice(scene, action) && minister(scene) !== scene.seat,
  ),
  'lives.police-sent': reason(['J-72'], ['send-police'], ({ state }) => state.ordered === 1),
  'lives.no-attempt': reason(['J-72'], ['attempt'], (scene, action) => {
    const card = cardOf(scene, action)
    return card >= 0 && !isForAttempts(scene, card)
  }),
  'lives.no-family': reason(['J-73'], ORDERS, (scene, action) => familyOf(scene, action) < 0),
  'lives.own-family': reason(['J-73'], ORDERS, (scene, action) => familyOf(scene, action) === scene.seat),
  'lives.family-away': reason(['J-64', 'J-80'], ORDERS, (scene, action) => {
    const family = familyOf(scene, action)
    return family >= 0 && !isHere(scene, family)
  }),
  'lives.spared': reason(['J-73'], ['attempt'], (scene, action) => {
    const spares = killing(scene, meansOf(scene, action))?.spares ?? []
    const family = familyOf(scene, action)
    return family >= 0 && spares.some((office) => actorFor(scene, office) === family)
  }),
  'lives.bank-safe': reason(
    ['J-77'],
    ORDERS,
    (scene, action) =>
      isOfPolice(scene, action) &&
      locationOf(scene, action) === scene.rules.locations.bank &&
      isBankSafe(scene),
  ),
  'lives.no-location': reason(['J-60', 'J-73'], [...ORDERS, 'go'], (scene, action) => {
    const location = locationOf(scene, action)
    const burgled = action.type === 'attempt' ? killing(scene, meansOf(scene, action)) : undefined
    return location < 0 || (burgled?.verb === 'burgle' && burgled.location !== location)
  }),
}

const PROTECTING = ['guard', 'buy-off', 'passport'] as const
const means: Readonly<Record<string, Reason<Scene>>> = {
  'lives.not-in-hand': reason(
    ['J-72', 'J-09'],
    ['attempt', 'protect'],
    (scene, action) => !isInHand(scene, cardOf(scene, action)),
  ),
  'lives.needs': reason(['J-11'], ['attempt', 'protect'], (scene, action) => {
    const card = cardOf(scene, action)
    return card >= 0 && lacksNeeds(scene, card)
  }),
  'lives.too-dear': reason(['J-04'], ['attempt', 'protect'], (scene, action) => {
    const count = price(scene, action)
    return !canPay(scene, count, true) && { count }
  }),
  'lives.no-protection': reason(['J-09'], ['protect'], (scene, action) => {
    const card = cardOf(scene, action)
    const moment = scene.state.danger[2] === 1 ? 'return' : 'react'
    return card >= 0 && (!effect(scene, card, ...PROTECTING) || !isMeantFor(scene, card, moment))
  }),
}

const places: Readonly<Record<string, Reason<Scene>>> = {
  'lives.president-stays': reason(['J-62'], ['exile'], isPresident),
  'lives.no-embassy': reason(
    ['J-61'],
    ['exile'],
    (scene, action) => !isEmbassy(scene, cellOf(scene, action)),
  ),
  'lives.no-office': reason(['J-88'], ['take'], (scene, action) => officeOf(scene, action) < 0),
  'lives.not-vacant': reason(['J-88'], ['take'], (scene, action) => {
    const office = officeOf(scene, action)
    return office >= 0 && !vacant(scene).includes(office)
  }),
}

const BANKING = ['deposit', 'withdraw']
const banks = (rule: string, holds: Reason<Scene>['holds']) =>
  reason([rule], BANKING, (scene, action) => !isOfDeal(action) && holds(scene, action))
const isNote = ({ note }: Action): boolean => typeof note === 'number' && note >= 1 && note <= 3

const bank: Readonly<Record<string, Reason<Scene>>> = {
  'lives.holiday': banks('J-93', ({ state }) => state.bank === 2),
  'lives.lunch': banks('J-92', ({ state }) => state.bank === 1),
  'lives.no-note': banks('J-91', (_, action) => !isNote(action)),
  'lives.no-such-note': banks('J-91', (scene, action) => {
    const { note } = action
    const fund = action.type === 'deposit' ? notesOf(scene, scene.seat) : accountOf(scene)
    return typeof note === 'number' && isNote(action) && fund[note - 1] === 0 && { count: note }
  }),
}

/** Steps in which a life, a fight or an office is being decided. */
const BUSY: readonly string[] =
  'resolve react return cousin drop police attack order bombard fire losses consent retreat'.split(' ')
const isBusy = ({ state }: Scene) => BUSY.includes(state.phase)
const isVoting = ({ state }: Scene) => state.motion !== NONE

/** J-68: somebody in a coup gave safe conduct who has a unit in that embassy. */
export const hasConduct = (scene: Scene, seat: number): boolean =>
  scene.state.coup >= 0 &&
  scene.state.conduct[seat] >= 0 &&
  unitsAt(scene, scene.state.exile[seat], scene.state.conduct[seat]).length > 0

const isSafe = (scene: Scene): boolean =>
  (scene.state.motion === 0 && scene.state.cause === 1) ||
  minister(scene) === NONE ||
  hasConduct(scene, scene.seat)

export const mayReturn = (scene: Scene): boolean =>
  isAbroad(scene, scene.seat) && !isBusy(scene) && (!isVoting(scene) || isSafe(scene))
export const mayResign = (scene: Scene): boolean =>
  isPresident(scene) &&
  scene.state.coup < 0 &&
  !isBusy(scene) &&
  !isVoting(scene) &&
  isHere(scene, scene.seat)

const exile: Readonly<Record<string, Reason<Scene>>> = {
  'lives.dead': reason(['J-80'], ['return'], (scene) => isDead(scene, scene.seat), 0),
  'lives.busy': reason(['J-67', 'J-42'], ['return', 'resign'], isBusy),
  'lives.ballot': reason(
    ['J-67', 'J-42'],
    ['return', 'resign'],
    (scene, { type }) => isVoting(scene) && (type === 'resign' || !isSafe(scene)),
  ),
  'lives.no-president': reason(['J-42'], ['resign'], (scene) => !isPresident(scene)),
  'lives.coup': reason(['J-42'], ['resign'], ({ state }) => state.coup >= 0),
}

export const lives: Readonly<Record<string, Reason<Scene>>> = {
  ...attempts,
  ...means,
  ...places,
  ...bank,
  ...exile,
}
