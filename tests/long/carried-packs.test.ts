import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Elsewhere, underlinedIn } from '../editors/elsewhere'
import { LanguageServer } from '../editors/language-server'

const elsewhere = new Elsewhere()
let server: LanguageServer
beforeAll(async () => {
  server = await LanguageServer.start('yaml-language-server', elsewhere.folder)
})
afterAll(() => {
  server?.stop()
  elsewhere.remove()
})

test.each(readdirSync('content'))('%s, carried away, is underlined nowhere', async (pack) => {
  const { files, found } = await underlinedIn(server, await elsewhere.unzip(`content/${pack}`))
  expect(found).toEqual([])
  expect(files).toBeGreaterThan(3)
})
