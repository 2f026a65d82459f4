/** Saved games for a list: a store may also contain damaged games and those of other versions. */
import { LONGEST_GAME_NAME, type SavedGame, type SavedSummary } from '../../../engine/match/saved/saved-game'
import { isSummary } from '../../../engine/match/saved/saved-shape'
import { plainName } from '../../_text/plain-name'

/** A game's entry in a list. The game itself stays unchanged. */
export type ShownGame = { readonly name?: string; readonly summary?: SavedSummary }

/** Leaves out damaged parts, and parts without a translation. */
export function shownGame({ name, summary }: SavedGame, canSay: (key: string) => boolean): ShownGame {
  const said = typeof name === 'string' ? plainName(cut(name)).trim() : ''
  return {
    name: said === '' ? undefined : said,
    summary: isSummary(summary) && canSay(summary.round.key) ? summary : undefined,
  }
}

const cut = (name: string): string => [...name].slice(0, LONGEST_GAME_NAME).join('')

/** The rulesets whose messages a list of games needs. */
export const rulesetsOf = (games: readonly SavedGame[]): string[] => [
  ...new Set(games.flatMap(({ summary }) => (isSummary(summary) ? [summary.ruleset] : []))),
]
