/** All texts of the program, read from the files for any page. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { allRulesets } from '../../scripts/generation/schema-files.mjs'

export const LANGUAGES = ['en', 'it'] as const
type Language = (typeof LANGUAGES)[number]

const ofRulesets = allRulesets()
  .flatMap(({ folder }) => [`${relative('.', folder)}/text`, `${relative('.', folder)}/text/refusals`])
  .filter(existsSync)

/** The text folders of the engine and its rulesets. */
const ENGINE_FOLDERS = ['engine/text', ...ofRulesets]

/** Folders with `en.json` and `it.json`. */
export const TEXT_FOLDERS = [
  'app/_text',
  'app/_home/games/text',
  'app/_play/text',
  'app/_play/guide/text',
  'app/_play/compare/text',
  'app/_play/story/text',
  'app/_setup/text',
  'app/_home/own-pack/text',
  'app/_editor/text',
  ...ENGINE_FOLDERS,
  'schemas/text',
  'server/text',
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
