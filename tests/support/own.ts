import { ownDef } from '../../engine/kernel/position'
import { rulesetOf } from '../../engine/rulesets'
import type { GameDef } from '../../engine/types'

/** Returns a definition with its derived state, for tests that call the rules directly. */
export const own = <D extends GameDef>(def: GameDef): D => ownDef(rulesetOf(def), def) as GameDef as D
