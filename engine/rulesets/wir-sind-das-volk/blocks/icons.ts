/** The effects of cards as words of the language. Each runs as its icon does. If it needs an answer, later effects wait for that. */
import type { VolkEffect } from '../../../../schemas/generated/content'
import type { Blocks, Words } from '../../../blocks/context'
import { wait } from '../../../blocks/interpreter'
import { type DoEffect, NOTHING, type Run, type Subject } from '../../../blocks/port'
import { carryOut } from '../effects/carry-out'
import type { Effect, VolkTurn } from '../rules'
import { wallAllows } from '../rules/cards'
import { NOBODY } from '../state'
import { putRestBehind } from '../tasks/rest'
import { ICONS } from './icon-names'

/** @param compileIcon compiles a written effect into the form that the rules run */
export const iconWords = (compileIcon: (raw: VolkEffect) => Effect): NonNullable<Words['effects']> =>
  Object.fromEntries(
    ICONS.map((type) => [
      type,
      (_: Blocks, raw: VolkEffect) => asWord(compileIcon(raw), 'on' in raw ? raw.on : undefined),
    ]),
  )

/** If no moment names a side, the effect acts for the side that it is written for, or else for the side in turn. */
const asWord =
  (effect: Effect, on: string | undefined): DoEffect =>
  (turn: VolkTurn, { seat }: Subject, run: Run) => {
    const { state } = turn
    if (state.ending !== NOBODY || !wallAllows(state, effect.wall)) return
    const before = state.tasks.length
    const otherwise = on === undefined ? state.turn : effect.on
    carryOut(turn, effect, effect.count, seat === NOTHING ? otherwise : seat)
    const opened = state.tasks.length - before
    if (opened <= 0) return
    putRestBehind(turn, opened)
    wait(run)
  }
