/**
 * People who share a screen. The curtain covers everything, a step that another person saw cannot be undone, and looking into a
 * bot's hand is announced.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { savedFrom } from '../../app/_play/host/saved-game'
import { compile, determinize, hash } from '../../engine/game'
import { seedRandom } from '../../engine/kernel/random'
import { LocalMatch } from '../../engine/match/local/local-match'
import type { Asks, Frame, Message } from '../../engine/match/port/match'
import { isSavedGame } from '../../engine/match/saved/saved-shape'
import { recordOf, type Session, stateOf, stepCount } from '../../engine/replay/session'
import type { GameDef, Seat } from '../../engine/types'
import { loadPack } from '../engine/support/content'

function gameOf(pack: string, scenario: string): GameDef {
  const made = compile(loadPack(pack), scenario)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

const GAMES = [
  ['junta', 'three-families'],
  ['wir-sind-das-volk', 'one-decade'],
  ['kriegspiel', 'free'],
] as const
const defs = new Map<string, GameDef>()
const defOf = (pack: string): GameDef => defs.get(pack)!
beforeAll(() => {
  for (const [pack, scenario] of GAMES) defs.set(pack, gameOf(pack, scenario))
}, 60_000)

/** Returns the same game in another world that spectators cannot distinguish. */
function inAnotherWorld(session: Session, salt: number): Session {
  const { def, last, start } = session
  const world = determinize(def, stateOf(session), 'spectator', seedRandom(salt))
  return last
    ? { ...session, last: { ...last, state: world } }
    : { ...session, start: { ...start, ...world } }
}

/** One of each question. A new kind of question needs a line here. */
const questionsOf = ({ seats }: GameDef): { readonly [Q in keyof Asks]: readonly Asks[Q]['about'][] } => ({
  hint: [undefined],
  inspect: [
    { kind: 'cell', cell: 0 },
    { kind: 'piece', piece: 'x' },
  ],
  guidance: [undefined],
  way: [{ type: 'pass' }],
  notes: seats,
  rules: [undefined],
  file: ['table', 'unfit'],
  load: ['no game'],
})

async function answers(match: LocalMatch): Promise<unknown> {
  const asked = Object.entries(questionsOf(match.def)) as [keyof Asks, never[]][]
  return Promise.all(asked.flatMap(([what, all]) => all.map((about) => match.ask(what, about))))
}

/** Attempts of a person under the curtain, except those that pass the screen or start another game. */
const attempts = (match: LocalMatch): readonly Message[] => {
  const [seat = ''] = match.def.seats
  return [
    ...(['undo', 'redo', 'branch', 'leave', 'step'] as const).map((type) => ({ type })),
    { type: 'choose-for-me', whole: true },
    { type: 'act', id: 1, seat, action: { type: 'pass' } },
    { type: 'explain', id: 2, press: { kind: 'cell', pressed: { cell: 0 } } },
    { type: 'look', to: 'step-back' },
    { type: 'look', to: 0 },
  ]
}

/** Seats the awaited player and plays for them at random. `atCurtain` is called whenever no seat has the screen. */
async function play(
  match: LocalMatch,
  most: number,
  whole: boolean,
  atCurtain: (frame: Frame) => Promise<void>,
) {
  for (let step = 0; step < most && !match.frame().outcome; step++) {
    const frame = match.frame()
    if (frame.handover !== undefined) {
      await atCurtain(frame)
      match.send({ type: 'take-screen', seat: frame.handover })
    } else if (frame.decision) match.send({ type: 'choose-for-me', whole })
    else match.send({ type: 'pass-screen' })
  }
}

describe('while the curtain is up', () => {
  test.each(GAMES)('%s: nothing depends on what is hidden, and nothing can be done', async (pack) => {
    const match = new LocalMatch(defOf(pack), { seed: 11 })
    let curtains = 0
    let hidden = 0
    await play(match, 60, false, async (frame) => {
      curtains++
      const { session } = match
      const other = new LocalMatch(match.def, { seed: 11, session: inAnotherWorld(session, curtains) })
      if (hash(stateOf(session)) !== hash(stateOf(other.session))) hidden++
      const { position: _, answer: __, paused: ___, ...shown } = frame
      expect(other.frame()).toMatchObject(shown)
      expect(await answers(other)).toEqual(await answers(match))
      expect([frame.seed, frame.file, frame.moment, frame.canUndo, frame.canRedo]).toEqual([
        ...[undefined, undefined, undefined, false, false],
      ])
      for (const message of attempts(match)) match.send(message)
      expect([match.session, match.frame().handover, match.frame().moment]).toEqual([
        ...[session, frame.handover, undefined],
      ])
    })
    expect(curtains).toBeGreaterThan(1)
    expect(hidden).toBeGreaterThan(0)
  })
})

describe('undo at the threshold', () => {
  const press = (match: LocalMatch, button: string) => {
    const { decision } = match.frame()
    const choice = decision?.choices.find(({ at }) => at.kind === 'button' && at.button === button)
    if (!decision || !choice) throw new Error(`no button ${button}`)
    match.send({ type: 'act', id: 1, seat: decision.seat, action: choice.action })
  }
  /** Both place in secret. The second one to finish reveals everything. */
  const placed = (controls = {}): LocalMatch => {
    const match = new LocalMatch(defOf('kriegspiel'), { seed: 5, controls })
    for (const seat of match.def.seats) {
      match.send({ type: 'take-screen', seat })
      press(match, 'opening')
      press(match, 'ready')
    }
    return match
  }
  const tried = (match: LocalMatch, type: 'undo' | 'redo' = 'undo') => {
    const { session } = match
    match.send({ type })
    return match.session !== session
  }

  test('what is still unseen is taken back by who did it, and played again by nobody else', () => {
    const match = new LocalMatch(defOf('kriegspiel'), { seed: 5 })
    const [first, second] = match.def.seats as [Seat, Seat]
    match.send({ type: 'take-screen', seat: first })
    press(match, 'opening')
    expect([match.frame().canUndo, tried(match)]).toEqual([true, true])
    match.send({ type: 'take-screen', seat: second })
    expect([match.frame().viewer, match.frame().canRedo, tried(match, 'redo')]).toEqual([
      second,
      false,
      false,
    ])
    match.send({ type: 'take-screen', seat: first })
    // The state of redo would reveal whether the other side acted in secret.
    expect([match.frame().canRedo, tried(match, 'redo')]).toEqual([false, false])
    press(match, 'opening')
    expect([tried(match), match.frame().canRedo, tried(match, 'redo')]).toEqual([true, true, true])
    match.send({ type: 'take-screen', seat: second })
    match.send({ type: 'take-screen', seat: first })
    expect([match.frame().canUndo, tried(match)]).toEqual([false, false])
  })
  test('what uncovered the secrets is not taken back once others saw them; what follows in the open is', () => {
    const match = placed()
    expect(match.frame()).toMatchObject({ viewer: 'spectator', handover: undefined, canUndo: false })
    expect(tried(match)).toBe(false)
    match.send({ type: 'choose-for-me', whole: false })
    expect([match.frame().canUndo, tried(match)]).toEqual([true, true])
    expect([match.frame().canUndo, tried(match)]).toEqual([false, false])
  })
  test('who plays alone against bots takes back anything', () => {
    const match = new LocalMatch(defOf('kriegspiel'), { seed: 5, controls: { south: 'random' } })
    match.botSteps(400)
    press(match, 'opening')
    press(match, 'ready')
    expect([match.frame().canUndo, tried(match)]).toEqual([true, true])
  })
  test('after the end all is known, and nothing of it is taken back', async () => {
    const match = new LocalMatch(defOf('wir-sind-das-volk'), { seed: 11 })
    await play(match, 20_000, true, async () => {})
    expect(match.frame().outcome).toBeDefined()
    expect([match.frame().canUndo, tried(match)]).toEqual([false, false])
  }, 60_000)
})

describe('a bot’s seat that a person takes over', () => {
  const others = (def: GameDef) =>
    Object.fromEntries(def.seats.slice(1).map((seat) => [seat, 'random' as const]))
  const begun = (pack: string): LocalMatch => {
    const match = new LocalMatch(defOf(pack), { seed: 5, controls: others(defOf(pack)) })
    match.send({ type: 'choose-for-me', whole: false })
    match.botSteps(3)
    return match
  }

  test('is said in a game with secrets, once, and where the game stood', () => {
    const match = begun('junta')
    const [, seat] = match.def.seats as [Seat, Seat]
    const step = stepCount(match.session)
    for (const control of ['human', 'random', 'human'] as const)
      match.send({ type: 'control', seat, control })
    expect(match.frame().takeovers).toEqual([{ seat, step }])
    expect(match.frame().sharesSecrets).toBe(true)
  })
  test('is kept beside the record, which is as it was, and comes back with the game', () => {
    const match = begun('junta')
    const before = recordOf(match.session)
    const [, seat] = match.def.seats as [Seat, Seat]
    match.send({ type: 'control', seat, control: 'human' })
    const kept = savedFrom(match, { id: 'a', at: 'junta', status: 'on', rev: 1 }, 0)
    expect(kept.record).toEqual(before)
    expect(isSavedGame(JSON.parse(JSON.stringify(kept)))).toBe(true)
    expect(isSavedGame({ ...kept, takeovers: [{ seat: 1 }] })).toBe(false)
    const { session, controls } = match
    const again = new LocalMatch(match.def, { seed: 5, session, controls, takeovers: kept.takeovers })
    expect(again.frame().takeovers).toEqual(match.frame().takeovers)
    again.send({ type: 'restart', seed: 'same' })
    expect(again.frame().takeovers).toEqual([])
  })
  test('stays said when steps are taken back', () => {
    const match = begun('junta')
    const [own, seat] = match.def.seats as [Seat, Seat]
    match.send({ type: 'control', seat, control: 'human' })
    match.send({ type: 'control', seat: own, control: 'random' })
    match.send({ type: 'undo' })
    const step = stepCount(match.session)
    expect(match.frame().takeovers).toEqual([{ seat, step }])
  })
  test('is nobody’s matter where nothing is hidden', () => {
    const def = gameOf('kriegspiel', 'opening')
    const match = new LocalMatch(def, { seed: 5, controls: others(def) })
    match.send({ type: 'control', seat: def.seats[1] ?? '', control: 'human' })
    expect(match.frame()).toMatchObject({ takeovers: [], sharesSecrets: false })
  })
})
