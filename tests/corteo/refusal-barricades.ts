/** Reasons why no barricade can be built or taken away there, and no traffic jam made (C-056 to C-061, C-146). */
import type { Finding, Reason } from '../support/refusals/judge'
import { controlledBy, controls, groundOf, unitsOn } from './naive-table'
import { apart, isBuilt, isMoving, isShut } from './refusal-facts'
import type { Man, Scene } from './refusal-scene'

/** Somebody in hand on the map, and a cell of the map. */
const working =
  (is: (scene: Scene, man: Man, cell: string) => Finding): Reason<Scene>['holds'] =>
  (scene, { cell }) => {
    const { active, cells } = scene
    if (!isMoving(scene) || active?.where !== 'map' || !cells.has(String(cell))) return false
    return is(scene, active, String(cell))
  }

/** C-057, C-X26: closed ground, and in chapter C some that is open. */
const BARE = ['objective', 'crowded', 'stairs', 'garden']
const isUnfit = ({ table }: Scene, cell: string): Finding => {
  const ground = groundOf(table, cell)
  if (ground === 'metro') return 'perhaps'
  return isBuilt(ground) || ground === 'barracks' || (table.rules === 'advanced' && BARE.includes(ground))
}

/** Numbers of a barricade's price, when the piece in hand has fewer half points. */
const lacksPoints = ({ scenario, state }: Scene): Finding => {
  const points = scenario.rules.barricades!.cost
  return state.points < points * 2 && { points }
}
const isJam = ({ jams }: Scene, cell: string) => jams.includes(cell)

/** C-146: an avenue without units, markers or control on it. */
function isFitForJam(scene: Scene, cell: string): boolean {
  const { table, jams, smoke } = scene
  const isControlled = (['march', 'power'] as const).some((side) => controlledBy(table, side).has(cell))
  return (
    ['avenue', 'square'].includes(groundOf(table, cell)) &&
    unitsOn(table, cell).length === 0 &&
    ![...table.barricades, ...table.covered, ...jams, ...smoke].includes(cell) &&
    !isControlled
  )
}

export const barricades: Record<string, Reason<Scene>> = {
  'barricade-side': {
    rules: ['C-056'],
    types: ['barricade'],
    holds: (scene) => isMoving(scene) && scene.seatSide !== scene.scenario.rules.barricades?.side,
  },
  'barricade-none': {
    rules: ['C-057'],
    types: ['barricade'],
    holds: (scene) => isMoving(scene) && scene.state.blocks <= 0,
  },
  'barricade-far': {
    rules: ['C-056', 'C-060'],
    types: ['barricade', 'remove'],
    holds: working((scene, man, cell) => apart(scene, man.at, cell) !== 1),
  },
  'barricade-twice': {
    rules: ['C-057'],
    types: ['barricade'],
    holds: working(({ table }, _, cell) => table.barricades.includes(cell)),
  },
  'barricade-ground': {
    rules: ['C-057'],
    types: ['barricade'],
    holds: working((scene, man, cell) => (isShut(scene, man, cell) ? true : isUnfit(scene, cell))),
  },
  'barricade-control': {
    rules: ['C-056', 'C-060', 'C-146'],
    types: ['barricade', 'remove'],
    holds: working(({ table }, man, cell) => !controls(table, man.side, man.at, cell)),
  },
  'barricade-occupied': {
    rules: ['C-056'],
    types: ['barricade'],
    holds: working(({ table }, _, cell) => unitsOn(table, cell).length > 0),
  },
  'barricade-points': {
    rules: ['C-056', 'C-060'],
    types: ['barricade', 'remove'],
    holds: (scene, { type, cell }) =>
      isMoving(scene) &&
      scene.active !== undefined &&
      (type === 'barricade' || !isJam(scene, String(cell))) &&
      lacksPoints(scene),
  },
  'remove-never': {
    rules: ['C-059'],
    types: ['remove'],
    holds: ({ table }) => table.rules === 'base',
  },
  'remove-nothing': {
    rules: ['C-060'],
    types: ['remove'],
    holds: working((scene, _, cell) => !scene.table.barricades.includes(cell) && !isJam(scene, cell)),
  },
  'remove-early': {
    rules: ['C-060'],
    types: ['remove'],
    holds: working(({ table, state }, _, cell) => {
      const index = table.barricades.indexOf(cell)
      return index >= 0 && state.builtIn[index] >= state.hand
    }),
  },
  'remove-again': {
    rules: ['C-060'],
    types: ['remove'],
    holds: working((scene, man, cell) => man.hasCleared && !isJam(scene, cell)),
  },
  'jam-clearer': {
    rules: ['C-146'],
    types: ['remove'],
    holds: working(
      (scene, man, cell) =>
        isJam(scene, cell) && !(scene.scenario.rules.jams?.removers ?? []).includes(man.type),
    ),
  },
  'jam-none': {
    rules: ['C-146'],
    types: ['traffic', 'jam'],
    holds({ scenario, step, active, state }, { type }) {
      const { jams } = scenario.rules
      if (step === 'jam') return type === 'traffic'
      if (jams === undefined || step !== 'movement' || active !== undefined) return true
      return state.jams.length >= jams.pieces || (state.jamTried === 0 && 'perhaps')
    },
  },
  'jam-first': {
    rules: ['C-146'],
    types: ['jam'],
    holds: ({ step, scenario, active, state }) =>
      step === 'movement' &&
      scenario.rules.jams !== undefined &&
      active === undefined &&
      state.jamTried === 0,
  },
  'jam-tried': {
    rules: ['C-146'],
    types: ['traffic', 'jam'],
    holds: ({ step, scenario, state }) =>
      scenario.rules.jams !== undefined && step === 'movement' && state.jamTried === 1,
  },
  'jam-next': {
    rules: ['C-146'],
    types: ['jam'],
    holds: (scene, { cell }) =>
      scene.step === 'jam' &&
      scene.cells.has(String(cell)) &&
      scene.jams.some((jam) => apart(scene, jam, String(cell)) === 1),
  },
  'jam-cell': {
    rules: ['C-146'],
    types: ['jam'],
    holds: (scene, { cell }) =>
      scene.step === 'jam' &&
      scene.cells.has(String(cell)) &&
      (isFitForJam(scene, String(cell)) ? 'perhaps' : true),
  },
}
