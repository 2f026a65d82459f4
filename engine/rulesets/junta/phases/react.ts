/** A killer's victim may save their life with a protecting card (J-04, J-09, J-67). The question does not depend on their hand. */
import type { Choice } from '../../../types'
import { cardPlayed } from '../blocks/card-played'
import { button, cardIn, ofCardAlone, prompt } from '../choices'
import { emit } from '../events'
import type { Phase, PhaseId } from '../phase'
import type { Rules } from '../rules'
import { discard, effectOf, handOf, hasNeeds, isFor } from '../rules/cards'
import { callElection } from '../rules/elections'
import { comeHome, everybodyIsDead, isProtection, kill, momentOfDanger, priceOfLife } from '../rules/lives'
import { canPay, pay } from '../rules/money'
import { BY_EFFECT, DEATH, type JuntaState, type JuntaTurn } from '../state'

export const react: Phase = {
  asked: (_, { danger }) => danger.slice(0, 1),
  prompt: (rules, { danger }) =>
    prompt(rules, danger[2] === 1 ? 'react-return' : 'react', { family: danger[0] }),
  choices: (rules, state, seat) => [...protections(rules, state, seat), button(rules, 'suffer')],
  on: {
    protect(turn, action, seat) {
      const { rules } = turn
      const card = cardIn(rules, action)
      discard(turn, card)
      pay(turn, seat, priceOfLife(rules, card), true)
      const more = (effectOf(rules, card, 'guard')?.count ?? 1) - 1
      if (more > 0) turn.list('shield')[seat] += more
      emit(turn, 'protected', { family: seat, card })
      cardPlayed(turn, card, seat)
      return survive(turn)
    },
    suffer(turn, _, seat) {
      const [, heir, isReturn] = turn.state.danger
      kill(turn, seat, heir)
      turn.state.danger = []
      if (isReturn === 0) return next(turn)
      if (everybodyIsDead(turn)) return 'over'
      return isReturn === BY_EFFECT && seat === turn.state.president
        ? callElection(turn, DEATH, 'rest')
        : 'resume'
    },
  },
}

/** Returns the cards that save a life now, if their needs are met and their cost can be paid. */
export const protections = (rules: Rules, state: JuntaState, seat: number): Choice[] =>
  handOf(state, seat)
    .filter((card) => isProtection(rules, card) && isFor(rules, card, momentOfDanger(state)))
    .filter((card) => hasNeeds(rules, state, seat, card))
    .filter((card) => canPay(state, seat, priceOfLife(rules, card), true))
    .map((card) => ofCardAlone(rules, 'protect', card))

function survive(turn: JuntaTurn): PhaseId {
  const [seat, , isReturn] = turn.state.danger
  turn.state.danger = []
  if (isReturn === 0) return next(turn)
  if (isReturn === 1) comeHome(turn, seat)
  return 'resume'
}

function next({ state }: JuntaTurn): PhaseId {
  state.attempt += 1
  return 'resolve'
}
