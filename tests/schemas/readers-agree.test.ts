import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '../../schemas/limits'
import { readByFallback } from '../../schemas/yaml/fallback-parser'
import { FastPath } from '../../schemas/yaml/fast-path'
import { countOf } from '../support/budget'
import { mutated, yamlText } from './yaml-text'

const Fast = (text: string) => new FastPath(text, LIMITS).document(false)

/** Expects that the fallback parser reads every text of the fast path without a fault, to the same nodes. */
function expectAgreement(text: string): boolean {
  const quick = Fast(text)
  if (!quick) return false
  const careful = readByFallback(text, LIMITS)
  expect(careful.faults).toEqual([])
  expect(quick).toEqual(careful.root)
  return true
}

describe('the swift reader against the careful one', () => {
  test('same values and same places on random files, most of which it accepts', () => {
    let accepted = 0
    let seen = 0
    fc.assert(
      fc.property(yamlText, (text) => {
        seen++
        if (expectAgreement(text)) accepted++
      }),
      { numRuns: countOf(1000, 3000), seed: 11 },
    )
    expect(accepted / seen).toBeGreaterThan(0.3)
  })

  test('same values and same places on files with random edits', () => {
    fc.assert(
      fc.property(mutated(yamlText), (text) => {
        expectAgreement(text)
      }),
      { numRuns: countOf(2000, 6000), seed: 12 },
    )
  })
})
