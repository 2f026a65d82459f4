/** How an open question of the rules is answered in this game, in words. */
import type { Statements } from '../../../engine/match/match'

/**
 * What one answer means, from the lines about the settings of an option: "`printed`: as printed; `none`: nobody". Nothing where these do not say
 * it for the answer.
 */
export function meaningOf(
  { groups }: Statements,
  option: string,
  answer: string | number,
  language: 'en' | 'it',
): string {
  const line = groups.flatMap(({ settings = [] }) => settings).find(({ options }) => options.includes(option))
  const parts = line?.text[language].split(/;\s+(?=`)/) ?? []
  const said = parts.find((part) => part.startsWith(`\`${answer}\``))
  return said?.replace(/^`[^`]*`\s*:?\s*/, '').replaceAll('`', '') ?? ''
}
