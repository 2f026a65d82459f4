/** Looking back at a game. Earlier moments are frames that leave the game unchanged and reveal no new facts. */
import { beforeAll, describe, expect, test } from 'vitest'
import { runBots } from '../../app/_play/bots/bot-clock'
import { compile, hash, table, view } from '../../engine/game'
import { LocalMatch } from '../../engine/match/local/local-match'
import { observedSteps } from '../../engine/match/view/observed'
import { stateOf, stepsOf } from '../../engine/replay/session'
import type { GameDef } from '../../engine/types'
import { loadPack } from '../engine/support/content'

let junta: GameDef
let open: GameDef
const gameOf = (pack: string, scenario: string): GameDef => {
  const made = compile(loadPack(pack), scenario)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}
beforeAll(() => {
  junta = gameOf('junta', 'four-families')
  open = gameOf('kriegspiel', 'opening')
}, 60_000)

const bots = (def: GameDef, people = 1) =>
  Object.fromEntries(def.seats.slice(people).map((seat) => [seat, 'random' as const]))

/** Plays until the game has this many steps. */
function played(def: GameDef, steps: number, people = 1): LocalMatch {
  const match = new LocalMatch(def, { seed: 5, controls: bots(def, people) })
  for (let guard = 0; match.frame().step < steps; guard++) {
    if (guard > 5000) throw new Error('the game does not go on')
    const { botsTurn, handover } = match.frame()
    if (handover !== undefined) match.send({ type: 'take-screen', seat: handover })
    else if (botsTurn) match.botSteps(1)
    else match.send({ type: 'choose-for-me', whole: false })
  }
  return match
}
const look = (match: LocalMatch, to: Parameters<LocalMatch['send']>[0] & { type: 'look' }) => {
  match.send(to)
  return match.frame()
}
const at = (match: LocalMatch, to: number | 'step-back' | 'step-on' | 'turn-back' | 'turn-on' | 'now') =>
  look(match, { type: 'look', to })

describe('an earlier moment', () => {
  test('is the table as it was then, asks nobody anything, and changes nothing', () => {
    const match = played(open, 40)
    const before = hash(stateOf(match.session))
    const steps = stepsOf(match.session)
    for (const count of [0, 1, 17, 39]) {
      const frame = at(match, count)
      const state = count === 0 ? match.session.start : steps[count - 1].state
      expect(frame.table).toEqual(table(open, view(open, state, frame.viewer)))
      expect([frame.step, frame.moment?.last, frame.botsTurn, frame.canUndo]).toEqual([
        count,
        40,
        false,
        false,
      ])
      expect([...(frame.decision?.choices ?? []), ...frame.optionalActions]).toEqual([])
    }
    const now = at(match, 'now')
    expect([now.moment, now.step, hash(stateOf(match.session))]).toEqual([undefined, 40, before])
  })

  test('is counted from the beginning to one before the present; what is beyond is the present', () => {
    const match = played(open, 12)
    expect(at(match, -3).step).toBe(0)
    expect(at(match, 11).moment?.last).toBe(12)
    expect(at(match, 12).moment).toBeUndefined()
    expect(at(match, 2.5).moment).toBeUndefined()
    expect(at(match, 'step-back').step).toBe(11)
    expect(at(match, 'step-back').step).toBe(10)
    expect(at(match, 'step-on').step).toBe(11)
    expect(at(match, 'step-on').moment).toBeUndefined()
  })

  test('a turn away is where a turn begins', () => {
    const match = played(open, 60)
    const rounds: string[] = []
    for (let count = 0; count < 60; count++) rounds.push(JSON.stringify(at(match, count).table.round))
    rounds.push(JSON.stringify(at(match, 'now').table.round))
    const starts = rounds.flatMap((round, index) =>
      index === 0 || round !== rounds[index - 1] ? [index] : [],
    )
    expect(starts.length).toBeGreaterThan(3)
    const back: number[] = []
    for (let guard = 0; at(match, 'turn-back').step > 0 && guard < 99; guard++) back.push(match.frame().step)
    const whole = starts.filter((start) => start > 0 && start < 60).reverse()
    expect(back).toEqual(whole)
    const on: number[] = []
    for (let guard = 0; at(match, 'turn-on').moment && guard < 99; guard++) on.push(match.frame().step)
    expect(on).toEqual(whole.toReversed())
  })

  test('is left by what goes on: nobody acts in the past, and bots wait', () => {
    const match = played(open, 20)
    const { seats } = open
    const later: (() => void)[] = []
    const stop = runBots(match, { later: (act) => later.push(act), forget: () => {}, now: () => 0 })
    at(match, 5)
    const count = later.length
    expect(match.botSteps(5)).toBe(0)
    match.send({ type: 'step' })
    match.send({ type: 'undo' })
    match.send({ type: 'choose-for-me', whole: true })
    match.send({ type: 'act', id: 1, seat: seats[0], action: { type: 'done' } })
    expect(match.frame().answer).toMatchObject({ id: 1, refusal: { rule: 'K-NOW' } })
    expect([match.frame().step, stepsOf(match.session).length, later.length]).toEqual([5, 20, count])
    match.send({ type: 'restart', seed: 'same' })
    expect([match.frame().moment, match.frame().step]).toEqual([undefined, 0])
    stop()
  })
})

describe('what is hidden stays hidden', () => {
  test('in a game with secrets an earlier moment shows what its seat could see then, and neither seed nor record', () => {
    const match = played(junta, 80)
    const [own] = junta.seats
    const steps = observedSteps(match.session, own).reverse()
    const last = match.frame().step
    expect([steps.length, last < stepsOf(match.session).length]).toEqual([last, true])
    for (const count of [0, 20, last - 1]) {
      const frame = at(match, count)
      const state = count === 0 ? match.session.start : steps[count - 1].state
      expect(frame.viewer).toBe(own)
      expect(frame.table).toEqual(table(junta, view(junta, state, own)))
      expect([frame.seed, frame.file]).toEqual([undefined, 'export'])
    }
  })

  test('a curtain takes the past away with it', () => {
    const match = played(junta, 60, 2)
    for (let guard = 0; match.frame().handover === undefined; guard++) {
      if (guard > 500) throw new Error('no curtain')
      if (match.frame().botsTurn) match.botSteps(1)
      else match.send({ type: 'choose-for-me', whole: false })
    }
    const covered = match.frame()
    expect(at(match, 3)).toBe(covered)
  })
})

describe('a game goes on from an earlier moment', () => {
  test('as a game of its own: the steps until then, and another beginning for the keeper to see', () => {
    const match = played(open, 30)
    const { start } = match.session
    const steps = stepsOf(match.session)
    expect(at(match, 10).moment?.mayBranch).toBe(true)
    match.send({ type: 'branch' })
    const { session } = match
    expect(session.start).not.toBe(start)
    expect(session.start).toEqual(start)
    expect(stepsOf(session)).toEqual(steps.slice(0, 10))
    expect([match.frame().moment, match.frame().canRedo]).toEqual([undefined, false])
  })

  test('nothing happens without a moment', () => {
    const match = played(open, 5)
    const { session } = match
    match.send({ type: 'branch' })
    expect(match.session).toBe(session)
  })

  test('alone against bots also with secrets, with two people only where nothing is hidden', () => {
    expect(at(played(junta, 40), 3).moment?.mayBranch).toBe(true)
    const two = played(junta, 40, 2)
    for (let guard = 0; two.frame().handover !== undefined && guard < 3; guard++)
      two.send({ type: 'take-screen', seat: two.frame().handover! })
    expect(at(two, 3).moment?.mayBranch).toBe(false)
    two.send({ type: 'branch' })
    expect(stepsOf(two.session).length).toBeGreaterThanOrEqual(40)
    expect(at(played(open, 20, 2), 3).moment?.mayBranch).toBe(true)
  })
})

test('each line of the log stands under the turn and the phase in which it was done', () => {
  const match = played(open, 30)
  const steps = stepsOf(match.session)
  const { log, viewer } = match.frame()
  expect(log.length).toBeGreaterThan(5)
  for (const { count, heading } of log) {
    const { round, phase } = table(open, view(open, steps[count - 2]?.state ?? match.session.start, viewer))
    expect(heading).toEqual({ round, phase })
  }
})
