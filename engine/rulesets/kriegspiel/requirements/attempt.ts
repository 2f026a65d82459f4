/** The attempted action, and the names in the sentences that refuse it. */
import { inScenarioFile, refusing } from '../../../kernel/refusing'
import type { Action, Refusal } from '../../../types'
import { cellName, unitName } from '../events'
import { SECTIONS } from '../generated/sections'
import { cellNamed, pieceNamed } from '../phase'
import type { Rules } from '../rules'
import type { KriegspielState } from '../state'

/** A position, with networks that match the state. */
export type Moment = { readonly rules: Rules; readonly state: KriegspielState }
export type Acting = Moment & { readonly side: number }
/** The attempted action, with its state and side. */
export type Attempt = Acting & { readonly action: Action }

export const no = refusing('kriegspiel', (rule) => SECTIONS[rule])

/** Returns the source of a rule option that the scenario sets, or `undefined` for its default. */
export const inRuleOptions = (rules: Rules, option: keyof Rules['ruleOptions']): Refusal['source'] =>
  rules.scenario.rules?.[option] === undefined ? undefined : inScenarioFile(rules, 'rules', option)
export const pieceIn = ({ rules, action }: Attempt, field = 'unit'): number =>
  pieceNamed(rules, action[field])
export const cellIn = ({ rules, action }: Attempt): number => cellNamed(rules, action.cell)

/** Returns the selected piece of a side, or NOBODY. */
export const inHand = ({ state, side }: Acting): number =>
  state.phase === 'placement' ? state.hand[side] : state.active

export const about = (rules: Rules, piece: number) => ({ unit: unitName(rules, piece) })
export const at = (rules: Rules, cell: number) => ({ cell: cellName(rules, cell) })

/** Refuses an action of a piece that is off the board; `undefined` if it is on it. */
export function offBoard({ rules, state }: Attempt, piece: number, rule: string): Refusal | undefined {
  if (piece < 0) return no(rule, 'no-piece')
  if (state.cell[piece] >= 0) return undefined
  return no(rule, 'captured', { values: about(rules, piece) })
}
