/** Reasons against what somebody in hand does besides walking, and against what follows a fight. See `refusal-judge.ts`. */
import { neighbour } from '../../engine/geometry/cells'
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
  loyalty,
  type Man,
  manNamed,
  type Scene,
  stepPrice,
  touches,
} from './refusal-scene'

type Deed = { readonly man: Man; readonly other: Man | undefined; readonly to: Man | undefined }

/** Somebody in hand on the map, with those whom the action names. */
const doing =
  (is: (scene: Scene, deed: Deed, action: Action) => Finding) =>
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
const toAnother = (is: (scene: Scene, man: Man, other: Man, deed: Deed) => Finding) =>
  doing((scene, deed) => deed.other !== undefined && is(scene, deed.man, deed.other, deed))

/** A hand could be laid on it: no wall and no window between. */
const isAtHand = (scene: Scene, man: Man, other: Man) => touches(scene, man.cells, other.cells)
const isLoose = (man: Man) => man.isBeast && man.where === 'map'

/** Everything tied together with a beast, the dead too. */
function fileOf({ men }: Scene, beast: Man): Man[] {
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
const isKnotted = (scene: Scene, beast: Man) => fileOf(scene, beast).length > 1
const isEnd = (scene: Scene, beast: Man) => {
  const file = fileOf(scene, beast)
  return beast === file[0] || beast === file[file.length - 1]
}
const isMule = ({ unit }: Man) => unit.tied === true
const isHorse = ({ unit }: Man) => unit.ridden === true
const counts = ({ def }: Scene) => Boolean(def.rules.scenario.options?.ammunition)
const yields = ({ def }: Scene) => Boolean(def.rules.scenario.options?.ransom)

export const deeds: Record<string, Reason<Scene>> = {
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

// ---- after a fight

const isTime = (scene: Scene, { type }: Action) => scene.step === type
const beaten = ({ men, state }: Scene): Man => men[state.pending[1]]
const opponents = ({ men, state }: Scene, man: Man): Man[] => {
  if (state.shooter >= 0) return [men[state.shooter]]
  return (state.attackers.includes(man.piece) ? state.defenders : state.attackers).map((piece) => men[piece])
}
/** Somebody and a hex, in the step of this action. */
const stepping =
  (is: (scene: Scene, man: Man, cell: number) => Finding) =>
  (scene: Scene, action: Action): Finding => {
    const cell = cellNamed(scene, action.cell)
    const man = action.type === 'advance' ? manNamed(scene, action.unit) : beaten(scene)
    return isTime(scene, action) && cell >= 0 && man !== undefined && is(scene, man, cell)
  }
const isNear = ({ def }: Scene, cells: readonly number[], cell: number) =>
  cells.some((one) => def.grid.distance(one, cell) === 1)
/** The piece as a whole, one hex further so that its front comes to stand there; -1 beyond the border, nothing where it is no neighbour. */
function shifted({ def }: Scene, man: Man, cell: number): number[] | undefined {
  const way = [0, 1, 2, 3, 4, 5].find((one) => neighbour(def.grid, man.cells[0], one) === cell)
  return way === undefined ? undefined : man.cells.map((from) => neighbour(def.grid, from, way))
}
/** Somebody beaten, and where all of it would come to stand on the map. */
const fallingBack = (is: (scene: Scene, man: Man, after: readonly number[]) => boolean) =>
  stepping((scene, man, cell) => {
    const after = shifted(scene, man, cell)
    return after !== undefined && Math.min(...after) >= 0 && is(scene, man, after)
  })
/** From the nearest of these hexes to the nearest of somebody's. */
const gap = ({ def }: Scene, from: readonly number[], { cells }: Man): number =>
  Math.min(...from.flatMap((one) => cells.map((other) => def.grid.distance(one, other))))
/** A hex beside, into which nobody falls back so: beyond the border, over a wall or window, on ground closed to it, onto somebody. */
function isShutBehind(scene: Scene, man: Man, from: number, to: number): boolean {
  if (to < 0 || !isOpen(scene, from, to) || bodiesOn(scene, to) >= 6) return true
  if (stepPrice(scene, from, to, man.isBeast || isRider(man)) < 0) return true
  const there = scene.men.filter((one) => one !== man && !one.isDead && one.cells.includes(to))
  return there.some((one) => !man.isBeast || !fileOf(scene, man).includes(one))
}

export const aftermath: Record<string, Reason<Scene>> = {
  'nobody-hurt': { rules: ['CH-81'], types: ['hurt'], holds: ({ step }) => step !== 'hurt' },
  'not-in-fight': {
    rules: ['CH-81'],
    types: ['hurt'],
    holds(scene, action) {
      const { state } = scene
      const group = state.pending[1] === state.side ? state.attackers : state.defenders
      const man = manNamed(scene, action.unit)
      return isTime(scene, action) && man !== undefined && !group.includes(man.piece)
    },
  },
  'not-touched': {
    rules: ['CH-92'],
    types: ['hurt'],
    holds: (scene, action) =>
      isTime(scene, action) && manNamed(scene, action.unit)?.isBeast === true && 'perhaps',
    least: 0,
  },
  'not-retreating': {
    rules: ['CH-81'],
    types: ['select'],
    holds(scene, action) {
      const man = manNamed(scene, action.unit)
      if (scene.step !== 'retreat' || man === undefined) return false
      const { pending } = scene.state
      const must = pending.some((kind, at) => at % 4 === 0 && kind === 3 && pending[at + 1] === man.piece)
      return man !== beaten(scene) && must && loyalty(scene, man) === loyalty(scene, beaten(scene))
        ? 'perhaps'
        : true
    },
    least: 0,
  },
  'nobody-retreats': { rules: ['CH-81'], types: ['retreat'], holds: ({ step }) => step !== 'retreat' },
  'retreat-far': {
    rules: ['CH-81'],
    types: ['retreat'],
    holds: stepping((scene, man, cell) => !isNear(scene, man.cells.slice(0, 1), cell)),
  },
  'retreat-nearer': {
    rules: ['CH-81'],
    types: ['retreat'],
    holds: fallingBack((scene, man, after) =>
      opponents(scene, man).some(
        (one) => !one.isDead && gap(scene, after, one) <= gap(scene, man.cells, one),
      ),
    ),
  },
  'retreat-beside': {
    rules: ['CH-81'],
    types: ['retreat'],
    holds: fallingBack((scene, man, after) => isBesideEnemy(scene, loyalty(scene, man), after)),
  },
  // A beast goes with all that are tied to it, and is not followed so far.
  'retreat-closed': {
    rules: ['CH-81'],
    types: ['retreat'],
    holds: stepping((scene, man, cell) => {
      const after = shifted(scene, man, cell)
      if (!after) return false
      const isShut = after.some((to, index) => isShutBehind(scene, man, man.cells[index], to))
      return isShut || (man.isBeast && isKnotted(scene, man) && 'perhaps')
    }),
    least: 0,
  },
  'nobody-falls': { rules: ['CH-91'], types: ['fall'], holds: ({ step }) => step !== 'fall' },
  'fall-far': {
    rules: ['CH-91'],
    types: ['fall'],
    holds: stepping((scene, _, cell) => !isNear(scene, scene.men[scene.state.pending[2]].cells, cell)),
    least: 0,
  },
  'fall-closed': {
    rules: ['CH-91'],
    types: ['fall'],
    holds: stepping((scene, _, cell) => {
      const { cells } = scene.men[scene.state.pending[2]]
      return (
        isNear(scene, cells, cell) &&
        (cells.includes(cell) || !cells.some((from) => isOpen(scene, from, cell)))
      )
    }),
    least: 0,
  },
  'nobody-advances': {
    rules: ['CH-84', 'CH-87'],
    types: ['advance', 'stay'],
    holds: ({ step }) => step !== 'advance',
  },
  'not-winner': {
    rules: ['CH-84'],
    types: ['advance'],
    holds: (scene, action) => {
      const man = manNamed(scene, action.unit)
      return isTime(scene, action) && man !== undefined && !scene.state.winners.includes(man.piece)
    },
  },
  'one-advances': {
    rules: ['CH-87'],
    types: ['advance'],
    holds: (scene, action) => {
      const man = manNamed(scene, action.unit)
      return (
        isTime(scene, action) &&
        man !== undefined &&
        scene.state.advanced === 1 &&
        scene.state.active !== man.piece
      )
    },
    least: 0,
  },
  unable: {
    rules: ['CH-84'],
    types: ['advance'],
    holds: (scene, action) => {
      const man = manNamed(scene, action.unit)
      return isTime(scene, action) && man !== undefined && !isAble(man)
    },
    least: 0,
  },
  'advance-far': {
    rules: ['CH-85'],
    types: ['advance'],
    holds: stepping((scene, man, cell) => !isNear(scene, man.cells, cell)),
  },
  'not-vacated': {
    rules: ['CH-85'],
    types: ['advance'],
    holds: stepping(({ state }, _, cell) => state.advanced === 0 && !state.vacated.includes(cell)),
  },
  'advance-closed': {
    rules: ['CH-59'],
    types: ['advance'],
    holds: stepping(
      (scene, man, cell) =>
        isNear(scene, man.cells, cell) &&
        !man.cells.some(
          (from) => stepPrice(scene, from, cell, isRider(man)) >= 0 && isOpen(scene, from, cell),
        ) &&
        'perhaps',
    ),
    least: 0,
  },
  'advance-points': {
    rules: ['CH-84'],
    types: ['advance'],
    holds: stepping((scene, man, cell) => {
      const half = Math.max(
        1,
        Math.floor(
          (man.left +
            scene.state.spent[man.piece] +
            (scene.def.rules.scenario.options?.advanceRounding === 'up' ? 1 : 0)) /
            2,
        ),
      )
      const points = scene.state.advanced === 1 ? scene.state.advance : half
      const prices = man.cells
        .map((from) => stepPrice(scene, from, cell, isRider(man)))
        .filter((price) => price >= 0)
      return prices.length > 0 && Math.min(...prices) > points && { points }
    }),
    least: 0,
  },
}
