/** The data of a match for one screen is plain and has only the knowledge of its seat. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { compile, decisions } from '../../engine/game'
import { LocalMatch } from '../../engine/match/local/local-match'
import type { Frame, Match } from '../../engine/match/port/match'
import { stateOf } from '../../engine/replay/session'
import type { GameDef } from '../../engine/types'
import { loadPack } from '../engine/support/content'

function gameOf(pack: string, scenario: string): GameDef {
  const made = compile(loadPack(pack), scenario)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

let junta: GameDef
let open: GameDef
beforeAll(() => {
  junta = gameOf('junta', 'four-families')
  open = gameOf('kriegspiel', 'opening')
}, 60_000)

const others = (def: GameDef, control: 'random' | 'greedy') =>
  Object.fromEntries(def.seats.slice(1).map((seat) => [seat, control]))

/** A match of the first player against bots, at a bot's turn. */
function atBotsTurn(def: GameDef): LocalMatch {
  const match = new LocalMatch(def, { seed: 5, controls: others(def, 'random') })
  for (let guard = 0; !match.frame().botsTurn; guard++) {
    if (guard > 200) throw new Error('no bot is asked')
    match.send({ type: 'choose-for-me', whole: false })
  }
  return match
}

const asked = (match: LocalMatch) => decisions(match.def, stateOf(match.session))
const actions = (frame: Frame) =>
  [...(frame.decision ? [frame.decision] : []), ...frame.optionalActions].flatMap(({ seat, choices }) =>
    choices.map(() => seat),
  )

describe('one person against bots', () => {
  test('receives no decision of another seat: who is asked what, and never what it may choose', () => {
    const match = atBotsTurn(junta)
    const { decision } = match.frame()
    const [, ...bots] = junta.seats
    expect(bots).toContain(decision?.seat)
    expect(decision?.choices).toEqual([])
    expect(decision?.prompt.key).toBeTruthy()
    // The asked seat has choices, so there was something to leave out.
    expect(asked(match).find(({ seat }) => seat === decision?.seat)?.choices.length).toBeGreaterThan(0)
  })

  test('is not told what others may do besides, not even whether they may', () => {
    const match = new LocalMatch(junta, { seed: 5, controls: others(junta, 'random') })
    const [own] = junta.seats
    const optional = asked(match).filter((one) => one.optional)
    expect(optional.some(({ seat }) => seat !== own)).toBe(true)
    expect(new Set(actions(match.frame()))).toEqual(new Set([own]))
  })

  test('gets neither the seed nor the record before the end of a game with secrets, and both after it', async () => {
    const match = new LocalMatch(junta, { seed: 5, controls: others(junta, 'random') })
    const [own] = junta.seats
    expect(match.frame()).toMatchObject({ seed: undefined, file: 'export' })
    expect(await match.ask('file', 'table')).toMatchObject({ type: 'export', content: { viewer: own } })
    match.send({ type: 'control', seat: own as string, control: 'random' })
    while (!match.frame().outcome) match.botSteps(2000)
    expect(match.frame()).toMatchObject({ seed: 5, file: 'record' })
    expect(await match.ask('file', 'table')).toMatchObject({ type: 'record', content: { seed: 5 } })
  }, 60_000)

  test('gets both at any time where nobody hides anything; the record says by which rules it was played', async () => {
    const match = new LocalMatch(open, { seed: 5, controls: others(open, 'random') })
    expect(match.frame()).toMatchObject({ seed: 5, file: 'record' })
    const file = await match.ask('file', 'table')
    expect(file?.type === 'record' && file.content.rules?.ruleset).toBe('kriegspiel')
  })

  test('starts again with the same seed without having been told it', () => {
    const match = new LocalMatch(junta, { seed: 5, controls: others(junta, 'random'), newSeed: () => 77 })
    const first = match.frame().table
    match.send({ type: 'choose-for-me', whole: false })
    match.send({ type: 'restart', seed: 'same' })
    expect([match.frame().table, match.session.seed]).toEqual([first, 5])
    match.send({ type: 'restart', seed: 'new' })
    expect(match.session.seed).toBe(77)
  })

  test('cannot act for another seat, and hears why not', () => {
    const match = atBotsTurn(junta)
    const { seat, choices } = asked(match).find((one) => !one.optional)!
    const before = match.session
    match.send({ type: 'act', id: 9, seat, action: choices[0].action })
    expect(match.session).toBe(before)
    expect(match.frame().answer).toMatchObject({ id: 9, refusal: { rule: 'K-SEAT' } })
  })
})

describe('several people at one screen', () => {
  let match: LocalMatch
  beforeEach(() => {
    match = new LocalMatch(junta, { seed: 5 })
  })

  test('receive nothing while the curtain is up: no decision, no choice, no answer, no file', async () => {
    const [first] = junta.seats
    const frame = match.frame()
    expect(frame).toMatchObject({
      ...{ handover: first, viewer: 'spectator', decision: undefined, optionalActions: [], seed: undefined },
      ...{ file: undefined, canUndo: false, canRedo: false },
    })
    const hands = (frame.table.displays ?? []).filter(({ kind }) => kind === 'hand')
    for (const { cards } of hands) expect(cards.every(({ faceDown }) => faceDown)).toBe(true)
    expect(await match.ask('file', 'table')).toBeUndefined()
    expect(await match.ask('inspect', { kind: 'cell', cell: 0 })).toBeUndefined()
    for (const seat of junta.seats) expect(await match.ask('notes', seat)).toEqual([])
    const { seat, choices } = asked(match)[0]
    const before = match.session
    match.send({ type: 'act', id: 1, seat, action: choices[0].action })
    match.send({ type: 'choose-for-me', whole: false })
    expect(match.session).toBe(before)
  })

  test('each receives what is its own once it has taken the screen, and is told what it knows alone', async () => {
    for (const seat of junta.seats) {
      match.send({ type: 'take-screen', seat })
      expect(match.frame().viewer).toBe(seat)
      expect(new Set(actions(match.frame()))).toEqual(new Set([seat]))
      const file = await match.ask('file', 'table')
      expect(file?.type === 'export' && file.content.viewer).toBe(seat)
    }
  })
})

describe('what goes through the port', () => {
  test('is plain data: every frame and answer of a game can be posted', async () => {
    const match: Match = new LocalMatch(junta, { seed: 7, controls: others(junta, 'greedy') })
    for (let step = 0; step < 60 && !match.frame().outcome; step++) {
      expect(structuredClone(match.frame())).toEqual(match.frame())
      match.send({ type: match.frame().botsTurn ? 'step' : 'choose-for-me', whole: false } as never)
    }
    const file = await match.ask('file', 'table')
    expect(structuredClone(file)).toEqual(file)
  })
})
