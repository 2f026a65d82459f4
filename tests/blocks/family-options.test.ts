/** Options of scenarios in the games with families and sides: asked first, kept secret, read by conditions, given in cases. */
import { expect, test } from 'vitest'
import { apply, decisions, determinize, hash, setup, view } from '../../engine/game'
import type { GameDef, GameState } from '../../engine/types'
import { codesOf, countersIn, gameWith, playUntil, smallestWith } from '../support/smallest-game'

const GAMES = ['junta', 'wir-sind-das-volk']

const plan = (seat: string, more: object = {}) => ({
  id: 'plan',
  seat,
  choices: [{ id: 'harvest' }, { id: 'steel' }],
  ...more,
})

const trigger = {
  id: 'seen',
  at: 'turn-began',
  once: true,
  quiet: true,
  do: [
    {
      type: 'if',
      when: { type: 'option', option: 'plan', is: ['steel'] },
      do: [{ type: 'set', counter: 'steel', to: 1 }],
    },
    { type: 'set', counter: 'done', to: 1 },
  ],
}

const parts = (more: object) => (scenario: Record<string, unknown>) => ({
  counters: [{ id: 'done' }, { id: 'steel' }],
  options: [plan((scenario.order as string[])[1], more)],
  triggers: [trigger],
})

function answer(def: GameDef, state: GameState, choice: string): GameState {
  const [{ seat, choices }] = decisions(def, state)
  const chosen = choices.find(({ action }) => (action as { choice?: string }).choice === choice)!
  const next = apply(def, state, seat, chosen.action)
  if (!next.ok) throw new Error(next.error.message.key)
  return next.value.state
}

test.each(GAMES)('%s asks for the option first, and a condition reads the answer', async (game) => {
  const def = await gameWith(game, parts({}))
  for (const [choice, steel] of [
    ['steel', 1],
    ['harvest', 0],
  ] as const) {
    const first = setup(def, { seed: 1 })
    const [{ seat, phase }] = decisions(def, first)
    expect([seat, phase]).toEqual([def.seats[1], 'ask'])
    const state = playUntil(def, (one) => countersIn(one)[0] === 1, 400, answer(def, first, choice))
    expect(countersIn(state)).toEqual([1, steel])
  }
})

test.each(GAMES)('%s keeps a secret choice from other seats until the game is over', async (game) => {
  // Without the trigger, whose counter would tell the choice.
  const def = await gameWith(game, (scenario) => ({
    ...parts({ secret: true })(scenario),
    triggers: undefined,
  }))
  const open = setup(def, { seed: 1 })
  const [one, other] = ['steel', 'harvest'].map((choice) => answer(def, open, choice))
  const [first, own] = def.seats
  expect(hash(view(def, one, first))).toBe(hash(view(def, other, first)))
  expect(hash(view(def, one, own))).not.toBe(hash(view(def, other, own)))
  expect(hash(view(def, determinize(def, one, first, [1, 2, 3, 4]), first))).toBe(hash(view(def, one, first)))
})

test.each(GAMES)('%s shows a secret choice to all once an effect reveals it', async (game) => {
  const reveal = { id: 'told', at: 'set-up-ended', do: [{ type: 'reveal', option: 'plan' }] }
  const def = await gameWith(game, (scenario) => ({
    ...parts({ secret: true })(scenario),
    triggers: [reveal],
  }))
  const [one, other] = ['steel', 'harvest'].map((choice) => answer(def, setup(def, { seed: 1 }), choice))
  expect(hash(view(def, one, def.seats[0]))).not.toBe(hash(view(def, other, def.seats[0])))
})

test.each(GAMES)('%s draws an option by chance, and begins with a start', async (game) => {
  const drawn = await gameWith(game, parts({ by: 'roll' }))
  expect(decisions(drawn, setup(drawn, { seed: 1 }))[0].phase).not.toBe('ask')
  const started = await gameWith(game, parts({ start: 'steel' }))
  const state = setup(started, { seed: 1 }) as GameState & { chosen: number[] }
  expect(state.chosen).toEqual([1])
})

test.each(GAMES)('%s reports unknown options and choices, and secrets that effects tell', async (game) => {
  const written = (type: string, more: object) => (scenario: Record<string, unknown>) => ({
    ...parts({})(scenario),
    triggers: [{ id: 'x', at: 'turn-began', do: [{ type, ...more }] }],
  })
  const choose = (option: string, to: string) => written('choose', { option, to })
  expect(codesOf((await smallestWith(game, choose('plan', 'steel'))).diagnostics)).not.toContain(
    'E-UNKNOWN-CHOICE',
  )
  expect(codesOf((await smallestWith(game, choose('plan', 'iron'))).diagnostics)).toContain(
    'E-UNKNOWN-CHOICE',
  )
  expect(codesOf((await smallestWith(game, choose('map', 'steel'))).diagnostics)).toContain(
    'E-UNKNOWN-OPTION',
  )
  const told = (scenario: Record<string, unknown>) => parts({ secret: true })(scenario)
  expect(codesOf((await smallestWith(game, told)).diagnostics)).toContain('W-SECRET-TOLD')
})
