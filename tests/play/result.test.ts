/** The result of an own act stays until the next own act, with its consequences. A turn that ends has a summary. */
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { eventsFor } from '../../engine/kernel/secrets'
import { openingOf } from '../../engine/match/history/openings'
import { LocalMatch } from '../../engine/match/local/local-match'
import type { ActResult, Frame } from '../../engine/match/port/match'
import { observedSteps } from '../../engine/match/view/observed'
import type { GameDef } from '../../engine/types'
import { FIVE_GAMES, oneGameOf } from '../engine/support/content'

/** One person at the screen, and bots at random. */
const alone = (def: GameDef, seed = 5, person = def.seats[0]) =>
  new LocalMatch(def, {
    seed,
    controls: Object.fromEntries(
      def.seats.filter((seat) => seat !== person).map((seat) => [seat, 'random' as const]),
    ),
  })

/** One step of a bot, or a random act of the person. */
function goOn(match: LocalMatch): 'bot' | 'person' {
  if (match.frame().botsTurn && match.botSteps(1) > 0) return 'bot'
  match.send({ type: 'choose-for-me', whole: false })
  return 'person'
}

/** Plays until a frame fits. */
function playUntil(match: LocalMatch, fits: (frame: Frame) => boolean, most = 3000): void {
  for (let guard = 0; guard < most && !match.frame().outcome; guard++) {
    goOn(match)
    if (fits(match.frame())) return
  }
  throw new Error('it never comes')
}

/** The number of answers of the person, with optional ones. */
const choicesOf = (match: LocalMatch): number => {
  const { decision, optionalActions, botsTurn } = match.frame()
  const asked = [...(decision && !botsTurn ? [decision] : []), ...optionalActions]
  return asked.reduce((sum, { choices }) => sum + choices.length, 0)
}

/** Whether the question is about pieces of the result alone: its answer belongs to the result. */
const isAnswerAsked = (match: LocalMatch): boolean => {
  const { decision, result, botsTurn } = match.frame()
  const focus = decision?.focus?.pieces ?? []
  const names = JSON.stringify(result?.events ?? [])
  return !botsTurn && focus.length > 0 && focus.every((piece) => names.includes(JSON.stringify(piece)))
}

const first = ({ result }: Frame): ActResult['events'][number] | undefined => result?.events[0]

describe.each(FIVE_GAMES)('%s', (id) => {
  test('a result stays through the answers of others and through forced ones, and goes with the next chosen act', () => {
    const match = alone(oneGameOf(id))
    let results = 0
    let answered = 0
    for (let round = 0; round < 600 && (results < 5 || answered === 0) && !match.frame().outcome; round++) {
      if (goOn(match) === 'bot') continue
      const { result, viewer, step } = match.frame()
      if (result?.count !== step) continue
      results++
      expect(result.seat).toBe(viewer)
      const kept = first(match.frame())
      const isForced = () => choicesOf(match) === 1
      while ((match.frame().botsTurn || isForced()) && !match.frame().outcome) {
        const hadChoice = match.frame().botsTurn
        if (hadChoice && match.botSteps(1) === 0) break
        if (!hadChoice) match.send({ type: 'choose-for-me', whole: false })
        answered++
        expect(first(match.frame())).toEqual(kept)
      }
      if (match.frame().outcome || isAnswerAsked(match)) continue
      goOn(match)
      expect(first(match.frame())).not.toBe(kept)
    }
    expect(results).toBeGreaterThan(0)
    // A turn of this game ends with an act that places something, which is no result.
    if (id !== 'wir-sind-das-volk') expect(answered).toBeGreaterThan(0)
  })

  test('it has only what the viewer heard, the act first and then what followed, in order', () => {
    const match = alone(oneGameOf(id), 7)
    for (let step = 0; step < 120 && !match.frame().outcome; step++) {
      goOn(match)
      const { result, viewer } = match.frame()
      if (!result) continue
      const steps = observedSteps(match.session, viewer).reverse()
      for (const { event, count } of result.events)
        expect(eventsFor(viewer, steps[count - 1].events).some((one) => isDeepStrictEqual(one, event))).toBe(
          true,
        )
      const counts = result.events.map(({ count }) => count)
      expect(counts).toEqual(counts.toSorted((one, other) => one - other))
      expect(counts).toContain(result.count)
      expect(result.heads.map((at) => counts[at]).at(-1)).toBe(result.count)
      expect(counts.filter((count) => count > result.count).length).toBeLessThanOrEqual(24)
    }
  })
})

test('a clash of Corteo stays with the retreat that the other side makes', () => {
  const match = alone(oneGameOf('corteo'), 3)
  const isAnswered = ({ result }: Frame) =>
    result?.events[0]?.event.type === 'clash' &&
    result.events.some(({ seat, event }) => seat !== result.seat && event.type === 'retreated')
  playUntil(match, isAnswered)
  const { result } = match.frame()
  const types = result?.events.map(({ event }) => event.type) ?? []
  expect(types[0]).toBe('clash')
  expect(types.indexOf('retreated')).toBeGreaterThan(0)
})

test('the results of one handling are listed in order, each with what followed from it', () => {
  const match = alone(oneGameOf('corteo'), 3, 'power')
  const isClashing = () => ['clash', 'join'].includes(match.frame().decision?.phase ?? '')
  let id = 0
  let most = 0
  for (let guard = 0; guard < 3000 && most < 2 && !match.frame().outcome; guard++) {
    if (match.frame().botsTurn) match.botSteps(1)
    else if (!isClashing()) match.send({ type: 'choose-for-me', whole: false })
    for (let joins = false; isClashing() && !match.frame().botsTurn; joins = true) {
      const { seat, choices } = match.frame().decision ?? { seat: '', choices: [] }
      match.send({ type: 'act', id: ++id, seat, action: choices[0].action, joins })
      while (match.frame().botsTurn && match.botSteps(1) > 0) {}
      const { events = [], heads = [], count } = match.frame().result ?? {}
      expect(heads.map((at) => events[at].event.type)).toEqual(heads.map(() => 'clash'))
      if (heads.length > 0) expect(events[heads.at(-1) ?? 0].count).toBe(count)
      const counts = events.map((one) => one.count)
      expect(counts).toEqual(counts.toSorted((one, other) => one - other))
      most = Math.max(most, heads.length)
    }
  }
  expect(most).toBeGreaterThanOrEqual(2)
})

test('the result of a clash stays while the player chooses where its own beaten units go', () => {
  const match = alone(oneGameOf('corteo'), 3)
  playUntil(match, ({ result, step }) => result?.count === step && isAnswerAsked(match))
  const kept = first(match.frame())
  match.send({ type: 'choose-for-me', whole: false })
  const { result } = match.frame()
  expect(result?.events[0]).toEqual(kept)
  expect(result?.events.at(-1)?.event.type).toMatch(/retreated|arrested|left/)
})

test('a coup of Junta is summed up at the end of its turn, phase by phase', () => {
  const match = alone(oneGameOf('junta'), 5)
  const ended: string[] = []
  let parts = 0
  for (let guard = 0; guard < 4000 && parts < 2 && !match.frame().outcome; guard++) {
    goOn(match)
    const { turnEnd } = match.frame()
    if (!turnEnd) continue
    expect(turnEnd.next.round.values?.number).not.toEqual(turnEnd.round.values?.number)
    const key = JSON.stringify(turnEnd.next.round)
    if (!ended.includes(key)) ended.push(key)
    parts = Math.max(parts, turnEnd.parts.length)
  }
  expect(ended.length).toBeGreaterThan(0)
  expect(parts).toBeGreaterThanOrEqual(2)
})

test('a clash of Corteo names where both sides stand', () => {
  const match = alone(oneGameOf('corteo'), 3)
  playUntil(match, (frame) => first(frame)?.event.type === 'clash')
  const event = first(match.frame())?.event
  const { grid } = oneGameOf('corteo')
  const from = event?.from as string[]
  expect(from.length).toBeGreaterThan(0)
  for (const cell of [...from, event?.cell as string]) expect(grid.indexOf(cell)).toBeGreaterThanOrEqual(0)
  expect(event?.message.values).toMatchObject({ cell: { cell: event?.cell } })
})

test('a turn that ends is summed up until the next own act, also if an own act ended it', () => {
  const match = alone(oneGameOf('corteo'), 3, 'power')
  let byOwnAct = 0
  for (let turns = 0; turns < 2; ) {
    const who = goOn(match)
    const { turnEnd } = match.frame()
    if (!turnEnd) continue
    turns++
    if (who === 'person') byOwnAct++
    expect(turnEnd.parts.at(-1)?.told.at(-1)?.type).toBe('hand-end')
    expect(turnEnd.standing?.id).toBe('score')
    expect(turnEnd.round).not.toEqual(turnEnd.next.round)
    while (match.frame().botsTurn && match.botSteps(1) > 0) expect(match.frame().turnEnd).toBeDefined()
    goOn(match)
  }
  expect(byOwnAct).toBeGreaterThan(0)
})

test('a played card is shown with its effects', () => {
  const match = alone(oneGameOf('wir-sind-das-volk'))
  playUntil(match, ({ result }) => (result?.cards.length ?? 0) > 0)
  const [card] = match.frame().result?.cards ?? []
  expect(card.name).toMatch(/^cards\./)
  expect(card.lines?.length).toBeGreaterThan(0)
})

test('the log puts the beginning of a turn under the new heading, and the end of the last turn under the old one', () => {
  const match = alone(oneGameOf('corteo'), 3)
  playUntil(match, ({ log }) => log[0]?.events.some(({ type }) => type === 'hand-end') === true)
  const [{ events, opens, heading }] = match.frame().log
  const end = events.findIndex(({ type }) => type === 'hand-end')
  expect(opens?.from).toBe(end + 1)
  expect(opens?.heading.round).not.toEqual(heading.round)
  expect(events.slice(end + 1).some(({ type }) => type === 'turn')).toBe(true)
})

test('the opening of a step begins after the last end, else at the first beginning, else nowhere', () => {
  const words = { phases: {}, ends: ['end'], begins: ['begin'] }
  const at = (...types: string[]) =>
    openingOf(
      words,
      types.map((type) => ({ type, message: { key: type } })),
    )
  expect(at('move', 'end', 'news', 'begin')).toBe(2)
  expect(at('move', 'news', 'begin', 'draw')).toBe(2)
  expect(at('move', 'news')).toBe(2)
  expect(at('end')).toBe(1)
})
