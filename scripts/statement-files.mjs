/**
 * What is made of the statements of each ruleset (`engine/rulesets/<ruleset>/statements.json`): the pages that people read,
 * `docs/rules/<ruleset>.md` and `docs/rules/it/<ruleset>.md`, and the sections that refusals name, so that a game does not load all statements for these.
 */

/** The files by their path from the root on. `engine`: what `loadEngine` of `case-words.mjs` gives. */
export async function statementFiles({
  rulesets,
  loadStatements,
  rulesFile,
  rulesPage,
  sectionCited,
  statementsIn,
}) {
  const files = {}
  for (const id of rulesets.keys()) {
    const statements = await loadStatements(id)
    for (const language of ['en', 'it'])
      files[rulesFile(id, language)] = `${rulesPage(statements, language)}\n${bannerOf(id)}\n`
    files[`engine/rulesets/${id}/sections.ts`] = sectionsModule(statementsIn(statements), sectionCited)
  }
  return files
}

const bannerOf = (id) =>
  `<!-- Generated from engine/rulesets/${id}/statements.json by \`npm run schemas:build\`: do not edit. -->`

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
