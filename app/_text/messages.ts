import engineEn from '../../engine/text/en.json'
import engineIt from '../../engine/text/it.json'
import schemasEn from '../../schemas/text/en.json'
import schemasIt from '../../schemas/text/it.json'
import serverEn from '../../server/text/en.json'
import serverIt from '../../server/text/it.json'
import tableEn from '../_play/text/en.json'
import tableIt from '../_play/text/it.json'
import interfaceEn from './en.json'
import interfaceIt from './it.json'
import { isLanguage, type Language } from './languages'

const ALL: Record<Language, Record<string, unknown>> = {
  en: { ...schemasEn, ...engineEn, ...serverEn, ...interfaceEn, ...tableEn },
  it: { ...schemasIt, ...engineIt, ...serverIt, ...interfaceIt, ...tableIt },
}

/** All texts of one language that belong to no game: the interface, the engine's messages, the findings about packs. */
export async function loadMessages(language: Language) {
  return ALL[language]
}

/** Some groups of the texts, so that a browser gets only those of its page. */
export const only = (messages: Record<string, unknown>, groups: readonly string[]) =>
  Object.fromEntries(groups.map((group) => [group, messages[group]])) as Record<string, never>

/** All texts without some groups, which only other pages use: `home`, or a group within one, `blocks.event`. */
export function except(messages: object, groups: readonly string[]): Record<string, never> {
  const kept = Object.entries(messages).flatMap(([group, texts]) => {
    if (groups.includes(group)) return []
    const inner = groups.flatMap((one) => (one.startsWith(`${group}.`) ? [one.slice(group.length + 1)] : []))
    return [[group, inner.length > 0 ? except(texts, inner) : texts]]
  })
  return Object.fromEntries(kept) as Record<string, never>
}

/** The first supported language among the user's choice and the browser's preferences, in order. */
export function chooseLanguage(chosen: string | undefined, accepted: string | null): Language {
  if (isLanguage(chosen)) return chosen
  const wishes = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [tag, quality] = part.trim().split(';q=')
      return { language: tag.slice(0, 2).toLowerCase(), weight: quality ? Number(quality) : 1 }
    })
    .sort((a, b) => b.weight - a.weight)
  return wishes.map((wish) => wish.language).find(isLanguage) ?? 'en'
}
