/** The checks of packs of Cry Havoc. The checks for any pack are in `compile/cross-check`. */
import type { Finding, RawPack } from '../../types'
import { figures } from './checks/figures'
import { forces } from './checks/forces'
import { names } from './checks/names'
import { openings } from './checks/openings'
import { options } from './checks/options'
import { steps } from './checks/steps'
import { tables } from './checks/tables'
import { zones } from './checks/zones'

export const checks: readonly ((raw: RawPack) => Finding[])[] = [
  names,
  tables,
  forces,
  zones,
  openings,
  steps,
  options,
  figures,
]
