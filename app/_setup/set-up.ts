/** The settings of a game: the scenario, the players, options, the seed. No React, no DOM. */
import { beginCampaign, scenarioToPlay } from '../../engine/campaign/campaign'
import { seatsOf } from '../../engine/kernel/seats'
import type { Control } from '../../engine/match/port/controls'
import type { RawPack, Seat } from '../../engine/types'
import type { CampaignFile, ScenarioOption } from '../../schemas/generated/content'
import type { Begun } from '../_play/host/asked'

/** The seats played by people: one of them, all, none, or some. */
export type People = { readonly seat: Seat } | 'all' | 'none' | 'some'

/** The default opponent. */
const USUAL: Control = 'greedy'

/** The settings of the quick start: the first seat against greedy bots. */
export function usualSetUp(pack: RawPack, wanted?: string): Begun {
  const scenario = wanted && pack.scenarios[wanted] ? wanted : Object.keys(pack.scenarios)[0]
  const { seats } = seatsOf(pack.scenarios[scenario])
  return { scenario, seats: seatedWith(seats, { seat: seats[0] }, USUAL), options: {} }
}

/** Begins a campaign with its first scenario. */
export function withCampaign(pack: RawPack, before: Begun, campaign: CampaignFile): Begun {
  const scenario = scenarioToPlay(campaign, beginCampaign(campaign)) ?? before.scenario
  return { ...withScenario(pack, before, scenario), campaign: campaign.id }
}

/** Changes the scenario. Players and opponents stay if the seats are the same; options are reset. */
export function withScenario(pack: RawPack, before: Begun, scenario: string): Begun {
  const { seats } = seatsOf(pack.scenarios[scenario])
  const people = peopleOf(before)
  const isSame = seats.join() === Object.keys(before.seats).join()
  const first = { seat: seats[0] }
  const kept = people === 'all' || people === 'none' ? people : first
  return {
    scenario,
    seats: isSame ? before.seats : seatedWith(seats, kept, opponentOf(before) ?? USUAL),
    options: {},
    seed: before.seed,
  }
}

export function peopleOf({ seats }: Begun): People {
  const all = Object.keys(seats)
  const people = all.filter((seat) => seats[seat] === 'human')
  if (people.length === 0) return 'none'
  if (people.length === all.length) return 'all'
  return people.length === 1 ? { seat: people[0] } : 'some'
}

/** The player of the bot seats, or `undefined` if they differ. */
export function opponentOf({ seats }: Begun): Control | undefined {
  const bots = new Set(Object.values(seats).filter((control) => control !== 'human'))
  return bots.size === 1 ? [...bots][0] : undefined
}

/** These people, with this bot on all other seats. */
export const seatedWith = (
  seats: readonly Seat[],
  people: Exclude<People, 'some'>,
  bot: Control,
): Readonly<Record<Seat, Control>> =>
  Object.fromEntries(
    seats.map((seat) => [
      seat,
      people === 'all' || (people !== 'none' && people.seat === seat) ? 'human' : bot,
    ]),
  )

/** Replaces every bot by this one. */
export const againstBot = (before: Begun, bot: Control): Begun => ({
  ...before,
  seats: Object.fromEntries(
    Object.entries(before.seats).map(([seat, control]) => [seat, control === 'human' ? control : bot]),
  ),
})

/** An option to set before play, with its choices. */
export type OpenOption = {
  readonly id: string
  readonly seat: Seat | undefined
  readonly choices: readonly string[]
}

/** Public options that a player chooses before everything else. Secret ones are chosen at the table, in private. */
export function openOptions(pack: RawPack, scenario: string): readonly OpenOption[] {
  const { options } = pack.scenarios[scenario] as { readonly options?: readonly ScenarioOption[] }
  return (options ?? []).flatMap(({ id, seat, secret, by, start, choices = [] }) =>
    secret || by || start !== undefined || choices.length < 2
      ? []
      : [{ id, seat, choices: choices.map((choice) => choice.id) }],
  )
}

/** The numbers of a scenario by key, and the lengths of its lists, for the text about its duration. */
export function numbersOf(scenario: object): Record<string, number> {
  const found: Record<string, number> = {}
  for (const [key, value] of Object.entries(scenario)) {
    if (Array.isArray(value)) found[key] ??= value.length
    else if (value && typeof value === 'object')
      for (const [inner, number] of Object.entries(value))
        if (typeof number === 'number' && !(inner in scenario)) found[inner] ??= number
    if (typeof value === 'number') found[key] = value
  }
  return found
}
