/** A bot's proposal for the asked seat, with its reasons. */
import type { Thought, Weighed } from '../../bots/search/mind'
import type { Action, Decision, Message, Seat, Term } from '../../types'

/** `only`: the single choice. `first`: it looks best at once, and no other proved better. `found`: it proved better than the first. */
export type HintReason = 'only' | 'first' | 'found'

/** Standings are in thousandths of a certain win, negative for a seat that is behind. */
export type Hint = {
  readonly seat: Seat
  readonly action: Action
  readonly label: Message
  readonly why: HintReason
  /** The number of tried choices, and of simulated games for all of them. */
  readonly tried: number
  readonly playouts: number
  /** The mean standing after this choice, and the numbers of simulated games won and lost. */
  readonly value: number
  readonly games: number
  readonly won: number
  readonly lost: number
  /** The next best choice with its label, and the standing after it. */
  readonly other?: { readonly label: Message; readonly value: number }
  /** The terms of the difference to the next best, largest first; negative if they speak against the choice. */
  readonly terms: readonly Term[]
}

/** More terms add no information. */
const MOST_TERMS = 3
/** The smallest difference to list, in thousandths. */
const LEAST_TERM = 2

/** The hint for an asked seat, from the result of a search. */
export function hintFrom({ seat, choices }: Decision, { best, weighed }: Thought): Hint {
  const { action, label } = choices[best]
  const own = weighed.find(({ index }) => index === best)
  const other = nextBest(weighed, best)
  return {
    ...{ seat, action, label, why: reasonOf(choices.length, best, weighed) },
    ...{ tried: weighed.length, playouts: weighed.reduce((sum, one) => sum + one.playouts, 0) },
    ...{ value: own?.value ?? 0, games: own?.playouts ?? 0, won: own?.won ?? 0, lost: own?.lost ?? 0 },
    other: other && { label: choices[other.index].label, value: other.value },
    terms: own && other ? difference(own.terms, other.terms) : [],
  }
}

const reasonOf = (choices: number, best: number, weighed: readonly Weighed[]): HintReason =>
  choices === 1 ? 'only' : best === weighed[0]?.index ? 'first' : 'found'

/** The best of the other choices, among those tried most often. */
function nextBest(weighed: readonly Weighed[], best: number): Weighed | undefined {
  const others = weighed.filter(({ index, playouts }) => index !== best && playouts > 0)
  const most = Math.max(0, ...others.map(({ playouts }) => playouts))
  return others
    .filter(({ playouts }) => playouts === most)
    .reduce<Weighed | undefined>((top, one) => (top && top.value >= one.value ? top : one), undefined)
}

function difference(own: readonly Term[], others: readonly Term[]): Term[] {
  const keyOf = ({ label }: Term) => JSON.stringify(label)
  const all = new Map([...others, ...own].map((term) => [keyOf(term), term.label]))
  const valueIn = (terms: readonly Term[], key: string) =>
    terms.find((term) => keyOf(term) === key)?.value ?? 0
  return [...all]
    .map(([key, label]) => ({ label, value: valueIn(own, key) - valueIn(others, key) }))
    .filter(({ value }) => Math.abs(value) >= LEAST_TERM)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, MOST_TERMS)
}
