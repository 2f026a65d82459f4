/** `ludoteca.config.mjs`: its allowed entries, and a message with its place for every mistake. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { knownRulesets, writeKnown } from '../../scripts/generation/rulesets.mjs'

const INDEX = (id: string) => `export const ${id} = {}\n`
const HOUSE = { 'engine/rulesets/chess/index.ts': INDEX('chess') }
const ruleset = (folder: string, id: string) => ({
  [`${folder}/index.ts`]: INDEX(id),
  [`${folder}/text/en.json`]: '{}',
  [`${folder}/text/it.json`]: '{}',
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
  expect(readFileSync(join(root, '.rulesets/go/index.ts'), 'utf8')).toBe(INDEX('go'))
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
  expect(list()).toContain("load: async () => (await import('../../games/go/index')).go")
  rmSync(join(root, 'ludoteca.config.mjs'))
  expect(await writeKnown(root)).toBe(true)
  expect(list()).not.toContain('go')
})

const GO = ruleset('games/go', 'go')
const without = (part: string) => ({
  ...Object.fromEntries(Object.entries(GO).filter(([path]) => path !== `games/go/${part}`)),
  ...naming('./games/go'),
})
test.each<[string, Record<string, string>, string[]]>([
  ['code that does not run', config('{ rulesets: ['), ['cannot be read']],
  ['no object', config('7'), ['must export an object']],
  ['another key', config('{ ruleset: [] }'), ['“ruleset”', 'rulesets']],
  ['no list', config("{ rulesets: './games/go' }"), ['must be a list']],
  ['no text', naming('./games/go', 7), ['rulesets[1]', 'a text']],
  ['no such folder', naming('./games/goo'), ['rulesets[0]', './games/goo', 'no folder']],
  ['no such package', naming('our-go'), ['rulesets[0]', 'our-go', 'installed']],
  ['no index', { 'games/no/other.ts': '', ...naming('./games/no') }, ['rulesets[0]', 'no index.ts']],
  ['an index of another', { 'games/no/index.ts': INDEX('go'), ...naming('./games/no') }, ['“no”']],
  ['no schemas', without('schemas/units.schema.json'), ['rulesets[0]', 'lacks schemas']],
  ['texts in one language', without('text/it.json'), ['lacks text/it.json']],
  [
    'refusals in one language',
    { ...GO, 'games/go/text/refusals/en.json': '{}', ...naming('./games/go') },
    ['lacks text/refusals/it.json'],
  ],
  ['a bad id', { ...ruleset('games/Go', 'Go'), ...naming('./games/Go') }, ['“Go”']],
  [
    'an id of the house',
    { ...ruleset('games/chess', 'chess'), ...naming('./games/chess') },
    ['“chess”', 'engine/rulesets/chess'],
  ],
  [
    'an id twice',
    { ...GO, ...ruleset('games/two/go', 'go'), ...naming('./games/go', './games/two/go') },
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
