/** Everything that a game says has texts in both languages, with all keys and values. */
import { expect, test } from 'vitest'
import { LANGUAGES, wordsIn } from '../../cli/language'
import { apply, decisions, inspect, outcome, play, setup, table } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { Action, Message } from '../../engine/types'
import { germany, OTHER_RULE_OPTIONS, packOfGermany, WHOLE } from './germany'

const GAMES = 12

/** Returns every message inside a value, at any depth. */
function messagesIn(value: unknown, found: Message[] = []): Message[] {
  if (typeof value !== 'object' || value === null) return found
  if ('key' in value && typeof value.key === 'string') found.push(value as Message)
  for (const inner of Object.values(value)) messagesIn(inner, found)
  return found
}

test('in random games, with either value of every rule option', { timeout: 240_000 }, () => {
  const texts = packOfGermany().texts
  const said = new Map<string, Message>()
  const hear = (value: unknown) => {
    for (const message of messagesIn(value)) {
      const shape = Object.entries(message.values ?? {}).map(([name, one]) =>
        typeof one === 'number' ? `${name}=${Math.min(2, Math.max(-2, one))}` : name,
      )
      said.set(`${message.key} ${shape.join()}`, message)
    }
  }
  const known: Action[] = []
  for (let seed = 1; seed <= GAMES; seed++) {
    const def = germany(WHOLE, seed % 2 === 0 ? { rules: OTHER_RULE_OPTIONS } : {})
    const game = play(def, setup(def, { seed }), { events: true })
    const rng = seedRandom(seed)
    for (let asked = game.decisions(); asked.length > 0; asked = game.decisions()) {
      const [{ seat, choices }] = asked
      hear(decisions(def, game.state))
      if (nextBelow(rng, 20) === 0) {
        hear(table(def, game.state))
        hear(inspect(def, game.state, seat, { kind: 'cell', cell: nextBelow(rng, def.grid.size) }))
      }
      known.push(choices[nextBelow(rng, choices.length)].action)
      for (let tries = 0; tries < 3; tries++) {
        const tried = apply(def, game.state, seat, known[nextBelow(rng, known.length)])
        if (!tried.ok) hear(tried.error)
      }
      game.act(seat, choices[nextBelow(rng, choices.length)].action)
      hear(game.takeEvents())
    }
    hear(outcome(def, game.state))
  }
  expect(said.size).toBeGreaterThan(100)
  for (const language of LANGUAGES) {
    const { format } = wordsIn(language)
    for (const message of said.values()) {
      const words = format(message, texts)
      expect(words, JSON.stringify(message)).not.toMatch(
        /volk\.|undefined|[{}]|areas\.|cards\.|sides\.|tracks\./,
      )
      expect(words.trim(), message.key).not.toBe('')
    }
  }
})
