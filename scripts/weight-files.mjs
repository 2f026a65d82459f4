/**
 * What the weights of bots count where `bots.yaml` does not name them, as its schema says: `default`, or nothing. One file for each
 * bundled ruleset, `generated/weights.ts` in its folder.
 */
import { relative, sep } from 'node:path'
import { root } from './lib/project.mjs'
import { allRulesets } from './schema-files.mjs'

const nameOf = ({ $ref }) => $ref.split('/').pop()

/** The definition of the weights of a bot; undefined where a game has none. */
function weightsIn({ properties, definitions } = {}) {
  const bot = properties?.bots && definitions[nameOf(properties.bots.items)]
  return bot && { title: nameOf(bot.properties.weights), ...definitions[nameOf(bot.properties.weights)] }
}

/** The files by their path from the root on. @param schemas all of them, by the name of their address */
export function weightFiles(schemas, places) {
  const files = {}
  for (const [kind, path] of places) {
    const known = allRulesets().find(({ id }) => path === `${id}/bots.schema.json`)
    const weights = known && !known.isOutside && weightsIn(schemas[kind])
    if (weights) files[fileIn(known.folder)] = weightsModule(path, weights)
  }
  return files
}

const fileIn = (folder) => `${relative(root, folder).split(sep).join('/')}/generated/weights.ts`

const weightsModule = (
  path,
  { title, properties },
) => `// Generated from \`schemas/${path}\` by \`npm run schemas:build\`: do not edit.
import type { ${title} } from '../../../../schemas/generated/content'

/** What each weight counts where a pack does not name it. */
export const USUAL: Required<${title}> = {
${Object.entries(properties)
  .map(([name, { default: usual = 0 }]) => `  ${name}: ${usual},`)
  .join('\n')}
}
`
