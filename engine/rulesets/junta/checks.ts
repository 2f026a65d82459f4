/** What can be asked of a pack of this game; those that any pack can answer are in `compile/cross-check`. */
import type { Finding, RawPack } from '../../types'
import { blocks } from './checks/blocks'
import { cards } from './checks/cards'
import { government } from './checks/government'
import { names } from './checks/names'

export const checks: readonly ((raw: RawPack) => Finding[])[] = [names, government, cards, blocks]
