/** The attack of the turn, against one enemy unit (K-16, K-44 to K-50). */
import type { Choice } from '../../../types'
import { attackersOf, happens, linksNow, tellLinks } from '../blocks/happening'
import { attacksOf } from '../blocks/numbers'
import { report, sideName } from '../events'
import { inTurn, type Phase, type PhaseId, pieceNamed } from '../phase'
import { orderRetreat } from '../position/cache'
import type { KriegspielTurn, Result, Rules } from '../rules'
import { attackOn, defenceOf, mayAttack, resultOf } from '../rules/combat'
import { defeatAfterAttack } from '../rules/defeat'
import { capture } from '../rules/endings'
import { loadNetworks } from '../rules/network'
import { type KriegspielState, NOBODY } from '../state'

export const attack: Phase = {
  asked: inTurn,
  prompt: (rules, state) => ({
    key: state.attacks < attacksOf(rules, state) ? 'kriegspiel.prompt.attack' : 'kriegspiel.prompt.done',
    values: { side: sideName(rules, state.turn) },
  }),
  choices: (rules, state) => [...attackChoices(rules, state), rules.choices.button('done')],
  on: { attack: strike, done: () => 'turn-end' },
}

/** Returns attacks on enemy units in reach of a unit that may attack. The list is valid until the position changes. */
export function attackChoices(rules: Rules, state: KriegspielState): readonly Choice[] {
  const { cache, pieces, choices } = rules
  if (state.attacks >= attacksOf(rules, state)) return NO_CHOICES
  if (cache.attacks) return cache.attacks
  const list: Choice[] = []
  const attackers = listAttackers(rules, state.turn)
  for (let target = 0; target < pieces.count; target++) {
    const cell = cache.cell[target]
    if (cell < 0 || pieces.side[target] === state.turn || !isAimedAt(rules, cell, attackers)) continue
    const sum = attackOn(rules, state.turn, cell)
    if (sum <= 0) continue
    const defence = defenceOf(rules, target)
    list.push(choices.attack(target, sum, defence, resultOf(rules, target, sum, defence)))
  }
  cache.attacks = list
  return list
}

const NO_CHOICES: readonly Choice[] = []

/** Puts the cells of a side's units that may attack into the queue of the position cache. Returns their number. */
function listAttackers(rules: Rules, side: number): number {
  const { cache, pieces } = rules
  let count = 0
  for (const piece of pieces.of[side])
    if (cache.cell[piece] >= 0 && mayAttack(rules, piece)) cache.queue[count++] = cache.cell[piece]
  return count
}

/** True if a unit on one of the listed cells may reach a cell. This quick test spares most targets the exact one. */
function isAimedAt({ cache: { queue }, aims, ground }: Rules, cell: number, count: number): boolean {
  const middle = cell + ground.size
  for (let index = 0; index < count; index++) if (aims[middle - queue[index]] !== 0) return true
  return false
}

export function strike(turn: KriegspielTurn, action: { readonly target: string }): PhaseId {
  const { state, rules } = turn
  const target = pieceNamed(rules, action.target)
  const cell = state.cell[target]
  const attackers = attackersOf(turn, cell)
  const fight = { it: target, other: attackers?.strongest ?? NOBODY, cell, seat: state.turn }
  happens(turn, 'attack-declared', fight)
  loadNetworks(rules, state)
  const sum = attackOn(rules, state.turn, cell)
  // An effect may have moved the target away; then the attack is wasted.
  const isThere = state.cell[target] === cell
  const defence = isThere ? defenceOf(rules, target) : 0
  const result = isThere ? resultOf(rules, target, sum, defence) : 'safe'
  const sums = { attack: sum, defence, result }
  state.attacks += 1
  state.active = NOBODY
  const before = linksNow(turn)
  report(turn, 'attacked', target, cell, sums, { target: rules.pieces.ids[target], ...sums })
  happens(turn, 'attacked', fight)
  for (const piece of attackers?.charging ?? [])
    if (state.cell[piece] >= 0)
      happens(turn, 'charged', { it: piece, other: target, cell: state.cell[piece], seat: state.turn })
  const over = suffer(turn, result, fight)
  if (over) return over
  tellLinks(turn, before)
  return (
    defeatAfterAttack(turn, rules.pieces.side[target]) ??
    (state.attacks < attacksOf(rules, state) ? 'attack' : 'turn-end')
  )
}

/** Applies the result of an attack. A target that an effect has removed suffers nothing. */
function suffer(
  turn: KriegspielTurn,
  result: Result,
  fight: { readonly it: number; readonly cell: number },
): PhaseId | undefined {
  const { state } = turn
  const { it: target, cell } = fight
  if (state.cell[target] < 0) return undefined
  if (result === 'safe') happens(turn, 'attack-held', fight)
  if (result === 'captured') {
    happens(turn, 'attack-captured', fight)
    return state.cell[target] < 0 ? undefined : capture(turn, target, 'captured')
  }
  if (result === 'retreat' && !state.retreating.includes(target)) {
    orderRetreat(turn, target)
    report(turn, 'ordered', target, cell)
    happens(turn, 'retreat-ordered', fight)
  }
  return undefined
}
