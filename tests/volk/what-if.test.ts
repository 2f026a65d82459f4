/** A pack of a few YAML files merged over the game: one card removed, one added, one changed, a new scenario. */
import { describe, expect, test } from 'vitest'
import { checkFolder } from '../../cli/packs'
import { greedyBot } from '../../engine/bots/greedy'
import { type Bot, randomBot } from '../../engine/bots/random'
import { runCase } from '../../engine/cases/run-case'
import { cardsOf } from '../../engine/compile/deck-cards'
import { compile, hash, outcome, play, replay, setup, view } from '../../engine/game'
import type { GameDef, GameRecord, RawPack } from '../../engine/types'
import { HOME } from '../cli/support/terminal'

const { raw, diagnostics } = await checkFolder(`${HOME}/tests/volk/packs/what-if`, 'what-if', HOME)
const pack = raw as RawPack

function game(): GameDef {
  const made = compile(pack, 'short-peace')
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

test('the checks find nothing to say', () => {
  expect(diagnostics).toEqual([])
})

test('the deck has 21 cards, one of them changed and one new, each with the place that wrote it', () => {
  const cards = cardsOf(pack, 'decade-1')
  const at = (id: string) => cards.find(({ card }) => card.id === id)?.at
  expect(cards).toHaveLength(21)
  expect(at('displaced-persons')).toBeUndefined()
  expect(at('marshall-plan')?.pack).toBeUndefined()
  expect(at('neutral-germany')?.pack).toBeUndefined()
  expect(at('comecon')?.pack).toBe('wir-sind-das-volk')
})

test.each(pack.cases.flatMap((file) => file.cases).map((rule) => [rule.id, rule] as const))(
  'case %s',
  (_, rule) => {
    expect(runCase(pack, rule)).toEqual({ ok: true, differences: [] })
  },
)

describe('it is played to the end', () => {
  const bots = { random: (_: GameDef, __: string, seed: number) => randomBot(seed), greedy: greedyBot }

  test.each([
    ['random', 20],
    ['greedy', 2],
  ] as const)('by %s bots, %i times', { timeout: 120_000 }, (name, games) => {
    const def = game()
    for (let seed = 1; seed <= games; seed++) {
      const record = playOne(
        def,
        seed,
        def.seats.map((seat, index) => bots[name](def, seat, seed * 4 + index)),
      )
      expect(hash(replay(def, record))).toBe(record.hash)
    }
  })
})

function playOne(def: GameDef, seed: number, bots: readonly Bot[]): GameRecord {
  const running = play(def, setup(def, { seed }))
  const actions: { seat: string; action: GameRecord['actions'][number]['action'] }[] = []
  for (let asked = running.decisions(); asked.length > 0; asked = running.decisions()) {
    const [decision] = asked
    const { seat } = decision
    const { action } = bots[def.seats.indexOf(seat)](decision, view(def, running.state, seat))
    actions.push({ seat, action })
    running.act(seat, action)
  }
  expect(outcome(def, running.state)?.winner).toMatch(/^(ddr|brd)$/)
  return { format: 1, pack: def.pack, scenario: def.scenario, seed, actions, hash: hash(running.state) }
}
