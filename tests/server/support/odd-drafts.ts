import { randomBytes } from 'node:crypto'
import type { FileChange } from '../../../schemas/api'
import { chunk, png } from './images'

/** Returns a picture of exactly this many bytes, which zips cannot compress. */
export function heavyPicture(bytes: number): Buffer {
  const picture = png(8, 8)
  const end = picture.length - 12
  const filling = chunk('IDAT', randomBytes(bytes - picture.length - 12))
  return Buffer.concat([picture.subarray(0, end), filling, picture.subarray(end)])
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const many = (count: number, make: (index: number) => FileChange) =>
  Array.from({ length: count }, (_, i) => make(i))
const manifest = (more: string) =>
  `format: 2\nid: odd\nversion: 1.0.0\nruleset: corteo\nname: { en: Odd }\nnotice: { en: None }\n` +
  `authors: [{ name: Nobody }]\nlicence: CC0-1.0\nlanguages: [en]\n${more}`

/** 512 x 512 cells, more than the size limit of other files. */
const largestMap = (): string =>
  [
    'id: prairie',
    'source: own',
    'grid: { kind: square, columns: 512, rows: 512 }',
    "legend: { '▲': { terrain: street } }",
    'rows:',
    ...Array.from({ length: 512 }, () => `  - '${'▲'.repeat(512)}'`),
    '',
  ].join('\n')

/**
 * Possible contents of a draft of Corteo during work, in lists of saves. `finding` is the code of the finding about it, in `file`.
 */
export const oddDrafts: Readonly<
  Record<string, { saves: readonly (readonly FileChange[])[]; finding: string; file: string }>
> = {
  'a NUL in a page': {
    saves: [[{ path: 'notes.md', text: 'a\u0000b' }]],
    finding: 'E-TEXT-CHARACTER',
    file: 'notes.md',
  },
  'a page that is not UTF-8': {
    saves: [[{ path: 'notes.md', base64: base64(Buffer.from([0x61, 0xff, 0x0a])) }]],
    finding: 'E-TEXT-ENCODING',
    file: 'notes.md',
  },
  'YAML that is not UTF-8': {
    saves: [[{ path: 'units.yaml', base64: base64(Buffer.from([0x61, 0x3a, 0x20, 0xc3, 0x28])) }]],
    finding: 'E-TEXT-ENCODING',
    file: 'units.yaml',
  },
  'lines for editors as only exports have them': {
    saves: [
      [
        {
          path: 'units.yaml',
          text: '# yaml-language-server: $schema=./schemas/units.schema.json\nunits: *al\n',
        },
        { path: 'terrain.yaml', text: '# yaml-language-server: $schema=../schemas/./terrain.schema.json\n' },
        { path: 'maps/a.yaml', text: '# yaml-language-server: $schema=./../schemas/./map.schema.json\n' },
        { path: 'maps/b.yaml', text: '# yaml-language-server: $schema=../../schemas/map.schema.json\n' },
      ],
    ],
    finding: 'E-YAML-ALIAS',
    file: 'units.yaml',
  },
  'an alias being typed': {
    saves: [[{ path: 'units.yaml', text: 'units: *al\n' }]],
    finding: 'E-YAML-ALIAS',
    file: 'units.yaml',
  },
  'a tag being typed': {
    saves: [[{ path: 'units.yaml', text: 'units: !t\n' }]],
    finding: 'E-YAML-TAG',
    file: 'units.yaml',
  },
  'forty brackets being typed': {
    saves: [[{ path: 'units.yaml', text: `units: ${'['.repeat(40)}\n` }]],
    finding: 'E-YAML-DEPTH',
    file: 'units.yaml',
  },
  'no manifest': {
    saves: [[{ path: 'pack.yaml', deleted: true }]],
    finding: 'E-FILE-MISSING',
    file: 'pack.yaml',
  },
  'two manifests': {
    saves: [[{ path: 'pack.yml', text: 'id: other\n' }]],
    finding: 'E-PACK-TWICE',
    file: 'pack.yml',
  },
  'a manifest of another format': {
    saves: [[{ path: 'pack.yaml', text: manifest('').replace('format: 2', 'format: 3') }]],
    finding: 'E-FORMAT-UNKNOWN',
    file: 'pack.yaml',
  },
  'a pack that requires itself': {
    saves: [[{ path: 'pack.yaml', text: manifest('requires: [{ pack: odd, version: ^1.0.0 }]\n') }]],
    finding: 'E-REQUIRES-CYCLE',
    file: 'pack.yaml',
  },
  'more YAML than is read': {
    saves: [
      many(18, (index) => ({
        path: `maps/m${index}.yaml`,
        text: `id: m${index}\n${'# written by somebody who likes to explain\n'.repeat(6000)}`,
      })),
    ],
    finding: 'E-PACK-YAML',
    file: 'maps/m',
  },
  'the largest map there is, and files at their limits': {
    saves: [
      [
        { path: 'maps/prairie.yaml', text: largestMap() },
        { path: 'maps/steppe.yaml', text: `# ${'x'.repeat(1024 * 1024 - 2)}` },
        { path: 'cases/steppe.yaml', text: `# ${'x'.repeat(256 * 1024 - 2)}` },
      ],
    ],
    finding: 'E-FILE-EMPTY',
    file: 'maps/steppe.yaml',
  },
  'pictures of 23 MB together': {
    saves: [0, 1].map((half) =>
      many(3, (index) => ({ path: `art/p${half}${index}.png`, base64: base64(heavyPicture(3_900_000)) })),
    ),
    finding: 'W-PICTURE-UNLISTED',
    file: 'art/',
  },
  'its pack in a folder': {
    saves: [
      [
        { path: 'pack.yaml', deleted: true },
        { path: 'inner/pack.yaml', text: manifest('') },
      ],
    ],
    finding: 'E-FILE-MISSING',
    file: 'pack.yaml',
  },
}
