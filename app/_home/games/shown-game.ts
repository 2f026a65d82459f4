/** Kept games as a list may show them: a store also holds what other versions and damaged disks left there. */
import { type KeptGame, type KeptSummary, LONGEST_GAME_NAME } from '../../../engine/match/kept-game'
import { isSummary } from '../../../engine/match/kept-shape'
import { plainName } from '../../_text/plain-name'

/** What a list says of a game. The game itself stays as it is. */
export type ShownGame = { readonly name?: string; readonly summary?: KeptSummary }

/** Leaves out what is damaged, and what there are no words for. */
export function shownGame({ name, summary }: KeptGame, canSay: (key: string) => boolean): ShownGame {
  const said = typeof name === 'string' ? plainName(cut(name)).trim() : ''
  return {
    name: said === '' ? undefined : said,
    summary: isSummary(summary) && canSay(summary.round.key) ? summary : undefined,
  }
}

const cut = (name: string): string => [...name].slice(0, LONGEST_GAME_NAME).join('')

/** The rulesets whose words a list of games needs. */
export const rulesetsOf = (games: readonly KeptGame[]): string[] => [
  ...new Set(games.flatMap(({ summary }) => (isSummary(summary) ? [summary.ruleset] : []))),
]
