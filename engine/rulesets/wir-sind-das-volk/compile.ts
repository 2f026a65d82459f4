/** Compiles a scenario into flat tables, once; play only looks values up. */

import { type BlockScenario, blocksOf, compileBlocks } from '../../blocks/compile'
import { idsOf } from '../../compile/pack-parts'
import type { Room } from '../../kernel/position'
import { type BoardMap, err, type Finding, ok, type Result } from '../../types'
import { ownWords } from './blocks/own-words'
import { port } from './blocks/port'
import { cardsIn, compileCards } from './compile/cards'
import { compileCities, compileLinks, townsOf } from './compile/cities'
import { iconBy, inCards, inTracks } from './compile/effects'
import { finding } from './compile/finding'
import { looksOf, numbersOf, ruleOptionsOf, supplyOf } from './compile/numbers'
import { compileProvinces } from './compile/provinces'
import { compileStart } from './compile/start'
import { compileTracks } from './compile/tracks'
import type { Tables, VolkPack } from './rules'

export function compile(
  raw: VolkPack,
  scenario: VolkPack['scenarios'][string],
  board: BoardMap,
): Result<Tables, Finding[]> {
  const sides = sidesOf(raw)
  if (!sides) return err([finding('units.yaml', ['sides'], 'sides')])
  if (board.grid.kind !== 'areas') return err([finding(scenario.file, ['map'], 'grid', scenario.map)])
  const provinceIds = (raw.terrain.provinces ?? []).map(({ id }) => id)
  const towns = townsOf(raw, board)
  const cities = compileCities(raw, board, sides, towns, provinceIds)
  const links = compileLinks(raw, scenario, board, cities, provinceIds)
  const provinces = compileProvinces(raw, board, sides, cities)
  const compileIcon = iconBy(sides, provinces, cities)
  const cards = cardsIn(raw, scenario)
  const tracks = compileTracks(raw, scenario, inTracks(compileIcon))
  if (!cards.ok) return cards
  if (!tracks.ok) return tracks
  const written = blocksIn(scenario)
  const blocks = blocksOf(
    port,
    ownWords(
      cards.value.map(({ card }) => card.id),
      (written) => compileIcon(written, { file: scenario.file, path: [] }),
    ),
    { board, sides, seats: sides.map((id, side) => ({ id, side })), units: idsOf(raw.units.units) },
    written,
  )
  const { numbers, sources } = numbersOf(raw, scenario)
  const withLinks = { ...cities, links: cities.ids.map((_, city) => linksAt(links, city)) }
  return ok<Tables & Room<'choices'>>({
    pack: raw,
    scenario,
    board,
    sides,
    provinces,
    cities: withLinks,
    links,
    cards: compileCards(cards.value, provinces, inCards(compileIcon, blocks)),
    numbers,
    sources,
    supply: supplyOf(raw, sides),
    looks: looksOf(raw, sides),
    ...tracks.value,
    ruleOptions: ruleOptionsOf(scenario),
    start: compileStart(scenario, provinces, withLinks, links, ruleOptionsOf(scenario)),
    blocks: compileBlocks(blocks, written),
    choices: undefined,
  })
}

/** The parts of a scenario that the language of blocks reads. */
const blocksIn = ({
  options,
  counters,
  triggers,
  modifiers,
}: VolkPack['scenarios'][string]): BlockScenario => ({
  options,
  counters,
  triggers,
  modifiers,
})

/** Returns the East and the West by their roles, or `undefined` if one is missing. */
export function sidesOf({ units }: VolkPack): readonly [string, string] | undefined {
  const [east, west] = (['east', 'west'] as const).map(
    (role) => units.sides.find((side) => side.role === role)?.id,
  )
  return east === undefined || west === undefined ? undefined : [east, west]
}

const linksAt = ({ from, to }: Tables['links'], city: number): number[] =>
  from.flatMap((one, link) => (one === city || to[link] === city ? [link] : []))
