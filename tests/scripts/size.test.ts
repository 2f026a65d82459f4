/** No file and no function of ours exceeds the limit of readable length. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LIMITS, sizeFaults, tooLong } from '../../scripts/lib/checks/size.mjs'
import { makeProject, removeProject } from './fixture'

const lines = (count: number) => '  work()\n'.repeat(count)
const whatIn = (text: string) => tooLong('a.ts', text).map(({ what }) => what)

test('a function of as many lines as it may have is let through, one more is not', () => {
  const made = (length: number) => `function build() {\n${lines(length - 2)}}\n`
  expect(whatIn(made(LIMITS.function))).toEqual([])
  expect(tooLong('a.ts', made(LIMITS.function + 1))).toEqual([
    { what: 'a.ts#build', says: 'a.ts:1: build has 81 lines; a function has at most 80.' },
  ])
})

test('every kind of function counts, under the name that it is known by', () => {
  const body = `{\n${lines(LIMITS.function)}}`
  expect(whatIn(`export const arrow = () => ${body}\n`)).toEqual(['a.ts#arrow'])
  expect(whatIn(`class Box { open() ${body} }\n`)).toEqual(['a.ts#open'])
  expect(whatIn(`run({ later: async function () ${body} })\n`)).toEqual(['a.ts#later'])
  expect(whatIn(`const kept = once(() => ${body})\n`)).toEqual(['a.ts#kept'])
  expect(whatIn(`each(() => ${body})\n`)).toEqual(['a.ts#a function'])
})

test('a file counts with all of its lines', () => {
  expect(whatIn(`${'\n'.repeat(LIMITS.file - 1)}end()\n`)).toEqual([])
  expect(whatIn(`${'\n'.repeat(LIMITS.file)}end()\n`)).toEqual(['a.ts'])
})

test('the project is searched, and the list of what is let off must be exact', () => {
  const folder = makeProject({ 'app/long.ts': 'end()\n'.repeat(LIMITS.file + 1), 'app/short.ts': 'end()\n' })
  for (const name of ['engine', 'schemas', 'server', 'cli', 'scripts']) mkdirSync(join(folder, name))
  try {
    expect(sizeFaults(folder, [])).toEqual(['app/long.ts: 301 lines; a file has at most 300.'])
    expect(sizeFaults(folder, ['app/long.ts'])).toEqual([])
    expect(sizeFaults(folder, ['app/long.ts', 'app/short.ts'])).toEqual([
      expect.stringContaining('app/short.ts is no longer too long'),
    ])
  } finally {
    removeProject(folder)
  }
})
