/** A bot that always has an optional action is limited to a number, and the game goes on. */
import { describe, expect, test } from 'vitest'
import { greedyBot, MOST_OPTIONAL } from '../../engine/bots/greedy'
import type { Bot } from '../../engine/bots/random'
import { botMove } from '../../engine/bots/turn'
import { hash, outcome, play, setup, view } from '../../engine/game'
import { actedByBots } from '../../engine/match/local/bots-act'
import { startSession, stateOf, stepsOf } from '../../engine/replay/session'
import { rulesets } from '../../engine/rulesets'
import type { Decision, GameDef, Ruleset, Scorer, Seat } from '../../engine/types'
import { race, raceDef, SEATS } from './support/race'

const WAVE = { type: 'wave' }
const waving = (seat: Seat): Decision => ({
  ...{ seat, phase: 'wave', prompt: { key: 'race.wave' }, optional: true },
  choices: [
    { action: WAVE, at: { kind: 'button', button: 'wave' }, label: { key: 'race.wave' }, group: 'wave' },
  ],
})

/** The race with runners who may wave at any time. */
function raceWith(id: string, optionalAction: Scorer['optionalAction']): GameDef {
  const rules = race as unknown as Ruleset
  const waves: Ruleset = {
    ...rules,
    id,
    forms: { ...rules.forms, wave: {} },
    decisions(def, state) {
      const asked = rules.decisions(def, state)
      return asked.length > 0 ? [...asked, ...SEATS.map(waving)] : asked
    },
    step(turn, seat, action) {
      if (action.type !== WAVE.type) rules.step(turn, seat, action)
    },
    scorer: () => ({
      score: ({ choices }) => choices.map(({ group }) => Number(group === 'dash')),
      optionalAction,
    }),
  }
  rulesets.set(id, waves)
  return { ...raceDef(), ruleset: id } as GameDef
}

const botsOf = (def: GameDef): ReadonlyMap<Seat, Bot> =>
  new Map(def.seats.map((seat, at) => [seat, greedyBot(def, seat, at + 1)]))

/** Plays to the end. Returns the result, and how often a seat waved before each of its answers. */
function played(def: GameDef): { end: string; waves: number[] } {
  const game = play(def, setup(def, { seed: 4 }))
  const bots = botsOf(def)
  const since = new Map<Seat, number>()
  const waves: number[] = []
  for (let count = 0; count < 5000; count++) {
    const move = botMove(
      game.decisions(),
      (seat) => bots.get(seat),
      (seat) => view(def, game.state, seat),
    )
    if (!move) break
    const before = since.get(move.seat) ?? 0
    if (move.action.type === WAVE.type) since.set(move.seat, before + 1)
    else {
      waves.push(before)
      since.set(move.seat, 0)
    }
    game.act(move.seat, move.action)
  }
  expect(game.outcome()).toBeDefined()
  return { end: hash(game.state), waves }
}

describe('a bot that always finds something besides', () => {
  const always = raceWith('waves-always', () => 0)

  test('stops after so many, answers, and begins anew', () => {
    const { waves } = played(always)
    expect(waves.length).toBeGreaterThan(3)
    expect(new Set(waves)).toEqual(new Set([MOST_OPTIONAL]))
  })

  test('plays the same game again', () => {
    expect(played(always)).toEqual(played(always))
  })

  test('leaves a playtest that comes to its end', () => {
    const bots = botsOf(always)
    const { session } = actedByBots(
      startSession(always, { seed: 4 }),
      (seat) => bots.get(seat),
      5000,
      () => false,
    )
    expect(outcome(always, stateOf(session))).toBeDefined()
    expect(stepsOf(session).some(({ action }) => action.type === WAVE.type)).toBe(true)
  })

  test('holds nobody up for whom a person plays', () => {
    const bots = botsOf(always)
    const [person] = always.seats
    const { session, done } = actedByBots(
      startSession(always, { seed: 4 }),
      (seat) => (seat === person ? undefined : bots.get(seat)),
      5000,
      () => false,
    )
    expect(done).toBe(MOST_OPTIONAL)
    expect(stepsOf(session).every(({ seat }) => seat !== person)).toBe(true)
  })
})

test('a bot that seldom finds something besides does all of it', () => {
  let asked = 0
  const seldom = raceWith('waves-seldom', () => (asked++ % 3 === 0 ? 0 : undefined))
  const { waves } = played(seldom)
  expect(Math.max(...waves)).toBeLessThan(5)
  expect(waves.some((count) => count > 0)).toBe(true)
})
