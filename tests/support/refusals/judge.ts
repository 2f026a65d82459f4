/**
 * A second, slow judge of "why not?". It reads the public state and says every reason that truly forbids an action, by the keys of the
 * engine's own words. The one that the engine names must be among them; where the judge finds none, the action is allowed.
 */
import { apply, decisions } from '../../../engine/game'
import { KERNEL_RULES } from '../../../engine/kernel/legality'
import type { Action, GameDef, GameState, Message, Refusal, Seat } from '../../../engine/types'
import type { Shapes } from './forge'

/** Numbers that the refusal must tell, by the names of its values. */
export type Told = Readonly<Record<string, number>>
/** Whether a reason is so; `perhaps` where the judge cannot tell: it may be named, and need not forbid. */
export type Finding = boolean | 'perhaps' | Told

export type Reason<S> = {
  /** Statements that may be named for it, or those for an action. */
  readonly rules: readonly string[] | ((action: Action) => readonly string[])
  /** Types of actions that it can forbid; without it, of every type. */
  readonly types?: readonly string[]
  /** Whether it is so, and forbids the action; numbers where the refusal tells any. */
  holds(scene: S, action: Action): Finding
  /** How often it comes up over the fixed seeds at least; 1 without it, 0 for those too rare for chance, which a case shows. */
  readonly least?: number
}

export type Judge<D extends GameDef, S> = {
  /** Where the words of its refusals stand: `kriegspiel.refuse.`. */
  readonly words: string
  /** Where words stand that other games share: `kernel.deal.refuse.`. Their keys are written in full. */
  readonly shared?: readonly string[]
  /** Fields of each type of action, in each of its shapes. */
  readonly shapes: Shapes
  /** Where a shape is another one with more written on it: whether the form may be named. */
  form?(scene: S, action: Action): boolean
  /** What fields hold besides names, by field or `type.field`: numbers from the least on, or one of a few words. */
  readonly values?: Readonly<Record<string, number | readonly string[]>>
  readonly reasons: Readonly<Record<string, Reason<S>>>
  /** Keys that are not judged, each with the cause. */
  readonly elsewhere: Readonly<Record<string, string>>
  /** Who may act at all; nobody once the game is over. */
  asked(def: D, state: GameState): readonly Seat[]
  /** What is looked at, once for each position and seat. */
  scene(def: D, state: GameState, seat: Seat): S
}

/** How often each reason was named, and how many actions were allowed. */
export type Tally = {
  readonly named: Map<string, number>
  allowed: number
  positions: number
  /** An example of each kind of difference between the engine and the judge. */
  readonly faults: Map<string, string>
}
export const emptyTally = (): Tally => ({ named: new Map(), allowed: 0, positions: 0, faults: new Map() })

const FORM = 'kernel.form'
type Forms = Pick<Judge<GameDef, unknown>, 'shapes' | 'values'>

const fieldsOf = (action: Action): string[] => Object.keys(action).filter((key) => key !== 'type')

function isOdd({ values = {} }: Forms, { type, ...fields }: Action, field: string): boolean {
  const held = values[`${type}.${field}`] ?? values[field]
  const value = fields[field]
  if (typeof held === 'number') return typeof value !== 'number' || value < held
  return typeof value !== 'string' || (held !== undefined && !held.includes(value))
}

/** For each shape of its type, the fields in which an action differs from it; no shape for a type that is none. */
const faultsOfForm = (forms: Forms, action: Action): string[][] =>
  (forms.shapes[action.type] ?? []).map((shape) => {
    const fields = new Set([...shape, ...fieldsOf(action)])
    return [...fields].filter(
      (field) => !shape.includes(field) || !Object.hasOwn(action, field) || isOdd(forms, action, field),
    )
  })

const hasForm = (forms: Forms, action: Action): boolean =>
  faultsOfForm(forms, action).some((faults) => faults.length === 0)

/** Whether a field that the engine names is wrong in some shape; without one the type must be unknown. */
function isFormFault(forms: Forms, action: Action, { key, values }: Message): boolean {
  const faults = faultsOfForm(forms, action)
  if (key === `${FORM}-type`) return faults.length === 0
  return faults.some((fields) => fields.includes(String(values?.field)))
}

/** A key of the judge as the engine says it. */
export const fullKey = <S>(
  { words, shared = [] }: Pick<Judge<GameDef, S>, 'words' | 'shared'>,
  key: string,
): string => (shared.some((prefix) => key.startsWith(prefix)) ? key : `${words}${key}`)

const shortKey = <S>(
  { words, shared = [] }: Pick<Judge<GameDef, S>, 'words' | 'shared'>,
  key: string,
): string | undefined => {
  if (shared.some((prefix) => key.startsWith(prefix))) return key
  return key.startsWith(words) ? key.slice(words.length) : undefined
}

export type Verdict = ReadonlyMap<string, Finding>

/** Every reason that forbids the action of this seat; none when it is allowed. */
export function verdictOn<D extends GameDef, S>(
  judge: Judge<D, S>,
  seats: readonly Seat[],
  asked: readonly Seat[],
  scene: S | undefined,
  { seat, action }: Trial,
): Verdict {
  if (!seats.includes(seat)) return new Map([['kernel.no-seat', true]])
  if (asked.length === 0) return new Map([['kernel.over', true]])
  if (scene === undefined || !asked.includes(seat)) return new Map([['kernel.seat', true]])
  const found = new Map<string, Finding>()
  if (!hasForm(judge, action)) return found.set(FORM, true)
  if (judge.form?.(scene, action)) found.set(FORM, 'perhaps')
  for (const [key, { types, holds }] of Object.entries(judge.reasons)) {
    if (types && !types.includes(action.type)) continue
    const told = holds(scene, action)
    if (told !== false) found.set(fullKey(judge, key), told)
  }
  return found
}

/** What is wrong with what the engine says; nothing when it is true. */
export function faultOf<D extends GameDef, S>(
  judge: Judge<D, S>,
  verdict: Verdict,
  action: Action,
  refusal: Refusal | undefined,
): string | undefined {
  const reasons = [...verdict.keys()].join(', ')
  const sure = [...verdict].filter(([, found]) => found !== 'perhaps').map(([key]) => key)
  if (!refusal) return sure.length > 0 ? `allowed, though forbidden by ${sure.join(', ')}` : undefined
  const { key, values = {} } = refusal.message
  if (verdict.get(FORM) === true)
    return refusal.rule === 'K-FORM' && isFormFault(judge, action, refusal.message)
      ? undefined
      : `refused by ${key} (${JSON.stringify(values)}), though its form is wrong elsewhere`
  const short = shortKey(judge, key)
  if (short !== undefined && Object.hasOwn(judge.elsewhere, short)) return undefined
  if (key.startsWith(FORM) && verdict.has(FORM)) return undefined
  if (verdict.size === 0) return `refused by ${key} (${refusal.rule}), though nothing forbids it`
  const told = verdict.get(key)
  if (told === undefined) return `refused by ${key} (${refusal.rule}); the true reasons are ${reasons}`
  if (typeof told === 'object')
    for (const [name, value] of Object.entries(told))
      if (values[name] !== value)
        return `${key} tells ${name} ${JSON.stringify(values[name])} instead of ${value}`
  const rules = short === undefined ? KERNEL_RULES : rulesFor(judge.reasons[short], action)
  return rules.includes(refusal.rule as never)
    ? undefined
    : `${key} names ${refusal.rule}, not ${rules.join(' or ')}`
}

const rulesFor = <S>({ rules }: Reason<S>, action: Action): readonly string[] =>
  typeof rules === 'function' ? rules(action) : rules

export type Trial = { readonly seat: Seat; readonly action: Action }

/** Tries actions in one position, and counts what came of them. */
export function tryActions<D extends GameDef, S>(
  judge: Judge<D, S>,
  def: D,
  state: GameState,
  trials: readonly Trial[],
  tally: Tally,
): void {
  const asked = judge.asked(def, state)
  const scenes = new Map(asked.map((seat) => [seat, judge.scene(def, state, seat)]))
  const found = [...new Set(decisions(def, state).map(({ seat }) => seat))].sort()
  if ([...asked].sort().join() !== found.join()) note(tally, `asked are ${found}, not ${asked}`, state.phase)
  tally.positions += 1
  for (const trial of trials) {
    const { seat, action } = trial
    const verdict = verdictOn(judge, def.seats, asked, scenes.get(seat), trial)
    const done = apply(def, state, seat, action)
    const refusal = done.ok ? undefined : done.error
    const fault = faultOf(judge, verdict, action, refusal)
    if (fault) note(tally, `${action.type} in ${state.phase} ${fault}`, JSON.stringify({ seat, action }))
    if (refusal) count(tally, refusal.message.key)
    else tally.allowed += 1
  }
}

const count = ({ named }: Tally, key: string) => named.set(key, (named.get(key) ?? 0) + 1)

const note = ({ faults }: Tally, kind: string, example: string) => {
  if (!faults.has(kind)) faults.set(kind, example)
}

/** The same reasons, some of them too rare for the fixed seeds: cases show them, and the long suite counts them. */
export const withRare = <S>(reasons: Readonly<Record<string, Reason<S>>>, keys: readonly string[]) =>
  Object.fromEntries(
    Object.entries(reasons).map(([key, reason]) => [
      key,
      keys.includes(key) ? { ...reason, least: 0 } : reason,
    ]),
  )
