/** The smallest pack of a ruleset with other parts of its scenario, played by a bot turn by turn. */
import { randomBot } from '../../engine/bots/random'
import { compile, crossCheck } from '../../engine/compile'
import { apply, decisions, setup } from '../../engine/game'
import type { GameDef, GameEvent, GameState, RawPack } from '../../engine/types'
import { checkPack } from '../../schemas/check'
import { textFiles } from '../../server/packs/files'
import { smallestPackOf } from '../../server/packs/smallest'

/** The parts of a state that the tests read. */
export type Played = GameState & {
  readonly counters: readonly number[]
  readonly trackAt?: number
  readonly delayed?: readonly unknown[]
}

const MOST_ACTS = 3000

export async function gameWith(ruleset: string, parts: object): Promise<GameDef> {
  const pack = checkPack(textFiles((await smallestPackOf(ruleset))!), crossCheck).pack!
  const [[id, scenario]] = Object.entries(pack.scenarios)
  const scenarios = { [id]: { ...scenario, triggers: [], modifiers: [], ...parts } }
  const made = compile({ ...pack, scenarios } as RawPack, id)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

/** Plays until the game is over or `isDone` holds. Returns all states in order, the last one last. */
export function played(
  def: GameDef,
  isDone: (state: Played) => boolean = () => false,
  told: (event: GameEvent) => void = () => {},
): Played[] {
  const bot = randomBot(1)
  const states = [setup(def, { seed: 1 }) as Played]
  for (let left = MOST_ACTS; left > 0; left--) {
    const state = states[states.length - 1]
    const asked = decisions(def, state).find(({ optional }) => !optional)
    if (!asked || isDone(state)) break
    const next = apply(def, state, asked.seat, bot(asked).action)
    if (!next.ok) throw new Error(next.error.message.key)
    for (const event of next.value.events) told(event)
    states.push(next.value.state as Played)
  }
  return states
}
