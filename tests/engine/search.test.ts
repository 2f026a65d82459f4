/** A bot that searches. Its actions are legal, repeat from the same seed, and depend only on its view. */
import { beforeAll, describe, expect, test } from 'vitest'
import '../../engine/rulesets/all'
import { greedyBot } from '../../engine/bots/greedy'
import { searchBot } from '../../engine/bots/search/bot'
import type { Effort } from '../../engine/bots/search/effort'
import { Search } from '../../engine/bots/search/search'
import { Ways } from '../../engine/bots/search/ways'
import { botMove } from '../../engine/bots/turn'
import { decisions, determinize, play, setup, view } from '../../engine/game'
import { ownDef } from '../../engine/kernel/position'
import { seedRandom } from '../../engine/kernel/random'
import { rulesetOf } from '../../engine/rulesets'
import type { Action, Decision, GameDef, GameState, Scorer, Seat } from '../../engine/types'
import { FIVE_GAMES, gameOf } from './support/content'

const SMALL: Effort = {
  playouts: 6,
  candidates: 3,
  rounds: 1,
  steps: 60,
  ripe: 2,
  manner: 'greedy',
  doubt: 0,
  keeps: 1,
}
/** Returns positions of a game between greedy players in which a seat has several choices. */
function questions(def: GameDef, most: number, apart: number): { state: GameState; decision: Decision }[] {
  const game = play(def, setup(def, { seed: 3 }))
  const bots = new Map<Seat, ReturnType<typeof greedyBot>>(
    def.seats.map((seat) => [seat, greedyBot(def, seat, 7)]),
  )
  const found: { state: GameState; decision: Decision }[] = []
  for (let step = 0; found.length < most && step < 4000; step++) {
    const asked = game.decisions()
    const wide = asked.find(({ optional, choices }) => !optional && choices.length > 1)
    if (wide && step % apart === 0) found.push({ state: structuredClone(game.state), decision: wide })
    const move = botMove(
      asked,
      (seat) => bots.get(seat),
      (seat) => view(def, game.state, seat),
    )
    if (!move) break
    game.act(move.seat, move.action)
  }
  return found
}

describe.each(FIVE_GAMES)('%s %s', (pack, scenario) => {
  let def: GameDef
  let asked: { state: GameState; decision: Decision }[]
  beforeAll(() => {
    def = gameOf(pack, scenario)
    asked = questions(def, 4, 11)
  }, 60_000)

  test('takes one of the choices, and the same one again from the same seed', () => {
    expect(asked.length).toBeGreaterThan(1)
    for (const { state, decision } of asked) {
      const seen = view(def, state, decision.seat)
      const choose = (seed: number) => searchBot(def, decision.seat, seed, SMALL)(decision, seen)
      const chosen = choose(1)
      expect(decision.choices).toContain(chosen)
      expect(choose(1)).toBe(chosen)
    }
  }, 60_000)

  test('what a seat cannot see makes no difference to it', () => {
    for (const { state, decision } of asked) {
      const { seat } = decision
      const other = determinize(def, state, seat, seedRandom(5))
      const again = decisions(def, other).find((one) => one.seat === seat && !one.optional)
      // If the choices themselves differ, there is no comparison.
      if (JSON.stringify(again?.choices) !== JSON.stringify(decision.choices)) continue
      const of = (one: GameState): Action =>
        searchBot(def, seat, 9, SMALL)(decision, view(def, one, seat)).action
      expect(of(other)).toEqual(of(state))
    }
  }, 60_000)

  test('who plays on in the mind finds what the thinker would find, and leaves its memory as it was', () => {
    const ruleset = rulesetOf(def)
    const newScorer = (seat: Seat, memory?: unknown) => ruleset.scorer?.(ownDef(ruleset, def), seat, memory)
    const scorers = new Map(def.seats.map((seat) => [seat, newScorer(seat)]))
    for (const { state, decision } of questions(def, 80, 1)) {
      const { seat } = decision
      const known = scorers.get(seat)
      const scores = (scorer: Scorer | undefined) => scorer?.score(decision, view(def, state, seat))
      const imagined = [scores(newScorer(seat, known?.memory)), scores(newScorer(seat, known?.memory))]
      const own = scores(known)
      expect(imagined).toEqual([own, own])
    }
  }, 60_000)

  test('does as many play-outs as it may, and none where there is nothing to choose', () => {
    const { state, decision } = asked[0]
    const seen = view(def, state, decision.seat)
    const search = new Search(def, decision.seat, decision, seen, new Ways([{ scorer: undefined }]), 1, SMALL)
    let count = 0
    while (search.step()) count++
    expect(count).toBe(SMALL.playouts)
    expect(search.estimates().reduce((sum, { values }) => sum + values.length, 0)).toBe(count)
    const one = { ...decision, choices: decision.choices.slice(0, 1) }
    expect(
      new Search(def, decision.seat, one, seen, new Ways([{ scorer: undefined }]), 1, SMALL).step(),
    ).toBe(false)
    expect(searchBot(def, decision.seat, 1, SMALL)(one, seen)).toBe(one.choices[0])
  }, 60_000)
})
