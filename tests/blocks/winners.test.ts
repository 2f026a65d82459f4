/** Winners that an effect names: a side, a player, several, nobody or a draw, in every game. */
import { describe, expect, test } from 'vitest'
import { outcome } from '../../engine/game'
import { LANGUAGES } from './moments'
import { gameWith, played } from './played'

const end = (parts: object) => ({ id: 'end', at: 'turn-began', once: true, do: [{ type: 'end', ...parts }] })
const GAMES = LANGUAGES.map(({ ruleset }) => ruleset)

/** The outcome of a game that an effect ends in its first turn. */
async function ending(ruleset: string, parts: object, scenario: object = {}) {
  const def = await gameWith(ruleset, { ...scenario, triggers: [end(parts)] })
  return { def, found: outcome(def, played(def).at(-1)!)! }
}

describe.each(GAMES)('%s', (ruleset) => {
  test('one side wins', async () => {
    const { seats } = await gameWith(ruleset, {})
    const { found } = await ending(ruleset, { winner: seats[1] })
    expect([found.winner, found.winners]).toEqual([seats[1], undefined])
    expect(seats.map((seat) => found.utility[seat])).toEqual(seats.map((_, at) => (at === 1 ? 1 : -1)))
  })

  test('several win together', async () => {
    const { seats } = await gameWith(ruleset, {})
    const { found } = await ending(ruleset, { winners: [seats[0], seats[1]], level: 'truce' })
    expect([found.winner, found.winners, found.level]).toEqual(['draw', [seats[0], seats[1]], 'truce'])
    expect(seats.map((seat) => found.utility[seat])).toEqual(seats.map((_, at) => (at < 2 ? 1 : -1)))
    expect(found.reason.key).toBe('blocks.outcome.winners')
  })

  test('nobody wins; a draw is another thing', async () => {
    const { def, found } = await ending(ruleset, { winner: 'nobody' })
    expect([found.winner, found.winners]).toEqual(['draw', []])
    expect(def.seats.map((seat) => found.utility[seat])).toEqual(def.seats.map(() => -1))
    const drawn = (await ending(ruleset, { winner: 'draw' })).found
    expect(drawn.winners).toBeUndefined()
    expect(def.seats.map((seat) => drawn.utility[seat])).toEqual(def.seats.map(() => 0))
  })
})

test('a level of Corteo that only an effect gives has its name among the levels, not among the bands', async () => {
  const [side] = (await gameWith('corteo', {})).seats
  const { found } = await ending('corteo', { winner: side, level: 'heard' })
  expect(found.reason.values?.level).toEqual({ text: 'levels.heard' })
  const { found: band } = await ending('corteo', {})
  expect(band.reason.values?.level).toEqual({ text: `victory.${band.level}` })
})

describe('players of one side', () => {
  const group = (seat: string) => ({
    id: seat,
    units: 'all',
    count: 2,
    zone: { type: 'place', place: 'gate' },
    perCell: 1,
  })
  const roster = (seat: string) => ({
    side: 'kites',
    seat,
    unit: 'small-kite',
    component: 'dragons',
    count: 2,
  })
  const guards = {
    id: 'hut',
    units: 'all',
    count: 2,
    zone: { type: 'sites', role: 'base', side: 'gardeners' },
    perCell: 2,
  }
  const SEATS = {
    seats: ['reds', 'blues'].map((id) => ({ id, side: 'kites' })),
    sides: [{ id: 'kites', wins: 'together' }],
    rosters: [roster('reds'), roster('blues'), { side: 'gardeners', unit: 'gardener', count: 2 }],
    setup: [
      ...['reds', 'blues'].map((seat) => ({ side: 'kites', seat, groups: [group(seat)] })),
      { side: 'gardeners', groups: [guards] },
    ],
  }
  const utility = async (parts: object) => {
    const { found } = await ending('corteo', parts, SEATS)
    return [found.winner, found.utility.reds, found.utility.blues, found.utility.gardeners]
  }

  test('a traitor wins alone', async () =>
    expect(await utility({ winner: 'reds' })).toEqual(['reds', 1, -1, -1]))
  test('a traitor wins with the enemy', async () =>
    expect(await utility({ winners: ['reds', 'gardeners'] })).toEqual(['draw', 1, -1, 1]))
  test('a side wins with all its players', async () =>
    expect(await utility({ winner: 'kites' })).toEqual(['kites', 1, 1, -1]))
  test('a level of victory may name a player or nobody', async () => {
    const victory = (winner: string) => [{ id: 'all', winner }]
    const def = await gameWith('corteo', { ...SEATS, turns: 1, victory: victory('nobody') })
    expect(outcome(def, played(def).at(-1)!)!.winners).toEqual([])
    const other = await gameWith('corteo', { ...SEATS, turns: 1, victory: victory('blues') })
    expect(outcome(other, played(other).at(-1)!)!.winner).toBe('blues')
  })
})
