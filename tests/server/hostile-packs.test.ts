import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PackFiles } from '../../server/packs/files'
import { readPackZip } from '../../server/packs/zip/read'
import { writePackZip } from '../../server/packs/zip/write'
import en from '../../server/text/en.json'
import it from '../../server/text/it.json'
import { ludoteca } from '../cli/support/terminal'
import { countOf } from '../support/budget'
import { Browser } from './support/browser'
import { ownDatabase, rows } from './support/database'
import { families, manifest } from './support/hostile-packs'
import { png } from './support/images'

ownDatabase()

/** Number of packs damaged in transit. */
const DAMAGED = countOf(120, 5000)

const work = mkdtempSync(join(tmpdir(), 'ludoteca-hostile-'))
const home = process.cwd()
beforeAll(() => {
  process.env.TMPDIR = work
})
afterAll(() => {
  rmSync(work, { recursive: true, force: true })
})

const known = (code: string) => code in en.server.pack && code in it.server.pack

test('there are 28 families of ten', () => {
  expect(Object.keys(families)).toHaveLength(28)
  for (const [name, members] of Object.entries(families)) expect([name, members.length]).toEqual([name, 10])
})

/** Refusals of texts and manifests. A pack is refused, but a draft keeps the file and shows a finding. */
const ofWords = [
  'file-not-text',
  'file-dangerous-yaml',
  'pack-manifest-missing',
  'pack-manifest-twice',
  'pack-format-unknown',
  'pack-requires-itself',
]

describe.each(Object.entries(families))('%s', (_, members) => {
  test.each(members.map((member, index) => [index + 1, member] as const))(
    'number %i is refused with its reason, and nothing is written; a draft may hold unfinished words',
    async (_, { zip, codes }) => {
      const bytes = zip()
      const before = await rows()
      const installed = await readPackZip(bytes)
      if (installed.ok) throw new Error('was let in')
      const { code, entry, message } = installed.error
      expect(codes).toContain(code)
      expect(known(code)).toBe(true)
      expect(message.key).toBe(`server.pack.${code}`)
      if (en.server.pack[code as keyof typeof en.server.pack].includes('{entry}')) expect(entry).toBeTruthy()
      const answer = await new Browser().import(bytes)
      if (ofWords.includes(code)) {
        expect(answer.status).toBe(201)
        const said = answer.body.diagnostics.filter(({ severity }) => severity === 'error')
        expect(said.map(({ file }) => file)).toContain(entry)
      } else {
        expect([answer.status, answer.body.error.code]).toEqual([422, code])
        expect(answer.headers.get('set-cookie')).toBeNull()
        expect(await rows()).toBe(before)
      }
      expect(readdirSync(work)).toEqual([])
    },
  )

  test('is not unpacked by the command line: nothing is written, and the reason is said', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ludoteca-unpack-'))
    try {
      for (const index of [0, 4, 9]) {
        const { zip } = members[index]
        writeFileSync(join(folder, 'trap.zip'), zip())
        const ran = await ludoteca(['unpack', 'trap.zip'], { cwd: folder })
        expect([index, ran.code, ran.out]).toEqual([index, 1, ''])
        expect(ran.err.length).toBeGreaterThan(20)
        expect(readdirSync(folder)).toEqual(['trap.zip'])
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

test.each([
  ['larger than the limit', Buffer.alloc(65_000_001), 413],
  ['empty', Buffer.alloc(0), 422],
  ['not a zip', Buffer.from('hello'), 422],
  ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>'), 422],
])('an upload that is %s is refused', async (_, bytes, status) => {
  const before = await rows()
  expect((await new Browser().import(bytes)).status).toBe(status)
  expect(await rows()).toBe(before)
})

const small: PackFiles = new Map<string, Uint8Array>([
  ['README.md', Buffer.from('# Pack\n')],
  ['art/token.png', png(8, 8)],
  ['maps/city.yaml', Buffer.from(`rows:\n${'  - "........"\n'.repeat(20)}`)],
  ['pack.yaml', manifest()],
])

/** One accident in transit: a byte changed, lost or doubled, or the rest cut off. */
function mutate(zip: Buffer, { at, value, how }: { at: number; value: number; how: string }): Buffer {
  const place = at % zip.length
  const [head, tail] = [zip.subarray(0, place), zip.subarray(place)]
  if (how === 'change') return Buffer.concat([head, Buffer.from([value]), tail.subarray(1)])
  if (how === 'lose') return Buffer.concat([head, tail.subarray(1 + (value % 4))])
  if (how === 'double') return Buffer.concat([head, tail.subarray(0, 1 + (value % 8)), tail])
  return Buffer.from(head)
}

const mutation = fc.record({
  at: fc.nat(1_000_000),
  value: fc.nat(255),
  how: fc.constantFrom('change', 'change', 'change', 'change', 'lose', 'double', 'cut'),
})

test('packs damaged on the way are refused with a reason, or hold exactly what was sent', async () => {
  const zip = await writePackZip(small)
  const before = readdirSync(home)
  let refused = 0
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), async (mutations) => {
      const read = await readPackZip(mutations.reduce(mutate, zip))
      if (read.ok) {
        const given = [...read.value].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')])
        const sent = [...small].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')])
        expect(given).toEqual(sent)
      } else {
        refused++
        expect(known(read.error.code)).toBe(true)
        expect(read.error.message.key).toBe(`server.pack.${read.error.code}`)
      }
    }),
    { numRuns: DAMAGED },
  )
  expect(refused / DAMAGED).toBeGreaterThan(0.8)
  expect(readdirSync(home)).toEqual(before)
  expect(existsSync(join(home, 'art'))).toBe(false)
}, 120_000)
