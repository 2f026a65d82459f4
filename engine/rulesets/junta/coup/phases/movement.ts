/** The movement: players in turn move the units of one space, bring units, and hand some over (J-115 to J-122). */
import type { Action, Choice } from '../../../../types'
import { button, cardIn, cellIn, familyIn, ofCell, ofFamily, ofUnit, prompt, unitIn } from '../../choices'
import { emit } from '../../events'
import { memo } from '../../memo'
import type { Phase, PhaseId } from '../../phase'
import type { Rules } from '../../rules'
import { handOf } from '../../rules/cards'
import { BOX, type JuntaState, type JuntaTurn, NOBODY, REBEL } from '../../state'
import { bribe, bribeChoices, bringUnits, handTo, unitCardChoices } from '../cards'
import { makeRebel } from '../rebels'
import { clockwise, isOfSlot, isOut, moverOf, officeOfSlot } from '../rules/command'
import { ableToLeave, destinations, hasUnits, landing, ownOnMap } from '../rules/motion'
import { agreedOutcome } from '../rules/outcome'

export const movement: Phase = {
  enter(turn): PhaseId | undefined {
    const { state, rules } = turn
    const agreed = agreedOutcome(rules, state)
    if (agreed !== NOBODY) return settled(turn, agreed)
    while (state.slots.length > 0 && !isAsked(rules, state, state.slots[0])) nextSlot(turn)
    /** The units that began the coup may have been dealt away before they moved. An impossible move is not owed. */
    if (state.owes && !canLeave(rules, state, state.slots[0])) state.owes = 0
    /** The selected units may have been dealt away. */
    if (!state.picked.every((unit) => isInMove(rules, state, unit))) state.picked = []
    if (state.slots.length > 0) return undefined
    state.slots = clockwise(rules, state.president)
    return 'attack'
  },
  asked: (rules, state) => state.slots.slice(0, 1).map((slot) => moverOf(rules, state, slot)),
  prompt(rules, state, seat) {
    const office = officeOfSlot(rules, state.slots[0])
    const about = { family: seat, count: state.coup }
    if (state.owes) return prompt(rules, 'movement-owed', about)
    return office < 0
      ? prompt(rules, 'movement', about)
      : prompt(rules, 'movement-cousin', { ...about, office })
  },
  choices: (rules, state, seat) => [...movingChoices(rules, state), ...otherChoices(rules, state, seat)],
  focus: (rules, { picked, cell }) =>
    picked.length === 0
      ? undefined
      : {
          pieces: picked.map((unit) => rules.units.ids[unit]),
          ...(cell[picked[0]] >= 0 && { cells: [cell[picked[0]]] }),
        },
  on: {
    select(turn, action) {
      const { state } = turn
      const cell = cellIn(turn.rules, action)
      const able = ableToLeave(turn.rules, state, state.slots[0], cell)
      state.picked = able.length > 0 ? able : standing(turn.rules, state, cell)
    },
    unit: toggle,
    land(turn, action) {
      turn.state.picked = [unitIn(turn.rules, action)]
    },
    to,
    'hand-over'(turn, action) {
      const { rules } = turn
      const family = familyIn(rules, action)
      const units = turn.state.picked
      emit(turn, 'handed-over', {
        family: moverOf(rules, turn.state, turn.state.slots[0]),
        other: family,
        cell: turn.state.cell[units[0]],
        count: units.length,
      })
      for (const unit of units) handTo(turn, unit, family)
      turn.state.picked = []
    },
    bring(turn, action, seat) {
      turn.state.picked = []
      bringUnits(turn, cardIn(turn.rules, action), seat, cellIn(turn.rules, action))
      return turn.state.riots.length > 0 ? 'police' : undefined
    },
    bribe(turn, action, seat) {
      const { rules } = turn
      turn.state.picked = []
      const family = familyIn(rules, action)
      bribe(turn, cardIn(rules, action), seat, cellIn(rules, action), family, Number(action.units))
    },
    done(turn) {
      nextSlot(turn)
    },
  },
}

/**
 * True if the mover could act, from public facts: with cards in hand or units. In the rebellion phase the President
 * never moves. The cousin moves if the units of the office can (J-109, J-117).
 */
function isAsked(rules: Rules, state: JuntaState, slot: number): boolean {
  const seat = moverOf(rules, state, slot)
  if (isOut(state, seat) || (state.coup === 0 && seat === state.president)) return false
  if (hasUnits(rules, state, slot)) return true
  return officeOfSlot(rules, slot) < 0 && handOf(state, seat).length > 0
}

/** J-111: ends the coup by agreement, also after the last opponent has gone into exile. */
function settled(turn: JuntaTurn, agreed: number): PhaseId {
  turn.state.result = agreed
  emit(turn, 'settled', { kind: agreed === REBEL ? 'rebels' : 'president' })
  return 'junta'
}

function nextSlot({ state }: JuntaTurn): void {
  state.slots = state.slots.slice(1)
  state.steps = []
  state.picked = []
  state.owes = 0
}

const standing = (rules: Rules, state: JuntaState, cell: number): number[] =>
  ownOnMap(rules, state, state.slots[0]).filter((unit) => state.cell[unit] === cell)

const toCell = memo((rules, cell, count) => ofCell(rules, 'to', cell, { count }))
const select = memo((rules, cell) => ofCell(rules, 'select', cell))
const takeAlong = memo((rules, unit, cell) => ofUnit(rules, 'unit', unit, cell, 'unit-in'))
const leaveBehind = memo((rules, unit, cell) => ofUnit(rules, 'unit', unit, cell, 'unit-out'))
const handOver = memo((rules, family, count) => ofFamily(rules, 'hand-over', family, { count }))
const done = memo((rules) => button(rules, 'done'))

function movingChoices(rules: Rules, state: JuntaState): Choice[] {
  const [slot] = state.slots
  const own = ownOnMap(rules, state, slot)
  const cells = [...new Set(own.map((unit) => state.cell[unit]))].sort((a, b) => a - b)
  const inHand = state.picked.length > 0 ? state.cell[state.picked[0]] : undefined
  return [
    ...destinations(rules, state).map((cell) => toCell(rules, cell, state.picked.length)),
    ...(inHand === undefined || inHand === BOX ? [] : toggles(rules, state, inHand)),
    ...cells.filter((cell) => mayTake(rules, state, cell, inHand)).map((cell) => select(rules, cell)),
  ]
}

/** True if a unit of the slot can move. */
const canLeave = (rules: Rules, state: JuntaState, slot: number): boolean =>
  ownOnMap(rules, state, slot)
    .map((unit) => state.cell[unit])
    .some((at) => rules.places.neighbours[at].length > 0 && ableToLeave(rules, state, slot, at).length > 0)

/** A player who owes the move that began the coup can select only units that can move. */
const mayTake = (rules: Rules, state: JuntaState, cell: number, inHand: number | undefined): boolean =>
  cell !== inHand && (state.owes === 0 || ableToLeave(rules, state, state.slots[0], cell).length > 0)

/** Returns the choices to leave a unit behind, or to take it along again. */
function toggles(rules: Rules, state: JuntaState, cell: number): Choice[] {
  const units = standing(rules, state, cell)
  if (units.length < 2) return []
  return units
    .filter((unit) => state.picked.length > 1 || !state.picked.includes(unit))
    .filter((unit) => state.owes === 0 || ableToLeave(rules, state, state.slots[0], cell).includes(unit))
    .map((unit) => (state.picked.includes(unit) ? leaveBehind : takeAlong)(rules, unit, cell))
}

function otherChoices(rules: Rules, state: JuntaState, seat: number): Choice[] {
  if (state.owes) return []
  const [slot] = state.slots
  const isOwn = officeOfSlot(rules, slot) < 0
  return [
    ...landing(rules, state, slot)
      .filter((unit) => !state.picked.includes(unit))
      .map((unit) => ofUnit(rules, 'land', unit, BOX)),
    ...handOvers(rules, state, seat),
    ...(isOwn ? unitCardChoices(rules, state, seat, 'bring') : []),
    ...(isOwn ? bribeChoices(rules, state, seat) : []),
    done(rules),
  ]
}

/** J-120: returns the choices to hand the selected units to another family that can command them. */
function handOvers(rules: Rules, state: JuntaState, seat: number): Choice[] {
  const { picked } = state
  if (picked.length === 0 || state.cell[picked[0]] === BOX) return []
  return rules.seats.flatMap((_, family) =>
    family === seat || isOut(state, family) ? [] : [handOver(rules, family, picked.length)],
  )
}

function toggle(turn: JuntaTurn, action: Action): PhaseId | undefined {
  const { state } = turn
  const unit = unitIn(turn.rules, action)
  state.picked = state.picked.includes(unit)
    ? state.picked.filter((one) => one !== unit)
    : [...state.picked, unit].sort((a, b) => a - b)
  return undefined
}

/** Moves or lands the selected units; a landing is not a move (J-121). A move in the rebellion phase makes a rebel, and by option so does a landing. */
function to(turn: JuntaTurn, action: Action): PhaseId | undefined {
  const { state, rules } = turn
  const cell = cellIn(rules, action)
  const units = state.picked
  const from = state.cell[units[0]]
  const family = moverOf(rules, state, state.slots[0])
  for (const unit of units) {
    turn.list('cell')[unit] = cell
    if (from === BOX) continue
    turn.list('moved')[unit] += 1
    turn.list('steps').push(unit, from)
  }
  if (from === BOX) emit(turn, 'landed', { family, unit: units[0], cell })
  else emit(turn, 'moved', { family, unit: units[0], from, cell, count: units.length })
  const isMove = from !== BOX || rules.ruleOptions.landing === 'rebel'
  if (state.coup === 0 && isMove) makeRebel(turn, family)
  state.picked = []
  if (from !== BOX) state.owes = 0
  return undefined
}

/** True if a unit belongs to the current slot. */
const isInMove = (rules: Rules, state: JuntaState, unit: number): boolean =>
  state.slots.length > 0 && isOfSlot(rules, state, unit, state.slots[0])
