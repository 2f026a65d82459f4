/** Cards of decks at the table. A drawn card is open, and the player presses a card of the hand where it lies. */
import { expect, test } from 'vitest'
import { randomBot } from '../../engine/bots/random'
import { compile } from '../../engine/compile'
import { decisions, table, view } from '../../engine/game'
import { act, type Session, startSession, stateOf } from '../../engine/replay/session'
import type { Choice, GameDef } from '../../engine/types'
import { readPack } from '../cli/support/read-pack'

const GAMES = [
  { pack: 'three-crowns', scenario: 'dispatches', turned: 'dispatches', held: 'orders' },
  { pack: 'burning-village', scenario: 'omens', turned: 'omens', held: 'luck' },
  { pack: 'general-strike', scenario: 'news', turned: 'news', held: 'favours' },
]
const SEED = 3
const MOST_STEPS = 400

async function begun(pack: string, scenario: string): Promise<{ def: GameDef; session: Session }> {
  const made = compile(await readPack(`examples/${pack}`), scenario)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return { def: made.value, session: startSession(made.value, { seed: SEED }) }
}

const namedCard = ({ at }: Choice) => (at.kind === 'card' ? at.card : undefined)

test.each(GAMES)('$pack/$scenario', async ({ pack, scenario, turned, held }) => {
  let { def, session } = await begun(pack, scenario)
  const bot = randomBot(SEED)
  for (let step = 0; step < MOST_STEPS; step++) {
    const [asked] = decisions(def, stateOf(session))
    const card = asked.choices.find((choice) => namedCard(choice) !== undefined)
    if (card) {
      const shown = (who: string) => table(def, view(def, stateOf(session), who)).displays ?? []
      const hand = shown(asked.seat).find(({ id }) => id === `${held}-hand-${asked.seat}`)!
      for (const choice of asked.choices.filter((one) => namedCard(one) !== undefined))
        expect(hand.cards.find(({ id }) => id === namedCard(choice))?.name).toBe(
          `cards.${choice.action.choice}`,
        )
      const all = shown(asked.seat).flatMap(({ cards }) => cards.map(({ id }) => id))
      expect(new Set(all).size).toBe(all.length)
      // Every viewer sees the drawn card. Other seats see no card of the hand.
      const last = shown('spectator').find(({ id }) => id === `${turned}-last`)
      expect([last?.kind, last?.cards.length, typeof last?.cards[0].name]).toEqual(['open', 1, 'string'])
      const covered = shown('spectator').find(({ id }) => id === hand.id)
      expect(covered?.cards.map(({ name }) => name)).toEqual(hand.cards.map(() => undefined))
      // A played card is then open.
      const next = act(session, asked.seat, card.action)
      if (!next.ok) throw new Error('refused')
      const now = table(def, stateOf(next.value)).displays ?? []
      expect(now.find(({ id }) => id === `${held}-last`)?.cards[0].name).toBe(`cards.${card.action.choice}`)
      return
    }
    const next = act(session, asked.seat, bot(asked).action)
    if (!next.ok) throw new Error('refused')
    session = next.value
  }
  throw new Error('nobody was ever asked for a card of a hand')
})
