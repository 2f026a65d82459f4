/** The words that Cry Havoc adds to the language of blocks: harm to figures, and states of pieces. */
import type { CryHavocUnitFilter, HealEffect, HurtEffect } from '../../../../schemas/generated/content'
import { CARD_WORDS } from '../../../blocks/cards/words'
import { type Blocks, speaking, type Words } from '../../../blocks/context'
import { piecesOf, unitsThat, unitTest } from '../../../blocks/filters'
import { MARK_WORDS } from '../../../blocks/marking'
import { ASKED_OPTION_WORDS } from '../../../blocks/options/words'
import type { DoEffect, PieceTest } from '../../../blocks/port'
import { UNIT_WORDS } from '../../../blocks/units/words'
import { TERRAIN_WORDS } from '../../../blocks/zones/terrain-effects'
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
export const words: Words = speaking(
  UNIT_WORDS,
  TERRAIN_WORDS,
  CARD_WORDS,
  MARK_WORDS,
  ASKED_OPTION_WORDS,
  ownWords,
)

function hurtEffect(blocks: Blocks, { who, by }: HurtEffect): DoEffect {
  const port = piecesOf(blocks)
  const test = unitTest(blocks, who)
  return (turn: CryHavocTurn, subject) => {
    const { rules } = turn
    for (const piece of unitsThat(port, rules, turn.state, test, subject)) {
      if (!isLiving(turn.state, piece)) continue
      if (rules.pieces.beast[piece] === 0) hit(turn, piece, by)
      else if (by === 'kill') die(turn, piece)
      layDown(turn, piece)
    }
    afterwards(turn)
  }
}

function healEffect(blocks: Blocks, { who }: HealEffect): DoEffect {
  const port = piecesOf(blocks)
  const test = unitTest(blocks, who)
  return (turn: CryHavocTurn, subject) => {
    const { state, rules } = turn
    for (const piece of unitsThat(port, rules, state, test, subject)) {
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
