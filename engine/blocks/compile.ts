/** The blocks of a scenario, made into flat tables against the port of its ruleset. */
import type {
  HiddenUnits,
  Trigger as RawTrigger,
  ScenarioCounter,
  ScenarioModifier,
} from '../../schemas/generated/content'
import { blocksIn, featuresIn, statusesIn } from '../compile/walk-blocks'
import type { WrittenDeck } from './cards/deck'
import { testIf } from './conditions'
import { type Blocks, type Names, type Typed, type Words, whoIf, zoneIf } from './context'
import { counterOfSeat, countersOf, namesOfCounters } from './counter'
import { effectOf } from './effects'
import { firedIn, revealedIn } from './interpreter'
import { amountIf } from './measures'
import type { WrittenOptions } from './options/options'
import type { Ask, BlockParts, BlockPort, BlockTables, DoEffect, Modifier, Tally, Trigger } from './port'
import { NOTHING } from './port'
import { seldom } from './seldom/loaded'
import { statusesBegun } from './units/begun'

/** A trigger with the words of any ruleset. */
type WrittenTrigger = Omit<RawTrigger, 'do' | 'when'> & {
  readonly do: readonly Typed[]
  readonly when?: Typed
}

/** The blocks of a scenario, in the words of any ruleset. */
export type BlockScenario = WrittenOptions & {
  readonly triggers?: readonly WrittenTrigger[]
  readonly counters?: readonly ScenarioCounter[]
  readonly modifiers?: readonly ScenarioModifier[]
  readonly decks?: readonly WrittenDeck[]
  readonly hidden?: readonly HiddenUnits[]
}

/**
 * The context for compiling blocks; its lists fill during compilation.
 * @param words the words of the game beside those of every game
 */
export function blocksOf(port: BlockPort, words: Words, names: Names, scenario: BlockScenario): Blocks {
  const made: Blocks['made'] = {
    lists: [],
    asks: [],
    modifiers: [],
    holds: [],
    tallies: [],
    laters: [],
    questions: [],
    quiet: false,
  }
  const seats = names.seats.map(({ id }) => id)
  const blocks: Blocks = {
    ...names,
    port,
    words,
    made,
    options: words.options?.of(scenario, names.board, names.seats) ?? [],
    counters: namesOfCounters(scenario.counters, seats),
    perSeat: new Set((scenario.counters ?? []).flatMap(({ id, per }) => (per ? [id] : []))),
    statuses: [
      ...new Set([
        ...statusesIn([scenario.triggers, scenario.decks]),
        ...(names.begun ?? []).map(({ status }) => status),
      ]),
    ],
    features: featuresIn([scenario.triggers, scenario.decks]),
    decks:
      readerOf(scenario)?.decks(scenario.decks ?? [], seats, blocksIn([scenario.triggers, scenario.decks])) ??
      [],
    listOf(effects) {
      if (effects === undefined) return NOTHING
      const list: DoEffect[] = []
      const index = made.lists.push(list) - 1
      list.push(...effects.map((effect) => effectOf(blocks, effect)))
      return index
    },
  }
  return blocks
}

/** The words for decks, which are seldom. */
const readerOf = ({ decks = [] }: BlockScenario) => (decks.length > 0 ? seldom().words.decks : undefined)

export function compileBlocks(blocks: Blocks, scenario: BlockScenario): BlockTables {
  const { port, options, made, words } = blocks
  const standing = scenario.modifiers ?? []
  // Modifiers made before this point belong to cards.
  const firstStanding = made.modifiers.length
  made.modifiers.push(...standing.map((raw) => modifierOf(blocks, raw)))
  const reader = readerOf(scenario)
  const cards = reader?.cards(blocks, scenario.decks ?? []) ?? []
  const triggers = (scenario.triggers ?? []).flatMap((raw) =>
    (raw.each ? seldom().forEach(blocks, raw) : [raw]).map((one) => triggerOf(blocks, one)),
  )
  const hiding = scenario.hidden && seldom().hidingOf(blocks, scenario.hidden)
  triggers.push(...(hiding?.triggers ?? []))
  // Compiled last, so that the other lists keep their numbers.
  const opening = words.options?.opening?.(blocks) ?? NOTHING
  const tallies = made.tallies.map((tally) => ({
    ...tally,
    quiet: triggers.some(({ id, quiet }) => quiet && id === tally.trigger),
  }))
  for (const [index, { trigger }] of tallies.entries())
    for (const [at, one] of triggers.entries())
      if (one.id === trigger) triggers[at] = { ...one, tally: index }
  const tallied = atMoments(tallies)
  const hidesTime = [...tallies, ...made.laters].some(({ quiet }) => quiet)
  const waiting: Record<string, number[]> = {}
  for (const [index, { at }] of triggers.entries()) {
    waiting[at] ??= []
    waiting[at].push(index)
  }
  for (const at of [...Object.keys(tallied), ...made.laters.map((later) => later.at)]) waiting[at] ??= []
  const firstDelayed = triggers.length
  if (made.laters.length > 0) triggers.push(...seldom().delayTriggers(blocks))
  return {
    port,
    ground: { board: blocks.board, terrain: blocks.terrain, edges: blocks.edges },
    seats: blocks.seats.map(({ id }) => id),
    sides: blocks.sides,
    options,
    opening,
    counters: countersOf(
      scenario.counters,
      blocks.seats.map(({ id }) => id),
    ),
    ...(hiding ? { hidden: hiding.entries, unitTypes: blocks.units } : {}),
    hides: (scenario.counters ?? []).some(({ hidden }) => hidden === true),
    triggers,
    waiting,
    tallies,
    tallied,
    laters: made.laters,
    firstDelayed,
    lists: made.lists,
    asks: made.asks,
    questions: made.questions,
    decks: blocks.decks,
    cards,
    veils: [
      hiding?.veil,
      reader?.veil,
      words.options?.veil,
      hidesTime ? seldom().timeVeil : undefined,
      made.asks.some(hidesAnswer) ? seldom().words.questions?.veil : undefined,
    ].filter((veil) => veil !== undefined),
    modifiers: made.modifiers,
    statuses: blocks.statuses,
    begun: statusesBegun(blocks.statuses, blocks.begun ?? []),
    features: blocks.features,
    holds: made.holds,
    firstStanding,
    standing: firstStanding + standing.length,
    modifiable: Uint8Array.from(port.numbers ?? [], (_, number) =>
      made.modifiers.some((modifier) => modifier.number === number) ? 1 : 0,
    ),
  }
}

function triggerOf(blocks: Blocks, raw: WrittenTrigger): Trigger {
  blocks.made.quiet = raw.quiet === true
  const trigger = {
    id: raw.id,
    at: raw.at,
    turn: raw.turn === undefined ? NOTHING : blocks.sides.indexOf(raw.turn),
    from: raw.from ?? raw.every ?? 0,
    to: raw.to ?? Number.MAX_SAFE_INTEGER,
    every: raw.every ?? 1,
    times: raw.once === true ? 1 : (raw.times ?? 0),
    quiet: raw.quiet === true,
    who: whoIf(blocks, raw.who),
    other: whoIf(blocks, raw.other),
    zone: zoneIf(blocks, raw.zone),
    when: testIf(blocks, raw.when),
    ...reachedCounters(blocks, raw.counter),
    reaches: raw.reaches,
    fallsTo: raw.fallsTo,
    list: blocks.listOf(raw.do),
    tally: NOTHING,
  }
  blocks.made.quiet = false
  return trigger
}

/** The counter of `counter-reached`, and how many counters follow it that are meant too: those of all players. */
function reachedCounters({ counters, perSeat, seats }: Blocks, id: string | undefined) {
  if (id === undefined) return { counter: NOTHING, span: 1 }
  return perSeat.has(id) && seats.length > 0
    ? { counter: counters.indexOf(counterOfSeat(id, seats[0].id)), span: seats.length }
    : { counter: counters.indexOf(id), span: 1 }
}

/** Indices of tallies by their moment. */
function atMoments(tallies: readonly Tally[]): Record<string, number[]> {
  const found: Record<string, number[]> = {}
  for (const [index, { at }] of tallies.entries())
    if (at !== undefined) {
      found[at] ??= []
      found[at].push(index)
    }
  return found
}

const modifierOf = (blocks: Blocks, raw: ScenarioModifier): Modifier => ({
  number: (blocks.port.numbers ?? []).findIndex(({ id }) => id === raw.number),
  by: amountIf(blocks, raw.by),
  to: amountIf(blocks, raw.to),
  while: testIf(blocks, raw.while),
  who: whoIf(blocks, raw.who),
  seat: raw.seat === undefined ? NOTHING : blocks.seats.findIndex(({ id }) => id === raw.seat),
  zone: zoneIf(blocks, raw.zone),
})

/** The parts of the first state that the blocks of the scenario need. */
export function startOfBlocks({ counters, triggers, options, port, begun }: BlockTables): BlockParts {
  return {
    ...(counters.length > 0 ? { counters: counters.map(({ start }) => start) } : {}),
    ...(triggers.some(({ times }) => times > 0) ? { [firedIn(port)]: [] } : {}),
    ...(options.length > 0 ? { chosen: options.map(({ start }) => start), [revealedIn(port)]: [] } : {}),
    ...(begun.length > 0 ? { statuses: begun } : {}),
  }
}

/** Whether a question has answers that other seats must not see. */
const hidesAnswer = ({ secret, keeps, found, ofHand }: Ask): boolean =>
  found ? secret === true || ofHand : secret === true && keeps !== undefined
