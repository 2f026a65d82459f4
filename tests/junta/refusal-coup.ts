/** Reasons around a coup: how it begins, how it ends, who flees, the junta and the squad, J-63, J-68, J-96 to J-113; see `refusal-judge.ts`. */
import type { Action } from '../../engine/types'
import type { Reason } from '../support/refusals/judge'
import { hasConduct } from './refusal-lives'
import { gunner, gunOffice } from './refusal-moments'
import {
  cardOf,
  cellOf,
  effect,
  familyOf,
  isAbroad,
  isAsked,
  isDead,
  isEmbassy,
  isHere,
  isInHand,
  isPresident,
  mastersOf,
  officeOf,
  reason,
  type Scene,
} from './refusal-scene'

// ---- how it begins

const isAtHeadquarters = ({ rules, state, seat }: Scene): boolean =>
  rules.locations.headquarters >= 0 && state.location[seat] === rules.locations.headquarters
const isStrict = ({ rules }: Scene) => rules.options.coups === 'headquarters-with-pretext'

/** J-96, J-97, J-141; a card that brings units and is a pretext itself makes up for one. */
function hasCause(scene: Scene, action: Action): boolean {
  const card = cardOf(scene, action)
  const brings =
    isInHand(scene, card) &&
    effect(scene, card, 'pretext') !== undefined &&
    effect(scene, card, 'units') !== undefined
  const hasPretext = scene.state.pretext === 1 || brings
  return isStrict(scene) ? isAtHeadquarters(scene) && hasPretext : isAtHeadquarters(scene) || hasPretext
}

/** J-98: units of an office of theirs, not of their cousin's, that stand where they can leave. */
const canMarch = (scene: Scene): boolean =>
  mastersOf(scene).some((master, unit) => {
    const { rules, state, seat } = scene
    const office = rules.units.office[unit]
    const cell = state.cell[unit]
    const isOwn = office >= 0 && !(state.cousin[office] === 1 && state.control[unit] < 0)
    return (
      master === seat &&
      isOwn &&
      cell >= 0 &&
      rules.places.neighbours[cell].length > 0 &&
      rules.types.moves[rules.units.type[unit]] > 0
    )
  })

/** Whether a gunner of this office can bombard the palace. */
const canBombard = (scene: Scene, office: number): boolean =>
  [1, 2].some((weapon) => {
    const { rules, state, seat } = scene
    if (gunOffice(scene, weapon) !== office || gunner(scene, weapon) !== seat) return false
    return weapon === 1
      ? rules.numbers.gunboat > 0 && rules.places.shelled.includes(rules.places.palace)
      : rules.numbers.strike > 0 && state.strikes > 0
  })

const rising = (rule: string, holds: Reason<Scene>['holds'], least?: number) =>
  reason(
    [rule],
    ['rise'],
    (scene, action) => scene.state.phase === 'call' && isAsked(scene) && holds(scene, action),
    least,
  )
/** Neither a card nor an office that is one. */
const isByUnits = (scene: Scene, action: Action) => cardOf(scene, action) < 0 && officeOf(scene, action) < 0

const beginnings: Readonly<Record<string, Reason<Scene>>> = {
  'coup.president-never-rebels': reason(['J-113'], ['rise'], isPresident),
  'coup.no-pretext': rising('J-96', (scene, action) => !isStrict(scene) && !hasCause(scene, action)),
  'coup.both-needed': rising('J-96', (scene, action) => isStrict(scene) && !hasCause(scene, action)),
  'coup.no-weapon': rising('J-98', (scene, action) => {
    const office = officeOf(scene, action)
    return office >= 0 && !canBombard(scene, office)
  }),
  'coup.say-how': rising('J-98', (scene, action) => isByUnits(scene, action) && action.by !== 'move'),
  'coup.no-units': rising('J-98', (scene, action) => isByUnits(scene, action) && !canMarch(scene)),
}

// ---- while it lasts

const isMovement = ({ state }: Scene): boolean => state.phase === 'movement'
const mayFlee = ({ state }: Scene): boolean => ['movement', 'sides'].includes(state.phase)

const optionalActions: Readonly<Record<string, Reason<Scene>>> = {
  'coup.away': reason(['J-111', 'J-63'], ['settle', 'flee'], (scene) => !isHere(scene, scene.seat)),
  'coup.said-already': reason(
    ['J-111'],
    ['settle'],
    (scene) => isMovement(scene) && scene.state.accord[scene.seat] >= 0,
  ),
  'coup.president-stays': reason(['J-63'], ['flee'], (scene) => mayFlee(scene) && isPresident(scene)),
  'coup.no-embassy': reason(['J-63'], ['flee'], (scene, action) => !isEmbassy(scene, cellOf(scene, action))),
  'coup.not-abroad': reason(['J-68'], ['conduct'], (scene, action) => {
    const family = familyOf(scene, action)
    return family >= 0 && !isAbroad(scene, family)
  }),
  'coup.has-conduct': reason(
    ['J-68'],
    ['conduct'],
    (scene, action) => {
      const family = familyOf(scene, action)
      return isMovement(scene) && family >= 0 && hasConduct(scene, family)
    },
    0,
  ),
}

// ---- what follows

const REBELS_WON = 1
const shooting = (holds: (scene: Scene, family: number) => boolean, least?: number) =>
  reason(
    ['J-100', 'J-103'],
    ['shoot'],
    (scene, action) => {
      const family = familyOf(scene, action)
      return scene.state.phase === 'squad' && isAsked(scene) && family >= 0 && holds(scene, family)
    },
    least,
  )
const consequences: Readonly<Record<string, Reason<Scene>>> = {
  'coup.no-candidate': reason(['J-101'], ['vote'], (scene, action) => {
    const family = familyOf(scene, action)
    return scene.state.phase === 'junta' && family >= 0 && !scene.state.options.includes(family)
  }),
  'coup.in-exile': shooting(isAbroad),
  'coup.dead': shooting(isDead),
  'coup.own-family': shooting(({ state }, family) => family === state.president),
  'coup.no-rebel': shooting(({ state }, family) => state.result !== REBELS_WON && state.rebel[family] === 0),
}

export const coup: Readonly<Record<string, Reason<Scene>>> = {
  ...beginnings,
  ...optionalActions,
  ...consequences,
}
