/** Trial of a pack: bots play its scenarios and campaigns and report crashes and authored parts that never occurred. */
import type { CampaignFile } from '../../schemas/generated/content'
import { botGame } from '../bots/game'
import { BOTS, type BotKind } from '../bots/kinds'
import { afterGame, beginCampaign, scenarioToPlay } from '../campaign/campaign'
import { withCarried } from '../campaign/carry'
import { endedOf } from '../campaign/ended'
import { compile } from '../compile/compile'
import { finding } from '../compile/finding'
import { laterSeed } from '../kernel/seed'
import type {
  Finding,
  GameDef,
  GameState,
  Outcome,
  RawPack,
  ScenarioFile,
  Seed,
  Sourced,
  TrialItem,
} from '../types'
import { Tally } from './tally'

export type TrialOptions = {
  /** The number of games of each scenario, and of each campaign. */
  readonly games: number
  readonly seed?: Seed
  /** The limit of actions; a longer game counts as endless. */
  readonly most?: number
}

/** Progress before each game: the number done, the total, and the next scenario or campaign. */
export type TrialProgress = { readonly done: number; readonly games: number; readonly scenario: string }

/** Ten times the longest of the bundled games. */
const MOST_ACTIONS = 30_000

/** The kinds of bots for the games in turn: all of one kind, then mixed. */
const TABLES: readonly (readonly BotKind[])[] = [
  ['random'],
  ['greedy'],
  ['curious'],
  ['greedy', 'curious'],
  ['curious', 'greedy'],
  ['random', 'greedy'],
]

const botsAt = (def: GameDef, game: number): BotKind[] => {
  const kinds = TABLES[game % TABLES.length]
  return def.seats.map((_, seat) => kinds[seat % kinds.length])
}

/**
 * Plays `games` games of each scenario and campaign of a valid pack, reproducible by seed, and yields the progress between them.
 * Returns warnings for parts that never occurred (`W-NEVER-...`) and errors for games without an end (`E-PLAY-...`).
 * Each is at the place where it is written; parts of required packs are ignored. Never throws: a crash is one of the errors.
 */
export function* tryOut(
  raw: RawPack,
  { games, seed = 1, most = MOST_ACTIONS }: TrialOptions,
): Generator<TrialProgress, Finding[]> {
  const scenarios = Object.values(raw.scenarios)
  const campaigns = raw.campaigns ?? []
  const all = (scenarios.length + campaigns.length) * games
  const count = new Count()
  const broken: Finding[] = []
  let done = 0
  for (const scenario of scenarios) {
    const made = compile(raw, scenario.id)
    if (!made.ok) {
      done += games
      continue
    }
    const tally = new Tally(raw, made.value)
    let played = 0
    for (let game = 0; game < games; game++) {
      yield { done: done++, games: all, scenario: scenario.id }
      const of = { scenario, bots: botsAt(made.value, game), seed: laterSeed(seed, game), most }
      const { fault } = playOne(made.value, tally, of)
      if (fault) broken.push(fault)
      else played += 1
    }
    count.add(tally, played)
  }
  for (const campaign of campaigns)
    for (let game = 0; game < games; game++) {
      yield { done: done++, games: all, scenario: campaign.id }
      const fault = playCampaign(raw, campaign, count, { game, seed: laterSeed(seed, game), most })
      if (fault) broken.push(fault)
    }
  return [...broken, ...count.never()]
}

/** Plays a campaign to its end, and counts what occurred in each of its games. */
function playCampaign(
  raw: RawPack,
  campaign: CampaignFile,
  count: Count,
  { game, seed, most }: { readonly game: number; readonly seed: Seed; readonly most: number },
): Finding | undefined {
  let state = beginCampaign(campaign)
  for (let id = scenarioToPlay(campaign, state); id !== undefined; id = scenarioToPlay(campaign, state)) {
    const changed = withCarried(raw, id, state.carried)
    const made = compile(changed, id)
    // Scenarios that do not compile at all are reported by the checks.
    if (!made.ok) return undefined
    const def = made.value
    const tally = new Tally(changed, def)
    const of = { bots: botsAt(def, game), seed: laterSeed(seed, state.played.length), most }
    const { fault, end } = playOne(def, tally, { scenario: changed.scenarios[id], ...of })
    if (fault) return fault
    count.add(tally, 1)
    if (!end) return undefined
    state = afterGame(campaign, state, end.outcome, endedOf(def, changed, end.state))
  }
  return undefined
}

type Game = {
  readonly scenario: Sourced<ScenarioFile>
  readonly bots: readonly BotKind[]
  readonly seed: Seed
  readonly most: number
}

/** A game that came to its end, or the finding that prevented it. */
type Played = {
  readonly fault?: Finding
  readonly end?: { readonly state: GameState; readonly outcome: Outcome }
}

function playOne(def: GameDef, tally: Tally, { scenario, bots, seed, most }: Game): Played {
  const { id, file } = scenario
  let steps = 0
  const fault = (key: 'endless' | 'stuck' | 'crash', reason = '') => {
    const values = { scenario: id, seed, bots: bots.join(','), steps, reason }
    return { fault: finding(`E-PLAY-${key.toUpperCase()}`, { file, path: [] }, `play.${key}`, values) }
  }
  try {
    const run = botGame(
      def,
      bots.map((kind) => BOTS[kind]),
      seed,
      { events: true, begun: (start) => tally.begin(start) },
    )
    let next = run.next()
    for (; !next.done; next = run.next()) {
      if (++steps > most) return fault('endless')
      tally.step(next.value)
    }
    const { state } = next.value
    const outcome = next.value.outcome()
    tally.end(state, outcome)
    return outcome ? { end: { state, outcome } } : fault('stuck')
  } catch (cause) {
    return fault('crash', cause instanceof Error ? cause.message : String(cause))
  }
}

/** Counts occurrences by place, because scenarios can share a unit or card, or extend each other. */
class Count {
  readonly #found = new Map<string, { readonly one: TrialItem; times: number; games: number }>()

  add(tally: Tally, games: number): void {
    for (const one of tally.authored) {
      if (one.at.pack !== undefined) continue
      const place = JSON.stringify([one.kind, one.at.file, one.at.path])
      const known = this.#found.get(place) ?? { one, times: 0, games: 0 }
      known.times += tally.times(one)
      known.games += games
      this.#found.set(place, known)
    }
  }

  never(): Finding[] {
    return [...this.#found.values()].flatMap(({ one: { kind, name, at }, times, games }) =>
      times > 0 || games === 0
        ? []
        : finding(`W-NEVER-${kind.toUpperCase()}`, at, `never.${kind}`, { name, games }),
    )
  }
}
