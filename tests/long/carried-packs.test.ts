import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Elsewhere, underlinedIn } from '../editors/elsewhere'
import { LanguageServer } from '../editors/language-server'
import { perScale } from '../support/budget'

const elsewhere = new Elsewhere()
let server: LanguageServer
beforeAll(async () => {
  server = await LanguageServer.start('yaml-language-server', elsewhere.folder)
})
afterAll(() => {
  server?.stop()
  elsewhere.remove()
})

/** The daily suite takes one, a reduced run two more. */
const PACKS = readdirSync('content').slice(
  0,
  perScale({ daily: 2, reduced: 2, long: Number.POSITIVE_INFINITY }),
)

test.each(PACKS)('%s, carried away, is underlined nowhere', async (pack) => {
  const { files, found } = await underlinedIn(server, await elsewhere.unzip(`content/${pack}`))
  expect(found).toEqual([])
  expect(files).toBeGreaterThan(3)
})
