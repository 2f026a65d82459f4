/** What a scenario writes that may never happen: ways in which the game may end. */
import { authoredKeys } from '../../compile/authored'
import type { TrialPort } from '../../types'
import type { KriegspielPack, Tables } from './rules'
import type { KriegspielState } from './state'

export const trial: TrialPort<KriegspielState, Tables, KriegspielPack> = {
  /** Without the limit of turns: a game that ends before it is as it should be. */
  authored: (_, { file, endings }) => authoredKeys('level', { file, path: ['endings'] }, { ...endings }),
}
