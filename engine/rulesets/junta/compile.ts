/** Compiles a scenario into flat tables, once; play only looks values up. */

import type { JuntaCard, JuntaUnitsEffect } from '../../../schemas/generated/content'
import { type BlockScenario, blocksOf, compileBlocks } from '../../blocks/compile'
import { cardsOf } from '../../compile/deck-cards'
import { unplayable } from '../../compile/unplayable'
import { blocksIn } from '../../compile/walk-blocks'
import { type BoardMap, err, type Finding, ok, type Result } from '../../types'
import { ownWords } from './blocks/own-words'
import { port } from './blocks/port'
import { compileCards, compileLists } from './compile/cards'
import { compilePlaces } from './compile/places'
import { compileOffices, compileTypes, compileUnits } from './compile/units'
import { USUAL } from './generated/rule-options'
import type { JuntaPack, Rules } from './rules'
import { USUAL_STEPS } from './rules/steps'
import { VALUES } from './state'

export function compile(
  raw: JuntaPack,
  scenario: JuntaPack['scenarios'][string],
  board: BoardMap,
): Result<Rules, Finding[]> {
  const { file } = scenario
  if (board.grid.kind !== 'areas') return err([missing(file, ['map'], 'grid', scenario.map)])
  if (!Object.values(raw.decks ?? {}).some(({ id }) => id === scenario.deck))
    return err([missing(file, ['deck'], 'deck', scenario.deck)])
  const ruleOptions = { ...USUAL, ...scenario.rules }
  const places = compilePlaces(raw, board, ruleOptions.gunboatRange)
  const cell = (name: string) => board.grid.indexOf(name)
  const types = compileTypes(raw, places, cell)
  const offices = compileOffices(raw)
  if (offices.president < 0) return err([missing('units.yaml', ['offices'], 'president', '')])
  const locations = compileLocations(raw)
  const known = { offices: offices.indexOf, locations: locations.indexOf, types: indexed(types.ids), cell }
  const cards = compileCards(raw, scenario.deck, known)
  const written = writtenIn(scenario)
  const bringing = bringers(raw, scenario)
  const { units, ofCard, broughtBy } = compileUnits(raw, types, cards, bringing, cell)
  const sides = scenario.order
  const blocks = blocksOf(
    port,
    ownWords({ offices: offices.ids, cards: cards.name, broughtBy }),
    { board, sides, seats: sides.map((id, side) => ({ id, side })), units: types.ids },
    written,
  )
  const lists = compileLists(raw, scenario.deck, blocks)
  return ok({
    pack: raw,
    scenario,
    board,
    seats: scenario.order,
    cards: { ...cards, units: ofCard, lists },
    offices,
    locations,
    units,
    types,
    places,
    notes: notesOf(raw),
    numbers: numbersOf(raw, ruleOptions),
    ruleOptions,
    steps: scenario.steps ?? USUAL_STEPS,
    blocks: compileBlocks(blocks, written),
    words: (raw.tables.words ?? []).map(({ id }) => id),
  })
}

/** The parts of a scenario that the language of blocks reads. */
const writtenIn = ({
  options,
  counters,
  triggers,
  modifiers,
}: JuntaPack['scenarios'][string]): BlockScenario => ({
  options,
  counters,
  triggers,
  modifiers,
})

/** Returns the effects that bring units, in any place, except those that are the action of a card. */
function bringers(raw: JuntaPack, { triggers, deck }: JuntaPack['scenarios'][string]): JuntaUnitsEffect[] {
  const ofCards = cardsOf<JuntaCard>(raw, deck).flatMap(({ card: { effects = [] } }) => effects)
  const within = blocksIn([triggers, ofCards.filter((effect) => effect.type !== 'units')])
  return within.filter((block) => block.type === 'units' && 'at' in block) as JuntaUnitsEffect[]
}

const indexed = (ids: readonly string[]): ReadonlyMap<string, number> =>
  new Map(ids.map((id, index) => [id, index]))

function compileLocations({ tables: { locations } }: JuntaPack): Rules['locations'] {
  const ids = locations.map(({ id }) => id)
  const withRole = (wanted: string) => locations.findIndex(({ role }) => role === wanted)
  return { ids, indexOf: indexed(ids), bank: withRole('bank'), headquarters: withRole('headquarters') }
}

function notesOf({ tables: { notes } }: JuntaPack): number[] {
  const counts: number[] = new Array(VALUES).fill(0)
  for (const { value, count } of notes) counts[value - 1] += count
  return counts
}

function numbersOf({ tables }: JuntaPack, options: Rules['ruleOptions']): Rules['numbers'] {
  const { cards, aid, government, coup, deals } = tables
  return {
    dealt: cards.dealt,
    drawn: cards.drawn,
    hand: cards.most,
    aid: aid.drawn,
    mostOffices: government.most,
    officeVotes: government.votes,
    ballots: government.ballots ?? USUAL_BALLOTS,
    phases: coup.phases,
    waves: coup.waves,
    faces: coup.faces,
    hit: coup.hit,
    gunboat: coup.gunboat,
    strike: coup.strike,
    strikes: coup.strikes,
    centres: coup.centres,
    afterCoup: options.afterCoup,
    offers: deals.offers,
  }
}

/** The number of tied elections after which a President is named; J-39 would repeat them forever. */
const USUAL_BALLOTS = 10

const missing = unplayable('junta')
