/** The deck as flat tables: a kind of card becomes as many cards as it has copies. */
import type { JuntaAnyEffect, JuntaCard, JuntaCardEffect } from '../../../../schemas/generated/content'
import type { Blocks } from '../../../blocks/context'
import { cardsOf } from '../../../compile/deck-cards'
import type { Source } from '../../../types'
import { effects as ofBlocks } from '../blocks/effects'
import { type Effect, IS_AT_ONCE, type JuntaPack, type Rules } from '../rules'
import { NOBODY } from '../state'

/** What effects name, by index. */
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

const OUTCOMES: readonly string[] = ['nothing', 'success', 'again', 'backfire']

/** What the language of blocks says alone has nothing that the rules ask for. */
export const isOfCards = (effect: JuntaAnyEffect): effect is JuntaCardEffect =>
  Object.hasOwn(IS_AT_ONCE, effect.type)

/** For each card the list of what it brings when it is played, in the order in which it is written. */
export function compileLists(raw: JuntaPack, deck: string, blocks: Blocks): number[] {
  return cardsOf<JuntaCard>(raw, deck).flatMap(({ card }) => {
    const brought = broughtBy(card)
    const list = brought.length === 0 ? NOBODY : blocks.listOf(brought)
    return new Array<number>(card.copies ?? 1).fill(list)
  })
}

/** Of a card that has its own action only what triggers have too: the rest is part of that action. */
function broughtBy({ effects = [] }: JuntaCard): readonly JuntaAnyEffect[] {
  const isAtOnce = effects.every((effect) => !isOfCards(effect) || IS_AT_ONCE[effect.type])
  return effects.filter((effect) => !isOfCards(effect) || (isAtOnce && Object.hasOwn(ofBlocks, effect.type)))
}

function compileEffect(effect: JuntaAnyEffect, known: Known): Effect {
  return isOfCards(effect)
    ? compileOwn(effect, known)
    : { ...compileOwn({ type: 'words' }, known), verb: 'blocks' }
}

function compileOwn(effect: JuntaCardEffect, known: Known): Effect {
  const found = (names: readonly string[] | undefined, of: ReadonlyMap<string, number>) =>
    (names ?? []).flatMap((name) => of.get(name) ?? [])
  const faces = (die: readonly string[] = []) => die.map((outcome) => OUTCOMES.indexOf(outcome))
  const [over, under] = effect.share ?? [1, 2]
  return {
    verb: effect.type,
    cost: effect.cost ?? 0,
    count: effect.count ?? 0,
    most: effect.most ?? 0,
    die: faces(effect.die),
    second: faces(effect.second),
    spares: found(effect.spares, known.offices),
    location: known.locations.get(effect.location ?? '') ?? NOBODY,
    units: found(effect.units, known.types),
    cells: (effect.at ?? []).map(known.cell).filter((cell) => cell >= 0),
    share: [over, under],
  }
}
