/** Reasons why the piece in hand cannot walk, fall back or be put there. */
import type { Reason } from '../support/refusals/judge'
import { around } from './naive-city'
import { groundOf, isControlled, unitsOn } from './naive-table'
import { canGo, going, isBuilt, isVehicle, KEPT_OUT, surely } from './refusal-facts'
import type { Man, Scene } from './refusal-scene'

/** Types of ground that are shut to somebody, in a cell that is no barracks. */
const ground = (is: (man: Man, ground: string) => boolean) =>
  going((scene, man, cell) => {
    const at = groundOf(scene.table, cell)
    return at !== 'barracks' && is(man, at) && surely(scene, true)
  })

export const goings: Record<string, Reason<Scene>> = {
  'already-there': { rules: ['C-031'], types: ['move'], holds: going((_, man, cell) => man.at === cell) },
  barricade: {
    rules: ['C-058', 'C-074', 'C-092', 'C-095'],
    types: ['move', 'retreat', 'place'],
    holds: going(({ table }, _, cell) => table.barricades.includes(cell)),
    least: 0,
  },
  base: {
    rules: ['C-050', 'C-074', 'C-092', 'C-095'],
    types: ['move', 'retreat', 'place'],
    holds: going(({ table }, _, cell) => groundOf(table, cell) === 'barracks'),
  },
  closed: {
    rules: ['C-039', 'C-074', 'C-092', 'C-095'],
    types: ['move', 'place', 'retreat'],
    holds: (scene, action) =>
      action.type === 'place' ? 'perhaps' : ground((_, at) => isBuilt(at))(scene, action),
  },
  'closed-to-kind': {
    rules: ['C-047', 'C-074', 'C-092', 'C-095'],
    types: ['move', 'retreat', 'place'],
    holds: ground((man, at) => isVehicle(man) && KEPT_OUT.includes(at)),
    least: 0,
  },
  'closed-to-side': {
    rules: ['C-040', 'C-074', 'C-092', 'C-095'],
    types: ['move', 'retreat', 'place'],
    holds: ground((man, at) => man.side === 'power' && at === 'popular'),
    least: 0,
  },
  'enemy-there': {
    rules: ['C-109', 'C-074', 'C-092', 'C-095'],
    types: ['move', 'retreat', 'place'],
    holds: going(({ table }, man, cell) => unitsOn(table, cell).some(({ side }) => side !== man.side)),
  },
  full: {
    rules: ['C-029', 'C-074', 'C-109'],
    types: ['move', 'place', 'retreat', 'base', 'advance'],
    holds(scene, action) {
      if (action.type !== 'move') return 'perhaps'
      return going(({ table }, _, cell) => unitsOn(table, cell).length >= 2)(scene, action)
    },
  },
  'never-stacks': {
    rules: ['C-113'],
    types: ['move', 'place'],
    holds: (scene, action) =>
      action.type === 'place'
        ? 'perhaps'
        : going(({ table }, man, cell) => {
            const there = unitsOn(table, cell).filter(({ id }) => id !== man.id)
            const alone = [man, ...there].some(({ kind }) => kind === 'armoured')
            return there.length > 0 && alone && table.rules === 'advanced' && surely(scene, true)
          })(scene, action),
    least: 0,
  },
  halted: {
    rules: ['C-034'],
    types: ['move', 'exit'],
    holds: ({ step, active, state }) =>
      step === 'movement' && active !== undefined && state.halted !== 0 && 'perhaps',
    least: 0,
  },
  'control-to-control': {
    rules: ['C-035'],
    types: ['move'],
    holds: going((scene, man, cell) => {
      const { table } = scene
      const isNext = around(table.city, man.at).some(({ to }) => to === cell)
      return (
        isNext &&
        isControlled(table, man.side, man.at) &&
        isControlled(table, man.side, cell) &&
        !canGo(scene, man, cell) &&
        surely(scene, true)
      )
    }),
    least: 0,
  },
  wall: {
    rules: ['C-039'],
    types: ['move'],
    holds: going((scene, man, cell) => {
      const { distance, names } = scene.def.grid
      const apart = distance(names.indexOf(man.at), names.indexOf(cell))
      return (
        apart === 1 &&
        !around(scene.table.city, man.at).some(({ to }) => to === cell) &&
        !canGo(scene, man, cell) &&
        'perhaps'
      )
    }),
    least: 0,
  },
  'too-far': {
    rules: ['C-034'],
    types: ['move'],
    // How far it would be in all is not worked out: that it cannot be reached with the points that are left.
    holds: going((scene, man, cell) => cell !== man.at && !canGo(scene, man, cell) && surely(scene, true)),
  },
  'no-way': {
    rules: ['C-034'],
    types: ['move'],
    holds: going((scene, man, cell) => cell !== man.at && !canGo(scene, man, cell) && 'perhaps'),
    least: 0,
  },
  'other-exits': {
    rules: ['C-050'],
    types: ['move'],
    holds: going(
      (scene, man, cell) =>
        groundOf(scene.table, man.at) === 'barracks' && !canGo(scene, man, cell) && 'perhaps',
    ),
    least: 0,
  },
}
