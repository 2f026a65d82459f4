/** Units in their start spaces; a new turn restores all of them (J-50, J-107). */
import type { Rules } from '../../rules'
import { BOX, type JuntaState, type JuntaTurn, NOBODY } from '../../state'

/** Returns the parts of a state that a coup uses, with their values outside a coup. */
export function quietCoup(rules: Rules) {
  const seats = rules.seats.map(() => 0)
  const nobody = rules.seats.map(() => NOBODY)
  const units = rules.units.ids.map(() => 0)
  return {
    coup: -1,
    leader: NOBODY,
    rebel: seats,
    side: [...nobody],
    accord: [...nobody],
    result: NOBODY,
    moved: units,
    slots: [],
    first: 0,
    steps: [],
    picked: [],
    owes: 0,
    announced: NOBODY,
    riots: [],
    conduct: [...nobody],
    strikes: rules.numbers.strikes,
    fired: 0,
    battles: [],
    field: NOBODY,
    wave: 0,
    plan: [...nobody],
    rest: [...units],
    due: [...seats],
    fallen: [],
    routed: [],
    consulted: [],
    haven: NOBODY,
    denied: [],
    granted: [],
  } satisfies Partial<JuntaState>
}

/** Returns every unit in its start space, under the holder of its office. */
export const atHome = ({ units }: Rules): Pick<JuntaState, 'cell' | 'control'> => ({
  cell: [...units.home],
  control: units.ids.map(() => NOBODY),
})

export function muster(turn: JuntaTurn): void {
  Object.assign(turn.state, quietCoup(turn.rules), atHome(turn.rules))
}

/** J-58, J-106: puts the police in the parliament. */
export function occupyParliament(turn: JuntaTurn): void {
  const { units, offices, places } = turn.rules
  const cell = turn.list('cell')
  for (let unit = 0; unit < units.count; unit++) {
    const office = units.office[unit]
    if (office !== NOBODY && offices.powers[office].interior && cell[unit] !== BOX)
      cell[unit] = places.parliament
  }
}
