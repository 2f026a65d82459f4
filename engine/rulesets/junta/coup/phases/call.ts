/** Step 8: each player who may begin a coup decides, from the President's left (J-96 to J-99). */
import { moment } from '../../../../blocks/interpreter'
import type { Choice } from '../../../../types'
import { button, cardIn, cellIn, officeIn, ofOffice, ofWord, prompt } from '../../choices'
import { emit } from '../../events'
import { nextInSlots, ofSlots, type Phase } from '../../phase'
import type { Rules } from '../../rules'
import { effectOf, handOf } from '../../rules/cards'
import { callOrder } from '../../rules/pretext'
import { isAt } from '../../rules/seats'
import { stepAfter } from '../../rules/steps'
import { CALL, GUNBOAT, type JuntaState, type JuntaTurn, NOBODY, STRIKE } from '../../state'
import { bringUnits, unitCardChoices } from '../cards'
import { makeRebel } from '../rebels'
import { isOfSlot, isOut, slotsFrom } from '../rules/command'
import { unitsWhere } from '../rules/motion'
import { quietCoup } from '../rules/muster'
import { gunnerOf, officeFor } from '../rules/weapons'

export const call: Phase = {
  begin(turn) {
    const { state } = turn
    state.stage = CALL
    state.slots = callOrder(turn.rules, state)
    moment(turn, 'phase-began')
  },
  enter(turn) {
    const { state, rules } = turn
    while (state.slots.length > 0 && !mayRise(rules, state, state.slots[0]))
      state.slots = state.slots.slice(1)
    return state.slots.length > 0 ? undefined : stepAfter(turn, 'coup')
  },
  asked: ofSlots,
  prompt: (rules, state, seat) =>
    prompt(rules, 'call', { family: seat, kind: state.pretext ? 'pretext' : 'none' }),
  choices: (rules, state, seat) => [...waysToRise(rules, state, seat), button(rules, 'wait')],
  on: {
    rise(turn, action, seat) {
      const { rules } = turn
      begin(turn, seat)
      const card = cardIn(rules, action)
      const office = officeIn(rules, action)
      if (card >= 0) bringUnits(turn, card, seat, cellIn(rules, action))
      else if (office >= 0) {
        turn.state.announced = office
        emit(turn, 'bombardment-announced', { family: seat, office, cell: rules.places.palace })
      } else turn.state.owes = 1
      return turn.state.riots.length > 0 ? 'police' : 'movement'
    },
    wait: nextInSlots,
  },
}

/**
 * J-96, J-97, J-141: any family can begin a coup with a pretext; without one, only from its headquarters. A card can be
 * the pretext, so every player with cards in hand is asked, and the question reveals nothing. The President cannot begin
 * one.
 */
export function mayRise(rules: Rules, state: JuntaState, seat: number): boolean {
  if (seat === state.president || isOut(state, seat)) return false
  if (hasCause(rules, state, seat)) return true
  const isFree = rules.ruleOptions.coups !== 'headquarters-with-pretext'
  return (isFree || isAt(state, seat, rules.locations.headquarters)) && handOf(state, seat).length > 0
}

/** True if a family may begin a coup without a pretext card. */
export function hasCause(rules: Rules, state: JuntaState, seat: number): boolean {
  const isAtHome = isAt(state, seat, rules.locations.headquarters)
  return rules.ruleOptions.coups === 'headquarters-with-pretext'
    ? isAtHome && state.pretext === 1
    : isAtHome || state.pretext === 1
}

/** True for a card whose units are a pretext. */
export const isPretext = (rules: Rules, card: number): boolean =>
  effectOf(rules, card, 'pretext') !== undefined && effectOf(rules, card, 'units') !== undefined

/** J-98: returns the ways to begin a coup: bringing units, moving those of an office, or announcing a bombardment of the palace. */
export function waysToRise(rules: Rules, state: JuntaState, seat: number): Choice[] {
  const cards = unitCardChoices(rules, state, seat, 'rise')
  if (!hasCause(rules, state, seat))
    return cards.filter(({ action }) => isPretext(rules, cardIn(rules, action)))
  return [
    ...(canMove(rules, state, seat) ? [ofWord(rules, 'rise', 'by', 'move')] : []),
    ...bombarding(rules, state, seat).map((office) => ofOffice(rules, 'rise', office, 'rise-bombardment')),
    ...cards,
  ]
}

/** Returns the offices whose guns a seat can announce against the palace. */
export function bombarding(rules: Rules, state: JuntaState, seat: number): number[] {
  const weapons = [GUNBOAT, STRIKE].filter(
    (weapon) => gunnerOf(rules, state, weapon) === seat && reachesPalace(rules, state, weapon),
  )
  return [...new Set(weapons.map((weapon) => officeFor(rules, state, weapon)))]
}

const reachesPalace = ({ places, numbers }: Rules, state: JuntaState, weapon: number): boolean =>
  weapon === GUNBOAT
    ? numbers.gunboat > 0 && places.shelled.includes(places.palace)
    : numbers.strike > 0 && state.strikes > 0

/** True if units of the seat's offices are in a space with a way out. */
export const canMove = (rules: Rules, state: JuntaState, seat: number): boolean =>
  unitsWhere(
    rules,
    (unit) =>
      rules.units.office[unit] !== NOBODY &&
      state.cell[unit] >= 0 &&
      rules.types.moves[rules.units.type[unit]] > 0 &&
      rules.places.neighbours[state.cell[unit]].length > 0 &&
      isOfSlot(rules, state, unit, seat),
  ).length > 0

/** Begins a coup. The leader is the first rebel and moves first, then the others clockwise (J-99, J-109, J-112). */
function begin(turn: JuntaTurn, leader: number): void {
  const { state, rules } = turn
  Object.assign(state, quietCoup(rules))
  state.coup = 0
  state.leader = leader
  state.first = leader
  state.slots = slotsFrom(rules, state, leader)
  emit(turn, 'coup', { family: leader })
  moment(turn, 'coup-began', { seat: leader })
  makeRebel(turn, leader)
}
