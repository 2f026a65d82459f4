/** Reasons against taking, moving, landing, handing over, bringing, bribing and posting units, J-98 to J-123; see `refusal-judge.ts`. */
import type { Action } from '../../engine/types'
import type { Reason } from '../support/refusals/judge'
import {
  canPay,
  cardOf,
  cellOf,
  effect,
  familyOf,
  IN_BOX,
  isAsked,
  isHere,
  isInHand,
  isMeantFor,
  lacksNeeds,
  mastersOf,
  reason,
  type Scene,
  unitOf,
  unitsAt,
} from './refusal-scene'

export const isMoving = (scene: Scene): boolean => scene.state.phase === 'movement' && isAsked(scene)

/** J-117: each moves their own and, as another move, those of an office that their cousin fills. */
function isOfMove(scene: Scene, unit: number): boolean {
  const { def, rules, state } = scene
  const office = rules.units.office[unit]
  const isCousins = office >= 0 && state.control[unit] < 0 && state.cousin[office] === 1
  const [slot] = state.slots
  const isMovesOffice = slot >= def.seats.length && slot - def.seats.length === office
  return mastersOf(scene)[unit] === scene.seat && (isCousins ? isMovesOffice : slot < def.seats.length)
}
const ownAt = (scene: Scene, cell: number): number[] =>
  scene.rules.units.ids.flatMap((_, unit) =>
    scene.state.cell[unit] === cell && isOfMove(scene, unit) ? [unit] : [],
  )

const isTired = ({ rules, state }: Scene, unit: number): boolean =>
  state.moved[unit] >= rules.types.moves[rules.units.type[unit]]

/** J-117, J-118: there is one space that all have left which have moved, these too once they leave theirs. */
function areOfOneSpace(scene: Scene, units: readonly number[], from: number): boolean {
  const { state, def } = scene
  const trail = new Map<number, number[]>()
  for (let at = 0; at < state.steps.length; at += 2)
    trail.set(state.steps[at], [...(trail.get(state.steps[at]) ?? []), state.steps[at + 1]])
  for (const unit of units) trail.set(unit, [...(trail.get(unit) ?? []), from])
  return def.grid.names.some((_, space) => [...trail.values()].every((left) => left.includes(space)))
}

/** Units in hand stand in a space, or wait in their box to land. */
const handCell = ({ state }: Scene): number | undefined =>
  state.picked.length === 0 ? undefined : state.cell[state.picked[0]]
const holdsSpace = (scene: Scene): boolean => (handCell(scene) ?? IN_BOX) >= 0
const owes = ({ state }: Scene): boolean => state.phase === 'movement' && state.owes === 1

const moving = (type: string | readonly string[], holds: Reason<Scene>['holds']) => ({
  types: typeof type === 'string' ? [type] : type,
  holds: (scene: Scene, action: Action) => isMoving(scene) && holds(scene, action),
})
const lands = ({ rules }: Scene, unit: number): readonly number[] => rules.types.lands[rules.units.type[unit]]
const hasUnit = (scene: Scene, action: Action) => unitOf(scene, action) >= 0
const neighbours = ({ rules }: Scene, cell: number) => rules.places.neighbours[cell]

const steps: Readonly<Record<string, Reason<Scene>>> = {
  'coup.taken': {
    rules: ['J-116'],
    ...moving('select', (scene, action) => holdsSpace(scene) && cellOf(scene, action) === handCell(scene)),
  },
  'coup.take-a-space-first': {
    rules: ['J-117', 'J-120'],
    ...moving(['unit', 'to', 'hand-over'], (scene, { type }) =>
      type === 'to' ? scene.state.picked.length === 0 : !holdsSpace(scene),
    ),
  },
  'coup.only-one': {
    rules: ['J-116'],
    ...moving(
      'unit',
      (scene, action) => scene.state.picked.length === 1 && scene.state.picked[0] === unitOf(scene, action),
    ),
  },
  'coup.no-landing': {
    rules: ['J-121'],
    ...moving('to', (scene, action) => {
      const [unit] = scene.state.picked
      return handCell(scene) === IN_BOX && !lands(scene, unit).includes(cellOf(scene, action))
    }),
  },
  'coup.moved': {
    rules: ['J-116'],
    ...moving('to', (scene) => holdsSpace(scene) && scene.state.picked.some((unit) => isTired(scene, unit))),
  },
  'coup.one-space': {
    rules: ['J-117'],
    ...moving(
      'to',
      (scene) => holdsSpace(scene) && !areOfOneSpace(scene, scene.state.picked, handCell(scene) ?? IN_BOX),
    ),
    least: 0,
  },
  'coup.never-lands': {
    rules: ['J-121'],
    ...moving(
      'land',
      (scene, action) => hasUnit(scene, action) && lands(scene, unitOf(scene, action)).length === 0,
    ),
  },
  'coup.in-hand': {
    rules: ['J-121'],
    ...moving(
      'land',
      (scene, action) => handCell(scene) === IN_BOX && scene.state.picked.includes(unitOf(scene, action)),
    ),
    least: 0,
  },
  'coup.landed': {
    rules: ['J-121'],
    ...moving('land', (scene, action) => {
      const unit = unitOf(scene, action)
      return unit >= 0 && lands(scene, unit).length > 0 && scene.state.cell[unit] !== IN_BOX
    }),
    least: 0,
  },
  'coup.move-first': {
    rules: ['J-98'],
    types: ['select', 'land', 'hand-over', 'bring', 'bribe', 'done', 'give', 'accept'],
    holds: (scene, { type }) =>
      owes(scene) && ['land', 'hand-over', 'bring', 'bribe', 'done'].includes(type) && isMoving(scene),
  },
}

// ---- cards that bring units, and bribes

const verbFor = ({ type }: Action) => (type === 'bribe' ? 'bribe' : 'units')
const momentFor = ({ type }: Action) => (type === 'rise' ? 'call' : 'movement')
/** The effect of a card in hand for which it is used in this step. */
function ofCard(scene: Scene, action: Action) {
  const card = cardOf(scene, action)
  return isInHand(scene, card) && isMeantFor(scene, card, momentFor(action))
    ? effect(scene, card, verbFor(action))
    : undefined
}
const CARDS = ['rise', 'bring', 'bribe']
/** Whether a coup could be begun with a card at all: J-96 is another reason. */
const isTried = (scene: Scene, action: Action): boolean =>
  action.type === 'rise' ? scene.state.phase === 'call' && cardOf(scene, action) >= 0 : true

/** Units that a card can bribe there; each has its price. */
const bribable = (scene: Scene, action: Action): number => {
  const { rules } = scene
  const types = ofCard(scene, action)?.units ?? []
  return unitsAt(scene, cellOf(scene, action), familyOf(scene, action)).filter((unit) =>
    types.includes(rules.units.type[unit]),
  ).length
}

const ofCards: Readonly<Record<string, Reason<Scene>>> = {
  'coup.not-in-hand': reason(
    ['J-122', 'J-04', 'J-98'],
    CARDS,
    (scene, action) => isTried(scene, action) && !isInHand(scene, cardOf(scene, action)),
  ),
  'coup.other-card': reason(['J-122', 'J-04', 'J-98'], CARDS, (scene, action) => {
    const card = cardOf(scene, action)
    return card >= 0 && (!effect(scene, card, verbFor(action)) || !isMeantFor(scene, card, momentFor(action)))
  }),
  'coup.card-unusable': reason(
    ['J-122', 'J-04', 'J-98'],
    CARDS,
    (scene, action) => {
      const card = cardOf(scene, action)
      const price = action.type === 'bribe' ? 0 : (ofCard(scene, action)?.cost ?? 0)
      return card >= 0 && (lacksNeeds(scene, card) || !canPay(scene, price, false))
    },
    0,
  ),
  /** Units come to one of the spaces that the card names; where it names one alone, that is not said. */
  'coup.say-where': reason(['J-98', 'J-122'], ['rise', 'bring'], (scene, action) => {
    const cells = ofCard(scene, action)?.cells ?? []
    return cells.length > 1 && !cells.includes(cellOf(scene, action))
  }),
  'coup.no-bribe': reason(['J-04'], ['bribe'], (scene, action) => {
    const { units } = action
    const brought = ofCard(scene, action)
    if (!brought || cellOf(scene, action) < 0 || familyOf(scene, action) < 0) return false
    const isMany = typeof units === 'number' && units >= 1 && units <= bribable(scene, action)
    return !isMany || !canPay(scene, brought.cost * Number(units), true)
  }),
  'coup.no-cards': reason(['J-110'], ['bring', 'bribe'], ({ state }) =>
    ['attack', 'order', 'bombard', 'fire', 'losses', 'consent', 'retreat'].includes(state.phase),
  ),
  'coup.already-yours': reason(
    ['J-120', 'J-04'],
    ['hand-over', 'bribe'],
    (scene, action) => familyOf(scene, action) === scene.seat,
  ),
  'coup.family-away': reason(['J-120', 'J-114'], ['hand-over', 'bribe'], (scene, action) => {
    const family = familyOf(scene, action)
    return family >= 0 && !isHere(scene, family)
  }),
}

// ---- the police

const isPolice = ({ rules }: Scene, unit: number): boolean => {
  const office = rules.units.office[unit]
  return office >= 0 && rules.offices.powers[office].interior
}
const posting = (holds: Reason<Scene>['holds'], least?: number) =>
  reason(
    ['J-123'],
    ['post'],
    (scene, action) => scene.state.phase === 'police' && isAsked(scene) && holds(scene, action),
    least,
  )
const police: Readonly<Record<string, Reason<Scene>>> = {
  'coup.no-riot': posting((scene, action) => {
    const cell = cellOf(scene, action)
    return cell >= 0 && !scene.state.riots.includes(cell)
  }),
  'coup.no-police': posting((scene, action) => {
    const unit = unitOf(scene, action)
    return unit >= 0 && (!isPolice(scene, unit) || mastersOf(scene)[unit] !== scene.seat)
  }),
  'coup.posted': posting((scene, action) => scene.state.picked.includes(unitOf(scene, action))),
  'coup.there-already': posting((scene, action) => {
    const unit = unitOf(scene, action)
    return unit >= 0 && scene.state.cell[unit] === cellOf(scene, action)
  }, 0),
}

/** Whose units are taken, left behind or landed, and where they stand. */
export const isNotOfMove = (scene: Scene, action: Action): boolean => {
  const unit = unitOf(scene, action)
  return isMoving(scene) && unit >= 0 && !isOfMove(scene, unit)
}
export const isBesideHand = (scene: Scene, action: Action): boolean => {
  const unit = unitOf(scene, action)
  return isMoving(scene) && holdsSpace(scene) && unit >= 0 && scene.state.cell[unit] !== handCell(scene)
}
export const isEmptyForMove = (scene: Scene, action: Action): boolean => {
  const cell = cellOf(scene, action)
  return isMoving(scene) && cell >= 0 && ownAt(scene, cell).length === 0
}
/** J-116: a step goes to a neighbour. */
export const isTooFar = (scene: Scene, action: Action): boolean => {
  const [cell, from] = [cellOf(scene, action), handCell(scene)]
  return isMoving(scene) && holdsSpace(scene) && cell >= 0 && !neighbours(scene, from ?? 0).includes(cell)
}

export const movement: Readonly<Record<string, Reason<Scene>>> = { ...steps, ...ofCards, ...police }
