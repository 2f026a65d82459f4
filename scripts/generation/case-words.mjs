/**
 * Writes `words.schema.json` beside the other schemas of a ruleset: the statements of its rules (`statements.json`), the types of
 * actions (from their forms) and the phases in its code. Editors use it to complete and check cases while the author types.
 */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { allRulesets } from './schema-files.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Loads the engine with all rulesets. */
export const loadEngine = () =>
  loaded(`import './engine/rulesets/all'
export { loadStatements, rulesets } from './engine/rulesets'
export { rulesFile } from './engine/rulesets/rules-file'
export { rulesPage, sectionCited, statementsIn } from './engine/rulesets/statements'
export { KERNEL_RULES } from './engine/kernel/legality/legality'`)

/** Loads only the functions that parse statements: the engine itself imports their generated output. */
export const loadStatementReader = () =>
  loaded(`export { sectionCited, statementsIn } from './engine/rulesets/statements'`)

/** Bundles TypeScript of the project and imports it. */
async function loaded(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    write: false,
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}

const pascal = (id) => id.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase())

const enumOf = (description, italian, names) => ({
  description,
  'x-description-it': italian,
  examples: [names[0]],
  type: 'string',
  enum: names,
  tsType: 'string',
})

function schemaOf(ruleset, { words: { phases, tasks }, forms }, { statements, kernel, rulesFile }) {
  const name = pascal(ruleset)
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `${ruleset}-words.schema.json`,
    title: `${name}CaseWords`,
    description: `Words of the ruleset ${ruleset} that cases use. Written by \`npm run schemas:build\`: do not edit.`,
    'x-description-it': `Parole del regolamento ${ruleset} che i casi usano. Scritto da \`npm run schemas:build\`: non modificare.`,
    type: 'object',
    additionalProperties: false,
    definitions: {
      [`${name}Statement`]: enumOf(
        `A statement of the rules (${rulesFile(ruleset, 'en')}).`,
        `Un’affermazione delle regole (${rulesFile(ruleset, 'it')}).`,
        statements,
      ),
      [`${name}Reason`]: enumOf(
        'Rule of a refusal: a statement of the rules, or K-SEAT and the like for actions that no game allows.',
        'La regola di un rifiuto: un’affermazione delle regole, oppure K-SEAT e simili per azioni che nessun gioco permette.',
        [...statements, ...kernel],
      ),
      [`${name}ActionType`]: enumOf('A type of action.', 'Un tipo di azione.', Object.keys(forms).sort()),
      [`${name}Phase`]: enumOf('A phase.', 'Una fase.', Object.keys(phases)),
      ...(tasks && {
        [`${name}Task`]: enumOf('The task in progress, or `none`.', 'Il compito in corso, o `none`.', [
          ...tasks,
          'none',
        ]),
      }),
    },
  }
}

/** Returns the schemas by path (`schema-files.mjs`), for the rulesets inside the project. */
export async function wordSchemas({ rulesets, loadStatements, statementsIn, rulesFile, KERNEL_RULES }) {
  const ours = allRulesets().filter(({ isOurs }) => isOurs)
  const files = ours.map(async ({ id }) => {
    const statements = statementsIn(await loadStatements(id)).map((statement) => statement.id)
    const named = { statements, kernel: KERNEL_RULES, rulesFile }
    const schema = schemaOf(id, rulesets.get(id), named)
    return [`${id}/words.schema.json`, `${JSON.stringify(schema, null, 2)}\n`]
  })
  return Object.fromEntries(await Promise.all(files))
}
