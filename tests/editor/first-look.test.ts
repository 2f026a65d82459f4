/** The parts that the studio's page loads before the first action (decision 43). The rest loads when work starts. */
import { expect, test } from 'vitest'
import { firstLoad } from '../support/first-load'

/** Sources of the session, the text panel and the blocks. The screens around them load none of the rest. */
const FIRST_LOOK = `
  export { openWorkbench } from './app/_editor/workbench'
  export { workerChecker } from './app/_editor/problems/model/worker-checker'
  export { whenInteractive } from './app/_editor/lazy-parts'
  export { TextView } from './app/_editor/text-editor/text-view'
  export { blocksOf } from './app/_editor/blocks/model/lines'
  export { rangeOf } from './schemas/language/range'
  export { rulesetsNamedIn } from './schemas/reading/ruleset-named'
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

test.each([
  [
    'a board',
    "export { Scene } from './app/_board/scene'; export { BoardController } from './app/_board/board-controller'",
  ],
  ['a map of cells', "export { default } from './app/_board/cell-stage'"],
  ['a map of areas', "export { default } from './app/_board/area-stage'"],
])(
  '%s loads how maps of its kind are drawn, and of no other',
  async (what, code) => {
    const loaded = await firstLoad(code)
    expect(loaded).toContain('app/_board/draw/ground.ts')
    const kinds = {
      'a map of areas': /draw\/areas\/(?:areas|board|paint|names|lines|links|stacks|town-names)\.ts$/,
      'a map of cells':
        /draw\/(?:cell-board|terrain\/(?:paint|patterns|country|landforms|edges)|labels\/layout)\.ts$/,
    }
    for (const [kind, drawing] of Object.entries(kinds))
      expect(
        loaded.some((path) => drawing.test(path)),
        kind,
      ).toBe(kind === what)
  },
  60_000,
)
