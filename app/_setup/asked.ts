/** What the address of a table asks for: read here, and written. */
import { readSeed } from '../../engine/kernel/seed'
import { CONTROLS, type Control } from '../../engine/match/controls'
import type { Seat, Seed } from '../../engine/types'
import type { Where } from '../_play/types'

export type Asked = {
  scenario?: string
  seed?: Seed
  /** Who plays, in the order of the seats. */
  seats?: readonly Control[]
  /** Options of the scenario that are chosen before the game, by their ids. */
  options?: Readonly<Record<string, string>>
  /** The id of a game to begin: no other goes on instead. */
  begin?: string
  /** A kept game. */
  game?: string
  /** A step of the game, to look at: counted from 0 before the first act. */
  moment?: number
  /** The game is wanted on the pack as it is now, also if it was begun with another state of it. */
  isOfNow: boolean
  where: Where
  /** Names of what the address says and nobody can read. */
  unread: readonly AskedName[]
}

/** What an address may ask for; anything else in it is somebody else's. */
const NAMES = ['scenario', 'seed', 'seats', 'options', 'begin', 'game', 'at', 'pack', 'compute'] as const
export type AskedName = (typeof NAMES)[number]

/** Reads it from the part after the question mark; what is there twice counts as not there. */
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

/** All of them, or none. */
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

/** A new game as it was set up. */
export type Begun = {
  readonly scenario: string
  readonly seats: Readonly<Record<Seat, Control>>
  readonly options: Readonly<Record<string, string>>
  /** As it was written; without it, one that nobody can foresee. */
  readonly seed?: string
}

/** Where a game is begun with a pack, under an id of its own, so that a reload is the same game. */
export function addressToBegin(at: string, game: string, { scenario, seats, options, seed }: Begun): string {
  const chosen = Object.entries(options).map(([option, choice]) => `${option}:${choice}`)
  const asked = new URLSearchParams({ scenario, seats: Object.values(seats).join(',') })
  if (chosen.length > 0) asked.set('options', chosen.join(','))
  if (seed) asked.set('seed', seed)
  asked.set('begin', game)
  return `/play/${encodeURIComponent(at)}?${asked}`
}
