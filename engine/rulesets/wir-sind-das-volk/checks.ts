/** What can be asked of a pack of this game; those that any pack can answer are in `compile/cross-check`. */
import type { Finding, RawPack } from '../../types'
import { decksAndCards } from './checks/cards'
import { cases } from './checks/cases'
import { pieces } from './checks/pieces'
import { places } from './checks/places'
import { setups } from './checks/setups'

export const checks: readonly ((raw: RawPack) => Finding[])[] = [places, pieces, decksAndCards, setups, cases]
