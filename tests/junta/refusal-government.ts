/** Reasons against what the President, the Minister or a family with too many cards does, steps 1 to 4; see `refusal-judge.ts`. */
import type { Action } from '../../engine/types'
import type { Reason } from '../support/refusals/judge'
import {
  cardOf,
  everybody,
  familyOf,
  frontOf,
  handOf,
  isInFront,
  isInHand,
  isOfDeal,
  isPresident,
  minister,
  NONE,
  notesOf,
  officeOf,
  reason,
  type Scene,
  worth,
} from './refusal-scene'
import { canDealOut, fewestEmpty } from './refusal-sums'

// ---- offices

type Naming = readonly number[]
const heldBy = (naming: Naming, family: number) =>
  naming.flatMap((holder, office) => (holder === family && family >= 0 ? [office] : []))
const isBrigade = ({ rules }: Scene, office: number) => office >= 0 && rules.offices.powers[office].brigade
const given = ({ rules }: Scene) =>
  rules.offices.ids.flatMap((_, office) => (rules.offices.powers[office].president ? [] : [office]))

/** The fewest offices that stay empty from here; undefined when somebody would get none. */
function emptyFrom(scene: Scene, naming: Naming): number | undefined {
  const { rules, state } = scene
  const free = given(scene).filter((office) => naming[office] === NONE)
  const brigades = free.filter((office) => isBrigade(scene, office)).length
  const posts = everybody(scene)
    .filter((family) => family !== state.president)
    .map((family) => {
      const held = heldBy(naming, family)
      return { offices: held.length, hasBrigade: held.some((office) => isBrigade(scene, office)) }
    })
  return fewestEmpty(posts, {
    most: rules.numbers.mostOffices,
    brigades,
    others: free.length - brigades,
  })
}
const nobodyNamed = ({ rules }: Scene): number[] => rules.offices.ids.map(() => NONE)
const leavesSomebodyOut = (scene: Scene, naming: Naming): boolean => {
  const empty = emptyFrom(scene, naming)
  return empty === undefined || empty > (emptyFrom(scene, nobodyNamed(scene)) ?? 0)
}

const breaksLimits = (scene: Scene, naming: Naming): boolean =>
  everybody(scene).some((family) => {
    const held = heldBy(naming, family)
    const brigades = held.filter((office) => isBrigade(scene, office)).length
    return (
      held.length > (family === scene.state.president ? 0 : scene.rules.numbers.mostOffices) || brigades > 1
    )
  })

/** J-52: what was named in the last turn, by this President, or in part by one that was, can be named once more. */
function cannotRepeat(scene: Scene): boolean {
  const { state } = scene
  const offices = given(scene)
  if (state.office.some((holder) => holder !== NONE)) return true
  const naming = nobodyNamed(scene).map((_, office) =>
    offices.includes(office) ? state.former[office] : NONE,
  )
  const empty = offices.filter((office) => naming[office] === NONE).length
  const most = emptyFrom(scene, nobodyNamed(scene)) ?? 0
  return breaksLimits(scene, naming) || empty > most || leavesSomebodyOut(scene, naming)
}

const naming = (
  rule: string,
  holds: (scene: Scene, office: number, family: number) => ReturnType<Reason<Scene>['holds']>,
) =>
  reason([rule], ['appoint'], (scene, action) => {
    const [office, family] = [officeOf(scene, action), familyOf(scene, action)]
    return scene.state.phase === 'appoint' && office >= 0 && family >= 0 && holds(scene, office, family)
  })

const offices: Readonly<Record<string, Reason<Scene>>> = {
  'politics.offices-kept': reason(['J-52'], ['appoint', 'again'], ({ state }) => state.phase !== 'appoint'),
  'politics.not-again': reason(
    ['J-52'],
    ['again'],
    (scene) => scene.state.phase === 'appoint' && cannotRepeat(scene),
  ),
  'politics.president-has-one': naming('J-51', ({ state }, _, family) => family === state.president),
  'politics.presidency': naming('J-33', ({ rules }, office) => rules.offices.powers[office].president),
  'politics.named': naming('J-51', ({ state }, office) => state.office[office] !== NONE),
  'politics.has-most': naming('J-51', ({ rules, state }, _, family) => {
    const count = heldBy(state.office, family).length
    return count >= rules.numbers.mostOffices && { count }
  }),
  'politics.two-brigades': naming(
    'J-51',
    (scene, office, family) =>
      isBrigade(scene, office) && heldBy(scene.state.office, family).some((one) => isBrigade(scene, one)),
  ),
  'politics.leaves-out': naming(
    'J-51',
    (scene, office, family) =>
      scene.state.office[office] === NONE &&
      leavesSomebodyOut(
        scene,
        scene.state.office.map((holder, one) => (one === office ? family : holder)),
      ),
  ),
}

// ---- the budget

const promising = (rule: string, holds: Reason<Scene>['holds']) =>
  reason([rule], ['promise'], (scene, action) => !isOfDeal(action) && holds(scene, action))
const isForPresident = (scene: Scene, action: Action) => {
  const family = familyOf(scene, action)
  return family < 0 || family === scene.state.president
}
const promised = ({ state }: Scene) => state.budget.reduce((total, one) => total + one, 0)
/** Promises so far, and this one. */
const allPromises = (scene: Scene, action: Action) => [
  ...scene.state.budget.filter((amount) => amount > 0),
  Number(action.amount),
]
const isAmount = ({ amount }: Action) => typeof amount === 'number' && amount > 0
const isDrafting = (scene: Scene) => scene.state.phase === 'budget'
const takesBack = ({ state, ...scene }: Scene, action: Action) =>
  action.amount === 0 && state.budget[familyOf({ state, ...scene }, action)] > 0

/** Owed to each family, without what it has got. */
const owed = ({ state }: Scene): number[] =>
  state.budget.map((amount, family) =>
    family === state.president ? 0 : Math.max(0, amount - state.paid[family]),
  )

/** J-56: a note more for one; the others must still get theirs, if they would without. */
function robsOthers(scene: Scene, family: number, note: number): boolean {
  const notes = notesOf(scene, scene.state.president)
  const due = owed(scene)
  if (!canDealOut(notes, due, true)) return due[family] === 0
  const left = notes.map((count, at) => (at === note - 1 ? count - 1 : count))
  return !canDealOut(
    left,
    due.map((amount, other) => (other === family ? Math.max(0, amount - note) : amount)),
    true,
  )
}
const hasNote = (scene: Scene, { note }: Action): boolean =>
  typeof note === 'number' && (notesOf(scene, scene.state.president)[note - 1] ?? 0) > 0

const budget: Readonly<Record<string, Reason<Scene>>> = {
  'politics.no-family': reason(
    ['J-54'],
    ['promise', 'lay'],
    (scene, action) => !isOfDeal(action) && isForPresident(scene, action),
  ),
  'politics.no-amount': promising('J-54', (scene, action) => !isAmount(action) && !takesBack(scene, action)),
  'politics.promised': promising('J-54', (scene, action) => {
    const count = scene.state.budget[familyOf(scene, action)]
    return isDrafting(scene) && count > 0 && action.amount !== 0 && { count }
  }),
  'politics.no-more': promising('J-55', (scene, action) => {
    const count = scene.rules.numbers.aid
    const isRival = isDrafting(scene) && !isPresident(scene)
    return isRival && isAmount(action) && promised(scene) + Number(action.amount) > count && { count }
  }),
  'politics.too-much': promising('J-55', (scene, action) => {
    const count = worth(notesOf(scene, scene.seat))
    const isHis = isDrafting(scene) && isPresident(scene)
    return isHis && isAmount(action) && promised(scene) + Number(action.amount) > count && { count }
  }),
  'politics.no-change': promising(
    'J-55',
    (scene, action) =>
      isDrafting(scene) &&
      isPresident(scene) &&
      isAmount(action) &&
      worth(notesOf(scene, scene.seat)) >= promised(scene) + Number(action.amount) &&
      !canDealOut(notesOf(scene, scene.seat), allPromises(scene, action), false),
  ),
  'politics.notes-gone': reason(
    ['J-55'],
    ['propose'],
    (scene) =>
      isDrafting(scene) &&
      isPresident(scene) &&
      scene.state.proposer === NONE &&
      !canDealOut(notesOf(scene, scene.seat), scene.state.budget, false),
    0,
  ),
  /** Without a Minister nobody is asked. */
  'politics.no-minister': reason(
    ['J-90'],
    ['force', 'refrain'],
    (scene) => scene.state.phase === 'force' && minister(scene) === NONE,
    0,
  ),
  'politics.no-note': reason(
    ['J-56'],
    ['lay'],
    (scene, action) => scene.state.phase === 'pay' && !hasNote(scene, action),
  ),
  'politics.others-less': reason(['J-56'], ['lay'], (scene, action) => {
    const { note } = action
    const isTried = scene.state.phase === 'pay' && typeof note === 'number' && hasNote(scene, action)
    return isTried && !isForPresident(scene, action) && robsOthers(scene, familyOf(scene, action), note)
  }),
}

// ---- cards above the limit, and influences to give up

const has = (scene: Scene, card: number) => isInHand(scene, card) || isInFront(scene, card)

const cards: Readonly<Record<string, Reason<Scene>>> = {
  'politics.not-now': reason(['J-48'], ['shed'], ({ state }) => !['shed', 'trim'].includes(state.phase)),
  'politics.not-above': reason(['J-48'], ['shed'], (scene) => {
    const { rules, seat, state } = scene
    const count = rules.numbers.hand
    const held = handOf(scene, seat).length + frontOf(scene, seat).length
    return ['shed', 'trim'].includes(state.phase) && held <= count && { count }
  }),
  'politics.not-in-hand': reason(['J-48'], ['shed'], (scene, action) => {
    const card = cardOf(scene, action)
    return card >= 0 && !has(scene, card)
  }),
  'politics.not-in-front': reason(
    ['J-05'],
    ['drop'],
    (scene, action) =>
      !isOfDeal(action) && scene.state.phase === 'drop' && !isInFront(scene, cardOf(scene, action)),
  ),
}

export const government: Readonly<Record<string, Reason<Scene>>> = { ...offices, ...budget, ...cards }
