import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { db } from '../../server/db/client'
import { readPackZip } from '../../server/packs/zip/read'
import { localWorkspace } from '../../server/workspace/workspace'
import { inFolder, ludoteca } from '../cli/support/terminal'
import { Browser } from './support/browser'
import { ownDatabase } from './support/database'

ownDatabase()

const env = () => ({ DATABASE_URL: process.env.DATABASE_URL ?? '' })
const run = (args: string[], more: { cwd?: string; language?: string } = {}) =>
  ludoteca(['drafts', ...args, '--lang', more.language ?? 'en'], { env: env(), cwd: more.cwd })

let visitor: Browser
let draft: string
let other: string
let local: string

beforeAll(async () => {
  local = await localWorkspace()
})
beforeEach(async () => {
  await db().draft.deleteMany()
  visitor = new Browser()
  draft = (await visitor.fork()).draft.id
  await visitor.ask('PATCH', `/api/drafts/${draft}`, { name: 'Città: la mia/notte' })
  other = (await visitor.fork()).draft.id
})
const workspaceOf = async (id: string) => (await db().draft.findUniqueOrThrow({ where: { id } })).workspaceId

test('list shows every draft with its workspace, for people and for programs', async () => {
  const workspace = await workspaceOf(draft)
  await db().draft.update({ where: { id: other }, data: { workspaceId: local } })
  const { code, out } = await run(['list'])
  expect(code).toBe(0)
  expect(out).toMatch(
    new RegExp(
      `${draft}  Città: la mia/notte \\(pack corteo, revision 1, changed \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC\\)\n    of a visitor, workspace ${workspace}`,
    ),
  )
  expect(out).toMatch(new RegExp(`${other}  .*\n    made at this machine`))
  expect((await run(['list'], { language: 'it' })).out).toContain('fatta su questo computer')
  const { out: json } = await run(['list', '--json'])
  expect(JSON.parse(json).find(({ id }: { id: string }) => id === draft)).toMatchObject({
    name: 'Città: la mia/notte',
    packId: 'corteo',
    rev: 1,
    workspace,
    owner: 'visitor',
  })
  await db().draft.deleteMany()
  expect((await run(['list'])).out).toBe('There are no drafts.\n')
})

test('export writes what the site would, under names that tell alike drafts apart, and writes over nothing', async () => {
  await inFolder(async (cwd) => {
    const { code, out } = await run(['export', draft.slice(0, 8), other, '-o', 'zips'], { cwd })
    const path = join('zips', `citta-la-mia-notte-${draft.slice(0, 8)}.zip`)
    expect([code, out]).toMatchObject([0, expect.stringContaining(path)])
    const written = readFileSync(join(cwd, path))
    const answer = await visitor.raw('GET', `/api/drafts/${draft}/export`)
    expect(written.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true)
    expect((await readPackZip(written)).ok).toBe(true)
    const again = await run(['export', '--all', '-o', 'zips'], { cwd })
    expect([again.code, again.err]).toMatchObject([2, expect.stringContaining('nothing was written')])
  })
})

test('adopt moves drafts to this machine, whole, and back into a workspace', async () => {
  const theirs = await workspaceOf(draft)
  const before = await db().draftFile.count()
  expect((await run(['adopt', draft])).out).toBe('1 draft moved to the drafts of this machine.\n')
  expect([await workspaceOf(draft), await workspaceOf(other)]).toEqual([local, theirs])
  expect((await run(['adopt', '--all'])).out).toContain(
    '1 draft moved to the drafts of this machine; 1 was there',
  )
  expect((await visitor.ask<{ drafts: [] }>('GET', '/api/drafts')).body.drafts).toEqual([])
  expect((await run(['adopt', '--workspace', local, '--into', theirs.slice(0, 13)])).out).toContain(
    `2 drafts moved into the workspace ${theirs}.`,
  )
  expect((await visitor.ask<{ drafts: [] }>('GET', '/api/drafts')).body.drafts).toHaveLength(2)
  expect(await db().draftFile.count()).toBe(before)
})

test('drafts with one key in both workspaces do not stand in each other’s way', async () => {
  const two = [new Browser(), new Browser()]
  for (const browser of two) await browser.ask('POST', '/api/drafts', { pack: 'corteo', key: 'the-same-key' })
  expect((await run(['adopt', '--all'])).code).toBe(0)
  expect(await db().draft.count({ where: { workspaceId: local } })).toBe(4)
})

test.each([
  ['no verb', [], /list, export or adopt/],
  ['an unknown verb', ['delete'], /list, export or adopt/],
  ['no drafts', ['export'], /Name drafts by their ids/],
  ['ids and all', ['adopt', '11111111', '--all'], /Name drafts by their ids/],
  ['an unknown draft', ['export', '11111111'], /No draft has the id "11111111"/],
  ['too short an id', ['export', ''], /No draft has the id ""/],
  ['an unknown workspace', ['adopt', '--all', '--into', 'ffffffff'], /No workspace .* "ffffffff"/],
  ['the workspace of nobody', ['export', '--workspace', 'ffffffff'], /No workspace .* "ffffffff"/],
])('%s is a usage error, and nothing is moved', async (_, args, words) => {
  const before = await workspaceOf(draft)
  const { code, err, out } = await run(args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(words)
  expect(await workspaceOf(draft)).toBe(before)
})

test('a database that is not there, or of an older Ludoteca, is told in words', async () => {
  const given = process.env.DATABASE_URL
  const told = async (env: Record<string, string | undefined>) => {
    for (const [name, value] of Object.entries(env)) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
    const { code, err } = await run(['list'])
    return `${code} ${err}`
  }
  try {
    expect(await told({ DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/x' })).toMatch(/^1 .*127\.0\.0\.1:1/)
    expect(await told({ DATABASE_URL: inject('adminUrl') })).toMatch(/^1 .*older Ludoteca/)
    expect(await told({ DATABASE_URL: undefined, LUDOTECA_DATA: '/nowhere/at/all' })).toMatch(
      /^1 .*\/nowhere\/at\/all does not exist/,
    )
  } finally {
    process.env.DATABASE_URL = given
    delete process.env.LUDOTECA_DATA
  }
})
