/** Figures of the table as measures: each game lists its own, and each can be read in any state and in any view. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { FigureFacts } from '../../engine/blocks/checks/figures'
import { type BlockRules, type BlockState, NOTHING } from '../../engine/blocks/port'
import { randomBot } from '../../engine/bots/random'
import { apply, decisions, setup, view } from '../../engine/game'
import { ownDef } from '../../engine/kernel/position'
import { runtimeRulesetOf } from '../../engine/rulesets'
import { FIGURES as corteo } from '../../engine/rulesets/corteo/checks/figures'
import { FIGURES as cryHavoc } from '../../engine/rulesets/cry-havoc/checks/figures'
import { FIGURES as junta } from '../../engine/rulesets/junta/checks/figures'
import { FIGURES as kriegspiel } from '../../engine/rulesets/kriegspiel/checks/figures'
import { FIGURES as volk } from '../../engine/rulesets/wir-sind-das-volk/checks/figures'
import type { GameDef } from '../../engine/types'
import { after, codesOf, gameWith, smallestWith } from '../support/smallest-game'

const FACTS: Readonly<Record<string, FigureFacts>> = {
  corteo,
  kriegspiel,
  'cry-havoc': cryHavoc,
  'wir-sind-das-volk': volk,
  junta,
}

type Written = { of: string; parts?: string; secret?: string }
const writtenOf = (ruleset: string): Record<string, Written> =>
  JSON.parse(readFileSync(`schemas/${ruleset}/vocabulary.json`, 'utf8')).figures

const rulesOf = (def: GameDef) => ownDef(runtimeRulesetOf(def), def).rules as unknown as BlockRules

describe.each(Object.keys(FACTS))('%s', (ruleset) => {
  test('the vocabulary lists the figures of the port, with their owners, parts and secrets', async () => {
    const { figures = {} } = rulesOf(await gameWith(ruleset, {})).blocks.port
    const written = writtenOf(ruleset)
    expect(Object.keys(figures)).toEqual(Object.keys(written))
    for (const [name, { of, parts, secret }] of Object.entries(written)) {
      expect([name, figures[name].owner, figures[name].parts !== undefined]).toEqual([
        name,
        of,
        parts !== undefined,
      ])
      const facts = FACTS[ruleset][name]
      expect([name, facts?.kind !== undefined, facts?.secret]).toEqual([name, parts !== undefined, secret])
    }
  })

  test('every figure is a whole number for every player, in every state and in every view', async () => {
    const def = await gameWith(ruleset, {})
    const rules = rulesOf(def)
    const { port, seats } = rules.blocks
    const bot = randomBot(3)
    let state = setup(def, { seed: 3 })
    for (let left = 120; left > 0; left--) {
      if (left % 20 === 0)
        for (const seen of [state, view(def, state, def.seats[0]), view(def, state, 'spectator')]) {
          port.load?.(rules, seen as BlockState)
          for (const [name, figure] of Object.entries(port.figures ?? {}))
            for (const seat of figure.owner === 'none' ? [NOTHING] : seats.keys())
              expect([name, Number.isInteger(figure.read(rules, seen as BlockState, seat, NOTHING))]).toEqual(
                [name, true],
              )
        }
      const asked = decisions(def, state).find(({ optional }) => !optional)
      const next = asked && apply(def, state, asked.seat, bot(asked).action)
      if (!next?.ok) break
      state = next.value.state
    }
  })
})

const set = (counter: string, to: object) => ({ type: 'set', counter, to })
const ids = (...names: string[]) => names.map((id) => ({ id }))

test('a figure of a named player, of all players, of the lowest and of the highest', async () => {
  const { def, state, values } = await after('junta', ids('own', 'all', 'low', 'high'), [])
  const rules = rulesOf(def)
  const money = rules.blocks.seats.map((_, seat) =>
    rules.blocks.port.figures!.money.read(rules, state as BlockState, seat, NOTHING),
  )
  expect(values).toEqual([0, 0, 0, 0])
  const [first] = rules.blocks.seats
  const again = await after('junta', ids('own', 'all', 'low', 'high'), [
    set('own', { type: 'figure', figure: 'money', seat: first }),
    set('all', { type: 'figure', figure: 'money', over: 'sum' }),
    set('low', { type: 'figure', figure: 'money', over: 'least' }),
    set('high', { type: 'figure', figure: 'money', over: 'most' }),
  ])
  const sum = money.reduce((a, b) => a + b, 0)
  expect(again.values).toEqual([money[0], sum, Math.min(...money), Math.max(...money)])
})

test('a figure counts one part, and a condition holds at its value and not above', async () => {
  const all = { type: 'figure', figure: 'on-map', seat: 'red' }
  const { def, values } = await after('corteo', ids('units', 'types', 'at', 'above'), [])
  expect(values.length).toBe(4)
  const [seat] = def.seats
  const units = { ...all, seat }
  const read = await after('corteo', ids('units', 'at', 'above'), [
    set('units', units),
    {
      type: 'if',
      when: { type: 'measure', of: units, least: { type: 'counter', counter: 'units' } },
      do: [set('at', { type: 'turn' })],
    },
    {
      type: 'if',
      when: {
        type: 'measure',
        of: units,
        least: { type: 'add', of: [{ type: 'counter', counter: 'units' }, 1] },
      },
      do: [set('above', { type: 'turn' })],
    },
  ])
  expect(read.values[0]).toBeGreaterThan(0)
  expect(read.values.slice(1)).toEqual([1, 0])
})

const trigger = (figure: object, more: object = {}) => ({
  counters: [{ id: 'one' }],
  triggers: [{ id: 'x', at: 'turn-began', do: [set('one', { type: 'figure', ...figure })], ...more }],
})

test('an unknown part, and a part of a figure without parts, are refused', async () => {
  const wrong = await smallestWith('corteo', trigger({ figure: 'losses', of: 'nothing-like-it' }))
  expect(codesOf(wrong.diagnostics)).toContain('E-UNKNOWN-UNIT')
  const none = await smallestWith('corteo', trigger({ figure: 'jams', of: 'nothing-like-it' }))
  expect(codesOf(none.diagnostics)).toContain('E-UNKNOWN-FIGURE-PART')
})

test('a figure of the game has no player: the check says so', async () => {
  const { pack } = await smallestWith('corteo', {})
  const seat = Object.values(pack!.scenarios)[0].order[0]
  const { diagnostics } = await smallestWith('corteo', trigger({ figure: 'jams', seat }))
  expect(codesOf(diagnostics)).toContain('W-NUMBER-OWNER')
  const own = await smallestWith('corteo', trigger({ figure: 'losses', seat }))
  expect(codesOf(own.diagnostics)).not.toContain('W-NUMBER-OWNER')
})

test('a secret figure that others could read from the log is told, unless the trigger is quiet', async () => {
  const told = await smallestWith('junta', trigger({ figure: 'money', over: 'most' }))
  expect(codesOf(told.diagnostics)).toContain('W-SECRET-TOLD')
  const quiet = await smallestWith('junta', trigger({ figure: 'money', over: 'most' }, { quiet: true }))
  expect(codesOf(quiet.diagnostics)).not.toContain('W-SECRET-TOLD')
  const open = await smallestWith('junta', trigger({ figure: 'cards', over: 'most' }))
  expect(codesOf(open.diagnostics)).not.toContain('W-SECRET-TOLD')
})

test('points of Corteo are the measure `score` too, and a scoring line that reads them does not go round', async () => {
  const { pack } = await smallestWith('corteo', {})
  const seat = Object.values(pack!.scenarios)[0].order[0]
  const when = { type: 'measure', of: { type: 'score', seat }, least: 0 }
  const { values } = await after(
    'corteo',
    ids('tally', 'points', 'figure'),
    [
      set('tally', { type: 'turn' }),
      set('points', { type: 'score', seat }),
      set('figure', { type: 'figure', figure: 'seat-score', seat }),
    ],
    { scoring: [{ id: 'tally', type: 'counter', counter: 'tally', times: 3, when }] },
  )
  expect(values).toEqual([1, 3, 3])
})
