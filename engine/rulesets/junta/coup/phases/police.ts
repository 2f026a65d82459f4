/** J-123: crowds that a rebel brings in the rebellion phase attract the police, from any space. */
import type { Choice } from '../../../../types'
import { button, cellIn, prompt, unitIn, unitToCell } from '../../choices'
import { emit } from '../../events'
import type { Phase } from '../../phase'
import type { Rules } from '../../rules'
import { type JuntaState, NOBODY } from '../../state'
import { commanderOf, interiorOf } from '../rules/command'
import { unitsWhere } from '../rules/motion'

export const police: Phase = {
  enter(turn) {
    const { state } = turn
    if (posts(turn.rules, state).length > 0) return undefined
    state.riots = []
    state.picked = []
    return 'movement'
  },
  asked: (rules, state) => [interiorOf(rules, state)],
  prompt: (rules, state, seat) => prompt(rules, 'police', { family: seat, cell: state.riots[0] }),
  choices: (rules, state) => [...posts(rules, state), button(rules, 'done', {}, 'police-done')],
  focus: (_, { riots }) => ({ cells: riots }),
  on: {
    post(turn, action) {
      const { rules } = turn
      const unit = unitIn(rules, action)
      const cell = cellIn(rules, action)
      const from = turn.state.cell[unit]
      turn.list('cell')[unit] = cell
      turn.state.picked = [...turn.state.picked, unit]
      emit(turn, 'police-rushed', { family: interiorOf(rules, turn.state), unit, from, cell })
    },
    done(turn) {
      turn.state.riots = []
      turn.state.picked = []
      return 'movement'
    },
  },
}

/** Returns the moves of police units, each of which may go once. Units handed to others are not the Minister's. */
function posts(rules: Rules, state: JuntaState): Choice[] {
  const minister = interiorOf(rules, state)
  if (minister === NOBODY) return []
  const units = unitsWhere(rules, (unit) => {
    const office = rules.units.office[unit]
    return (
      office !== NOBODY &&
      rules.offices.powers[office].interior &&
      state.cell[unit] >= 0 &&
      commanderOf(rules, state, unit) === minister &&
      !state.picked.includes(unit)
    )
  })
  return units.flatMap((unit) =>
    state.riots
      .filter((cell) => cell !== state.cell[unit])
      .map((cell) => unitToCell(rules, 'post', unit, cell)),
  )
}
