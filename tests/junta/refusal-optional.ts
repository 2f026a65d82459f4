/** Optional actions of a family; see `refusal-moments.ts`. */
import { mayUseCards } from './refusal-cards'
import { hasConduct, mayResign, mayReturn } from './refusal-lives'
import {
  everybody,
  handOf,
  isAbroad,
  isEmbassy,
  isHere,
  isPresident,
  type Scene,
  unitsAt,
} from './refusal-scene'

/** J-63: embassies in which a unit of theirs stands. */
const hasRefuge = (scene: Scene): boolean =>
  !isPresident(scene) &&
  scene.def.grid.names.some(
    (_, cell) => isEmbassy(scene, cell) && unitsAt(scene, cell, scene.seat).length > 0,
  )

/** J-68: exiles whom they can give safe conduct, and who have none. */
const hasGuests = (scene: Scene): boolean =>
  everybody(scene).some(
    (family) =>
      isAbroad(scene, family) &&
      !hasConduct(scene, family) &&
      unitsAt(scene, scene.state.exile[family], scene.seat).length > 0,
  )

/** In a coup: agreeing on its end, fleeing, giving safe conduct. */
function mayInCoup(scene: Scene): boolean {
  const { state, seat } = scene
  if (!['movement', 'sides'].includes(state.phase) || !isHere(scene, seat)) return false
  if (hasRefuge(scene)) return true
  return state.phase === 'movement' && (state.accord[seat] < 0 || hasGuests(scene))
}

export const mayDoAside = (scene: Scene): boolean =>
  mayReturn(scene) || mayResign(scene) || mayInCoup(scene) || mayUseCards(scene, handOf(scene, scene.seat))
