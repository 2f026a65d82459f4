/** Checks for cards that can never be played, decks with a wrong count, and effects on missing places or without any result. */
import type { VolkEffect } from '../../../../schemas/generated/content'
import { finding, within } from '../../../compile/finding'
import { entries, idsOf, type Placed } from '../../../compile/pack-parts'
import { type Reference, refer, unknownNames } from '../../../compile/references/reference'
import { sourceOf } from '../../../kernel/sources'
import type { Finding, RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import { isIcon } from '../blocks/icon-names'
import type { Loose } from '../compile/effects'
import type { VolkCard } from '../rules'
import {
  areaText,
  cards,
  cardText,
  type Deck,
  decks,
  ownPack,
  type Places,
  placesOf,
  referEach,
  scenarios,
} from './parts'
import { namesOnCard } from './said'

export const decksAndCards = (raw: RawPack): Finding[] => [
  ...decks(raw).flatMap((deck) => [...counts(raw, deck), ...unused(raw, deck)]),
  ...decks(raw).flatMap(({ value }) => cards(raw, value.id).flatMap((card) => playable(raw, card))),
  ...twice(raw),
  ...effects(raw),
]

/** Checks the number of cards and of special cards in a deck, and that they are enough for the scenarios. */
function counts(raw: RawPack, { value: deck, at }: Placed<Deck>): Finding[] {
  const all = cards(raw, deck.id)
  const special = all.filter(({ value }) => value.special).length
  const count = (key: 'size' | 'special', found: number) =>
    deck[key] === undefined || deck[key] === found
      ? []
      : [
          finding(
            'E-DECK-COUNT',
            within(at, key),
            key === 'size' ? 'deck-size' : 'deck-special',
            { found, expected: deck[key] },
            { found: String(found), expected: String(deck[key]), suggestion: String(found) },
          ),
        ]
  const short = scenarios(raw).flatMap(({ value, at: where }) => {
    const needed = 2 * value.open + 2 * value.dealt
    const index = value.decks.indexOf(deck.id)
    return index < 0 || all.length - special >= needed
      ? []
      : [
          finding('E-DECK-SHORT', within(where, 'decks', index), 'deck-short', {
            found: all.length - special,
            needed,
          }),
        ]
  })
  return [...count('size', all.length), ...count('special', special), ...short]
}

const unused = (raw: RawPack, { value: { id, pack }, at }: Placed<Deck>): Finding[] =>
  pack !== undefined ||
  scenarios(raw).length === 0 ||
  scenarios(raw).some(({ value }) => value.decks.includes(id))
    ? []
    : [finding('W-DECK-UNUSED', within(at, 'id'), 'deck-unused', { deck: { text: `decks.${id}` } })]

/** W-05, W-24, W-25: an ordinary card has a colour and a number. A special one has neither, but an event that can occur. */
function playable(raw: RawPack, { value: card, at }: Placed<VolkCard>): Finding[] {
  const values = { card: cardText(card.id) }
  const fault = (key: string, place: At) => [
    finding('E-CARD-NEVER-PLAYED', place, key, values, { found: card.id }),
  ]
  if (card.special) {
    if (card.colour !== undefined || card.value !== undefined || card.values !== undefined)
      return [finding('E-CARD-SPECIAL', within(at, 'special'), 'card-special', values)]
    if (card.effects.length === 0 && card.police === undefined)
      return fault('card-no-event', within(at, 'effects'))
    return waits(raw, card) ? fault('card-no-wall', within(at, 'when', 'wall')) : []
  }
  if (card.colour === undefined) return fault('card-no-colour', within(at, 'id'))
  if (card.value !== undefined && card.values !== undefined)
    return [finding('E-CARD-TWO-VALUES', within(at, 'values'), 'card-two-values', values)]
  return card.value === undefined && card.values === undefined ? fault('card-no-value', within(at, 'id')) : []
}

/** True for a card that requires a wall which no card or trigger builds. */
function waits(raw: RawPack, card: VolkCard): boolean {
  if (card.when?.wall !== 'standing') return false
  return ![...ofCards(raw), ...ofTriggers(raw)].some(({ value: { type } }) => type === 'wall')
}

/** Reports a card that is in two decks, since records and cases could not tell them apart. */
function twice(raw: RawPack): Finding[] {
  const seen = new Set<string>()
  return decks(raw).flatMap(({ value }) =>
    cards(raw, value.id).flatMap(({ value: { id }, at }) => {
      const again = seen.has(id)
      seen.add(id)
      return again
        ? [finding('E-CARD-TWICE', within(at, 'id'), 'card-twice', { card: cardText(id) }, { found: id })]
        : []
    }),
  )
}

type Effect = Placed<VolkEffect>
function effects(raw: RawPack): Finding[] {
  const known = placesOf(raw)
  const all = [...ofCards(raw), ...ofTracks(raw), ...ofTriggers(raw)]
  return [
    ...unknownNames([...all.flatMap((effect) => inEffect(raw, effect, known)), ...saidByCards(raw)]),
    ...all.flatMap((effect) => idle(raw, effect, known)),
  ]
}

/** Returns the effects of icons in any place within a value. */
function iconsIn(value: unknown, at: At): Effect[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => iconsIn(one, within(at, index)))
  if (value === null || typeof value !== 'object') return []
  const inner = Object.entries(value).flatMap(([key, one]) => iconsIn(one, within(at, key)))
  return isTyped(value) && isIcon(value) ? [{ value, at }, ...inner] : inner
}

const isTyped = (value: object): value is { readonly type: string } =>
  'type' in value && typeof value.type === 'string'

const ofCards = (raw: RawPack): Effect[] =>
  decks(raw).flatMap(({ value }) =>
    cards(raw, value.id).flatMap((card) => iconsIn(card.value.effects, within(card.at, 'effects'))),
  )

const ofTriggers = (raw: RawPack): Effect[] =>
  scenarios(raw).flatMap(({ value, at }) => iconsIn(value.triggers, within(at, 'triggers')))

/** The blocks of a card are checked in each scenario that uses its deck. */
const saidByCards = (raw: RawPack): Reference[] =>
  scenarios(raw).flatMap(({ value: scenario }) =>
    scenario.decks.flatMap((deck) =>
      cards(raw, deck).flatMap((card) =>
        entries(card.value.effects, within(card.at, 'effects'))
          .filter((one) => !isIcon(one.value))
          .flatMap((one) => namesOnCard(raw, scenario, one.value, one.at)),
      ),
    ),
  )

const ofTracks = (raw: RawPack): Effect[] =>
  (ownPack(raw).tracks?.tracks ?? []).flatMap(({ spaces, beyond }, track) => {
    const at: At = sourceOf(raw, 'tracks', track)
    return [...entries(spaces, within(at, 'spaces')), ...entries(beyond, within(at, 'beyond'))].flatMap(
      (one) => entries(one.value.effects, within(one.at, 'effects')),
    )
  })

function inEffect(raw: RawPack, { value, at }: Effect, { provinces, towns }: Places): Reference[] {
  const effect: Loose = value
  const sides = idsOf(raw.units.sides)
  return [
    ...refer('side', sides, within(at, 'on'), effect.on),
    ...refer('side', sides, within(at, 'by'), effect.by),
    ...referEach('province', provinces, effect.provinces, within(at, 'provinces')),
    ...referEach('province', provinces, effect.except, within(at, 'except')),
    ...refer('province', provinces, within(at, 'share', 'province'), effect.share?.province),
    ...refer('town', towns, within(at, 'town'), effect.town),
  ]
}

/** Reports an effect without any result, or one in a province of the other side. */
function idle(raw: RawPack, { value, at }: Effect, { side, provinces }: Places): Finding[] {
  const effect: Loose = value
  const abroad = entries(effect.provinces, within(at, 'provinces'))
    .filter((one) => side.has(one.value) && side.get(one.value) !== effect.on)
    .map((one) =>
      finding(
        'E-EFFECT-OTHER-SIDE',
        one.at,
        'effect-other-side',
        { place: areaText(one.value) },
        { found: one.value },
      ),
    )
  const nothing = (key: string, place: At) => [finding('E-EFFECT-NOTHING', place, key)]
  if (effect.count === 0) return [...abroad, ...nothing('effect-zero', within(at, 'count'))]
  if (effect.steps === 0) return [...abroad, ...nothing('effect-zero', within(at, 'steps'))]
  const own = effect.provinces ?? provinces.filter((id) => side.get(id) === effect.on)
  const left = own.filter((id) => !effect.except?.includes(id))
  if (effect.on !== undefined && own.length > 0 && left.length === 0)
    return [...abroad, ...nothing('effect-nowhere', within(at, 'except'))]
  const { towns = [] } = ownPack(raw).terrain
  const foreign = towns.some((town) => town.foreign)
  if ((effect.type === 'external' || effect.type === 'raze') && !foreign)
    return [...abroad, ...nothing('effect-nothing-abroad', within(at, 'type'))]
  const special = towns.find((town) => town.id === effect.town)?.special
  if (effect.type === 'special' && effect.town !== undefined && !special)
    return [...abroad, ...nothing('effect-not-special', within(at, 'town'))]
  return abroad
}
