/** The number behind a refusal, if it is in a required pack. */
import { afterEach, expect, test, vi } from 'vitest'
import { textOfFile } from '../../app/_editor/saving/site/http-store'
import { compile } from '../../engine/game'
import { rangeOf } from '../../schemas/language/range'
import { parse } from '../../schemas/yaml/parse'
import { loadPack } from '../engine/support/content'
import { filesOf } from '../support/pack-files'
import { LocalGame } from './local-game'

afterEach(() => vi.unstubAllGlobals())

const contentOf = (pack: string) =>
  Object.entries(filesOf(pack)).map(([path, text]) => ({ path, text: String(text) }))

test('is named with its pack and file, and found there', async () => {
  const def = compile(loadPack('notte-bianca'), 'until-dawn')
  if (!def.ok) throw new Error(JSON.stringify(def.error))
  const game = new LocalGame(def.value, { seed: 3 })
  while (!game.view().decision?.choices.some(({ group }) => group === 'select')) game.chooseForMe(false)
  const [unit] = game.view().decision?.choices.filter(({ group }) => group === 'select') ?? []
  game.choose(unit)
  game.press({ cell: def.value.grid.indexOf('4417') })
  const { source } = game.view().refusal ?? {}
  expect(source).toMatchObject({ pack: 'corteo', file: 'terrain.yaml' })

  const fetched = vi.fn(async () =>
    Response.json({
      pack: { id: 'notte-bianca', name: { en: 'White Night' } },
      files: contentOf('notte-bianca'),
      required: [{ id: 'corteo', version: '1.0.0', name: { en: 'Corteo' }, files: contentOf('corteo') }],
    }),
  )
  vi.stubGlobal('fetch', fetched)
  const text = (await textOfFile('notte-bianca', source?.file ?? '', source?.pack)) ?? ''
  const { line = 0 } = rangeOf(parse(text), source?.path ?? []) ?? {}
  expect(text.split('\n')[line - 1]).toMatch(/cost: closed/)
  expect(await textOfFile('notte-bianca', 'terrain.yaml', undefined)).toBeUndefined()
})
