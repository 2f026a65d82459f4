/** Reasons against a hex: for who walks, enters or is placed. See `refusal-judge.ts`. */
import { neighbour } from '../../engine/geometry/cells'
import type { Action } from '../../engine/types'
import type { Finding, Reason } from '../support/refusals/judge'
import {
  bodiesOn,
  cellNamed,
  follower,
  isClosedToHorses,
  isLedBy,
  isRider,
  isThere,
  isWall,
  isWindow,
  livingOn,
  type Man,
  manNamed,
  type Scene,
  walk,
} from './refusal-scene'
import { DEEDS } from './refusal-steps'

/** More points than any way across a map needs. */
const PLENTY = 90
const stageOf = ({ def, state }: Scene) => def.rules.setup[state.stage]
const unitOn = (scene: Scene, man: Man) => scene.men[man.mount] ?? man
const goesAsHorse = (man: Man) => man.isBeast || isRider(man)
const coversTwo = (scene: Scene, man: Man) => unitOn(scene, man).unit.length === 2
const isNext = ({ def }: Scene, a: number, b: number) => def.grid.distance(a, b) === 1

type Going = { readonly man: Man; readonly cell: number }

/** Somebody in hand on the map, and the hex he would walk to. */
function goingOf(scene: Scene, { type, cell }: Action): Going | undefined {
  const at = cellNamed(scene, cell)
  const { active, step } = scene
  if (type !== 'move' || step !== 'movement' || active?.where !== 'map' || at < 0) return undefined
  return { man: active, cell: at }
}
const going =
  (is: (scene: Scene, going: Going) => Finding) =>
  (scene: Scene, action: Action): Finding => {
    const way = goingOf(scene, action)
    return way !== undefined && !way.man.cells.includes(way.cell) && is(scene, way)
  }
const isEnemyThere = (scene: Scene, { man, cell }: Going): boolean => {
  const other = livingOn(scene, cell)
  return other !== undefined && !other.isBeast && !other.isCaptive && other.side !== man.side
}

/** Nobody stands there but what he leads, the dead leave room, and the ground is open to it. */
function isOpenHex(scene: Scene, { man, cell }: Going): boolean {
  const there = livingOn(scene, cell)
  return (
    (there === undefined || isLedBy(scene, man, there)) &&
    bodiesOn(scene, cell) < 6 &&
    !(goesAsHorse(man) && isClosedToHorses(scene, cell))
  )
}
const leads = (scene: Scene, man: Man) => follower(scene, man) !== undefined
const isReached = (scene: Scene, { man, cell }: Going, points = man.left): boolean =>
  walk(scene, man, points).has(cell)

/** Something on the side between him and a hex beside him keeps him from it, and no other way leads there. */
const across = (is: (scene: Scene, man: Man, from: number, cell: number) => Finding) =>
  going((scene, way) => {
    const { man, cell } = way
    const from = man.cells.find((own) => isNext(scene, own, cell))
    if (from === undefined || !isOpenHex(scene, way)) return false
    const found = is(scene, man, from, cell)
    if (found === false || leads(scene, man)) return found === false ? false : 'perhaps'
    return isReached(scene, way) ? false : found
  })

// ---- hexes in which one is put

/** Somebody in hand whose front, or rear, is put on a hex before the first turn. */
function puttingOf(scene: Scene, { type, cell }: Action): Going | undefined {
  const at = cellNamed(scene, cell)
  const { active, step, state } = scene
  if (step !== 'set-up' || active === undefined || at < 0) return undefined
  const isTime = type === 'place' ? state.front < 0 : type === 'face' && state.front >= 0
  return isTime ? { man: active, cell: at } : undefined
}
/** Somebody who waits, is in hand and comes on by a hex. */
function enteringOf(scene: Scene, { type, cell }: Action): Going | undefined {
  const at = cellNamed(scene, cell)
  const { active, step } = scene
  if (type !== 'enter' || step !== 'movement' || active?.where !== 'waiting' || at < 0) return undefined
  return { man: active, cell: at }
}
const putting =
  (is: (scene: Scene, going: Going) => Finding) =>
  (scene: Scene, action: Action): Finding => {
    const way = puttingOf(scene, action)
    return way !== undefined && is(scene, way)
  }
const fits = (scene: Scene, man: Man, cell: number): boolean =>
  stageOf(scene).cells.includes(cell) &&
  livingOn(scene, cell) === undefined &&
  !(goesAsHorse(man) && isClosedToHorses(scene, cell))
const around = ({ def }: Scene, cell: number): number[] =>
  [0, 1, 2, 3, 4, 5].map((way) => neighbour(def.grid, cell, way)).filter((one) => one >= 0)
const hasRear = (scene: Scene, man: Man, front: number): boolean =>
  around(scene, front).some((rear) => fits(scene, man, rear) && groundOpens(scene, front, rear))
/** A horse could step from one to the other. */
const groundOpens = (scene: Scene, from: number, to: number): boolean =>
  isNext(scene, from, to) &&
  !isWall(scene, from, to) &&
  !isWindow(scene, from, to) &&
  !isClosedToHorses(scene, to)
const canStand = (scene: Scene, man: Man): boolean =>
  stageOf(scene).cells.some(
    (cell) => fits(scene, man, cell) && (!coversTwo(scene, man) || hasRear(scene, man, cell)),
  )
const waits = (scene: Scene, man: Man): boolean =>
  man.where === 'waiting' && stageOf(scene).pieces.includes(man.piece)
const choosing =
  (is: (scene: Scene, man: Man) => Finding) =>
  (scene: Scene, action: Action): Finding => {
    const man = manNamed(scene, action.unit)
    return scene.step === 'set-up' && man !== undefined && is(scene, man)
  }

export const hexes: Record<string, Reason<Scene>> = {
  'no-cell': {
    rules: ['CH-01', 'CH-55', 'CH-58', 'CH-65', 'CH-81', 'CH-84', 'CH-91'],
    types: ['place', 'face', 'move', 'enter', 'dismount', 'retreat', 'fall', 'advance'],
    holds(scene, { type, cell }) {
      const steps: Record<string, string> = {
        place: 'set-up',
        face: 'set-up',
        retreat: 'retreat',
        fall: 'fall',
        advance: 'advance',
      }
      return scene.step === (steps[type] ?? 'movement') && cellNamed(scene, cell) < 0
    },
  },

  // ---- set-up
  'face-first': {
    rules: ['CH-58'],
    types: ['select', 'place'],
    holds: ({ step, state }) => step === 'set-up' && state.front >= 0,
  },
  'place-first': {
    rules: ['CH-58'],
    types: ['face'],
    holds: ({ step, state }) => step === 'set-up' && state.front < 0,
  },
  placed: { rules: ['CH-01'], types: ['select'], holds: choosing((_, man) => man.where === 'map') },
  'not-now': {
    rules: ['CH-01', 'CH-65'],
    types: ['select', 'mount'],
    holds: (scene, action) =>
      action.type === 'mount' ? false : choosing((_, man) => !waits(scene, man))(scene, action),
  },
  'leader-first': {
    rules: ['CH-72'],
    types: ['select'],
    holds: choosing(
      (scene, man) => man.ahead >= 0 && waits(scene, man) && waits(scene, scene.men[man.ahead]),
    ),
  },
  'no-room': {
    rules: ['CH-58'],
    types: ['select'],
    holds: choosing((scene, man) => waits(scene, man) && !canStand(scene, man)),
    least: 0,
  },
  'out-of-zone': {
    rules: ['CH-01'],
    types: ['place', 'face'],
    holds: putting((scene, { cell }) => !stageOf(scene).cells.includes(cell)),
  },
  'no-rear': {
    rules: ['CH-58'],
    types: ['place', 'face'],
    holds: putting((scene, { man, cell }) =>
      scene.state.front >= 0
        ? isNext(scene, scene.state.front, cell) && !groundOpens(scene, scene.state.front, cell)
        : coversTwo(scene, man) && !hasRear(scene, man, cell),
    ),
  },
  'touch-leader': {
    rules: ['CH-72'],
    types: ['place'],
    holds: putting((scene, { man, cell }) => {
      const leader = scene.men[man.ahead]
      if (leader === undefined || leader.where !== 'map') return false
      const hand = leader.cells[leader.cells.length - 1]
      const isAtHand = (one: number) =>
        isNext(scene, hand, one) && !isWall(scene, hand, one) && !isWindow(scene, hand, one)
      if (isAtHand(cell)) return false
      const canTouch = stageOf(scene).cells.some(
        (one) =>
          isAtHand(one) && fits(scene, man, one) && (!coversTwo(scene, man) || hasRear(scene, man, one)),
      )
      return canTouch
    }),
    least: 0,
  },
  'rear-far': {
    rules: ['CH-58'],
    types: ['face'],
    holds: putting((scene, { cell }) => scene.state.front >= 0 && !isNext(scene, scene.state.front, cell)),
  },

  // ---- walking
  'enter-first': {
    rules: ['CH-55'],
    types: ['move', 'stop', ...DEEDS],
    holds: ({ step, active }) => step === 'movement' && active?.where === 'waiting',
  },
  'already-there': {
    rules: ['CH-55'],
    types: ['move'],
    holds(scene, action) {
      const way = goingOf(scene, action)
      return way !== undefined && way.man.cells.includes(way.cell)
    },
  },
  'enemy-there': {
    rules: ['CH-57'],
    types: ['move', 'enter'],
    holds(scene, action) {
      const way = goingOf(scene, action) ?? enteringOf(scene, action)
      return way !== undefined && isEnemyThere(scene, way) && (action.type === 'move' || 'perhaps')
    },
  },
  occupied: {
    rules: ['CH-58', 'CH-81', 'CH-91'],
    types: ['move', 'enter', 'place', 'face', 'retreat', 'fall', 'advance'],
    holds(scene, action) {
      const aside = ['retreat', 'fall', 'advance'].includes(action.type)
      const cell = cellNamed(scene, action.cell)
      if (cell < 0) return false
      if (aside) return scene.step === action.type && livingOn(scene, cell) !== undefined && 'perhaps'
      const way = goingOf(scene, action) ?? puttingOf(scene, action) ?? enteringOf(scene, action)
      const there = livingOn(scene, cell)
      if (!way || way.man.cells.includes(cell) || there === undefined) return false
      // What he leads moves on as he does, and may leave its last hexes to him.
      if (action.type === 'move' && isLedBy(scene, way.man, there)) return 'perhaps'
      return action.type === 'enter' ? 'perhaps' : !isEnemyThere(scene, way) || action.type !== 'move'
    },
  },
  bodies: {
    rules: ['CH-62'],
    types: ['move', 'enter', 'retreat', 'fall', 'advance'],
    holds(scene, action) {
      const cell = cellNamed(scene, action.cell)
      return cell >= 0 && bodiesOn(scene, cell) >= 6 && 'perhaps'
    },
    least: 0,
  },
  'closed-to-horses': {
    rules: ['CH-60'],
    types: ['move', 'enter', 'place', 'face'],
    holds(scene, action) {
      const way = goingOf(scene, action) ?? puttingOf(scene, action) ?? enteringOf(scene, action)
      if (!way || way.man.cells.includes(way.cell)) return false
      return goesAsHorse(way.man) && isClosedToHorses(scene, way.cell)
    },
  },
  wall: {
    rules: ['CH-59'],
    types: ['move', 'face'],
    holds(scene, action) {
      const { front } = scene.state
      if (action.type === 'face')
        return putting(
          (_, { cell }) =>
            isNext(scene, front, cell) && (isWall(scene, front, cell) || isWindow(scene, front, cell)),
        )(scene, action)
      return across((_, _man, from, cell) => isWall(scene, from, cell))(scene, action)
    },
  },
  'window-on-foot': {
    rules: ['CH-63'],
    types: ['move'],
    holds: across((scene, man, from, cell) => isRider(man) && isWindow(scene, from, cell)),
    least: 0,
  },
  'window-points': {
    rules: ['CH-63', 'CH-64'],
    types: ['move'],
    holds: across(
      (scene, man, from, cell) =>
        !isRider(man) && isWindow(scene, from, cell) && man.left < 4 && { points: man.left },
    ),
    least: 0,
  },
  'captive-slow': {
    rules: ['CH-100'],
    types: ['move'],
    holds: going((scene, { man }) => follower(scene, man)?.isCaptive === true && 'perhaps'),
    least: 0,
  },
  'cannot-follow': {
    rules: ['CH-70'],
    types: ['move'],
    holds: going((scene, way) => isOpenHex(scene, way) && leads(scene, way.man) && 'perhaps'),
  },
  'too-far': {
    rules: ['CH-55'],
    types: ['move', 'enter'],
    holds(scene, action) {
      if (action.type === 'enter') {
        const way = enteringOf(scene, action)
        return way !== undefined && isEntry(scene, way) && isOpenHex(scene, way) && 'perhaps'
      }
      return going((_, way) => {
        if (!isOpenHex(scene, way)) return false
        if (leads(scene, way.man)) return 'perhaps'
        if (isReached(scene, way) || !isReached(scene, way, PLENTY)) return false
        return { points: Math.max(way.man.left, 0) }
      })(scene, action)
    },
  },
  'no-way': {
    rules: ['CH-59'],
    types: ['move'],
    holds: going(
      (scene, way) => isOpenHex(scene, way) && !leads(scene, way.man) && !isReached(scene, way, PLENTY),
    ),
    least: 0,
  },

  // ---- coming on
  'on-map': {
    rules: ['CH-55'],
    types: ['enter'],
    holds: ({ step, active }) => step === 'movement' && active !== undefined && isThere(active),
  },
  'no-entry': {
    rules: ['CH-55'],
    types: ['enter'],
    holds(scene, action) {
      const way = enteringOf(scene, action)
      if (!way || isEntry(scene, way)) return false
      // Who covers two hexes comes to stand one hex further in.
      return coversTwo(scene, way.man) &&
        entriesOf(scene, way.man).some((cell) => isNext(scene, cell, way.cell))
        ? 'perhaps'
        : true
    },
  },
}

const entriesOf = ({ def }: Scene, man: Man): readonly number[] =>
  def.rules.entries.find(({ pieces }) => pieces.includes(man.piece))?.cells ?? []
const isEntry = (scene: Scene, { man, cell }: Going): boolean => entriesOf(scene, man).includes(cell)
