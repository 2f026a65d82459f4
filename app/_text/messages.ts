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

/** Every text of one language that belongs to no game: the interface, the engine's messages, the findings about packs. */
export async function loadMessages(language: Language) {
  return ALL[language]
}

/** Some groups of the texts: what is sent to a browser is only what its page says. */
export const only = (messages: Record<string, unknown>, groups: readonly string[]) =>
  Object.fromEntries(groups.map((group) => [group, messages[group]])) as Record<string, never>

/** All texts but some groups, which other pages say. */
export const except = (messages: Record<string, unknown>, groups: readonly string[]) =>
  Object.fromEntries(Object.entries(messages).filter(([group]) => !groups.includes(group))) as Record<
    string,
    never
  >

/** The first language we speak among the reader's choice and the browser's wishes, in their order. */
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
