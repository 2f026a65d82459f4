/** Words about lives. On cards they wait for the steps of attempts and returns (rules/attempts.ts, rules/lives.ts); here they act at once. */
import type {
  JuntaAttemptEffect,
  JuntaBurgleEffect,
  JuntaBuyOffEffect,
  JuntaGuardEffect,
  JuntaPassportEffect,
} from '../../../../schemas/generated/content'
import type { Blocks, Words } from '../../../blocks/context'
import { type DoEffect, NOTHING, type Run } from '../../../blocks/port'
import { facesOf } from '../compile/faces'
import { emit } from '../events'
import { BACKFIRE, burgle, fateOf, isProtected, SUCCESS } from '../rules/attempts'
import { comeHome } from '../rules/lives'
import { actsFor, isPresent } from '../rules/seats'
import { type JuntaTurn, NOBODY } from '../state'
import { about, familyOf } from './family'
import { putBefore } from './interruptions'

export const lives = {
  attempt,
  guard: (blocks: Blocks, raw: JuntaGuardEffect) =>
    about(familyOf(blocks, raw), (turn, seat) => protect(turn, seat, raw.count ?? 1)),
  'buy-off': (blocks: Blocks, raw: JuntaBuyOffEffect) =>
    about(familyOf(blocks, raw), (turn, seat) => protect(turn, seat, 1)),
  burgle: (blocks: Blocks, raw: JuntaBurgleEffect) => burglary(blocks, raw),
  police:
    () =>
    ({ state }: JuntaTurn) => {
      state.ordered -= 1
    },
  passport: (blocks: Blocks, raw: JuntaPassportEffect) =>
    about(familyOf(blocks, raw), (turn, seat) => {
      if (turn.state.exile[seat] !== NOBODY) comeHome(turn, seat)
    }),
} satisfies Words['effects']

function protect(turn: JuntaTurn, seat: number, attempts: number): void {
  if (isPresent(turn.state, seat)) turn.list('shield')[seat] += attempts
}

/** Attempts on a life, wherever the victim is. If the die backfires, the sender is in danger instead. */
function attempt(blocks: Blocks, raw: JuntaAttemptEffect): DoEffect {
  const by = blocks.seats.findIndex(({ id }) => id === raw.receiver)
  const die = { die: facesOf(raw.die), second: facesOf(raw.second) }
  return about(familyOf(blocks, raw), (turn, victim, run) => {
    const { offices } = turn.rules
    const spared = (raw.spares ?? []).map((id) => offices.indexOf.get(id) ?? NOTHING)
    const isSpared = (office: number) => office >= 0 && actsFor(turn.rules, turn.state, office) === victim
    if (!isPresent(turn.state, victim) || spared.some(isSpared)) return
    const { fate, dice } = fateOf(turn, die)
    if (dice.length > 0) emit(turn, 'attempt-rolled', { other: victim, dice })
    if (fate === SUCCESS) endanger(turn, run, victim, by)
    else if (fate === BACKFIRE && by !== NOTHING) endanger(turn, run, by, NOBODY)
    else emit(turn, 'attempt-came-to-nothing', { other: victim })
  })
}

function endanger(turn: JuntaTurn, run: Run, seat: number, heir: number): void {
  if (!isProtected(turn, seat)) putBefore(turn, run, { kind: 'attempt', seat, heir })
}

function burglary(blocks: Blocks, raw: JuntaBurgleEffect): DoEffect {
  const receiver = blocks.seats.findIndex(({ id }) => id === raw.receiver)
  return about(familyOf(blocks, raw), (turn, victim) => {
    const { state, rules } = turn
    const safe = rules.locations.indexOf.get(raw.location ?? '')
    const isSafe = safe !== undefined && state.location[victim] === safe
    if (!isPresent(state, victim) || isSafe || receiver === victim) return
    burgle(turn, receiver, victim, raw.count)
    emit(turn, 'burglars-came', { other: victim }, { reveals: true })
  })
}
