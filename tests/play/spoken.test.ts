/** The speech of a game for a screen reader: each event of the log once, in order, and none while bots play for a person. */
import { describe, expect, test } from 'vitest'
import type { SinceWords } from '../../app/_play/story/since-lines'
import { Speaker } from '../../app/_play/story/speaker'
import { speechText } from '../../app/_play/story/use-spoken'
import { LocalMatch } from '../../engine/match/local/local-match'
import type { GameDef, GameEvent } from '../../engine/types'
import { FIVE_GAMES, gameOf } from '../engine/support/content'

/** A match of one person against bots, or of bots alone, and what was spoken since its start. */
function spokenMatch(def: GameDef, bots: 'others' | 'all' = 'others') {
  const seats = bots === 'all' ? def.seats : def.seats.slice(1)
  const controls = Object.fromEntries(seats.map((seat) => [seat, 'random'] as const))
  const match = new LocalMatch(def, { seed: 5, controls })
  const speaker = new Speaker(match.frame())
  const speeches: GameEvent[][] = []
  const hear = () => {
    if (speaker.lacks(match.frame())) return match.send({ type: 'earlier' })
    const speech = speaker.hear(match.frame())
    if (!speech) return
    expect(bots === 'all' || !match.frame().botsTurn).toBe(true)
    speeches.push([...speech.events])
  }
  hear()
  match.subscribe(hear)
  return { match, speeches }
}

/** Every event that the person observed, oldest first. */
function eventsOf(match: LocalMatch): GameEvent[] {
  while (match.frame().hasEarlier) match.send({ type: 'earlier' })
  return match
    .frame()
    .log.toReversed()
    .flatMap(({ events }) => [...events])
}

function play(match: LocalMatch, steps: number, most = 20): void {
  while (!match.frame().outcome && (match.frame().step < steps || match.frame().botsTurn)) {
    if (match.frame().botsTurn) match.botSteps(most)
    else match.send({ type: 'choose-for-me', whole: false })
  }
}

describe.each(FIVE_GAMES)('%s', (id, scenario) => {
  const def = gameOf(id, scenario)

  test('each event of the log is spoken once, in order', () => {
    const { match, speeches } = spokenMatch(def)
    play(match, 90)
    const all = eventsOf(match)
    expect(all.length).toBeGreaterThan(20)
    expect(speeches.flat()).toEqual(all)
  })

  test('many steps of bots at once lose nothing, though the log is short', () => {
    const { match, speeches } = spokenMatch(def, 'all')
    play(match, 300, 150)
    expect(speeches.flat()).toEqual(eventsOf(match))
  })

  test('an undone step is forgotten, and spoken again when it happens again', () => {
    const { match, speeches } = spokenMatch(def)
    play(match, 4)
    while (!match.frame().canUndo && !match.frame().outcome) play(match, match.frame().step + 1)
    const before = speeches.length
    const steps = match.frame().step
    match.send({ type: 'undo' })
    const undone = match.frame().step
    expect(undone).toBeLessThan(steps)
    expect(speeches.length).toBe(before)
    play(match, undone + 1)
    const fresh = eventsOf(match).slice(
      match
        .frame()
        .log.filter(({ count }) => count <= undone)
        .flatMap(({ events }) => events).length,
    )
    expect(speeches.slice(before).flat()).toEqual(fresh)
  })
})

test('a shown moment is spoken each time that it is shown, and the present not again', () => {
  const { match, speeches } = spokenMatch(gameOf('kriegspiel', 'opening'))
  play(match, 12)
  const told = speeches.flat().length
  const [later, earlier] = match.frame().log
  for (const { count, events } of [earlier, later, earlier]) {
    match.send({ type: 'look', to: count })
    expect(speeches.at(-1)).toEqual(events)
  }
  const after = speeches.length
  match.send({ type: 'look', to: 'now' })
  expect(speeches.length).toBe(after)
  expect(speeches.flat().length).toBeGreaterThan(told)
})

test('the text has the events, then the changed numbers', () => {
  const words: SinceWords = {
    def: gameOf('kriegspiel', 'opening'),
    format: ({ key }) => key,
    nameOf: (_, name) => name,
    nameOfSeat: (seat) => seat,
    t: ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as SinceWords['t'],
  }
  const events = [{ type: 'moved', message: { key: 'moved' } }] as unknown as GameEvent[]
  const changes = [{ what: 'points', before: 1, now: 3 }] as const
  expect(speechText({ events, changes }, words)).toMatch(/^moved\. since\.change .*1.*3/)
})
