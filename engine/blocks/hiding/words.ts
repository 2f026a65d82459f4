/** The entries of `hidden` in a scenario, as triggers of the game, and the effects `hide` and `spot`. */
import type { Effect, HiddenUnits } from '../../../schemas/generated/content'
import { type Blocks, type Words, whoIf, zoneIf } from '../context'
import { unitsThat } from '../filters'
import { amountIf, amountOf } from '../measures'
import { type BlockTurn, type DoEffect, type HiddenEntry, NOTHING, type Trigger } from '../port'
import type { Hiding } from '../seldom/loaded'
import { unitChooser } from '../units/choosing'
import { askEffects } from './asking'
import { entryOf, hide, piecesIn, spot, spotAll } from './hidden'
import { hidingVeil } from './veil'

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>

export const HIDING_WORDS: Words = { effects: { hide: hideEffect, spot: spotEffect } }

/** Moments after which a unit may stand where it spots others; those that a game does not have never happen. */
const MOMENTS = [
  ...['turn-began', 'phase-began', 'movement-began', 'movement-ended', 'phase-ended', 'turn-ended'],
  ...[
    'piece-entered',
    'piece-placed',
    'piece-moved',
    'arrived',
    'retreated',
    'pushed-off',
    'advanced',
    'freed',
  ],
]

/** Compiles the entries of a scenario. */
export function hidingOf(blocks: Blocks, written: readonly HiddenUnits[]): Hiding {
  const entries = written.map((raw) => entryFor(blocks, raw))
  const asks = askEffects(blocks, entries)
  const sides = Object.fromEntries(blocks.seats.map(({ id, side }) => [id, side]))
  return {
    entries,
    triggers: [
      at(blocks, 'set-up-ended', [hideAtFirst, spotAll]),
      ...(asks.length > 0 ? [at(blocks, 'turn-began', asks)] : []),
      ...MOMENTS.map((moment) => at(blocks, moment, [spotAll])),
      ...(entries.some(({ isFoggy }) => isFoggy) ? [at(blocks, 'turn-ended', [hideInFog])] : []),
    ],
    veil: hidingVeil(sides),
  }
}

function entryFor(blocks: Blocks, raw: HiddenUnits): HiddenEntry {
  const { units, spotted = [{ within: 1 }] } = raw
  const isDecoy = raw.decoy === true
  return {
    side: blocks.sides.indexOf(raw.side),
    units: units && blocks.units.map((id) => units.includes(id)),
    isCounter: raw.as === 'counter',
    isDecoy,
    isFoggy: raw.fog === true,
    isFromStart: raw.from !== 'effects',
    appears: raw.appears !== false && !isDecoy,
    moves: amountIf(blocks, raw.moves),
    spotted: spotted.map(({ within, by, zone, sight }) => ({
      within: amountOf(blocks, within),
      by: whoIf(blocks, by),
      zone: zoneIf(blocks, zone),
      sight: sight === true,
    })),
  }
}

/** A trigger without words in the log. */
function at({ made }: Blocks, moment: string, list: DoEffect[]): Trigger {
  return {
    ...{ id: '', at: moment, turn: NOTHING, from: 0, to: Number.MAX_SAFE_INTEGER, every: 1, times: 0 },
    ...{ who: undefined, other: undefined, zone: undefined, when: undefined, tally: NOTHING, quiet: true },
    ...{ counter: NOTHING, reaches: undefined, fallsTo: undefined, list: made.lists.push(list) - 1 },
  }
}

const hideAtFirst = (turn: BlockTurn): void => hideAll(turn, ({ isFromStart }) => isFromStart)
const hideInFog = (turn: BlockTurn): void => hideAll(turn, ({ isFoggy }) => isFoggy)

function hideAll(turn: BlockTurn, isMeant: (entry: HiddenEntry) => boolean): void {
  const { rules, state } = turn
  const pieces = piecesIn(rules)
  const meant = unitsThat(pieces, rules, state, (_rules, _state, piece) => {
    const entry = entryOf(rules, state, piece)
    return entry !== undefined && isMeant(entry)
  })
  for (const piece of meant) hide(turn, piece)
}

function hideEffect(blocks: Blocks, raw: Of<'hide'>): DoEffect {
  const choose = unitChooser(blocks, raw)
  return (turn, subject) => {
    for (const piece of choose(turn, subject)) hide(turn, piece)
  }
}

function spotEffect(blocks: Blocks, raw: Of<'spot'>): DoEffect {
  const choose = unitChooser(blocks, raw)
  return (turn, subject) => {
    for (const piece of choose(turn, subject)) spot(turn, piece)
  }
}
