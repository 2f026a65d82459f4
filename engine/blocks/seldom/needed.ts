/** Which packs need the seldom words of the language. */
import type { RawPack } from '../../types'

/** Types of effects, and of other blocks, that need the seldom words. Words for cards need a deck of the scenario. */
export const SELDOM_EFFECTS: ReadonlySet<unknown> = new Set([
  'terrain',
  'edge',
  'change',
  'status',
  'exit',
  'feature',
  'control',
  'later',
  ...['ask-unit', 'ask-cell', 'ask-card', 'ask-seat', 'ask-number', 'propose', 'bid'],
  ...['for-answer', 'reveal-answer', 'move-card'],
  'turns',
  'hide',
  'spot',
])
export const SELDOM_PARTS: ReadonlySet<unknown> = new Set([
  ...['feature', 'control', 'figure', 'rest', 'happened', 'since', 'last-turn'],
  ...['answer', 'answered'],
])
/** Types of zones by their shape. */
export const SELDOM_ZONES: ReadonlySet<unknown> = new Set([
  'everywhere',
  'rectangle',
  'disc',
  'line',
  'border',
  'site',
])

/** Whether a scenario or a card of a pack says a seldom word. */
export const needsSeldom = ({ scenarios, decks }: Pick<RawPack, 'scenarios' | 'decks'>): boolean =>
  Object.values(scenarios).some(hasParts) || says(scenarios) || says(decks)

/** Hidden units or decks of a scenario. Other games list names of decks there. */
function hasParts(scenario: object): boolean {
  const { decks, hidden } = scenario as { readonly decks?: unknown; readonly hidden?: unknown }
  if (hidden !== undefined) return true
  return Array.isArray(decks) && decks.some((deck) => typeof deck === 'object')
}

function says(written: unknown, words = SELDOM_PARTS): boolean {
  if (typeof written !== 'object' || written === null) return false
  const { type } = written as { readonly type?: unknown }
  if (words.has(type) || SELDOM_ZONES.has(type) || 'answered' in written) return true
  if ('each' in written && 'at' in written) return true
  const isList = Array.isArray(written)
  return Object.entries(written).some(([key, part]) =>
    says(part, isList ? words : LISTS.includes(key) ? SELDOM_EFFECTS : SELDOM_PARTS),
  )
}

/** Keys of lists of effects. */
const LISTS = ['do', 'else', 'otherwise', 'accept', 'refuse']
