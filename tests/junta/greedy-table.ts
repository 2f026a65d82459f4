/** A table of Junta with some greedy families. The test plays the others. */
import { greedyBot } from '../../engine/bots/greedy'
import type { Bot } from '../../engine/bots/random'
import { botMove } from '../../engine/bots/turn'
import { compile, decisions, view } from '../../engine/game'
import type { JuntaDef, JuntaState } from '../../engine/rulesets/junta/state'
import type { Action, Seat } from '../../engine/types'
import type { JuntaWeights } from '../../schemas/generated/content'
import { loadPack } from '../engine/support/content'
import { played } from './standing'

/** Weights of a greedy family that makes no offers or demands, neither pays nor helps others, and has no fear. */
export const AS_BEFORE: JuntaWeights = {
  offers: 0,
  margin: 0,
  haggle: 0,
  gift: 0,
  honour: 0,
  killers: 0,
  units: 0,
  ally: 0,
  settle: 0,
  watch: 0,
  fear: 0,
  bluff: 0,
  share: 0,
  envy: 0,
  caution: 0,
}

const raw = loadPack('junta')

/** Returns a game whose families have other weights than in the pack. */
export function weighed(scenario: string, weightsOf: (seat: number) => JuntaWeights): JuntaDef {
  const seats = raw.scenarios[scenario].order
  const bots = raw.bots!.bots.map((bot) => ({
    ...bot,
    weights: { ...bot.weights, ...weightsOf(seats.indexOf(bot.side)) },
  }))
  const made = compile({ ...raw, bots: { ...raw.bots, bots } }, scenario)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value as JuntaDef
}

type Acted = { readonly seat: Seat; readonly action: Action }

export class GreedyTable {
  readonly acted: Acted[] = []
  readonly #bots: ReadonlyMap<Seat, Bot>
  constructor(
    readonly def: JuntaDef,
    public state: JuntaState,
    readonly greedy: readonly Seat[],
    seed = 1,
  ) {
    this.#bots = new Map(greedy.map((seat, index) => [seat, greedyBot(def, seat, seed + index)]))
  }

  /** Plays one action of a greedy family. Returns false if none has one. */
  act(): boolean {
    const move = botMove(
      decisions(this.def, this.state),
      (seat) => this.#bots.get(seat),
      (seat) => view(this.def, this.state, seat),
    )
    if (!move) return false
    this.acted.push(move)
    return this.do(move.seat, move.action)
  }

  /** Plays until no greedy family has an action, or until the condition holds. */
  actUntil(is: (acted: Acted) => boolean = () => false, most = 200): this {
    for (let done = 0; done < most && this.act(); done++) if (is(this.acted[this.acted.length - 1])) break
    return this
  }

  do(seat: Seat, action: Action): true {
    this.state = played(this.def, this.state, [seat, action])
    return true
  }

  actions(seat: Seat): Action[] {
    return this.acted.flatMap((one) => (one.seat === seat ? [one.action] : []))
  }
}
