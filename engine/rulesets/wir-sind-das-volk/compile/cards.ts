/** The cards of all decades by index. */
import type { WirSindDasVolkEffect } from '../../../../schemas/generated/content'
import { cardsOf } from '../../../compile/deck-cards'
import { err, type Finding, ok, type Result, type Source } from '../../../types'
import {
  type Cards,
  DUAL,
  NO_COLOUR,
  POLICE,
  type Provinces,
  type Rules,
  type VolkCard,
  type VolkPack,
  WALL,
} from '../rules'
import { EAST, WEST } from '../state'
import { type CompileEffects, policeIcon } from './effects'
import { finding } from './finding'
import { byName, inside } from './parts'

type Placed = { readonly card: VolkCard; readonly at: Source; readonly decade: number }

const COLOURS = { red: EAST, yellow: WEST, dual: DUAL } as const

/** Returns the cards of a scenario, in the order of its decks. */
export function cardsIn(
  raw: VolkPack,
  { decks, file }: Rules['scenario'],
): Result<readonly Placed[], Finding[]> {
  const missing = decks.findIndex((deck) => !Object.hasOwn(raw.decks ?? {}, deck))
  if (missing >= 0) return err([finding(file, ['decks', missing], 'deck', decks[missing])])
  const all = decks.flatMap((deck, index) =>
    cardsOf<VolkCard>(raw, deck).map(({ card, source }): Placed => ({ card, at: source, decade: index + 1 })),
  )
  return ok(all)
}

export function compileCards(
  all: readonly Placed[],
  provinces: Provinces,
  compileEffects: CompileEffects<WirSindDasVolkEffect>,
): Cards {
  return {
    ...byName(all.map(({ card }) => card.id)),
    colour: all.map(({ card: { colour } }) => (colour === undefined ? NO_COLOUR : COLOURS[colour])),
    value: (['east', 'west'] as const).map((side) =>
      all.map(({ card: { value, values } }) => values?.[side] ?? value ?? 0),
    ),
    flight: all.map(({ card: { flight } }) => flight ?? 0),
    police: all.map(({ card: { police } }) => POLICE[police ?? 'none']),
    decade: all.map(({ decade }) => decade),
    special: all.map(({ card: { special } }) => special === true),
    wall: all.map(({ card: { when } }) => WALL[when?.wall ?? 'any']),
    effects: all.map(({ card: { effects, police }, at }) => {
      const written = compileEffects(effects, inside(at, 'effects'))
      return police === undefined
        ? written
        : [...written, policeIcon(provinces, police, inside(at, 'police'))]
    }),
    source: all.map(({ at }) => at),
  }
}
