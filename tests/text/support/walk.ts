/** Plays a game at random and checks every text that it shows, in every language. */
import { LANGUAGES, type Language } from '../../../app/_text/languages'
import { apply, carryOut, decisions, setup, table, view } from '../../../engine/game'
import { nextBelow, seedRandom } from '../../../engine/kernel/random'
import type { Action, Decision, GameDef, GameState, Pointed, RawPack, Seat } from '../../../engine/types'
import { pickKind } from '../../engine/support/random-play'
import { type Spoken as Named, wrongArticles } from './articles-heard'
import { everyMessage, type Speech, speechOf } from './speech'
import {
  type Spoken,
  spokenBoard,
  spokenEvents,
  spokenInspection,
  spokenQuestion,
  spokenRefusal,
  spokenTable,
} from './spoken'
import { foreignIn, type Vocabulary, vocabularyOf } from './vocabulary'

export type Listener = {
  readonly speech: Speech
  readonly vocabulary: Vocabulary
  readonly language: Language
  /** Names of the pack with their articles, in languages that use them. */
  readonly spokenNames: readonly Named[]
}

const textsIn = (messages: unknown): string[] =>
  typeof messages === 'string' ? [messages] : Object.values(messages as object).flatMap(textsIn)

/** All messages by language. */
const MESSAGES = new Map<Language, readonly string[]>()
for (const { id } of LANGUAGES) MESSAGES.set(id, textsIn(await everyMessage(id)))

/** Returns the listeners of a game, one for each language of the interface. */
export const listenersTo = (pack: RawPack, def: GameDef): Promise<Listener[]> =>
  Promise.all(
    LANGUAGES.map(async ({ id }) => ({
      language: id,
      speech: await speechOf(pack, def, id),
      vocabulary: vocabularyOf(MESSAGES.get(id)!, pack, id),
      spokenNames: id === 'it' ? Object.values(pack.texts.it?.text ?? {}).flatMap(Object.values<Named>) : [],
    })),
  )

export type Heard = {
  /** Faults such as "it: choice land of landing: Sbarca in villa-quarter (villa-quarter)", once per place. */
  readonly faults: ReadonlySet<string>
  /** Number of checked texts. */
  readonly texts: number
}

/**
 * Checks one game until it is over or `most` actions are taken. The table is checked every `every` actions, since it changes
 * little.
 */
export function hear(
  def: GameDef,
  listeners: readonly Listener[],
  seed: number,
  { most, every }: { readonly most: number; readonly every: number },
): Heard {
  const rng = seedRandom(seed)
  const faults = new Set<string>()
  const known = new Map(listeners.map(({ language }) => [language, new Set<string>()]))
  const named = new Map(listeners.map(({ language, spokenNames }) => [language, spokenNames]))
  let texts = 0
  const listen = (spoken: (speech: Speech) => Spoken[]) => {
    for (const { speech, vocabulary, language } of listeners)
      for (const { where, text } of spoken(speech)) {
        texts += 1
        if (known.get(language)?.has(text)) continue
        known.get(language)?.add(text)
        const foreign = foreignIn(text, vocabulary)
        for (const wrong of wrongArticles(text, named.get(language) ?? []))
          faults.add(`${language}: ${where}: “${text}” (${wrong})`)
        if (foreign.length > 0) faults.add(`${language}: ${where}: “${text}” (${foreign.join(', ')})`)
      }
  }
  let state = setup(def, { seed })
  const old: { seat: Seat; action: Action }[] = []
  for (let step = 0; step < most; step++) {
    const asked = decisions(def, state)
    listen((speech) => spokenQuestion(speech, asked))
    if (step % every === 0) lookAround(def, state, asked, rng, old, listen)
    const { seat, choices } = questionFor(rng, asked) ?? {}
    if (seat === undefined || !choices) break
    const { action } = pickKind(rng, choices)
    old.push({ seat, action })
    const next = carryOut(def, state, seat, action)
    listen((speech) => spokenEvents(speech, next.events))
    state = next.state
  }
  for (const seat of def.seats) listen((speech) => spokenTable(speech, { def, state, seat }))
  return { faults, texts }
}

/** Sometimes picks an optional action. */
function questionFor(rng: number[], asked: readonly Decision[]): Decision | undefined {
  const open = asked.filter(({ choices }) => choices.length > 0)
  const waited = open.filter(({ optional }) => !optional)
  const from = nextBelow(rng, 4) === 0 ? open : waited
  return from.length === 0 ? undefined : from[nextBelow(rng, from.length)]
}

/** Checks the table of one seat, some of the things under a pointer, and refusals of earlier possible actions. */
function lookAround(
  def: GameDef,
  state: GameState,
  asked: readonly Decision[],
  rng: number[],
  old: readonly { seat: Seat; action: Action }[],
  listen: (spoken: (speech: Speech) => Spoken[]) => void,
): void {
  const seats = asked.length > 0 ? asked.map(({ seat }) => seat) : def.seats
  const seat = seats[nextBelow(rng, seats.length)]
  const seated = { def, state, seat }
  const cells = Array.from({ length: 4 }, () => nextBelow(rng, def.grid.names.length))
  listen((speech) => spokenTable(speech, seated))
  listen((speech) => spokenBoard(speech, seated, asked, cells))
  const units = table(def, view(def, state, seat)).pieces.filter(({ kind }) => kind === 'unit')
  const piece = units.length > 0 ? units[nextBelow(rng, units.length)] : undefined
  const pointed: Pointed[] = cells.map((cell) => ({ kind: 'cell', cell }))
  if (piece) pointed.push({ kind: 'piece', piece: piece.id })
  for (const one of pointed) listen((speech) => spokenInspection(speech, seated, one))
  for (const { seat, action } of old.slice(-3)) {
    const tried = apply(def, state, seat, action)
    if (!tried.ok) listen((speech) => spokenRefusal(speech, tried.error))
  }
}
