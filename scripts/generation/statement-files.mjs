/**
 * Generates files from the statements of each ruleset (`statements.json`). The pages are `docs/rules/<ruleset>.md` and
 * `docs/rules/it/<ruleset>.md`, or `RULES.md` and `RULES.it.md` of an outside ruleset. The sections named in refusals are a module
 * of their own, so that a game does not load all statements.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from '../lib/project.mjs'
import { allRulesets } from './schema-files.mjs'

/** Returns the pages of rules by path, relative to the project. `engine`: the result of `loadEngine` of `case-words.mjs`. */
export async function rulesPages({ loadStatements, rulesFile, rulesPage }) {
  const files = {}
  for (const known of allRulesets().filter(({ isOurs }) => isOurs)) {
    const statements = await loadStatements(known.id)
    const folder = fromRoot(known.folder)
    for (const language of ['en', 'it'])
      files[rulesFile(known.id, language)] = `${rulesPage(statements, language)}\n${bannerOf(folder)}\n`
  }
  return files
}

/** Returns the modules with the cited sections, for these rulesets; rules that cite no rulebook have none. */
export function sectionFiles({ sectionCited, statementsIn }, rulesets) {
  const files = {}
  for (const { folder } of rulesets) {
    const file = join(folder, 'statements.json')
    const all = existsSync(file) ? statementsIn(JSON.parse(readFileSync(file, 'utf8'))) : []
    if (all.some((statement) => sectionCited(statement) !== undefined))
      files[`${fromRoot(folder)}/generated/sections.ts`] = sectionsModule(all, sectionCited)
  }
  return files
}

const bannerOf = (folder) =>
  `<!-- Generated from ${folder}/statements.json by \`npm run schemas:build\`: do not edit. -->`

const sectionsModule = (
  statements,
  sectionCited,
) => `// Generated from \`statements.json\` by \`npm run schemas:build\`: do not edit.
/** The section of the rulebook that a refusal by a statement names. */
export const SECTIONS: Readonly<Record<string, string>> = {
${statements
  .filter((statement) => sectionCited(statement) !== undefined)
  .map((statement) => `  '${statement.id}': '${sectionCited(statement)}',`)
  .join('\n')}
}
`
