/**
 * The smallest rules with secrets and deals. Three traders draw cards from a pile, and keep them and their coins hidden. They play
 * a card openly, bet a coin on a die and make deals. After every round all choose a side at once, in secret.
 */
import { squareGrid } from '../../../engine/geometry/square'
import { DEAL_FORMS } from '../../../engine/kernel/deals/choices'
import { type DealState, freshOffers, newDeals } from '../../../engine/kernel/deals/deals'
import { addDeals, dealAnswers } from '../../../engine/kernel/deals/decisions'
import { refuseDeal } from '../../../engine/kernel/deals/refusals'
import { dealStep, lapse } from '../../../engine/kernel/deals/step'
import { CARD, numberFrom } from '../../../engine/kernel/forms'
import { nextBelow, seedRandom } from '../../../engine/kernel/random'
import { rulesets } from '../../../engine/rulesets'
import type {
  Choice,
  Decision,
  GameDef,
  GameEvent,
  GameState,
  Message,
  Ruleset,
  Seat,
  Turn,
} from '../../../engine/types'
import { bazaarPort, CARDS, label, PLACES, SEATS } from './bazaar-goods'
import { tableOf } from './bazaar-table'
import { otherWorld, redact } from './bazaar-view'

export type BazaarRules = { readonly turns: number; readonly perTurn: number }
export type BazaarState = GameState &
  DealState & {
    /** Turns played. Every fourth is for marks. */
    turns: number
    /** The place of each card. */
    place: readonly number[]
    pile: readonly number[]
    /** The public number of cards in the pile and in each hand. */
    left: number
    held: readonly number[]
    /** Coins by seat, hidden from others. */
    fund: readonly number[]
    /** The secretly chosen side by seat: -1 for none, HIDDEN in the view of others. */
    mark: readonly number[]
  }
type BazaarTurn = Turn<BazaarState, BazaarRules>

const FORMS = {
  ...DEAL_FORMS,
  play: { card: CARD },
  mark: { side: numberFrom(0) },
  bet: {},
  draw: {},
  pass: {},
}

const isMarking = ({ turns }: BazaarState) => turns % 4 === 3
const isOver = ({ rules }: GameDef<BazaarRules>, { turns }: BazaarState) => turns >= rules.turns
const asked = ({ turns }: BazaarState) => (turns - Math.floor(turns / 4)) % SEATS.length

const choice = (action: Choice['action'], group: string = action.type): Choice => ({
  action,
  at:
    typeof action.card === 'string' ? { kind: 'card', card: action.card } : { kind: 'button', button: group },
  label: label(action.type),
  group,
})

function questions(def: GameDef<BazaarRules>, state: BazaarState): Decision[] {
  if (isMarking(state))
    return SEATS.flatMap((seat, index) => {
      if (state.mark[index] >= 0) return []
      const choices = [0, 1].map((side) => choice({ type: 'mark', side }))
      return [{ seat, phase: 'mark', prompt: label('mark'), choices }]
    })
  const seat = asked(state)
  const own = CARDS.flatMap((card, index) =>
    state.place[index] === PLACES.hand + seat ? [choice({ type: 'play', card })] : [],
  )
  const bets = state.fund[seat] > 0 ? [choice({ type: 'bet' })] : []
  const draws = state.left > 0 ? [choice({ type: 'draw' })] : []
  const choices = [...draws, ...own, ...bets, choice({ type: 'pass' })]
  const prompt: Message = { key: 'bazaar.trade', values: { left: state.left } }
  return [{ seat: def.seats[seat], phase: 'trade', prompt, choices }]
}

function carry(turn: BazaarTurn, seat: number, { type, card, side }: Choice['action']): void {
  const { state } = turn
  const tell = (event: string, values: Message['values'], more: Partial<GameEvent> = {}) =>
    turn.emit({ type: event, message: { key: `bazaar.${event}`, values }, seat: SEATS[seat], ...more })
  if (type === 'draw') {
    const [drawn] = turn.list('pile').splice(0, 1)
    turn.list('place')[drawn] = PLACES.hand + seat
    turn.list('held')[seat] += 1
    state.left -= 1
    const others = { type: 'drew', message: label('drew'), seat: SEATS[seat] }
    tell('drew', { card: CARDS[drawn] }, { only: [SEATS[seat]], others, reveals: true })
  } else if (type === 'play') {
    turn.list('place')[CARDS.indexOf(card as string)] = PLACES.table
    turn.list('held')[seat] -= 1
    tell('played', { card: card as string }, { reveals: true })
  } else if (type === 'bet') {
    const won = turn.roll(2) === 2
    turn.list('fund')[seat] += won ? 1 : -1
    tell('bet', { won: String(won) })
  } else if (type === 'mark') {
    turn.list('mark')[seat] = side as number
    const others = { type: 'marked', message: label('marked'), seat: SEATS[seat] }
    tell('marked', { side: side as number }, { only: [SEATS[seat]], others })
    if (state.mark.some((one) => one < 0)) return
    tell('marks', { marks: state.mark.join(' ') }, { reveals: true })
    for (let i = 0; i < SEATS.length; i++) {
      turn.list('fund')[i] += state.mark[i]
      turn.list('mark')[i] = -1
    }
  }
  state.turns += 1
  freshOffers(turn)
}

export const bazaar: Ruleset<BazaarState, BazaarRules> = {
  id: 'bazaar',
  version: 1,
  words: { phases: { mark: [], trade: [] } },
  forms: FORMS,
  compile: () => ({ ok: true, value: { turns: 24, perTurn: 2 } }),
  setup(_def, seed) {
    const rng = seedRandom(seed)
    const pile = CARDS.map((_, index) => index)
    for (let i = pile.length - 1; i > 0; i--) {
      const j = nextBelow(rng, i + 1)
      ;[pile[i], pile[j]] = [pile[j], pile[i]]
    }
    const place: number[] = new Array(CARDS.length).fill(PLACES.pile)
    for (let seat = 0; seat < SEATS.length; seat++)
      for (const card of pile.splice(0, 2)) place[card] = PLACES.hand + seat
    return {
      ...{ phase: 'trade', step: 0, rng, turns: 0, place, pile, left: pile.length },
      ...{ held: SEATS.map(() => 2), fund: SEATS.map(() => 2), mark: SEATS.map(() => -1) },
      ...newDeals(SEATS.length),
    }
  },
  position: (def, _given, dice) => ({ ...bazaar.setup(def, 1), dice }),
  decisions(def, state) {
    if (isOver(def, state)) return []
    const found = [...dealAnswers(bazaarPort, def, state), ...questions(def, state)]
    addDeals(bazaarPort, def, state, found)
    return found
  },
  refuse: (def, state, seat, action) =>
    refuseDeal(bazaarPort, def, state, seat, action) ?? {
      rule: 'K-CHOICE',
      message: { key: 'bazaar.choice' },
    },
  step(turn, seat, action) {
    const index = SEATS.indexOf(seat)
    if (!dealStep(bazaarPort, turn, index, action)) carry(turn, index, action)
    lapse(bazaarPort, turn)
  },
  view: (_def, state, viewer) => redact(state, viewer),
  outcome(def, state) {
    if (!isOver(def, state)) return undefined
    const points = SEATS.map((_, seat) => state.held[seat] + state.fund[seat])
    const most = Math.max(...points)
    return { winner: SEATS[points.indexOf(most)], score: most, reason: label('over'), sheet: [] }
  },
  table: (def, state) => tableOf(def, state),
  inspect: (_def, state) => ({
    title: label('pile'),
    sums: [{ id: 'left', label: label('left'), total: state.left, lines: [] }],
    cells: [],
    lines: [],
  }),
  determinize: ({ rules }, state, viewer, rng) => otherWorld(rules, state, viewer, rng),
  differences: () => [],
}

export function bazaarDef(): GameDef<BazaarRules> {
  rulesets.set('bazaar', bazaar as unknown as Ruleset)
  const grid = squareGrid({ columns: 1, rows: 1 })
  const map = {
    ...{ id: 'square', grid, terrain: ['square'], up: new Int8Array(1).fill(-1) },
    ...{ edges: [], places: [], sites: [], regions: [] },
  }
  return {
    pack: { id: 'bazaar', version: '1.0.0', digest: 'none' },
    ...{ ruleset: 'bazaar', scenario: 'bazaar', seats: SEATS },
    sideOf: Object.fromEntries(SEATS.map((seat: Seat) => [seat, seat])),
    forms: FORMS,
    ...{ grid, map, rules: { turns: 24, perTurn: 2 } },
  }
}
