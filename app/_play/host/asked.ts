/** The query of a table's address, parsed and written. */
import { readSeed } from '../../../engine/kernel/seed'
import { CONTROLS, type Control } from '../../../engine/match/port/controls'
import type { Seat, Seed } from '../../../engine/types'
import type { Where } from '../types'

export type Asked = {
  scenario?: string
  seed?: Seed
  /** The players, in the order of the seats. */
  seats?: readonly Control[]
  /** Scenario options chosen before the game, by id. */
  options?: Readonly<Record<string, string>>
  /** The id of a new game; no saved game replaces it. */
  begin?: string
  /** A campaign that begins with this game. */
  campaign?: string
  /** The id of a finished game, after which its campaign goes on with this one. */
  after?: string
  /** The id of a saved game. */
  game?: string
  /** A step of the game to show, counted from 0 before the first action. */
  moment?: number
  /** True if the game must use the current pack, even if it began with another version. */
  isOfNow: boolean
  where: Where
  /** Names of the parameters with unreadable values. */
  unread: readonly AskedName[]
}

/** The known parameters of an address; all others are ignored. */
const NAMES = [
  'scenario',
  'seed',
  'seats',
  'options',
  'begin',
  'campaign',
  'after',
  'game',
  'at',
  'pack',
  'compute',
] as const
export type AskedName = (typeof NAMES)[number]

/** Parses the part after the question mark; repeated parameters are ignored. */
export function readAsked(address: string): Asked {
  const search = new URLSearchParams(address)
  const one = (name: string) =>
    search.getAll(name).length === 1 ? (search.get(name) ?? undefined) : undefined
  const [seed, at, begin] = [one('seed'), one('at'), one('begin')]
  const read = {
    scenario: one('scenario'),
    seed: seed === undefined ? undefined : readSeed(seed),
    seats: readControls(one('seats')),
    options: readOptions(one('options')),
    begin: begin !== undefined && GAME_ID.test(begin) ? begin : undefined,
    campaign: one('campaign'),
    after: one('after'),
    game: one('game'),
    moment: at !== undefined && /^\d{1,6}$/.test(at) ? Number(at) : undefined,
    isOfNow: one('pack') === 'now',
    where: one('compute') === 'worker' ? ('worker' as const) : ('page' as const),
  }
  const isRead: Record<AskedName, unknown> = {
    ...read,
    at: read.moment !== undefined,
    pack: read.isOfNow,
    compute: COMPUTED.includes(one('compute') ?? ''),
  }
  return { ...read, unread: NAMES.filter((name) => search.has(name) && !isReadable(isRead[name])) }
}

const isReadable = (value: unknown): boolean => value !== undefined && value !== '' && value !== false

const COMPUTED: readonly string[] = ['worker', 'page'] satisfies Where[]

const GAME_ID = /^[0-9a-f]{32}$/

/** Returns all players, or undefined if one is invalid. */
function readControls(text: string | undefined): readonly Control[] | undefined {
  const names = text?.split(',') ?? []
  const known = names.flatMap((name) => CONTROLS.find((one) => one === name) ?? [])
  return names.length > 0 && known.length === names.length ? known : undefined
}

function readOptions(text: string | undefined): Readonly<Record<string, string>> | undefined {
  if (!text) return undefined
  if (!text.split(',').every((pair) => /^[^:]+:[^:]+$/.test(pair))) return undefined
  return Object.fromEntries(text.split(',').map((pair) => [pair.split(':')[0], pair.split(':')[1] ?? '']))
}

/** The settings of a new game. */
export type Begun = {
  readonly scenario: string
  readonly seats: Readonly<Record<Seat, Control>>
  readonly options: Readonly<Record<string, string>>
  /** A campaign that begins with this game. */
  readonly campaign?: string
  /** The seed as it was typed; without it, a random one. */
  readonly seed?: string
}

/** The address of the game after a finished one of a campaign. */
export function addressToGoOn(at: string, game: string, after: string, seats: Begun['seats']): string {
  const asked = new URLSearchParams({ after, seats: Object.values(seats).join(','), begin: game })
  return `/play/${encodeURIComponent(at)}?${asked}`
}

/** The address that starts a game under an id of its own, so that a reload gives the same game. */
export function addressToBegin(at: string, game: string, begun: Begun): string {
  const { scenario, seats, options, campaign, seed } = begun
  const chosen = Object.entries(options).map(([option, choice]) => `${option}:${choice}`)
  const asked = new URLSearchParams({ scenario, seats: Object.values(seats).join(',') })
  if (chosen.length > 0) asked.set('options', chosen.join(','))
  if (campaign) asked.set('campaign', campaign)
  if (seed) asked.set('seed', seed)
  asked.set('begin', game)
  return `/play/${encodeURIComponent(at)}?${asked}`
}
