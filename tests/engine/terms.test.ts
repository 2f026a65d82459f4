/** The parts of a score add up to the total, and each has a text in both languages. */
import { beforeAll, describe, expect, test } from 'vitest'
import '../../engine/rulesets/all'
import { greedyBot } from '../../engine/bots/greedy'
import { botMove } from '../../engine/bots/turn'
import { compile, outcome, play, setup, view } from '../../engine/game'
import { ownDef } from '../../engine/kernel/position'
import { loadTexts, rulesetOf } from '../../engine/rulesets'
import type { GameDef, Seat } from '../../engine/types'
import { loadPack } from './support/content'

const GAMES = [
  ['corteo', 'base'],
  ['cry-havoc', 'crossroads-ambush'],
  ['junta', 'five-families'],
  ['kriegspiel', 'opening'],
  ['wir-sind-das-volk', 'one-decade'],
] as const

/** The allowed rounding error of all parts together, in thousandths. */
const ROUNDED = 12

describe.each(GAMES)('%s %s', (pack, scenario) => {
  let def: GameDef
  beforeAll(() => {
    const made = compile(loadPack(pack), scenario)
    if (!made.ok) throw new Error(JSON.stringify(made.error))
    def = made.value
  }, 60_000)

  test('the terms of a standing change as it changes, and are said in both languages', async () => {
    const texts = await Promise.all((['en', 'it'] as const).map((one) => loadTexts([def.ruleset], one)))
    const [seat] = def.seats
    const ruleset = rulesetOf(def)
    const scorer = ruleset.scorer?.(ownDef(ruleset, def), seat)
    const game = play(def, setup(def, { seed: 4 }))
    const bots = new Map<Seat, ReturnType<typeof greedyBot>>(
      def.seats.map((one) => [one, greedyBot(def, one, 7)]),
    )
    const rests: number[] = []
    const seen = new Set<number>()
    for (let step = 0; step < 240; step++) {
      const move = botMove(
        game.decisions(),
        (one) => bots.get(one),
        (one) => view(def, game.state, one),
      )
      if (!move || outcome(def, game.state)) break
      game.act(move.seat, move.action)
      if (step % 10 !== 0 || outcome(def, game.state)) continue
      const own = view(def, structuredClone(game.state), seat)
      const terms = scorer?.terms?.(own) ?? []
      const standing = scorer?.standing?.(own) ?? 0
      expect(terms.length).toBeGreaterThan(2)
      rests.push(standing - terms.reduce((sum, { value }) => sum + value, 0))
      for (const { value } of terms) seen.add(value)
      for (const { label } of terms)
        for (const language of texts) expect(textAt(language, label.key), label.key).toMatch(/\S/)
    }
    expect(rests.length).toBeGreaterThan(5)
    expect(seen.size).toBeGreaterThan(5)
    // The remainder is the offset of the scale, the same everywhere.
    expect(Math.max(...rests) - Math.min(...rests)).toBeLessThanOrEqual(ROUNDED)
  }, 60_000)
})

const textAt = (texts: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts)
