import type { Reason } from '../support/refusals/judge'
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
  type Scene,
} from './refusal-scene'
import { ACTIONS } from './refusal-steps'
import {
  across,
  canStand,
  choosing,
  coversTwo,
  enteringOf,
  fits,
  type Going,
  goesAsHorse,
  going,
  goingOf,
  groundOpens,
  hasRear,
  isEnemyThere,
  isNext,
  isOpenHex,
  isReached,
  leads,
  PLENTY,
  putting,
  puttingOf,
  stageOf,
  waits,
} from './refusal-ways'

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
    types: ['move', 'stop', ...ACTIONS],
    holds: ({ step, active }) => step === 'movement' && active?.where === 'waiting',
  },
  'already-there': {
    rules: ['CH-55'],
    types: ['move'],
    holds(scene, action) {
      const way = goingOf(scene, action)
      return way?.man.cells.includes(way.cell) === true
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
      // What it leads moves on as it does, and may leave its last hexes to it.
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
        return way !== undefined && isFirstHex(scene, way) && isOpenHex(scene, way) && 'perhaps'
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
      if (!way) return false
      if (!isFirstHex(scene, way)) return true
      // What is under its rear hex, and between the two, is not looked at here.
      return coversTwo(scene, way.man) && 'perhaps'
    },
  },
}

const entriesOf = ({ def }: Scene, man: Man): readonly number[] =>
  def.rules.entries.find(({ pieces }) => pieces.includes(man.piece))?.cells ?? []
/** Who covers two hexes comes to stand one hex further than the entry. */
const isFirstHex = (scene: Scene, { man, cell }: Going): boolean =>
  entriesOf(scene, man).some((entry) => (coversTwo(scene, man) ? isNext(scene, entry, cell) : entry === cell))
