/** The part of the language for scenarios with options, decided by a player or by chance, once or repeatedly. */
import type { Condition, Effect } from '../../../schemas/generated/content'
import { fact } from '../../kernel/facts'
import { nextBelow } from '../../kernel/random'
import type { Blocks, Typed, Words } from '../context'
import { carryOut, listsOf, moment, revealedIn, writing } from '../interpreter'
import {
  type BlockRules,
  type BlockState,
  type BlockTurn,
  type DoEffect,
  NO_SUBJECT,
  type Test,
  type Veil,
} from '../port'
import { choiceName, compileOptions, type GameOption, UNKNOWN, UNMADE } from './options'

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>

/** For games whose own rules ask for the options before the set-up. */
export const OPTION_WORDS: Words = {
  conditions: { option: optionTest },
  effects: { reveal: revealEffect, choose: chooseEffect },
  options: { of: compileOptions, veil },
}

/** For games in which options are ordinary questions: see `openOptions`. */
export const ASKED_OPTION_WORDS: Words = {
  ...OPTION_WORDS,
  options: { of: compileOptions, veil, opening: openingOf },
}

function optionTest({ options }: Blocks, raw: Extract<Condition, { type: 'option' }>): Test {
  const index = options.findIndex(({ id }) => id === raw.option)
  const meant = (options[index]?.choices ?? []).map((choice) => raw.is.includes(choice))
  return (_, { chosen }) => meant[chosen?.[index] ?? UNMADE] === true
}

function revealEffect({ options }: Blocks, { option }: Of<'reveal'>): DoEffect {
  const index = options.findIndex(({ id }) => id === option)
  return (turn) => reveal(turn, index)
}

/** Makes the choice public, irrevocably. */
function reveal(turn: BlockTurn, option: number): void {
  const { state, rules } = turn
  const choice = state.chosen?.[option] ?? UNMADE
  const key = revealedIn(rules.blocks.port)
  if (choice < 0 || listsOf(state)[key]?.includes(option)) return
  writing(turn).list(key).push(option)
  tell(turn, 'revealed', rules.blocks.options[option], choice, { reveals: true })
}

/** Reveals all secret choices at the end of a game. */
export function revealAll(turn: BlockTurn): void {
  for (const [index, { secret }] of turn.rules.blocks.options.entries()) if (secret) reveal(turn, index)
}

/**
 * Makes a choice. The effect can name it, chance draws it if the option is `drawn`, and otherwise its player is asked.
 * An option with a single choice needs no question.
 */
function chooseEffect(blocks: Blocks, { option, to }: Of<'choose'>): DoEffect {
  const index = blocks.options.findIndex(({ id }) => id === option)
  const { choices, drawn } = blocks.options[index] ?? { choices: [], drawn: false }
  const named = to === undefined ? 0 : choices.indexOf(to)
  // An unknown option or choice is skipped; the checks report the name.
  if (named < 0 || choices.length === 0) return () => {}
  if (to !== undefined || choices.length === 1) return (turn) => settle(turn, index, named)
  if (drawn) return (turn) => settle(turn, index, turn.roll(choices.length) - 1)
  const ask = questionOf(blocks, index)
  const all = [...choices.keys()]
  return (_, subject, run) => {
    run.asking = { ask, choices: all, subject }
  }
}

/** The index of the question to the player of an option. */
function questionOf({ made, options }: Blocks, index: number): number {
  const option = options[index]
  const { id, seat, choices, secret } = option
  const answers = choices.map((choice, at) => ({
    id: choice,
    name: choiceName(option, at),
    when: undefined,
    list: made.lists.push([(turn) => settle(turn, index, at)]) - 1,
  }))
  const name = { text: `options.${id}` }
  return made.asks.push({ id, seat, name, choices: answers, ofHand: false, secret, tells: false }) - 1
}

/** A new choice of a secret option is secret again. */
function settle(turn: BlockTurn, index: number, choice: number): void {
  const { state, rules } = turn
  const option = rules.blocks.options[index]
  writing(turn).list('chosen')[index] = choice
  const key = revealedIn(rules.blocks.port)
  const revealed = listsOf(state)[key]
  if (revealed?.includes(index)) writing(turn).state[key] = revealed.filter((one) => one !== index)
  tell(turn, option.drawn ? 'option-drawn' : 'option-chosen', option, choice)
  moment(turn, 'option-chosen', { seat: option.seat })
}

/** The event of a secret choice does not name the choice. */
function tell(
  turn: BlockTurn,
  event: 'revealed' | 'option-chosen' | 'option-drawn',
  option: GameOption,
  choice: number,
  more: object = {},
): void {
  const { rules } = turn
  const { id, seat, secret, choices } = option
  const isKept = secret && event !== 'revealed'
  if (isKept && option.drawn) return
  const side = rules.blocks.port.seatName(rules, seat)
  const values = { side, option: { text: `options.${id}` } }
  const facts = { seat: rules.blocks.seats[seat], option: id }
  if (isKept) turn.emit(fact('blocks', 'option-noted', values, facts))
  else {
    const told = { ...facts, choice: choices[choice], ...more }
    turn.emit(fact('blocks', event, { ...values, choice: choiceName(option, choice) }, told))
  }
}

/** Decides the options before a game begins: chance draws some, and players are asked for the rest. */
export const openOptions = (turn: BlockTurn): void => carryOut(turn, turn.rules.blocks.opening, NO_SUBJECT)

/** A list of effects that decides each open option when a game begins, in the order of the file. */
function openingOf({ options, listOf }: Blocks): number {
  const open = options.filter(({ start }) => start === UNMADE)
  return listOf(
    open.length === 0 ? undefined : open.map(({ id }): Typed => ({ type: 'choose', option: id }) as Typed),
  )
}

/** Hides secret choices of others as UNKNOWN until they are revealed. With `rng`, a made choice becomes a random one. */
function veil<S extends BlockState>(
  rules: BlockRules,
  state: S,
  viewer: Parameters<Veil>[2],
  rng?: number[],
): S {
  const { options, seats, port } = rules.blocks
  const { chosen = [], [revealedIn(port)]: revealed = [] } = listsOf(state)
  const isHidden = ({ secret, seat }: GameOption, index: number) =>
    secret && chosen[index] !== UNMADE && seats[seat] !== viewer && !revealed.includes(index)
  if (!options.some(isHidden)) return state
  const seen = chosen.map((choice, index) => {
    if (!isHidden(options[index], index)) return choice
    return rng ? nextBelow(rng, options[index].choices.length) : UNKNOWN
  })
  return { ...state, chosen: seen }
}
