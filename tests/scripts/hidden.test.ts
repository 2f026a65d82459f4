import { expect, test } from 'vitest'
import { hiddenFaults } from '../../scripts/lib/checks/hidden.mjs'

const faultsIn = (text: string) => hiddenFaults('a.ts', text)

test('a hidden field or method has a #', () => {
  expect(faultsIn('class Box {\n  #lid = 1\n  #open() {}\n}\n')).toEqual([])
  expect(faultsIn('class Box {\n  private lid = 1\n  private open() {}\n}\n')).toEqual([
    'a.ts:2: write #lid instead of private lid.',
    'a.ts:3: write #open instead of private open.',
  ])
})

test('a constructor and its parameters may be private', () => {
  expect(faultsIn('class Box {\n  private constructor(private readonly lid: number) {}\n}\n')).toEqual([])
})
