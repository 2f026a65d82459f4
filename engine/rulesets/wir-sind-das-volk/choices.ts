/** Every choice of the game, made once on first use: listing choices only copies references. */
import { choiceMaker } from '../../kernel/choice-memo'
import { memoise } from '../../memoise'
import type { Choice, Message, MessageValue } from '../../types'
import type { Use } from './state'
import { type Effect, type Tables, TRACKS } from './tables'

const made = choiceMaker('volk')

/** The choices, each made once. Lists are made anew, but share these objects. */
export type Choices = ReturnType<typeof choicesOf>

const choicesOf = (from: Tables) => ({ ...ofCards(from), ...ofPlaces(from), ...ofButtons(from) })

/** Returns the choices, which are shared by all players of the same tables. */
export const bookOf = memoise(choicesOf)

function ofCards({ cards }: Tables) {
  const name = (card: number): MessageValue => ({ text: `cards.${cards.ids[card]}` })
  const at = (card: number): Choice['at'] => ({ kind: 'card', card: cards.ids[card] })
  return {
    card: kept((type: 'discard' | 'keep', card: number) =>
      made({ type, card: cards.ids[card] }, at(card), { card: name(card) }),
    ),
    use: kept((use: Use, card: number) =>
      made({ type: 'play', card: cards.ids[card], use }, at(card), { card: name(card) }, use, `use-${use}`),
    ),
    swap: kept((give: number, take: number) =>
      made({ type: 'swap', give: cards.ids[give], take: cards.ids[take] }, at(take), {
        give: name(give),
        take: name(take),
      }),
    ),
  }
}

function ofPlaces({ provinces, cities, links }: Tables) {
  const { sections } = provinces
  const area = (id: string): MessageValue => ({ text: `areas.${id}` })
  const on = (cell: number): Choice['at'] => ({ kind: 'cell', cell })
  return {
    city: kept((type: 'build' | 'raze' | 'choose', city: number) =>
      made({ type, town: cities.ids[city] }, on(cities.cell[city]), { place: area(cities.ids[city]) }),
    ),
    link: kept((type: 'rail' | 'lift', link: number) => {
      const [from, to] = [links.from[link], links.to[link]]
      const values = { from: area(cities.ids[from]), to: area(cities.ids[to]), cost: links.cost[link] }
      const at: Choice['at'] = { kind: 'edge', cell: cities.cell[from], direction: links.direction[link] }
      return made({ type, link: links.ids[link] }, at, values)
    }),
    province: kept((type: 'choose' | 'raise', province: number) =>
      made({ type, province: provinces.ids[province] }, on(provinces.cell[province]), {
        place: area(provinces.ids[province]),
      }),
    ),
    section: kept((type: 'pass-on' | 'choose', section: number) =>
      made({ type, section: sections.ids[section] }, on(sections.cell[section]), {
        place: area(sections.ids[section]),
      }),
    ),
    count: kept((city: number, province: number) =>
      made(
        { type: 'count', town: cities.ids[city], province: provinces.ids[province] },
        on(provinces.cell[province]),
        { town: area(cities.ids[city]), place: area(provinces.ids[province]) },
      ),
    ),
    attack: kept((province: number, target: number) =>
      made(
        { type: 'attack', province: provinces.ids[province], target: provinces.ids[target] },
        on(provinces.cell[target]),
        { place: area(provinces.ids[province]), target: area(provinces.ids[target]) },
      ),
    ),
  }
}

function ofButtons(from: Tables) {
  const button = (id: string): Choice['at'] => ({ kind: 'button', button: id })
  return {
    /** An icon of the card in play, by its place on the card, to be carried out or dropped. */
    icon: kept((type: 'icon' | 'drop', card: number, at: number) =>
      made({ type, at }, button(`${type}-${at}`), {
        what: { message: effectText(from, from.cards.effects[card][at]) },
      }),
    ),
    look: kept((at: 'hand' | 'pile') => made({ type: 'look', at }, button(`look-${at}`), {}, `look-${at}`)),
    reward: kept((space: number) => made({ type: 'reward', space }, button(`reward-${space}`), { space })),
    button: kept((type: 'done' | 'pass' | 'leave' | 'grant') => made({ type }, button(type))),
  }
}

type Level = Map<string | number, unknown>

/** Makes each choice once. A tree of keys finds them, because building one joint key would cost more than the rules. */
function kept<A extends readonly (string | number)[]>(make: (...of: A) => Choice): (...of: A) => Choice {
  const first: Level = new Map()
  return (...of) => {
    let level = first
    for (let word = 0; word < of.length - 1; word++) {
      let next = level.get(of[word]) as Level | undefined
      if (next === undefined) {
        next = new Map()
        level.set(of[word], next)
      }
      level = next
    }
    const last = of[of.length - 1]
    let choice = level.get(last) as Choice | undefined
    if (choice === undefined) {
      choice = make(...of)
      level.set(last, choice)
    }
    return choice
  }
}

/** Returns an icon in words: "2 unrest taken away in the West (West Berlin)". */
export function effectText(
  { sides, provinces, cities }: Pick<Tables, 'sides' | 'provinces' | 'cities'>,
  effect: Effect,
): Message {
  const { verb, on, count, where, flag, what, share, shareIn, label } = effect
  if (label) return label
  const values: Record<string, MessageValue> = {
    side: { text: `sides.${sides[on]}` },
    count: Math.abs(count),
    sign: count < 0 ? 'less' : 'more',
    place:
      where.length === 1
        ? { text: `areas.${provinces.ids[where[0]]}` }
        : { message: { key: 'volk.effect.anywhere' } },
    places: where.length === 1 ? 'one' : 'any',
    flag: flag < 0 ? 'none' : 'set',
    chooser: { text: `sides.${sides[Math.max(0, flag)]}` },
    share,
    shared:
      shareIn < 0
        ? { message: { key: 'volk.effect.anywhere' } }
        : { text: `areas.${provinces.ids[shareIn]}` },
  }
  if (verb === 'track')
    return {
      key: `volk.effect.track-${TRACKS[what]}`,
      values: { ...values, toward: { text: `sides.${sides[count > 0 ? 0 : 1]}` } },
    }
  if (verb === 'special')
    return { key: 'volk.effect.special', values: { town: { text: `areas.${cities.ids[what]}` } } }
  return { key: `volk.effect.${verb}`, values }
}

/** Joins icons in a row; `undefined` for an empty list. */
export function inARow([first, ...rest]: readonly Message[]): Message | undefined {
  return (
    first &&
    rest.reduce(
      (left, right): Message => ({
        key: 'volk.effect.and',
        values: { left: { message: left }, right: { message: right } },
      }),
      first,
    )
  )
}
