/** Reasons why nothing can be thrown. */
import type { Reason } from '../support/refusals/judge'
import { isMoving, named } from './refusal-facts'
import type { Scene } from './refusal-scene'

export const throws: Record<string, Reason<Scene>> = {
  'cannot-throw': {
    rules: ['C-065', 'C-066'],
    types: ['launch'],
    holds: (scene) => isMoving(scene) && scene.active?.range === 0,
  },
  'throw-friend': {
    rules: ['C-063'],
    types: ['launch'],
    holds: (scene, action) =>
      isMoving(scene) && scene.active !== undefined && named(scene, action)?.side === scene.active.side,
    least: 0,
  },
  'throw-far': {
    rules: ['C-065', 'C-066'],
    types: ['launch'],
    holds(scene, action) {
      const [man, target] = [scene.active, named(scene, action)]
      if (!isMoving(scene) || man?.where !== 'map' || target?.where !== 'map') return false
      const { grid } = scene.def
      const distance = grid.distance(grid.indexOf(man.at), grid.indexOf(target.at))
      return distance > man.range && { distance, range: man.range }
    },
    least: 0,
  },
}
