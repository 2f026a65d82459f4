/** The choices of deals, each made once a game. */
import type { Action, Choice, GameDef, Message, Target } from '../../types'
import { NAME, SEAT } from '../forms'
import { type Deal, type DealingState, type DealPort, without } from './deals'
import { GROUP } from './group'
import { seatValue } from './words'

/** Actions on a deal with one other player. */
export const TO_SEAT = ['deal', 'accept', 'refuse', 'counter', 'withdraw'] as const
/** Actions on one item of a draft. */
export const OF_ITEM = ['give', 'keep', 'want', 'spare'] as const
export const OF_WORDS = ['promise', 'hush'] as const
export const OF_DRAFT = ['offer', 'drop'] as const

/** The forms of the actions of deals, for every ruleset that has them. */
export const DEAL_FORMS = {
  ...each(TO_SEAT, () => ({ with: SEAT })),
  ...each(OF_ITEM, () => ({ item: NAME })),
  ...each(OF_WORDS, () => ({ words: NAME })),
  ...each(OF_DRAFT, () => ({})),
}

/** Whether an action can belong to deals. Rulesets use some of the types for other things too. */
export const isOfDeals = ({ type }: Action): boolean => Object.hasOwn(DEAL_FORMS, type)

type Tables = {
  /** By verb, then seat or promise. */
  readonly toSeat: Readonly<Record<(typeof TO_SEAT)[number], readonly Choice[]>>
  readonly ofWords: Readonly<Record<(typeof OF_WORDS)[number], readonly Choice[]>>
  readonly ofDraft: Readonly<Record<(typeof OF_DRAFT)[number], Choice>>
  /** By verb and item, created on first use. */
  readonly ofItem: Readonly<Record<(typeof OF_ITEM)[number], Map<number, Choice>>>
}

const made = new WeakMap<object, Tables>()

export function choiceTables<S extends DealingState, R>(port: DealPort<S, R>, def: GameDef<R>): Tables {
  let tables = made.get(def)
  if (!tables) {
    tables = makeTables(port, def)
    made.set(def, tables)
  }
  return tables
}

function makeTables<S extends DealingState, R>(port: DealPort<S, R>, def: GameDef<R>): Tables {
  const toSeat = (verb: string) =>
    def.seats.map((seat, index) =>
      choice({ type: verb, with: seat }, { kind: 'seat', seat }, { seat: seatValue(def, index) }),
    )
  const ofWords = (verb: string) =>
    port.words(def.rules).map((words) => {
      const at: Target = { kind: 'button', button: `${verb}-${words}` }
      return choice({ type: verb, words }, at, { words: { text: `promises.${words}` } })
    })
  const ofDraft = (verb: string) => choice({ type: verb }, { kind: 'button', button: verb })
  return {
    toSeat: each(TO_SEAT, toSeat),
    ofWords: each(OF_WORDS, ofWords),
    ofDraft: each(OF_DRAFT, ofDraft),
    ofItem: each(OF_ITEM, () => new Map<number, Choice>()),
  }
}

/** Items that a verb can add to a draft or remove from it. */
export function itemsFor<S extends DealingState, R>(
  port: DealPort<S, R>,
  rules: R,
  state: S,
  { from, to, gives, wants }: Deal,
  verb: (typeof OF_ITEM)[number],
): readonly number[] {
  switch (verb) {
    case 'give':
      return without(port.owned(rules, state, from), gives)
    case 'want':
      return without(port.wantable(rules, state, from, to), wants)
    case 'keep':
      return gives
    case 'spare':
      return wants
  }
}

/** A choice for each different item. */
export function itemChoices<S extends DealingState, R>(
  port: DealPort<S, R>,
  def: GameDef<R>,
  verb: (typeof OF_ITEM)[number],
  items: readonly number[],
): Choice[] {
  const known = choiceTables(port, def).ofItem[verb]
  return [...new Set(items)].map((item) => {
    const before = known.get(item)
    if (before) return before
    const action = { type: verb, item: port.itemName(def.rules, item) }
    const label = { item: { message: port.label(def.rules, item) } }
    const fresh = choice(action, port.target(def.rules, item), label)
    known.set(item, fresh)
    return fresh
  })
}

const choice = (action: Action, at: Target, values?: Message['values']): Choice => ({
  action,
  at,
  label: { key: `kernel.deal.choice.${action.type}`, values },
  group: GROUP,
})

function each<K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>
}
