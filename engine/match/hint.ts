/** A bot's proposal for who is asked, with what speaks for it. */
import type { Thought, Weighed } from '../bots/search/mind'
import type { Action, Decision, Message, Seat, Term } from '../types'

/** `only`: nothing else can be chosen. `first`: it looks best at once, and nothing proved better. `found`: it proved better than what looks best. */
export type HintReason = 'only' | 'first' | 'found'

/** Numbers of standings are thousandths of a certain win, below 0 for who is behind. */
export type Hint = {
  readonly seat: Seat
  readonly action: Action
  readonly label: Message
  readonly why: HintReason
  /** Choices that were tried, and games played on in the mind for all of them. */
  readonly tried: number
  readonly playouts: number
  /** How the game stands in the mean after this choice; of these games, so many were won and lost by then. */
  readonly value: number
  readonly games: number
  readonly won: number
  readonly lost: number
  /** The next best, what it is called and how the game stands after it. */
  readonly other?: { readonly label: Message; readonly value: number }
  /** What makes the difference to the next best, the most first; what speaks against the choice is below 0. */
  readonly terms: readonly Term[]
}

/** More of them say no more. */
const MOST_TERMS = 3
/** What makes less difference is left out, in thousandths. */
const LEAST_TERM = 2

/** The hint for a seat that is asked, from what was thought about it. */
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

/** Of the others, those that were tried longest, the best. */
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
