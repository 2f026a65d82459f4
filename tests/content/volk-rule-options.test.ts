import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HOME } from '../cli/support/terminal'
import { testRuleOptions } from '../engine/support/rule-option-cases'

const { usual, options } = testRuleOptions('wir-sind-das-volk', {
  definition: 'VolkRuleOptions',
  scenario: 'four-decades',
})

test('the usual answers', () => {
  expect(usual).toEqual({
    startingFactories: 'all',
    bridging: 'free',
    dismantling: 'any',
    crossing: 'free',
    passingOn: 'at-once',
    evenPrestige: 'west',
    echoChooser: 'west',
    quietWithoutMeans: 'barred',
    policePrice: 'all',
    exportReference: 'with-factory',
    keptCards: 'besides',
    dividedInFlight: 'counted',
    eventStandard: 'quiets',
    wallChooser: 'east',
  })
})

test('the rules say every setting of every question', () => {
  const rules = readFileSync(`${HOME}/docs/rules/wir-sind-das-volk.md`, 'utf8')
  for (const [option, { enum: list = [] }] of Object.entries(options)) {
    const line = rules.split('\n').find((one) => one.startsWith(`| \`${option}\` |`)) ?? ''
    for (const setting of list)
      expect([option, line]).toEqual([option, expect.stringContaining(`\`${setting}\``)])
  }
})
