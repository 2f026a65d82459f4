/** What somebody can do now, by kinds of choice: counted where there are several of a kind, by its own words where there is one. Knows no game. */
import type { Choice, Decision, Message } from '../../../engine/types'

export type CanDo =
  /** One choice, as its button says it. */
  | { readonly type: 'one'; readonly label: Message; readonly isButton: boolean }
  /** Several of a kind, at so many different things. */
  | {
      readonly type: 'several'
      readonly group: string
      readonly of: Choice['at']['kind']
      readonly count: number
    }

/** Two buttons of a kind are said in their own words; more are counted. */
const MOST_IN_WORDS = 2

/** First what is pointed at, most of a kind first; then the buttons, as they are offered. */
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
  // Several ways with one thing: as many as there are choices.
  return [{ type: 'several', group, of: at.kind, count: count > 1 ? count : choices.length }]
}
