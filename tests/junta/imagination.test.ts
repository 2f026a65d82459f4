/** A bot's complete game sampled behind its view, which keeps every known fact. */
import { expect, test } from 'vitest'
import '../../engine/rulesets/all'
import { greedyBot } from '../../engine/bots/greedy'
import { botMove } from '../../engine/bots/turn'
import { compile, imagine, play, setup, view } from '../../engine/game'
import { seedRandom } from '../../engine/kernel/random'
import type { JuntaDef, JuntaState } from '../../engine/rulesets/junta/state'
import { loadPack } from '../engine/support/content'

const made = compile(loadPack('junta'), 'four-families')
if (!made.ok) throw new Error(JSON.stringify(made.error))
const def = made.value as JuntaDef
const VALUES = [0, 1, 2]

/** Counts the notes of one value anywhere. */
const countOf = ({ aid, spent, hand, swiss }: JuntaState, value: number): number =>
  aid.filter((note) => note === value + 1).length +
  spent[value] +
  [...hand, ...swiss].reduce((sum, count, at) => sum + (at % VALUES.length === value ? count : 0), 0)

test('has every note and card once, and shows the family what it has seen', () => {
  const game = play(def, setup(def, { seed: 2 }))
  const bots = new Map(def.seats.map((seat, at) => [seat, greedyBot(def, seat, at)]))
  for (let step = 0; step < 400; step++) {
    const move = botMove(
      game.decisions(),
      (seat) => bots.get(seat),
      (seat) => view(def, game.state, seat),
    )
    if (!move) break
    game.act(move.seat, move.action)
    if (step % 23 !== 0) continue
    for (const [own, seat] of def.seats.entries()) {
      const seen = view(def, game.state as JuntaState, seat)
      const world = imagine(def, seen, seat, seedRandom(step))
      for (const value of VALUES) expect(countOf(world, value)).toBe(def.rules.notes[value])
      const again = view(def, world, seat)
      expect(again.place).toEqual(seen.place)
      expect(again.hand).toEqual(seen.hand)
      expect(world.swiss.slice(own * 3, own * 3 + 3)).toEqual(seen.swiss.slice(own * 3, own * 3 + 3))
      expect(world.pile.length).toBe((game.state as JuntaState).pile.length)
    }
  }
}, 30_000)
