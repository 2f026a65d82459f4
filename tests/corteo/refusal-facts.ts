/** What the reasons of Corteo's "why not?" have in common: who is meant, and what the slow reading (`naive-*.ts`) says of where it may go. */
import type { Action } from '../../engine/types'
import type { Finding } from '../support/refusals/judge'
import { groundOf, type NaiveUnit } from './naive-table'
import { FIRST_OF_HOMING, type Man, reach, type Scene } from './refusal-scene'

/** Types of actions that only a movement phase knows. */
export const IN_MOVEMENT = ['move', 'barricade', 'remove', 'launch', 'rouse']
/** Statements under which a unit or a hex that does not exist is refused. */
export const ANY = [
  ...[
    'C-003',
    'C-018',
    'C-023',
    'C-025',
    'C-027',
    'C-030',
    'C-031',
    'C-056',
    'C-060',
    'C-062',
    'C-063',
    'C-074',
    'C-082',
    'C-070',
    'C-087',
    'C-107',
  ],
  ...[
    'C-092',
    'C-093',
    'C-094',
    'C-095',
    'C-099',
    'C-115',
    'C-122',
    'C-145',
    'C-146',
    'C-148',
    'C-149',
    'C-154',
    'C-161',
    'C-181',
  ],
]
export const named = ({ men }: Scene, { unit }: Action): Man | undefined => men.get(String(unit))
/** The piece that an action takes in hand, or the one in hand. */
export const inHand = (scene: Scene, action: Action): Man | undefined =>
  action.type === 'select' ? named(scene, action) : scene.active
export const isMoving = ({ step }: Scene) => step === 'movement'

/** Somebody on the map, to be taken in hand in the movement. */
export const choosing = (is: (scene: Scene, man: Man) => Finding) => (scene: Scene, action: Action) => {
  const man = named(scene, action)
  return isMoving(scene) && man !== undefined && is(scene, man)
}
/** Who would go to the cell of an action: walk, fall back, advance, be put there or be sent to a base. */
export function goerOf(scene: Scene, action: Action): Man | undefined {
  const {
    step,
    active,
    going: [first],
    homeless: [panicked],
  } = scene
  switch (action.type) {
    case 'move':
      return step === 'movement' ? active : undefined
    case 'place':
      return isPlacing(scene) ? active : undefined
    case 'retreat':
      return step === 'retreat' ? first : undefined
    case 'base':
      return step === 'base' ? panicked : undefined
    case 'advance':
      return step === 'advance' ? named(scene, action) : undefined
    default:
      return undefined
  }
}
export const isPlacing = ({ step }: Scene) => step === 'set-up' || step === 'reinforcements'
/** Somebody who would go to a cell of the map. */
export const entering =
  (is: (scene: Scene, man: Man, cell: string) => Finding) =>
  (scene: Scene, action: Action): Finding => {
    const man = goerOf(scene, action)
    return man !== undefined && scene.cells.has(String(action.cell)) && is(scene, man, String(action.cell))
  }
/** Cells apart as the crow flies. */
export const apart = ({ def: { grid } }: Scene, from: string, to: string): number =>
  grid.distance(grid.indexOf(from), grid.indexOf(to))

/** The piece in hand and the cell it would walk to. */
export const going =
  (is: (scene: Scene, man: Man, cell: string) => Finding) =>
  (scene: Scene, { cell, type }: Action) => {
    const { active, cells } = scene
    if (type !== 'move') return false
    return (
      isMoving(scene) && active !== undefined && cells.has(String(cell)) && is(scene, active, String(cell))
    )
  }
/** Where nothing is present that the slow reading does not know it is sure of what it says, else it is only asked not to deny. */
export const surely = ({ isPlain }: Scene, found: boolean): Finding => found && (isPlain || 'perhaps')
export const canGo = (scene: Scene, man: Man, cell: string) =>
  scene.isPlain && scene.state.halted === 0 && reach(scene, man).has(cell)

export const VEHICLES = ['armoured', 'gas']
export const isVehicle = ({ kind }: Man) => VEHICLES.includes(kind)
export const KEPT_OUT = ['garden', 'stairs', 'objective']
export const isBuilt = (ground: string) => ground === 'building' || ground === 'river'

/** C-113, C-162: a piece that shares a cell with no other, off the barracks. */
export const isAlone = ({ table, scenario }: Scene, { kind, type }: NaiveUnit, cell: string): boolean =>
  !table.city.barracks.has(cell) &&
  ((kind === 'armoured' && table.rules === 'advanced') ||
    (scenario.rules.captures ?? []).some(({ units }) => units.includes(type)))

/** C-166: units that are taken by an enemy that enters their cell. */
export const isPrey = ({ scenario }: Scene, { type }: NaiveUnit): boolean =>
  (scenario.rules.captures ?? []).some(({ units }) => units.includes(type))
/** Whether a way may end there because all who stand there are taken: of those who walk, with control and power of their own. */
export const isTaken = (scene: Scene, { type }: Action, man: Man, enemies: readonly NaiveUnit[]): boolean =>
  type === 'move' && !man.passive && enemies.every((one) => isPrey(scene, one))

/** C-174: some are on their way home from a hand on, until the march has formed. */
export function isHoming({ scenario, state }: Scene, { type }: NaiveUnit): boolean {
  const block = (scenario.rules.homing ?? []).find(({ units }) => units.includes(type))
  const formed = (scenario.counters ?? []).findIndex(({ id }) => id === 'formed')
  return block !== undefined && state.hand >= FIRST_OF_HOMING && state.counters[formed] === 0
}

/** C-150: whether a unit of the presidential march has the units of its side about it that it needs. */
export function escortOf(
  scene: Scene,
  man: Man,
  cell = man.at,
): { units: number; distance: number } | undefined {
  const convoy = (scene.scenario.rules.convoys ?? []).find(({ units }) => units.includes(man.type))
  if (!convoy?.escort) return undefined
  const { units, distance } = convoy.escort
  const near = [...scene.men.values()].filter(
    (one) =>
      one.where === 'map' &&
      one.side === man.side &&
      !one.passive &&
      !one.isPanicked &&
      apart(scene, one.at, cell) <= distance,
  )
  return near.length < units ? { units, distance } : undefined
}

export const targetOf = ({ men }: Scene, { target }: Action): Man | undefined => men.get(String(target))

/** C-083, C-099, C-150: pieces that can still clash in this turn. */
export function isAble({ men }: Scene, { id }: NaiveUnit): boolean {
  const man = men.get(id)
  return man !== undefined && !man.hasFought && !man.isPanicked && !man.passive
}

/** C-039, C-040, C-047: ground that nobody, or not this unit, enters or stands on; barracks apart. */
export function isShut({ table }: Scene, man: Man, cell: string): boolean {
  const at = groundOf(table, cell)
  return (
    isBuilt(at) || (isVehicle(man) && KEPT_OUT.includes(at)) || (man.side === 'power' && at === 'popular')
  )
}
/** The same where somebody is put: the march neither in barracks. */
export const groundShut = (scene: Scene, man: Man, cell: string): boolean =>
  isShut(scene, man, cell) || (man.side === 'march' && groundOf(scene.table, cell) === 'barracks')

/** The unit as it stands on the table of the slow reading. */
export const onTable = ({ table }: Scene, { id }: NaiveUnit): NaiveUnit =>
  table.units.find((unit) => unit.id === id)!

/** C-161: the sleepers that a unit is one of, if it is. */
export const dormantOf = ({ scenario }: Scene, { type }: Man) =>
  (scenario.rules.dormant ?? []).find(({ units }) => units.includes(type))
export const isAsleep = (scene: Scene, man: Man): boolean =>
  dormantOf(scene, man) !== undefined && scene.state.waiting.includes(man.index)
