/**
 * A game pinned in a pack. It is played again, and each move must give the same result.
 * The comparison covers events (by name, without list indices), the choices taken and the outcome. An unused new unit therefore changes
 * nothing.
 */

import type { GoldenFile } from '../../schemas/generated/content'
import { scenarioOfCase } from '../compile/shared-parts'
import { apply, compile, outcome, setup, table } from '../game'
import { canonicalJson, hashText } from '../kernel/hash'
import { rulesVersionOf } from '../replay/rules-version'
import { type Session, stateOf, stepsOf } from '../replay/session'
import type { GameDef, GameEvent, GameState, Message, RawPack } from '../types'

/** Number of digits of the signature of a move, and of the end. */
const SIGN = 4
const END = 8
/** Signatures in a row. */
const ROW = 16

/** Pins the game of a session. */
export function goldenOf(session: Session, title?: GoldenFile['title']): GoldenFile {
  const { def, seed } = session
  const steps = stepsOf(session)
  const signs = signsOf(steps.map(({ events }) => events))
  return {
    ...(title && { title }),
    scenario: def.scenario,
    seed,
    rules: rulesVersionOf(def).version,
    moves: steps.map(({ seat, action }) => ({ by: seat, do: { ...action } })),
    told: rows(signs),
    end: endOf(def, stateOf(session)),
  }
}

/** The first deviation of a pinned game: the move, from 1, and the reason. A number after the last move means the outcome. */
export type GoldenDifference = { readonly move: number; readonly message: Message }

/** Plays a pinned game on a pack. Returns the first deviation, or `undefined` if there is none. */
export function goldenDifference(raw: RawPack, golden: GoldenFile): GoldenDifference | undefined {
  const scenario = scenarioOfCase(raw, golden.scenario)
  if (!scenario)
    return { move: 1, message: { key: 'cases.no-scenario', values: { scenario: golden.scenario } } }
  const made = compile(raw, scenario.id)
  if (!made.ok) return { move: 1, message: made.error[0].message }
  return differenceIn(made.value, golden)
}

function differenceIn(def: GameDef, { seed, moves, told, end }: GoldenFile): GoldenDifference | undefined {
  const wanted = told.flatMap((row) => row.split(' '))
  let state = setup(def, { seed })
  for (const [index, { by, do: action }] of moves.entries()) {
    const next = apply(def, state, by, action)
    if (!next.ok) {
      const { rule, message } = next.error
      return { move: index + 1, message: { key: 'golden.refused', values: { rule, why: { message } } } }
    }
    state = next.value.state
    if (signOf(next.value.events) !== wanted[index])
      return { move: index + 1, message: { key: 'golden.told' } }
  }
  return endOf(def, state) === end ? undefined : { move: moves.length, message: { key: 'golden.end' } }
}

const signsOf = (all: readonly (readonly GameEvent[])[]): string[] => all.map(signOf)

/** The signature of events. Their words are excluded, because they can be reworded. */
const signOf = (events: readonly GameEvent[]): string =>
  hashText(canonicalJson(events.map(withoutWords))).slice(0, SIGN)

function withoutWords({ message, others, ...facts }: GameEvent): object {
  return { ...facts, about: message.values, others: others && withoutWords(others) }
}

function endOf(def: GameDef, state: GameState): string {
  const over = outcome(def, state)
  const { total, scores } = table(def, state).score
  const end = over ? [over.winner, over.level, over.score] : [total, scores]
  return hashText(canonicalJson(end)).slice(0, END)
}

function rows(signs: readonly string[]): string[] {
  const all: string[] = []
  for (let at = 0; at < signs.length; at += ROW) all.push(signs.slice(at, at + ROW).join(' '))
  return all
}
