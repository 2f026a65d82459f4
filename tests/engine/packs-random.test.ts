/** Every scenario of every pack, played whole. The checked and the fast play agree at each step, and every step can be undone. */
import { describe, expect, test } from 'vitest'
import { randomBot } from '../../engine/bots/random'
import { apply, decisions, hash, outcome, play, setup } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { act, type Session, startSession, stateOf, stepsOf, undo } from '../../engine/replay/session'
import type { GameDef } from '../../engine/types'
import { countOf, isItsTurn, perScale, someOf, trySeeds } from '../support/budget'
import { everyGame } from './support/content'
import { deepFreeze } from './support/freeze'
import { questionOf } from './support/random-play'

/** In every second game any asked seat answers, and sometimes takes optional actions. */
const isLively = (seed: number) => seed % 2 === 1

const games = everyGame()

/** Whole states are compared after this many actions and at the end. Events and offers are compared after each. */
const COMPARE_EACH = countOf(8, 1)

function facesAgree(def: GameDef, seed: number): void {
  const bot = randomBot(seed)
  const rng = seedRandom(seed)
  let state = deepFreeze(setup(def, { seed }))
  let acts = 0
  const game = play(def, state, { events: true })
  for (let asked = decisions(def, state); asked.length > 0; asked = decisions(def, state)) {
    expect(game.decisions()).toEqual(asked)
    const decision = isLively(seed) ? questionOf(rng, asked, true, nextBelow(rng, 5) === 0) : asked[0]
    const { action } = bot(decision)
    const next = apply(def, state, decision.seat, action)
    if (!next.ok) throw new Error(`offered but refused by ${next.error.rule}: ${JSON.stringify(action)}`)
    game.act(decision.seat, action)
    expect(game.takeEvents()).toEqual(next.value.events)
    if (acts++ % COMPARE_EACH === 0) expect(game.state).toEqual(next.value.state)
    state = deepFreeze(next.value.state)
  }
  expect(game.state).toEqual(state)
  expect(outcome(def, state)).toEqual(game.outcome())
  expect(outcome(def, state)).toBeDefined()
}

function canBeTakenBack(def: GameDef, seed: number): void {
  const bot = randomBot(seed)
  const past: string[] = []
  let session: Session = startSession(def, { seed })
  for (let asked = decisions(def, session.start); asked.length > 0 && past.length < 300; ) {
    past.push(hash(stateOf(session)))
    const next = act(session, asked[0].seat, bot(asked[0]).action)
    if (!next.ok) throw new Error(next.error.rule)
    session = next.value
    asked = decisions(def, stateOf(session))
  }
  const steps = stepsOf(session)
  let back = session
  for (const before of past.toReversed()) {
    back = undo(back)
    expect(hash(stateOf(back))).toBe(before)
  }
  for (const { seat, action } of steps) {
    const again = act(back, seat, action)
    if (!again.ok) throw new Error(again.error.rule)
    back = again.value
  }
  expect(stateOf(back)).toEqual(stateOf(session))
}

describe.each(games.filter(({ def }) => isItsTurn(def.ruleset)))('$name', ({ name, def }) => {
  test('both faces give the same states, none of them ever changed', { timeout: 600_000 }, () => {
    const budget = perScale({
      daily: { seconds: 0, atLeast: 1 },
      reduced: { seconds: 5, atLeast: 2 },
      long: { seconds: 30, atLeast: 6 },
    })
    trySeeds({ name: `faces/${name}`, ...budget }, (seed) => facesAgree(def, seed))
  })
})

describe.each(someOf(games))('$name', ({ name, def }) => {
  test('every position can be taken back and played again', { timeout: 600_000 }, () => {
    const budget = perScale({
      daily: { seconds: 0, atLeast: 1 },
      reduced: { seconds: 1, atLeast: 1 },
      long: { seconds: 5, atLeast: 3 },
    })
    trySeeds({ name: `undo/${name}`, ...budget }, (seed) => canBeTakenBack(def, seed))
  })
})
