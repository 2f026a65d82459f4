/** Checks the questions of scenarios: blocks read only answers that exist, secrets stay secret, and lists of numbers stay short. */
import { finding, listNames, within } from '../../compile/finding'
import { idsOf, type Placed, scenariosOf } from '../../compile/pack-parts'
import { type Block, blocksIn, isQuestion } from '../../compile/walk-blocks'
import type { Finding, RawPack } from '../../types'
import type { At } from '../../types/pack'
import { MOST_NUMBERS, REPLIES } from '../questions/terms'
import { everyPart } from './every-part'

/** A question by its id: its kind and its fixed answers, or `undefined` if these are found in the game. */
type Known = ReadonlyMap<string, { readonly type: string; readonly answers: readonly string[] | undefined }>

export function questions(raw: RawPack): Finding[] {
  const inDecks = blocksIn(Object.values(raw.decks ?? {})).filter(isQuestion)
  return scenariosOf(raw).flatMap((scenario) => {
    const blocks = placedBlocks(scenario)
    if (blocks.every(({ value }) => !concernsQuestions(value))) return []
    const asked = blocks.filter(({ value }) => isQuestion(value))
    const known = knownOf([...asked.map(({ value }) => value), ...inDecks])
    return blocks.flatMap(({ value, at }) => [
      ...(isQuestion(value) ? inQuestion(value, at, known) : []),
      ...read(value, at, known),
    ])
  })
}

/** Every object of a scenario with its place; filters have no type. */
const placedBlocks = (scenario: Placed<object>): Placed<Block>[] =>
  everyPart(scenario).flatMap(({ value, at }) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? [{ value: value as Block, at }]
      : [],
  )

const concernsQuestions = (block: Block): boolean => isQuestion(block) || questionsRead(block).length > 0

/** The questions whose answers a block reads, by key. */
function questionsRead(block: Block): [key: string, id: string][] {
  const isReader = typeof block.type === 'string' && READERS.includes(block.type)
  return [
    ...(isReader && typeof block.of === 'string' ? [['of', block.of] as [string, string]] : []),
    ...(typeof block.answered === 'string' ? [['answered', block.answered] as [string, string]] : []),
  ]
}
const READERS: readonly string[] = ['answer', 'answered', 'for-answer', 'reveal-answer']

function knownOf(asked: readonly Block[]): Known {
  const known = new Map<string, { type: string; answers: readonly string[] | undefined }>()
  for (const block of asked) {
    const id = String(block.id)
    const before = known.get(id)
    const fixed = [...(before?.answers ?? []), ...(answersOf(block) ?? [])]
    known.set(id, { type: before?.type ?? String(block.type), answers: fixed.length > 0 ? fixed : undefined })
  }
  return known
}

function answersOf({ type, choices }: Block): readonly string[] | undefined {
  if (type === 'ask') return idsOf(choices as readonly { readonly id: string }[] | undefined)
  return type === 'propose' ? REPLIES : undefined
}

function read(block: Block, at: At, known: Known): Finding[] {
  const { is } = block
  const unknown = questionsRead(block).flatMap(([key, name]) =>
    known.has(name)
      ? []
      : [
          finding(
            'E-UNKNOWN-QUESTION',
            within(at, key),
            'question-unknown',
            { name },
            { found: name, expected: listNames([...known.keys()]) },
          ),
        ],
  )
  const name = String(block.of)
  const answers = known.get(name)?.answers
  if (block.type !== 'answered' || !Array.isArray(is) || !answers) return unknown
  return is.flatMap((answer, index) =>
    answers.includes(answer)
      ? []
      : [
          finding(
            'E-UNKNOWN-ANSWER',
            within(at, 'is', index),
            'answer-unknown',
            { name, answer: String(answer) },
            { found: String(answer), expected: listNames(answers) },
          ),
        ],
  )
}

function inQuestion(block: Block, at: At, known: Known): Finding[] {
  const name = String(block.id)
  const isTwice = known.get(name)?.type !== block.type
  return [
    ...(isTwice ? [finding('E-QUESTION-TWICE', within(at, 'id'), 'question-twice', { name })] : []),
    ...(block.secret === true && hasEffects(block)
      ? [finding('E-SECRET-WITH-EFFECTS', within(at, 'secret'), 'secret-with-effects', { name })]
      : []),
    ...numbersIn(name, block, at),
    ...(block.type === 'propose' && isBlock(block.amount)
      ? numbersIn(name, { from: 0, ...block.amount }, within(at, 'amount'))
      : []),
  ]
}

const isBlock = (value: unknown): value is Block => typeof value === 'object' && value !== null

const hasEffects = (block: Block): boolean =>
  block.do !== undefined ||
  (Array.isArray(block.choices) && block.choices.some((choice) => isBlock(choice) && choice.do !== undefined))

/** Bounds that are plain numbers. */
function numbersIn(
  name: string,
  { type, from = type === 'bid' ? 1 : 0, to, step }: Block,
  at: At,
): Finding[] {
  if (typeof from !== 'number' || typeof to !== 'number') return []
  if (from > to) return [finding('E-BOUNDS-CROSSED', within(at, 'to'), 'bounds-crossed', { name })]
  const count = Math.floor((to - from) / Math.max(1, Number(step ?? 1))) + 1
  if (count <= MOST_NUMBERS) return []
  return [finding('E-MANY-NUMBERS', within(at, 'to'), 'many-numbers', { name, most: MOST_NUMBERS })]
}
