/**
 * Generates default values from `default` of the schemas: the weights of bots (0 without a default), and the rule options if
 * each has a default. One module each in `generated/` of a bundled ruleset.
 */
import { fromRoot } from '../lib/project.mjs'
import { allRulesets } from './schema-files.mjs'

const nameOf = ({ $ref }) => $ref.split('/').pop()

/** Returns the name of the definition of a bot's weights, or `undefined` if the game has none. */
const weights = ({ properties, definitions }) =>
  properties?.bots && nameOf(definitions[nameOf(properties.bots.items)].properties.weights)

/** Returns the name of the definition of a scenario's rule options, if all of them have defaults. */
const ruleOptions = ({ definitions = {} }) =>
  Object.keys(definitions).find(
    (name) =>
      name.endsWith('RuleOptions') &&
      Object.values(definitions[name].properties).every((option) => option.default !== undefined),
  )

/** By the role of a file: its generated module, and the definition this is made from. */
const MADE = [
  ['bots', 'weights', weights],
  ['scenario', 'rule-options', ruleOptions],
]

/** Returns the files by path, relative to the project. @param schemas all of them, by the name of their address */
export function usualFiles(schemas, places) {
  const files = {}
  for (const [kind, path] of places)
    for (const [role, module, definitionIn] of MADE) {
      const known = allRulesets().find(({ id }) => path === `${id}/${role}.schema.json`)
      const name = known && !known.isOutside && definitionIn(schemas[kind])
      if (name) files[fileIn(known.folder, module)] = moduleOf(path, name, schemas[kind].definitions[name])
    }
  return files
}

const fileIn = (folder, module) => `${fromRoot(folder)}/generated/${module}.ts`

const moduleOf = (
  path,
  name,
  { properties },
) => `// Generated from \`schemas/${path}\` by \`npm run schemas:build\`: do not edit.
import type { ${name} } from '../../../../schemas/generated/content'

/** The values of options that a pack leaves out. */
export const USUAL: Required<${name}> = {
${Object.entries(properties)
  .map(([key, { default: usual = 0 }]) => `  ${key}: ${typeof usual === 'string' ? `'${usual}'` : usual},`)
  .join('\n')}
}
`
