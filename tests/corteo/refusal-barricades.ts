/** Reasons why no barricade can be built or taken away there. */
import type { Reason } from '../support/refusals/judge'
import { isMoving } from './refusal-facts'
import type { Scene } from './refusal-scene'

export const barricades: Record<string, Reason<Scene>> = {
  'barricade-side': {
    rules: ['C-056'],
    types: ['barricade'],
    holds: (scene) => isMoving(scene) && scene.state.turn !== scene.def.rules.barricades.side,
  },
  'barricade-none': {
    rules: ['C-057'],
    types: ['barricade'],
    holds: (scene) => isMoving(scene) && scene.state.blocks <= 0,
    least: 0,
  },
  'barricade-far': {
    rules: ['C-056', 'C-060'],
    types: ['barricade', 'remove'],
    holds(scene, { cell }) {
      const { active, def } = scene
      const at = def.grid.indexOf(String(cell))
      if (!isMoving(scene) || active?.where !== 'map' || at < 0) return false
      return def.grid.distance(def.grid.indexOf(active.at), at) !== 1
    },
  },
  'barricade-twice': {
    rules: ['C-057'],
    types: ['barricade'],
    holds: (scene, { cell }) =>
      isMoving(scene) && scene.active !== undefined && scene.table.barricades.includes(String(cell)),
    least: 0,
  },
  'remove-never': {
    rules: ['C-059'],
    types: ['remove'],
    holds: ({ table }) => table.rules === 'base',
  },
  'remove-nothing': {
    rules: ['C-060'],
    types: ['remove'],
    holds: (scene, { cell }) =>
      isMoving(scene) &&
      scene.active !== undefined &&
      !scene.table.barricades.includes(String(cell)) &&
      'perhaps',
    least: 0,
  },
}
