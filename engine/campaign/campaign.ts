/** A campaign: scenarios played one after the other. Its state is plain data, and every function is pure. */
import type { CampaignCarry, CampaignCondition, CampaignFile } from '../../schemas/generated/content'
import type { Outcome, RawPack } from '../types'
import { type Carried, type Ended, NOTHING_CARRIED } from './ended'

export type PlayedStep = Pick<Outcome, 'winner' | 'level' | 'score'> & {
  readonly step: string
  readonly scenario: string
}

export type CampaignState = {
  readonly campaign: string
  /** The step to play; absent once the campaign is over. */
  readonly step?: string
  /** The things carried to that step. */
  readonly carried: Carried
  /** The games so far, in order. */
  readonly played: readonly PlayedStep[]
}

/** The most games of a campaign, so that a loop of conditions ends too. */
export const MOST_GAMES = 100

export const beginCampaign = (campaign: CampaignFile): CampaignState => ({
  campaign: campaign.id,
  step: campaign.first ?? campaign.steps[0].id,
  carried: NOTHING_CARRIED,
  played: [],
})

/** The campaign of a pack with this id. */
export const campaignNamed = (
  { campaigns = [] }: Pick<RawPack, 'campaigns'>,
  id: string | undefined,
): CampaignFile | undefined => campaigns.find((campaign) => campaign.id === id)

const stepNamed = ({ steps }: CampaignFile, id: string | undefined) => steps.find((step) => step.id === id)

/** The scenario to play; `undefined` once the campaign is over. */
export const scenarioToPlay = (campaign: CampaignFile, { step }: CampaignState): string | undefined =>
  stepNamed(campaign, step)?.scenario

/** The state after a game: the following step, and the things carried to it. */
export function afterGame(
  campaign: CampaignFile,
  state: CampaignState,
  outcome: Outcome,
  ended: Ended,
): CampaignState {
  const step = stepNamed(campaign, state.step)
  if (!step) return state
  const { winner, level, score } = outcome
  const game = {
    step: step.id,
    scenario: step.scenario,
    winner,
    ...(level === undefined ? {} : { level }),
    score,
  }
  const played = [...state.played, game]
  const next =
    played.length < MOST_GAMES
      ? step.next?.find(({ when }) => when === undefined || hasEndedLike(when, outcome, ended))
      : undefined
  const over = { campaign: campaign.id, carried: NOTHING_CARRIED, played }
  if (!next) return over
  return { ...over, step: next.to, carried: carriedBy(next.carry ?? campaign.carry ?? {}, ended, played) }
}

function hasEndedLike(when: CampaignCondition, outcome: Outcome, { counters }: Ended): boolean {
  const { winner, level, counters: bounds = [], score } = when
  const isWithin = (value: number, least: number | undefined, most: number | undefined) =>
    value >= (least ?? Number.NEGATIVE_INFINITY) && value <= (most ?? Number.POSITIVE_INFINITY)
  return (
    (winner?.includes(outcome.winner) ?? true) &&
    (level?.includes(outcome.level ?? '') ?? true) &&
    (score === undefined || isWithin(outcome.score, score.least, score.most)) &&
    bounds.every(({ counter, least, most }) =>
      isWithin(counters[counter] ?? 0, least ?? (most === undefined ? 1 : undefined), most),
    )
  )
}

function carriedBy(carry: CampaignCarry, ended: Ended, played: readonly PlayedStep[]): Carried {
  const { counters = [], options = [], units: sides = [], statuses = [], score } = carry
  const known = <T>(names: readonly string[], from: Readonly<Record<string, T>>) =>
    Object.fromEntries(names.flatMap((name) => (Object.hasOwn(from, name) ? [[name, from[name]]] : [])))
  const sum = played.reduce((all, game) => all + game.score, 0)
  return {
    counters: { ...known(counters, ended.counters), ...(score === undefined ? {} : { [score]: sum }) },
    options: known(options, ended.options),
    sides,
    units: ended.units
      .filter(({ side }) => sides.includes(side))
      .map((unit) => ({ ...unit, statuses: unit.statuses.filter((status) => statuses.includes(status)) })),
  }
}

/** The winner of a campaign that is over: of its last game, or of most games; `draw` if two players won equally many. */
export function winnerOf(
  { winner: by = 'last' }: CampaignFile,
  { played }: CampaignState,
): Outcome['winner'] {
  if (by === 'last') return played.at(-1)?.winner ?? 'draw'
  const counts = new Map<string, number>()
  for (const { winner } of played) if (winner !== 'draw') counts.set(winner, (counts.get(winner) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  const best = [...counts].filter(([, count]) => count === most)
  return best.length === 1 ? best[0][0] : 'draw'
}
