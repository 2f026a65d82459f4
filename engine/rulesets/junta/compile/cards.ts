/** The deck as flat tables, with one entry for each copy of a card. */
import type { JuntaCard, JuntaEffect } from '../../../../schemas/generated/content'
import type { Blocks } from '../../../blocks/context'
import { cardsOf } from '../../../compile/deck-cards'
import type { Source } from '../../../types'
import { type Effect, IS_AT_ONCE, type JuntaPack, type Rules, type Verb } from '../rules'
import { NOBODY } from '../state'
import { facesOf } from './faces'

/** The names in effects, by index. */
export type Known = {
  readonly offices: ReadonlyMap<string, number>
  readonly locations: ReadonlyMap<string, number>
  readonly types: ReadonlyMap<string, number>
  cell(name: string): number
}
type Entry = { readonly card: JuntaCard; readonly at: Source; readonly id: string }
export type Cards = Omit<Rules['cards'], 'units' | 'lists'>

export function compileCards(raw: JuntaPack, deck: string, known: Known): Cards {
  const entries: Entry[] = cardsOf<JuntaCard>(raw, deck).flatMap(({ card, source }) =>
    Array.from({ length: card.copies ?? 1 }, (_, copy) => ({ card, at: source, id: idOf(card.id, copy) })),
  )
  const all = entries.map(({ card }) => card)
  const named = (names: readonly string[] = []) =>
    all.flatMap(({ id }, index) => (names.includes(id) ? [index] : []))
  return {
    ids: entries.map(({ id }) => id),
    indexOf: new Map(entries.map(({ id }, index) => [id, index])),
    name: all.map(({ id }) => id),
    kind: all.map(({ kind }) => kind),
    moments: all.map(({ when }) => when),
    votes: all.map(({ votes = 0 }) => votes),
    bonus: all.map(({ bonus }) => bonus && { with: named(bonus.with), votes: bonus.votes }),
    needs: all.map(({ needs }) => named(needs)),
    income: all.map(({ income }) => income?.amount ?? 0),
    dark: all.map(({ income }) => income?.only === 'dark'),
    effects: all.map(({ effects = [] }) => effects.map((effect) => compileEffect(effect, known))),
    source: entries.map(({ at }) => at),
  }
}

const idOf = (name: string, copy: number): string => (copy === 0 ? name : `${name}-${copy + 1}`)

/** Effects that cards have as words of their own; triggers may have them too. */
export type CardEffect = Extract<JuntaEffect, { readonly type: Verb }>
/** All the keys that these effects may have. */
type Written = {
  readonly cost?: number
  readonly count?: unknown
  readonly most?: number
  readonly die?: readonly string[]
  readonly second?: readonly string[]
  readonly spares?: readonly string[]
  readonly location?: string
  readonly units?: readonly string[]
  readonly at?: readonly string[]
  readonly share?: readonly number[]
}

/** True for the effects of cards that the rules of Junta read; effects that every game has are excluded. */
export const isOfCards = (effect: JuntaEffect): effect is CardEffect => isCardVerb(effect.type)
export const isCardVerb = (type: unknown): boolean =>
  typeof type === 'string' && Object.hasOwn(IS_AT_ONCE, type)

/** Returns for each card the list of its effects when played, in the order of writing. Its cost is paid before. */
export function compileLists(raw: JuntaPack, deck: string, blocks: Blocks): number[] {
  return cardsOf<JuntaCard>(raw, deck).flatMap(({ card }) => {
    const brought = (card.effects ?? []).filter((effect) => !isOfCards(effect) || IS_AT_ONCE[effect.type])
    const list =
      brought.length === 0
        ? NOBODY
        : blocks.listOf(brought.map((effect) => (isOfCards(effect) ? { ...effect, cost: 0 } : effect)))
    return new Array<number>(card.copies ?? 1).fill(list)
  })
}

const compileEffect = (effect: JuntaEffect, known: Known): Effect =>
  isOfCards(effect) ? compileOwn(effect.type, effect as Written, known) : compileOwn('blocks', {}, known)

function compileOwn(verb: Verb, effect: Written, known: Known): Effect {
  const found = (names: readonly string[] | undefined, of: ReadonlyMap<string, number>) =>
    (names ?? []).flatMap((name) => of.get(name) ?? [])
  const [over, under] = effect.share ?? [1, 2]
  return {
    verb,
    cost: effect.cost ?? 0,
    count: typeof effect.count === 'number' ? effect.count : 0,
    most: effect.most ?? 0,
    die: facesOf(effect.die),
    second: facesOf(effect.second),
    spares: found(effect.spares, known.offices),
    location: known.locations.get(effect.location ?? '') ?? NOBODY,
    units: found(effect.units, known.types),
    cells: (effect.at ?? []).map(known.cell).filter((cell) => cell >= 0),
    share: [over, under],
  }
}
