/** The checks of packs of Wir sind das Volk!. The checks for any pack are in `compile/cross-check`. */
import type { Finding, RawPack } from '../../types'
import { decksAndCards } from './checks/cards'
import { cases } from './checks/cases'
import { figures } from './checks/figures'
import { options } from './checks/options'
import { pieces } from './checks/pieces'
import { places } from './checks/places'
import { setups } from './checks/setups'

export const checks: readonly ((raw: RawPack) => Finding[])[] = [
  places,
  pieces,
  decksAndCards,
  setups,
  cases,
  figures,
  options,
]
