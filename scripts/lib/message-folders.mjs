/** Where the texts of the site are, so that its build reads their patterns and pages need not. */
import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root as projectRoot } from './project.mjs'
import { knownRulesets } from './rulesets.mjs'

/** Of the interface, the list of games, the table, what it teaches, the blocks of the studio, the engine, the schemas, the server. */
const OWN = [
  'app/_text',
  'app/_home/games/text',
  'app/_play/text',
  'app/_play/guide/text',
  'app/_compare/text',
  'app/_play/story/text',
  'app/_setup/text',
  'app/_home/own-pack/text',
  'app/_editor/text',
  'engine/text',
  'schemas/text',
  'server/text',
]

/** @returns {Promise<string[]>} these, and those of each ruleset, from the project on; each holds one JSON file a language */
export async function messageFolders(root = projectRoot) {
  const known = await knownRulesets(root)
  const ofRulesets = known
    .flatMap(({ folder }) => [join(folder, 'text'), join(folder, 'text/refusals')])
    .filter(existsSync)
    .map((folder) => relative(root, folder).split(sep).join('/'))
  return [...OWN, ...ofRulesets]
}
