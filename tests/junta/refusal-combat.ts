/** Reasons in combat, J-109 and J-124 to J-134, and of spaces and units that movement has too; see `refusal-judge.ts`. */
import type { Action } from '../../engine/types'
import type { Reason } from '../support/refusals/judge'
import { naiveDice } from './naive-coup'
import { gunner, gunOffice } from './refusal-moments'
import { isBesideHand, isEmptyForMove, isNotOfMove, isTooFar } from './refusal-movement'
import {
  cellOf,
  everybody,
  familyOf,
  fightersAt,
  hasFled,
  hasTwinBefore,
  isAbroad,
  isAsked,
  isEmbassy,
  isPresident,
  mastersOf,
  reason,
  type Scene,
  unitOf,
  unitsAt,
} from './refusal-scene'

const at = (step: string) => (scene: Scene) => scene.state.phase === step && isAsked(scene)
const [isAttacking, isBombarding, isOrdering, isFiring, isLosing, isAnswering, isRetreating] = [
  'attack',
  'bombard',
  'order',
  'fire',
  'losses',
  'consent',
  'retreat',
].map(at)
/** Reasons of one type of action while it is asked for. */
const during = (
  rules: readonly string[],
  type: string,
  is: (scene: Scene) => boolean,
  holds: (scene: Scene, cell: number, family: number, action: Action) => ReturnType<Reason<Scene>['holds']>,
  least?: number,
) =>
  reason(
    rules,
    [type],
    (scene, action) => is(scene) && holds(scene, cellOf(scene, action), familyOf(scene, action), action),
    least,
  )

// ---- guns

const weapon = ({ state }: Scene): number => state.slots[0]
/** J-98: the palace was to be bombarded by the first weapon of that office that can. */
function isPledged(scene: Scene): boolean {
  const { rules, state } = scene
  const office = gunOffice(scene, weapon(scene))
  if (state.announced < 0 || state.announced !== office) return false
  const canGunboat = rules.numbers.gunboat > 0 && isShelled(scene, rules.places.palace)
  return weapon(scene) === 1 ? canGunboat : !canGunboat || gunOffice(scene, 1) !== office
}
const isShelled = ({ rules }: Scene, cell: number) => rules.places.shelled.includes(cell)

// ---- beaten units

const isNextToField = ({ rules, state }: Scene, cell: number): boolean =>
  rules.places.neighbours[state.field].includes(cell)
const othersIn = (scene: Scene, cell: number): number[] =>
  isEmbassy(scene, cell)
    ? []
    : everybody(scene).filter((family) => family !== scene.seat && unitsAt(scene, cell, family).length > 0)
const isGranted = ({ state }: Scene, cell: number): boolean => state.granted.includes(cell)
const beaten = (scene: Scene): number[] => fightersAt(scene, scene.state.field, scene.seat)
const near = (holds: (scene: Scene, cell: number) => boolean) => (scene: Scene, cell: number) =>
  cell >= 0 && isNextToField(scene, cell) && holds(scene, cell)

// ---- units

/** The space in which a combat or a bombardment takes units away. */
const lossCell = ({ state }: Scene): number => (state.field >= 0 ? state.field : state.haven)
const UNITS = ['unit', 'land', 'rest', 'lose']
const firingUnits = (scene: Scene): number[] =>
  fightersAt(scene, scene.state.field, scene.seat).filter((unit) => scene.state.rest[unit] === 0)
const placeOf = (scene: Scene, { type }: Action) => (type === 'rest' ? scene.state.field : lossCell(scene))
const isFighting = (scene: Scene, { type }: Action): boolean =>
  type === 'rest' ? isFiring(scene) : type === 'lose' && isLosing(scene)

const units: Readonly<Record<string, Reason<Scene>>> = {
  'coup.no-unit': reason(
    ['J-116', 'J-121', 'J-123', 'J-127', 'J-129'],
    [...UNITS, 'post'],
    (scene, action) => unitOf(scene, action) < 0,
  ),
  'coup.not-your-unit': reason(['J-117', 'J-121', 'J-127', 'J-129'], UNITS, (scene, action) => {
    const unit = unitOf(scene, action)
    if (!isFighting(scene, action)) return isNotOfMove(scene, action)
    return unit >= 0 && (mastersOf(scene)[unit] !== scene.seat || scene.state.cell[unit] < -1)
  }),
  'coup.elsewhere': reason(['J-117', 'J-127', 'J-129'], UNITS, (scene, action) => {
    const unit = unitOf(scene, action)
    if (!isFighting(scene, action)) return action.type === 'unit' && isBesideHand(scene, action)
    return unit >= 0 && scene.state.cell[unit] !== placeOf(scene, action)
  }),
  'coup.retreated': reason(
    ['J-133'],
    ['rest', 'lose'],
    (scene, action) => {
      const unit = unitOf(scene, action)
      return isFighting(scene, action) && unit >= 0 && hasFled(scene, unit)
    },
    0,
  ),
  'coup.rests': during(['J-127'], 'rest', isFiring, (scene, _, __, action) => {
    const unit = unitOf(scene, action)
    return unit >= 0 && scene.state.rest[unit] === 1
  }),
  'coup.no-dice': during(['J-128'], 'rest', isFiring, (scene, _, __, action) => {
    const left = firingUnits(scene).filter((unit) => unit !== unitOf(scene, action))
    return naiveDice(scene.def, scene.state.field, left) === 0
  }),
  'coup.another-alike': reason(['J-127', 'J-129', 'J-132'], ['rest', 'lose', 'retreat'], (scene, action) => {
    const unit = unitOf(scene, action)
    if (unit < 0) return false
    if (action.type === 'retreat') return isRetreating(scene) && hasTwinBefore(scene, beaten(scene), unit)
    const group = action.type === 'rest' ? firingUnits(scene) : fightersAt(scene, lossCell(scene), scene.seat)
    return isFighting(scene, action) && group.includes(unit) && hasTwinBefore(scene, group, unit)
  }),
}

const SPACES = ['select', 'to', 'bribe', 'post', 'attack', 'order', 'bombard', 'retreat', 'ask']
const FAMILIES = ['hand-over', 'bribe', 'bombard', 'fire', 'vote', 'shoot', 'conduct']
const places: Readonly<Record<string, Reason<Scene>>> = {
  'coup.no-space': reason(
    ['J-116', 'J-04', 'J-123', 'J-124', 'J-126', 'J-132'],
    SPACES,
    (scene, action) => cellOf(scene, action) < 0,
  ),
  'coup.no-family': reason(
    ['J-120', 'J-04', 'J-126', 'J-127', 'J-101', 'J-100', 'J-103', 'J-68'],
    FAMILIES,
    (scene, action) => familyOf(scene, action) < 0,
  ),
  'coup.no-unit-here': reason(
    ['J-116', 'J-125', 'J-63', 'J-68'],
    ['select', 'attack', 'flee', 'conduct'],
    (scene, action) => {
      const { type } = action
      const cell = type === 'conduct' ? scene.state.exile[familyOf(scene, action)] : cellOf(scene, action)
      if (type === 'select') return isEmptyForMove(scene, action)
      if (type === 'conduct' && !isAbroad(scene, familyOf(scene, action))) return false
      if (type === 'flee' && !isEmbassy(scene, cell)) return false
      const units = type === 'attack' ? fightersAt : unitsAt
      return cell >= 0 && units(scene, cell, scene.seat).length === 0
    },
  ),
  'coup.too-far': reason(['J-116', 'J-132'], ['to', 'retreat', 'ask'], (scene, action) => {
    const cell = cellOf(scene, action)
    if (action.type === 'to') return isTooFar(scene, action)
    return isRetreating(scene) && cell >= 0 && !isNextToField(scene, cell)
  }),
}

const fights: Readonly<Record<string, Reason<Scene>>> = {
  /** In the rebellion the President is not even asked: they hear it when they try all the same. */
  'coup.president-waits': reason(
    ['J-109'],
    ['attack', 'fire'],
    (scene, { type }) => scene.state.phase === type && scene.state.coup === 0 && isPresident(scene),
  ),
  'coup.embassy': reason(['J-134'], ['attack', 'bombard'], (scene, action) =>
    isEmbassy(scene, cellOf(scene, action)),
  ),
  'coup.declared': during(['J-125'], 'attack', isAttacking, ({ state }, cell) =>
    state.battles.includes(cell),
  ),
  'coup.nobody-else': during(
    ['J-124'],
    'attack',
    isAttacking,
    (scene, cell) =>
      cell >= 0 && fightersAt(scene, cell).every((unit) => mastersOf(scene)[unit] === scene.seat),
  ),
  'coup.announced': reason(
    ['J-98'],
    ['pass', 'bombard'],
    (scene, action) =>
      isBombarding(scene) &&
      isPledged(scene) &&
      (action.type === 'pass' || cellOf(scene, action) !== scene.rules.places.palace),
    0,
  ),
  'coup.own-units': reason(['J-126', 'J-127'], ['bombard', 'fire'], (scene, action) => {
    const family = familyOf(scene, action)
    if (action.type === 'fire') return family === scene.seat
    return isBombarding(scene) && family >= 0 && family === gunner(scene, weapon(scene))
  }),
  'coup.not-there': reason(['J-126', 'J-127'], ['bombard', 'fire'], (scene, action) => {
    const family = familyOf(scene, action)
    const isFire = action.type === 'fire'
    if (family < 0 || !(isFire ? isFiring : isBombarding)(scene)) return false
    const cell = isFire ? scene.state.field : cellOf(scene, action)
    return cell >= 0 && fightersAt(scene, cell, family).length === 0
  }),
  'coup.out-of-range': during(
    ['J-126'],
    'bombard',
    isBombarding,
    (scene, cell) => cell >= 0 && weapon(scene) === 1 && !isShelled(scene, cell),
    0,
  ),
  'coup.not-declared': during(
    ['J-125'],
    'order',
    isOrdering,
    ({ state }, cell) => cell >= 0 && !state.battles.includes(cell),
  ),
}

const retreats: Readonly<Record<string, Reason<Scene>>> = {
  'coup.other-request': reason(
    ['J-131'],
    ['consent', 'deny'],
    (scene, action) => isAnswering(scene) && familyOf(scene, action) !== scene.state.routed[0],
  ),
  'coup.own-not-free': during(
    ['J-132'],
    'retreat',
    isRetreating,
    near(
      (scene, cell) =>
        scene.rules.options.retreatToOwn === 'closed' &&
        !isEmbassy(scene, cell) &&
        !isGranted(scene, cell) &&
        unitsAt(scene, cell, scene.seat).length > 0,
    ),
    0,
  ),
  'coup.occupied': during(
    ['J-132'],
    'retreat',
    isRetreating,
    near((scene, cell) => othersIn(scene, cell).length > 0 && !isGranted(scene, cell)),
  ),
  'coup.not-retreating': during(['J-132'], 'retreat', isRetreating, (scene, _, __, action) => {
    return 'unit' in action && !beaten(scene).includes(unitOf(scene, action))
  }),
  'coup.denied-already': during(
    ['J-132'],
    'ask',
    isRetreating,
    (scene, cell) => scene.state.denied.includes(cell),
    0,
  ),
  'coup.free-already': during(
    ['J-132'],
    'ask',
    isRetreating,
    near((scene, cell) => othersIn(scene, cell).length === 0),
  ),
  'coup.granted-already': during(['J-132'], 'ask', isRetreating, near(isGranted), 0),
}

export const combat: Readonly<Record<string, Reason<Scene>>> = { ...units, ...places, ...fights, ...retreats }
