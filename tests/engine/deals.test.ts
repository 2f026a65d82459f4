/** Deals on the bazaar. An offer is taken whole or not at all, and each seat reads only its own information. */
import { describe, expect, test } from 'vitest'
import { apply, decisions, setup, table, view } from '../../engine/game'
import { offerBetween } from '../../engine/kernel/deals/deals'
import { knownOf, leastOf, otherDeals } from '../../engine/kernel/deals/determinization'
import { seedRandom } from '../../engine/kernel/random'
import { eventsFor } from '../../engine/kernel/secrets'
import { act, canUndo, startSession } from '../../engine/replay/session'
import type { Action, GameEvent, Message, Refusal } from '../../engine/types'
import { type BazaarState, bazaarDef } from './support/bazaar'
import { bazaarPort, CARDS, COIN, PLACES } from './support/bazaar-goods'

const def = bazaarDef()
const [ASH, BIRCH, CEDAR] = def.seats
/** Two cards and two coins each. The first trader has cards 0 and 1, the second 2 and 3, the third 4 and 5. */
const start = ((): BazaarState => {
  const place = CARDS.map((_, card) => (card < 6 ? PLACES.hand + Math.floor(card / 2) : PLACES.pile))
  return { ...(setup(def, { seed: 1 }) as BazaarState), place, pile: [6, 7, 8, 9, 10, 11] }
})()
const card = (index: number) => CARDS[index]

type Format = string | Action
const READ: Record<string, (value: string) => Action> = {
  deal: (value) => ({ type: 'deal', with: value }),
}
const actionOf = (said: Format): Action => {
  if (typeof said !== 'string') return said
  const [type, value] = said.split(' ')
  if (value === undefined) return { type }
  const field = ['give', 'keep', 'want', 'spare'].includes(type)
    ? 'item'
    : ['promise', 'hush'].includes(type)
      ? 'words'
      : type === 'play'
        ? 'card'
        : 'with'
  return READ[type]?.(value) ?? { type, [field]: value }
}

type Game = { readonly state: BazaarState; readonly events: readonly GameEvent[] }
function following(from: BazaarState, ...said: readonly (readonly [string, ...Format[]])[]): Game {
  let state = from
  const events: GameEvent[] = []
  for (const [seat, ...all] of said)
    for (const one of all) {
      const next = apply(def, state, seat, actionOf(one))
      if (!next.ok) throw new Error(`${seat} ${JSON.stringify(one)}: ${next.error.message.key}`)
      state = next.value.state as BazaarState
      events.push(...next.value.events)
    }
  return { state, events }
}
function refused(state: BazaarState, seat: string, said: Format): Refusal {
  const tried = apply(def, state, seat, actionOf(said))
  if (tried.ok) throw new Error(`${seat} ${JSON.stringify(said)} is legal`)
  return tried.error
}
const why = (state: BazaarState, seat: string, said: Format) =>
  refused(state, seat, said).message.key.replace('kernel.deal.refuse.', '')
const of = (state: BazaarState, seat: string, optional = true) =>
  decisions(def, state).find((one) => one.seat === seat && (one.optional ?? false) === optional)
const offered = (state: BazaarState, seat: string, optional = true) =>
  (of(state, seat, optional)?.choices ?? []).map(({ action: { type, ...fields } }) =>
    [type, ...Object.values(fields)].join(' '),
  )
const hand = (state: BazaarState, seat: number) =>
  CARDS.flatMap((_, index) => (state.place[index] === PLACES.hand + seat ? [index] : []))

/** A card and a coin for two cards, with a promise. */
const drafted = following(start, [
  ASH,
  ...[`deal ${BIRCH}`, `give ${card(1)}`, 'give coin', `want ${card(2)}`, `want ${card(3)}`],
  'promise peace',
]).state
const sent = following(drafted, [ASH, 'offer'])

describe('an offer', () => {
  test('is written in small steps, each of which can be taken back', () => {
    expect(offered(start, ASH)).toEqual([`deal ${BIRCH}`, `deal ${CEDAR}`])
    const draft = following(start, [ASH, `deal ${BIRCH}`]).state
    const items = ['carpet-1', 'carpet-2', 'coin'].map((item) => `give ${item}`)
    expect(offered(draft, ASH).slice(0, 3)).toEqual(items)
    expect(offered(draft, ASH)).toEqual(
      expect.arrayContaining([`want ${card(11)}`, 'want coin', 'promise peace', 'drop']),
    )
    expect(offered(draft, ASH)).not.toContain('offer')
    const [both] = following(draft, [ASH, 'give coin', 'give coin']).state.deals
    expect(both.gives).toEqual([COIN, COIN])
    const undone = [`keep coin`, `want ${card(4)}`, `spare ${card(4)}`, 'promise peace', 'hush peace']
    const [back] = following(draft, [ASH, 'give coin', ...undone]).state.deals
    expect(back).toEqual({ from: 0, to: 1, offered: 0, gives: [], wants: [], words: [] })
    expect(following(draft, [ASH, 'drop']).state.deals).toEqual([])
  })

  test('waits for an answer before anything else, and leaves the rest of the game open', () => {
    const [first, main, ...optionalActions] = decisions(def, sent.state)
    expect([first.seat, first.phase, first.optional]).toEqual([BIRCH, 'deal', undefined])
    expect([main.seat, main.phase]).toEqual([ASH, 'trade'])
    expect(optionalActions.every(({ optional }) => optional)).toBe(true)
    expect(offered(sent.state, BIRCH, false)).toEqual([`accept ${ASH}`, `refuse ${ASH}`, `counter ${ASH}`])
  })

  test('taken moves everything at once', () => {
    const { state } = following(sent.state, [BIRCH, `accept ${ASH}`])
    expect([hand(state, 0), hand(state, 1)]).toEqual([[0, 2, 3], [1]])
    expect([state.fund, state.held, state.deals]).toEqual([[1, 3, 2], [3, 1, 2], []])
  })

  test('cannot be taken by who lacks a part of what is wanted, and he alone knows', () => {
    const asks = following(start, [ASH, `deal ${BIRCH}`, `want ${card(2)}`, `want ${card(8)}`, 'offer']).state
    expect(offered(asks, BIRCH, false)).toEqual([`refuse ${ASH}`, `counter ${ASH}`])
    expect(why(asks, BIRCH, `accept ${ASH}`)).toBe('lacking')
    const owns = { ...asks, place: asks.place.map((at, one) => (one === 8 ? PLACES.hand + 1 : at)) }
    expect(offered(owns, BIRCH, false)).toContain(`accept ${ASH}`)
    expect(JSON.stringify(view(def, owns, ASH))).toBe(JSON.stringify(view(def, asks, ASH)))
  })

  test('refused, or withdrawn, is gone and nothing has moved', () => {
    for (const end of [[BIRCH, `refuse ${ASH}`] as const, [ASH, `withdraw ${BIRCH}`] as const]) {
      const { state } = following(sent.state, end)
      expect([state.deals, state.place, state.fund]).toEqual([[], start.place, start.fund])
    }
  })

  test('answered with another is turned round, to be changed and sent', () => {
    const { state } = following(sent.state, [BIRCH, `counter ${ASH}`])
    const draft = { from: 1, to: 0, offered: 0, gives: [2, 3], wants: [1, COIN], words: [] }
    expect(state.deals).toEqual([draft])
    const back = following(state, [BIRCH, `keep ${card(3)}`, 'offer'], [ASH, `accept ${BIRCH}`]).state
    expect([hand(back, 0), hand(back, 1)]).toEqual([
      [0, 2],
      [1, 3],
    ])
  })

  test('to several at once may name the same thing: the first taker has it', () => {
    const both = following(
      drafted,
      [ASH, 'offer', `deal ${CEDAR}`, `give ${card(1)}`, 'want coin', 'offer'],
      [CEDAR, `accept ${ASH}`],
    )
    expect(hand(both.state, 2)).toEqual([1, 4, 5])
    expect(both.state.deals).toEqual([])
    expect(both.events.at(-1)).toMatchObject({ type: 'deal-lapsed', from: ASH, to: BIRCH })
  })

  test('lapses when its maker spends what he offers, or dealing ends', () => {
    const played = following(sent.state, [ASH, `play ${card(1)}`])
    expect(played.state.deals).toEqual([])
    expect(played.events.at(-1)?.type).toBe('deal-lapsed')
    expect(following(sent.state, [ASH, `play ${card(0)}`]).state.deals).toHaveLength(1)
    const late = following(sent.state, [ASH, 'pass'], [BIRCH, 'pass'], [CEDAR, 'pass'])
    expect([late.state.turns % 4, late.state.deals]).toEqual([3, []])
  })

  test('stays when the other no longer has what it asks for: its maker may not learn of that', () => {
    const gone = following(sent.state, [ASH, 'pass'], [BIRCH, `play ${card(2)}`]).state
    expect(offerBetween(gone, 0, 1)).toBeDefined()
    expect(why(gone, BIRCH, `accept ${ASH}`)).toBe('lacking')
  })

  test('that is not sent yet loses what its maker has spent, unseen', () => {
    const { state, events } = following(drafted, [ASH, `play ${card(1)}`])
    expect(state.deals.map(({ gives }) => gives)).toEqual([[COIN]])
    expect(events.map(({ type }) => type)).toEqual(['played'])
  })

  test('binds nobody by its promises', () => {
    const words = following(start, [ASH, `deal ${BIRCH}`, 'give coin', 'promise peace', 'promise friendship'])
    const { state } = following(words.state, [ASH, 'offer'], [BIRCH, `accept ${ASH}`])
    expect({ ...state, step: 0 }).toEqual({ ...start, step: 0, fund: [1, 3, 2], offers: [1, 0, 0] })
  })

  test('tells its promises in one order, whichever was made first', () => {
    for (const said of [
      ['promise peace', 'promise friendship'],
      ['promise friendship', 'promise peace'],
    ])
      expect(following(start, [ASH, `deal ${BIRCH}`, ...said]).state.deals[0].words).toEqual([0, 1])
  })
})

describe('a player', () => {
  test('sends no more offers in a turn than the pack allows, and as many in the next', () => {
    const full = following(
      start,
      [ASH, `deal ${BIRCH}`, 'give coin', 'offer', `deal ${CEDAR}`, 'give coin', 'offer'],
      [BIRCH, `refuse ${ASH}`],
    ).state
    expect(offered(full, ASH)).toEqual([`withdraw ${CEDAR}`])
    const refusal = refused(full, ASH, `deal ${BIRCH}`)
    expect(refusal).toMatchObject({ rule: 'B-7', section: '3', message: { values: { count: 2 } } })
    expect(refusal.source).toEqual({ file: 'tables.yaml', path: ['offers'] })
    expect(offered(following(full, [ASH, 'pass']).state, ASH)).toContain(`deal ${BIRCH}`)
  })

  test('cannot take back an offer that the other has read', () => {
    let session = startSession(def, { seed: 3 })
    for (const said of [`deal ${BIRCH}`, 'give coin', 'offer']) {
      const next = act(session, ASH, actionOf(said))
      if (!next.ok) throw new Error(next.error.rule)
      session = next.value
      expect(canUndo(session, ASH), said).toBe(said !== 'offer')
    }
  })
})

describe('others', () => {
  const events = (viewer: string) => eventsFor(viewer, sent.events)

  test('know of an offer and how much lies on each side', () => {
    for (const viewer of [CEDAR, 'spectator']) {
      const seen = view(def, sent.state, viewer)
      expect(table(def, seen).deals).toEqual([
        {
          from: ASH,
          to: BIRCH,
          state: 'offered',
          gives: [],
          wants: [],
          words: [],
          counts: { gives: 2, wants: 2 },
        },
      ])
      expect(events(viewer)).toMatchObject([
        { type: 'deal-offered-unread', message: { values: { gives: 2, wants: 2 } } },
      ])
      expect(JSON.stringify([seen, events(viewer)])).not.toMatch(/peace|carpet/)
    }
  })

  test('do not see what is being written', () => {
    for (const viewer of [BIRCH, CEDAR, 'spectator']) {
      expect(view(def, drafted, viewer)).toEqual({ ...view(def, start, viewer) })
      expect(following(start, [ASH, `deal ${BIRCH}`, 'give coin']).events).toEqual([])
    }
  })

  test('who are asked read it, as its maker does', () => {
    for (const viewer of [ASH, BIRCH]) {
      const [deal] = table(def, view(def, sent.state, viewer)).deals!
      expect([deal.gives.length, deal.wants.length, deal.words.length]).toEqual([2, 2, 1])
      expect(events(viewer)).toMatchObject([{ type: 'deal-offered' }])
    }
    const item = (index: number) => ({
      key: 'bazaar.item',
      values: { item: index === COIN ? 'coin' : card(index) },
    })
    const list = (first: Message, rest: Message): Message => ({
      key: 'kernel.list',
      values: { first: { message: first }, rest: { message: rest } },
    })
    const peace: Message = { key: 'kernel.deal.promise', values: { words: { text: 'promises.peace' } } }
    expect(of(sent.state, BIRCH, false)?.prompt).toMatchObject({
      key: 'kernel.deal.prompt.answer',
      values: {
        gives: { message: list(item(1), list(item(COIN), peace)) },
        wants: { message: list(item(2), item(3)) },
      },
    })
  })

  test('who are not asked hear how much is asked about, not what', () => {
    const asked = of(view(def, sent.state, CEDAR) as BazaarState, BIRCH, false)
    const two = { message: { key: 'kernel.deal.hidden', values: { count: 2 } } }
    expect(asked?.prompt.values).toMatchObject({ gives: two, wants: two })
  })

  test('hear of an exchange how much went each way', () => {
    const taken = following(sent.state, [BIRCH, `accept ${ASH}`]).events
    const two = { message: { key: 'kernel.deal.unseen', values: { count: 2 } } }
    expect(eventsFor(CEDAR, taken)).toMatchObject([
      { type: 'deal-accepted-unread', message: { values: { gives: two, wants: two } } },
    ])
    expect(eventsFor(BIRCH, taken)).toMatchObject([{ type: 'deal-accepted' }])
  })
})

describe('why not', () => {
  const marking = { ...start, turns: 3 }
  const standing = sent.state
  const limited = { ...start, offers: [2, 2, 0] }
  test.each<[string, BazaarState, string, Format, string]>([
    ['no dealing now', marking, ASH, `deal ${BIRCH}`, 'now'],
    ['with oneself', start, ASH, `deal ${ASH}`, 'partner'],
    ['with nobody', start, ASH, 'deal nobody', 'partner'],
    ['two at once', drafted, ASH, `deal ${CEDAR}`, 'draft-open'],
    ['two to one', standing, ASH, `deal ${BIRCH}`, 'standing'],
    ['too many', limited, ASH, `deal ${BIRCH}`, 'limit'],
    ['to give without an offer', start, ASH, 'give coin', 'no-draft'],
    ['to give what is not his', drafted, ASH, `give ${card(2)}`, 'not-yours'],
    ['to give what lies in the pile', drafted, ASH, `give ${card(9)}`, 'not-yours'],
    ['to give what is nothing', drafted, ASH, 'give moon', 'not-yours'],
    ['to give a thing twice', drafted, ASH, `give ${card(1)}`, 'not-yours'],
    ['to ask for his own', drafted, ASH, `want ${card(0)}`, 'not-there'],
    ['to keep what he does not give', drafted, ASH, `keep ${card(0)}`, 'not-given'],
    ['to spare what he does not want', drafted, ASH, `spare ${card(5)}`, 'not-wanted'],
    ['to promise twice', drafted, ASH, 'promise peace', 'words'],
    ['to offer nothing', following(start, [ASH, `deal ${BIRCH}`]).state, ASH, 'offer', 'empty'],
    ['to drop nothing', start, ASH, 'drop', 'no-draft'],
    ['to accept nothing', start, ASH, `accept ${BIRCH}`, 'no-offer'],
    ['to refuse the offer of another', standing, CEDAR, `refuse ${ASH}`, 'no-offer'],
    ['to accept his own offer', standing, ASH, `accept ${BIRCH}`, 'no-offer'],
    ['to answer nothing with another offer', start, ASH, `counter ${BIRCH}`, 'no-offer'],
    [
      'to answer while he writes',
      following(standing, [BIRCH, `deal ${CEDAR}`]).state,
      BIRCH,
      `counter ${ASH}`,
      'draft-open',
    ],
    ['to answer after his last offer', { ...standing, offers: [1, 2, 0] }, BIRCH, `counter ${ASH}`, 'limit'],
    ['to withdraw nothing', start, ASH, `withdraw ${BIRCH}`, 'no-own-offer'],
    ['to withdraw the offer of another', standing, BIRCH, `withdraw ${ASH}`, 'no-own-offer'],
  ])('%s', (_, state, seat, said, key) => expect(why(state, seat, said)).toBe(key))

  test('is said in the same words whoever has the card', () => {
    const [mine, elsewhere] = [5, 9].map((index) => refused(drafted, ASH, `give ${card(index)}`))
    expect(mine).toEqual(elsewhere)
  })
})

test('in another world offers between others hold other things, as many, and what was read stays', () => {
  const deals = following(sent.state, [ASH, `deal ${CEDAR}`, 'give coin', 'offer']).state.deals
  const world = {
    ...sent.state,
    deals,
    place: start.place.map((at, one) => (one === 1 ? 0 : one === 7 ? 2 : at)),
  }
  expect(otherDeals(bazaarPort, def.rules, world, 1, seedRandom(1))).toBeUndefined()
  const other = otherDeals(bazaarPort, def.rules, world, 2, seedRandom(1))!
  expect(other[0].gives).toHaveLength(2)
  expect(other[0].gives).not.toContain(1)
  expect(other[1]).toEqual(deals[1])
})

test('in another world the drafts of others are gone, and one’s own stays', () => {
  const drafted = following(sent.state, [ASH, `deal ${CEDAR}`, 'give coin']).state
  expect(otherDeals(bazaarPort, def.rules, drafted, 0, seedRandom(1))).toHaveLength(2)
  expect(otherDeals(bazaarPort, def.rules, drafted, 2, seedRandom(1))).toHaveLength(1)
})

test('what is known of an owner is what lies in offers one reads, the least of it what lies in the others', () => {
  const deal = (from: number, to: number, gives: number[], offered: 0 | 1 = 1) => {
    return { from, to, offered, gives, wants: [], words: [] }
  }
  const deals = [deal(0, 1, [4, 5]), deal(0, 2, [4, 5, 6]), deal(0, 2, [7], 0), deal(1, 0, [1, 2, 3, 8])]
  expect([0, 1, 2].map((viewer) => leastOf(deals, viewer, 0))).toEqual([3, 3, 2])
  expect([0, 1, 2].map((viewer) => knownOf(deals, viewer, 0))).toEqual([[], [4, 5], [4, 5, 6]])
  expect(leastOf(deals, 1, 2)).toBe(0)
  expect(leastOf([deal(0, 1, [4])], 1, 0)).toBe(0)
})
