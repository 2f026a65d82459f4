/** The trails of pieces since the last decision, without secrets of the viewer. */
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { table, view } from '../../engine/game'
import { eventsFor } from '../../engine/kernel/secrets'
import { LocalMatch } from '../../engine/match/local/local-match'
import { observedSteps } from '../../engine/match/view/observed'
import { stepsOf } from '../../engine/replay/session'
import { rulesetOf } from '../../engine/rulesets'
import type { GameDef } from '../../engine/types'
import { FIVE_GAMES, oneGameOf } from '../engine/support/content'

const alone = (def: GameDef, seed = 5) =>
  new LocalMatch(def, {
    seed,
    controls: Object.fromEntries(def.seats.slice(1).map((seat) => [seat, 'random' as const])),
  })

/** Plays until the person is asked again after actions of bots. */
function untilAskedAgain(match: LocalMatch, least = 1): void {
  for (let guard = 0; guard < 4000; guard++) {
    const { botsTurn, since, outcome } = match.frame()
    if (outcome || (!botsTurn && since && since.to - since.from >= least)) return
    if (botsTurn) match.botSteps(1)
    else match.send({ type: 'choose-for-me', whole: false })
  }
  throw new Error('nobody else ever acts')
}

/** Plays until units have moved and another event has followed. */
function untilMoved(match: LocalMatch): void {
  const isMove = ({ events }: { events: readonly { type: string }[] }) =>
    events.some(({ type }) => type === 'moved')
  for (let guard = 0; guard < 500; guard++) {
    const steps = stepsOf(match.session)
    if (steps.filter(isMove).length > 2 && !isMove(steps[steps.length - 1])) return
    if (match.frame().botsTurn) match.botSteps(1)
    else match.send({ type: 'choose-for-me', whole: false })
  }
  throw new Error('nobody moves')
}

describe.each(FIVE_GAMES)('%s', (id) => {
  test('a trail leads from where a piece was to where it is, as its player saw both', () => {
    const match = alone(oneGameOf(id))
    let trails = 0
    for (let round = 0; round < 4 && !match.frame().outcome; round++) {
      untilAskedAgain(match)
      const { since, viewer, table: now, step } = match.frame()
      if (!since) throw new Error('nothing happened')
      expect(since.to).toBe(step)
      const { session } = match
      const steps = observedSteps(session, viewer).reverse()
      expect(steps.length).toBe(step)
      for (const { seat } of steps.slice(since.from)) expect(seat).not.toBe(viewer)
      const then = table(
        session.def,
        view(session.def, steps[since.from - 1]?.state ?? session.start, viewer),
      )
      const cellIn = (pieces: typeof now.pieces, piece: string) =>
        pieces.find((one) => one.id === piece)?.cell
      for (const { piece, from, to } of since.trails) {
        trails++
        expect([from, to]).toEqual([cellIn(then.pieces, piece.id), cellIn(now.pieces, piece.id)])
        expect(from).not.toBe(to)
      }
      const moved = now.pieces.filter(({ id, cell }) => cell !== cellIn(then.pieces, id)).length
      expect(since.trails.filter(({ to }) => to !== undefined).length).toBe(moved)
      match.send({ type: 'choose-for-me', whole: true })
    }
    expect(trails + match.frame().log.length).toBeGreaterThan(0)
  })

  test('it is held until the player decides, then it is gone', () => {
    const match = alone(oneGameOf(id))
    untilAskedAgain(match)
    const { since, viewer } = match.frame()
    match.send({ type: 'pace', pace: 'fast' })
    expect(match.frame().since).toEqual(since)
    match.send({ type: 'choose-for-me', whole: false })
    const last = match.session.last
    expect(last?.seat).toBe(viewer)
    expect(match.frame().since).toBeUndefined()
  })

  test('what it tells is worth telling, and its kinds of events have words', async () => {
    const { headlines = [] } = rulesetOf(oneGameOf(id)).words
    const texts = Object.entries((await import(`../../engine/rulesets/${id}/text/en.json`)).default).flatMap(
      ([, texts]) => Object.keys((texts as { event: object }).event),
    )
    expect(headlines.filter((type) => !texts.includes(type))).toEqual([])
    const match = alone(oneGameOf(id))
    untilAskedAgain(match, 3)
    const since = match.frame().since
    expect(since?.told.length).toBeLessThanOrEqual(8)
    const all = stepsOf(match.session).slice(since?.from)
    expect((since?.told.length ?? 0) + (since?.more ?? 0)).toBeLessThanOrEqual(
      all.reduce((sum, { events }) => sum + events.length, 0),
    )
  })
})

test('a long turn of four families is told in a few lines, and nothing of it is what only others heard', () => {
  const match = alone(oneGameOf('junta'), 11)
  untilAskedAgain(match, 12)
  const { since, viewer } = match.frame()
  if (!since) throw new Error('nothing happened')
  expect(since.told.length).toBeLessThanOrEqual(8)
  const heard = stepsOf(match.session)
    .slice(since.from)
    .flatMap(({ events }) => eventsFor(viewer, events))
  expect(since.told.filter(({ event }) => !heard.some((one) => isDeepStrictEqual(one, event)))).toEqual([])
  expect(since.told.length + since.more).toBe(heard.length)
})

test('of an earlier moment it is what its last step did', () => {
  const match = alone(oneGameOf('kriegspiel'))
  untilMoved(match)
  const moved = stepsOf(match.session).find(({ events }) => events.some(({ type }) => type === 'moved'))
  if (!moved) throw new Error('nobody moved')
  match.send({ type: 'look', to: moved.count })
  const { since, moment } = match.frame()
  expect(moment).toBeDefined()
  expect([since?.from, since?.to]).toEqual([moved.count - 1, moved.count])
  expect(since?.trails.map(({ piece }) => piece.id)).toEqual([
    moved.events.find(({ type }) => type === 'moved')?.unit,
  ])
})

test('a line of the log knows where its piece came from', () => {
  const match = alone(oneGameOf('kriegspiel'))
  untilMoved(match)
  const steps = stepsOf(match.session)
  const { log, viewer } = match.frame()
  const moves = log.filter(({ events }) => events.some(({ type }) => type === 'moved'))
  expect(moves.length).toBeGreaterThan(0)
  for (const {
    count,
    moves: [move],
    events,
  } of moves) {
    const before = steps[count - 2]?.state ?? match.session.start
    const { pieces } = table(match.def, view(match.def, before, viewer))
    expect(move.piece).toBe(events.find(({ type }) => type === 'moved')?.unit)
    expect(move.from).toBe(pieces.find(({ id }) => id === move.piece)?.cell)
  }
})
