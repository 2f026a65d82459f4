/** Reasons of units on their way: convoys and their escort, sleepers, those who walk off the map or go home. */
import type { Reason } from '../support/refusals/judge'
import { controls } from './naive-table'
import { isInZone } from './naive-zone'
import {
  apart,
  dormantOf,
  escortOf,
  going,
  inHand,
  isAsleep,
  isHoming,
  isMoving,
  named,
} from './refusal-facts'
import type { Man, Scene } from './refusal-scene'

const SET_FREE = ['barricade', 'launch', 'remove']

/** Cells near the presidential march, where nothing is built. */
function isNearConvoy(scene: Scene, cell: string): { distance: number } | false {
  const { scenario, men, cells } = scene
  for (const { units, clear } of scenario.rules.convoys ?? [])
    for (const man of men.values())
      if (clear !== undefined && cells.has(cell) && man.where === 'map' && units.includes(man.type))
        if (apart(scene, man.at, cell) <= clear) return { distance: clear }
  return false
}

/** Exits that are there for a unit where it stands; undefined where this reading cannot tell. */
const exitsOf = ({ scenario, place }: Scene, man: Man) =>
  (scenario.rules.exits ?? []).filter(
    ({ side, units, zone }) =>
      side === man.side && (!units || units.includes(man.type)) && isInZone(place, zone, man.at) === true,
  )

/** C-161: somebody of the components that win it over controls its hex, or shares it. */
function hasWaker(scene: Scene, sleeper: Man): boolean {
  const { wakers } = dormantOf(scene, sleeper) ?? {}
  return [...scene.men.values()].some(
    (man) =>
      man.id !== sleeper.id &&
      man.where === 'map' &&
      man.side === wakers?.side &&
      !man.passive &&
      !man.isPanicked &&
      (wakers.components ?? []).includes(man.component as never) &&
      (man.at === sleeper.at || controls(scene.table, man.side, man.at, sleeper.at)),
  )
}

const rousing =
  (is: (scene: Scene, man: Man) => boolean): Reason<Scene>['holds'] =>
  (scene, action) => {
    const man = named(scene, action)
    return isMoving(scene) && man?.where === 'map' && is(scene, man)
  }

/** Who would be taken in hand, or lead. */
const inGame =
  (is: (scene: Scene, man: Man) => boolean): Reason<Scene>['holds'] =>
  (scene, action) => {
    if (action.type !== 'head') return rousing(is)(scene, action)
    const man = named(scene, action)
    return scene.step === 'head' && man !== undefined && is(scene, man)
  }

export const ways: Record<string, Reason<Scene>> = {
  escort: {
    rules: ['C-150'],
    types: ['select', 'move', 'exit'],
    holds(scene, action) {
      const man = inHand(scene, action)
      return (isMoving(scene) && man?.where === 'map' && escortOf(scene, man)) || false
    },
  },
  'escort-there': {
    rules: ['C-150'],
    types: ['move'],
    holds: going((scene, man, cell) => escortOf(scene, man, cell) ?? false),
  },
  'convoy-clear': {
    rules: ['C-151'],
    types: ['barricade', 'jam'],
    holds: (scene, { type, cell }) =>
      (type === 'jam' ? scene.step === 'jam' : isMoving(scene)) && isNearConvoy(scene, String(cell)),
  },
  'exit-none': {
    rules: ['C-154'],
    types: ['exit'],
    holds: ({ scenario }) => (scenario.rules.exits ?? []).length === 0,
  },
  'exit-here': {
    rules: ['C-154'],
    types: ['exit'],
    holds: (scene) =>
      isMoving(scene) &&
      scene.active?.where === 'map' &&
      (exitsOf(scene, scene.active).length === 0 || scene.table.city.barracks.has(scene.active.at)),
  },
  'exit-later': {
    rules: ['C-154'],
    types: ['exit'],
    holds: (scene) =>
      isMoving(scene) &&
      scene.active?.where === 'map' &&
      exitsOf(scene, scene.active).length > 0 &&
      exitsOf(scene, scene.active).every(({ when }) => when !== undefined) &&
      !isHoming(scene, scene.active),
  },
  'exit-points': {
    rules: ['C-154'],
    types: ['exit'],
    // A point for the step over the edge, and another out of enemy control (C-045).
    holds: ({ step, active, state }) =>
      step === 'movement' && active?.where === 'map' && (state.points < 2 || (state.points < 4 && 'perhaps')),
  },
  'home-only': {
    rules: ['C-174'],
    types: ['barricade', 'launch'],
    holds: (scene) => isMoving(scene) && scene.active !== undefined && isHoming(scene, scene.active),
  },
  homeward: {
    rules: ['C-174'],
    types: ['move'],
    holds: going((scene, man) => isHoming(scene, man) && 'perhaps'),
  },
  'must-go-home': {
    rules: ['C-174'],
    types: ['done'],
    holds: (scene) =>
      isMoving(scene) &&
      [...scene.men.values()].some(
        (man) => man.where === 'map' && man.seat === scene.seat && !man.hasMoved && isHoming(scene, man),
      ) &&
      'perhaps',
  },
  'must-leave': {
    rules: ['C-132'],
    types: ['done', ...SET_FREE],
    holds(scene, { type }) {
      const { state, def, scenario, seat, active } = scene
      const held = state.held.map((cell) => def.grid.names[cell])
      const stays = (man: Man | undefined) =>
        man?.where === 'map' && man.seat === seat && held.includes(man.at) && !man.hasMoved && !man.isPanicked
      if (!isMoving(scene) || scenario.rules.objectives?.leave !== true) return false
      return (type === 'done' ? [...scene.men.values()].some(stays) : stays(active)) && 'perhaps'
    },
  },
  asleep: {
    rules: ['C-161'],
    types: ['select', 'head'],
    holds: inGame(isAsleep),
  },
  waiting: {
    rules: ['C-148'],
    types: ['select', 'head'],
    holds: inGame((scene, man) => scene.state.waiting.includes(man.index) && !isAsleep(scene, man)),
  },
  'rouse-nobody': {
    rules: ['C-161'],
    types: ['rouse'],
    holds: ({ scenario }) => (scenario.rules.dormant ?? []).length === 0,
  },
  'rouse-awake': {
    rules: ['C-161'],
    types: ['rouse'],
    holds: rousing((scene, man) => !isAsleep(scene, man)),
  },
  'rouse-again': {
    rules: ['C-161'],
    types: ['rouse'],
    holds: rousing(({ state }, man) => state.rolled.includes(man.index)),
  },
  'rouse-far': { rules: ['C-161'], types: ['rouse'], holds: rousing((scene, man) => !hasWaker(scene, man)) },
  'rouse-busy': {
    rules: ['C-161'],
    types: ['rouse'],
    holds: (scene) => isMoving(scene) && scene.active !== undefined,
  },
}
