/** J-47 to J-50: the start of a turn, with two cards for each family; cards above the limit are discarded. */

import { moment } from '../../../blocks/interpreter'
import { freshOffers } from '../../../kernel/deals/deals'
import { passing } from '../../../kernel/phases'
import type { Choice } from '../../../types'
import { drawInto } from '../blocks/effects'
import { cardsDrawn, handLimit } from '../blocks/numbers'
import { cardIn, ofCardAlone, say } from '../choices'
import { muster } from '../coup/rules/muster'
import { emit, emitOnly, notesText } from '../events'
import { memo } from '../memo'
import type { Phase } from '../phase'
import type { Rules } from '../rules'
import { cardCount, discard, frontOf, handOf } from '../rules/cards'
import { draw as drawNotes } from '../rules/money'
import { presentInOrder } from '../rules/seats'
import { firstStep } from '../rules/steps'
import { type JuntaState, type JuntaTurn, NOBODY, OPEN } from '../state'

/** Families in exile first decide whether to come home (J-67). Those that do receive cards like the others. */
export const draw: Phase = {
  ...passing(),
  begin: freshTurn,
  enter: () => 'abroad',
}

/** J-47, J-49: all families at home draw, and influences pay. */
export function dealTurn(turn: JuntaTurn): void {
  const { rules } = turn
  for (const seat of presentInOrder(rules, turn.state))
    drawInto(turn, seat, cardsDrawn(rules, turn.state, seat))
  payInfluences(turn)
}

/** J-50, J-105: resets markers and units, and gives dead families a new head. */
function freshTurn(turn: JuntaTurn): undefined {
  const { state, rules } = turn
  const seats = rules.seats.length
  const all = (value: number): number[] => new Array(seats).fill(value)
  state.turn += 1
  state.stage = 1
  state.pretext = 0
  state.bank = OPEN
  state.occupied = 0
  state.safe = Math.max(0, state.safe - 1)
  state.dead = all(0)
  state.former = [...state.office]
  state.budget = all(0)
  state.paid = all(0)
  state.proposer = NOBODY
  state.location = all(NOBODY)
  state.revealed = 0
  state.attempts = []
  state.attempt = 0
  state.danger = []
  state.shield = all(0)
  state.ordered = 0
  state.banked = all(0)
  state.levy = NOBODY
  state.levyMost = 0
  muster(turn)
  freshOffers(turn)
  emit(turn, 'turn', { count: state.turn })
  moment(turn, 'turn-began')
}

/** Pays the income of influences: into the hand, or as credit for this turn only. */
function payInfluences(turn: JuntaTurn): void {
  const { state, rules } = turn
  const { cards, seats } = rules
  const credit = seats.map(() => 0)
  for (const seat of presentInOrder(rules, state))
    for (const card of frontOf(state, seat)) {
      const amount = cards.income[card]
      if (cards.dark[card]) credit[seat] += amount
      else if (amount > 0) {
        const notes = drawNotes(turn, seat, amount)
        const told = { family: seat, card }
        emitOnly(
          turn,
          [seat],
          'income',
          told,
          { notes: notesText(notes) },
          { type: 'income-unseen', about: told },
        )
      }
    }
  state.credit = credit
}

/** Returns the families above the limit (J-48). */
const crowded = (rules: Rules, state: JuntaState): number[] =>
  presentInOrder(rules, state).filter((seat) => cardCount(state, seat) > handLimit(rules, state, seat))

const toShed = memo((rules, card) => ofCardAlone(rules, 'shed', card))

function shedding(after: (turn: JuntaTurn) => ReturnType<NonNullable<Phase['enter']>>): Phase {
  return {
    enter: (turn) => (crowded(turn.rules, turn.state).length > 0 ? undefined : after(turn)),
    asked: crowded,
    prompt: (rules, state, seat) =>
      say('shed', { count: cardCount(state, seat) - handLimit(rules, state, seat) }),
    choices: (rules, state, seat): Choice[] =>
      [...handOf(state, seat), ...frontOf(state, seat)].map((card) => toShed(rules, card)),
    on: {
      shed(turn, action, seat) {
        const card = cardIn(turn.rules, action)
        discard(turn, card)
        emit(turn, 'shed', { family: seat, card })
      },
    },
  }
}

export const shed = shedding(({ def }) => firstStep(def.rules))
/** The same during a turn, if the limit holds at any time. */
export const trim = shedding(() => 'resume')
export const isCrowded = (rules: Rules, state: JuntaState): boolean => crowded(rules, state).length > 0
