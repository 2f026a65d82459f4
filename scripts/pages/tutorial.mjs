/**
 * Updates the code in `docs/tutorial-ruleset.md`: each block after a line `<!-- file: index.ts -->` is a file of draughts. `npm
 * run schemas:build` inserts it again, so that readers copy tested code.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/project.mjs'

const TUTORIAL = 'docs/tutorial-ruleset.md'
const EXAMPLE = 'examples/draughts'
const BLOCK = /<!-- file: (\S+) -->\n```(\w+)\n[\s\S]*?```\n/g

/** Returns the tutorial with its blocks updated, by path relative to the project. */
export function tutorialFile() {
  const filled = readFileSync(join(root, TUTORIAL), 'utf8').replace(BLOCK, (_, path, language) => {
    const text = readFileSync(join(root, EXAMPLE, path), 'utf8')
    return `<!-- file: ${path} -->\n\`\`\`${language}\n${text}\`\`\`\n`
  })
  return { [TUTORIAL]: filled }
}
