/**
 * Runs the rule tests of a pack: a position, scripted dice, actions, and what must then be offered, hidden,
 * refused (and by which rule), happen, hold or stay unseen. Pure, so that the command line, the tests and the studio share it.
 */
import type { Case, CaseAction, CaseStep, Expectation } from '../../schemas/generated/content'
import { apply, decisions, outcome } from '../game'
import { rulesetOf } from '../rulesets'
import type { Action, Decision, GameDef, GameState, Message, RawPack, Seat } from '../types'
import { withPieceIds } from './aliases'
import { inWords, matches, missingEvent, says } from './match'
import { prepareCase } from './prepare'
import { type Played, secretStep, startOf } from './secret-step'

export type CaseResult = {
  readonly ok: boolean
  readonly differences: readonly Message[]
  /** The step that differed, from 1; absent when the case could not start. */
  readonly step?: number
}

type StepResult = { readonly played: Played; readonly differences: readonly Message[] }

export function runCase(raw: RawPack, rule: Case): CaseResult {
  if (!raw.scenarios[rule.scenario]) return failed([says('no-scenario', { scenario: rule.scenario })])
  if (!rule.steps.some((step) => !('do' in step))) return failed([says('nothing-checked')])
  const prepared = prepareCase(raw, rule)
  if (!prepared.ok) return failed(prepared.error.map((finding) => finding.message))
  const def = prepared.value
  const named = rule.given ? withPieceIds(def, rule, rule.given) : { given: undefined, steps: rule.steps }
  if (!('steps' in named)) return failed([says('no-piece', { unit: named.unit, id: named.id ?? '-' })])
  const { given } = named
  const dice = rule.dice ?? []
  let played: Played = { given, dice, done: [], state: startOf(def, given, dice), events: [] }
  for (const [index, step] of named.steps.entries()) {
    const result = runStep(def, played, step)
    if (result.differences.length > 0) return failed(result.differences, index + 1)
    played = result.played
  }
  const left = played.state.dice?.length ?? 0
  return left > 0 ? failed([says('dice-left', { count: left })]) : { ok: true, differences: [] }
}

const failed = (differences: readonly Message[], step?: number): CaseResult => ({
  ok: false,
  differences,
  step,
})

/** The schema of a case knows no ruleset's actions; the rules themselves judge what they are given. */
const asAction = (written: CaseAction) => written as Action

function runStep(def: GameDef, played: Played, step: CaseStep): StepResult {
  if ('do' in step) return doStep(def, played, asAction(step.do), step.by)
  return { played, differences: checkStep(def, played, step) }
}

function checkStep(def: GameDef, played: Played, step: Exclude<CaseStep, { do: unknown }>): Message[] {
  if ('offers' in step) return offersStep(def, played.state, step.offers.map(asAction), step.by)
  if ('hides' in step) return hidesStep(def, played.state, step.hides.map(asAction), step.by)
  if ('refuses' in step) return refusesStep(def, played.state, asAction(step.refuses), step.rule, step.by)
  if ('secret' in step) return secretStep(def, played, step.secret, step.unseenBy ?? 'spectator')
  return expectStep(def, played, step.expect)
}

/** Who acts in a step: the seat the case names, else the one that is asked. */
const actor = (def: GameDef, state: GameState, by: Seat | undefined): Seat | undefined =>
  by ?? decisions(def, state)[0]?.seat

function doStep(def: GameDef, played: Played, action: Action, by: Seat | undefined): StepResult {
  const seat = actor(def, played.state, by)
  if (seat === undefined) return { played, differences: [says('nobody-asked', { action: inWords(action) })] }
  const result = apply(def, played.state, seat, action)
  if (result.ok)
    return {
      played: { ...played, ...result.value, done: [...played.done, { seat, action }] },
      differences: [],
    }
  const { rule, message } = result.error
  return { played, differences: [says('refused', { action: inWords(action), rule, why: { message } })] }
}

const choicesOf = (asked: readonly Decision[], seat: Seat | undefined) =>
  asked
    .filter((decision) => seat === undefined || decision.seat === seat)
    .flatMap((decision) => decision.choices)

function offersStep(
  def: GameDef,
  state: GameState,
  expected: readonly Action[],
  by: Seat | undefined,
): Message[] {
  const choices = choicesOf(decisions(def, state), by)
  return expected
    .filter((action) => !choices.some((choice) => matches(choice.action, action)))
    .map((action) => {
      const alike = choices.map((choice) => choice.action).filter((other) => other.type === action.type)
      return says('not-offered', { action: inWords(action), offered: alike.map(inWords).join(', ') || '-' })
    })
}

function hidesStep(
  def: GameDef,
  state: GameState,
  expected: readonly Action[],
  by: Seat | undefined,
): Message[] {
  const choices = choicesOf(decisions(def, state), by)
  return expected
    .filter((action) => choices.some((choice) => matches(choice.action, action)))
    .map((action) => says('offered', { action: inWords(action) }))
}

function refusesStep(
  def: GameDef,
  state: GameState,
  action: Action,
  rule: string,
  by: Seat | undefined,
): Message[] {
  const seat = actor(def, state, by)
  if (seat === undefined) return [says('nobody-asked', { action: inWords(action) })]
  const result = apply(def, state, seat, action)
  if (result.ok) return [says('not-refused', { action: inWords(action), rule })]
  if (result.error.rule === rule) return []
  const why = { message: result.error.message }
  return [says('other-rule', { action: inWords(action), rule, found: result.error.rule, why })]
}

function expectStep(def: GameDef, played: Played, expected: Expectation): Message[] {
  const { events, outcome: ending, ...rest } = expected
  const position = rulesetOf(def).differences(def, played.state, rest)
  const missing = missingEvent(played.events, events ?? [])
  const differences = position.map((what) => says('differs', { what }))
  if (missing) {
    const happened = played.events.map(inWords).join(', ') || '-'
    differences.push(says('no-event', { event: inWords(missing), happened }))
  }
  return ending ? [...differences, ...endingStep(def, played.state, ending)] : differences
}

function endingStep(def: GameDef, state: GameState, expected: { winner: string; level?: string }): Message[] {
  const found = outcome(def, state)
  if (!found) return [says('not-over')]
  const same = found.winner === expected.winner && (!expected.level || expected.level === found.level)
  if (same) return []
  const words = (ending: { winner: string; level?: string }) =>
    `${ending.winner} ${ending.level ?? ''}`.trim()
  return [says('other-outcome', { expected: words(expected), found: words(found) })]
}
