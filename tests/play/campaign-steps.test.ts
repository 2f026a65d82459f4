/** The games of a campaign in the browser: the pack of each, and the way from a finished game to the next. */
import { describe, expect, test } from 'vitest'
import { firstGame, gameOf, playedPack, stateAfter } from '../../app/_play/campaign/steps'
import { checkFolder } from '../../cli/packs'
import { randomBot } from '../../engine/bots/random'
import { decisions } from '../../engine/game'
import type { SavedGame } from '../../engine/match/saved/saved-game'
import { isSavedGame } from '../../engine/match/saved/saved-shape'
import { rebuild } from '../../engine/rebuild'
import { act, recordOf, startSession, stateOf } from '../../engine/replay/session'
import type { GameRecord, RawPack } from '../../engine/types'

const HOME = `${import.meta.dirname}/../..`
const { raw } = await checkFolder(`${HOME}/examples/three-evenings`, 'three-evenings', HOME)
const pack = raw!

/** The record of a game that bots play up to a number of actions. */
async function played(of: RawPack, scenario: string, most = Number.POSITIVE_INFINITY): Promise<GameRecord> {
  const made = await rebuild({ pack: of, scenario })
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const bot = randomBot(1)
  let session = startSession(made.value, { seed: 1 })
  for (let count = 0; count < most; count++) {
    const [asked] = decisions(made.value, stateOf(session))
    if (!asked) break
    const next = act(session, asked.seat, bot(asked).action)
    if (!next.ok) throw new Error(next.error.rule)
    session = next.value
  }
  return recordOf(session)
}

const saved = (record: GameRecord, campaign: SavedGame['campaign']): SavedGame => ({
  ...{ format: 1, id: 'a', at: 'b', record, controls: {}, status: 'over', updated: 1, rev: 1 },
  campaign,
})

describe('a campaign', () => {
  test('begins with the pack itself, and its next game has a pack of its own', async () => {
    const first = firstGame(pack, 'three-evenings')!
    expect([first.scenario, first.pack]).toEqual(['first-evening', pack])
    const record = await played(pack, first.scenario)
    const state = (await stateAfter(pack, record, first.campaign))!
    const second = gameOf(pack, state)!
    expect([second.scenario, state.played.length]).toEqual(['second-evening', 1])
    expect(second.pack.digest).toMatch(/^[0-9a-f]{64}$/)
    expect(second.pack.digest).not.toBe(pack.digest)
    expect(gameOf(pack, JSON.parse(JSON.stringify(state)))!.pack).toEqual(second.pack)
    const game = saved(await played(second.pack, second.scenario, 1), state)
    expect(playedPack(pack, game)).toEqual(second.pack)
    expect(playedPack({ ...pack, digest: 'changed' }, game, second.pack)).toBe(second.pack)
  })

  test('does not go on from a game that has not ended, and an unknown one does not begin', async () => {
    const { campaign, scenario } = firstGame(pack, 'three-evenings')!
    expect(await stateAfter(pack, await played(pack, scenario, 3), campaign)).toBeUndefined()
    expect(firstGame(pack, 'none')).toBeUndefined()
  })

  test('is saved with its game only in its whole shape', async () => {
    const { campaign, scenario } = firstGame(pack, 'three-evenings')!
    const record = await played(pack, scenario, 0)
    expect(isSavedGame(saved(record, campaign))).toBe(true)
    for (const broken of [
      { ...campaign, step: undefined },
      { ...campaign, carried: { ...campaign.carried, counters: { a: 'b' } } },
      { ...campaign, carried: { ...campaign.carried, units: [{ side: 'a' }] } },
      { ...campaign, played: Array.from({ length: 101 }, () => ({})) },
    ])
      expect(isSavedGame(saved(record, broken as never))).toBe(false)
  })
})
