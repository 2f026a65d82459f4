import { has, MOVED } from '../../engine/rulesets/cry-havoc/state'
import type { Action } from '../../engine/types'
import type { Finding, Reason } from '../support/refusals/judge'
import {
  bodiesOn,
  cellNamed,
  follower,
  isAble,
  isBesideEnemy,
  isOpen,
  isRider,
  isThere,
  livingOn,
  type Man,
  manNamed,
  type Scene,
  stepPrice,
  touches,
} from './refusal-scene'

type Attempted = { readonly man: Man; readonly other: Man | undefined; readonly to: Man | undefined }

/** Somebody in hand on the map, with those whom the action names. */
const doing =
  (is: (scene: Scene, act: Attempted, action: Action) => Finding) =>
  (scene: Scene, action: Action): Finding => {
    const { active, step } = scene
    if (step !== 'movement' || active?.where !== 'map') return false
    return is(
      scene,
      { man: active, other: manNamed(scene, action.unit), to: manNamed(scene, action.to) },
      action,
    )
  }
/** The same where the action must name another piece. */
const toAnother = (is: (scene: Scene, man: Man, other: Man, act: Attempted) => Finding) =>
  doing((scene, act) => act.other !== undefined && is(scene, act.man, act.other, act))

/** A hand could be laid on it: no wall and no window between. */
const isAtHand = (scene: Scene, man: Man, other: Man) => touches(scene, man.cells, other.cells)
const isLoose = (man: Man) => man.isBeast && man.where === 'map'

/** Everything tied together with a beast, the dead too. */
export function fileOf({ men }: Scene, beast: Man): Man[] {
  let first = beast
  while (first.isTied && first.ahead >= 0) first = men[first.ahead]
  const file = [first]
  for (;;) {
    const last = file[file.length - 1]
    const next = men.find((man) => man.isTied && man.ahead === last.piece)
    if (!next || file.includes(next)) return file
    file.push(next)
  }
}
const leaderOf = (scene: Scene, beast: Man): Man | undefined => scene.men[fileOf(scene, beast)[0].ahead]
export const isKnotted = (scene: Scene, beast: Man) => fileOf(scene, beast).length > 1
const isEnd = (scene: Scene, beast: Man) => {
  const file = fileOf(scene, beast)
  return beast === file[0] || beast === file[file.length - 1]
}
const isMule = ({ unit }: Man) => unit.tied === true
const isHorse = ({ unit }: Man) => unit.ridden === true
const counts = ({ def }: Scene) => Boolean(def.rules.scenario.rules?.ammunition)

export const otherActions: Record<string, Reason<Scene>> = {
  'one-cell': { rules: ['CH-55'], types: ['turn'], holds: doing((_, { man }) => !isRider(man)) },
  turned: { rules: ['CH-55'], types: ['turn'], holds: doing(({ state }) => state.turned === 1) },
  'not-loose': {
    rules: ['CH-65', 'CH-70'],
    types: ['lead', 'mount'],
    holds(scene, action) {
      return toAnother((_, __, other) =>
        action.type === 'lead'
          ? !other.isCaptive && !isLoose(other)
          : isHorse(other) && (!isLoose(other) || other.isDead),
      )(scene, action)
    },
  },
  'dead-in-file': {
    rules: ['CH-72'],
    types: ['lead'],
    holds: toAnother(
      (scene, _, other) => isLoose(other) && fileOf(scene, other).some((one) => !isThere(one)),
    ),
  },
  'led-already': {
    rules: ['CH-70', 'CH-100'],
    types: ['lead', 'mount'],
    holds(scene, action) {
      return toAnother((_, man, other) => {
        if (other.isCaptive) return other.ahead >= 0
        const leader = isLoose(other) ? leaderOf(scene, other) : undefined
        return leader !== undefined && (action.type === 'lead' || leader !== man)
      })(scene, action)
    },
  },
  'beast-moved': {
    rules: ['CH-70', 'CH-100'],
    types: ['lead'],
    holds: toAnother(
      ({ state }, _, other) => (isLoose(other) || other.isCaptive) && has(state, other.piece, MOVED),
    ),
  },
  'end-of-file': {
    rules: ['CH-72'],
    types: ['lead'],
    holds: toAnother(
      (scene, _, other) =>
        isLoose(other) && isKnotted(scene, other) && (isEnd(scene, other) ? 'perhaps' : true),
    ),
    least: 0,
  },
  'not-beside': {
    rules: ['CH-65', 'CH-70', 'CH-72', 'CH-96', 'CH-100'],
    types: ['lead', 'mount', 'tie', 'untie', 'give', 'take'],
    holds(scene, { type, ...action }) {
      return toAnother((_, man, other, { to }) => {
        if (other.cells.length === 0 && !['tie', 'untie'].includes(type))
          return type === 'give' || type === 'take'
        if (type === 'give' || type === 'take')
          return other === man || !touches(scene, man.cells, other.cells)
        if (type === 'tie')
          return to !== undefined && !isAtHand(scene, man, other) && !isAtHand(scene, man, to)
        if (type === 'untie') {
          const front = scene.men[other.ahead]
          const isNear = isAtHand(scene, man, other) || (front !== undefined && isAtHand(scene, man, front))
          return other.isTied && !(isLoose(other) && isNear)
        }
        return isAtHand(scene, man, other) ? (type === 'lead' ? 'perhaps' : false) : true
      })(scene, { type, ...action })
    },
  },
  'not-your-captive': {
    rules: ['CH-100'],
    types: ['lead'],
    holds: toAnother((_, man, other) => other.isCaptive && other.side === man.side),
    least: 0,
  },
  'no-guard': {
    rules: ['CH-100'],
    types: ['lead'],
    holds: toAnother((_, man, other) => other.isCaptive && !(man.unit.guard ?? 0)),
    least: 0,
  },
  'leads-nobody': {
    rules: ['CH-70'],
    types: ['release'],
    holds: doing((scene, { man }) => follower(scene, man) === undefined),
  },
  'not-led': {
    rules: ['CH-70', 'CH-100'],
    types: ['release', 'deliver'],
    holds: toAnother((_, man, other) => other.ahead !== man.piece),
  },
  'not-fresh': {
    rules: ['CH-65', 'CH-72', 'CH-96'],
    types: ['mount', 'dismount', 'tie', 'untie', 'give', 'take'],
    holds(scene, action) {
      return doing(
        (_, { man, other }) =>
          !man.isFresh || (action.type === 'give' && other !== undefined && !other.isFresh),
      )(scene, action)
    },
  },
  'mounted-already': { rules: ['CH-65'], types: ['mount'], holds: toAnother((_, man) => isRider(man)) },
  'never-ridden': { rules: ['CH-71'], types: ['mount'], holds: toAnother((_, __, other) => !isHorse(other)) },
  'no-rider': {
    rules: ['CH-67'],
    types: ['mount'],
    holds: toAnother((_, man) => man.unit.values.mounted === undefined),
  },
  'wounded-rider': {
    rules: ['CH-68'],
    types: ['mount'],
    holds: toAnother((_, man) => man.isWounded),
    least: 0,
  },
  'captured-horse': {
    rules: ['CH-66'],
    types: ['mount'],
    holds: toAnother((_, man, other) => isHorse(other) && !man.isKnight && other.side !== man.side),
    least: 0,
  },
  tied: {
    rules: ['CH-72'],
    types: ['mount'],
    holds: toAnother((scene, _, other) => isHorse(other) && isKnotted(scene, other)),
    least: 0,
  },
  'on-foot': { rules: ['CH-65'], types: ['dismount'], holds: doing((_, { man }) => !isRider(man)) },
  'no-landing': {
    rules: ['CH-65'],
    types: ['dismount'],
    holds: doing((scene, { man }, action) => {
      const cell = cellNamed(scene, action.cell)
      return cell >= 0 && isRider(man) && !canLand(scene, man.cells, cell)
    }),
  },
  'never-tied': {
    rules: ['CH-72'],
    types: ['tie'],
    holds: doing(
      (_, { other, to }) => (other !== undefined && !isMule(other)) || (to !== undefined && !isMule(to)),
    ),
  },
  'no-knot': {
    rules: ['CH-72'],
    types: ['tie'],
    holds: doing((scene, { other, to }) => {
      if (!other || !to || !isMule(other) || !isMule(to)) return false
      const sure =
        !isLoose(other) ||
        !isLoose(to) ||
        fileOf(scene, to).includes(other) ||
        !isEnd(scene, other) ||
        !isEnd(scene, to) ||
        !touches(scene, other.cells, to.cells) ||
        leaderOf(scene, other) !== undefined
      return sure || 'perhaps'
    }),
  },
  'not-tied': { rules: ['CH-72'], types: ['untie'], holds: toAnother((_, __, other) => !other.isTied) },
  'no-exit': {
    rules: ['CH-55'],
    types: ['exit'],
    holds: doing((scene, { man }) => (canLeave(scene, man) ? 'perhaps' : true)),
  },
  'no-delivery': {
    rules: ['CH-100'],
    types: ['deliver'],
    holds: toAnother((_, man, other) => other.isCaptive && other.ahead === man.piece && 'perhaps'),
    least: 0,
  },
  'no-captive': {
    rules: ['CH-100', 'CH-101'],
    types: ['escape', 'deliver'],
    holds: (scene, { unit }) => scene.step === 'movement' && manNamed(scene, unit)?.isCaptive === false,
  },
  guarded: {
    rules: ['CH-101'],
    types: ['escape'],
    holds: (scene, { unit }) =>
      scene.step === 'movement' && manNamed(scene, unit)?.isCaptive === true && 'perhaps',
    least: 0,
  },
  'not-counted': { rules: ['CH-95'], types: ['give', 'take'], holds: toAnother((scene) => !counts(scene)) },
  'no-taker': {
    rules: ['CH-96'],
    types: ['give'],
    holds: toAnother((_, man, other) => other.side !== man.side || !isAble(other)),
  },
  count: {
    rules: ['CH-96'],
    types: ['give'],
    holds: doing((_, { man }, { count }) => typeof count !== 'number' || count < 1 || count > man.arrows),
    least: 0,
  },
  'not-dead': {
    rules: ['CH-96'],
    types: ['take'],
    holds: toAnother((_, __, other) => !other.isDead || other.arrows <= 0),
  },
  'other-weapon': {
    rules: ['CH-96'],
    types: ['give', 'take'],
    holds: toAnother(
      (scene, man, other) =>
        counts(scene) && (man.unit.weapon === undefined || man.unit.weapon !== other.unit.weapon),
    ),
  },
  'in-contact': {
    rules: ['CH-96'],
    types: ['give', 'take'],
    holds: toAnother((scene, man, other) =>
      [man, other].some((one) => isThere(one) && isBesideEnemy(scene, one.side, one.cells)),
    ),
  },
}

/** Beside a horse, on foot, with room. */
const canLand = (scene: Scene, cells: readonly number[], cell: number): boolean =>
  cells.some((from) => isOpen(scene, from, cell) && stepPrice(scene, from, cell, false) >= 0) &&
  livingOn(scene, cell) === undefined &&
  bodiesOn(scene, cell) < 6

/** It stands where the scenario counts those who leave. */
function canLeave(scene: Scene, man: Man): boolean {
  const { ends } = scene.def.rules
  const places = [...ends.lines, ...ends.victory]
    .filter(({ type }) => type === 'exit')
    .flatMap(({ cells }) => cells)
  return man.cells.some((cell) => places.some((mask) => mask[cell] === 1))
}
