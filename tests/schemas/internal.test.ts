/** A crashing checker reports itself. No pack passes because its check was not finished. */
import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import { rulesets } from '../../engine/rulesets'
import type { Ruleset } from '../../engine/types'
import { checkPack, type Memory } from '../../schemas/check'
import { bundledPacks, filesOf, requiredBy } from '../support/pack-files'
import { MINI } from './mini-pack'

const codesOf = async (files: Record<string, string>, memory?: Memory) => {
  const { diagnostics } = checkPack(files, crossCheck, { required: await requiredBy(files), memory })
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code, file }) => `${code} ${file}`)
}

describe.each(bundledPacks())('%s', (id) => {
  const files = filesOf(id)
  const memory: Memory = new Map()

  test('without its ruleset has one finding', async () => {
    const manifest = files['pack.yaml'].replace(/^ruleset:.*\n/m, '')
    expect(manifest).not.toBe(files['pack.yaml'])
    expect(await codesOf({ ...files, 'pack.yaml': manifest }, memory)).toEqual(['E-KEY-MISSING pack.yaml'])
  })

  test('without its ruleset says which files nobody can judge', async () => {
    const manifest = files['pack.yaml'].replace(/^ruleset:.*\n/m, '')
    const required = await requiredBy(files)
    const { diagnostics } = checkPack({ ...files, 'pack.yaml': manifest }, crossCheck, { required, memory })
    const [told, ...more] = diagnostics.filter(({ code }) => code === 'I-UNCHECKED')
    expect(more).toEqual([])
    const own = Object.keys(files).filter((path) => /^(?:scenarios|cases|decks)\/|^[a-z]+\.yaml$/.test(path))
    expect(told).toMatchObject({ file: 'pack.yaml', severity: 'info' })
    // The manifest itself has the same form for all rulesets.
    expect(told.message.values!.count).toBe(own.length - 1)
    const whole = checkPack(files, crossCheck, { required, memory }).diagnostics
    expect(whole.filter(({ code }) => code === 'I-UNCHECKED')).toEqual([])
  })

  test.each(Object.keys(files).filter((path) => /^(?:terrain|units|tables|tracks)\.yaml$/.test(path)))(
    'with another file in place of %s has findings, none of them a fault of ours',
    async (path) => {
      for (const other of new Set(Object.keys(files).map((one) => one.replace(/[^/]*$/, '')))) {
        const file = Object.keys(files).find((one) => one.startsWith(other) && one !== path)
        if (file === undefined) continue
        const found = await codesOf({ ...files, [path]: files[file] }, memory)
        expect(found.length, `${file} as ${path}`).toBeGreaterThan(0)
        expect(found.filter((one) => one.startsWith('E-INTERNAL'))).toEqual([])
      }
    },
  )
})

describe('a check that breaks down', () => {
  const real = rulesets.get('corteo')!
  const withRules = async (change: Partial<Ruleset>, files = MINI) => {
    rulesets.set('corteo', { ...real, ...change })
    try {
      return await codesOf({ ...files })
    } finally {
      rulesets.set('corteo', real)
    }
  }
  const dies = () => {
    throw new Error('flatMap is not a function')
  }

  test('is a finding, and the others go on', async () => {
    const files = {
      ...MINI,
      'scenarios/base.yaml': MINI['scenarios/base.yaml'].replace('[guard]', '[gard]'),
    }
    const found = await withRules({ checks: [dies, ...real.checks!] }, files)
    expect(found).toEqual(
      expect.arrayContaining(['E-INTERNAL pack.yaml', 'E-UNKNOWN-UNIT scenarios/base.yaml']),
    )
  })

  test('is found at the file that breaks it', async () => {
    const found = await withRules({ checks: [(raw) => (raw.cases.length > 0 ? dies() : [])] })
    expect(found).toEqual(['E-INTERNAL cases/streets.yaml'])
  })

  test('so is a scenario that cannot be compiled, or whose game cannot begin', async () => {
    expect(await withRules({ compile: dies })).toEqual(['E-INTERNAL scenarios/base.yaml'])
    expect(await withRules({ setup: dies })).toEqual(['E-INTERNAL scenarios/base.yaml'])
  })

  test('so is a checker handed in that throws, and a reader', () => {
    const { diagnostics } = checkPack(MINI, dies)
    expect(diagnostics).toMatchObject([{ code: 'E-INTERNAL', severity: 'error', file: 'pack.yaml', line: 1 }])
    const bytes = { length: 3 } as unknown as Uint8Array
    expect(checkPack({ ...MINI, 'units.yaml': bytes }).diagnostics[0]?.code).toBe('E-INTERNAL')
  })
})
