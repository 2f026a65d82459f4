import type { InLanguages } from '../types/statements'
import { FOLDERS } from './known'

/** Returns the path of the page about a ruleset's statements, from the root of the project. An external ruleset has it in its own folder. */
export function rulesFile(ruleset: string, language: keyof InLanguages): string {
  const folder = FOLDERS[ruleset]
  if (folder === undefined || folder.startsWith('engine/'))
    return language === 'en' ? `docs/rules/${ruleset}.md` : `docs/rules/${language}/${ruleset}.md`
  return `${folder}/RULES${language === 'en' ? '' : `.${language}`}.md`
}
