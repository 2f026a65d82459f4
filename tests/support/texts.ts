/** All texts of the program, read from the files for any page. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { allRulesets } from '../../scripts/generation/schema-files.mjs'
import { OWN_FOLDERS } from '../../scripts/lib/site/message-folders.mjs'

export const LANGUAGES = ['en', 'it'] as const
type Language = (typeof LANGUAGES)[number]

const ofRulesets = allRulesets()
  .flatMap(({ folder }) => [`${relative('.', folder)}/text`, `${relative('.', folder)}/text/refusals`])
  .filter(existsSync)

/** The text folders of the engine and its rulesets. */
const ENGINE_FOLDERS = ['engine/text', ...ofRulesets]

/** Folders with `en.json` and `it.json`. */
export const TEXT_FOLDERS = [
  ...OWN_FOLDERS.filter((folder) => folder !== 'engine/text'),
  ...ENGINE_FOLDERS,
  'app/_shell/files/text',
  'cli/text',
  'scripts/text',
]

// biome-ignore lint/suspicious/noExplicitAny: messages are at any depth
type Texts = any

/** Files may share a group. A ruleset's refusals have their own file. */
function read(folders: readonly string[], language: Language): Texts {
  const all: Texts = {}
  for (const folder of folders)
    for (const [group, texts] of Object.entries(
      JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')),
    ))
      all[group] = { ...all[group], ...(texts as Texts) }
  return all
}

/** The texts of the engine for all games. */
export const engineTexts: Readonly<Record<Language, Texts>> = {
  en: read(ENGINE_FOLDERS, 'en'),
  it: read(ENGINE_FOLDERS, 'it'),
}
