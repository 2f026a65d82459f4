/** The games of a campaign: the pack of each, and the way from one to the next. No React. */
import {
  afterGame,
  beginCampaign,
  type CampaignState,
  campaignNamed,
  scenarioToPlay,
} from '../../../engine/campaign/campaign'
import { withCarried } from '../../../engine/campaign/carry'
import { endedOf } from '../../../engine/campaign/ended'
import { outcome } from '../../../engine/game'
import type { SavedGame } from '../../../engine/match/saved/saved-game'
import { rebuild } from '../../../engine/rebuild'
import { resume, stateOf } from '../../../engine/replay/session'
import type { GameRecord, RawPack } from '../../../engine/types'
import { sha256 } from '../../../schemas/sha256'

/** A game of a campaign: its pack begins with the carried things and has a digest of its own if there are any. */
export type CampaignGame = {
  readonly pack: RawPack
  readonly scenario: string
  readonly campaign: CampaignState
}

/** The game to play in this state of a campaign; undefined if it is over or unknown in the pack. */
export function gameOf(pack: RawPack, state: CampaignState): CampaignGame | undefined {
  const campaign = campaignNamed(pack, state.campaign)
  const scenario = campaign && scenarioToPlay(campaign, state)
  if (scenario === undefined || !pack.scenarios[scenario]) return undefined
  if (state.played.length === 0) return { pack, scenario, campaign: state }
  const text = JSON.stringify([pack.digest, scenario, state.carried])
  const { earlier: _, ...changed } = withCarried(pack, scenario, state.carried)
  const digest = sha256(new TextEncoder().encode(text))
  return { pack: { ...changed, digest }, scenario, campaign: state }
}

/** The first game of a campaign. */
export function firstGame(pack: RawPack, id: string): CampaignGame | undefined {
  const campaign = campaignNamed(pack, id)
  return campaign && gameOf(pack, beginCampaign(campaign))
}

/**
 * The campaign after a finished game. `pack`: the one that the game was played with. Undefined if the game has not ended or its
 * record does not fit.
 */
export async function stateAfter(
  pack: RawPack,
  record: GameRecord,
  state: CampaignState,
): Promise<CampaignState | undefined> {
  const campaign = campaignNamed(pack, state.campaign)
  const made = await rebuild({ pack, scenario: record.scenario })
  const played = made.ok ? resume(made.value, record) : undefined
  if (!campaign || !made.ok || !played?.ok) return undefined
  const last = stateOf(played.value)
  const over = outcome(made.value, last)
  return over && afterGame(campaign, state, over, endedOf(made.value, pack, last))
}

/** The pack that a game of a campaign was played with: made of this pack, or else its own saved one. */
export function playedPack(
  pack: RawPack,
  { campaign, record }: SavedGame,
  content?: RawPack,
): RawPack | undefined {
  const made = campaign && gameOf(pack, campaign)?.pack
  return made?.digest === record.pack.digest ? made : content
}
