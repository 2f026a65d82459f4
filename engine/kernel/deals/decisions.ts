/** Decisions about deals: answers to offers, which come first, and optional actions at any time. */
import type { Choice, Decision, GameDef } from '../../types'
import { choiceTables, itemChoices, itemsFor, OF_ITEM } from './choices'
import { type Deal, type DealingState, type DealPort, draftOf, hasAll, offerBetween, offersTo } from './deals'
import { GROUP } from './group'
import { dealValues } from './words'

/** Answers to offers, which come before the decisions of a ruleset. */
export function dealAnswers<S extends DealingState, R>(
  port: DealPort<S, R>,
  def: GameDef<R>,
  state: S,
): Decision[] {
  const found: Decision[] = []
  if (state.deals.length === 0) return found
  for (let seat = 0; seat < def.seats.length; seat++) {
    const offers = offersTo(state, seat)
    if (offers.length > 0) found.push(answer(port, def, state, seat, offers))
  }
  return found
}

/** Adds the optional actions for deals after the decisions of a ruleset. */
export function addDeals<S extends DealingState, R>(
  port: DealPort<S, R>,
  def: GameDef<R>,
  state: S,
  found: Decision[],
): void {
  for (let seat = 0; seat < def.seats.length; seat++) {
    if (!port.mayDeal(def.rules, state, seat)) continue
    const draft = draftOf(state, seat)
    const choices = draft ? drafting(port, def, state, draft) : openings(port, def, state, seat)
    for (const { from, to, offered } of state.deals)
      if (offered === 1 && from === seat) choices.push(choiceTables(port, def).toSeat.withdraw[to])
    if (choices.length === 0) continue
    const prompt = draft ? { key: 'kernel.deal.prompt.draft', values: dealValues(port, def, draft) } : TO_OPEN
    found.push({ seat: def.seats[seat], phase: GROUP, prompt, choices, optional: true })
  }
}
const TO_OPEN = { key: 'kernel.deal.prompt.open' }

function answer<S extends DealingState, R>(
  port: DealPort<S, R>,
  def: GameDef<R>,
  state: S,
  seat: number,
  offers: readonly Deal[],
): Decision {
  const { accept, refuse, counter } = choiceTables(port, def).toSeat
  const owned = port.owned(def.rules, state, seat)
  const choices = offers.flatMap(({ from, wants }) => [
    ...(hasAll(owned, wants) ? [accept[from]] : []),
    refuse[from],
    ...(mayOpen(port, def.rules, state, seat) && !offerBetween(state, seat, from) ? [counter[from]] : []),
  ])
  const [first] = offers
  const prompt =
    offers.length === 1
      ? { key: 'kernel.deal.prompt.answer', values: dealValues(port, def, first) }
      : { key: 'kernel.deal.prompt.answers', values: { count: offers.length } }
  return { seat: def.seats[seat], phase: GROUP, prompt, choices }
}

/** Whether a seat may begin another offer. */
export const mayOpen = <S extends DealingState, R>(
  port: DealPort<S, R>,
  rules: R,
  state: S,
  seat: number,
): boolean => !draftOf(state, seat) && state.offers[seat] < port.perTurn(rules)

/** The players that a seat can make an offer to. */
function openings<S extends DealingState, R>(
  port: DealPort<S, R>,
  def: GameDef<R>,
  state: S,
  seat: number,
): Choice[] {
  if (!mayOpen(port, def.rules, state, seat)) return []
  const { deal } = choiceTables(port, def).toSeat
  const found: Choice[] = []
  for (const to of port.partners(def.rules, state, seat))
    if (!offerBetween(state, seat, to)) found.push(deal[to])
  return found
}

function drafting<S extends DealingState, R>(
  port: DealPort<S, R>,
  def: GameDef<R>,
  state: S,
  draft: Deal,
): Choice[] {
  const { gives, wants, words } = draft
  const { ofWords, ofDraft } = choiceTables(port, def)
  const { rules } = def
  return [
    ...(gives.length + wants.length > 0 ? [ofDraft.offer] : []),
    ...OF_ITEM.flatMap((verb) => itemChoices(port, def, verb, itemsFor(port, rules, state, draft, verb))),
    ...ofWords.promise.filter((_, index) => !words.includes(index)),
    ...ofWords.hush.filter((_, index) => words.includes(index)),
    ofDraft.drop,
  ]
}
