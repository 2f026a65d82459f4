/** The table of wishes (decision 44). Each case and test in it exists, and most wishes are data. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const HOME = join(import.meta.dirname, '..', '..')
const PAGE = readFileSync(join(HOME, 'docs/decisions/0044-one-language-of-blocks.md'), 'utf8')

/** Ids of all cases of the examples, including mods. */
const cases = new Set(
  readdirSync(join(HOME, 'examples'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /cases\/.*\.yaml$/.test(path))
    .flatMap(
      (path) => (parse(readFileSync(join(HOME, 'examples', path), 'utf8')).cases ?? []) as { id: string }[],
    )
    .map(({ id }) => id),
)

const rows = PAGE.split('\n## ')
  .find((part) => part.startsWith('12. The wishes'))!
  .split('\n')
  .filter((line) => /^\| (?!wish|---)/.test(line))
  .map((line) => line.split('|').slice(1, -1))
const named = (cell: string) => [...cell.matchAll(/`([\w./-]+)`/g)].map(([, name]) => name)

test('each case that proves a wish is in a pack of the examples', () => {
  const proofs = rows.flatMap((cells) => named(cells.at(-1)!))
  expect(proofs.length).toBeGreaterThan(rows.length)
  const isThere = (name: string) => cases.has(name) || name === 'schedule' || existsSync(join(HOME, name))
  expect(proofs.filter((name) => !isThere(name))).toEqual([])
})

test('nine of ten wishes are data', () => {
  const isOpen = (cells: readonly string[]) => cells.some((cell) => cell.includes('**not data**'))
  expect(rows.filter(isOpen).length).toBeLessThanOrEqual(rows.length / 10)
  expect(rows.length).toBeGreaterThanOrEqual(34)
})
