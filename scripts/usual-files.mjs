/**
 * What counts where a pack says nothing, as `default` of the schemas says: the weights of bots (nothing, where there is none) and the
 * answers to the open questions of the rules, where each has a usual one. One module each in `generated/` of a bundled ruleset.
 */
import { relative, sep } from 'node:path'
import { root } from './lib/project.mjs'
import { allRulesets } from './schema-files.mjs'

const nameOf = ({ $ref }) => $ref.split('/').pop()

/** The name of the definition of a bot's weights; undefined where a game has none. */
const weights = ({ properties, definitions }) =>
  properties?.bots && nameOf(definitions[nameOf(properties.bots.items)].properties.weights)

/** The name of the definition of the answers of a scenario, where all are usual ones. */
const options = ({ definitions = {} }) =>
  Object.keys(definitions).find(
    (name) =>
      name.endsWith('Options') &&
      Object.values(definitions[name].properties).every((answer) => answer.default !== undefined),
  )

/** By the role of a file, the module that is made of it and the definition that it is made of. */
const MADE = [
  ['bots', 'weights', weights],
  ['scenario', 'options', options],
]

/** The files by their path from the root on. @param schemas all of them, by the name of their address */
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

const fileIn = (folder, module) => `${relative(root, folder).split(sep).join('/')}/generated/${module}.ts`

const moduleOf = (
  path,
  name,
  { properties },
) => `// Generated from \`schemas/${path}\` by \`npm run schemas:build\`: do not edit.
import type { ${name} } from '../../../../schemas/generated/content'

/** What counts where a pack says nothing. */
export const USUAL: Required<${name}> = {
${Object.entries(properties)
  .map(([key, { default: usual = 0 }]) => `  ${key}: ${typeof usual === 'string' ? `'${usual}'` : usual},`)
  .join('\n')}
}
`
