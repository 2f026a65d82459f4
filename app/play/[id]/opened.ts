/** What comes of opening a pack to be played: the pack, or what stood in the way. */
import type { KeptGame } from '../../../engine/match/kept-game'
import type { Diagnostic, RawPack } from '../../../engine/types'
import type { AskedName } from '../../_setup/asked'

/** A pack that is opened; or why not. */
export type OpenedPack = (Ready | PackTrouble) & { rulesets: readonly string[] }

export type Opened = (Ready | Trouble) & { rulesets: readonly string[] }

export type Ready = {
  pack: RawPack
  /** Of the kept game that was asked for. */
  scenario?: string
  /** That game. */
  found?: KeptGame
  /** It is the pack of that game, as it was when the game began. */
  isOfBefore?: boolean
}

/**
 * `nowhere`, `away`: the kept game that was asked for is in neither browser nor site, or perhaps on a site that does not answer. `unknown`: the
 * address names something that the pack does not have.
 */
export type Trouble =
  | PackTrouble
  | { trouble: 'nowhere' | 'away'; error?: undefined }
  | { trouble: 'unknown'; error?: undefined; pack: RawPack; names: readonly AskedName[] }

export type PackTrouble = { trouble: 'notFound' | 'broken' | 'failed'; error?: Diagnostic }
