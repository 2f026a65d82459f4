import { ownDef } from '../../engine/kernel/position'
import { rulesetOf } from '../../engine/rulesets'
import type { GameDef } from '../../engine/types'

/** A definition with what is derived from a state, for tests that ask the rules themselves. */
export const own = <D extends GameDef>(def: GameDef): D => ownDef(rulesetOf(def), def) as GameDef as D
