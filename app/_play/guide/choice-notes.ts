/** Notes beside choices: their worth, as the rules say, and the pack's help about what they name. Independent of the game. */
import { actionKey } from '../../../engine/action-key'
import type { Choice, Decision, Guidance, Message } from '../../../engine/types'

export type Noted = {
  /** The worth or the price, in a few words. */
  readonly worth?: string
  /** True if the choice has no effect. */
  readonly isIdle?: boolean
  /** The pack's help about the named things. */
  readonly help?: string
}
export type NoteOf = (choice: Choice) => Noted

const NOTHING: Noted = {}

export function notesOn(
  decision: Decision | undefined,
  guidance: Guidance | undefined,
  format: (message: Message) => string,
  helpOf: (group: string, id: string) => string | undefined,
): NoteOf {
  if (!decision) return () => NOTHING
  const notes = new Map(guidance?.notes.map((one) => [actionKey(one.action), one]))
  const buttons = decision.choices.filter(({ at }) => at.kind === 'button')
  const helps = new Map(buttons.map((choice) => [choice, helpIn(choice, helpOf)]))
  // The same help beside every button is about the question, not about the choice.
  const isSame = buttons.length > 1 && new Set(helps.values()).size === 1
  return (choice) => {
    const note = notes.get(actionKey(choice.action))
    const help = isSame ? undefined : helps.get(choice)
    if (!note && !help) return NOTHING
    return { ...(note && { worth: format(note.note), isIdle: note.isIdle }), ...(help && { help }) }
  }
}

/** The help about the things of the pack that a label names. */
function helpIn({ label }: Choice, helpOf: (group: string, id: string) => string | undefined): string {
  const named = Object.values(label.values ?? {}).flatMap((value) =>
    typeof value === 'object' && 'text' in value ? [value.text] : [],
  )
  return named
    .flatMap((text) => {
      const dot = text.indexOf('.')
      return helpOf(text.slice(0, dot), text.slice(dot + 1)) ?? []
    })
    .join(' ')
}
