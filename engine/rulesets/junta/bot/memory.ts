/** The memory of a bot. A bot sees only positions, so the memory holds the events that led to them. */
import type { Rules } from '../rules'
import type { JuntaState } from '../state'
import { copyOfFunds, type Funds, look, newFunds, turnPage } from './funds'

/** An offer that the bot wants to make. */
export type Plan = {
  readonly to: number
  readonly gives: readonly number[]
  readonly wants: readonly number[]
}

export type Payment = {
  readonly to: number
  readonly item: number
  readonly motion: number
  readonly before: number
  readonly isTaken: boolean
}

export type Memory = {
  /** The step of the game of `asked` and `countered`, and the turn of `made`. */
  step: string
  turn: number
  /** Families that received an offer or a counter-offer in this step, and the offers made in this turn. */
  readonly asked: Set<number>
  readonly countered: Set<number>
  readonly made: Set<string>
  /** The estimated money of the others. */
  readonly funds: Funds
  /** The moment of the last search for an offer without result. */
  idle: string
  /** The offer being drafted. */
  plan: Plan | undefined
  /** By seat, the worth of gifts received in this turn, in points of the weights. */
  readonly owed: Map<number, number>
  /** The last payment before a vote: receiver, item, vote, the number of such items owned before, and whether it was taken. */
  paid: Payment | undefined
  /** A pending gift before a coup: its weight for the receiver, and the money in hand before. By seat, the gifts taken this turn. */
  sent: { readonly to: number; readonly points: number; readonly before: number } | undefined
  readonly swayed: Map<number, number>
  /** The planned budget, and the position it was made for. */
  budget: { readonly about: string; readonly shares: readonly number[] } | undefined
  /** The families that took money for a vote that was lost. */
  readonly vain: Set<number>
}

export const newMemory = (): Memory => ({
  step: '',
  turn: -1,
  asked: new Set(),
  countered: new Set(),
  made: new Set(),
  funds: newFunds(),
  idle: '',
  plan: undefined,
  owed: new Map(),
  paid: undefined,
  sent: undefined,
  swayed: new Map(),
  budget: undefined,
  vain: new Set(),
})

/** A scorer's memory and its seat. */
export type Remembered = { readonly seat: number; readonly memory: Memory }

/** Returns a copy of the memory if it is the seat's own. Otherwise returns a new memory with the public part: turn and estimated funds. */
export function memoryFrom(seat: number, known?: Remembered): Memory {
  if (!known) return newMemory()
  const { memory } = known
  const funds = copyOfFunds(memory.funds)
  if (known.seat !== seat) return { ...newMemory(), turn: memory.turn, funds }
  return {
    ...memory,
    funds,
    asked: new Set(memory.asked),
    countered: new Set(memory.countered),
    made: new Set(memory.made),
    owed: new Map(memory.owed),
    swayed: new Map(memory.swayed),
    vain: new Set(memory.vain),
  }
}

/** Drops the parts of a step or a turn that is over. */
export function recall(memory: Memory, rules: Rules, view: JuntaState): void {
  const step = stepOf(view)
  if (memory.step === step) return
  memory.step = step
  memory.asked.clear()
  memory.countered.clear()
  if (memory.turn !== view.turn) turnPage(memory.funds)
  look(memory.funds, rules, view)
  if (memory.turn === view.turn) return
  memory.turn = view.turn
  memory.made.clear()
  memory.owed.clear()
  memory.swayed.clear()
}

const stepOf = ({ turn, stage, phase, motion, round, ballots, coup }: JuntaState): string =>
  `${turn} ${stage} ${phase} ${motion} ${round} ${ballots} ${coup}`

export const nameOf = ({ to, gives, wants }: Plan): string => `${to} ${gives.join()} ${wants.join()}`
