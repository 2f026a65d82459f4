/**
 * Runs the rule tests of a pack: a position, scripted dice, actions and checks.
 * Checks cover offers, hidden and refused actions (with the rule), events, positions and secrets.
 * Pure, so that the command line, the tests and the studio share it.
 */

import { scenarioOfCase, wholeCase } from '../compile/shared-parts'
import { apply, decisions, differences, outcome } from '../game'
import type {
  Action,
  Case,
  CaseAction,
  CaseStep,
  Decision,
  Expectation,
  GameDef,
  GameState,
  Message,
  RawPack,
  Seat,
} from '../types'
import { inAuthorsNames, withPieceIds } from './aliases'
import { type KnownNames, knownNames, unknownWords } from './known-names'
import { inWords, matches, missingEvent, says } from './match'
import { prepareCase } from './prepare'
import { type Played, secretStep, startOf } from './secret-step'

/** A difference and its step, from 1. Without a step, the case could not start or had the wrong end. */
export type Difference = Message & { readonly step?: number }

export type CaseResult = {
  readonly ok: boolean
  readonly differences: readonly Difference[]
  /** The first step that differed. */
  readonly step?: number
  /** The position in which the first difference showed. */
  readonly position?: { readonly def: GameDef; readonly state: GameState; readonly aliases: Aliases }
}
type Aliases = ReadonlyMap<string, string>

type StepResult = { readonly played: Played; readonly differences: readonly Message[]; readonly stuck?: true }
/** A prepared case: its game, its steps with real piece ids, and its start. */
export type Ready = {
  readonly def: GameDef
  readonly steps: readonly CaseStep[]
  readonly aliases: Aliases
  readonly start: Played
  readonly names: KnownNames
}

/** Prepares the case up to its first action, or returns the reasons why it cannot begin. */
export function readyCase(raw: RawPack, written: Case): Ready | readonly Message[] {
  if (!scenarioOfCase(raw, written.scenario)) return [says('no-scenario', { scenario: written.scenario })]
  if (!written.steps.some((step) => !('do' in step))) return [says('nothing-checked')]
  const rule = wholeCase(raw, written)
  const prepared = prepareCase(raw, rule)
  if (!prepared.ok) return prepared.error.map((finding) => finding.message)
  const def = prepared.value
  const named = rule.given
    ? withPieceIds(def, rule, rule.given)
    : { given: undefined, steps: rule.steps, aliases: new Map() }
  if (!('steps' in named)) return [says('no-piece', { unit: named.unit, id: named.id ?? '-' })]
  const { given, steps, aliases } = named
  const dice = rule.dice ?? []
  const start = { given, dice, done: [], state: startOf(def, given, dice), events: [] }
  return { def, steps, aliases, start, names: knownNames(raw, rule, def) }
}

/** Runs a case. Checks go on after a difference; an impossible action ends the run. */
export function runCase(raw: RawPack, rule: Case): CaseResult {
  const ready = readyCase(raw, rule)
  return 'def' in ready ? runReady(ready) : { ok: false, differences: ready }
}

export function runReady(ready: Ready): CaseResult {
  const { def, steps, aliases } = ready
  let played = ready.start
  let position: CaseResult['position']
  const differences: Difference[] = []
  for (const [index, step] of steps.entries()) {
    const result = runStep(ready, played, step)
    for (const one of result.differences)
      differences.push({ ...inAuthorsNames(one, aliases), step: index + 1 })
    if (result.differences.length > 0) position ??= { def, state: played.state, aliases }
    if (result.stuck) break
    played = result.played
  }
  const left = played.state.dice?.length ?? 0
  if (differences.length === 0 && left > 0) {
    return {
      ok: false,
      differences: [says('dice-left', { count: left })],
      position: { def, state: played.state, aliases },
    }
  }
  return { ok: differences.length === 0, differences, step: differences[0]?.step, position }
}

/** The schema of a case does not know a ruleset's actions; the rules validate them. */
const asAction = (written: CaseAction) => written as Action

function runStep(ready: Ready, played: Played, step: CaseStep): StepResult {
  if ('do' in step) return doStep(ready.def, played, asAction(step.do), step.by)
  return { played, differences: checkStep(ready, played, step) }
}

export type CheckStep = Exclude<CaseStep, { do: unknown }>

/** The differences that a check finds in a position; empty if it holds. */
export function checkStep({ def, names }: Ready, played: Played, step: CheckStep): Message[] {
  if ('offers' in step) return offersStep(def, played.state, step.offers.map(asAction), step.by)
  if ('hides' in step) {
    const hidden = step.hides.map(asAction)
    return [
      ...unknownWords(names, def, played.state, hidden),
      ...hidesStep(def, played.state, hidden, step.by),
    ]
  }
  if ('refuses' in step) {
    const refused = asAction(step.refuses)
    const unknown = unknownWords(names, def, played.state, [refused])
    return unknown.length > 0 ? unknown : refusesStep(def, played.state, refused, step.rule, step.by)
  }
  if ('secret' in step) return secretStep(def, played, step.secret, step.unseenBy ?? 'spectator')
  return expectStep(def, played, step.expect)
}

/** The acting seat of a step: the one named by the case, otherwise the one that is asked. */
const actor = (def: GameDef, state: GameState, by: Seat | undefined): Seat | undefined =>
  by ?? decisions(def, state)[0]?.seat

export function doStep(def: GameDef, played: Played, action: Action, by: Seat | undefined): StepResult {
  const seat = actor(def, played.state, by)
  const stuck = (difference: Message): StepResult => ({ played, differences: [difference], stuck: true })
  if (seat === undefined) return stuck(says('nobody-asked', { action: inWords(action) }))
  const result = apply(def, played.state, seat, action)
  if (result.ok)
    return {
      played: { ...played, ...result.value, done: [...played.done, { seat, action }] },
      differences: [],
    }
  const { rule, message } = result.error
  return stuck(says('refused', { action: inWords(action), rule, why: { message } }))
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
  const missing = missingEvent(played.events, events ?? [])
  const found = differences(def, played.state, rest).map((what) => says('differs', { what }))
  if (missing) {
    const happened = played.events.map(inWords).join(', ') || '-'
    found.push(says('no-event', { event: inWords(missing), happened }))
  }
  return ending ? [...found, ...endingStep(def, played.state, ending)] : found
}

/** An outcome as a case expects it, or as a game had it. */
type Ending = { readonly winner?: string; readonly winners?: readonly string[]; readonly level?: string }
/** The word for a game that all lose. */
const NOBODY = 'nobody'

function isSameWinner({ winner, winners }: Ending, expected: Ending): boolean {
  if (expected.winner === NOBODY) return winners?.length === 0
  if (expected.winners !== undefined)
    return (
      winners?.length === expected.winners.length && expected.winners.every((one) => winners.includes(one))
    )
  return expected.winner === undefined || (winners === undefined && winner === expected.winner)
}

function endingStep(def: GameDef, state: GameState, expected: Ending): Message[] {
  const found = outcome(def, state)
  if (!found) return [says('not-over')]
  const same = isSameWinner(found, expected) && (!expected.level || expected.level === found.level)
  if (same) return []
  const words = (ending: Ending) =>
    `${ending.winners?.join(', ') || (ending.winners ? NOBODY : (ending.winner ?? ''))} ${ending.level ?? ''}`.trim()
  return [says('other-outcome', { expected: words(expected), found: words(found) })]
}
