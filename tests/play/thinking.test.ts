/** Bots that take their time, and hints: their questions, the use of their results, and outdated results. */
import { beforeAll, describe, expect, test } from 'vitest'
import { compile, decisions, determinize, view } from '../../engine/game'
import { seedRandom } from '../../engine/kernel/random'
import { LocalMatch } from '../../engine/match/local/local-match'
import type { Question, Thinker, Thought } from '../../engine/match/local/thinking'
import type { Hint } from '../../engine/match/port/hint'
import { hintFrom } from '../../engine/match/port/hint'
import type { Message } from '../../engine/match/port/match'
import { stateOf } from '../../engine/replay/session'
import type { Decision, GameDef } from '../../engine/types'
import { loadPack } from '../engine/support/content'

const gameOf = (pack: string, scenario: string): GameDef => {
  const made = compile(loadPack(pack), scenario)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

let kriegspiel: GameDef
let junta: GameDef
beforeAll(() => {
  kriegspiel = gameOf('kriegspiel', 'opening')
  junta = gameOf('junta', 'four-families')
}, 60_000)

/** Thinks only on demand. */
function slowThinker() {
  const asked: {
    question: Question
    answer: (thought: Thought | undefined) => void
    isCancelled: boolean
  }[] = []
  const think: Thinker = (question, answer) => {
    const one = { question, answer, isCancelled: false }
    asked.push(one)
    return () => {
      one.isCancelled = true
    }
  }
  return { asked, think }
}

/** The second seat searches and is about to act. */
function atSearch() {
  const thinker = slowThinker()
  const [first, second] = kriegspiel.seats
  const controls = { [first]: 'human', [second]: 'search' } as const
  const match = new LocalMatch(kriegspiel, { seed: 5, controls, thinker: thinker.think })
  for (let guard = 0; thinker.asked.length === 0; guard++) {
    if (guard > 300) throw new Error('the bot is not asked')
    if (match.frame().botsTurn) match.botSteps(1)
    else match.send({ type: 'choose-for-me', whole: true })
  }
  return { match, ...thinker, second }
}

const none = (best: number): Thought => ({ best, weighed: [] })

describe('a bot that searches', () => {
  test('is told what its seat sees and is asked; its answer is the next act, and it is asked once', () => {
    const { match, asked, second } = atSearch()
    const state = stateOf(match.session)
    const { question, answer } = asked[0]
    expect(question.seat).toBe(second)
    expect(question.view).toEqual(view(kriegspiel, state, second))
    expect(question.view.rng).toEqual([])
    expect(question.decision.choices.length).toBeGreaterThan(1)
    expect(match.botSteps(5)).toBe(0)
    expect(asked).toHaveLength(1)
    const before = match.frame().step
    answer(none(1))
    expect(match.frame().step).toBe(before + 1)
    expect(match.session.last).toMatchObject({ seat: second, action: question.decision.choices[1].action })
  })

  test('where nobody can think it takes what looks best at once', () => {
    const { match, asked, second } = atSearch()
    asked[0].answer(undefined)
    expect(match.session.last?.seat).toBe(second)
  })

  const changes: [string, Message | 'restart' | 'end'][] = [
    ['undo', { type: 'undo' }],
    ['a person in its seat', { type: 'control', seat: 'south', control: 'human' }],
    ['another bot in its seat', { type: 'control', seat: 'south', control: 'greedy' }],
    ['a pause', { type: 'pause', paused: true }],
    ['a look at the past', { type: 'look', to: 0 }],
    ['another game', 'restart'],
    ['the end of the table', 'end'],
  ]
  test.each(changes)('%s ends the thought: what comes of it later does nothing', (_, change) => {
    const { match, asked } = atSearch()
    const south = asked[0].question.seat
    if (change === 'restart') match.restart(8)
    else if (change === 'end') match.stopThinking()
    else match.send(change.type === 'control' ? { ...change, seat: south } : change)
    expect(asked[0].isCancelled).toBe(true)
    const { session } = match
    asked[0].answer(none(0))
    expect(match.session).toBe(session)
  })

  test('thinks with the same dice in the same game, and with others at another step', () => {
    const [one, again] = [atSearch(), atSearch()]
    expect(one.asked[0].question.seed).toEqual(again.asked[0].question.seed)
    one.asked[0].answer(none(0))
    while (one.asked.length < 2) one.match.botSteps(1)
    expect(one.asked[1].question.seed).not.toEqual(one.asked[0].question.seed)
  })

  test('plays to the end of its turn when it thinks where the game is', async () => {
    const [first, second] = kriegspiel.seats
    const match = new LocalMatch(kriegspiel, { seed: 5, controls: { [first]: 'human', [second]: 'search' } })
    while (!match.frame().botsTurn) match.send({ type: 'choose-for-me', whole: true })
    const before = match.frame().step
    match.botSteps(1)
    await expect.poll(() => match.frame().step, { timeout: 20_000 }).toBeGreaterThan(before)
  }, 30_000)
})

describe('a hint', () => {
  const asking = (def: GameDef, controls: Record<string, 'human' | 'greedy'>) => {
    const thinker = slowThinker()
    const match = new LocalMatch(def, { seed: 5, controls, thinker: thinker.think })
    return { match, ...thinker }
  }
  const against = (def: GameDef) =>
    Object.fromEntries(def.seats.map((seat, at) => [seat, at === 0 ? 'human' : 'greedy'] as const))

  /** The first player of Junta at a question with several choices. */
  function inJunta() {
    const game = asking(junta, against(junta))
    for (let guard = 0; (game.match.frame().decision?.choices.length ?? 0) < 2; guard++) {
      if (guard > 300) throw new Error('the person is not asked')
      if (game.match.frame().botsTurn) game.match.botSteps(1)
      else game.match.send({ type: 'choose-for-me', whole: false })
    }
    return game
  }

  test('is thought out from what the seat sees, the same whatever the others hide', () => {
    const { match, asked } = inJunta()
    void match.ask('hint', undefined)
    const [{ question }] = asked
    const state = stateOf(match.session)
    for (let seed = 1; seed < 6; seed++) {
      const other = determinize(junta, state, question.seat, seedRandom(seed))
      expect(other).not.toEqual(state)
      expect(question.view).toEqual(view(junta, other, question.seat))
      const own = decisions(junta, other).find(({ seat, optional }) => seat === question.seat && !optional)
      expect(question.decision).toEqual(own)
    }
  })

  test('is not there once the game went on, for a bot, in the past, and while the curtain is up', async () => {
    const { match, asked } = inJunta()
    const coming = match.ask('hint', undefined)
    match.send({ type: 'choose-for-me', whole: false })
    expect(asked[0].isCancelled).toBe(true)
    expect(await coming).toBeUndefined()
    match.send({ type: 'look', to: 0 })
    expect(await match.ask('hint', undefined)).toBeUndefined()
    match.send({ type: 'look', to: 'now' })
    const shared = asking(junta, Object.fromEntries(junta.seats.map((seat) => [seat, 'human' as const])))
    expect(shared.match.frame().handover).toBeDefined()
    expect(await shared.match.ask('hint', undefined)).toBeUndefined()
    expect(shared.asked).toHaveLength(0)
  })

  const choice = (button: string) => ({
    action: { type: button },
    at: { kind: 'button' as const, button },
    label: { key: button },
    group: 'x',
  })
  const decision = {
    seat: 'a',
    phase: 'p',
    prompt: { key: 'q' },
    choices: ['one', 'two', 'three'].map(choice),
  }
  const term = (key: string, value: number) => ({ label: { key }, value })
  const said = (best: number, values: readonly number[], asked: Decision = decision): Hint =>
    hintFrom(asked, {
      best,
      weighed: values.map((value, at) => ({
        index: [2, 0, 1][at],
        playouts: at === 2 ? 3 : 12,
        value,
        won: 0,
        lost: 0,
        terms: [term('land', value), term('money', -at), term('time', 40 - at * 20)],
      })),
    })

  test('says what is proposed, what is next best, and what makes the difference, the most first', () => {
    const hint = said(0, [100, 250, 900])
    expect(hint).toMatchObject({ why: 'found', value: 250, games: 12, tried: 3, playouts: 27 })
    expect(hint.action).toEqual({ type: 'one' })
    // The search gave the third up early, so its few samples prove little.
    expect(hint.other).toEqual({ label: { key: 'three' }, value: 100 })
    expect(hint.terms).toEqual([term('land', 150), term('time', -20)])
  })

  test('says when nothing proved better than what looks best, and when there is nothing else', () => {
    expect(said(2, [100, 90])).toMatchObject({ why: 'first', other: { value: 90 } })
    const one = { ...decision, choices: [choice('one')] }
    expect(hintFrom(one, { best: 0, weighed: [] })).toMatchObject({
      why: 'only',
      other: undefined,
      terms: [],
    })
  })
})
