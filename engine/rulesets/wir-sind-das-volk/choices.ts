/** Every choice of the game as one object, made when it is first asked for: listing choices only copies references. */
import { once } from '../../once'
import type { Action, Choice, Message, MessageValue } from '../../types'
import { type Choices, type Effect, type Tables, TRACKS } from './rules'

/** The same for all who play by the same tables. */
export const bookOf = once((from: Tables): Choices => {
  const { provinces, cities, links, cards } = from
  const area = (id: string): MessageValue => ({ text: `areas.${id}` })
  const card = (index: number): MessageValue => ({ text: `cards.${cards.ids[index]}` })
  const atCard = (index: number): Choice['at'] => ({ kind: 'card', card: cards.ids[index] })
  const inProvince = (index: number): Choice['at'] => ({ kind: 'cell', cell: provinces.cell[index] })
  const atLink = (link: number): Choice['at'] => ({
    kind: 'edge',
    cell: cities.cell[links.from[link]],
    direction: links.direction[link],
  })
  const kept = book()
  return {
    card: (type, index) =>
      kept(`${type}/${index}`, () =>
        make({ type, card: cards.ids[index] }, atCard(index), { card: card(index) }),
      ),
    use: (index, use) =>
      kept(`use-${use}/${index}`, () =>
        make(
          { type: 'play', card: cards.ids[index], use },
          atCard(index),
          { card: card(index) },
          use,
          `use-${use}`,
        ),
      ),
    city: (type, city) =>
      kept(`${type}-city/${city}`, () =>
        make(
          { type, town: cities.ids[city] },
          { kind: 'cell', cell: cities.cell[city] },
          {
            place: area(cities.ids[city]),
          },
        ),
      ),
    link: (type, link) =>
      kept(`${type}/${link}`, () =>
        make({ type, link: links.ids[link] }, atLink(link), {
          from: area(cities.ids[links.from[link]]),
          to: area(cities.ids[links.to[link]]),
          cost: links.cost[link],
        }),
      ),
    province: (type, province) =>
      kept(`${type}/${province}`, () =>
        make({ type, province: provinces.ids[province] }, inProvince(province), {
          place: area(provinces.ids[province]),
        }),
      ),
    section: (section, type = 'pass-on') =>
      kept(`${type}-section/${section}`, () =>
        make(
          { type, section: provinces.sections.ids[section] },
          { kind: 'cell', cell: provinces.sections.cell[section] },
          { place: area(provinces.sections.ids[section]) },
        ),
      ),
    icon: (type, effect, at) =>
      kept(`${type}/${effect.index}`, () =>
        make(
          { type, at },
          { kind: 'button', button: `${type}-${at}` },
          { what: { message: effectText(from, effect) } },
        ),
      ),
    look: (at) =>
      kept(`look/${at}`, () => make({ type: 'look', at }, button(`look-${at}`), {}, `look-${at}`)),
    swap: (give, take) =>
      kept(`swap/${give}/${take}`, () =>
        make({ type: 'swap', give: cards.ids[give], take: cards.ids[take] }, atCard(take), {
          give: card(give),
          take: card(take),
        }),
      ),
    count: (city, province) =>
      kept(`count/${city}/${province}`, () =>
        make(
          { type: 'count', town: cities.ids[city], province: provinces.ids[province] },
          inProvince(province),
          { town: area(cities.ids[city]), place: area(provinces.ids[province]) },
        ),
      ),
    attack: (province, target) =>
      kept(`attack/${province}/${target}`, () =>
        make(
          { type: 'attack', province: provinces.ids[province], target: provinces.ids[target] },
          inProvince(target),
          { place: area(provinces.ids[province]), target: area(provinces.ids[target]) },
        ),
      ),
    reward: (space) =>
      kept(`reward/${space}`, () => make({ type: 'reward', space }, button(`reward-${space}`), { space })),
    button: (id) => kept(id, () => make({ type: id }, button(id))),
  }
})

const button = (id: string): Choice['at'] => ({ kind: 'button', button: id })

const make = (
  action: Action,
  at: Choice['at'],
  values?: Message['values'],
  group = action.type,
  words = group,
): Choice =>
  Object.freeze({
    action: Object.freeze(action),
    at: Object.freeze(at),
    label: { key: `volk.choice.${words}`, values },
    group,
  })

function book(): (key: string, made: () => Choice) => Choice {
  const known = new Map<string, Choice>()
  return (key, made) => {
    const choice = known.get(key) ?? made()
    known.set(key, choice)
    return choice
  }
}

/** An icon in words: "2 unrest taken away in the West (West Berlin)". */
export function effectText(
  { sides, provinces, cities }: Pick<Tables, 'sides' | 'provinces' | 'cities'>,
  effect: Effect,
): Message {
  const { verb, on, count, where, flag, what, share, shareIn } = effect
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
