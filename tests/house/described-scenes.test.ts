/** Konva scenes load when a panel or a dialog shows one. No page has them at first (decision 81). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstLoad } from '../support/first-load'

const SCENES = 'app/_board/described/described-scene.tsx'

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file: join('app', file), text: readFileSync(join('app', file), 'utf8') }))

test('react-konva is named by what describes scenes alone', () => {
  expect(sources.filter(({ text }) => text.includes("'react-konva")).map(({ file }) => file)).toEqual([
    SCENES,
  ])
})

test('what describes scenes is fetched, and part of no other file', () => {
  const naming = sources.filter(({ text }) => /['/]described-scene'/.test(text))
  expect(naming.length).toBeGreaterThan(1)
  const within = naming.filter(({ text }) => /from '[^']*described-scene'/.test(text))
  expect(within.map(({ file }) => file)).toEqual([])
})

test('a picture in a panel loads no Konva before it is shown', async () => {
  const loaded = await firstLoad("export * from './app/_board/described/described-counter'")
  expect(loaded).toContain('app/_board/draw/units/face.ts')
  expect(
    loaded.filter((path) => /node_modules\/(?:konva|react-konva|react-reconciler)\//.test(path)),
  ).toEqual([])
  const scenes = await firstLoad(`export * from './${SCENES}'`)
  expect(scenes.some((path) => path.includes('node_modules/react-konva/'))).toBe(true)
}, 60_000)
