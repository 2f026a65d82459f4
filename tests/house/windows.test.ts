/**
 * Style sheets cannot share a condition. Each condition for a small window is written here once, and no sheet of the table has
 * another.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WINDOWS = {
  /** A phone in portrait. The panel is a sheet over the board. */
  narrow: '(width < 480px), (width <= 760px) and (height > 480px)',
  /** A phone in landscape. The panel and cards are rails beside the board. */
  low: '(480px <= width <= 1000px) and (height <= 480px)',
  /** Either of these two. */
  small: '(width <= 760px), (width <= 1000px) and (height <= 480px)',
  /** A window that is neither of these two. */
  large: '(width > 1000px), (width > 760px) and (height > 480px)',
  /** A window between portrait and large, or a low one. The panel is narrow. */
  'narrow panel': '(761px <= width <= 1000px), (480px <= width <= 1000px) and (height <= 480px)',
} as const

/** Queries about the height alone, and the maximum height of a list. */
const OF_HEIGHT = '(max-height: 760px)'

const sheets = readdirSync('app/_play', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.startsWith('compare'))
  .map((file) => join('app/_play', file))

const asked = sheets.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/@media ([^{]+) \{/g)].map(([, window]) => ({ file, window })),
)

test('sheets of the table call a small window by one of its names', () => {
  const known: readonly string[] = [...Object.values(WINDOWS), OF_HEIGHT]
  const others = asked.filter(({ window }) => /\b(?:480|760|761)px/.test(window) && !known.includes(window))
  expect(others).toEqual([])
})

test('each name is in use, and code means the same windows', () => {
  const unused = Object.values(WINDOWS).filter((one) => !asked.some(({ window }) => window === one))
  expect(unused).toEqual([])
  const said = (file: string) => readFileSync(join('app', file), 'utf8')
  expect(said('_play/screen/use-wide.ts')).toContain(`useMedia('${WINDOWS.small}')`)
  expect(said('_play/table/displays.tsx')).toContain(`matchMedia('${WINDOWS.small}')`)
  expect(said('_shell/header.module.css')).toContain(`@media ${WINDOWS.low} {`)
})
