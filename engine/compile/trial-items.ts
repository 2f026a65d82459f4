/**
 * Parts of a scenario that can occur in a game, in the form that several rulesets share.
 * A scenario that extends another keeps the entries of its base at their original place. They count if they occurred in any of the scenarios.
 */
import { placeIn } from '../kernel/sources'
import type {
  CameUp,
  GameEvent,
  GameState,
  GameStep,
  MessageValue,
  RawPack,
  Sourced,
  TrialItem,
  TrialKind,
  ValuePath,
} from '../types'
import { cardsOf } from './deck-cards'
import { type Block, isQuestion } from './walk-blocks'

type Named = { readonly id: string }

/** Entries of a list of a scenario at `path`; `of` gives the name of each for messages. */
export const trialList = <T>(
  kind: TrialKind,
  [scenario, ...path]: WayIn,
  entries: readonly T[] | undefined,
  of: (entry: T, index: number) => { readonly id: string; readonly name: MessageValue },
): TrialItem[] =>
  (entries ?? []).map((entry, index) => ({
    kind,
    ...of(entry, index),
    at: placeIn(scenario, ...path, index),
  }))

/** A scenario and a path in it. */
type WayIn = readonly [Sourced<unknown>, ...ValuePath]

/** Like `trialList` for entries with an id, whose name is in the texts of the pack under `section`. */
export const namedIn =
  (section: string) =>
  ({ id }: Named) => ({ id, name: { text: `${section}.${id}` } })

/** Settings of a scenario that are on, by their key: the ways to win that it allows. */
export const trialKeys = (
  kind: TrialKind,
  [scenario, ...path]: WayIn,
  settings: Readonly<Record<string, unknown>>,
): TrialItem[] =>
  Object.entries(settings).flatMap(([id, value]) =>
    value === false || value === undefined
      ? []
      : [{ kind, id, name: id, at: placeIn(scenario, ...path, id) }],
  )

/** The cards of a deck, each with the place that wrote it. */
export const trialCards = (raw: Pick<RawPack, 'decks'>, deck: string): TrialItem[] =>
  cardsOf(raw, deck).map(({ card: { id }, source }) => ({
    kind: 'card',
    id,
    name: { text: `cards.${id}` },
    at: source,
  }))

/** Each choice that a player has to make. Single choices and those by die are omitted; places of the map count as one. */
export const trialOptions = (scenario: Sourced<WithOptions>): TrialItem[] =>
  (scenario.options ?? []).flatMap(({ id: option, by, places, choices, start }, index) => {
    if (by === 'roll') return []
    if (places)
      return [
        {
          kind: 'choice',
          id: option,
          name: { text: `options.${option}` },
          at: placeIn(scenario, 'options', index, 'places'),
        },
      ]
    const all = trialList('choice', [scenario, 'options', index, 'choices'], choices, ({ id }) => ({
      id: `${option}/${id}`,
      name: { text: `options.${id}` },
    }))
    return all.length > 1 ? all.filter(({ id }) => id !== `${option}/${start}`) : []
  })

type WithOptions = {
  readonly options?: readonly (Named & {
    readonly by?: string
    readonly places?: object
    readonly choices?: readonly Named[]
    readonly start?: string
  })[]
}

/** Which choice of which option was made, read from the action because events do not contain secret choices. */
export const choiceMade = (option: unknown, choice: unknown): CameUp[] =>
  [`${option}`, `${option}/${choice}`].map((id) => ({ kind: 'choice', id }))

/** The same for an answer to a question. */
export const choicesAnswered = ({
  action,
  events,
}: Pick<GameStep<GameState>, 'action' | 'events'>): CameUp[] =>
  events.flatMap(({ type, option }) =>
    action.type === 'answer' && (type === 'option-chosen' || type === 'option-noted')
      ? choiceMade(option, action.choice)
      : [],
  )

/** Blocks of a scenario that may never happen: triggers, and cards of its own decks. */
export const trialBlocks = (scenario: Sourced<WithBlocks>): TrialItem[] => [
  ...trialList('trigger', [scenario, 'schedule'], scenario.schedule, ({ id }) => ({ id, name: id })),
  ...trialList('trigger', [scenario, 'triggers'], scenario.triggers, ({ id }) => ({ id, name: id })),
  ...(scenario.decks ?? []).flatMap(({ cards }, index) =>
    trialList('card', [scenario, 'decks', index, 'cards'], cards, namedIn('cards')),
  ),
  ...(['triggers', 'decks'] as const).flatMap((key) => answersIn(scenario, scenario[key], [key])),
]

/** Answers to questions: each choice of a list, each reply to a proposal, and any answer that is found in the game. */
function answersIn(scenario: Sourced<unknown>, value: unknown, path: ValuePath): TrialItem[] {
  if (typeof value !== 'object' || value === null) return []
  const block = value as Block
  const inside = Object.entries(block).flatMap(([key, inner]) =>
    answersIn(scenario, inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return isQuestion(block) ? [...answersTo(scenario, block, path), ...inside] : inside
}

function answersTo(scenario: Sourced<unknown>, block: Block, path: ValuePath): TrialItem[] {
  const id = String(block.id)
  if (block.type === 'ask' && block.secret !== true && Array.isArray(block.choices))
    return trialList('answer', [scenario, ...path, 'choices'], block.choices as Named[], (choice) => ({
      id: `${id}/${choice.id}`,
      name: { text: `asks.${choice.id}` },
    }))
  const name = { text: `asks.${id}` }
  const at = placeIn(scenario, ...path)
  if (block.type !== 'propose') return [{ kind: 'answer', id, name, at }]
  return (['accept', 'refuse'] as const).flatMap((reply) =>
    block[reply] === undefined
      ? []
      : [{ kind: 'answer', id: `${id}/${reply}`, name, at: placeIn(scenario, ...path, reply) }],
  )
}

type WithBlocks = {
  readonly schedule?: readonly Named[]
  readonly triggers?: readonly Named[]
  readonly decks?: readonly { readonly cards: readonly Named[] }[]
}

/** The blocks that an event shows. */
export const blocksSeen = (event: GameEvent): CameUp[] => [
  ...(event.type === 'trigger'
    ? nameIn(event, 'trigger').map((id) => ({ kind: 'trigger', id }) as const)
    : []),
  ...(event.type === 'answered' || event.type === 'answer-noted' ? answerSeen(event) : []),
  ...nameIn(event, 'card').map((id) => ({ kind: 'card', id }) as const),
]

/** A question with an answer, and which answer. */
const answerSeen = (event: GameEvent): CameUp[] =>
  nameIn(event, 'ask').flatMap((ask): CameUp[] => [
    { kind: 'answer', id: ask },
    ...nameIn(event, 'choice').map((choice) => ({ kind: 'answer', id: `${ask}/${choice}` }) as const),
  ])

/** A field of an event that holds a name. */
export const nameIn = (event: GameEvent, field: string): string[] => {
  const name = event[field]
  return typeof name === 'string' ? [name] : []
}
