import { deflateRawSync } from 'node:zlib'
import { jpeg, pngWith, webp } from '../../support/made-pictures'
import { png } from './images'
import { type End, makeZip, type Part } from './zip-maker'

/** Packs made to do harm: each family by name, each member with its possible refusals. */
export type Hostile = { readonly zip: () => Buffer; readonly codes: readonly string[] }

export const manifest = (more = ''): Buffer =>
  Buffer.from(
    `format: 2\nid: trap\nversion: 1.0.0\nruleset: corteo\nname: { en: Trap }\nnotice: { en: None }\n` +
      `authors: [{ name: Nobody }]\nlicence: CC0-1.0\nlanguages: [en]\n${more}`,
  )

const text = (content = 'x: 1\n') => Buffer.from(content)
const pack = (parts: readonly Part[], end?: End) => () =>
  makeZip([{ name: 'pack.yaml', data: manifest() }, ...parts], end)
const packs = (codes: readonly string[], members: readonly (readonly Part[])[]): Hostile[] =>
  members.map((parts) => ({ zip: pack(parts), codes }))
const names = (codes: readonly string[], list: readonly (string | Buffer)[]): Hostile[] =>
  packs(
    codes,
    list.map((name) => [{ name, data: text() }]),
  )

const unix = (mode: number) => (mode * 0x10000) >>> 0
const megabyte = 1_000_000
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Returns a deflate stream that expands to this many zeros. */
const zeros = (size: number): Buffer => deflateRawSync(Buffer.alloc(size), { level: 9 })
let gigabyte: Buffer | undefined
const gigabyteOfZeros = (): Buffer => {
  gigabyte ??= zeros(2 ** 30)
  return gigabyte
}

const yamlDeep = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)
const nestedBlocks = (depth: number) =>
  range(depth)
    .map((level) => `${' '.repeat(level)}a:\n`)
    .join('')

function aliasBomb(levels: number, width: number): string {
  const lines = ['a0: &a0 [x, x, x]']
  for (let level = 1; level < levels; level++) {
    const refs = range(width)
      .map(() => `*a${level - 1}`)
      .join(', ')
    lines.push(`a${level}: &a${level} [${refs}]`)
  }
  return `${lines.join('\n')}\n`
}

const inner = () => makeZip([{ name: 'pack.yaml', data: manifest() }])
const program = Buffer.concat([Buffer.from('MZ\x90\x00\x03', 'latin1'), Buffer.alloc(200, 7)])
const elf = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(200)])

export const families: Readonly<Record<string, readonly Hostile[]>> = {
  'a path that climbs out': names(
    ['path-escapes'],
    [
      '../evil.yaml',
      '../../evil.yaml',
      'a/../evil.yaml',
      'a/../../evil.yaml',
      './evil.yaml',
      'a/./b.yaml',
      '..',
      'maps/..',
      'a/b/c/../../../../x.md',
      `${'../'.repeat(30)}etc/passwd.md`,
    ],
  ),
  'an absolute path': names(
    ['path-absolute'],
    [
      '/evil.yaml',
      '/etc/passwd',
      '/etc/cron.d/x.md',
      '//evil.yaml',
      '/root/.ssh/x.md',
      '/a/b.yaml',
      '/.',
      '/..',
      '/pack.yaml',
      '/tmp/x.csv',
    ],
  ),
  'a path with backslashes': names(
    ['path-backslash'],
    [
      '..\\evil.yaml',
      'a\\b.yaml',
      '\\evil.yaml',
      'maps\\..\\..\\x.md',
      '.\\x.md',
      'a/..\\x.md',
      'x\\',
      '\\\\',
      'a\\\\b.md',
      'art\\x.png',
    ],
  ),
  'a drive letter': names(
    ['path-drive', 'path-backslash'],
    [
      'C:evil.yaml',
      'c:/evil.yaml',
      'C:\\evil.yaml',
      'z:x.md',
      'D:/a/b.md',
      'c:../x.md',
      'a:',
      'C:/',
      'e:pack.yaml',
      'x:/..',
    ],
  ),
  'a share on a network': names(
    ['path-absolute', 'path-backslash'],
    [
      '//server/share/x.yaml',
      '\\\\server\\share\\x.yaml',
      '//?/C:/x.yaml',
      '\\\\?\\C:\\x.md',
      '\\\\.\\pipe\\x',
      '//./x.md',
      '//localhost/c$/x.md',
      '\\\\127.0.0.1\\x.md',
      '//a//b.md',
      '\\/server/x.md',
    ],
  ),
  'a control character in a name': names(
    ['path-control', 'path-characters'],
    [
      'a\u0000b.yaml',
      'pack.yaml\u0000.png',
      'a\nb.yaml',
      'a\tb.yaml',
      '\u0001.yaml',
      'a\u007f.yaml',
      'a\u001b[31m.yaml',
      'a\r.yaml',
      'a.yaml\u0000',
      'a\u202egpj.yaml',
    ],
  ),
  'a name that is too long': names(
    ['path-too-long'],
    range(10).map((index) => `${'a'.repeat(116 + 5 ** Math.min(index, 6))}.yaml`),
  ),
  'folders too deep': names(
    ['path-too-deep', 'path-too-long'],
    range(10).map((index) => `${'a/'.repeat(6 + index * index)}x.md`),
  ),
  'a device of Windows': names(
    ['path-device'],
    [
      'con.yaml',
      'nul.md',
      'aux.png',
      'prn.csv',
      'com1.yaml',
      'lpt9.md',
      'CON',
      'art/nul.png',
      'con/x.md',
      'nul.tar.md',
    ],
  ),
  'the same entry twice': packs(
    ['zip-twin'],
    [
      'pack.yaml',
      'units.yaml',
      'a/b.md',
      'a.md',
      'art/x.png',
      'maps/city.yaml',
      'x.csv',
      'README.md',
      'a/b/c.md',
      'text/en.yaml',
    ].map((name) => [
      { name, data: text('first') },
      { name, data: text('second') },
    ]),
  ),
  'twins but for capitals': packs(
    ['zip-twin', 'path-characters'],
    [
      ['units.yaml', 'Units.yaml'],
      ['README.md', 'readme.md'],
      ['a/README.md', 'a/readme.md'],
      ['a.md', 'A.md'],
      ['maps/city.yaml', 'Maps/city.yaml'],
      ['x.png', 'x.PNG'],
      ['text/en.yaml', 'text/EN.yaml'],
      ['a/b.md', 'a/B.md'],
      ['pack.yml', 'PACK.yml'],
      ['readme.md', 'README.md'],
    ].map((twins) => twins.map((name) => ({ name, data: text() }))),
  ),
  'a file where another one needs a folder': packs(
    ['zip-twin'],
    [
      ['a.md', 'a.md/b.md'],
      ['a.md/b.md', 'a.md'],
      ['text/a.md', 'text/a.md/x/b.md'],
      ['text/a.md/x/b.md', 'text/a.md'],
      ['x.csv', 'x.csv/y.csv'],
      ['maps/city.yaml', 'maps/city.yaml/city.yaml'],
      ['units.yaml/a.yaml', 'units.yaml'],
      ['art/x.png', 'art/x.png/x.png'],
      ['readme.md/a.md', 'README.md'],
      ['a/b/c.md/d.md', 'a/b/c.md'],
    ].map((twins) => twins.map((name) => ({ name, data: text() }))),
  ),
  'twins but for composition': packs(
    ['path-characters'],
    ['è', 'ü', 'ñ', 'å', 'ç', 'ô', 'ž', 'ệ', 'ś', 'ò'].map((letter) => [
      { name: `${letter.normalize('NFC')}.md`, data: text() },
      { name: `${letter.normalize('NFD')}.md`, data: text() },
    ]),
  ),
  'a link or a device': [
    ...packs(
      ['zip-special-file'],
      [0o120777, 0o120644, 0o010644, 0o020666, 0o060660, 0o140777, 0o170000, 0o040755].map((mode) => [
        { name: 'link.md', data: Buffer.from('/etc/passwd'), attributes: unix(mode) },
      ]),
    ),
    ...packs(
      ['zip-special-file'],
      [
        [{ name: 'maps/', attributes: unix(0o120777), data: Buffer.from('../..') }],
        [{ name: 'maps/', attributes: unix(0o100644) }],
      ],
    ),
  ],
  'a bomb': [
    {
      zip: () =>
        makeZip([
          { name: 'pack.yaml', data: manifest() },
          { name: 'x.csv', packed: gigabyteOfZeros(), size: 2 ** 30 },
        ]),
      codes: ['file-too-large'],
    },
    {
      zip: () =>
        makeZip([
          { name: 'pack.yaml', data: manifest() },
          { name: 'x.csv', packed: gigabyteOfZeros(), size: 15 * megabyte },
        ]),
      codes: ['zip-size-lies', 'zip-bomb'],
    },
    ...range(4).map((index) => ({
      zip: () =>
        makeZip([
          { name: 'pack.yaml', data: manifest() },
          ...range(4 + index).map((n) => ({
            name: `x${n}.csv`,
            packed: zeros(15 * megabyte),
            size: 15 * megabyte,
          })),
        ]),
      codes: ['zip-bomb', 'zip-unpacks-too-large'],
    })),
    ...range(4).map((index) => ({
      zip: () =>
        makeZip([
          { name: 'pack.yaml', data: manifest() },
          { name: 'x.csv', packed: zeros((index + 1) * megabyte), size: (index + 1) * megabyte },
        ]),
      codes: ['zip-bomb'],
    })),
  ],
  'a size that lies': range(10).map((index) => ({
    zip: pack([
      index < 5
        ? { name: 'a.csv', packed: zeros(2 ** (10 + index)), size: 10 + index }
        : { name: 'a.csv', data: text('short'), size: 2 ** index },
    ]),
    codes: ['zip-size-lies'],
  })),
  'entries that overlap': range(10).map((index) => ({
    zip: () =>
      makeZip([
        { name: 'pack.yaml', data: manifest() },
        ...range(index + 1).map((n) => ({
          name: `x${n}.yaml`,
          data: manifest(),
          offset: index % 2 === 0 ? 0 : index,
        })),
      ]),
    codes: ['zip-overlap'],
  })),
  'a zip in the zip': packs(
    ['path-extension', 'file-not-text', 'file-wrong-kind'],
    [
      'inner.zip',
      'inner.jar',
      'inner.md',
      'inner.yaml',
      'inner.csv',
      'inner.png',
      'inner.jpg',
      'inner.webp',
      'a/inner.docx',
      'inner.tar.gz',
    ].map((name) => [{ name, data: inner(), store: true }]),
  ),
  'too many entries': [2001, 2500, 4000, 10_000, 30_000, 65_000, 65_534, 65_535, 65_536, 100_000].map(
    (count) => ({
      zip: () =>
        makeZip(
          range(count).map((index) => ({ name: `a/${index}.md`, packed: Buffer.alloc(0), store: true })),
          { count },
        ),
      codes: ['zip-too-many-files', 'zip-64', 'zip-damaged'],
    }),
  ),
  'an encrypted entry': range(10).map((index) => ({
    zip: pack([
      {
        name: `secret${index}.md`,
        data: text('secret'),
        flags: 0x01 | (index % 2 ? 0x40 : 0) | (index % 3 ? 0x08 : 0),
      },
    ]),
    codes: ['zip-encrypted', 'zip-sealed'],
  })),
  'the format for huge archives': [
    ...range(3).map((index) => ({
      zip: pack([
        {
          name: 'a.md',
          data: text(),
          extra: Buffer.from([1, 0, 8 + index, 0, ...Array(8 + index).fill(255)]),
        },
      ]),
      codes: ['zip-64', 'zip-damaged'],
    })),
    ...range(3).map((index) => ({
      zip: pack([
        {
          name: 'a.md',
          data: text(),
          size: 0xffffffff - index,
          extra: Buffer.from([1, 0, 8, 0, 5, 0, 0, 0, 0, 0, 0, 0]),
        },
      ]),
      codes: ['zip-64', 'file-too-large', 'zip-damaged'],
    })),
    { zip: pack([{ name: 'a.md', data: text() }], { count: 0xffff }), codes: ['zip-64'] },
    { zip: pack([{ name: 'a.md', data: text() }], { size: 0xffffffff }), codes: ['zip-64'] },
    { zip: pack([{ name: 'a.md', data: text() }], { offset: 0xffffffff }), codes: ['zip-64'] },
    {
      zip: pack([{ name: 'a.md', data: text() }], { offset: 0xffffffff, size: 0xffffffff, count: 0xffff }),
      codes: ['zip-64'],
    },
  ],
  'bytes that belong to nobody': [
    { zip: pack([], { after: Buffer.from('trailing') }), codes: ['zip-end-missing'] },
    { zip: pack([], { after: Buffer.alloc(100_000, 65) }), codes: ['zip-end-missing'] },
    { zip: pack([], { comment: Buffer.from('hello') }), codes: ['zip-end-missing'] },
    {
      zip: pack([], { comment: makeZip([{ name: 'pack.yaml', data: manifest('x: 2\n') }]) }),
      codes: ['zip-damaged', 'zip-hidden-data', 'zip-overlap'],
    },
    { zip: () => Buffer.concat([inner(), inner()]), codes: ['zip-damaged'] },
    { zip: pack([], { before: Buffer.from('#!/bin/sh\nexit\n') }), codes: ['zip-not-a-zip'] },
    { zip: pack([], { before: inner() }), codes: ['zip-hidden-data'] },
    {
      zip: pack([
        { name: 'a.md', data: text(), gap: Buffer.from('hidden') },
        { name: 'b.md', data: text() },
      ]),
      codes: ['zip-hidden-data'],
    },
    { zip: pack([], { beforeDirectory: Buffer.alloc(64, 1) }), codes: ['zip-hidden-data'] },
    { zip: pack([{ name: 'a.md', data: text(), local: { name: 'b.md' } }]), codes: ['zip-headers-disagree'] },
  ],
  'a program dressed as an image': packs(
    ['file-wrong-kind', 'file-not-text'],
    [
      ['a.png', program],
      ['a.jpg', program],
      ['a.webp', program],
      ['a.png', elf],
      ['a.md', elf],
      ['a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
      ['a.jpg', png(4, 4)],
      ['a.png', Buffer.concat([png(4, 4), inner()])],
      ['a.png', png(4, 4).subarray(0, 60)],
      ['a.yaml', Buffer.from([0xff, 0xfe, 0x61, 0x00])],
    ].map(([name, data]) => [{ name: name as string, data: data as Buffer, store: true }]),
  ),
  'an image of too many pixels': range(10).map((index) => ({
    zip: pack([
      {
        name: 'a.png',
        data: png(1, 1, {
          width: index % 2 ? 4097 + index : 1,
          height: index % 2 ? 1 : 60_000 * (index + 1),
        }),
        store: true,
      },
    ]),
    codes: ['image-too-large'],
  })),
  'YAML that multiplies itself': range(10).map((index) => ({
    zip: pack([{ name: 'units.yaml', data: Buffer.from(aliasBomb(2 + index, 2 + index)) }]),
    codes: ['file-dangerous-yaml'],
  })),
  'YAML too deep to open': [
    ...[33, 100, 900, 5000, 50_000].map((depth) => yamlDeep(depth, '[', ']')),
    ...[33, 900, 5000].map((depth) => yamlDeep(depth, '{a: ', '}')),
    nestedBlocks(40),
    nestedBlocks(400),
  ].map((content) => ({
    zip: pack([{ name: 'units.yaml', data: Buffer.from(content) }]),
    codes: ['file-dangerous-yaml', 'zip-bomb'],
  })),
  'a manifest that misleads': [
    { zip: () => makeZip([{ name: 'units.yaml', data: text() }]), codes: ['pack-manifest-missing'] },
    { zip: () => makeZip([]), codes: ['pack-manifest-missing'] },
    {
      zip: () =>
        makeZip([
          { name: 'a/pack.yaml', data: manifest() },
          { name: 'b/pack.yaml', data: manifest() },
        ]),
      codes: ['pack-manifest-missing'],
    },
    { zip: () => makeZip([{ name: 'a/b/pack.yaml', data: manifest() }]), codes: ['pack-manifest-missing'] },
    { zip: pack([{ name: 'pack.yml', data: manifest() }]), codes: ['pack-manifest-twice'] },
    ...['3', '0', '1.5', 'two'].map((format) => ({
      zip: () =>
        makeZip([
          {
            name: 'pack.yaml',
            data: Buffer.from(manifest().toString().replace('format: 2', `format: ${format}`)),
          },
        ]),
      codes: ['pack-format-unknown'],
    })),
    {
      zip: () =>
        makeZip([{ name: 'pack.yaml', data: manifest('requires: [{ pack: trap, version: ^1.0.0 }]\n') }]),
      codes: ['pack-requires-itself'],
    },
  ],
  'a file with more in it than it shows': [
    ...[text('hidden'), zeros(10), Buffer.alloc(1), Buffer.from('PK\x03\x04'), Buffer.alloc(50_000, 7)].map(
      (behind) => ({
        zip: pack([{ name: 'a.md', data: text(), packed: Buffer.concat([deflateRawSync(text()), behind]) }]),
        codes: ['zip-size-lies'],
      }),
    ),
    ...[
      ['art/a.png', pngWith(['iCCP', zeros(10_000_000)]), 'image-metadata'],
      ['art/a.png', pngWith(['acTL', Buffer.alloc(8)], ['fcTL', Buffer.alloc(26)]), 'image-animated'],
      [
        'art/a.jpg',
        jpeg(
          7,
          5,
          [0xe1, 0xe2, 0xfe].map((marker) => [marker, 60_000]),
        ),
        'image-metadata',
      ],
      ['art/a.webp', webp(7, 5, [['EXIF', 200_000]]), 'image-metadata'],
      ['art/a.webp', webp(7, 5, [['ANIM', 6]]), 'image-animated'],
    ].map(([name, data, code]) => ({
      zip: pack([{ name: name as string, data: Buffer.from(data as Uint8Array), store: true }]),
      codes: [code as string],
    })),
  ],
}
