/**
 * `docs/tutorial-ruleset.md` shows the files of draughts step by step: each block behind a line `<!-- file: manifest.ts -->` is that very
 * file, put in anew by `npm run schemas:build`, so that what a reader copies is what is tested.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/project.mjs'

const TUTORIAL = 'docs/tutorial-ruleset.md'
const EXAMPLE = 'examples/draughts'
const BLOCK = /<!-- file: (\S+) -->\n```(\w+)\n[\s\S]*?```\n/g

/** The tutorial with its blocks as the files are now, by its path from the root on. */
export function tutorialFile() {
  const filled = readFileSync(join(root, TUTORIAL), 'utf8').replace(BLOCK, (_, path, language) => {
    const text = readFileSync(join(root, EXAMPLE, path), 'utf8')
    return `<!-- file: ${path} -->\n\`\`\`${language}\n${text}\`\`\`\n`
  })
  return { [TUTORIAL]: filled }
}
