/** A position of Junta as the judge of refusals looks at it: who is there, who holds what, whom a unit obeys. */
import type { CardKind, Effect, Moment, Verb } from '../../engine/rulesets/junta/rules'
import type { JuntaDef, JuntaState } from '../../engine/rulesets/junta/state'
import type { Action } from '../../engine/types'
import type { Finding, Reason } from '../support/refusals/judge'
import { masterOf } from './naive-coup'

export type Scene = {
  readonly def: JuntaDef
  readonly rules: JuntaDef['rules']
  readonly state: JuntaState
  readonly seat: number
  /** Whom the step of the turn asks. */
  readonly waited: readonly number[]
}

export const NONE = -1
const MINE = { hand: 10, front: 20, table: 30 } as const
/** Where units are that stand nowhere. */
export const IN_BOX = -1

// ---- names in actions

export const cellOf = ({ def }: Scene, { cell }: Action): number =>
  typeof cell === 'string' ? def.grid.names.indexOf(cell) : NONE
export const familyOf = ({ def }: Scene, { family }: Action): number => def.seats.indexOf(family as string)
export const partnerOf = ({ def }: Scene, action: Action): number => def.seats.indexOf(action.with as string)
export const unitOf = ({ rules }: Scene, { unit }: Action): number => rules.units.ids.indexOf(unit as string)
export const cardOf = ({ rules }: Scene, { card }: Action): number => rules.cards.ids.indexOf(card as string)
export const officeOf = ({ rules }: Scene, { office }: Action): number =>
  rules.offices.ids.indexOf(office as string)
export const locationOf = ({ rules }: Scene, { location }: Action): number =>
  rules.locations.ids.indexOf(location as string)

// ---- people

export const isDead = ({ state }: Pick<Scene, 'state'>, seat: number): boolean => state.dead[seat] === 1
export const isAbroad = ({ state }: Pick<Scene, 'state'>, seat: number): boolean => state.exile[seat] >= 0
/** Alive and in the country. */
export const isHere = (scene: Pick<Scene, 'state'>, seat: number): boolean =>
  seat >= 0 && !isDead(scene, seat) && !isAbroad(scene, seat)
export const isPresident = ({ state, seat }: Scene): boolean => seat === state.president
export const everybody = ({ def }: Pick<Scene, 'def'>): number[] => def.seats.map((_, seat) => seat)
/** Everybody, clockwise from a seat. */
export const fromSeat = (scene: Pick<Scene, 'def'>, first: number): number[] => {
  const seats = everybody(scene)
  return [...seats.slice(first), ...seats.slice(0, first)]
}

/** Who acts for an office and can: its holder, or the President for a cousin of theirs; J-88, J-89. */
export function actorFor({ rules, state }: Pick<Scene, 'rules' | 'state'>, office: number): number {
  const isPresidents = rules.offices.powers[office].president || state.cousin[office] === 1
  const actor = isPresidents ? state.president : state.office[office]
  return isHere({ state }, actor) ? actor : NONE
}

export const officesFor = (scene: Scene, seat: number): number[] =>
  scene.rules.offices.ids.flatMap((_, office) => (actorFor(scene, office) === seat ? [office] : []))

/** J-90: nobody, while the Minister is dead or abroad. */
export function minister({ rules, state }: Pick<Scene, 'rules' | 'state'>): number {
  const office = rules.offices.powers.findIndex(({ interior }) => interior)
  if (office < 0 || !isHere({ state }, state.office[office])) return NONE
  return state.cousin[office] === 1 ? state.president : state.office[office]
}

/** J-88: offices whose holder is dead or abroad, and which have no cousin. */
export const vacant = ({ rules, state }: Pick<Scene, 'rules' | 'state'>): number[] =>
  rules.offices.ids.flatMap((_, office) => {
    const holder = state.office[office]
    const isEmpty = holder >= 0 && !isHere({ state }, holder) && state.cousin[office] === 0
    return isEmpty && !rules.offices.powers[office].president ? [office] : []
  })

// ---- cards and money

const lying = ({ state }: Pick<Scene, 'state'>, where: number): number[] =>
  state.place.flatMap((place, card) => (place === where ? [card] : []))
export const handOf = (scene: Pick<Scene, 'state'>, seat: number): number[] => lying(scene, MINE.hand + seat)
export const frontOf = (scene: Pick<Scene, 'state'>, seat: number): number[] =>
  lying(scene, MINE.front + seat)
export const isInHand = ({ state, seat }: Scene, card: number): boolean =>
  card >= 0 && state.place[card] === MINE.hand + seat
export const isInFront = ({ state, seat }: Scene, card: number): boolean =>
  card >= 0 && state.place[card] === MINE.front + seat
export const isOnTable = ({ state, seat }: Scene, card: number): boolean =>
  card >= 0 && state.place[card] === MINE.table + seat

export const kindOf = ({ rules }: Scene, card: number): CardKind => rules.cards.kind[card]
export const effect = ({ rules }: Scene, card: number, ...verbs: readonly Verb[]): Effect | undefined =>
  rules.cards.effects[card].find(({ verb }) => verbs.includes(verb))
export const isMeantFor = ({ rules }: Scene, card: number, ...moments: readonly Moment[]): boolean =>
  rules.cards.moments[card].some((moment) => moments.includes(moment))
/** J-11: an influence that it needs is not in front of its owner. */
export const lacksNeeds = (scene: Scene, card: number): boolean => {
  const needs = scene.rules.cards.needs[card]
  return needs.length > 0 && !needs.some((one) => isInFront(scene, one))
}

/** Notes of a family by value, from one million up. */
export const notesOf = ({ state }: Pick<Scene, 'state'>, seat: number): readonly number[] =>
  [0, 1, 2].map((at) => state.hand[seat * 3 + at])
export const accountOf = ({ state, seat }: Scene): readonly number[] =>
  [0, 1, 2].map((at) => state.swiss[seat * 3 + at])
export const worth = (notes: readonly number[]): number =>
  notes.reduce((total, count, at) => total + count * (at + 1), 0)
/** J-143: some money is for assassins and bribes alone. */
export const canPay = (scene: Scene, amount: number, isDark: boolean): boolean =>
  worth(notesOf(scene, scene.seat)) + (isDark ? scene.state.credit[scene.seat] : 0) >= amount

// ---- units

const masters = new WeakMap<JuntaState, readonly number[]>()
/** By unit: the family it obeys, NONE while it is ignored. */
export function mastersOf({ def, state }: Pick<Scene, 'def' | 'state'>): readonly number[] {
  const known =
    masters.get(state) ??
    def.rules.units.ids.map((_, unit) => def.seats.indexOf(masterOf(def, state, unit) ?? ''))
  masters.set(state, known)
  return known
}

export const unitsAt = (scene: Pick<Scene, 'def' | 'state'>, cell: number, family?: number): number[] =>
  mastersOf(scene).flatMap((master, unit) =>
    master >= 0 && scene.state.cell[unit] === cell && (family === undefined || master === family)
      ? [unit]
      : [],
  )
/** J-133: who has retreated takes no more part in combat in the phase. */
export const hasFled = ({ state }: Pick<Scene, 'state'>, unit: number): boolean => state.moved[unit] === 9
export const fightersAt = (scene: Pick<Scene, 'def' | 'state'>, cell: number, family?: number): number[] =>
  unitsAt(scene, cell, family).filter((unit) => !hasFled(scene, unit))
export const isEmbassy = ({ rules }: Scene, cell: number): boolean => rules.places.embassies.includes(cell)

/** Units that are alike: another of its kind, before it, stands for it. */
export const hasTwinBefore = ({ rules, state }: Scene, units: readonly number[], unit: number): boolean =>
  units.some(
    (other) =>
      other < unit &&
      rules.units.type[other] === rules.units.type[unit] &&
      rules.units.office[other] === rules.units.office[unit] &&
      state.control[other] === state.control[unit],
  )

// ---- reasons

export type Holds = (scene: Scene, action: Action) => Finding
/** A reason that only some types of actions can meet. */
export const reason = (
  rules: Reason<Scene>['rules'],
  types: readonly string[] | undefined,
  holds: Holds,
  least?: number,
): Reason<Scene> => ({
  rules,
  holds,
  ...(types && { types }),
  ...(least !== undefined && { least }),
})
export const isAsked = ({ waited, seat }: Scene): boolean => waited.includes(seat)

/** Words of deals that stand for something else too, told apart by their fields. */
export const isOfDeal = ({ type, ...fields }: Action): boolean => {
  if (type === 'withdraw') return 'with' in fields
  if (type === 'promise') return 'words' in fields
  return type === 'drop' && !('card' in fields || 'item' in fields)
}
