/** What the reasons of Corteo's "why not?" have in common: who is meant, and what the slow reading (`naive-*.ts`) says of where it may go. */
import type { Action } from '../../engine/types'
import type { Finding } from '../support/refusals/judge'
import { type Man, reach, type Scene } from './refusal-scene'

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
    'C-087',
  ],
  ...['C-092', 'C-093', 'C-094', 'C-095', 'C-099', 'C-115', 'C-122', 'C-148', 'C-154', 'C-161'],
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
/** The piece in hand and the cell it would walk to. */
export const going =
  (is: (scene: Scene, man: Man, cell: string) => Finding) =>
  (scene: Scene, { cell, type }: Action) => {
    const { active, cells } = scene
    if (type === 'retreat' || type === 'place') return 'perhaps'
    return (
      isMoving(scene) && active !== undefined && cells.has(String(cell)) && is(scene, active, String(cell))
    )
  }
/** Where nothing lies about that the slow reading does not know it is sure of what it says, else it is only asked not to deny. */
export const surely = ({ isPlain }: Scene, found: boolean): Finding => found && (isPlain || 'perhaps')
export const canGo = (scene: Scene, man: Man, cell: string) =>
  scene.isPlain && scene.state.halted === 0 && reach(scene, man).has(cell)

export const VEHICLES = ['armoured', 'gas']
export const isVehicle = ({ kind }: Man) => VEHICLES.includes(kind)
export const KEPT_OUT = ['garden', 'stairs', 'objective']
export const isBuilt = (ground: string) => ground === 'building' || ground === 'river'
