/**
 * The current possibilities by kind of choice: counted if there are several of a kind, otherwise by the choice's own label.
 * Independent of the game.
 */
import type { Choice, Decision, Message } from '../../../engine/types'

export type CanDo =
  /** A single choice with the label of its button. */
  | { readonly type: 'one'; readonly label: Message; readonly isButton: boolean }
  /** Several choices of a kind, with the number of different targets. */
  | {
      readonly type: 'several'
      readonly group: string
      readonly of: Choice['at']['kind']
      readonly count: number
    }

/** Up to two buttons of a kind are named; more are counted. */
const MOST_IN_WORDS = 2

/** Choices on the board first, the most frequent kind first; then the buttons in their order. */
export function canDo({ choices }: Pick<Decision, 'choices'>): CanDo[] {
  const kinds = new Map<string, Choice[]>()
  for (const choice of choices) {
    const kind = `${choice.group} ${choice.at.kind}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), choice])
  }
  const said = [...kinds.values()].flatMap(sayKind)
  const pointed = said.filter((one) => one.type === 'several' || !one.isButton)
  const weight = (one: CanDo) => (one.type === 'several' ? one.count : 1)
  return [...pointed.sort((a, b) => weight(b) - weight(a)), ...said.filter((one) => !pointed.includes(one))]
}

function sayKind(choices: readonly Choice[]): CanDo[] {
  const [{ group, at }] = choices as readonly [Choice]
  const isButton = at.kind === 'button'
  const inWords = ({ label }: Choice): CanDo => ({ type: 'one', label, isButton })
  if (choices.length <= (isButton ? MOST_IN_WORDS : 1)) return choices.map(inWords)
  const count = new Set(choices.map((one) => JSON.stringify(one.at))).size
  // Several choices for one target: the number of choices counts.
  return [{ type: 'several', group, of: at.kind, count: count > 1 ? count : choices.length }]
}
