/** The worth of Heads and marches before the choice, and what is left to do before the movement can end. */
import { guidance, notedBy, type Reason } from '../../kernel/guidance'
import { refusedActions } from '../../kernel/other-actions'
import type { Choice, Decision, Guidance, Message, MessageValue, OwnedDef } from '../../types'
import { unitName } from './events'
import { pieceNamed } from './names'
import { phases } from './phases'
import { load } from './position/cache'
import { refuse } from './requirements'
import type { Rules } from './rules'
import { bandOf, bonusOf } from './rules/link'
import { homebound } from './rules/movement/homebound'
import { overstayers } from './rules/movement/overstay'
import { type CorteoState, HEAD, has } from './state'
import { table } from './table/table'

/** Refusals that leave one answer. */
const REASONS = [
  ...['placed', 'moved', 'pinned', 'panicked', 'halted', 'not-in-touch', 'fought'],
  ...['must-follow', 'muster-sum'],
]

/** The statements of phases that leave one answer for a reason of their own. */
const STATEMENTS = { clash: 'C-082', movement: 'C-030' }

export function guide(def: OwnedDef<Rules>, view: CorteoState, decision: Decision): Guidance {
  const { rules } = def
  load(rules, view)
  return guidance('corteo', decision, {
    refused: () => refusedActions(def, view, decision, { phases, table, refuse }),
    reasons: REASONS,
    statements: STATEMENTS,
    why: decision.phase === 'movement' ? leftToDo(rules, view) : undefined,
    noteOf: notedBy(NOTES, (note, choice) => note(rules, view, choice)),
  })
}

const say = (key: string, values: Record<string, MessageValue>): Message => ({
  key: `corteo.note.${key}`,
  values,
})

type NoteOf = (rules: Rules, state: CorteoState, choice: Choice) => Message | undefined

const NOTES: Readonly<Record<string, NoteOf>> = {
  head: (rules, state, { action }) => {
    const piece = pieceNamed(rules, state, action.unit)
    const linked = bandOf(rules, state, [piece]).length - 1
    return say('head', { bonus: bonusOf(rules, state, piece) * linked, linked })
  },
  march: (rules, state, { action }) => {
    const piece = pieceNamed(rules, state, action.unit)
    const band = bandOf(rules, state, [piece])
    const heads = band.filter((piece) => has(state, piece, HEAD)).length
    return say('march', {
      units: band.length,
      heads,
      bonus: bonusOf(rules, state, piece) * (band.length - 1),
    })
  },
  component: ({ pieces, components, head }, _, { action }) => {
    const index = components.indexOf(String(action.component))
    const own = pieces.ids.flatMap((_, piece) => (pieces.component[piece] === index ? [piece] : []))
    const able = own.filter((piece) => pieces.side[piece] === head.side && pieces.passive[piece] === 0)
    return say('component', {
      units: able.length,
      power: able.reduce((sum, piece) => sum + pieces.power[piece], 0),
    })
  },
}

/** C-132, C-174: the pieces that must act before the movement can end, or `undefined` if none must. */
function leftToDo(rules: Rules, state: CorteoState): Reason | undefined {
  const staying = overstayers(rules, state)
  const going = staying.length > 0 ? staying : homebound(rules, state)
  if (going.length === 0) return undefined
  const [first] = going
  const values = {
    count: going.length,
    unit: unitName(rules, first),
    cell: { cell: rules.board.grid.names[state.cell[first]] },
  }
  return staying.length > 0
    ? { message: say('must-leave', values), rule: 'C-132' }
    : { message: say('must-go-home', values), rule: 'C-174' }
}
