import { expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import { checkPack, type Memory } from '../../schemas/check'
import { LIMITS } from '../../schemas/limits'
import { changed, MINI } from './mini-pack'

const { 'terrain.yaml': _, ...withoutTerrain } = MINI

/** Edits of a pack: one number, a fault, its repair, a file lost and restored. */
const EDITS: Readonly<Record<string, string>>[] = [
  MINI,
  changed('units.yaml', 'speed:', 'sped:'),
  changed('terrain.yaml', 'cost: 1', 'cost: 3'),
  MINI,
  withoutTerrain,
  MINI,
  { ...MINI, 'units.yaml': 'units: [' },
  MINI,
]

test('a memory of what was read changes no finding and no value', () => {
  const memory: Memory = new Map()
  for (const files of EDITS)
    expect(checkPack(files, crossCheck, { memory })).toEqual(checkPack(files, crossCheck))
})

test('only what changed is read again, and what is gone is forgotten', () => {
  const memory: Memory = new Map()
  const before = checkPack(MINI, crossCheck, { memory }).pack
  const after = checkPack(changed('terrain.yaml', 'cost: 1', 'cost: 3'), crossCheck, { memory }).pack
  expect(after?.units).toBe(before?.units)
  expect(after?.terrain).not.toBe(before?.terrain)
  checkPack(withoutTerrain, crossCheck, { memory })
  expect(memory.has('terrain.yaml')).toBe(false)
})

test('other limits are another reading', () => {
  const memory: Memory = new Map()
  checkPack(MINI, crossCheck, { memory })
  const narrow = { ...LIMITS, bytes: 20 }
  expect(checkPack(MINI, crossCheck, { limits: narrow, memory })).toEqual(
    checkPack(MINI, crossCheck, { limits: narrow }),
  )
})
