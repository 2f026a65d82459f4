/** Compiles the map at the beginning of the game. */
import type { Cities, Links, Provinces, Rules } from '../rules'

export function compileStart(
  { setup }: Rules['scenario'],
  provinces: Provinces,
  cities: Cities,
  links: Links,
  { startingFactories }: Rules['ruleOptions'],
): Rules['start'] {
  const named = (setup.factories ?? []).flatMap((id) => cities.indexOf.get(id) ?? [])
  const first = (city: number) => named.find((other) => cities.side[other] === cities.side[city]) === city
  return {
    unrest: provinces.ids.map((id) => setup.unrest?.[id] ?? 0),
    standard: provinces.ids.map((id) => setup.standard?.[id] ?? 0),
    factories: startingFactories === 'first' ? named.filter(first) : named,
    links: (setup.rails ?? []).flatMap(([a, b]) => linkBetween(links, a, b) ?? []),
    box: setup.socialists ?? 0,
  }
}

/** Returns the link of two towns, named in either order, or `undefined`. */
export const linkBetween = ({ indexOf }: Links, a: string, b: string): number | undefined =>
  indexOf.get(`${a}:${b}`) ?? indexOf.get(`${b}:${a}`)
