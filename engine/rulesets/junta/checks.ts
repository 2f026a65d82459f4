/** The checks of packs of Junta. The checks for any pack are in `compile/cross-check`. */
import type { Finding, RawPack } from '../../types'
import { blocks } from './checks/blocks'
import { cards } from './checks/cards'
import { figures } from './checks/figures'
import { government } from './checks/government'
import { names } from './checks/names'
import { options } from './checks/options'

export const checks: readonly ((raw: RawPack) => Finding[])[] = [
  names,
  government,
  cards,
  blocks,
  figures,
  options,
]
