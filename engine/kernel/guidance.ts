/** Builds the guidance of a decision: a note for single choices, and the reason why there is only one. */
import type { Choice, ChoiceNote, Decision, Guidance, Message } from '../types'
import type { Refused } from './other-actions'

/** A reason, with the statement of the rules that gives it. */
export type Reason = { readonly message: Message; readonly rule: string }

type Parts = {
  /** The task that is left; it replaces every other reason. */
  readonly why?: Reason
  readonly noteOf?: (choice: Choice) => Omit<ChoiceNote, 'action'> | undefined
  /** The other actions of the phase, with their refusals. */
  readonly refused?: () => readonly Refused[]
  /** Refusals that are a reason, by the last word of their key; each has a text about all pieces at `<texts>.because.<key>`. */
  readonly reasons?: readonly string[]
  /** The statement that leaves one answer in a phase, for the reason `<texts>.only.<phase>`. */
  readonly statements?: Readonly<Record<string, string>>
}

/**
 * Returns the note of a choice by its type of action.
 * @param say asks a note of the type for its words; without words there is no note
 */
export const notedBy =
  <Note>(notes: Readonly<Record<string, Note>>, say: (note: Note, choice: Choice) => Message | undefined) =>
  (choice: Choice): Omit<ChoiceNote, 'action'> | undefined => {
    const { type } = choice.action
    const note = Object.hasOwn(notes, type) ? say(notes[type], choice) : undefined
    return note && { note }
  }

/** A decision with one choice also has its reason, if its phase has one. */
export function guidance(texts: string, decision: Decision, parts: Parts = {}): Guidance {
  const { why, noteOf } = parts
  const notes = decision.choices.flatMap((choice): ChoiceNote[] => {
    const note = noteOf?.(choice)
    return note ? [{ action: choice.action, ...note }] : []
  })
  const isSingle = decision.choices.length === 1
  const reason = why ? withRule(why) : isSingle ? reasonOf(texts, decision, parts) : undefined
  return reason ? { why: reason, notes } : { notes }
}

/** The reasons of the refusals, or that of the phase. */
function reasonOf(texts: string, { phase }: Decision, parts: Parts): Message {
  const { refused, reasons = [], statements = {} } = parts
  const [one, other] = reasonsIn(texts, refused?.() ?? [], reasons).map(withRule)
  if (other) return { key: 'kernel.reasons', values: { one: { message: one }, other: { message: other } } }
  if (one) return one
  if (phase === 'ask') return { key: 'blocks.only.ask' }
  const message = { key: `${texts}.only.${phase}` }
  return Object.hasOwn(statements, phase) ? withRule({ message, rule: statements[phase] }) : message
}

const withRule = ({ message, rule }: Reason): Message => ({
  key: 'kernel.reason',
  values: { reason: { message }, rule },
})

/** Returns the most frequent reason for each type of action, in the order of the types, each once. */
function reasonsIn(texts: string, refused: readonly Refused[], reasons: readonly string[]): Reason[] {
  const found = new Map<string, Reason>()
  for (const of of new Set(refused.map(({ type }) => type))) {
    const known = refused.flatMap(({ type, refusal: { message, rule } }) => {
      const key = message.key.slice(message.key.lastIndexOf('.') + 1)
      return type === of && reasons.includes(key) ? [{ key, rule }] : []
    })
    const countOf = (key: string) => known.filter((one) => one.key === key).length
    const [most] = [...known].sort((a, b) => countOf(b.key) - countOf(a.key))
    if (most && !found.has(most.key))
      found.set(most.key, { message: { key: `${texts}.because.${most.key}` }, rule: most.rule })
  }
  return [...found.values()]
}
