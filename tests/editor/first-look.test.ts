/** What the studio's page loads before anybody has touched it (decision 43): the rest comes when somebody sets to work. */
import { expect, test } from 'vitest'
import { firstLoad } from '../support/first-load'

/** Of the sources of the session, the text panel and the blocks: the screens around them bring nothing of this. */
const FIRST_LOOK = `
  export { openWorkbench } from './app/_editor/workbench'
  export { workerChecker } from './app/_editor/model/check/worker-checker'
  export { onceAtWork } from './app/_editor/at-work'
  export { TextView } from './app/_editor/panels/code/text-view'
  export { blocksOf } from './app/_editor/model/blocks/lines'
  export { rangeOf } from './schemas/language/range'
  export { rulesetsNamedIn } from './schemas/ruleset-named'
`

const LATER = {
  'the reader of broken YAML': /^node_modules\/yaml\//,
  'validators and schemas': /^schemas\/generated\/parts|\.schema\.json$/,
  'rules of a game': /^engine\/rulesets\/(?!index|known|[a-z-]+\/manifest)/,
  'checks between files': /^engine\/compile\/checks\//,
  'the table': /^app\/_play\//,
  'completion, search': /^node_modules\/@codemirror\/(?:autocomplete|search)\//,
  'what explains a schema': /^schemas\/language\/(?:hover|complete)/,
}

test('a first look at the studio loads nothing that only work needs', async () => {
  const loaded = await firstLoad(FIRST_LOOK)
  expect(loaded).toContain('schemas/yaml/fast-path.ts')
  for (const [name, what] of Object.entries(LATER))
    expect(
      loaded.filter((path) => what.test(path)),
      name,
    ).toEqual([])
}, 60_000)

test('a page that plays loads no check of packs', async () => {
  const loaded = await firstLoad("export { compile, play } from './engine/game'")
  expect(loaded.filter((path) => /^engine\/compile\/(?:checks|references)\//.test(path))).toEqual([])
}, 60_000)

test('a board loads nothing of how maps of areas are drawn', async () => {
  const loaded = await firstLoad(
    "export { Scene } from './app/_board/scene'; export { BoardController } from './app/_board/board-controller'",
  )
  expect(loaded).toContain('app/_board/draw/paint.ts')
  expect(
    loaded.filter((path) => /draw\/(?:area-(?:board|paint|names|lines|stacks)|town-names)\.ts$/.test(path)),
  ).toEqual([])
}, 60_000)
