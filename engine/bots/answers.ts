/**
 * Values answers to questions of a scenario by their results: each is tried in a game that fits the view of the seat.
 * Open questions that follow are answered plainly: the seat wants no more, others pass or accept.
 */
import { apply, decisions, imagine, view } from '../game'
import type { Choice, Decision, GameDef, GameState, Scorer, Seat, View } from '../types'

const ASK = 'ask'
/** More answers than this are not tried; the bot then answers at random. */
const MOST_TRIED = 60
/** The limit of questions that follow an answer. */
const MOST_FOLLOWING = 12
const PLAINLY: readonly unknown[] = ['done', 'pass', 'accept']

/** Returns the value of each answer, or `undefined` if the question is of another kind or cannot be valued. */
export function answerValues(
  def: GameDef,
  seat: Seat,
  scorer: Pick<Scorer, 'standing'>,
  { phase, choices }: Decision,
  seen: View,
  rng: number[],
): readonly number[] | undefined {
  if (phase !== ASK || !scorer.standing || choices.length > MOST_TRIED || !isFound(seen)) return undefined
  const world = imagine(def, seen, seat, rng)
  return choices.map(({ action }) => {
    const result = apply(def, world, seat, action)
    return result.ok ? standing(def, seat, scorer, answered(def, result.value.state)) : 0
  })
}

/** Whether the answers to the open question are found in the game, and are not a written list. */
function isFound(state: object): boolean {
  const { underway } = state as { underway?: { asking?: { picked?: object; bids?: object } } }
  return underway?.asking?.picked !== undefined || underway?.asking?.bids !== undefined
}

function standing(def: GameDef, seat: Seat, scorer: Pick<Scorer, 'standing'>, state: GameState): number {
  return scorer.standing?.(view(def, state, seat)) ?? 0
}

/** The game after the questions that follow at once. */
function answered(def: GameDef, from: GameState): GameState {
  let state = from
  for (let left = MOST_FOLLOWING; left > 0; left--) {
    const asked = decisions(def, state).find(({ phase, optional }) => phase === ASK && !optional)
    const choice = asked && plainly(asked.choices)
    const result = choice && apply(def, state, asked.seat, choice.action)
    if (!result?.ok) return state
    state = result.value.state
  }
  return state
}

const plainly = (choices: readonly Choice[]): Choice | undefined =>
  choices.find(({ action }) => PLAINLY.includes(action.choice)) ?? choices[0]
