/** The worth of choices: the fire on a unit before and after its step, its lines, and the points that an attack lacks. */
import { guidance, notedBy } from '../../kernel/guidance'
import { refusedActions } from '../../kernel/other-actions'
import type { Choice, Decision, Guidance, Message, MessageValue, OwnedDef } from '../../types'
import { attacksOf, leadsAgainst } from './blocks/numbers'
import { unitName } from './events'
import { cellNamed, pieceNamed } from './phase'
import { phases } from './phases'
import { lay, load } from './position/cache'
import { refuse } from './requirements'
import type { Rules } from './rules'
import { enemyArsenalAt, standing } from './rules/arsenal'
import { attackOn, defenceOf, resultOf } from './rules/combat'
import { isConnected, loadNetworks } from './rules/network'
import { othersThan } from './rules/sides'
import type { KriegspielState } from './state'
import { table } from './table/table'

/** Refusals that leave one answer. */
const REASONS = [
  'no-attack-left',
  'out-of-reach',
  'attackers-cut-off',
  'attackers-retreat',
  'attackers-unable',
  'moved',
  'cut-off',
  'immobile',
  'no-way',
]

export function guide(def: OwnedDef<Rules>, view: KriegspielState, decision: Decision): Guidance {
  const { rules } = def
  loadNetworks(rules, view)
  const side = rules.sides.indexOf(decision.seat)
  return guidance('kriegspiel', decision, {
    refused: () => refusedActions(def, view, decision, { phases, table, refuse }),
    reasons: REASONS,
    statements: { roll: 'K-15', retreat: 'K-50', answer: 'K-86' },
    noteOf: notedBy(NOTES, (note, choice) => note(rules, view, choice, side)),
  })
}

const say = (key: string, values: Record<string, MessageValue>): Message => ({
  key: `kriegspiel.note.${key}`,
  values,
})

type NoteOf = (rules: Rules, state: KriegspielState, choice: Choice, side: number) => Message | undefined

const step: NoteOf = (rules, state, { action }, side) =>
  laid(rules, state, state.active, cellNamed(rules, action.cell), () => afterStep(rules, state, side))

const NOTES: Readonly<Record<string, NoteOf>> = {
  select(rules, state, { action }) {
    const piece = pieceNamed(rules, action.unit)
    return state.cell[piece] < 0 || state.phase === 'placement' ? undefined : underFire(rules, state, piece)
  },
  move(rules, state, choice, side) {
    const cell = cellNamed(rules, choice.action.cell)
    const arsenal = enemyArsenalAt(rules, state, side, cell)
    if (arsenal < 0) return step(rules, state, choice, side)
    return say('take', { left: standing(rules, state, rules.arsenals.side[arsenal]) - 1 })
  },
  retreat: step,
  place: (rules, state, { action }, side) =>
    laid(rules, state, state.hand[side], cellNamed(rules, action.cell), () =>
      say('place', {
        how: isConnected(rules, state.hand[side]) ? 'connected' : 'none',
        defence: defenceOf(rules, state.hand[side]),
      }),
    ),
  attack(rules, _, { action }, side) {
    const target = pieceNamed(rules, action.target)
    const lead = attackOn(rules, side, rules.cache.cell[target]) - defenceOf(rules, target)
    const { retreat, capture } = leadsAgainst(rules, target)
    if (lead >= capture) return undefined
    return say('lacks', { retreat: Math.max(0, retreat - lead), capture: capture - lead })
  },
}

/** Returns the result of a look at the position with a piece on another cell. The position cache is restored. */
function laid<T>(rules: Rules, state: KriegspielState, piece: number, cell: number, look: () => T): T {
  const { cache } = rules
  const { movable, attacks } = cache
  const from = load(rules, state).cell[piece]
  lay(rules, piece, cell)
  loadNetworks(rules, state)
  const found = look()
  lay(rules, piece, from)
  loadNetworks(rules, state)
  Object.assign(cache, { movable, attacks })
  return found
}

type Fire = { readonly attack: number; readonly defence: number }

/** Returns the strongest attack of another side on a piece, beside its defence. */
function fireOn(rules: Rules, state: KriegspielState, piece: number): Fire {
  const attacks = othersThan(rules, state, rules.pieces.side[piece]).map((other) =>
    attackOn(rules, other, rules.cache.cell[piece]),
  )
  return { attack: Math.max(0, ...attacks), defence: defenceOf(rules, piece) }
}

/** Says what an enemy attack on a piece would do now; `undefined` if none is in range. */
function underFire(rules: Rules, state: KriegspielState, piece: number): Message | undefined {
  const fire = fireOn(rules, state, piece)
  return fire.attack === 0
    ? undefined
    : say('fire', { ...fire, result: resultOf(rules, piece, fire.attack, fire.defence) })
}

/** Says what a step leads to: the lines of the moved unit, the fire on it, and the best attack of its side. */
function afterStep(rules: Rules, state: KriegspielState, side: number): Message {
  const piece = state.active
  const fire = fireOn(rules, state, piece)
  const best = bestAttack(rules, state, side)
  return say('step', {
    how: isConnected(rules, piece) ? 'connected' : 'none',
    ...fire,
    result: fire.attack === 0 ? 'none' : resultOf(rules, piece, fire.attack, fire.defence),
    ...(best
      ? {
          target: unitName(rules, best.target),
          strength: best.attack,
          against: best.defence,
          effect: best.effect,
        }
      : { target: '', strength: 0, against: 0, effect: 'none' }),
  })
}

/** Returns the attack of this turn with the largest lead that captures or drives away, or `undefined`. */
function bestAttack(rules: Rules, state: KriegspielState, side: number) {
  if (state.attacks >= attacksOf(rules, state)) return undefined
  const { pieces, cache } = rules
  let best: (Fire & { readonly target: number }) | undefined
  for (let target = 0; target < pieces.count; target++) {
    if (cache.cell[target] < 0 || pieces.side[target] === side) continue
    const attack = attackOn(rules, side, cache.cell[target])
    if (attack === 0) continue
    const defence = defenceOf(rules, target)
    if (!best || attack - defence > best.attack - best.defence) best = { attack, defence, target }
  }
  if (!best) return undefined
  const effect = resultOf(rules, best.target, best.attack, best.defence)
  return effect === 'safe' ? undefined : { ...best, effect }
}
