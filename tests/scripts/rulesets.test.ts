/** `ludoteca.config.mjs`: its allowed entries, and a message with its place for every mistake. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { knownRulesets, writeKnown } from '../../scripts/lib/rulesets.mjs'

const MANIFEST = (id: string) => `import type { RulesetManifest } from 'ludoteca/engine/types'
export const manifest: RulesetManifest = {
  id: '${id}',
  load: async () => (await import('./index')).rules,
  texts: { en: () => import('./text/en.json'), it: () => import('./text/it.json') },
}
`
const HOUSE = { 'engine/rulesets/chess/manifest.ts': MANIFEST('chess') }
const ruleset = (folder: string, id: string) => ({
  [`${folder}/manifest.ts`]: MANIFEST(id),
  [`${folder}/index.ts`]: '',
  [`${folder}/schemas/units.schema.json`]: '{}',
})

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ludoteca-rulesets-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function lay(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries({ ...HOUSE, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}
const config = (text: string) => ({ 'ludoteca.config.mjs': `export default ${text}\n` })
const naming = (...entries: unknown[]) => config(JSON.stringify({ rulesets: entries }))
const ids = async () => (await knownRulesets(root)).map(({ id }) => id)

test('without it there are the rulesets of the house', async () => {
  lay({})
  expect(await ids()).toEqual(['chess'])
})

test('a folder of the project is used where it lies, after those of the house', async () => {
  lay({
    ...ruleset('games/go', 'go'),
    ...ruleset('games/ago', 'ago'),
    ...naming('./games/go', './games/ago'),
  })
  const known = await knownRulesets(root)
  expect(known.map(({ id, isOutside, isOurs }) => [id, isOutside, isOurs])).toEqual([
    ['chess', false, true],
    ['ago', true, true],
    ['go', true, true],
  ])
  expect(known[2]).toMatchObject({ folder: join(root, 'games/go'), schemas: join(root, 'games/go/schemas') })
})

test('a package is copied into the project, without its package.json and its own packages', async () => {
  lay({
    ...ruleset('node_modules/our-games/go', 'go'),
    'node_modules/our-games/go/package.json': '{}',
    'node_modules/our-games/go/node_modules/left/index.js': '',
    ...naming('our-games/go'),
  })
  const [, go] = await knownRulesets(root)
  expect(go).toMatchObject({ id: 'go', folder: join(root, '.rulesets/go'), isOurs: false })
  expect(readFileSync(join(root, '.rulesets/go/manifest.ts'), 'utf8')).toBe(MANIFEST('go'))
  for (const left of ['package.json', 'node_modules'])
    expect(() => readFileSync(join(root, '.rulesets/go', left))).toThrow('ENOENT')
})

test('a folder outside the project is copied into it too, and is written into where it lies', async () => {
  lay({
    ...ruleset('elsewhere/go', 'go'),
    'house/ludoteca.config.mjs': `export default { rulesets: ['../elsewhere/go'] }`,
  })
  mkdirSync(join(root, 'house/engine/rulesets'), { recursive: true })
  const [go] = await knownRulesets(join(root, 'house'))
  expect(go).toMatchObject({ isOurs: true, source: join(root, 'elsewhere/go') })
  expect(go.folder).toBe(join(root, 'house/.rulesets/go'))
})

test('the list for the engine is written once, and again when a ruleset is taken out', async () => {
  lay({ ...ruleset('games/go', 'go'), ...naming('./games/go') })
  expect([await writeKnown(root), await writeKnown(root)]).toEqual([true, false])
  const list = () => readFileSync(join(root, 'engine/rulesets/known.ts'), 'utf8')
  expect(list()).toContain("import { manifest as go } from '../../games/go/manifest'")
  rmSync(join(root, 'ludoteca.config.mjs'))
  expect(await writeKnown(root)).toBe(true)
  expect(list()).not.toContain('go')
})

const GO = ruleset('games/go', 'go')
test.each<[string, Record<string, string>, string[]]>([
  ['code that does not run', config('{ rulesets: ['), ['cannot be read']],
  ['no object', config('7'), ['must export an object']],
  ['another key', config('{ ruleset: [] }'), ['“ruleset”', 'rulesets']],
  ['no list', config("{ rulesets: './games/go' }"), ['must be a list']],
  ['no text', naming('./games/go', 7), ['rulesets[1]', 'a text']],
  ['no such folder', naming('./games/goo'), ['rulesets[0]', './games/goo', 'no folder']],
  ['no such package', naming('our-go'), ['rulesets[0]', 'our-go', 'installed']],
  ['no manifest', { 'games/no/index.ts': '', ...naming('./games/no') }, ['rulesets[0]', 'no manifest.ts']],
  [
    'no schemas',
    { 'games/no/manifest.ts': MANIFEST('no'), ...naming('./games/no') },
    ['rulesets[0]', 'schemas'],
  ],
  [
    'a manifest that does not run',
    { ...GO, 'games/go/manifest.ts': 'export const = 1', ...naming('./games/go') },
    ['rulesets[0]', 'manifest.ts'],
  ],
  [
    'a manifest that loads at once',
    { ...GO, 'games/go/manifest.ts': "import './index'", ...naming('./games/go') },
    ['rulesets[0]', 'imports types alone'],
  ],
  [
    'a manifest of nothing',
    { ...GO, 'games/go/manifest.ts': '', ...naming('./games/go') },
    ['export const manifest'],
  ],
  ['a bad id', { ...ruleset('games/go', 'Go!'), ...naming('./games/go') }, ['“id”']],
  [
    'texts in one language',
    { ...GO, 'games/go/manifest.ts': MANIFEST('go').replace(/, it: .*\)/, ''), ...naming('./games/go') },
    ['“texts.it”'],
  ],
  [
    'texts where the site looks for none',
    {
      ...GO,
      'games/go/manifest.ts': MANIFEST('go').replace('./text/en', './words/en'),
      ...naming('./games/go'),
    },
    ['“texts.en”'],
  ],
  [
    'refusals where the site looks for none',
    {
      ...GO,
      'games/go/manifest.ts': MANIFEST('go').replace('texts:', 'refusals: { en: 1 }, texts:'),
      ...naming('./games/go'),
    },
    ['“refusals.en”'],
  ],
  [
    'an id of the house',
    { ...ruleset('games/go', 'chess'), ...naming('./games/go') },
    ['“chess”', 'engine/rulesets/chess'],
  ],
  [
    'an id twice',
    { ...GO, ...ruleset('games/two', 'go'), ...naming('./games/go', './games/two') },
    ['rulesets[1]', '“go”', 'games/go'],
  ],
])('%s is said, with its place', async (_, files, words) => {
  lay(files)
  const said = await knownRulesets(root).then(
    () => 'nothing',
    (fault) => fault.message as string,
  )
  for (const word of ['ludoteca.config.mjs', ...words]) expect(said).toContain(word)
})
