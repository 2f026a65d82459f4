/** Step 5: all families at home choose a location in secret, or go abroad (J-60 to J-62). */
import { moment } from '../../../blocks/interpreter'
import { cellIn, locationIn, ofCell, ofLocation, prompt } from '../choices'
import { emit } from '../events'
import { memo } from '../memo'
import type { Phase } from '../phase'
import type { Rules } from '../rules'
import { goAbroad } from '../rules/lives'
import { isPresent } from '../rules/seats'
import { stepAfter } from '../rules/steps'
import { ABROAD, type JuntaState, type JuntaTurn, LOCATIONS, NOBODY } from '../state'
import { cousinIsAsked } from './cousin'

const go = memo((rules, location) => ofLocation(rules, 'go', location))
const toExile = memo((rules, embassy) => ofCell(rules, 'exile', embassy))

export const locations: Phase = {
  begin(turn) {
    turn.state.stage = LOCATIONS
    turn.state.revealed = 0
    turn.state.location = turn.rules.seats.map(() => NOBODY)
    moment(turn, 'phase-began')
  },
  enter(turn) {
    const { rules } = turn
    stayPresident(turn)
    if (choosing(rules, turn.state).length > 0) return undefined
    depart(turn)
    return cousinIsAsked(rules, turn.state) ? 'cousin' : stepAfter(turn, 'locations')
  },
  asked: choosing,
  prompt: (rules, _, seat) => prompt(rules, 'locations', { family: seat }),
  choices: (rules, state, seat) => [
    ...rules.locations.ids.map((_, location) => go(rules, location)),
    ...(seat === state.president ? [] : rules.places.embassies.map((embassy) => toExile(rules, embassy))),
  ],
  on: {
    go(turn, action, seat) {
      turn.list('location')[seat] = locationIn(turn.rules, action)
    },
    exile(turn, action, seat) {
      turn.list('location')[seat] = ABROAD + cellIn(turn.rules, action)
    },
  },
}

function choosing(rules: Rules, state: JuntaState): number[] {
  return rules.seats.flatMap((_, seat) =>
    isPresent(state, seat) && state.location[seat] === NOBODY ? [seat] : [],
  )
}

/** J-62: a family that has become President since choosing exile must choose again. */
function stayPresident(turn: JuntaTurn): void {
  const { president, location } = turn.state
  if (president !== NOBODY && location[president] >= ABROAD) turn.list('location')[president] = NOBODY
}

/** Reveals departures once all have chosen. */
function depart(turn: JuntaTurn): void {
  const leaving = turn.state.location.flatMap((place, seat) =>
    place >= ABROAD ? [[seat, place - ABROAD]] : [],
  )
  for (const [seat, embassy] of leaving) goAbroad(turn, seat, embassy)
  // This event is emitted even if no family leaves, so that the last to choose cannot take it back.
  emit(turn, 'locations-chosen', {}, { reveals: true })
}
