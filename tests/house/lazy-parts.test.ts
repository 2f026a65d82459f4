/** A part that loads on demand must leave the screen unchanged until it has loaded. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join('app', file), 'utf8') }))
const parts = files.filter(({ text }) => text.includes("from 'next/dynamic'"))

/** Without `ssr: false` such a part has no boundary of its own, and the whole page stays empty until it loads. */
test('each part that next/dynamic fetches waits by itself', () => {
  expect(parts.length).toBeGreaterThan(5)
  const counted = parts.map(({ file, text }) => ({
    file,
    fetched: text.match(/\bdynamic\(/g)?.length,
    alone: text.match(/\bssr: false\b/g)?.length,
  }))
  expect(counted.filter(({ fetched, alone }) => fetched !== alone)).toEqual([])
})
