/**
 * What is made of the statements of each ruleset (`statements.json` in its folder): the pages that people read,
 * `docs/rules/<ruleset>.md` and `docs/rules/it/<ruleset>.md`, or `RULES.md` and `RULES.it.md` of a ruleset from outside, and the sections
 * that refusals name, so that a game does not load all statements for these.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from './lib/project.mjs'
import { allRulesets } from './schema-files.mjs'

const fromRoot = (path) => relative(root, path).split(sep).join('/')

/** The pages of rules by their path from the root on. `engine`: what `loadEngine` of `case-words.mjs` gives. */
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

/** The modules with the sections that statements cite, of these rulesets; rules that cite no rulebook have none. */
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
