/** Reasons why the piece in hand cannot walk, fall back or be put there. */
import type { Reason } from '../support/refusals/judge'
import { around } from './naive-city'
import { groundOf, isControlled, unitsOn } from './naive-table'
import {
  canGo,
  entering,
  going,
  isAlone,
  isAsleep,
  isBuilt,
  isMoving,
  isPrey,
  isTaken,
  isVehicle,
  KEPT_OUT,
  surely,
} from './refusal-facts'
import type { Man, Scene } from './refusal-scene'

/** Types of ground that are shut to somebody, in a cell that is no barracks. */
const ground = (is: (man: Man, ground: string) => boolean) =>
  entering(({ table }, man, cell) => {
    const at = groundOf(table, cell)
    return at !== 'barracks' && is(man, at)
  })
const ENTERING = ['move', 'retreat', 'place', 'advance']

export const goings: Record<string, Reason<Scene>> = {
  'already-there': { rules: ['C-031'], types: ['move'], holds: going((_, man, cell) => man.at === cell) },
  barricade: {
    rules: ['C-058'],
    types: ENTERING,
    holds: entering(({ table }, _, cell) => table.barricades.includes(cell)),
  },
  jam: {
    rules: ['C-147'],
    types: [...ENTERING, 'barricade'],
    holds: (scene, action) =>
      action.type === 'barricade'
        ? isMoving(scene) && scene.jams.includes(String(action.cell))
        : entering(({ jams }, _, cell) => jams.includes(cell))(scene, action),
  },
  smoke: {
    rules: ['C-145'],
    types: [...ENTERING, 'barricade'],
    holds: (scene, action) =>
      action.type === 'barricade'
        ? isMoving(scene) && scene.smoke.includes(String(action.cell))
        : entering(({ smoke }, _, cell) => smoke.includes(cell))(scene, action),
  },
  covered: {
    rules: ['C-133'],
    types: ENTERING,
    holds: entering(({ table }, _, cell) => table.covered.includes(cell)),
  },
  base: {
    rules: ['C-X30', 'C-070', 'C-074', 'C-092', 'C-095', 'C-145'],
    types: ENTERING,
    holds: (scene, action) =>
      entering(
        ({ table }, man, cell) =>
          groundOf(table, cell) === 'barracks' &&
          (man.side === 'march' || (action.type !== 'place' && !man.entersBases)),
      )(scene, action),
  },
  closed: {
    rules: ['C-039', 'C-070', 'C-074', 'C-092', 'C-095', 'C-145'],
    types: ENTERING,
    holds: ground((_, at) => isBuilt(at)),
  },
  'closed-to-kind': {
    rules: ['C-047', 'C-070', 'C-074', 'C-092', 'C-095', 'C-145'],
    types: ENTERING,
    holds: ground((man, at) => isVehicle(man) && KEPT_OUT.includes(at)),
  },
  'closed-to-side': {
    rules: ['C-040', 'C-070', 'C-074', 'C-092', 'C-095', 'C-145'],
    types: ENTERING,
    holds: ground((man, at) => man.side === 'power' && at === 'popular'),
  },
  'enemy-there': {
    rules: ['C-109'],
    types: ENTERING,
    holds: (scene, action) =>
      entering(({ table }, man, cell) => {
        const enemies = unitsOn(table, cell).filter(({ side }) => side !== man.side)
        return enemies.length > 0 && !isTaken(scene, action, man, enemies)
      })(scene, action),
  },
  guarded: {
    rules: ['C-166'],
    types: ENTERING,
    holds: (scene, action) =>
      entering(({ table }, man, cell) => {
        const enemies = unitsOn(table, cell).filter(({ side }) => side !== man.side)
        const prey = enemies.filter((one) => isPrey(scene, one))
        return prey.length > 0 && prey.length < enemies.length
      })(scene, action),
  },
  full: {
    rules: ['C-029', 'C-109'],
    types: [...ENTERING, 'base'],
    holds: entering(
      ({ table }, man, cell) => unitsOn(table, cell).filter(({ id }) => id !== man.id).length >= 2,
    ),
  },
  'late-there': {
    rules: ['C-148'],
    types: [...ENTERING, 'base'],
    holds: entering((scene, man, cell) =>
      unitsOn(scene.table, cell).some(({ id }) => {
        const other = scene.men.get(id)!
        return id !== man.id && scene.state.waiting.includes(other.index) && !isAsleep(scene, other)
      }),
    ),
  },
  'never-stacks': {
    rules: ['C-113'],
    types: ENTERING,
    holds: entering((scene, man, cell) => {
      const { table } = scene
      const there = unitsOn(table, cell).filter(({ id, side }) => id !== man.id && side === man.side)
      return there.length > 0 && [man, ...there].some((one) => isAlone(scene, one, cell))
    }),
  },
  halted: {
    rules: ['C-034'],
    types: ['move', 'exit'],
    holds: ({ step, active, state }) => step === 'movement' && active !== undefined && state.halted !== 0,
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
