/**
 * The phase in which a seat answers a question of the scenario.
 * A ruleset adds it with one line each: the phase, its form, its requirement, and `between` in the flow.
 * Questions then come before any other decision.
 */
import { fact } from '../kernel/facts'
import { NAME } from '../kernel/forms'
import type { Phase } from '../kernel/phase'
import { RESUME } from '../kernel/phase'
import { type Between, NOBODY_ASKED, only, passing } from '../kernel/phases'
import type { Action, Choice, Refusal, Turn } from '../types'
import { change, keep, resume, resumeWith } from './interpreter'
import { type Ask, type Asking, type BlockRules, type BlockState, type BlockTurn, NOTHING } from './port'

export const ASK = 'ask'
export const ASK_FORMS = { answer: { choice: NAME } } as const

/** Message key of a phase of a ruleset, or of the open question. */
export const phaseLabel = (ruleset: string, phase: string): string =>
  phase === ASK ? 'blocks.phase.ask' : `${ruleset}.phase.${phase}`

const askOf = (rules: BlockRules, { ask }: Asking): Ask => rules.blocks.asks[ask]

export const askPhase: Phase<BlockState, BlockRules, typeof ASK | typeof RESUME> = {
  enter: ({ state }) => (state.underway?.asking ? undefined : RESUME),
  asked: (rules, { underway }) =>
    underway?.asking ? only(askOf(rules, underway.asking).seat) : NOBODY_ASKED,
  prompt(rules, state, seat) {
    const { underway } = state
    const ask = underway?.asking && askOf(rules, underway.asking)
    const own = underway?.asking && ask?.found?.prompt?.(rules, state, underway.asking)
    if (own) return own
    const values = { side: rules.blocks.port.seatName(rules, seat), question: ask?.name ?? '' }
    return { key: `blocks.prompt.${ask?.secret ? 'ask-secretly' : 'ask'}`, values }
  },
  choices(rules, state) {
    const { asking } = state.underway ?? {}
    return asking ? asking.choices.map((choice) => choiceOf(rules, state, asking, choice)) : []
  },
  on: {
    answer(turn, action, seat) {
      const { asking } = turn.state.underway ?? {}
      if (!asking) return
      const { rules } = turn
      const ask = askOf(rules, asking)
      const { found } = ask
      const choice = answerNamed(rules, turn.state, asking, action)
      if (found) resumeWith(turn, (run, open) => found.taken(turn, run, open, choice))
      else {
        if (ask.tells) tell(turn, seat, ask, choice)
        ask.keeps?.(turn, seat, choice)
        resume(turn, ask.choices[choice].list)
      }
    },
  },
}

/** The answer that an action names, or NOTHING. */
function answerNamed(rules: BlockRules, state: BlockState, asking: Asking, { choice }: Action): number {
  const { found, choices } = askOf(rules, asking)
  if (found) return asking.choices.find((one) => found.id(rules, state, one) === choice) ?? NOTHING
  return choices.findIndex(({ id }) => id === choice)
}

function tell(turn: BlockTurn, seat: number, { id, name, choices, secret }: Ask, choice: number): void {
  const { rules } = turn
  const side = rules.blocks.port.seatName(rules, seat)
  if (secret) {
    turn.emit(
      fact('blocks', 'answer-noted', { side, question: name }, { seat: rules.blocks.seats[seat], ask: id }),
    )
    return
  }
  const values = { side, question: name, choice: choices[choice].name }
  const facts = { seat: rules.blocks.seats[seat], ask: id, choice: choices[choice].id }
  turn.emit(fact('blocks', 'answered', values, facts))
}

/** A card that can be picked is pressed where it lies on the table. */
function choiceOf(rules: BlockRules, state: BlockState, asking: Asking, index: number): Choice {
  const ask = askOf(rules, asking)
  const { found } = ask
  if (found)
    return {
      action: { type: 'answer', choice: found.id(rules, state, index) },
      at: found.at(rules, state, index),
      label: found.label(rules, state, index, asking),
      group: 'answer',
    }
  const { id, name } = ask.choices[index]
  const card = ask.cardAt?.(state, index)
  return {
    action: { type: 'answer', choice: id },
    at: card === undefined ? { kind: 'button', button: `answer-${id}` } : { kind: 'card', card },
    label: { key: 'blocks.choice.answer', values: { choice: name } },
    group: 'answer',
  }
}

/** Returns the reason why an answer is refused, or `undefined` if it is allowed. */
export function unmetAnswer(rules: BlockRules, state: BlockState, action: Action): Refusal | undefined {
  const { asking } = state.underway ?? {}
  if (!asking) return refuse('no-question')
  const answer = answerNamed(rules, state, asking, action)
  return asking.choices.includes(answer) ? undefined : refuse('no-such-answer')
}

const refuse = (key: string): Refusal => ({ rule: 'K-ASK', message: { key: `blocks.refuse.${key}` } })

/** Questions come before the next phase of the game. */
export const questions: Between<BlockState> = {
  phase: ASK,
  isDue: ({ underway }) => underway?.asking !== undefined,
  isOver: ({ underway }) => underway?.verdict !== undefined,
  hold(turn, phase, begun) {
    change(turn as BlockTurn, { held: { phase, begun } })
  },
  release(turn) {
    const { underway } = turn.state
    if (!underway?.held) return undefined
    const { held, ...rest } = underway
    keep(turn.state, rest)
    return held
  },
}

/** Whether rules that settle several things in a row stop here, because of a question or because a scenario has ended the game. */
export const isStopped = (state: BlockState): boolean => questions.isDue(state) || questions.isOver(state)

/**
 * The phase at the end of a game. It runs the final triggers once.
 * The result is announced after the questions of the scenario have been answered.
 */
export const lastPhase = <S extends BlockState, R, Id extends string>(
  atTheEnd: (turn: Turn<S, R>) => void,
  afterwards: (turn: Turn<S, R>) => void = () => {},
): Phase<S, R, Id> => ({
  ...passing<S, R, Id>((turn) => {
    if (!questions.isDue(turn.state)) afterwards(turn)
    return undefined
  }),
  begin(turn) {
    atTheEnd(turn)
    layOpen(turn as unknown as BlockTurn)
  },
})

/** Reveals the position of every card and every hidden unit once the game is over. */
function layOpen(turn: BlockTurn): void {
  if (turn.rules.blocks.decks.length > 0) turn.emit(fact('blocks', 'cards-laid-open', {}, { reveals: true }))
  if (turn.state.lurking) turn.emit(fact('blocks', 'hidden-laid-open', {}, { reveals: true }))
}
