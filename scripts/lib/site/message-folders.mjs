/** Lists the folders of the site's messages, so that the build parses them instead of the pages. */
import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { knownRulesets } from '../../generation/rulesets.mjs'
import { root as projectRoot } from '../project.mjs'

/** The folders of interface, game list, table, tutorial, studio blocks, engine, schemas and server. */
export const OWN_FOLDERS = [
  'app/_text',
  'app/_home/games/text',
  'app/_play/text',
  'app/_play/guide/text',
  'app/_play/campaign/text',
  'app/_play/compare/text',
  'app/_play/save-into-pack/text',
  'app/_play/story/text',
  'app/_setup/text',
  'app/_home/own-pack/text',
  'app/_editor/text',
  'engine/text',
  'schemas/text',
  'server/text',
]

/** @returns {Promise<string[]>} these, and those of each ruleset, relative to the project; each holds one JSON file per language */
export async function messageFolders(root = projectRoot) {
  const known = await knownRulesets(root)
  const ofRulesets = known
    .flatMap(({ folder }) => [join(folder, 'text'), join(folder, 'text/refusals')])
    .filter(existsSync)
    .map((folder) => relative(root, folder).split(sep).join('/'))
  return [...OWN_FOLDERS, ...ofRulesets]
}
