/** Step 4: figures next to an enemy may attack, several against one, or one against several (CH-06, CH-73 to CH-82). */

import { moment } from '../../../blocks/interpreter'
import { only } from '../../../kernel/phases'
import type { Choice, Message } from '../../../types'
import { effectWords, emit, sideName, unitName } from '../events'
import { choicesOf, idsOf } from '../names'
import { type Phase, pieceOf } from '../phase'
import type { Rules } from '../rules'
import { joinersOf, mayAttack, mayStrike, opponentsInReach } from '../rules/fights'
import { isCaptive, piecesWhere, sideOf } from '../rules/figures'
import { dieNow, isOverwhelming, type Sums, sumsOf } from '../rules/melee'
import { asksQuarter, breakAway, canSeize, seize, stir, yieldTo } from '../rules/ransom'
import { suffer } from '../rules/results'
import { nextStep } from '../rules/steps'
import { checkVictory } from '../rules/victory'
import { type CryHavocState, type CryHavocTurn, FOUGHT, PENDING, STRUCK, setFlag } from '../state'
import { endFight } from './settle'

export const fighting: Phase = {
  enter(turn) {
    const { state, rules } = turn
    if (checkVictory(turn)) return 'over'
    if (state.attackers.length > 0) return undefined
    return strikers(rules, state).length > 0 ? undefined : nextStep(turn, 'recovery')
  },
  asked: (_, state) => only(state.side),
  prompt: (rules, state): Message => ({
    key:
      state.attackers.length === 0
        ? 'cry-havoc.prompt.fights'
        : state.defenders.length === 0
          ? 'cry-havoc.prompt.against'
          : 'cry-havoc.prompt.strike',
    values: { side: sideName(rules, state.side) },
  }),
  choices(rules, state) {
    const choices = choicesOf(rules, state)
    const { attackers, defenders } = state
    const found: Choice[] = []
    if (defenders.length > 0) {
      const sums = sumsOf(rules, state, attackers, defenders)
      if (mayStrike(state, sums)) found.push(strikeChoice(rules, state, sums))
      if (canSeize(rules, state)) found.push(choices.button('seize'))
    }
    for (const piece of newDefenders(rules, state)) found.push(choices.piece('against', piece))
    for (const piece of newAttackers(rules, state)) {
      const choice = choices.piece('select', piece)
      found.push(defenders.length === 0 ? choice : joining(choice))
    }
    if (attackers.length > 0) found.push(choices.button('cancel'))
    if (defenders.length === 0) found.push(choices.button('done'))
    return found
  },
  focus: (rules, state) =>
    state.attackers.length === 0
      ? undefined
      : { pieces: [...state.attackers, ...state.defenders].map((piece) => idsOf(rules, state)[piece]) },
  on: {
    select(turn, action) {
      const piece = pieceOf(turn, action)
      if (turn.state.defenders.length === 0) turn.state.attackers = [piece]
      else turn.list('attackers').push(piece)
    },
    against(turn, action) {
      turn.list('defenders').push(pieceOf(turn, action))
    },
    cancel(turn) {
      turn.state.attackers = []
      turn.state.defenders = []
    },
    strike,
    seize(turn) {
      seize(turn)
      endFight(turn)
    },
    done(turn) {
      endFight(turn)
      return nextStep(turn, 'recovery')
    },
  },
}

/** Returns the pieces with a target. */
const strikers = (rules: Rules, state: CryHavocState): number[] =>
  piecesWhere(
    rules,
    (piece) => mayAttack(rules, state, piece) && opponentsInReach(rules, state, piece).length > 0,
  )

/** Returns the pieces that can be selected as first attacker, instead of the selected one, or in addition. */
export function newAttackers(rules: Rules, state: CryHavocState): number[] {
  const { attackers, defenders } = state
  if (defenders.length === 0) return strikers(rules, state).filter((piece) => !attackers.includes(piece))
  return defenders.length > 1 ? [] : joinersOf(rules, state)
}

/** Returns the pieces that the single attacker can attack, alone or with selected ones of the same side. Several attackers have one target. */
export function newDefenders(rules: Rules, state: CryHavocState): number[] {
  const { attackers, defenders } = state
  if (attackers.length !== 1) return []
  const isWith = (piece: number) =>
    defenders.length === 0 || sideOf(rules, state, piece) === sideOf(rules, state, defenders[0])
  return opponentsInReach(rules, state, attackers[0]).filter(
    (piece) => !defenders.includes(piece) && isWith(piece),
  )
}

/** Returns the choice of one more attacker. */
const joining = (choice: Choice): Choice => ({
  ...choice,
  label: { ...choice.label, key: 'cry-havoc.choice.join' },
})

/** Returns the choice of the attack, labelled with the sums before the roll. */
function strikeChoice(rules: Rules, state: CryHavocState, sums: Sums): Choice {
  const { attack, defence, plain, shift, more, column } = sums
  const { columns } = rules.melee
  return {
    ...choicesOf(rules, state).button('strike'),
    label: {
      key: 'cry-havoc.choice.strike',
      values: { attack, defence, plain: columns[plain], shift: shift - more, more, column: columns[column] },
    },
  }
}

function strike(turn: CryHavocTurn): void {
  const { state, rules } = turn
  if (!announce(turn, 'fight-began')) return
  if (!announce(turn, 'odds-known')) return
  const { attackers, defenders } = state
  const sums = sumsOf(rules, state, attackers, defenders)
  for (const piece of [...attackers, ...defenders]) setFlag(turn, piece, FOUGHT)
  const cell = state.cell[defenders[0]]
  const freed = attackers.filter((piece) => isCaptive(state, piece))
  for (const piece of attackers) {
    setFlag(turn, piece, STRUCK)
    breakAway(turn, piece)
  }
  stir(turn, defenders)
  turn.list('pending').push(PENDING.advance, state.side, 0, 0)
  if (isOverwhelming(rules, state, attackers, defenders, sums) && asksQuarter(turn, defenders[0])) {
    yieldTo(turn, defenders[0])
  } else roll(turn, sums)
  for (const it of freed) moment(turn, 'freed', { it, cell: state.cell[it] })
  for (const it of attackers) moment(turn, 'attacked', { it, other: defenders[0], cell })
  tellResult(turn, attackers, defenders)
}

/** Raises a moment of the fight. Returns false if its triggers have ended the fight. */
function announce(turn: CryHavocTurn, at: 'fight-began' | 'odds-known'): boolean {
  const { state, rules } = turn
  const [it, other] = [state.attackers[0], state.defenders[0]]
  moment(turn, at, { it, other, cell: state.cell[other] })
  const { attackers, defenders } = state
  const stands = attackers.length > 0 && defenders.length > 0
  if (stands && mayStrike(state, sumsOf(rules, state, attackers, defenders))) return true
  endFight(turn)
  return false
}

/** Reports the winners and the losers of the fight. */
function tellResult(turn: CryHavocTurn, attackers: readonly number[], defenders: readonly number[]): void {
  const { winners, cell } = turn.state
  if (winners.length === 0) return
  const losers = winners.some((piece) => attackers.includes(piece)) ? defenders : attackers
  for (const it of losers === defenders ? attackers : defenders) moment(turn, 'won', { it, cell: cell[it] })
  for (const it of losers) moment(turn, 'lost', { it, cell: turn.state.cell[it] })
}

function roll(turn: CryHavocTurn, sums: Sums): void {
  const { attack, defence, column, table } = sums
  const { state, rules } = turn
  const { melee } = rules
  const { attackers, defenders } = state
  const die = dieNow(rules, sums, turn.roll(melee.die))
  const index = melee.results[table][column][die - 1]
  const effect = index < 0 ? undefined : melee.effects[table][index]
  emit(
    turn,
    'fight',
    {
      unit: unitName(rules, attackers[0]),
      attackers: attackers.length,
      target: unitName(rules, defenders[0]),
      defenders: defenders.length,
      attack,
      defence,
      column: melee.columns[column],
      die,
      result: { message: effectWords(effect, false) },
    },
    {
      attackers: attackers.map((piece) => idsOf(rules, state)[piece]),
      defenders: defenders.map((piece) => idsOf(rules, state)[piece]),
      column: melee.columns[column],
      die,
      result: effect?.letter ?? '-',
    },
  )
  const [it, other] = [attackers[0], defenders[0]]
  moment(turn, 'fight-decided', { it, other, cell: state.cell[other], rolled: die })
  if (effect === undefined || effect.type === 'none') return
  const hitsAttackers = effect.who === 'attacker'
  state.winners = hitsAttackers ? state.defenders : state.attackers
  if (effect.type === 'retreat')
    for (const piece of hitsAttackers ? state.attackers : state.defenders) suffer(turn, piece, effect)
  else {
    const side = sideOf(rules, state, (hitsAttackers ? attackers : defenders)[0])
    turn.list('pending').push(PENDING.hurt, side, table, index)
  }
}
