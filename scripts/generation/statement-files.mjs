/**
 * Generates files from the statements of each ruleset (`statements.json`). The pages are `docs/rules/<ruleset>.md` and
 * `docs/rules/it/<ruleset>.md`, or `RULES.md` and `RULES.it.md` of an outside ruleset. The sections named in refusals, and the
 * colours of markers, are modules of their own, so that a game does not load all statements.
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

/** Returns the modules with the cited sections and with the colours of markers, for these rulesets, if they have any. */
export function sectionFiles({ sectionCited, statementsIn }, rulesets) {
  const files = {}
  for (const { folder } of rulesets) {
    const file = join(folder, 'statements.json')
    if (!existsSync(file)) continue
    const written = JSON.parse(readFileSync(file, 'utf8'))
    const all = statementsIn(written)
    if (all.some((statement) => sectionCited(statement) !== undefined))
      files[`${fromRoot(folder)}/generated/sections.ts`] = sectionsModule(all, sectionCited)
    const coloured = Object.entries(written.legend?.markers ?? {}).filter(([, { colour }]) => colour)
    if (coloured.length > 0) files[`${fromRoot(folder)}/generated/markers.ts`] = markersModule(coloured)
  }
  return files
}

const markersModule = (
  coloured,
) => `// Generated from \`statements.json\` by \`npm run schemas:build\`: do not edit.
/** The colours of the markers of the legend. */
export const MARKER_COLOURS = {
${coloured.map(([id, { colour }]) => `  '${id}': '${colour}',`).join('\n')}
} as const
`

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
