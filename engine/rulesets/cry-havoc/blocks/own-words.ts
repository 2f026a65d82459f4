/** The words that Cry Havoc adds to the language of blocks: harm to figures, and states of pieces. */
import type { CryHavocUnitFilter, HealEffect, HurtEffect } from '../../../../schemas/generated/content'
import { type Blocks, speaking, type Words } from '../../../blocks/context'
import { ASKED_OPTION_WORDS } from '../../../blocks/options/words'
import type { DoEffect, PieceTest } from '../../../blocks/port'
import { unitChooser } from '../../../blocks/units/choosing'
import { UNIT_WORDS } from '../../../blocks/units/words'
import type { Rules } from '../rules'
import { isCaptive, isMounted } from '../rules/figures'
import { die, hit } from '../rules/results'
import { type CryHavocState, type CryHavocTurn, DEAD, HEALTHY, isLiving, WOUNDED } from '../state'
import { afterwards, layDown } from './places'

const ownWords: Words = {
  effects: { hurt: hurtEffect, heal: healEffect },
  filter: filterTests,
}

/** The words of Cry Havoc, with those that every game has. */
export const words: Words = speaking(UNIT_WORDS, ASKED_OPTION_WORDS, ownWords)

function hurtEffect(blocks: Blocks, raw: HurtEffect): DoEffect {
  const choose = unitChooser(blocks, raw)
  const { by } = raw
  return (turn: CryHavocTurn, subject) => {
    const { rules } = turn
    for (const piece of choose(turn, subject)) {
      if (!isLiving(turn.state, piece)) continue
      if (rules.pieces.beast[piece] === 0) hit(turn, piece, by)
      else if (by === 'kill') die(turn, piece)
      layDown(turn, piece)
    }
    afterwards(turn)
  }
}

function healEffect(blocks: Blocks, raw: HealEffect): DoEffect {
  const choose = unitChooser(blocks, raw)
  return (turn: CryHavocTurn, subject) => {
    const { state } = turn
    for (const piece of choose(turn, subject)) {
      if (state.health[piece] === WOUNDED) turn.list('health')[piece] = HEALTHY
      if (state.stunned[piece] !== 0) turn.list('stunned')[piece] = 0
    }
  }
}

function filterTests(_: Blocks, raw: CryHavocUnitFilter): PieceTest[] {
  const { health, stunned, mounted, captive, beast, figure } = raw
  const tests: PieceTest[] = []
  const add = (test: (rules: Rules, state: CryHavocState, piece: number) => boolean) => tests.push(test)
  if (health === 'living') add((_rules, state, piece) => state.health[piece] !== DEAD)
  else if (health !== undefined) {
    const wanted = { healthy: HEALTHY, wounded: WOUNDED, dead: DEAD }[health]
    add((_rules, state, piece) => state.health[piece] === wanted)
  }
  if (stunned !== undefined) add((_rules, state, piece) => (state.stunned[piece] !== 0) === stunned)
  if (mounted !== undefined) add((_rules, state, piece) => isMounted(state, piece) === mounted)
  if (captive !== undefined) add((_rules, state, piece) => isCaptive(state, piece) === captive)
  if (beast !== undefined) add(({ pieces }, _state, piece) => (pieces.beast[piece] === 1) === beast)
  if (figure !== undefined) add(({ pieces }, _state, piece) => pieces.name[piece] === figure)
  return tests
}
