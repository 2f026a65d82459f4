/** Packs of format 1 that extend others. An entry that replaced the one below still does. */
import '../../engine/rulesets/all'
import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import type { CorteoPack } from '../../engine/rulesets/corteo/pack'
import { checkPack } from '../../schemas/check'
import { MINI } from '../schemas/mini-pack'
import { oldMini } from './odd-packs'

const over = (format: number, units: string, more: Record<string, string> = {}) => ({
  'pack.yaml': `format: ${format}
id: over
version: 1.0.0
ruleset: corteo
name: { en: Over }
notice: { en: Made for a test. }
authors: [{ name: Ada Rossi }]
licence: CC0-1.0
languages: [en]
requires: [{ pack: mini, version: ^1.0.0 }]
`,
  'units.yaml': units,
  'text/en.yaml': 'language: en\ntext: {}\n',
  ...more,
})

/** The guard of the pack below throws, and stacks only on a base. This one does neither. */
const WHOLE = `# the guards
units: # only they
  - { id: guard, side: power, speed: 7, power: 4, look: { symbol: shield } }
`
const PART = 'units: [{ id: guard, speed: 7 }]\n'

const open = (files: Record<string, string>, below: Record<string, string>) =>
  checkPack(files, crossCheck, { required: { mini: below } })
const guardOf = (files: Record<string, string>, below: Record<string, string> = MINI) => {
  const { units } = open(files, below).pack as unknown as CorteoPack
  return units.units.find(({ id }) => id === 'guard')
}

describe.each([
  ['2', { ...MINI }],
  ['1', oldMini()],
])('over a pack of format %s', (_, below) => {
  test('an entry that says all it needs counts whole', () => {
    expect(guardOf(over(1, WHOLE), below)).toEqual({
      ...{ id: 'guard', side: 'power', speed: 7, power: 4, look: { symbol: 'shield' } },
    })
    expect(guardOf(over(2, WHOLE), below)).toMatchObject({ stacks: 'base', launch: { range: 2 } })
  })

  test('what it leaves out is named, and the comments stay', () => {
    const { migration } = open(over(1, WHOLE), below)
    expect(migration?.files['units.yaml'].after).toBe(
      WHOLE.replace('units: #', 'without: [units.guard.stacks, units.guard.launch]\nunits: #'),
    )
    const now = over(2, migration!.files['units.yaml'].after)
    expect(guardOf(now, below)).toEqual(guardOf(over(1, WHOLE), below))
    expect(open(now, below).diagnostics).toEqual(open(over(2, WHOLE), below).diagnostics)
  })

  test('one that says less was merged before, and is', () => {
    expect(guardOf(over(1, PART), below)).toMatchObject({ speed: 7, power: 4, stacks: 'base' })
    expect(open(over(1, PART), below).migration?.files['units.yaml']).toBeUndefined()
  })

  test('nor a file that speaks of what is below it already', () => {
    const units = `without: [units.guard.launch]\n${WHOLE}`
    expect(guardOf(over(1, units), below)).toMatchObject({ stacks: 'base' })
  })
})

test('a scenario of format 1 may extend one of format 1, and change ways into it', () => {
  const more = {
    'scenarios/long.yaml': `id: long
extends: mini/base
without: [rules.run.notInHands]
change: { hands: 9, 'rules.run.notInHands': [2] }
`,
  }
  const { pack, diagnostics, migration } = open(over(1, PART, more), oldMini())
  expect(migration?.files['scenarios/long.yaml'].after).toBe(`id: long
extends: mini/base
without: [rules.run.notInTurns]
change: { turns: 9, 'rules.run.notInTurns': [2] }
`)
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(pack!.scenarios.long).toMatchObject({ turns: 9, rules: { run: { notInTurns: [2] } } })
})

test('a pack of format 2 over one of format 1 has no warning, and records name both', () => {
  const { diagnostics, pack, migration } = open(over(2, PART), oldMini())
  const now = open(over(2, PART), MINI)
  expect([diagnostics, migration]).toEqual([now.diagnostics, undefined])
  expect(pack!.digest).toBe(now.pack!.digest)
  expect(pack!.earlier).not.toBe(pack!.digest)
  expect(now.pack!.earlier).toBeUndefined()
})
