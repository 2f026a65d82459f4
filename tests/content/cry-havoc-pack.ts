/** The Cry Havoc pack, typed by its ruleset. */
import type { CryHavocPack } from '../../engine/rulesets/cry-havoc/rules'
import { loadPack } from '../engine/support/content'

export const raw = loadPack('cry-havoc')
export const pack = raw as unknown as CryHavocPack
export const scenarios = Object.values(pack.scenarios)
