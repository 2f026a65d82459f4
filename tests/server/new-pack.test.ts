import { describe, expect, test } from 'vitest'
import { rulesetIds } from '../../engine/rulesets'
import type { ApiFailure, DraftContent, RulesetList } from '../../schemas/api'
import { Browser } from './support/browser'
import { ownDatabase } from './support/database'

ownDatabase()

const KEY = 'a-new-pack-key'
const ask = (author: Browser, body: object) =>
  author.ask<DraftContent & Partial<ApiFailure>>('POST', '/api/drafts', body)
const manifestOf = ({ files }: DraftContent) => {
  const file = files.find(({ path }) => path === 'pack.yaml')
  return file && 'text' in file ? file.text : ''
}

test('a new pack may be of every ruleset, bundled games first', async () => {
  const { rulesets } = (await new Browser().ask<RulesetList>('GET', '/api/rulesets')).body
  expect(rulesets.map(({ id }) => id).sort()).toEqual(rulesetIds().sort())
  expect(rulesets.at(-1)?.id).toBe('draughts')
  expect(rulesets.filter(({ game }) => !game).map(({ id }) => id)).toEqual(['draughts'])
  for (const { id, name } of rulesets) expect(name.en, id).toBeTruthy()
})

describe.each(rulesetIds())('a new pack of %s', (ruleset) => {
  test('has its name and its id from the first minute, and plays', async () => {
    const author = new Browser()
    const { status, body } = await ask(author, { ruleset, name: 'La mia città, 2' })
    expect(status).toBe(201)
    expect(body.draft).toMatchObject({ name: 'La mia città, 2', packId: 'la-mia-citta-2' })
    expect(body.draft.base).toBeUndefined()
    expect(manifestOf(body)).toMatch(/^id: la-mia-citta-2$/m)
    expect(manifestOf(body)).toContain('La mia città, 2')
    // Its zip imports without findings.
    const zip = await author.raw('GET', `/api/drafts/${body.draft.id}/export`)
    expect(zip.headers.get('content-disposition')).toContain('la-mia-citta-2.zip')
    const { body: again } = await new Browser().import(Buffer.from(await zip.arrayBuffer()))
    expect(again.diagnostics).toEqual([])
  })

  test.each(['light', 'dark'])('has a picture: %s', async (theme) => {
    const answer = await new Browser().raw('GET', `/api/rulesets/${ruleset}/picture/${theme}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(await answer.text()).toMatch(/^<svg /)
  })
})

test('the same wish sent twice makes one pack', async () => {
  const author = new Browser()
  const wish = { ruleset: 'corteo', name: 'Once', key: KEY }
  const first = await ask(author, wish)
  expect((await ask(author, wish)).body.draft.id).toBe(first.body.draft.id)
})

test.each([
  ['rules that nobody knows', { ruleset: '../content', name: 'A' }, 'bad-request'],
  ['rules that are no text', { ruleset: ['corteo'], name: 'A' }, 'bad-request'],
  ['no name', { ruleset: 'corteo' }, 'bad-name'],
  ['a name of blanks', { ruleset: 'corteo', name: '   ' }, 'bad-name'],
  ['a name too long', { ruleset: 'corteo', name: 'x'.repeat(81) }, 'bad-name'],
])('%s: refused, and nothing is made', async (_, wish, code) => {
  const author = new Browser()
  const { status, body } = await ask(author, wish)
  expect([status, body.error?.code]).toEqual([400, code])
  expect((await author.ask<{ drafts: unknown[] }>('GET', '/api/drafts')).body.drafts).toEqual([])
})

test('a name without a letter leaves the id of the rules', async () => {
  const { body } = await ask(new Browser(), { ruleset: 'junta', name: '1984' })
  expect(body.draft.packId).toBe('junta')
})

describe('a pack of the site as a pack of its own', () => {
  const own = {
    pack: 'corteo',
    name: 'Corteo a Bari',
    own: { author: 'Ada Rossi', scenarios: ['base'], cases: true },
  }

  test('has its id, its name, its author and what was chosen, and remembers what it began as', async () => {
    const { status, body } = await ask(new Browser(), own)
    expect(status).toBe(201)
    expect(body.draft).toMatchObject({
      name: 'Corteo a Bari',
      packId: 'corteo-a-bari',
      base: { pack: 'corteo' },
    })
    expect(manifestOf(body)).toMatch(/^scenarios: \[base\]$/m)
    expect(manifestOf(body)).toContain('- { name: "Ada Rossi" }')
    const scenarios = body.files.filter(({ path }) => path.startsWith('scenarios/'))
    expect(scenarios.map(({ path }) => path)).toEqual(['scenarios/base.yaml'])
  })

  test('whose name is that of a pack of the site gets another id', async () => {
    const { body } = await ask(new Browser(), { ...own, name: 'Junta' })
    expect(body.draft.packId).toBe('junta-2')
  })

  test.each([
    ['no name', { ...own, name: undefined }, 'bad-name'],
    ['an author with a bell in it', { ...own, own: { ...own.own, author: 'a\u0007' } }, 'bad-name'],
    [
      'a scenario that it has not',
      { ...own, own: { ...own.own, scenarios: ['base', 'nowhere'] } },
      'bad-request',
    ],
    ['no scenario', { ...own, own: { ...own.own, scenarios: [] } }, 'bad-request'],
    ['nothing said of cases', { ...own, own: { scenarios: ['base'] } }, 'bad-request'],
    ['own that is no object', { ...own, own: 'yes' }, 'bad-request'],
  ])('%s: refused', async (_, wish, code) => {
    const { status, body } = await ask(new Browser(), wish)
    expect([status, body.error?.code]).toEqual([400, code])
  })
})
