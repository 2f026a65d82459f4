import { expect, test } from 'vitest'
import { compile, crossCheck } from '../../engine/compile'
import { loadPack, packNames } from './support/content'
import { deepFreeze } from './support/freeze'

test.each(packNames())('the checks find nothing wrong in %s', (name) => {
  expect(crossCheck(deepFreeze(loadPack(name))).filter(({ severity }) => severity !== 'info')).toEqual([])
})

const scenarios = packNames().flatMap((name) => {
  const raw = loadPack(name)
  return Object.keys(raw.scenarios).map((id) => ({ name: `${name}/${id}`, raw, id }))
})

test.each(scenarios)('$name compiles', ({ raw, id }) => {
  expect(compile(raw, id).ok).toBe(true)
})
