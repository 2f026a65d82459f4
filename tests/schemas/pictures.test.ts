/** Pictures of packs. Only complete files of supported kinds are accepted, and listed with their authors. */
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { checkPack } from '../../schemas/check'
import { bytesOf } from '../../schemas/pictures/file'
import {
  base64Of,
  PICTURE_LIMITS,
  pictureFault,
  pictureHead,
  pictureSize,
} from '../../schemas/pictures/pictures'
import { jpeg, png, pngWith, webp } from '../support/made-pictures'
import { MINI } from './mini-pack'

const text = (words: string) => new TextEncoder().encode(words)
const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))
const KINDS = { png: png(7, 5), jpg: jpeg(7, 5), webp: webp(7, 5) }

describe.each(Object.entries(KINDS))('a %s', (ending, whole) => {
  test('says its size', () => {
    expect(pictureSize(ending, whole)).toEqual({ width: 7, height: 5 })
    expect(pictureHead(whole)).toEqual({ ending, width: 7, height: 5 })
    expect(pictureFault(`art/x.${ending}`, whole)).toBeUndefined()
  })

  test('is nothing under the name of another kind', () => {
    for (const other of Object.keys(KINDS).filter((kind) => kind !== ending))
      expect(pictureSize(other, whole)).toBeUndefined()
  })

  test('is refused when its end is missing, wherever it is cut', () => {
    for (let length = 0; length < whole.length; length++)
      expect(pictureSize(ending, whole.subarray(0, length))).toBeUndefined()
  })

  test('is refused with another file before or behind it', () => {
    const page = text('<script>alert(1)</script>')
    for (const other of [
      joined(whole, page),
      joined(page, whole),
      joined(whole, whole),
      joined(whole, text('PK\x05\x06')),
    ])
      expect(pictureFault(`art/x.${ending}`, other)).toMatchObject({ fault: 'kind' })
  })
})

test('a page between two parts of a PNG, and behind a second end of a JPEG, is found', () => {
  const end = KINDS.png.subarray(-12)
  const between = joined(KINDS.png.subarray(0, -12), text('<html>'), end)
  expect(pictureSize('png', between)).toBeUndefined()
  expect(pictureSize('png', joined(KINDS.png, text('<html>'), end))).toBeUndefined()
  expect(pictureSize('jpg', joined(KINDS.jpg, text('<html>'), Uint8Array.of(0xff, 0xd9)))).toBeUndefined()
})

test('a drawing in SVG is no picture, whatever its name', () => {
  const svg = text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="8" height="8"></svg>')
  for (const ending of Object.keys(KINDS)) expect(pictureSize(ending, svg)).toBeUndefined()
  expect(pictureHead(svg)).toBeUndefined()
})

test('one that says it is too large is refused before anybody unpacks it', () => {
  const { side } = PICTURE_LIMITS
  expect(pictureFault('art/x.png', png(20_000, 20_000, Uint8Array.of(0)))).toMatchObject({
    fault: 'side',
    width: 20_000,
    limit: side,
  })
  expect(pictureFault('art/x.png', png(side, 1))).toBeUndefined()
  expect(pictureFault('art/x.png', png(side + 1, 1))).toMatchObject({ fault: 'side' })
  expect(pictureFault('art/x.png', png(0, 1))).toMatchObject({ fault: 'side' })
  const heavy = png(9, 9, deflateSync(new Uint8Array(1)), PICTURE_LIMITS.bytes)
  expect(pictureFault('art/x.png', heavy)).toMatchObject({ fault: 'bytes', size: heavy.length })
})

describe('what stands beside the picture', () => {
  const { metadata, packed } = PICTURE_LIMITS
  const fault = (ending: string, bytes: Uint8Array) => pictureFault(`art/x.${ending}`, bytes)
  /** Ten megabytes of colours, which compress to ten thousand bytes. */
  const profile = joined(text('icc\0\0'), deflateSync(new Uint8Array(10_000_000)))

  test('may be the profile and the notes that programs leave', () => {
    const notes = joined(text('XML:com.adobe.xmp\0\0\0\0\0'), new Uint8Array(20_000).fill(97))
    expect(fault('png', pngWith(['iCCP', new Uint8Array(3000)], ['iTXt', notes]))).toBeUndefined()
    expect(fault('png', pngWith(['gAMA', new Uint8Array(4)], ['pHYs', new Uint8Array(9)]))).toBeUndefined()
    expect(
      fault(
        'jpg',
        jpeg(7, 5, [
          [0xe1, 60_000],
          [0xe2, 3000],
          [0xfe, 20],
        ]),
      ),
    ).toBeUndefined()
    expect(
      fault(
        'webp',
        webp(7, 5, [
          ['ICCP', 3000],
          ['EXIF', 20_001],
          ['XMP ', 300],
        ]),
      ),
    ).toBeUndefined()
  })

  test('is not unpacked to a thousand times its bytes', () => {
    expect(fault('png', pngWith(['iCCP', profile]))).toEqual({
      fault: 'metadata',
      size: profile.length,
      limit: packed,
    })
    expect(fault('png', pngWith(['zTXt', profile]))).toMatchObject({ fault: 'metadata', limit: packed })
    const marked = joined(text('key\0\u0001\0'), profile)
    expect(fault('png', pngWith(['iTXt', marked]))).toMatchObject({ fault: 'metadata', limit: packed })
    const halves = [1, 2].map(() => ['zTXt', new Uint8Array(packed - 10)] as const)
    expect(fault('png', pngWith(...halves))).toMatchObject({ fault: 'metadata' })
  })

  test('is no larger than a picture needs', () => {
    const size = metadata + 1
    for (const kind of ['tEXt', 'eXIf', 'fiLl', 'sPLT'])
      expect(fault('png', pngWith([kind, new Uint8Array(size)]))).toEqual({
        fault: 'metadata',
        size,
        limit: metadata,
      })
    const parts = [0xe1, 0xed, 0xfe].map((marker) => [marker, 50_000] as const)
    expect(fault('jpg', jpeg(7, 5, parts))).toMatchObject({ fault: 'metadata', limit: metadata })
    for (const kind of ['ICCP', 'EXIF', 'XMP ', 'ODD '])
      expect(fault('webp', webp(7, 5, [[kind, size]]))).toEqual({ fault: 'metadata', size, limit: metadata })
  })

  test('is no other picture: an animation, a second frame, an image of another size', () => {
    for (const kind of ['acTL', 'fcTL', 'fdAT'])
      expect(fault('png', pngWith([kind, new Uint8Array(26)]))).toEqual({ fault: 'animated' })
    for (const kind of ['ANIM', 'ANMF'])
      expect(fault('webp', webp(7, 5, [[kind, 6]]))).toEqual({ fault: 'animated' })
    expect(fault('jpg', jpeg(7, 5, [[0xc2, 9]]))).toMatchObject({ fault: 'kind' })
    const other = webp(7, 5)
    other.set([0xff, 0xff, 0xff, 0x0f], other.length - 5)
    expect(fault('webp', other)).toMatchObject({ fault: 'kind' })
  })
})

test('bytes come back from base64 as they were', () => {
  const bytes = Uint8Array.from({ length: 20_003 }, (_, index) => (index * 7919) & 255)
  expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'))
  expect(bytesOf(base64Of(bytes))).toEqual(bytes)
})

describe('the list of pictures', () => {
  const MANIFEST = MINI['pack.yaml']
  const listing = (lines: string, files: Record<string, Uint8Array> = {}) =>
    checkPack({ ...MINI, 'pack.yaml': `${MANIFEST}pictures:\n${lines}`, ...files })
  const codes = (checked: ReturnType<typeof checkPack>) =>
    checked.diagnostics.map(({ code, file, path }) => [code, file, ...path].join(' '))
  const CREDITED = '  - { id: park, file: art/park.png, author: Ada, licence: CC0-1.0 }\n'

  test('goes with the pack, bytes and credits', () => {
    const { pack, diagnostics } = listing(CREDITED, { 'art/park.png': KINDS.png })
    expect(diagnostics).toEqual([])
    expect(pack?.pictures).toEqual({
      park: {
        file: 'art/park.png',
        author: 'Ada',
        licence: 'CC0-1.0',
        type: 'image/png',
        base64: base64Of(KINDS.png),
      },
    })
    expect(checkPack(MINI).pack).not.toHaveProperty('pictures')
  })

  test('says what is missing, not listed, not whole and nobody’s', () => {
    expect(codes(listing(CREDITED))).toEqual(['E-PICTURE-MISSING pack.yaml pictures 0 file'])
    expect(codes(listing('  - { id: park, file: art/park.png }\n', { 'art/park.png': KINDS.png }))).toEqual([
      'W-PICTURE-CREDIT pack.yaml pictures 0',
    ])
    const bad = { 'art/park.png': text('<svg/>'), 'art/other.webp': KINDS.webp }
    expect(codes(listing(CREDITED, bad))).toEqual([
      'E-PICTURE-BYTES pack.yaml pictures 0 file',
      'W-PICTURE-UNLISTED art/other.webp',
    ])
    expect(listing(CREDITED, bad).pack).not.toHaveProperty('pictures')
  })

  test('may weigh so much and no more', () => {
    const large = () => png(9, 9, deflateSync(new Uint8Array(1)), 3_900_000)
    const lines = ['a', 'b'].map((id) => CREDITED.replaceAll('park', id)).join('')
    expect(codes(listing(lines, { 'art/a.png': large(), 'art/b.png': large() }))).toEqual([
      'E-PICTURES-LARGE pack.yaml pictures',
    ])
  })

  test('names files in art/ of kinds that can be shown', () => {
    const one = (file: string) => codes(listing(`  - { id: a, file: ${file}, author: A, licence: B }\n`))
    for (const file of ['art/a.svg', 'a.png', 'art/../a.png', 'art/A.png', 'maps/a.png'])
      expect(one(file).filter((code) => code.startsWith('E-'))).not.toEqual([])
  })
})
