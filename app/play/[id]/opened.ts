/** What comes of opening a pack to be played: the pack, or what stood in the way. */
import type { Diagnostic, RawPack } from '../../../engine/types'

export type Opened = (Ready | Trouble) & { rulesets: readonly string[] }

export type Ready = {
  pack: RawPack
  /** Of the kept game that was asked for. */
  scenario?: string
  /** It is the pack of that game, as it was when the game began. */
  isOfBefore?: boolean
}

export type Trouble = { trouble: 'notFound' | 'broken' | 'failed'; error?: Diagnostic }
