/** The checks of packs of Kriegspiel. The checks for any pack are in `compile/cross-check`. */
import type { Finding, RawPack } from '../../types'
import { armies } from './checks/armies'
import { arsenals } from './checks/arsenals'
import { figures } from './checks/figures'
import { names } from './checks/names'
import { openings } from './checks/openings'
import { options } from './checks/options'
import { ruleOptions } from './checks/rule-options'

export const checks: readonly ((raw: RawPack) => Finding[])[] = [
  names,
  ruleOptions,
  armies,
  openings,
  arsenals,
  options,
  figures,
]
