/** What comes of opening a pack to be played: the pack, or what stood in the way. */
import type { Diagnostic, RawPack } from '../../../engine/types'

export type Opened = ({ pack: RawPack } | Trouble) & { rulesets: readonly string[] }

export type Trouble = { trouble: 'notFound' | 'broken' | 'failed'; error?: Diagnostic }
