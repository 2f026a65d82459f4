/** A misspelt name in a case has no effect. Maps with names of the pack or the scenario as keys therefore refuse unknown names. */
import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import type { RawPack } from '../../engine/types'
import { schemaFor } from '../../schemas/check'
import { problems } from '../../schemas/judging/validate'
import { schemaOf } from '../../schemas/library'
import type { Schema } from '../../schemas/part'
import { loadPack } from '../engine/support/content'
import { LANGUAGES } from './moments'

const NOBODY = 'nobody-knows-this'
type Case = { given?: Record<string, unknown>; steps: Record<string, unknown>[] }

/** Returns the keys of positions and expectations that hold maps of names. */
function mapsIn(ruleset: string, part: 'Position' | 'Expectation'): { key: string; value: unknown }[] {
  const { definitions = {} } = schemaOf(schemaFor('cases/a.yaml', ruleset)!)
  const name = Object.keys(definitions).find((one) => one.endsWith(part))!
  return Object.entries(definitions[name].properties ?? {}).flatMap(([key, one]: [string, Schema]) =>
    one['x-names'] && typeof one.additionalProperties === 'object'
      ? [{ key, value: Object.values((one.examples?.[0] ?? {}) as object)[0] }]
      : [],
  )
}

describe.each(LANGUAGES.map(({ ruleset }) => ruleset))('%s', (ruleset) => {
  const raw = loadPack(ruleset) as unknown as RawPack
  const said = (change: (one: Case) => void): boolean => {
    const file = raw.cases.find(({ cases }) =>
      cases.some((one) => 'given' in one && typeof one.given === 'object'),
    )!
    const one = structuredClone(
      file.cases.find((each) => 'given' in each && typeof each.given === 'object'),
    ) as unknown as Case
    change(one)
    const only = { ...raw, cases: [{ ...file, cases: [one] }] } as unknown as RawPack
    return crossCheck(only).some(({ path, found }) => path.includes(NOBODY) || found === NOBODY)
  }

  test('in positions and expectations', () => {
    const missed = [
      ...mapsIn(ruleset, 'Position').filter(
        ({ key, value }) => !said((one) => Object.assign(one.given!, { [key]: { [NOBODY]: value } })),
      ),
      ...mapsIn(ruleset, 'Expectation').filter(
        ({ key, value }) => !said((one) => one.steps.unshift({ expect: { [key]: { [NOBODY]: value } } })),
      ),
    ]
    expect(missed.map(({ key }) => key)).toEqual([])
  })
})

test('corteo: a supply that there is not', () => {
  const found = problems(schemaFor('cases/a.yaml', 'corteo')!, {
    cases: [{ given: { supplies: { barricade: 3 } } }],
  })
  expect(found.find(({ code }) => code === 'E-KEY-UNKNOWN')).toMatchObject({ suggestion: 'barricades' })
})
