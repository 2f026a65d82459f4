/** The value of a rule option in this game, in words. */
import type { Statements } from '../../../engine/match/port/match'

/**
 * The meaning of one value, from the statement about an option: "`printed`: as printed; `none`: nobody". Returns '' if the
 * statement does not explain the value.
 */
export function meaningOf(
  { groups }: Statements,
  option: string,
  answer: string | number,
  language: 'en' | 'it',
): string {
  const line = groups
    .flatMap(({ ruleOptions = [] }) => ruleOptions)
    .find(({ options }) => options.includes(option))
  const parts = line?.text[language].split(/;\s+(?=`)/) ?? []
  const said = parts.find((part) => part.startsWith(`\`${answer}\``))
  return said?.replace(/^`[^`]*`\s*:?\s*/, '').replaceAll('`', '') ?? ''
}
