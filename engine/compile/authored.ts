/** What packs of several games write alike, as things that may come up in a game. */
import type {
  Authored,
  AuthoredKind,
  CameUp,
  GameEvent,
  GameState,
  GameStep,
  MessageValue,
  RawPack,
  ValuePath,
} from '../types'
import { cardsOf } from './deck-cards'

type Named = { readonly id: string }

/** Entries of a list of a scenario; `name` is the word in messages for one of them. */
export const authoredList = <T>(
  kind: AuthoredKind,
  { file, path }: { readonly file: string; readonly path: ValuePath },
  entries: readonly T[] | undefined,
  of: (entry: T, index: number) => { readonly id: string; readonly name: MessageValue },
): Authored[] =>
  (entries ?? []).map((entry, index) => ({ kind, ...of(entry, index), at: { file, path: [...path, index] } }))

/** The same of entries with an id, whose name is in the texts of the pack under `section`. */
export const namedIn =
  (section: string) =>
  ({ id }: Named) => ({ id, name: { text: `${section}.${id}` } })

/** Settings of a scenario that are on, by their key: ways to win that it allows. */
export const authoredKeys = (
  kind: AuthoredKind,
  { file, path }: { readonly file: string; readonly path: ValuePath },
  settings: Readonly<Record<string, unknown>>,
): Authored[] =>
  Object.entries(settings).flatMap(([id, value]) =>
    value === false || value === undefined ? [] : [{ kind, id, name: id, at: { file, path: [...path, id] } }],
  )

/** The cards of a deck, each with the place that wrote it. */
export const authoredCards = (raw: Pick<RawPack, 'decks'>, deck: string): Authored[] =>
  cardsOf(raw, deck).map(({ card: { id }, source }) => ({
    kind: 'card',
    id,
    name: { text: `cards.${id}` },
    at: source,
  }))

/**
 * Each choice that somebody has to make (the only one makes itself, and a die makes its own); places of the map are one thing together.
 */
export const authoredOptions = ({ file, options = [] }: WithOptions): Authored[] =>
  options.flatMap(({ id: option, by, places, choices, start }, index) => {
    const path = ['options', index]
    if (by === 'roll') return []
    if (places)
      return [
        {
          kind: 'choice',
          id: option,
          name: { text: `options.${option}` },
          at: { file, path: [...path, 'places'] },
        },
      ]
    const all = authoredList('choice', { file, path: [...path, 'choices'] }, choices, ({ id }) => ({
      id: `${option}/${id}`,
      name: { text: `options.${id}` },
    }))
    return all.length > 1 ? all.filter(({ id }) => id !== `${option}/${start}`) : []
  })

type WithOptions = {
  readonly file: string
  readonly options?: readonly (Named & {
    readonly by?: string
    readonly places?: object
    readonly choices?: readonly Named[]
    readonly start?: string
  })[]
}

/** By the action, since a secret choice is in no event: which choice of which option has been made. */
export const choiceMade = (option: unknown, choice: unknown): CameUp[] =>
  [`${option}`, `${option}/${choice}`].map((id) => ({ kind: 'choice', id }))

/** The same of an answer to a question. */
export const choicesAnswered = ({
  action,
  events,
}: Pick<GameStep<GameState>, 'action' | 'events'>): CameUp[] =>
  events.flatMap(({ type, option }) =>
    action.type === 'answer' && (type === 'option-chosen' || type === 'option-noted')
      ? choiceMade(option, action.choice)
      : [],
  )

/** What the language of blocks has of a scenario that may never happen: triggers, and cards of its own decks. */
export const authoredBlocks = ({ file, schedule, triggers, decks = [] }: WithBlocks): Authored[] => [
  ...authoredList('trigger', { file, path: ['schedule'] }, schedule, ({ id }) => ({ id, name: id })),
  ...authoredList('trigger', { file, path: ['triggers'] }, triggers, ({ id }) => ({ id, name: id })),
  ...decks.flatMap(({ cards }, index) =>
    authoredList('card', { file, path: ['decks', index, 'cards'] }, cards, namedIn('cards')),
  ),
]

type WithBlocks = {
  readonly file: string
  readonly schedule?: readonly Named[]
  readonly triggers?: readonly Named[]
  readonly decks?: readonly { readonly cards: readonly Named[] }[]
}

/** Which of these an event shows. */
export const blocksSeen = (event: GameEvent): CameUp[] => [
  ...(event.type === 'trigger'
    ? nameIn(event, 'trigger').map((id) => ({ kind: 'trigger', id }) as const)
    : []),
  ...nameIn(event, 'card').map((id) => ({ kind: 'card', id }) as const),
]

/** A field of an event that holds a name. */
export const nameIn = (event: GameEvent, field: string): string[] => {
  const name = event[field]
  return typeof name === 'string' ? [name] : []
}
