/** The smallest Corteo pack with many unit types or a large map, and a keystroke in it. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Relative to the bundle in bench/results/build. */
const SMALLEST = fileURLToPath(new URL('../../../engine/rulesets/corteo/smallest/', import.meta.url))

type Files = Readonly<Record<string, string>>
export type EditedPack = {
  readonly files: Files
  /** Returns the files after the nth keystroke, always in the same value. */
  readonly after: (turn: number) => Files
}

function smallest(): Record<string, string> {
  const names = readdirSync(SMALLEST, { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    names
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => [name, readFileSync(`${SMALLEST}${name}`, 'utf8')]),
  )
}

const edits = (files: Files, file: string, at: number, signs: readonly string[]): EditedPack => ({
  files,
  after(turn) {
    const text = files[file]
    return { ...files, [file]: text.slice(0, at) + signs[turn % signs.length] + text.slice(at + 1) }
  },
})

const typeOf = (index: number): string =>
  `  - { id: e-${index}, side: kites, speed: ${2 + (index % 7)}, power: ${1 + (index % 8)}, tags: [kite], look: { symbol: banner } }\n`
const nameOf = (index: number): string => `    e-${index}: { name: Extra ${index} }\n`

/** Adds this many unit types with names; each keystroke changes the power of one in the middle. */
export function packWithUnits(count: number): EditedPack {
  const files = smallest()
  const many = (line: (index: number) => string) => (key: string) =>
    key + Array.from({ length: count }, (_, index) => line(index)).join('')
  files['units.yaml'] = files['units.yaml'].replace(/^units:\n/m, many(typeOf))
  for (const text of ['text/en.yaml', 'text/it.yaml'])
    files[text] = files[text].replace(/^ {2}units:\n/m, many(nameOf))
  const units = files['units.yaml']
  return edits(files, 'units.yaml', units.indexOf('power: ', units.length / 2) + 'power: '.length, [
    '2',
    '3',
    '4',
  ])
}

/** Enlarges the scenario's map to this many rows and columns; each keystroke changes the ground of one cell. */
export function packWithMap(side: number): EditedPack {
  const files = smallest()
  const file = Object.keys(files).find((name) => name.startsWith('maps/'))!
  // Cell names need three digits per direction on a map of this size.
  for (const name of Object.keys(files)) files[name] = files[name].replace(/'(\d\d)(\d\d)'/g, "'0$10$2'")
  const rows = [...files[file].matchAll(/^ {2}- '(.*)'.*$/gm)].map(([, row]) => row)
  const large = Array.from({ length: side }, (_, row) => {
    const own = rows[row % rows.length]
    return row < rows.length ? own.padEnd(side, '.') : own.repeat(Math.ceil(side / own.length)).slice(0, side)
  })
  files[file] = files[file]
    .replace(/columns: \d+, rows: \d+/, `columns: ${side}, rows: ${side}`)
    .replace(/(?:^ {2}- '.*'.*\n)+/m, () => large.map((row) => `  - '${row}'\n`).join(''))
  const middle = files[file].lastIndexOf(large[side >> 1], (files[file].length * 3) >> 2) + (side >> 1)
  return edits(files, file, middle, ['.', 'w'])
}
