/** Builds the guidance of a decision: a note for single choices, and the reason why there is only one. */
import type { Choice, ChoiceNote, Decision, Guidance, Message } from '../types'

type Parts = {
  /** The task that is left, or the reason; it replaces the reason of the phase. */
  readonly why?: Message
  readonly noteOf?: (choice: Choice) => Omit<ChoiceNote, 'action'> | undefined
}

/** A decision with one choice gives the reason of its phase: `<texts>.only.<phase>`. */
export function guidance(texts: string, { phase, choices }: Decision, { why, noteOf }: Parts = {}): Guidance {
  const notes = choices.flatMap((choice): ChoiceNote[] => {
    const note = noteOf?.(choice)
    return note ? [{ action: choice.action, ...note }] : []
  })
  const key = phase === 'ask' ? 'blocks.only.ask' : `${texts}.only.${phase}`
  const reason = why ?? (choices.length === 1 ? { key } : undefined)
  return reason ? { why: reason, notes } : { notes }
}
