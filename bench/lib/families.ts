/** Plays many games of Junta with greedy families, and records what they do with power and money, each figure with its interval. */
import { greedyBot } from '../../engine/bots/greedy'
import { type BotMove, botMove } from '../../engine/bots/turn'
import { play, setup, view } from '../../engine/game'
import { isNote, isUnit, millionsOf } from '../../engine/rulesets/junta/deals'
import { moneyOf } from '../../engine/rulesets/junta/rules/money'
import { CALL, ELECTION, type JuntaDef, type JuntaState, NOBODY } from '../../engine/rulesets/junta/state'
import type { GameEvent } from '../../engine/types'

/** The number of families that rose against the President, including the leader, and the result. */
type Coup = { readonly rebels: number; readonly isWon: boolean }
/** A gift during a vote in millions, and whether the vote went as the giver wished. */
type Bribe = { readonly millions: number; readonly isWon: boolean }

export type FamiliesGame = {
  readonly seed: number
  /** Presidents in order; a family is listed each time it takes office. */
  readonly presidents: readonly string[]
  /** Budgets put to the Parliament, those it rejected, and rejected ones that the police forced through. */
  readonly budgets: number
  readonly defeated: number
  readonly forced: number
  /** Millions of aid drawn by Presidents, and millions given to others in passed or forced budgets. */
  readonly drawn: number
  readonly promised: number
  readonly coups: readonly Coup[]
  /** Heads of families killed. */
  readonly deaths: number
  readonly bribes: readonly Bribe[]
  /** Accepted offers in which both sides give something, and those of them with units. */
  readonly deals: number
  /** Gifts before or at the start of a coup in millions: by the President for loyalty, by others for company. */
  readonly loyalty: readonly number[]
  readonly company: readonly number[]
  readonly hired: number
  /** Swiss accounts at the end, the highest first. */
  readonly accounts: readonly number[]
  readonly steps: number
}

/** A game without an end by then counts as it stands. */
const MOST_STEPS = 50_000

type Pending = { readonly from: number; readonly motion: number; readonly millions: number }
type Notes = { -readonly [key in keyof FamiliesGame]: FamiliesGame[key] } & {
  coups: Coup[]
  bribes: Bribe[]
  presidents: string[]
  loyalty: number[]
  company: number[]
  /** Gifts while the current vote is open. */
  pending: Pending[]
  proposed: number
}

/** Plays one game of greedy families, each of which sees only its own view. */
export function playFamilies(def: JuntaDef, seed: number): FamiliesGame {
  const game = play(def, setup(def, { seed }), { events: true })
  const state = () => game.state as JuntaState
  const bots = new Map(def.seats.map((seat, at) => [seat, greedyBot(def, seat, seed * 16 + at + 1)]))
  const notes = newNotes(seed)
  while (notes.steps < MOST_STEPS) {
    const move = botMove(
      game.decisions(),
      (seat) => bots.get(seat),
      (seat) => view(def, game.state, seat),
    )
    if (!move) break
    noteDeal(def, state(), move, notes)
    game.act(move.seat, move.action)
    notes.steps += 1
    for (const event of game.takeEvents()) noteEvent(event, state(), notes)
  }
  notes.accounts = def.seats.map((_, seat) => moneyOf(state(), seat, 'swiss')).sort((a, b) => b - a)
  return notes
}

const newNotes = (seed: number): Notes => ({
  seed,
  presidents: [],
  budgets: 0,
  defeated: 0,
  forced: 0,
  drawn: 0,
  promised: 0,
  coups: [],
  deaths: 0,
  bribes: [],
  deals: 0,
  loyalty: [],
  company: [],
  hired: 0,
  accounts: [],
  steps: 0,
  pending: [],
  proposed: 0,
})

/** Records an offer that is about to be accepted. */
function noteDeal(
  { rules, seats }: JuntaDef,
  state: JuntaState,
  { seat, action }: BotMove,
  notes: Notes,
): void {
  if (action.type !== 'accept') return
  const from = seats.indexOf(action.with as string)
  const deal = state.deals.find((one) => one.offered === 1 && one.from === from && seats[one.to] === seat)
  if (!deal) return
  if (deal.wants.length > 0 && deal.gives.length > 0) notes.deals += 1
  if ([...deal.wants, ...deal.gives].some((item) => isUnit(rules, item))) notes.hired += 1
  const millions = deal.gives.reduce(
    (sum, item) => sum + (isNote(rules, item) ? millionsOf(rules, item) : 0),
    0,
  )
  if (deal.wants.length > 0) return
  if (state.motion !== NOBODY) notes.pending.push({ from, motion: state.motion, millions })
  else if (state.stage >= CALL) notes[from === state.president ? 'loyalty' : 'company'].push(millions)
}

const NOTED: Readonly<Record<string, (notes: Notes, event: GameEvent, state: JuntaState) => void>> = {
  elected: (notes, { family }, state) => {
    notes.presidents.push(family as string)
    settleBribes(notes, ({ from, motion }) => motion === ELECTION && from === state.president)
  },
  'junta-elected': (notes, { family }) => notes.presidents.push(family as string),
  'aid-seen': (notes, { message }) => {
    notes.drawn += Number(message.values?.sum ?? 0)
  },
  proposed: (notes, { count }) => {
    notes.budgets += 1
    notes.proposed = Number(count)
  },
  carried: (notes, { kind }, { president }) => {
    if (kind === 'budget') notes.promised += notes.proposed
    settleBribes(notes, ({ from, motion }) => motion !== ELECTION && from === president)
  },
  defeated: (notes, { kind }, { president }) => {
    if (kind === 'budget') notes.defeated += 1
    settleBribes(notes, ({ from }) => kind !== 'budget' && from === president)
  },
  forced: (notes) => {
    notes.forced += 1
    notes.promised += notes.proposed
  },
  'coup-over': noteCoup,
  settled: noteCoup,
  killed: noteDeath,
  'killed-for': noteDeath,
}

function noteDeath(notes: Notes): void {
  notes.deaths += 1
}

function noteCoup(notes: Notes, { kind }: GameEvent, { rebel }: JuntaState): void {
  notes.coups.push({ rebels: rebel.filter((one) => one === 1).length, isWon: kind === 'rebels' })
}

function noteEvent(event: GameEvent, state: JuntaState, notes: Notes): void {
  NOTED[event.type]?.(notes, event, state)
}

function settleBribes(notes: Notes, isWon: (pending: Pending) => boolean): void {
  for (const pending of notes.pending)
    notes.bribes.push({ millions: pending.millions, isWon: isWon(pending) })
  notes.pending = []
}
