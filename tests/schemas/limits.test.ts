/** The maximum size of a file. A file at the limit is read, and one byte more is refused before parsing. */
import { describe, expect, test } from 'vitest'
import { checkFile, checkPack, type Memory } from '../../schemas/check'
import { byteLength, LIMITS, limitsOf } from '../../schemas/limits'
import { MINI } from './mini-pack'

/** Pads a text with a comment to this many bytes. */
const weighing = (text: string, bytes: number): string =>
  `${text}\n# ${'x'.repeat(bytes - byteLength(text) - 3)}`

const isRefused = (path: string, text: string): boolean =>
  checkFile(path, text).some(({ code }) => code === 'E-FILE-SIZE')

describe.each([
  ['a map', 'maps/town.yaml', LIMITS.mapBytes],
  ['any other file', 'scenarios/base.yaml', LIMITS.bytes],
])('%s', (_, path, most) => {
  const text = MINI[path]

  test('at its limit is read, whole and again and again', () => {
    const file = weighing(text, most)
    expect(byteLength(file)).toBe(most)
    expect(checkFile(path, file)).toEqual(checkFile(path, text))
    const memory: Memory = new Map()
    const codes = [text, file].map((now) =>
      checkPack({ ...MINI, [path]: now }, undefined, { memory }).diagnostics.map(({ code }) => code),
    )
    expect(codes[1]).toEqual(codes[0])
  })

  test('one byte above it is refused, whole and again and again', () => {
    const file = weighing(text, most + 1)
    expect(isRefused(path, file)).toBe(true)
    const memory: Memory = new Map()
    checkPack({ ...MINI, [path]: text }, undefined, { memory })
    expect(checkPack({ ...MINI, [path]: file }, undefined, { memory })).toEqual(
      checkPack({ ...MINI, [path]: file }),
    )
    expect(checkPack({ ...MINI, [path]: file }).diagnostics[0]).toMatchObject({
      code: 'E-FILE-SIZE',
      file: path,
      message: { values: { limit: most / 1024 } },
    })
  })
})

test('a narrower limit for all is one for maps too', () => {
  const narrow = { bytes: 10, depth: 32, nodes: 20_000 }
  expect(limitsOf('map', narrow)).toBe(narrow)
  expect(checkFile('maps/town.yaml', MINI['maps/town.yaml'], { limits: narrow })[0]?.code).toBe('E-FILE-SIZE')
})

test('the largest map is read, its characters of three bytes each', () => {
  const rows = Array.from({ length: 512 }, () => `  - '${'▲'.repeat(512)}'`)
  const text = [
    'id: street',
    'source: own',
    'grid: { kind: square, columns: 512, rows: 512 }',
    "legend: { '▲': { terrain: street } }",
    'rows:',
    ...rows,
    '',
  ].join('\n')
  expect(checkFile('maps/town.yaml', text)).toEqual([])
})
