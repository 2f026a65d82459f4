/** Reasons against what follows a fight: who is hurt, goes back, falls or advances. See `refusal-judge.ts`. */
import { neighbour } from '../../engine/geometry/cells'
import type { Action } from '../../engine/types'
import type { Finding, Reason } from '../support/refusals/judge'
import { fileOf, isKnotted } from './refusal-other-actions'
import {
  bodiesOn,
  cellNamed,
  isAble,
  isBesideEnemy,
  isOpen,
  isRider,
  loyalty,
  type Man,
  manNamed,
  type Scene,
  stepPrice,
} from './refusal-scene'

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
            (scene.def.rules.scenario.rules?.advanceRounding === 'up' ? 1 : 0)) /
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
