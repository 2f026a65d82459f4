/** Guesses the action behind a press that fits no choice, and explains why the rules forbid it. */
import { explain } from '../../game'
import type { ActionForms, Slot } from '../../kernel/forms'
import { isOfKernel } from '../../kernel/legality/legality'
import { rulesetOf } from '../../rulesets'
import type { Action, Decision, GameDef, GameState, Refusal, Table } from '../../types'
import { isRevocable } from '../port/component-shapes'
import type { ComponentKind, Press, Pressed } from '../port/press'
import { isOn, onlyGroup } from '../port/shapes'
import { type Filler, filled } from '../port/slots'

/** The decision and the optional actions of a viewer. */
export type Offered = {
  readonly decision: Decision | undefined
  readonly optionalActions: readonly Decision[]
}

/** Uses only the viewer's own decisions, so that no answer reveals the options of others. Returns `undefined` if no rule explains it. */
export function whyNot(
  def: GameDef,
  state: GameState,
  { decision, optionalActions }: Offered,
  pieces: Table['pieces'],
  press: Press,
): Refusal | undefined {
  if (press.kind !== 'cell')
    return whyNotComponent(def, state, [...(decision ? [decision] : []), ...optionalActions], press)
  if (!decision) return undefined
  const own = [decision, ...optionalActions.filter(({ seat }) => seat === decision.seat)]
  const refusals = attemptsAt(def, onlyGroup(decision, press.wanted), press, pieces).flatMap((action) => {
    const refusal = explain(def, state, own, action)
    return refusal ? [refusal] : []
  })
  return refusals.find(isOfGame) ?? refusals[0]
}

/** Prefers refusals of the game over those of the kernel. */
const isOfGame = (refusal: Refusal): boolean => !isOfKernel(refusal)

/** Types of actions that can answer a decision, most offered first. */
function typesOf(def: GameDef, { phase, choices }: Decision, isWanted: boolean): readonly string[] {
  const counts = new Map<string, number>()
  for (const { action } of choices) counts.set(action.type, (counts.get(action.type) ?? 0) + 1)
  const offered = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
  return isWanted ? offered : [...new Set([...offered, ...answersTo(def, phase)])]
}

/** In the order of the forms: likeliest first. */
function answersTo(def: GameDef, phase: string): readonly string[] {
  const types = rulesetOf(def).words.phases[phase] ?? []
  return Object.keys(def.forms).filter((type) => types.length === 0 || types.includes(type))
}

/**
 * Actions that a press on the board could mean, likeliest first. The order is: actions for such a counter, actions offered for cells,
 * actions on any counter, and other actions on cells in this phase.
 */
export function attemptsAt(
  def: GameDef,
  decision: Decision,
  { pressed, wanted }: Extract<Press, { kind: 'cell' }>,
  pieces: Table['pieces'],
): Action[] {
  const types = typesOf(def, decision, wanted !== undefined)
  const cell: Filler = { kind: 'cell', name: def.grid.names[pressed.cell] }
  const piece = pieceAt(pressed, pieces, def.sideOf[decision.seat])
  const isOffered = (type: string) => decision.choices.some(({ action }) => action.type === type)
  const fill = (by: Filler | undefined, of: readonly string[], fits?: (slot: Slot) => boolean) =>
    of.flatMap((type) => (by && filled(def.forms, type, by, decision.choices, fits)) ?? [])
  const isMeant = (slot: Slot) => slot.kind === 'piece' && slot.whose === piece?.whose
  return [
    ...fill(piece, types, isMeant),
    ...fill(cell, types.filter(isOffered)),
    ...fill(piece, types, (slot) => !isMeant(slot)),
    ...fill(
      cell,
      types.filter((type) => !isOffered(type)),
    ),
  ]
}

function pieceAt({ cell, piece }: Pressed, pieces: Table['pieces'], side: string): Filler | undefined {
  const found = pieces.find((one) =>
    piece === undefined ? isOn(one, cell) && one.kind === 'unit' : one.id === piece,
  )
  const name = piece ?? found?.id
  return name === undefined
    ? undefined
    : { kind: 'piece', name, whose: found?.side === side ? 'own' : 'other' }
}

/** Explains why a card, a track or a player cannot be used; only rules of the game count. */
function whyNotComponent(
  def: GameDef,
  state: GameState,
  decisions: readonly Decision[],
  { kind, id }: { readonly kind: ComponentKind; readonly id: string },
): Refusal | undefined {
  for (const seat of new Set(decisions.map((one) => one.seat))) {
    const own = decisions.filter((one) => one.seat === seat)
    for (const action of attemptsOn(def.forms, own, kind, id)) {
      const refusal = explain(def, state, own, action)
      if (refusal && isOfGame(refusal)) return refusal
    }
  }
  return undefined
}

/**
 * Actions that a press on a thing could mean: those offered for others of its kind.
 * A pressed card also stands for any action on cards, because the player wants to play it. A press on a player never means a deal.
 */
export function attemptsOn(
  forms: ActionForms,
  decisions: readonly Decision[],
  kind: ComponentKind,
  id: string,
): Action[] {
  if (kind === 'covered' || kind === 'pile') return []
  const choices = decisions
    .flatMap((one) => one.choices)
    .filter((choice) => kind !== 'seat' || !isRevocable(choice))
  const offered = choices.filter(({ at }) => at.kind === kind).map(({ action }) => action.type)
  const types = new Set([...offered, ...(kind === 'card' ? Object.keys(forms) : [])])
  return [...types].flatMap((type) => filled(forms, type, { kind, name: id }, choices) ?? [])
}
