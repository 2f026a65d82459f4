/** The result of opening a pack for play: the pack, or the reason for the failure. */
import type { CampaignState } from '../../engine/campaign/campaign'
import type { SavedGame } from '../../engine/match/saved/saved-game'
import type { Diagnostic, RawPack } from '../../engine/types'
import type { AskedName } from '../_play/host/asked'

/** An opened pack, or the reason for the failure. */
export type OpenedPack = (Ready | PackTrouble) & { rulesets: readonly string[] }

export type Opened = (Ready | Trouble) & { rulesets: readonly string[] }

export type Ready = {
  pack: RawPack
  /** The scenario of the requested saved game. */
  scenario?: string
  /** The saved game. */
  found?: SavedGame
  /** The campaign before a new game. */
  campaign?: CampaignState
  /** True if this is the pack from the start of the game. */
  isOfBefore?: boolean
}

/**
 * `nowhere`, `away`: the requested saved game is in neither the browser nor the server, or the server does not answer. `unknown`:
 * the address names something that the pack does not have.
 */
export type Trouble =
  | PackTrouble
  | { trouble: 'nowhere' | 'away'; error?: undefined }
  | { trouble: 'unknown'; error?: undefined; pack: RawPack; names: readonly AskedName[] }

export type PackTrouble = { trouble: 'notFound' | 'broken' | 'failed'; error?: Diagnostic }
