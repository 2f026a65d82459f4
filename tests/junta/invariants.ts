/** The invariants of every position of Junta. */
import type { Rules } from '../../engine/rulesets/junta/rules'
import { CARDS, type JuntaDef, type JuntaState, NOBODY, VALUES } from '../../engine/rulesets/junta/state'

/** Returns the first fault in words, or `undefined`. */
export function faultOf({ rules }: JuntaDef, state: JuntaState): string | undefined {
  return (
    notesFault(rules, state) ??
    cardsFault(rules, state) ??
    officesFault(rules, state) ??
    unitsFault(rules, state)
  )
}

/** Checks that all notes of each value exist. */
function notesFault(rules: Rules, state: JuntaState): string | undefined {
  for (let index = 0; index < VALUES; index++) {
    const held = [...state.hand, ...state.swiss].filter((_, at) => at % VALUES === index)
    if (held.some((count) => count < 0)) return `fewer than no notes of ${index + 1}`
    const all =
      held.reduce((sum, count) => sum + count, 0) +
      state.spent[index] +
      state.aid.filter((value) => value === index + 1).length
    if (all !== rules.notes[index]) return `${all} notes of ${index + 1} instead of ${rules.notes[index]}`
  }
  return undefined
}

/** Checks that each card is in one place: the pile, the discards, a hand, in front of a family, or the table. */
function cardsFault(rules: Rules, state: JuntaState): string | undefined {
  const count = rules.cards.ids.length
  const piled = new Set([...state.pile, ...state.discards])
  if (piled.size !== state.pile.length + state.discards.length) return 'a card lies in two piles'
  if (state.place.length !== count) return 'a card is missing'
  for (let card = 0; card < count; card++) {
    const place = state.place[card]
    if ((place === CARDS.pile) !== state.pile.includes(card)) return `card ${card} is not where it says`
    if ((place === CARDS.discard) !== state.discards.includes(card))
      return `card ${card} is not where it says`
    const isFront = place >= CARDS.front && place < CARDS.table
    if (isFront && rules.cards.kind[card] !== 'influence') return `card ${card} is no influence`
    if (place >= CARDS.hidden) return `card ${card} is hidden`
    if (place >= CARDS.table && state.motion === NOBODY) return `card ${card} is left on the table`
  }
  return undefined
}

/** J-51, except for the changes of a new President. */
function officesFault(rules: Rules, state: JuntaState): string | undefined {
  const holders = state.office.filter((seat) => seat !== NOBODY)
  if (holders.some((seat) => seat < 0 || seat >= rules.seats.length)) return 'an office of nobody knows whom'
  if (state.office[rules.offices.president] !== NOBODY) return 'the Presidency is held twice'
  if (state.phase === 'budget' && state.resume.length === 0 && state.turn > 0) {
    const most = Math.max(...rules.seats.map((_, seat) => holders.filter((one) => one === seat).length))
    if (most > rules.numbers.mostOffices) return 'too many offices'
  }
  const { president } = state
  return president !== NOBODY && state.exile[president] !== NOBODY ? 'the President is in exile' : undefined
}

function unitsFault(rules: Rules, state: JuntaState): string | undefined {
  const cells = rules.board.grid.size
  const isPlaced = (cell: number) => cell >= 0 && cell < cells
  return state.cell.some((cell) => !isPlaced(cell) && cell !== -1 && cell !== -2)
    ? 'a unit is nowhere'
    : undefined
}
